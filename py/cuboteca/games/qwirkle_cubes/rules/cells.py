"""The cells of the endless table. A cell is 256 x + y, so that rising numbers go by x, then by y.

No game of 90 cubes that begins at 0,0 (Z-30) gets further than 99 from there, so two digits are read.
"""

from __future__ import annotations

from typing import Final

EAST: Final = 256
NORTH: Final = 1
STEPS: Final = (EAST, NORTH)
"""Along a row and along a column."""

ROW: Final = 0
COLUMN: Final = 1
AXES: Final = (ROW, COLUMN)

Cell = tuple[int, int]
"""A cell as people name it: x to the east, y to the north."""


def cell_at(x: int, y: int) -> int:
    """The number of the cell at x east and y north."""
    return 256 * x + y


def xy(cell: int) -> Cell:
    """Its place: x east and y north."""
    return cell + 128 >> 8, (cell + 128 & 255) - 128


def cell_text(cell: int) -> str:
    """As in "4,-1"."""
    return f"{cell + 128 >> 8},{(cell + 128 & 255) - 128}"
