"""A die of ivory: one body for all, and the pips of the three faces that show.

Light comes from the upper left in gradients alone. The top is a ring and a plate within it: what shows of the ring is
the bevel, lit on the north-west and dark on the south-east. Pips are points of the die's body: a 2, a 3 and a 6 lie
this way or that, as the die lies.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.cube_frames import east_frame, south_frame, top_frame
from cuboteca.draw.light import Stop, span
from cuboteca.draw.markup import join
from cuboteca.draw.path import Point, dots, num, pair, polygon, soft_polygon
from cuboteca.games.qurush.view.art.measures import HALF, PLATE, RISE
from cuboteca.games.qurush.view.art.orientation import Die, every_die

FAR: Final = 0.47
"""From the middle of a face to its outer pips, of half the face."""
PIP: Final = 0.172
ONE: Final = 0.27
"""The 1 is larger, and blue: it stands for any number of a goal (Q-25)."""

_M, _C, _P = -FAR, 0.0, FAR
FIGURES: Final[dict[str, tuple[Point, ...]]] = {
    "1": ((_C, _C),),
    "2": ((_M, _M), (_P, _P)),
    "2t": ((_P, _M), (_M, _P)),
    "3": ((_M, _M), (_C, _C), (_P, _P)),
    "3t": ((_P, _M), (_C, _C), (_M, _P)),
    "4": ((_M, _M), (_P, _M), (_M, _P), (_P, _P)),
    "5": ((_M, _M), (_P, _M), (_C, _C), (_M, _P), (_P, _P)),
    "6": ((_M, _M), (_P, _M), (_M, _C), (_P, _C), (_M, _P), (_P, _P)),
    "6t": ((_M, _M), (_C, _M), (_P, _M), (_M, _P), (_C, _P), (_P, _P)),
}
"""By number, and turned by a quarter (`t`) where that makes a difference."""

_CORNERS: Final = {2: ({1, 4}, {6, 3}), 3: ({2, 6}, {5, 1})}
"""The faces that meet where the pips of a 2 and of a 3 are nearest the corners."""
_ALONG: Final = (2, 5)
"""The two threes of a 6 run from one of these faces to the other."""


def figure(number: int, below: int, beside: int) -> str:
    """Return which figure a face shows, by the faces under its lower edge and beyond its right edge as it is looked
    at."""
    if number == 6:
        return "6" if below in _ALONG else "6t"
    if number in _CORNERS:
        return str(number) if {below, beside} in _CORNERS[number] else f"{number}t"
    return str(number)


def render_figure(name: str, lip: float) -> str:
    """Return a figure in the frame of a face: each pip a hole whose lower edge catches the light."""
    if name == "1":
        return (
            f'<circle cx=".035" cy=".045" r="{num(ONE + 0.01)}" fill="#fff" fill-opacity="{num(lip)}"/>'
            f'<circle r="{num(ONE)}" fill="url(#u-one)"/>'
        )
    points = FIGURES[name]
    layers = (
        (points, (0.03, 0.04), "#fff", 2 * PIP + 0.02, lip),
        (points, (0.0, 0.0), "#3B2F27", 2 * PIP, 1),
        (points, (-0.018, -0.022), "#17110E", 2 * PIP - 0.07, 1),
    )
    strokes = "".join(
        f'<path d="{dots([(x + off[0], y + off[1]) for x, y in spots], 3)}" stroke="{paint}" '
        f'stroke-width="{num(width, 3)}"' + (f' stroke-opacity="{num(opacity)}"/>' if opacity < 1 else "/>")
        for spots, off, paint, width, opacity in layers
    )
    return f'<g fill="none" stroke-linecap="round">{strokes}</g>'


TOP: Final = ("#FFFDF6", "#FBF5E6", "#EFE3CB")
RING: Final = ("#FFFFFF", "#FFFEFA", "#E9DCC1", "#D9C7A6")
SOUTH: Final = ("#E8DBC0", "#DCCBAA", "#BFA880")
EAST: Final = ("#D6C4A3", "#C4AE88", "#A0865F")
FAINT: Final = 0.35
"""How much of the light a hole on a side catches."""


def _spread(colours: tuple[str, ...], *places: float) -> tuple[Stop, ...]:
    return tuple(Stop(at, colour) for at, colour in zip(places, colours, strict=True))


GRADIENTS: Final = join(
    (
        span("u-top", (-1, -1), (1, 1), *_spread(TOP, 0, 0.5, 1)),
        span("u-ring", (-1, -1), (1, 1), *_spread(RING, 0, 0.38, 0.62, 1)),
        span("u-south", (0, HALF + RISE[1]), (0, HALF - RISE[1]), *_spread(SOUTH, 0, 0.3, 1)),
        span("u-east", (HALF + RISE[0], 0), (HALF - RISE[0], 0), *_spread(EAST, 0, 0.4, 1)),
        Markup(
            '<radialGradient id="u-one" cx=".42" cy=".4" r=".62"><stop offset="0" stop-color="#1D3468"/>'
            '<stop offset=".6" stop-color="#31559F"/><stop offset=".88" stop-color="#4F72BE"/>'
            '<stop offset="1" stop-color="#8FA8DF"/></radialGradient>'
        ),
    )
)


def corner(right: int, down: int, height: int) -> Point:
    """Return a corner of the die as it is seen: east or west, south or north, top (1) or foot (-1)."""
    return right * HALF + height * RISE[0], down * HALF + height * RISE[1]


NW, NE, SE, SW = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def outline() -> str:
    """Return the silhouette, its corners rounded as those of a die are."""
    corners = [corner(*NW, 1), corner(*NE, 1), corner(*NE, -1), corner(*SE, -1), corner(*SW, -1), corner(*SW, 1)]
    return soft_polygon(corners, [8, 6, 6, 8, 6, 6])


def body() -> Markup:
    """Return outline, south side, the edge between the sides, ring and plate."""
    south = [corner(*SW, 1), corner(*SE, 1), corner(*SE, -1), corner(*SW, -1)]
    (x1, y1), (x2, y2) = corner(*SE, 1), corner(*SE, -1)
    edge = f"M{pair((x1, y1))}L{pair((x1 + 0.74 * (x2 - x1), y1 + 0.74 * (y2 - y1)))}"
    return Markup(
        f'<g id="u-body"><path d="{outline()}" fill="url(#u-east)"/>'
        f'<path d="{soft_polygon(south, [6, 1, 8.6, 7.4])}" fill="url(#u-south)"/>'
        f'<path d="{edge}" stroke="#FFFBEF" stroke-opacity=".4" stroke-width="2.2"/>'
        f'<g transform="{top_frame(HALF, RISE)}">'
        '<rect x="-1" y="-1" width="2" height="2" rx=".33" fill="url(#u-ring)"/>'
        f'<rect x="-{num(PLATE)}" y="-{num(PLATE)}" width="{num(2 * PLATE)}" height="{num(2 * PLATE)}" rx=".25" '
        'fill="url(#u-top)"/></g></g>'
    )


def shadow() -> Markup:
    """Draw the shadow of a die without a blur: one shape several times, each a little wider and fainter at its edge."""
    x, y, half = -RISE[0], -RISE[1], HALF - 7
    far = 12, 9
    corners = ((-1, -1, 0), (1, -1, 0), (1, -1, 1), (1, 1, 1), (-1, 1, 1), (-1, 1, 0))
    hull = polygon((x + a * half + far[0] * away, y + b * half + far[1] * away) for a, b, away in corners)
    soft = "".join(f'<path d="{hull}" stroke-width="{num(9 + 2.2 * i)}"/>' for i in range(7))
    near = "".join(
        f'<rect x="{num(x - HALF + 2)}" y="{num(y - HALF + 2)}" width="{2 * HALF - 2}" height="{2 * HALF - 2.4}" '
        f'rx="7" fill-opacity=".16" stroke-width="{num(1 + 1.6 * i)}" stroke-opacity=".12"/>'
        for i in range(3)
    )
    return Markup(
        '<g id="u-shade" fill="var(--shade)" stroke="var(--shade)" stroke-linejoin="round">'
        f'<g fill-opacity=".075" stroke-opacity=".075">{soft}</g>{near}</g>'
    )


def die_id(die: Die) -> str:
    """Return the symbol of a die that lies so: `u-653`."""
    return f"u-{die.top}{die.south}{die.east}"


def dice_symbols() -> Markup:
    """Return the body, the figures for tops and for sides, the twenty-four dice made of them, and their shadow."""
    figures = "".join(
        f'<g id="u-t{name}">{render_figure(name, 0.9)}</g><g id="u-s{name}">{render_figure(name, FAINT)}</g>'
        for name in FIGURES
    )
    return Markup(f"{body()}{figures}{''.join(map(_die, every_die()))}{shadow()}")


def _die(die: Die) -> str:
    bottom, back = 7 - die.top, 7 - die.south
    faces = (
        ("t", figure(die.top, die.south, die.east), top_frame(HALF, RISE), ""),
        ("s", figure(die.south, bottom, die.east), south_frame(HALF, RISE), ' opacity=".88"'),
        ("s", figure(die.east, bottom, back), east_frame(HALF, RISE), ' opacity=".88"'),
    )
    uses = "".join(f'<use href="#u-{kind}{name}" transform="{frame}"{seen}/>' for kind, name, frame, seen in faces)
    return f'<g id="{die_id(die)}"><use href="#u-body"/>{uses}</g>'
