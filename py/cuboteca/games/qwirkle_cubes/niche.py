"""The game in its niche of the cabinet: a line of one colour crossed by a line of one shape, and a cube just rolled."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.light import Stop
from cuboteca.draw.palette import LIGHT
from cuboteca.draw.path import Point, num, pair, polygon
from cuboteca.draw.static_art import document
from cuboteca.games.qwirkle_cubes.inlays import SHAPES
from cuboteca.games.qwirkle_cubes.resin import GRADIENTS, inlaid, span

WIDTH: Final = 168
HEIGHT: Final = 130
EDGE: Final = 28
SLANT: Final = 0.56
"""How far the camera is tipped: what lies flat is seen so much less deep."""
TALL: Final = EDGE * 0.83
TURN: Final = 40
"""How far the table is turned under the camera, in degrees."""
ORIGIN: Final[Point] = (32, 93)


class _Stood(NamedTuple):
    """A cube in the niche: where it stands in edges of a cube (to the right and back, to the right and front)."""

    back: float
    front: float
    cube: str
    turn: float = 0


CUBES: Final = (
    _Stood(0, 0, "Bs"),
    _Stood(1, 0, "Rs"),
    _Stood(2, 0, "Ys"),
    _Stood(3, 0, "Gs"),
    _Stood(2, -1, "Yl"),
    _Stood(3, 1, "Gx"),
    _Stood(1.15, 1.75, "Pe", 24),
)

SIDES: Final = (
    span("w-left", (-1, -1), (0.4, 1), Stop(0, "#544B44"), Stop(0.5, "#342E2A"), Stop(1, "#1D1916")),
    span("w-left-ring", (-1, -1), (1, 1), Stop(0, "#9A8E82"), Stop(0.4, "#453D38"), Stop(1, "#0E0B0A")),
    span("w-right", (-1, -1), (0.4, 1), Stop(0, "#2A2522"), Stop(1, "#0F0C0B")),
    span("w-right-ring", (-1, -1), (1, 1), Stop(0, "#6E645B"), Stop(0.3, "#2E2825"), Stop(1, "#080606")),
)


def draw_niche() -> Markup:
    """A self-contained document on no ground, at home on any back wall."""
    cubes = sorted(CUBES, key=lambda stood: stood.front - stood.back)
    shades = "".join(f"M{_ground(stood)}Z" for stood in cubes)
    inside = f"<defs>{GRADIENTS}{''.join(SIDES)}</defs>{_shadow(shades)}{''.join(map(_cube, cubes))}"
    picture = document(WIDTH, HEIGHT, inside, LIGHT)
    return Markup(picture.replace('id="', 'id="n-').replace("url(#", "url(#n-"))


def _way(angle: float) -> Point:
    """An edge of a cube that lies on the table and points that way."""
    return EDGE * cos(radians(angle)), -EDGE * SLANT * sin(radians(angle))


def _frame(stood: _Stood) -> tuple[Point, Point, Point]:
    """The westmost upper corner, the edge that leads back from it, the edge that leads to the front."""
    back, front = _way(TURN), _way(TURN - 90)
    step = 1.015
    x = ORIGIN[0] + step * (stood.back * back[0] + stood.front * front[0])
    y = ORIGIN[1] + step * (stood.back * back[1] + stood.front * front[1]) - TALL
    return (x, y), _way(TURN + stood.turn), _way(TURN - 90 + stood.turn)


def _ground(stood: _Stood) -> str:
    (x, y), back, front = _frame(stood)
    y += TALL
    corners = ((x, y), (x + back[0], y + back[1]), (x + back[0] + front[0], y + back[1] + front[1]))
    return "L".join(pair(corner) for corner in (*corners, (x + front[0], y + front[1])))


def _shadow(path: str) -> str:
    """Soft without a blur: the ground under the cubes, a little further off and wider each time."""
    return "".join(
        f'<path d="{path}" transform="translate({num(2.5 + i * 0.45)} {num(0.8 + i * 0.2)})" fill="#1A0B03" '
        f'stroke="#1A0B03" stroke-width="{num(0.6 + 0.95 * i)}" stroke-linejoin="round" opacity=".04"/>'
        for i in range(16)
    )


def _cube(stood: _Stood) -> str:
    (x, y), back, front = _frame(stood)
    right = x + front[0], y + front[1]
    far = right[0] + back[0], right[1] + back[1]
    hull = [
        (x, y),
        (x + back[0], y + back[1]),
        far,
        (far[0], far[1] + TALL),
        (right[0], right[1] + TALL),
        (x, y + TALL),
    ]
    shape = SHAPES.index(stood.cube[1])
    faces = (
        ("left", front, (0.0, TALL), (x + front[0] / 2, y + front[1] / 2 + TALL / 2), 1),
        ("right", back, (0.0, TALL), (right[0] + back[0] / 2, right[1] + back[1] / 2 + TALL / 2), 3),
        ("top", front, (-back[0], -back[1]), ((x + far[0]) / 2, (y + far[1]) / 2), 0),
    )
    inside = "".join(
        _face(name, across, down, middle, stood.cube[0] + SHAPES[(shape + step) % 6])
        for name, across, down, middle, step in faces
    )
    return (
        f'<path d="{polygon(_drawn_in(hull))}" fill="#14100E" stroke="#14100E" stroke-width="3.4" '
        f'stroke-linejoin="round"/>{inside}'
    )


def _drawn_in(hull: list[Point]) -> list[Point]:
    """The outline, so much smaller as the stroke that rounds its corners makes it larger."""
    x, y = (sum(corner[i] for corner in hull) / len(hull) for i in (0, 1))
    return [(x + (px - x) * 0.925, y + (py - y) * 0.925) for px, py in hull]


def _face(name: str, across: Point, down: Point, middle: Point, cube: str) -> str:
    numbers = (across[0] / 2, across[1] / 2, down[0] / 2, down[1] / 2, *middle)
    ring, plate = ("w-ring", "w-top") if name == "top" else (f"w-{name}-ring", f"w-{name}")
    seen = "" if name == "top" else ' opacity=".86"' if name == "left" else ' opacity=".66"'
    return (
        f'<g transform="matrix({" ".join(num(value) for value in numbers)})">'
        f'<rect x="-.97" y="-.97" width="1.94" height="1.94" rx=".24" fill="url(#{ring})"/>'
        f'<rect x="-.84" y="-.84" width="1.68" height="1.68" rx=".18" fill="url(#{plate})"/>'
        f"<g{seen}>{inlaid(cube)}</g></g>"
    )
