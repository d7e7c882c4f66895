"""The house's own mark: a cube of light wood with one niche in each side that shows, and a piece in each niche."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from cuboteca.draw.light import Stop, axis, dome
from cuboteca.draw.palette import BRASS, LIGHT
from cuboteca.draw.path import Point, num, polygon
from cuboteca.draw.static_art import document

SIZE: Final = 512
YAW: Final = 45
PITCH: Final = 35.264
"""Seen along its diagonal: three equal sides."""
TOP: Final = "top"
LEFT: Final = "left"
RIGHT: Final = "right"

GRADIENTS: Final = (
    axis("ground", Stop(0, "#85604A"), Stop(0.5, "#6B4A35"), Stop(1, "#3B281C"))
    + axis("top", Stop(0, "#F3D9B2"), Stop(1, "#D9B181"))
    + axis("left", Stop(0, "#C99A6E"), Stop(1, "#B4845A"))
    + axis("right", Stop(0, "#9A6E4C"), Stop(1, "#77523A"))
    + axis("niche-top", Stop(0, "#7A5236"), Stop(1, "#B88A5F"))
    + axis("niche-left", Stop(0, "#4A2F1F"), Stop(1, "#7E573B"))
    + axis("niche-right", Stop(0, "#2E1C12"), Stop(1, "#5A3C29"))
    + dome("red", Stop(0, "#F08A6E"), Stop(0.4, "#CC4A33"), Stop(1, "#9C2C1F"), reach=0.62)
    + dome("ivory", Stop(0, "#FFF8EA"), Stop(0.5, "#F6E6CB"), Stop(1, "#DDC39C"), reach=0.62)
    + dome("ink", Stop(0, "#6A625C"), Stop(0.45, "#2B2622"), Stop(1, "#0F0C0A"), reach=0.62)
)


def _seen(x: float, y: float, z: float) -> Point:
    """Return where a point of space is seen by the orthographic camera; z points up."""
    yaw, pitch = radians(YAW), radians(PITCH)
    across = x * cos(yaw) - y * sin(yaw)
    depth = x * sin(yaw) + y * cos(yaw)
    return across, depth * sin(pitch) - z * cos(pitch)


def _side(side: str, u: float, v: float) -> Point:
    """Return a point of a side, u and v from -1 to 1."""
    return {TOP: _seen(u, v, 1), LEFT: _seen(u, 1, v), RIGHT: _seen(1, u, v)}[side]


def _matrix(side: str, scale: float, centre: Point) -> str:
    """Return the transform that lays a flat drawing of half width 1 on a side."""
    origin, right, down = _side(side, 0, 0), _side(side, 1, 0), _side(side, 0, -1 if side != TOP else 1)
    if side == RIGHT:
        right = _side(side, -1, 0)
    a, b = (scale * (right[0] - origin[0]), scale * (right[1] - origin[1]))
    c, d = (scale * (down[0] - origin[0]), scale * (down[1] - origin[1]))
    e, f = centre[0] + scale * origin[0], centre[1] + scale * origin[1]
    return f"matrix({' '.join(num(value, 3) for value in (a, b, c, d, e, f))})"


def cube(scale: float, centre: Point) -> str:
    """Return the cube with its three niches; `scale` is half an edge."""
    hull = [(1, -1, 1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, 1, 1), (-1, -1, 1)]
    outline = [(centre[0] + scale * x, centre[1] + scale * y) for x, y in (_seen(*corner) for corner in hull)]
    sides = "".join(
        f'<g transform="{_matrix(side, scale, centre)}">'
        f'<rect x="-.97" y="-.97" width="1.94" height="1.94" rx=".16" fill="url(#{side})"/>'
        f'<rect x="-.66" y="-.66" width="1.32" height="1.32" rx=".2" fill="url(#niche-{side})"/>'
        f'<path d="M-.44.68H.48A.2.2 0 0 0 .68.48V-.44" fill="none" stroke="#FFF2DC" stroke-opacity="{lit}" '
        f'stroke-width=".05" stroke-linecap="round"/>{_piece(side)}</g>'
        for side, lit in ((TOP, 0.85), (LEFT, 0.4), (RIGHT, 0.28))
    )
    return (
        f'<path d="{polygon(outline)}" fill="#8A6143" stroke="#8A6143" stroke-width="{num(scale * 0.14)}" '
        f'stroke-linejoin="round"/>{sides}'
    )


def _piece(side: str) -> str:
    """Return a stone on top, a ring at the left, a seed at the right."""
    if side == TOP:
        return (
            '<circle cx=".1" cy=".13" r=".5" fill="#1A0D05" fill-opacity=".4"/><circle r=".47" fill="url(#red)"/>'
            '<circle r=".28" fill="none" stroke="#FFF0DC" stroke-width=".085"/>'
        )
    if side == LEFT:
        return (
            f'<circle cx=".04" cy=".05" r=".36" fill="none" stroke="#1A0D05" stroke-opacity=".5" stroke-width=".2"/>'
            f'<circle r=".36" fill="none" stroke="{BRASS}" stroke-width=".18"/>'
        )
    return (
        '<path d="M.05-.43Q.42.04.05.53Q-.32.04.05-.43Z" fill="#1A0D05" fill-opacity=".5"/>'
        '<path d="M0-.5Q.38 0 0 .5Q-.38 0 0-.5Z" fill="url(#ivory)"/>'
    )


def _shadow(scale: float, centre: Point) -> str:
    x, y = centre[0] + 0.34 * scale, centre[1] + 1.18 * scale
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(1.75 * scale)}" ry="{num(0.95 * scale)}" '
        'fill="url(#lamp-cast)" opacity=".9"/>'
    )


def icon_any() -> str:
    """For launchers that show a picture as it is: a walnut tile with soft corners."""
    tile = 'x="16" y="16" width="480" height="480" rx="108"'
    inside = (
        f'<defs>{GRADIENTS}<clipPath id="tile"><rect {tile}/></clipPath></defs><rect {tile} fill="url(#ground)"/>'
        '<rect x="18.5" y="18.5" width="475" height="475" rx="105.5" fill="none" stroke="url(#lamp-rim)" '
        'stroke-width="5"/>'
        f'<g clip-path="url(#tile)">{_shadow(122, (256, 254))}</g>{cube(122, (256, 254))}'
    )
    return document(SIZE, SIZE, inside, LIGHT)


def icon_maskable() -> str:
    """For launchers that cut a shape of their own: walnut to the edge, the cube within the safe circle."""
    inside = (
        f'<defs>{GRADIENTS}</defs><rect width="512" height="512" fill="url(#ground)"/>'
        f"{_shadow(104, (256, 252))}{cube(104, (256, 252))}"
    )
    return document(SIZE, SIZE, inside, LIGHT)


MONOCHROME: Final = (
    (TOP, "M-.5 0A.5.5 0 1 0 .5 0A.5.5 0 1 0-.5 0Z"),
    (LEFT, "M-.5 0A.5.5 0 1 0 .5 0A.5.5 0 1 0-.5 0ZM-.25 0A.25.25 0 1 1 .25 0A.25.25 0 1 1-.25 0Z"),
    (RIGHT, "M0-.58Q.45 0 0 .58Q-.45 0 0-.58Z"),
)
"""What is cut out of each side."""


def icon_monochrome() -> str:
    """Return one colour: three sides with a gap between them, and the outline of each piece cut out."""
    square = "M-.78-.94H.78Q.94-.94.94-.78V.78Q.94.94.78.94H-.78Q-.94.94-.94.78V-.78Q-.94-.94-.78-.94Z"
    sides = "".join(
        f'<g transform="{_matrix(side, 150, (256, 256))}"><path fill-rule="evenodd" d="{square}{cut}"/></g>'
        for side, cut in MONOCHROME
    )
    return document(SIZE, SIZE, sides, LIGHT, lamp=False)
