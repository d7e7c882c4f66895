"""Effects on players, their dice and their cards: healing, hurting, moving, drawing, dropping, retrieving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.board import jump, swap, ways_out
from cuboteca.games.cuobe.rules.cards import ALL, ANY, ATRIUM, HERE, NEXT, ROOM_OF_PLAYER, SAME, SPAWN, Effect
from cuboteca.games.cuobe.rules.decks import draw_steps, receive_tool
from cuboteca.games.cuobe.rules.moves import PLAYERS, SEAT_OF, YES, Move, choose
from cuboteca.games.cuobe.rules.places import NEXT_TO, NOWHERE, PLACE_NAMES, PLACE_OF, PLACES, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import calm, drop, fall_asleep, frighten, heal, wound
from cuboteca.games.cuobe.rules.position import ALIVE, TURN_ON, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import DROP_CARDS, FETCH, LEAD, RETRIEVE, SWAP_WITH, WALK, WHERE_TO
from cuboteca.games.cuobe.rules.turns import change_dice

Aims = Callable[[Position, Step, Effect], list[str]]
Do = Callable[[StateBuilder, Step, Effect, str], None]


class Operation(NamedTuple):
    """One operation of the vocabulary: its aims, and what it does."""

    aims: Aims
    """What it can be aimed at now, `yes` where there is nothing to choose; nothing if it could change nothing."""
    do: Do
    """Carry it out on one of its aims."""
    only_good: bool = False
    """Does it nothing but good, so that nobody would decline it?"""


# The players that an effect can be aimed at.


def people(at: Position, step: Step, who: str) -> list[int]:
    """List the living whom a word stands for."""
    if who in (ANY, ALL):
        return at.inside
    seat = step.other if who == SAME else step.seat
    if seat < 0 or not at.players[seat].inside:
        return []
    return at.here(at.players[seat].place) if who == HERE else [seat]


def _whom(touched: Callable[[Position, int, Effect], bool]) -> Aims:
    """Return the aims at those for whom the effect would change something; `yes` is all of them at once."""

    def aims(at: Position, step: Step, effect: Effect) -> list[str]:
        seats = [seat for seat in people(at, step, effect.who) if touched(at, seat, effect)]
        if effect.who == ALL:
            return [YES] if seats else []
        return [PLAYERS[seat] for seat in seats]

    return aims


def people_aimed_at(at: Position, effect: Effect, aim: str) -> list[int]:
    """List the players that an aim means."""
    return at.inside if effect.who == ALL else [SEAT_OF[aim]]


def _to_each(do: Callable[[StateBuilder, int, int], None]) -> Do:
    """Return what carries an effect out on every player aimed at, as often as it says."""

    def to_each(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
        for seat in people_aimed_at(at, effect, aim):
            do(at, seat, effect.n)

    return to_each


# Wounds, panic and sleep.


def _hurt(at: Position, seat: int, effect: Effect) -> bool:
    return at.players[seat].wounds > 0


def _afraid(at: Position, seat: int, effect: Effect) -> bool:
    return at.players[seat].panic > 0 and at.players[seat].status == ALIVE


def _anybody(at: Position, seat: int, effect: Effect) -> bool:
    return True


def _awake(at: Position, seat: int, effect: Effect) -> bool:
    return not at.players[seat].asleep


def _sleep(at: StateBuilder, seat: int, n: int) -> None:
    fall_asleep(at, seat)


# Led by somebody: a walk with locks, walls and enter effects, but without dice (C-41).


def _can_walk(at: Position, seat: int, effect: Effect) -> bool:
    return bool(ways_out(at, seat))


def do_lead(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(Step(LEAD, SEAT_OF[aim], number=effect.n))


def lead_ways(at: Position, step: Step) -> list[Move]:
    return [choose(WAY_LETTERS[way]) for way in ways_out(at, step.seat)]


def lead_that_way(at: StateBuilder, step: Step, move: Move) -> None:
    steps = [Step(WALK, step.seat, way=WAY_LETTERS.index(move.args[0]))]
    if step.number > 1:
        steps.append(step._replace(number=step.number - 1))
    at.push(*steps)


# Jumping.


def _targets(at: Position, seat: int, word: str) -> list[str]:
    """List where a jump can lead: places, or players whose room it is."""
    here = at.players[seat].place
    if here == NOWHERE:
        return []
    if word == ROOM_OF_PLAYER:
        return [PLAYERS[other] for other in at.inside if at.players[other].place != here]
    choices: dict[str, Sequence[int]] = {ATRIUM: [at.place_of(at.box.atrium)], NEXT: NEXT_TO[here]}
    places = choices.get(word, PLACES)
    return [PLACE_NAMES[place] for place in places if place != here]


def _can_jump(at: Position, seat: int, effect: Effect) -> bool:
    return bool(_targets(at, seat, effect.room))


def do_jump(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(Step(WHERE_TO, SEAT_OF[aim], effect.room))


def jump_targets(at: Position, step: Step) -> list[Move]:
    return [choose(target) for target in _targets(at, step.seat, step.name)]


def jump_there(at: StateBuilder, step: Step, move: Move) -> None:
    target = move.args[0]
    jump(at, step.seat, PLACE_OF[target] if target in PLACE_OF else at.players[SEAT_OF[target]].place)


# Changing places.


def _partners(at: Position, seat: int) -> list[int]:
    return [other for other in at.inside if at.players[other].place != at.players[seat].place]


def _can_swap(at: Position, seat: int, effect: Effect) -> bool:
    return bool(_partners(at, seat))


def do_swap(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(Step(SWAP_WITH, SEAT_OF[aim]))


def swap_partners(at: Position, step: Step) -> list[Move]:
    return [choose(PLAYERS[other]) for other in _partners(at, step.seat)]


def swap_with(at: StateBuilder, step: Step, move: Move) -> None:
    swap(at, step.seat, SEAT_OF[move.args[0]])


# Dice of this turn (C-13, C-14).


def gain_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if at.over == TURN_ON else []


def lose_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if at.over == TURN_ON and at.dice != 0 else []


def do_gain(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    change_dice(at, effect.n)


def do_lose(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    change_dice(at, -effect.n)


# Drawing.


def draw_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    deck = at.blue if effect.kind == "blue" else at.green
    return [YES] if deck.size and at.players[at.active].inside else []


def do_draw(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(*draw_steps(effect.kind, effect.n))


# Dropping.


def _droppable(at: Position, seat: int, type_: str) -> list[str]:
    """List the tools that can be dropped: tools and keys alike (C-63), or keys alone."""
    return [card for card in at.players[seat].tools if type_ != "key" or at.is_key(card)]


def _has_some(at: Position, seat: int, effect: Effect) -> bool:
    return bool(_droppable(at, seat, effect.kind))


def do_drop(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(*(Step(DROP_CARDS, seat, effect.kind, effect.n) for seat in people_aimed_at(at, effect, aim)))


def droppable(at: Position, step: Step) -> list[Move]:
    return [choose(card) for card in _droppable(at, step.seat, step.name)]


def drop_chosen(at: StateBuilder, step: Step, move: Move) -> None:
    drop(at, step.seat, move.args[0])
    if step.number > 1:
        at.push(step._replace(number=step.number - 1))


# Taking back what was dropped.


def fetch_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return list(at.dropped) if at.players[at.active].inside else []


def do_fetch(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    if effect.n > 1:
        at.push(Step(FETCH, at.active, number=effect.n - 1))
    at.dropped = tuple(card for card in at.dropped if card != aim)
    at.note("fetched", at.active, aim)
    receive_tool(at, aim)


def fetchable(at: Position, step: Step) -> list[Move]:
    return [choose(card) for card in at.dropped]


def fetch_chosen(at: StateBuilder, step: Step, move: Move) -> None:
    do_fetch(at, step, Effect("retrieveTool", n=step.number), move.args[0])


# Spawns that come back (C-83), and weapons.


def return_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if any(at.box.cards[card].type == SPAWN for card in at.passed) else []


def do_return(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(Step(RETRIEVE))


def weapon_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    """Return nothing: a weapon counts inside a fight alone (C-27)."""
    return []


def do_weapon(at: Position, step: Step, effect: Effect, aim: str) -> None:
    raise ValueError("A weapon is used in a fight.")


PEOPLE_OPERATIONS: Final = {
    "heal": Operation(_whom(_hurt), _to_each(heal), only_good=True),
    "calm": Operation(_whom(_afraid), _to_each(calm), only_good=True),
    "panic": Operation(_whom(_anybody), _to_each(frighten)),
    "wound": Operation(_whom(_anybody), _to_each(wound)),
    "sleep": Operation(_whom(_awake), _to_each(_sleep)),
    "movePlayer": Operation(_whom(_can_walk), do_lead),
    "jump": Operation(_whom(_can_jump), do_jump),
    "swap": Operation(_whom(_can_swap), do_swap),
    "gain": Operation(gain_aims, do_gain, only_good=True),
    "lose": Operation(lose_aims, do_lose),
    "draw": Operation(draw_aims, do_draw),
    "drop": Operation(_whom(_has_some), do_drop),
    "retrieveTool": Operation(fetch_aims, do_fetch),
    "retrieveSpawn": Operation(return_aims, do_return),
    "weapon": Operation(weapon_aims, do_weapon),
}
