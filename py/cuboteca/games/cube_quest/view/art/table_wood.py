"""The wood of the table under the board: planks with their grain, a tile that meets itself at its edges. It is drawn in
see-through darks and lights alone, so that the theme's colour lies under them and one file is enough."""

from __future__ import annotations

from itertools import pairwise
from math import exp, pi, sin
from random import Random
from typing import Final

from cuboteca.draw.palette import LIGHT
from cuboteca.draw.path import Point, num, smooth
from cuboteca.draw.static_art import document

FILE: Final = "cube_quest-table.svg"
TILE: Final = (900, 520)
"""In millimetres; planks lie across."""
PLANKS: Final = (0, 118, 236, 330, 432, 520)
TONES: Final = (0.0, 0.09, 0.03, 0.13, 0.05)
"""How much darker than the lightest each plank is."""
LINES: Final = 12
"""Of grain, in each plank."""


def render_table_file() -> str:
    rng = Random(19)
    width, height = TILE
    inside = ""
    for number, (top, bottom) in enumerate(pairwise(PLANKS)):
        inside += _plank(rng, top, bottom - top, TONES[number])
    return document(width, height, inside, LIGHT, lamp=False)


def _plank(rng: Random, top: int, high: int, tone: float) -> str:
    width = TILE[0]
    fine, bold, pores = "", "", ""
    knot = rng.uniform(0.2, 0.8)
    for line in range(LINES):
        base = top + 3 + (line + rng.random()) / LINES * (high - 6)
        drawn = _line(rng, base, top + high / 2, high, knot)
        if line % 4 == 1:
            bold += drawn
        elif line % 3 == 0:
            pores += drawn
        else:
            fine += drawn
    joint = rng.uniform(0.1, 0.9) * width
    return (
        f'<rect y="{top}" width="{width}" height="{high}" fill="#2A1206" fill-opacity="{num(tone)}"/><g fill="none" '
        f'stroke="#3A1A08"><path d="{fine}" stroke-opacity=".2" stroke-width=".8"/>'
        f'<path d="{bold}" stroke-opacity=".15" stroke-width="2.1"/>'
        f'<path d="{pores}" stroke-opacity=".3" stroke-width=".7" stroke-dasharray="9 4 3 7 14 6"/></g>'
        f'<path d="M0 {top}H{width}" stroke="#1E0C03" stroke-opacity=".62" stroke-width="1.5"/>'
        f'<path d="M0 {num(top + 1.4)}H{width}" stroke="#FFEBCB" stroke-opacity=".22" stroke-width="1"/>'
        f'<path d="M{num(joint)} {top}v{high}" stroke="#1E0C03" stroke-opacity=".55" stroke-width="1.2"/>'
    )


def _line(rng: Random, base: float, middle: float, high: float, knot: float) -> str:
    """Return a line that parts about the plank's knot, and ends at the height at which it begins."""
    width = TILE[0]
    phase = rng.uniform(0, 2 * pi)
    side = 1 if base > middle else -1
    points: list[Point] = []
    for step in range(8):
        x = step / 7
        away = abs(base - middle) / (high / 2)
        part = 7 * side * exp(-(((x - knot) / 0.06) ** 2)) * exp(-((away / 0.5) ** 2))
        points.append((x * width, base + part + 1.6 * sin(2 * pi * x + phase) + 0.8 * sin(4 * pi * x + 2 * phase)))
    return smooth(points, 1)
