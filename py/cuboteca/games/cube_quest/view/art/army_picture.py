"""Pictures of cubes beside words: seen from a corner, or flat and pale when they are lost; formations from above."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.palette import SHADE
from cuboteca.draw.path import Point, num
from cuboteca.games.cube_quest.rules.cubes import COLOURS, KINDS
from cuboteca.games.cube_quest.view.art.board_ground import TONES
from cuboteca.games.cube_quest.view.art.cube_faces import face_id

TILT: Final = 52
TURN: Final = -24
EDGE: Final = 38
"""The edge of a cube seen from a corner, in a picture of 84 by 84."""
SIDES: Final = ((5, "left"), (3, "front"), (1, "top"))
"""The faces that show: Helm, Skulk and Grunt show how dark they are."""

GRADIENTS: Final = Markup(
    axis("cq-top", Stop(0, "#FFF4DC", 0.22), Stop(1, "#FFF4DC", 0))
    + axis("cq-front", Stop(0, "#0A0502", 0.2), Stop(1, "#0A0502", 0.5), to=(0, 1))
    + axis("cq-left", Stop(0, "#0A0502", 0.08), Stop(1, "#0A0502", 0.38), to=(0, 1))
    + halo("cq-stand", Stop(0, SHADE, 0.5), Stop(0.5, SHADE, 0.34), Stop(1, SHADE, 0))
)


def _seen(x: float, y: float, z: float) -> Point:
    """Return where a point of the cube is seen; z points up, y to the viewer."""
    turn, tilt = radians(TURN), radians(TILT)
    across, near = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
    return across, near * cos(tilt) - z * sin(tilt)


def _frame(side: str) -> str:
    """Return the transform that lays a face of 64 on a side."""
    corner = {"top": (-1, -1, 1), "front": (-1, 1, 1), "left": (-1, -1, 1)}[side]
    right = {"top": (1, -1, 1), "front": (1, 1, 1), "left": (-1, 1, 1)}[side]
    down = {"top": (-1, 1, 1), "front": (-1, 1, -1), "left": (-1, -1, -1)}[side]
    (ox, oy), (rx, ry), (dx, dy) = (_seen(*(value * EDGE / 2 for value in point)) for point in (corner, right, down))
    numbers = [(rx - ox) / 64, (ry - oy) / 64, (dx - ox) / 64, (dy - oy) / 64, ox + 42, oy + 39]
    return f"matrix({' '.join(num(value, 4) for value in numbers)})"


def picture_symbols() -> Markup:
    """Return the cubes of either colour seen from a corner: `cq-rS-corner`."""
    out = (
        '<g id="cq-corner-shade"><ellipse cx="50" cy="61" rx="32" ry="18" fill="url(#cq-stand)" '
        'transform="rotate(14 50 61)"/></g>'
    )
    for colour, letter in enumerate(COLOURS):
        for kind in KINDS:
            faces = "".join(
                f'<g transform="{_frame(side)}"><use href="#{face_id(colour, kind.code, face in kind.shadows)}"/>'
                f'<rect width="64" height="64" fill="url(#cq-{side})"/></g>'
                for face, side in SIDES
            )
            out += f'<g id="cq-{letter}{kind.code}-corner"><use href="#cq-corner-shade"/>{faces}</g>'
    return Markup(out)


def render_kind(colour: int, code: str) -> Markup:
    """Return a cube of a kind, seen from a corner."""
    return Markup(
        f'<svg class="cube-picture" viewBox="6 0 80 84" aria-hidden="true"><use '
        f'href="#cq-{COLOURS[colour]}{code}-corner"/></svg>'
    )


def render_flat(colour: int, code: str, *, dark: bool = False, lost: bool = False) -> Markup:
    """Return a face of a cube, its icon or its shadow: pale when the cube is lost."""
    faint = ' opacity=".5"' if lost else ""
    return Markup(
        f'<svg class="cube-face{" lost" if lost else ""}" viewBox="0 0 64 64" aria-hidden="true">'
        f'<g clip-path="url(#cq-round)"{faint}><use href="#{face_id(colour, code, dark)}"/></g></svg>'
    )


def render_formation(colour: int, cubes: Iterable[tuple[float, float, bool]]) -> Markup:
    """Return half a board from above, its line on top: where the cubes of a formation stand, and which is the King.

    `cubes` are x, y in millimetres on the board, and whether it is the King.
    """
    tone = TONES[colour]
    turn = 1 if colour == 0 else -1
    squares = kings = shades = ""
    for x, y, king in cubes:
        px, py = x * turn, -y * turn
        square = f"M{num(px - 14)} {num(py - 14)}h28v28h-28z"
        shades += f"M{num(px - 9)} {num(py - 8)}h28v28h-28z"
        if king:
            kings += square
        else:
            squares += square
    return Markup(
        f'<svg class="formation" viewBox="-204 -6 408 312" aria-hidden="true"><rect x="-204" y="-6" width="408" '
        'height="312" '
        f'rx="30" fill="var(--felt-{tone})"/><path d="M-196 8H196" stroke="var(--felt-stitch)" stroke-width="5" '
        f'stroke-dasharray="12 9"/><rect x="-45" y="195" width="90" height="90" rx="4" fill="var(--felt-{tone}-floor)" '
        f'stroke="var(--felt-{tone}-line)" stroke-width="4"/><path d="{shades}" fill="#1A0E06" fill-opacity=".28"/>'
        f'<path d="{squares}" fill="var(--felt-{tone}-line)" stroke="#FBF3E3" stroke-opacity=".5" stroke-width="1.6"/>'
        f'<path d="{kings}" fill="#E0A526" stroke="#5A3D08" stroke-width="3"/></svg>'
    )
