"""The course of a game and of a turn: who begins, the order of events, the dice (C-13, C-14), the end of both."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import PLAYERS, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.players import ALL_GONE, OUT_OF_TIME, frighten
from cuboteca.games.cuobe.rules.position import (
    DICE_NOT_COUNTED,
    ESCAPED,
    MOST_DICE,
    TURN_CUT,
    TURN_ON,
    Position,
    StateBuilder,
    Step,
)
from cuboteca.games.cuobe.rules.steps import (
    ACT,
    BEGIN,
    CLOWN_SWAPS,
    COMPANY,
    COUNT_DICE,
    DRAW_GREEN,
    DREAD,
    DUSK,
    FAREWELLS,
    PARTING,
    RELOCK,
    ROLL,
    RUN,
    SPIDER_COMES,
    SURPLUS,
    TENTACLES_COME,
)

# Before the first turn.


def possible_first(at: Position, step: Step) -> list[Move]:
    return [Move(moves.FIRST, (PLAYERS[seat],)) for seat in range(at.seats)]


def sample_first(at: Position, step: Step, rng: Random) -> Move:
    return rng.choice(possible_first(at, step))


def set_first(at: StateBuilder, step: Step, move: Move) -> None:
    at.active = SEAT_OF[move.args[0]]


def possible_talents(at: Position, step: Step) -> list[Move]:
    """List the talents that a player may be dealt at the start (C-6)."""
    return [Move(moves.DEAL, (card,)) for card in at.blue.unseen("talent")]


def sample_talent(at: Position, step: Step, rng: Random) -> Move:
    return rng.choice(possible_talents(at, step))


def deal_talent(at: StateBuilder, step: Step, move: Move) -> None:
    card = move.args[0]
    at.blue = at.blue.without_dealt(card)
    player = at.players[step.seat]
    at.set_player(step.seat, player._replace(talents=(*player.talents, card)))
    at.note("held", step.seat, card)


# A turn.


def begin_turn(at: StateBuilder, step: Step) -> None:
    """Wake the player up; then come spawn actions, the green card, the dice, and actions (C-11, C-12)."""
    at.turn += 1
    at.dice = DICE_NOT_COUNTED
    at.change = 0
    at.over = TURN_ON
    player = at.players[at.active]
    at.note("turn", at.active)
    if player.asleep:
        at.set_player(at.active, player._replace(asleep=False))
        at.note("woke", at.active)
    order = (CLOWN_SWAPS, TENTACLES_COME, SPIDER_COMES, DRAW_GREEN, COUNT_DICE, ACT)
    at.push(*(Step(what) for what in order))


def end_turn(at: StateBuilder) -> None:
    """Queue what follows a player's actions, in this order (C-17); after death or leaving only its end (C-114)."""
    at.dice = 0
    own = () if at.over == TURN_CUT else (DREAD, COMPANY)
    rest = (RELOCK,) if at.over == TURN_CUT else (RELOCK, SURPLUS)
    at.push(*(Step(what, at.active) for what in (*own, *rest, FAREWELLS, DUSK)))


def dread(at: StateBuilder, step: Step) -> None:
    """Frighten a player who ends a turn beside a spawn, once (C-94)."""
    player = at.players[step.seat]
    if player.inside and at.haunted(player.place):
        frighten(at, step.seat)


def company(at: StateBuilder, step: Step) -> None:
    """Apply Paranoia: a turn ended beside another living player (C-100)."""
    player = at.players[step.seat]
    if player.inside and len(at.here(player.place)) > 1:
        at.push(*(Step(RUN, step.seat, script) for _, script in at.passive(step.seat, "endTurnWithPlayer")))


# Leaving, and the end.


def farewells(at: StateBuilder, step: Step) -> None:
    """Ask every player awake in the Exit whether to leave, the active player first (C-106)."""
    if at.all_keys:
        seats = at.inside if at.rules.exit_any_time else [step.seat]
        at.push(*(Step(PARTING, seat) for seat in seats))


def ask_others(at: StateBuilder) -> None:
    """Ask everybody else in the Exit at once, when the fifth key is in (C-106)."""
    if at.rules.exit_any_time:
        at.push(*(Step(PARTING, seat) for seat in at.inside if seat != at.active))


def can_leave(at: Position, seat: int) -> bool:
    """Is the player in the Exit, awake, with all keys in? Spawns do not matter."""
    player = at.players[seat]
    return at.all_keys and player.inside and not player.asleep and at.rooms[player.place].card == at.box.exit


def left_behind(at: Position, seat: int) -> list[int]:
    """List who would be left inside by a player who leaves: all but those who are asked at once whether to follow."""
    return [other for other in at.inside if other != seat and not (at.rules.exit_any_time and can_leave(at, other))]


def parting_answers(at: Position, step: Step) -> list[Move]:
    return [Move(moves.EXIT), Move(moves.STAY)] if can_leave(at, step.seat) else []


def answer_parting(at: StateBuilder, step: Step, move: Move) -> None:
    if move.verb == moves.EXIT:
        leave(at, step.seat)


def leave(at: StateBuilder, seat: int) -> None:
    """Let a player out, who has won (C-106). That ends the player's turn, and with nobody inside the game (C-108)."""
    at.set_player(seat, at.players[seat]._replace(status=ESCAPED, place=NOWHERE))
    at.note("escaped", seat)
    if seat == at.active:
        at.over = TURN_CUT
    if not any(player.inside for player in at.players):
        at.ended = ALL_GONE


def dusk(at: StateBuilder, step: Step) -> None:
    """End the game if no green card is left (C-107); else begin the next player's turn (C-10)."""
    if not at.green.size:
        at.ended = OUT_OF_TIME
        at.note("dark")
        return
    order = [(at.active + away) % at.seats for away in range(1, at.seats + 1)]
    at.active = next(seat for seat in order if at.players[seat].inside)
    at.push(Step(BEGIN))


# Dice.


def roll(n: int) -> tuple[Step, ...]:
    """Return the step that rolls so many dice; what they show is added to the values of the step that comes next."""
    return (Step(ROLL, number=n),) if n else ()


@lru_cache(maxsize=64)
def _rolls(faces: tuple[int, ...], n: int) -> tuple[Move, ...]:
    return tuple(Move(moves.ROLL, tuple(map(str, dice))) for dice in combinations_with_replacement(faces, n))


def possible_rolls(at: Position, step: Step) -> tuple[Move, ...]:
    """List every outcome, the dice in rising order."""
    return _rolls(tuple(sorted(set(at.box.die))), step.number)


def sample_roll(at: Position, step: Step, rng: Random) -> Move:
    return Move(moves.ROLL, tuple(map(str, sorted(rng.choices(at.box.die, k=step.number)))))


def apply_roll(at: StateBuilder, step: Step, move: Move) -> None:
    dice = tuple(map(int, move.args))
    at.note("rolled", *dice)
    below = at.agenda[-1]
    at.agenda = (*at.agenda[:-1], below._replace(values=(*below.values, *step.values, *dice)))


BASIC_DICE = 3


def dice_of_turn(at: Position) -> int:
    """Count three, one more without a wound, one more without panic, and what cards add or take (C-13)."""
    if at.over != TURN_ON:
        return 0
    player = at.players[at.active]
    dice = BASIC_DICE + (player.wounds == 0) + (player.panic == 0) + at.change
    return cap_dice(at, dice + sum(n for n, _ in at.passive(at.active, "turnDice")))


def count_dice(at: StateBuilder, step: Step) -> None:
    at.dice = dice_of_turn(at)
    if at.over == TURN_ON:
        at.note("counted", at.active, at.dice)


def change_dice(at: StateBuilder, n: int) -> None:
    if at.dice == DICE_NOT_COUNTED:
        at.change += n
    else:
        at.dice = cap_dice(at, at.dice + n)
    at.note("dice", n)


def cap_dice(at: Position, dice: int) -> int:
    """Keep a number of dice from falling below none (C-13), and from rising above five if so agreed (`dice_cap`)."""
    return max(0, min(dice, at.rules.dice_cap or MOST_DICE))
