"""The walnut of the cabinet and of the lid: planks whose grain meets itself at the edges, so that a cabinet of any
size is covered by one small tile. The lamp lies over it, in the style sheet."""

from __future__ import annotations

from math import exp, pi, sin
from random import Random
from typing import Final

from cuboteca.draw.palette import Theme
from cuboteca.draw.path import Point
from cuboteca.draw.static_art import document
from cuboteca.draw.wood import DARK_LINES, LIGHT_LINES, Pen, strokes

TILE: Final = (720, 540)
LID: Final = (390, 844)
DARK_PENS: Final = (Pen(0.7, 0.26), Pen(1.1, 0.32), Pen(1.7, 0.2), Pen(2.4, 0.15), Pen(0.9, 0.38))
LIGHT_PENS: Final = (Pen(0.8, 0.13), Pen(1.4, 0.08))


def plank_tile(theme: Theme) -> str:
    """Return grain along the tile, with two cathedrals; whatever leaves on one side comes in on the other."""
    width, height = TILE
    rng = Random(23)
    dark = _wrapped([_round((i + rng.random()) / DARK_LINES * height) for i in range(DARK_LINES)])
    light = _wrapped([_round((i + rng.random()) / LIGHT_LINES * height) for i in range(LIGHT_LINES)])
    inside = (
        f'<rect width="{width}" height="{height}" fill="var(--cabinet)"/>'
        f"{strokes(dark, DARK_PENS, 'var(--cabinet-grain)', rng)}"
        f"{strokes(light, LIGHT_PENS, 'var(--cabinet-grain-light)', rng)}"
    )
    return document(width, height, inside, theme, lamp=False)


def _round(base: float) -> list[Point]:
    """Return a line with whole periods, so that its end meets its start on the next tile."""
    width, height = TILE
    out = []
    for k in range(13):
        x = k / 12
        along = 2 * pi * x
        wave = 5 * sin(along + 0.4 + base * 0.006) + 2.6 * sin(2 * along + 1.9)
        bump = 26 * exp(-(((x - 0.36) / 0.13) ** 2)) * exp(-(((base / height - 0.52) / 0.28) ** 2))
        dip = 15 * exp(-(((x - 0.8) / 0.1) ** 2)) * exp(-(((base / height - 0.15) / 0.16) ** 2))
        out.append((x * width, base + wave - bump + dip))
    return out


def _wrapped(drawn: list[list[Point]]) -> list[list[Point]]:
    """Return the lines, and once more those that cross the tile's upper or lower edge, where they come in again."""
    height = TILE[1]
    out = list(drawn)
    for line in drawn:
        low, high = min(y for _, y in line) - 3, max(y for _, y in line) + 3
        out += [
            [(x, y + shift) for x, y in line]
            for shift in (height, -height)
            if low + shift < height and high + shift > 0
        ]
    return out


def lid_panel(theme: Theme) -> str:
    """Return the lid's panel: upright grain that opens about the middle, under the lamp. It covers its element."""
    width, height = LID
    rng = Random(41)
    dark = [_upright(rng, (i + rng.random()) / DARK_LINES) for i in range(DARK_LINES)]
    light = [_upright(rng, (i + rng.random()) / LIGHT_LINES) for i in range(LIGHT_LINES)]
    inside = (
        '<defs><linearGradient id="lid" x2=".5" y2="1"><stop offset="0" stop-color="var(--lid-lit)"/>'
        '<stop offset=".4" stop-color="var(--lid)"/><stop offset="1" stop-color="var(--lid-dim)"/>'
        "</linearGradient></defs>"
        f'<rect width="{width}" height="{height}" fill="url(#lid)"/>'
        f"{strokes(dark, DARK_PENS, 'var(--cabinet-grain)', rng)}"
        f"{strokes(light, LIGHT_PENS, 'var(--cabinet-grain-light)', rng)}"
    )
    picture = document(width, height, inside, theme, lamp=False)
    return picture.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)


def _upright(rng: Random, share: float) -> list[Point]:
    width, height = LID
    base = -60 + share * (width + 120)
    lean = rng.uniform(-3, 3)
    out = []
    for k in range(11):
        y = k / 10
        away = (base - width / 2) / (width / 2)
        bow = 34 * away * exp(-(((y - 0.62) / 0.2) ** 2)) * exp(-(away**2) * 1.2)
        sway = 5 * sin(2 * pi * y * 0.8 + 1 + share * 2) + 2 * sin(2 * pi * y * 2.1 + share * 5)
        out.append((base - bow + sway + lean * y, -10 + y * (height + 20)))
    return out
