"""A cube of black resin: one body for all, and a coloured inlay let into its top.

Light comes from the upper left in gradients alone. The top is a ring and a plate within it: what shows of the ring is
the bevel, lit on the north-west and dark on the south-east.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.colour import mix
from cuboteca.draw.cube_frames import east_frame, south_frame, top_frame
from cuboteca.draw.light import Stop, span, toned
from cuboteca.draw.markup import join
from cuboteca.draw.palette_qwirkle_cubes import CUBES
from cuboteca.draw.path import Point, num, pair, soft_polygon
from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, SHAPES
from cuboteca.games.qwirkle_cubes.view.art.inlays import SHAPE_PATHS, mark
from cuboteca.games.qwirkle_cubes.view.art.measures import HALF, PLATE, RISE

CUT: Final = "#0B0807"
"""The bottom of what is cut into resin."""


def _round(name: str, middle: Point, reach: float, *stops: Stop) -> Markup:
    inside = "".join(
        f'<stop offset="{num(stop.at)}" stop-color="{stop.colour}" stop-opacity="{num(stop.opacity)}"/>'
        for stop in stops
    )
    return Markup(
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(middle[0])}" cy="{num(middle[1])}" '
        f'r="{num(reach)}">{inside}</radialGradient>'
    )


def _inks(colour: str) -> Markup:
    """Return the fill of an inlay, domed a little, and the light that it throws into the recess about it."""
    hue = CUBES[colour]
    return _round(
        f"w-fill-{colour}",
        (-0.2, -0.3),
        1.05,
        Stop(0, mix(hue, "#FFFFFF", 0.46)),
        Stop(0.46, mix(hue, "#FFFFFF", 0.04)),
        Stop(1, mix(hue, "#1A0D05", 0.16)),
    ) + _round(
        f"w-glow-{colour}",
        (0, 0),
        1,
        Stop(0, hue, 0.8),
        Stop(0.56, hue, 0.6),
        Stop(0.8, hue, 0.18),
        Stop(1, hue, 0),
    )


GRADIENTS: Final = join(
    (
        span("w-top", (-1, -1), (1, 1), *toned("resin-top", 0, 0.5, 1)),
        span("w-ring", (-1, -1), (1, 1), *toned("resin-ring", 0, 0.36, 0.62, 1)),
        span("w-south", (0, HALF + RISE[1]), (0, HALF - RISE[1]), *toned("resin-south", 0, 0.3, 1)),
        span("w-east", (HALF + RISE[0], 0), (HALF - RISE[0], 0), *toned("resin-east", 0, 1)),
        *(_inks(colour) for colour in COLOURS),
    )
)


def _corner(right: int, down: int, height: int) -> Point:
    """Return a corner of the cube as it is seen: east or west, south or north, top (1) or foot (-1)."""
    return right * HALF + height * RISE[0], down * HALF + height * RISE[1]


NW, NE, SE, SW = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def body() -> Markup:
    """Return outline, south side, the edge between the sides, ring and plate."""
    outline = [_corner(*NW, 1), _corner(*NE, 1), _corner(*NE, -1), _corner(*SE, -1), _corner(*SW, -1), _corner(*SW, 1)]
    south = [_corner(*SW, 1), _corner(*SE, 1), _corner(*SE, -1), _corner(*SW, -1)]
    edge = f"M{pair(_corner(*SE, 1))}L{pair(_corner(*SE, -1))}"
    return Markup(
        f'<g id="w-body"><path d="{soft_polygon(outline, [7, 5, 5.5, 7, 5.5, 5])}" fill="url(#w-east)"/>'
        f'<path d="{soft_polygon(south, [5, 1, 3, 5.5])}" fill="url(#w-south)"/>'
        f'<path d="{edge}" stroke="var(--resin-ridge)" stroke-opacity=".5" stroke-width="2"/>'
        f'<g transform="{top_frame(HALF, RISE)}">'
        '<rect x="-1" y="-1" width="2" height="2" rx=".28" fill="url(#w-ring)"/>'
        f'<rect x="-{num(PLATE)}" y="-{num(PLATE)}" width="{num(2 * PLATE)}" height="{num(2 * PLATE)}" rx=".19" '
        'fill="url(#w-top)"/></g></g>'
    )


def inlaid(cube: str) -> str:
    """Return recess, lit lower lip, fill and mark, in the frame of a face."""
    path = SHAPE_PATHS[cube[1]]
    return (
        f'<circle r="1" fill="url(#w-glow-{cube[0]})"/>'
        f'<path d="{path}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".22" stroke-width=".1" '
        'transform="translate(.02 .03)"/>'
        f'<path d="{path}" fill="{CUT}" stroke="{CUT}" stroke-opacity=".85" stroke-width=".13" stroke-linejoin="round" '
        'transform="translate(-.012 -.018)"/>'
        f'<path d="{path}" fill="url(#w-fill-{cube[0]})" stroke="#fff" stroke-opacity=".4" stroke-width=".035" '
        'stroke-linejoin="round"/>'
        f"{mark(cube[0])}"
    )


def cube_symbol(cube: str) -> Markup:
    """`w-Rs`: the cube on the table, two more of its shapes faint on its sides."""
    shape = SHAPES.index(cube[1])
    sides = "".join(
        f'<path d="{SHAPE_PATHS[SHAPES[(shape + turn) % 6]]}" fill="{CUBES[cube[0]]}" fill-opacity="{seen}" '
        f'transform="{frame}"/>'
        for turn, seen, frame in ((2, ".36", south_frame(HALF, RISE)), (4, ".3", east_frame(HALF, RISE)))
    )
    return Markup(
        f'<g id="w-{cube}"><use href="#w-body"/>{sides}<g transform="{top_frame(HALF, RISE)}">{inlaid(cube)}</g></g>'
    )


def flat_symbol(cube: str) -> Markup:
    """`w-Rsm`: the cube beside words and on small tables, 20 units wide, seen right from above."""
    return Markup(
        f'<g id="w-{cube}m"><use href="#w-plate"/><g transform="scale(8.6)"><path d="{SHAPE_PATHS[cube[1]]}" '
        f'fill="{CUBES[cube[0]]}" transform="scale(1.14)"/>{mark(cube[0])}</g></g>'
    )


def swatch_symbol(colour: str) -> Markup:
    """`w-R`: a colour with its mark and no shape."""
    return Markup(
        f'<g id="w-{colour}"><use href="#w-plate"/><g transform="scale(8.6)">'
        f'<rect x="-.72" y="-.72" width="1.44" height="1.44" rx=".2" fill="{CUBES[colour]}"/>'
        f"{mark(colour)}</g></g>"
    )


def cube_symbols() -> Markup:
    """Return all cubes, for the sprite."""
    cubes = [colour + shape for colour in COLOURS for shape in SHAPES]
    plate = Markup(
        '<g id="w-plate"><rect x="-10" y="-10" width="20" height="20" rx="4.4" fill="var(--token-edge)"/>'
        '<rect x="-9.3" y="-9.3" width="18.6" height="18.6" rx="3.8" fill="var(--token)"/></g>'
    )
    return join(
        (
            body(),
            plate,
            *(cube_symbol(cube) for cube in cubes),
            *(flat_symbol(cube) for cube in cubes),
            *(swatch_symbol(colour) for colour in COLOURS),
        )
    )
