"""The pips of the six faces, as points of the die's body: a 2, a 3 and a 6 lie this way or that, as the die lies."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point, dots, num

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
    """Which figure a face shows, by the faces under its lower edge and beyond its right edge as it is looked at."""
    if number == 6:
        return "6" if below in _ALONG else "6t"
    if number in _CORNERS:
        return str(number) if {below, beside} in _CORNERS[number] else f"{number}t"
    return str(number)


def drawn(name: str, lip: float) -> str:
    """A figure in the frame of a face: each pip a hole whose lower edge catches the light."""
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
