"""The thumbnail: a line of one colour crossed by a line of one shape, and a cube just rolled."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.light import Stop, span
from cuboteca.draw.niche_cubes import Ground, SeenFace, Standing, shadow
from cuboteca.draw.static_art import thumbnail_frame
from cuboteca.games.qwirkle_cubes.rules.cubes import SHAPES
from cuboteca.games.qwirkle_cubes.view.art.resin import GRADIENTS, inlaid

GROUND: Final = Ground(origin=(32, 93), edge=28, step=1.015)


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


def render_thumbnail() -> Markup:
    cubes = sorted(CUBES, key=lambda stood: stood.front - stood.back)
    shades = "".join(_seen(stood).ground for stood in cubes)
    inside = f"<defs>{GRADIENTS}{''.join(SIDES)}</defs>{shadow(shades, away=0.45)}{''.join(map(_cube, cubes))}"
    return thumbnail_frame(inside)


def _seen(stood: _Stood) -> Standing:
    return GROUND.standing(stood.back, stood.front, stood.turn)


def _cube(stood: _Stood) -> str:
    seen, shape = _seen(stood), SHAPES.index(stood.cube[1])
    inside = "".join(
        _face(face, stood.cube[0] + SHAPES[(shape + step) % 6])
        for face, step in zip(seen.faces, (1, 3, 0), strict=True)
    )
    return (
        f'<path d="{seen.outline(0.925)}" fill="#14100E" stroke="#14100E" stroke-width="3.4" '
        f'stroke-linejoin="round"/>{inside}'
    )


def _face(face: SeenFace, cube: str) -> str:
    ring, plate = ("w-ring", "w-top") if face.name == "top" else (f"w-{face.name}-ring", f"w-{face.name}")
    seen = {"top": "", "left": ' opacity=".86"', "right": ' opacity=".66"'}[face.name]
    return (
        f'<g transform="{face.matrix}">'
        f'<rect x="-.97" y="-.97" width="1.94" height="1.94" rx=".24" fill="url(#{ring})"/>'
        f'<rect x="-.84" y="-.84" width="1.68" height="1.68" rx=".18" fill="url(#{plate})"/>'
        f"<g{seen}>{inlaid(cube)}</g></g>"
    )
