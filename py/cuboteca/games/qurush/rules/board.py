"""The squares of the board and what lies beside what.

A square is a number: eight times its row, counted from the south, plus its column, counted from the west. So `b3` is
the same number on a board of any size. Where a number may also be no square, that is OFF.
"""

from __future__ import annotations

from functools import cache
from typing import Final

OFF: Final = -1
STRIDE: Final = 8
COLUMNS: Final = "abcdefg"
AREA: Final = STRIDE * len(COLUMNS)
"""As many numbers as a board of the largest size takes."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = (NORTH, EAST, SOUTH, WEST)
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)
_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Columns and rows of one step, by way."""

SIZES: Final = range(5, 8)


def square_at(column: int, row: int) -> int:
    """Return the square in a column and a row, both from 0."""
    return STRIDE * row + column


def column_of(square: int) -> int:
    """0 in the west."""
    return square % STRIDE


def row_of(square: int) -> int:
    """0 in the south."""
    return square // STRIDE


def square_name(square: int) -> str:
    """As in "b3"."""
    return f"{COLUMNS[square % STRIDE]}{square // STRIDE + 1}"


SQUARES: Final = {square_name(square_at(c, r)): square_at(c, r) for r in range(7) for c in range(7)}
"""Every square that a board may have, by its name."""


class Board:
    """The geometry of one board. Made once for each kind (by `board_of`), so identity is equality."""

    __slots__ = ("corners", "interior", "near", "size", "squares", "step", "wraps")

    def __init__(self, size: int, wraps: bool) -> None:
        self.size = size
        self.wraps = wraps
        rim = (0, size - 1)
        self.squares = tuple(square_at(c, r) for r in range(size) for c in range(size))
        self.interior = tuple(s for s in self.squares if column_of(s) not in rim and row_of(s) not in rim)
        self.corners = (
            square_at(0, 0),
            square_at(0, size - 1),
            square_at(size - 1, size - 1),
            square_at(size - 1, 0),
        )
        """Clockwise from the south-west (Q-42)."""
        self.step = tuple(tuple(self._beyond(square, way) for square in range(AREA)) for way in WAYS)
        """By way and square: the square one step on, or OFF."""
        self.near = tuple(
            tuple((way, self.step[way][square]) for way in WAYS if self.step[way][square] != OFF)
            for square in range(AREA)
        )
        """By square: the ways to its neighbours, and they themselves (Q-9)."""

    def _beyond(self, square: int, way: int) -> int:
        if square not in self.squares:
            return OFF
        column, row = column_of(square) + _STEPS[way][0], row_of(square) + _STEPS[way][1]
        if self.wraps:
            return square_at(column % self.size, row % self.size)
        return square_at(column, row) if column in range(self.size) and row in range(self.size) else OFF

    def way_to(self, square: int, other: int) -> int | None:
        """Return the way from a square to a neighbour; None if they are not adjacent."""
        return next((way for way, beside in self.near[square] if beside == other), None)

    def only_at_corner(self, square: int, other: int) -> bool:
        """Are they one diagonal step apart? Then they have two neighbours in common, else one at most."""
        common = {beside for _, beside in self.near[square]} & {beside for _, beside in self.near[other]}
        return square != other and len(common) == 2

    def __reduce__(self) -> tuple[object, tuple[int, bool]]:
        return board_of, (self.size, self.wraps)


@cache
def board_of(size: int, wraps: bool, /) -> Board:
    return Board(size, wraps)
