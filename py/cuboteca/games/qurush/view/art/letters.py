"""The names of columns and rows on the frame, upright for whoever sits before the board."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import num
from cuboteca.games.qurush.view.art.measures import CELL, FRAME, magnified, seen_at

SIZE: Final = 13.2


def draw_letters(size: int, turn: int, wrap: bool) -> str:
    """Letters and numbers along the frame; with joined edges arrows as well."""
    high = SIZE * magnified(size)
    low, left = CELL * size + FRAME / 2 + 0.27 * high + 0.4, -FRAME / 2 - 0.6
    texts = ""
    for along in range(size):
        column, row = _name(along, 0, size, turn)
        texts += f'<tspan x="{CELL * along + 30}" y="{num(low)}">{column if turn % 2 == 0 else row}</tspan>'
        column, row = _name(0, along, size, turn)
        middle = CELL * (size - 1 - along) + 30 + 0.34 * high
        texts += f'<tspan x="{num(left)}" y="{num(middle)}">{row if turn % 2 == 0 else column}</tspan>'
    return (
        f'<text class="letters" text-anchor="middle" font-size="{num(high)}" font-weight="600" '
        f'fill="var(--qube-letter)" aria-hidden="true">{texts}</text>{_chevrons(size) if wrap else ""}'
    )


def _name(x: int, y: int, size: int, turn: int) -> tuple[str, int]:
    """Column and row of the square that is seen there."""
    column, row = seen_at((x, y), size, -turn % 4)
    return "abcdefg"[column], row + 1


def _chevrons(size: int) -> str:
    """On the frame, at the end of each row and column: what leaves there comes in on the other side."""
    out = ""
    for along in range(size):
        at = CELL * along + 30
        out += f"M{at - 4} -7.6L{at} -11.4L{at + 4} -7.6"
        out += f"M{CELL * size + 7.6} {at - 4}L{num(CELL * size + 11.4)} {at}L{CELL * size + 7.6} {at + 4}"
    pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g class="chevrons" {pen}><path d="{out}" stroke="#1A0C05" stroke-opacity=".5" stroke-width="3.4"/>'
        f'<path d="{out}" stroke="#F0CB83" stroke-width="1.7"/></g>'
    )
