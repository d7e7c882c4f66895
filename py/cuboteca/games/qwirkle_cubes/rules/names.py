"""What cubes and places are called in errors of positions, which are English; for players it is in `text/names.py`."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import Cell

COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")

LINE_NAMES: Final = ("row", "column")
"""By axis."""


def cubes_text(count: int) -> str:
    """As in "one cube", "three cubes"."""
    return f"{NUMBERS[count]} cube{'' if count == 1 else 's'}"


def place_name(cell: Cell) -> str:
    """Return what a cell is called: "the start", where the first line began (Z-30), or "3 left, 8 up" from there."""
    x, y = cell
    across = f"{abs(x)} {'right' if x > 0 else 'left'}" if x else ""
    along = f"{abs(y)} {'up' if y > 0 else 'down'}" if y else ""
    return ", ".join(filter(None, (across, along))) or "the start"


def at_place(cell: Cell) -> str:
    """Return it as a sentence says it: "at the start", "3 left, 8 up from the start"."""
    return f"{place_name(cell)} from the start" if any(cell) else "at the start"
