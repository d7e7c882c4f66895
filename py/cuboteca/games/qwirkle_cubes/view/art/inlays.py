"""The six shapes and the six marks, in units of half a face.

Shapes are matched in size by eye. Each colour has a mark besides, cut out of the middle of its inlay, for shape is
taken: whoever cannot tell two colours reads dot, ring, bars and cross.
"""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import around, num, pair, polygon, soft_polygon


def _clover() -> str:
    """Return four lobes as one outline; neighbours meet on the diagonals."""
    away, radius = 0.42, 0.315
    meet = away / 2 + (radius**2 - away**2 / 2) ** 0.5 / 2**0.5
    turns = ((meet, -meet), (meet, meet), (-meet, meet), (-meet, -meet))
    lobes = "".join(f"A{num(radius, 3)} {num(radius, 3)} 0 1 1 {pair(point)}" for point in (*turns[1:], turns[0]))
    return f"M{pair(turns[0])}{lobes}Z"


def _four_points() -> str:
    tip, waist, near = 0.84, 0.44, 0.13
    return (
        f"M0 -{tip}C{near} -{waist} {waist} -{near} {tip} 0C{waist} {near} {near} {waist} 0 {tip}"
        f"C-{near} {waist} -{waist} {near} -{tip} 0C-{waist} -{near} -{near} -{waist} 0 -{tip}Z"
    )


def _eight_points() -> str:
    return polygon(around(22.5 * i, 0.82 if i % 2 == 0 else 0.47) for i in range(16))


SHAPE_PATHS: Final = {
    "c": "M-.63 0A.63 .63 0 1 1 .63 0A.63 .63 0 1 1 -.63 0Z",
    "s": soft_polygon([(-0.57, -0.57), (0.57, -0.57), (0.57, 0.57), (-0.57, 0.57)], [0.08] * 4),
    "d": soft_polygon([(0, -0.84), (0.84, 0), (0, 0.84), (-0.84, 0)], [0.06] * 4),
    "l": _clover(),
    "x": _four_points(),
    "e": _eight_points(),
}

MARK_PATHS: Final = {
    "O": ("M0 0h.01", 0.28),
    "Y": ("M-.17 0A.17 .17 0 1 1 .17 0A.17 .17 0 1 1 -.17 0Z", 0.1),
    "G": ("M-.17 0H.17", 0.13),
    "B": ("M-.12 -.15V.15M.12 -.15V.15", 0.12),
    "P": ("M-.2 0H.2M0 -.2V.2", 0.12),
}
"""By colour: the strokes of its mark and their width; red has none."""


def mark(colour: str) -> str:
    """Return a colour's mark in the middle of a face."""
    if colour not in MARK_PATHS:
        return ""
    path, width = MARK_PATHS[colour]
    return (
        f'<path d="{path}" fill="none" stroke="#1A1310" stroke-width="{num(width)}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )
