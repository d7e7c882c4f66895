"""The shadows of the arena's cubes as one picture file: a row by day and one by night, with what the lamp throws and
what lies where a cube touches the ground. A browser without a graphics card copies a picture in half the time that it
needs to blur a box anew at every frame.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from cuboteca.draw.palette import LIGHT
from cuboteca.draw.palette_cube_quest import CAST, TOUCH
from cuboteca.draw.path import num
from cuboteca.draw.static_art import document

FILE: Final = "cube_quest-shadows.svg"
CELL: Final = 128
"""From shadow to shadow, in pixels of the scene, of which a cube's edge is 64."""
CAST_SQUARES: Final = ((27, 6), (26, 13))
"""Of each square that is laid over the others: half its edge, and how far its outline is blurred."""
TOUCH_SQUARES: Final = ((30, 3),)
STEPS: Final = 20
REACH: Final = 2.4
"""So many times as far as it is blurred a shadow is seen beyond its outline, and gets darker within."""


def render_shadow_file() -> str:
    inside = ""
    for row, (cast, touch) in enumerate(zip(CAST, TOUCH, strict=True)):
        inside += _shadow(0, row, CAST_SQUARES, *cast) + _shadow(1, row, TOUCH_SQUARES, *touch)
    return document(2 * CELL, len(CAST) * CELL, inside, LIGHT, lamp=False)


def _shadow(column: int, row: int, squares: tuple[tuple[int, int], ...], colour: str, depth: float) -> str:
    x, y = (CELL * place + CELL / 2 for place in (column, row))
    drawn = "".join(_blurred(half, blur, depth) for half, blur in squares)
    return f'<g transform="translate({num(x)} {num(y)})" fill="{colour}">{drawn}</g>'


def _blurred(half: int, blur: int, depth: float) -> str:
    """Return a square with a soft outline: one over the other, each smaller and less round."""
    out, dark = "", 0.0
    for step in range(STEPS):
        away = REACH * (1 - 2 * (step + 0.5) / STEPS)  # from the outline, in the measure of the blur
        next_dark = depth * (1 - erf((away - REACH / STEPS) / sqrt(2))) / 2
        more, dark = 1 - (1 - next_dark) / (1 - dark), next_dark
        side, corner = half + away * blur, blur * (1.86 + 0.7 * away)  # as round as a blurred corner
        size = num(2 * side, 1)
        out += (
            f'<rect x="{num(-side, 1)}" y="{num(-side, 1)}" width="{size}" height="{size}" rx="{num(corner, 1)}" '
            f'fill-opacity="{num(more, 4)}"/>'
        )
    return out
