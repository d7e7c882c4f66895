"""Rolling dice: chance's part, and handing the result to whoever asked for it."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.facts import Position, Step
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.steps import ROLL


def roll(n: int) -> tuple[Step, ...]:
    """Roll so many dice; what they show is added to the values of the step that comes next."""
    return (Step(ROLL, number=n),) if n else ()


@lru_cache(maxsize=64)
def _rolls(faces: tuple[int, ...], n: int) -> tuple[Move, ...]:
    return tuple(Move(moves.ROLL, tuple(map(str, dice))) for dice in combinations_with_replacement(faces, n))


def possible_rolls(at: Position, step: Step) -> tuple[Move, ...]:
    """Every outcome, the dice in rising order."""
    return _rolls(tuple(sorted(set(at.box.die))), step.number)


def sample_roll(at: Position, step: Step, rng: Random) -> Move:
    return Move(moves.ROLL, tuple(map(str, sorted(rng.choices(at.box.die, k=step.number)))))


def rolled(at: Position, step: Step, move: Move) -> None:
    dice = tuple(map(int, move.args))
    at.note("rolled", *dice)
    below = at.agenda[-1]
    at.agenda = (*at.agenda[:-1], below._replace(values=(*below.values, *step.values, *dice)))
