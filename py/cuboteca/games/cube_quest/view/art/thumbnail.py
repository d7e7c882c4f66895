"""The thumbnail: two mats, a wall of blue cubes with their King, a red cube on its way."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis
from cuboteca.draw.path import Point, num, pair, polygon
from cuboteca.draw.static_art import thumbnail_frame
from cuboteca.games.cube_quest.rules.cubes import KINDS
from cuboteca.games.cube_quest.view.art.cube_faces import face_art, face_id

EDGE: Final = 18.6
TILT: Final = 52
"""How far the board is tipped back from lying under the eye."""
TURN: Final = -27
ORIGIN: Final[Point] = (80, 72)
HALF: Final = (2.6, 3.1)
"""Half the board, across and along, in edges of a cube."""
THICK: Final = 0.34
_SHADOWS: Final = {kind.code: kind.shadows for kind in KINDS}


class _Stood(NamedTuple):
    """A cube: where its middle stands in edges (to the right and to the front), on which layer, how turned, which faces
    show: left, front and top."""

    x: float
    y: float
    layer: int
    turn: float
    colour: int
    code: str
    faces: tuple[int, int, int]


CUBES: Final = (
    _Stood(-1.05, -1.95, 0, 4, 1, "G", (3, 2, 1)),
    _Stood(0.02, -2.0, 0, -3, 1, "S", (2, 3, 1)),
    _Stood(1.12, -1.95, 0, 5, 1, "G", (3, 1, 2)),
    _Stood(0.1, -1.98, 1, 9, 1, "K", (2, 3, 1)),
    _Stood(0.25, 1.2, 0, 22, 0, "S", (2, 3, 1)),
    _Stood(-1.5, 2.15, 0, -8, 0, "H", (4, 3, 1)),
)

SHADES: Final = (
    axis("top", Stop(0, "#FFF4DC", 0.26), Stop(1, "#FFF4DC", 0))
    + axis("front", Stop(0, "#0A0502", 0.2), Stop(1, "#0A0502", 0.48), to=(0, 1))
    + axis("left", Stop(0, "#0A0502", 0.06), Stop(1, "#0A0502", 0.34), to=(0, 1))
    + axis("felt", Stop(0, "#FFF3DC", 0.5), Stop(0.55, "#FFF3DC", 0), Stop(1, "#1A0E06", 0.2))
    + axis("rim", Stop(0, "#CDA680"), Stop(1, "#7D5B40"))
)


def render_thumbnail() -> Markup:
    stood = sorted(CUBES, key=lambda one: (one.layer, _depth(one)))
    used = sorted({(one.colour, one.code, face in _SHADOWS[one.code]) for one in CUBES for face in one.faces})
    symbols = "".join(f'<g id="{face_id(*face)}">{face_art(*face)}</g>' for face in used)
    inside = (
        f"<defs>{SHADES}{symbols}</defs>{_under()}{_board()}{_way()}"
        f"{''.join(_shade(one) for one in stood if not one.layer)}{''.join(map(_cube, stood))}"
    )
    return thumbnail_frame(inside)


def _depth(one: _Stood) -> float:
    """Return what to sort by: what is nearer comes later."""
    return one.x * sin(radians(TURN)) + one.y * cos(radians(TURN))


def _seen(x: float, y: float, z: float = 0) -> Point:
    """Return where a point is seen; lengths in edges, y to the front, z up."""
    turn, tilt = radians(TURN), radians(TILT)
    across, near = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
    return ORIGIN[0] + EDGE * across, ORIGIN[1] + EDGE * (near * cos(tilt) - z * sin(tilt))


def _corner(one: _Stood, right: float, front: float, up: float) -> Point:
    turn = radians(one.turn)
    x, y = right / 2, front / 2
    return _seen(one.x + x * cos(turn) - y * sin(turn), one.y + x * sin(turn) + y * cos(turn), one.layer + (up + 1) / 2)


def _plane(left: float, back: float, right: float, front: float, z: float = 0) -> str:
    return polygon([_seen(left, back, z), _seen(right, back, z), _seen(right, front, z), _seen(left, front, z)])


def _board() -> str:
    """Return the slab, its two mats, the line and Red's castle."""
    w, h = HALF
    sides = polygon(
        [_seen(-w, -h), _seen(-w, h), _seen(w, h), _seen(w, h, -THICK), _seen(-w, h, -THICK), _seen(-w, -h, -THICK)]
    )
    line = f"M{pair(_seen(-w, 0))}L{pair(_seen(w, 0))}"
    return (
        f'<path d="{sides}" fill="url(#rim)"/><path d="{_plane(-w, -h, w, 0)}" fill="#B9CBDC"/>'
        f'<path d="{_plane(-w, 0, w, h)}" fill="#EBC8B7"/><path d="{_plane(-w, -h, w, h)}" fill="url(#felt)"/>'
        f'<path d="{_plane(-1, 1.1, 1, 2.8)}" fill="#C8452F" fill-opacity=".2" stroke="#B93B26" stroke-width="1.1"/>'
        f'<path d="{_plane(-1, -2.8, 1, -1.1)}" fill="#1F5FA8" fill-opacity=".2" stroke="#1F5FA8" stroke-width="1.1"/>'
        f'<path d="{line}" stroke="#8C6A3C" stroke-width="2.6"/><path d="{line}" stroke="#F3DDB4" stroke-width=".9" '
        'stroke-dasharray="2.4 2.4"/>'
    )


def _under() -> str:
    """Return the shadow of the board on the floor: soft without a blur."""
    w, h = HALF
    return "".join(
        f'<path d="{_plane(-w + 0.1, -h + 0.2, w + 0.15, h + 0.1, -THICK - 0.1)}" fill="#1A0B03" stroke="#1A0B03" '
        f'stroke-width="{num(1.5 + 1.6 * i)}" stroke-linejoin="round" opacity=".05"/>'
        for i in range(9)
    )


def _way() -> str:
    """Return where the red cube is bound."""
    start, end = _seen(0.28, 0.55), _seen(0.12, -1.2)
    return (
        f'<path d="M{pair(start)}L{pair(end)}" stroke="#A36200" stroke-width="2.6" stroke-dasharray="5 4" '
        'stroke-linecap="round"/>'
    )


def _shade(one: _Stood) -> str:
    corners = [_seen(one.x + dx, one.y + dy) for dx, dy in ((-0.4, -0.45), (0.7, -0.4), (0.85, 0.6), (-0.4, 0.62))]
    return "".join(
        f'<path d="{polygon(corners)}" fill="#140803" stroke="#140803" stroke-width="{num(0.5 + 1.5 * i)}" '
        'stroke-linejoin="round" opacity=".09"/>'
        for i in range(5)
    )


def _cube(one: _Stood) -> str:
    left, front, top = one.faces
    sides = (
        ("left", left, (-1, -1, 1), (-1, 1, 1), (-1, -1, -1)),
        ("front", front, (-1, 1, 1), (1, 1, 1), (-1, 1, -1)),
        ("top", top, (-1, -1, 1), (1, -1, 1), (-1, 1, 1)),
    )
    return "".join(_face(one, *side) for side in sides)


def _face(
    one: _Stood,
    side: str,
    face: int,
    corner: tuple[int, int, int],
    right: tuple[int, int, int],
    down: tuple[int, int, int],
) -> str:
    (ox, oy), (rx, ry), (dx, dy) = _corner(one, *corner), _corner(one, *right), _corner(one, *down)
    numbers = ((rx - ox) / 64, (ry - oy) / 64, (dx - ox) / 64, (dy - oy) / 64, ox, oy)
    symbol = face_id(one.colour, one.code, face in _SHADOWS[one.code])
    return (
        f'<g transform="matrix({" ".join(num(value, 3) for value in numbers)})"><use href="#{symbol}"/>'
        f'<rect width="64" height="64" fill="url(#{side})"/></g>'
    )
