"""The board, in millimetres: x to the right of Red's player, y from Red towards Blue, z up; the mat lies at z = 0."""

from __future__ import annotations

from functools import cache
from typing import Final

from cuboteca.games.cube_quest.rules.polygon import Polygon, area, clipped, gap

EDGE: Final = 16.0
"""The edge of a cube. Physics counts in edges."""

HALF: Final = EDGE / 2
HALF_WIDTH: Final = 200.0
HALF_LENGTH: Final = 300.0
TABLE: Final = -30.0
"""Where the table lies, under the mat."""

FALLEN: Final = -8.0
"""A cube whose centre is lower is off the board."""

HIGHEST: Final = 400.0
FARTHEST: Final = 2 * EDGE
"""How far beyond the edge of the board the centre of a cube may be that is still on it."""

TOUCH: Final = 0.01
"""Closer than this is touching, in every rule about lines, castles and neighbours."""

STAY: Final = 0.5
"""Resting cubes nearer than this are in contact."""

SAG: Final = 1.0
"""A cube that is put down stays if no corner moves farther, sideways or up and down (CQ-46): so far the contacts of
physics give under eight cubes."""

LAYERS: Final = 8
"""How many cubes may stand on each other at the set-up."""

CASTLES: Final[tuple[Polygon, Polygon]] = (
    ((-45.0, -285.0), (45.0, -285.0), (45.0, -195.0), (-45.0, -195.0)),
    ((-45.0, 195.0), (45.0, 195.0), (45.0, 285.0), (-45.0, 285.0)),
)
"""By colour."""

TOOTH: Final = 8.0
TEETH: Final = ((-180.0, -120.0), (-90.0, -50.0), (-30.0, 40.0), (60.0, 90.0), (120.0, 175.0))
"""With ragged mats: how deep the edge is cut, and where along it cloth is left, on the scale of the width."""


def _rectangle(left: float, bottom: float, right: float, top: float) -> Polygon:
    """Return its corners from the left one at the bottom: physics takes the first and the third."""
    return ((left, bottom), (right, bottom), (right, top), (left, top))


@cache
def pieces(ragged: bool) -> tuple[Polygon, ...]:
    """Return the rectangles that make up the mat; they do not overlap. A tooth on one side has its like across the
    middle."""
    if not ragged:
        return (_rectangle(-HALF_WIDTH, -HALF_LENGTH, HALF_WIDTH, HALF_LENGTH),)
    inner, outer = HALF_WIDTH - TOOTH, HALF_LENGTH - TOOTH
    whole = [_rectangle(-inner, -outer, inner, outer)]
    for low, high in TEETH:
        whole += [_rectangle(low, outer, high, HALF_LENGTH), _rectangle(-high, -HALF_LENGTH, -low, -outer)]
        along = 1.5 * low, 1.5 * high
        whole += [
            _rectangle(inner, along[0], HALF_WIDTH, along[1]),
            _rectangle(-HALF_WIDTH, -along[1], -inner, -along[0]),
        ]
    return tuple(whole)


def is_wholly_on(shape: Polygon, ragged: bool) -> bool:
    """Does a shape lie on the mat, with nothing over its outer edge?"""
    covered = sum(area(clipped(shape, piece)) for piece in pieces(ragged))
    return covered > area(shape) - TOUCH * EDGE


def is_in_castle(shape: Polygon, colour: int, inside: bool) -> bool:
    """CQ-5: does a shape overlap or touch the castle of a colour; with `inside`, does it lie within (A-29)?"""
    castle = CASTLES[colour]
    if inside:
        (left, bottom), (right, top) = castle[0], castle[2]
        return all(left - TOUCH <= x <= right + TOUCH and bottom - TOUCH <= y <= top + TOUCH for x, y in shape)
    return gap(shape, castle) <= TOUCH
