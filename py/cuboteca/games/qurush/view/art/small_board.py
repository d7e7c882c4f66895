"""The board at 48 to 120 px: flat dice on wood, badges for pawns, nothing to pick."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.qurush.view.art.board import Board
from cuboteca.games.qurush.view.art.board_pawns import Pawn
from cuboteca.games.qurush.view.art.measures import At, seen_at
from cuboteca.games.qurush.view.art.tokens import seat_badge

STEP: Final = 22
EDGE: Final = 5


def render_small_board(board: Board) -> Markup:
    """Return the same board as `render_board`, without names, marks or motion; a goal that was found keeps its
    frame."""
    wide = STEP * board.size
    dice = "".join(
        f'<use href="#u-m{cell.die.top}" transform="{_where(cell.at, board)}"/>' for cell in board.cells if cell.die
    )
    found = "".join(_ring(at, board) for one in board.found for at in one.cells)
    whole = wide + 2 * EDGE
    return Markup(
        f'<svg class="board-small" viewBox="{-EDGE} {-EDGE} {whole} {whole}" role="img" '
        f'aria-label="{escape(board.label)}"><rect x="{-EDGE}" y="{-EDGE}" width="{whole}" height="{whole}" rx="8" '
        f'fill="url(#u-rim)"/><rect x="-1" y="-1" width="{wide + 2}" height="{wide + 2}" rx="2.4" '
        f'fill="var(--qube-bed)"/>{_squares(board.size)}{dice}{found}{_pawns(board)}</svg>'
    )


def _squares(size: int) -> str:
    out = ""
    for tone, paint in enumerate(("deep", "pale")):
        path = "".join(
            f"M{STEP * x + 0.6} {STEP * y + 0.6}h{STEP - 1.2}v{STEP - 1.2}h-{STEP - 1.2}z"
            for y in range(size)
            for x in range(size)
            if (x + y) % 2 == tone
        )
        out += f'<path d="{path}" fill="var(--qube-{paint})"/>'
    return out


def _middle(at: At, board: Board) -> tuple[float, float]:
    x, y = seen_at(at, board.size, board.turn)
    return STEP * (x + 0.5), STEP * (board.size - 0.5 - y)


def _where(at: At, board: Board) -> str:
    x, y = _middle(at, board)
    return f"translate({num(x)} {num(y)})"


def _ring(at: At, board: Board) -> str:
    x, y = _middle(at, board)
    return (
        f'<rect x="{num(x - 10)}" y="{num(y - 10)}" width="19.4" height="19.4" rx="4.4" fill="none" '
        'stroke="#D99A35" stroke-width="2.6"/>'
    )


def _pawns(board: Board) -> str:
    """Badges; those that share a square a little aside and smaller."""
    groups: dict[At, list[Pawn]] = {}
    for pawn in board.pawns:
        if not pawn.ghost and not pawn.gone:
            groups.setdefault(pawn.at, []).append(pawn)
    out = ""
    for at, group in groups.items():
        x, y = _middle(at, board)
        aside = 4.5 * (len(group) - 1)
        size = 17 if len(group) == 1 else 13
        for i, pawn in enumerate(group):
            px = x - aside + (2 * aside * i / (len(group) - 1) if aside else 0)
            out += f'<circle cx="{num(px)}" cy="{num(y)}" r="{num(size / 2)}" fill="#FFF6E6" stroke="#5A4030"/>'
            out += seat_badge(pawn.seat, size * 0.8, px, y)
    return out
