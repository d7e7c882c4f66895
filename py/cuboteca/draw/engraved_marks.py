"""Marks that are counted, not read: seeds and petals, and how they are engraved."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from markupsafe import Markup

from cuboteca.draw.path import num

Curve = tuple[tuple[float, float], ...]

SEED: Final[Curve] = ((0, -0.46), (0.16, -0.25), (0.16, 0.25), (0, 0.46), (-0.16, 0.25), (-0.16, -0.25), (0, -0.46))
SEEDS: Final[Curve] = tuple((x * 0.94, y * 0.957) for x, y in SEED)


def petal(start: float, width: float) -> Curve:
    """Return a teardrop that points at the middle, from `start` to the rim of the mark."""
    return (
        (0, -start),
        (0.53 * width, -start - 0.1),
        (1.2 * width, -0.37),
        (0.82 * width, -0.478),
        (0.6 * width, -0.56),
        (-0.6 * width, -0.56),
        (-0.82 * width, -0.478),
        (-1.2 * width, -0.37),
        (-0.53 * width, -start - 0.1),
        (0, -start),
    )


def _turned(curve: Curve, angle: float) -> Curve:
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((x * c - y * s, x * s + y * c) for x, y in curve)


def _moved(curve: Curve, x: float) -> Curve:
    return tuple((px + x, py) for px, py in curve)


def _flower(petals: int, first: float, start: float, width: float) -> tuple[Curve, ...]:
    return tuple(_turned(petal(start, width), first + 360 * i / petals) for i in range(petals))


MARKS: Final[tuple[tuple[Curve, ...], ...]] = (
    (),
    (SEED,),
    (_moved(SEEDS, -0.2), _moved(SEEDS, 0.2)),
    _flower(3, 0, 0.06, 0.178),
    _flower(4, 45, 0.08, 0.160),
    _flower(5, 0, 0.10, 0.146),
)
"""By value: bare, one seed, two seeds, trefoil, diagonal cross, star."""


def mark_path(value: int, radius: float) -> str:
    """Return the mark on a stone of that radius."""
    out = ""
    for curve in MARKS[value]:
        scaled = [(x * radius, y * radius) for x, y in curve]
        out += f"M{num(scaled[0][0])} {num(scaled[0][1])}C"
        out += " ".join(f"{num(x)} {num(y)}" for x, y in scaled[1:]) + "Z"
    return out


def engraved(mark: str, radius: float, colour: str) -> Markup:
    """Return a mark, given by the id of its path, cut into a surface and inlaid: shade above, light below, colour on
    top."""
    return Markup(
        f'<use href="#{mark}" x="{num(-0.022 * radius)}" y="{num(-0.028 * radius)}" fill="#000" fill-opacity=".6" '
        f'stroke="#000" stroke-opacity=".35" stroke-width="{num(0.05 * radius)}"/>'
        f'<use href="#{mark}" x="{num(0.026 * radius)}" y="{num(0.032 * radius)}" fill="#fff" fill-opacity=".3"/>'
        f'<use href="#{mark}" fill="{colour}"/>'
    )
