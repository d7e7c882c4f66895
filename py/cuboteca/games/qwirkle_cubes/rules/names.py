"""What cubes and places are called, as far as errors in positions and the entering of cubes say it.

The rest is in `text/names.py`, which neither rules nor selections may know.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import Cell

COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPE_NAMES: Final = ("circle", "square", "diamond", "clover", "four-point star", "eight-point star")

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")

LINE_NAMES: Final = ("row", "column")
"""By axis."""


def cubes_text(count: int) -> str:
    """As in "one cube", "three cubes"."""
    return f"{NUMBERS[count]} cube{'' if count == 1 else 's'}"


def place_name(cell: Cell) -> str:
    """As in "the middle", where the first line began (Z-30), or "3 left, 8 up" of it."""
    x, y = cell
    across = f"{abs(x)} {'right' if x > 0 else 'left'}" if x else ""
    along = f"{abs(y)} {'up' if y > 0 else 'down'}" if y else ""
    return ", ".join(filter(None, (across, along))) or "the middle"


def at_place(cell: Cell) -> str:
    """The same in a sentence: "in the middle", "3 left, 8 up of the middle"."""
    return f"{place_name(cell)} of the middle" if any(cell) else "in the middle"
