"""The secret goals: patterns of four numbers, how they are written, and every one that may be chosen."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

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
