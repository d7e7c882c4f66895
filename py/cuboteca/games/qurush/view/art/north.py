"""Where north is: one brass needle on the frame of the board, on the tray of a goal and on its card (Q-39)."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import num

NEEDLE: Final = "M0-5L4 4L0 1.8L-4 4Z"
"""It points up."""
_ANGLES: Final = {"n": 0, "e": 90, "s": 180, "w": 270}


def north_symbol() -> str:
    """Return the needle, for the sprite."""
    return (
        f'<path id="u-north" d="{NEEDLE}" fill="#F0CB83" stroke="#1A0C05" stroke-opacity=".6" stroke-width=".8" '
        'stroke-linejoin="round"/>'
    )


def render_north(seen: str, x: float, y: float, scale: float = 1, letter: bool = True) -> str:
    """Return the needle, to the side on which north is seen, and beside it, upright, its letter: both about a point."""
    name = ""
    if letter:
        x, y = (x - 5.2 * scale, y) if seen in "ns" else (x, y - 5.5 * scale)
        dx, dy = (10.5, 4) if seen in "ns" else (0, 16)
        name = (
            f'<text x="{num(dx)}" y="{num(dy)}" text-anchor="middle" font-size="11" font-weight="700" '
            'fill="#F0CB83">N</text>'
        )
    turn = f' transform="rotate({_ANGLES[seen]})"' if seen != "n" else ""
    larger = f" scale({num(scale)})" if scale != 1 else ""
    return (
        f'<g class="north" aria-hidden="true" transform="translate({num(x)} {num(y)}){larger}">'
        f'<use href="#u-north"{turn}/>{name}</g>'
    )
