"""Draws the signs beside pieces, which hide none of them: the cost of going to a square, a step onto a die, and the
number under a pawn.

A sign lies in the corner of its square that no head, foot, arrow or face of a flip reaches. The number is on a tab,
folded from the top of the die over its near edge, so that players see which die it belongs to.
"""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point, num
from cuboteca.games.qurush.view.art.measures import CELL, HALF, RISE, At, magnified, spot

SIGN_WIDE: Final = 15
SIGN_HIGH: Final = 17
BEYOND: Final = 2
"""How far a sign reaches over the corner of its square."""
TAB_WIDE: Final = 10.4
TAB_ON_TOP: Final = 4.6
TAB_IN_FRONT: Final = 11.2
LEANS: Final = RISE[0] / RISE[1]
"""How far to the right the front of a die goes for each unit down."""
FOLD: Final[Point] = (HALF + RISE[0], HALF + RISE[1])
"""The corner of the top that a tab is folded beside, from the middle of the square."""


def render_sign(at: At, cost: str, size: int, turn: int, low: bool = False) -> str:
    """Return what going there takes, as a bead with a number, or without a number a step; at the far corner on the
    right, or at the near one."""
    left, upper, right, lower = sign_box(at, size, turn, low)
    words = _words(cost, "#FFFFFF", 'y="4.6"') if cost else ""
    return (
        f'<g class="price" aria-hidden="true" '
        f'transform="translate({num((left + right) / 2)} {num((upper + lower) / 2)}){_scaled(size)}">'
        f'<use href="#u-{"cost" if cost else "climb"}"/>{words}</g>'
    )


def sign_box(at: At, size: int, turn: int, low: bool = False) -> tuple[float, float, float, float]:
    """Return what a sign takes up: left, upper, right and lower edge."""
    x, y = spot(at, size, turn)
    wide, high, out = SIGN_WIDE * magnified(size), SIGN_HIGH * magnified(size), CELL / 2 + BEYOND
    upper = y + out - high if low else y - out
    return x + out - wide, upper, x + out, upper + high


def render_tab(at: At, number: int, size: int, turn: int) -> str:
    """Return the number of a die on its tab."""
    x, y = spot(at, size, turn)
    lean = f'transform="matrix(1 0 {num(LEANS / 2)} 1 {num(LEANS * TAB_IN_FRONT / 4 - TAB_WIDE / 2)} 0)"'
    words = _words(str(number), "#FFF6E6", f'{lean} y="10"')
    return (
        f'<g transform="translate({num(x + FOLD[0])} {num(y + FOLD[1])}){_scaled(size)}">'
        f'<use href="#u-count"/>{words}</g>'
    )


def tab_corners() -> tuple[Point, ...]:
    """Return the outline of a tab about its fold: what lies on top, then what hangs in front."""
    low = LEANS * TAB_IN_FRONT
    return (
        (-TAB_WIDE, -TAB_ON_TOP),
        (0, -TAB_ON_TOP),
        (0, 0),
        (low, TAB_IN_FRONT),
        (low - TAB_WIDE, TAB_IN_FRONT),
        (-TAB_WIDE, 0),
    )


def tab_middle(at: At, size: int, turn: int) -> Point:
    x, y = spot(at, size, turn)
    scale = magnified(size)
    return x + FOLD[0] - TAB_WIDE / 2 * scale, y + FOLD[1] + TAB_IN_FRONT / 2 * scale


def _scaled(size: int) -> str:
    scale = magnified(size)
    return f" scale({num(scale)})" if scale > 1 else ""


def _words(text: str, ink: str, where: str) -> str:
    return (
        f'<text {where} text-anchor="middle" font-size="13" font-weight="700" fill="{ink}" aria-hidden="true">'
        f"{text}</text>"
    )
