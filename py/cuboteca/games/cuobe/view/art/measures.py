"""The measures of the house: slabs of 100 units in a well, seen right from above, the lamp at the upper left."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point

TILE: Final = 100
PITCH: Final = 107
MARGIN: Final = 12
FOOT: Final = 4
"""How thick a slab is seen to be, at its lower edge."""
SIDE: Final = 5
COLUMNS: Final = "abcde"
SPAN: Final = PITCH * (SIDE - 1) + TILE
WIDE: Final = SPAN + 2 * MARGIN
TALL: Final = WIDE + FOOT
VIEW: Final = f"{-MARGIN} {-MARGIN} {WIDE} {TALL}"

SIDES: Final = "NESW"
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""To the right and down."""
ACROSS: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}

PLACES: Final = tuple(f"{column}{row}" for row in range(SIDE, 0, -1) for column in COLUMNS)
"""Row 5 to row 1, each from a to e: as they are read on the map."""


def spot(place: str) -> tuple[int, int]:
    """The upper left corner of a place, `c3`, in units."""
    return PITCH * COLUMNS.index(place[0]), PITCH * (SIDE - int(place[1]))


def middle(place: str) -> Point:
    """Of a place, in units of the picture."""
    x, y = spot(place)
    return x + TILE / 2, y + TILE / 2


def beside(place: str, side: str) -> str | None:
    """The place one step that way, or None beyond the edge."""
    right, down = STEPS[side]
    column, row = COLUMNS.index(place[0]) + right, int(place[1]) - down
    return f"{COLUMNS[column]}{row}" if 0 <= column < SIDE and 1 <= row <= SIDE else None
