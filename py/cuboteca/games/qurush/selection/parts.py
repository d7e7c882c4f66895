"""The named things on the board: `cell:1,2` is b3, counted from 0 in the south-west."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.qurush.rules.cells import SIZES, column_of, row_of, square_at

_CELL: Final = re.compile(r"cell:([0-6]),([0-6])")


def at_of(square: int) -> tuple[int, int]:
    """A square as the drawings count it: its column and its row."""
    return column_of(square), row_of(square)


def cell_part(square: int) -> str:
    """A square as a part: `cell:0,0` is a1."""
    x, y = at_of(square)
    return f"cell:{x},{y}"


def square_of(part: str, size: int = SIZES[-1]) -> int | None:
    """The square of a part on a board of some size; None if it is none."""
    found = _CELL.fullmatch(part)
    if not found or int(found[1]) >= size or int(found[2]) >= size:
        return None
    return square_at(int(found[1]), int(found[2]))
