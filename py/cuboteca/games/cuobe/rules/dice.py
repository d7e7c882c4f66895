"""The dice of a turn, counted (C-13), changed (C-14) and rolled."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.position import DICE_NOT_COUNTED, MOST_DICE, TURN_ON, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import ROLL


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


def count_dice(at: StateBuilder, step: Step) -> None:
    """Count three, one more without a wound, one more without panic, and what cards add or take (C-13)."""
    if at.over != TURN_ON:
        at.dice = 0
        return
    player = at.players[at.active]
    dice = BASIC_DICE + (player.wounds == 0) + (player.panic == 0) + at.change
    dice += sum(n for n, _ in at.passive(at.active, "turnDice"))
    at.dice = cap_dice(at, dice)
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
