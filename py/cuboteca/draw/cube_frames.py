"""Where a flat drawing lies on the sides of a cube that stands on a board seen from above.

Height goes up and to the left, so that the south and the east side of a cube show. Each function gives the SVG
`transform` for a drawing of half width 1; `half` is half an edge of the cube, `rise` the way from half its height to
its top, both in units of the board.
"""

from __future__ import annotations

from cuboteca.draw.path import Point, num


def top_frame(half: float, rise: Point) -> str:
    """On the top."""
    return _matrix((half, 0), (0, half), rise)


def south_frame(half: float, rise: Point) -> str:
    """On the side before the viewer."""
    return _matrix((half, 0), (-rise[0], -rise[1]), (0, half))


def east_frame(half: float, rise: Point) -> str:
    """Lay the drawing so that it stands on the board: its up is the cube's up."""
    return _matrix((0, -half), (-rise[0], -rise[1]), (half, 0))


def _matrix(right: Point, down: Point, middle: Point) -> str:
    return f"matrix({' '.join(num(value) for value in (*right, *down, *middle))})"
