"""The measures of cubes and table, and the one projection that everything stands in.

A cell is a square of the table, seen from above; height goes up and to the left, so that the south and the east side
of a cube show. The middle of a cell is where half the height of its cube is seen: what is drawn flat into an empty
cell then lies clear of the cubes around it.
"""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point
from cuboteca.games.qwirkle_cubes.rules.cubes import HAND
from cuboteca.games.qwirkle_cubes.rules.grid import Cell

CELL: Final = 60
HALF: Final = 27
"""Half an edge of a cube."""
RISE: Final[Point] = (-3.6, -5.8)
"""From half the height of a cube to its top; to its foot it is as far the other way."""
PLATE: Final = 0.84
"""The flat of the top within its bevel."""

RACK_WIDTH: Final = 358
RACK_HEIGHT: Final = 82
SLOT_STEP: Final = 56
SLOT_SCALE: Final = 0.84


def spot(cell: Cell) -> tuple[int, int]:
    """Return the middle of a cell, in units; y points down."""
    return CELL * cell[0], -CELL * cell[1]


def slot_at(index: int) -> Point:
    """Return where the middle of a cube stands on the rack."""
    return RACK_WIDTH / 2 + SLOT_STEP * (index - (HAND - 1) / 2), 39.5
