"""The secret goals: patterns of four numbers, how they are written, and every one that may be chosen."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

from cuboteca.play.sealing import seal_number, unseal_number

SQUARE: Final = "2x2"
LINE: Final = "4x1"
ROW: Final = "4x1h"
COLUMN: Final = "4x1v"
"""What a goal looks like. With True North a line is a row, west to east, or a column, north to south (Q-39)."""

SHAPES: Final = (SQUARE, LINE, ROW, COLUMN)
NUMBERS: Final = (2, 3, 4, 5)
"""What a goal is made of (Q-5)."""


class Goal(NamedTuple):
    """A pattern. `numbers` holds the upper row and then the lower one, or the line as it is read."""

    shape: str
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        if self == HIDDEN:
            return "?"
        text = "".join(map(str, self.numbers))
        return f"{self.shape}:{text[:2]}/{text[2:]}" if self.shape == SQUARE else f"{self.shape}:{text}"


HIDDEN: Final = Goal("?", ())
"""Stands for a goal that the viewer may not know."""


def seal(goal: Goal, rng: Random) -> str:
    """Return a goal sealed, for a record that others may read."""
    number = SHAPES.index(goal.shape)
    for pips in goal.numbers:
        number = 4 * number + NUMBERS.index(pips)
    return seal_number(number, rng)


def unseal(text: str) -> Goal | None:
    """Return the goal that was sealed; None if none was, or it is damaged."""
    number = unseal_number(text)
    if number is None or number >= len(SHAPES) * 4**4:
        return None
    numbers = [NUMBERS[number // 4**place % 4] for place in (3, 2, 1, 0)]
    return Goal(SHAPES[number // 4**4], tuple(numbers))


def rotated(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """A 2x2 turned clockwise by a quarter."""
    north_west, north_east, south_west, south_east = numbers
    return (south_west, north_west, south_east, north_east)


def mirrored(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """A 2x2 with west and east exchanged."""
    north_west, north_east, south_west, south_east = numbers
    return (north_east, north_west, south_east, south_west)


@cache
def every_goal(shapes: tuple[str, ...], permutation: bool, /) -> tuple[Goal, ...]:
    """Each goal of some shapes, in rising order of its numbers."""
    chosen = product(NUMBERS, repeat=4)
    return tuple(
        Goal(shape, numbers) for numbers in chosen if not permutation or len(set(numbers)) == 4 for shape in shapes
    )
