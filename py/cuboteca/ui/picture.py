"""Draws a table as a picture to give away: who plays or has won, the board as anybody may see it, and which game it is.

Its colours, symbols and letters are those of the page, which puts them in (`static/js/screen/picture.js`).
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.play.game import NATURE
from cuboteca.play.secrecy import moves_seen_by
from cuboteca.play.view import View
from cuboteca.ui.session import Session
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.sharing import say

SIDE: Final = 1200
MARGIN: Final = 64
BOARD: Final = 800
BOARD_TOP: Final = 248
FOOT: Final = 1132
BADGE: Final = 56
ONE_LINE: Final = 30
TWO_LINES: Final = 40
"""How many letters fit into a line of a title that has one line, and of one that has two."""
LONGEST: Final = 40
"""How many pictures a film has at most: half a minute of it."""
REASON: Final = 78


def film(session: Session) -> list[Markup]:
    """Return pictures of a game from its start to the position looked at, at most `LONGEST` of them."""
    stops = [stop for stop in session.table.stops if stop <= session.shown_ply]
    most = min(len(stops), LONGEST)
    chosen = dict.fromkeys(stops[round(at * (len(stops) - 1) / max(1, most - 1))] for at in range(most))
    return [picture(session, ply) for ply in chosen]


class Told(NamedTuple):
    """What a picture says beside the board."""

    seat: int | None
    """Whose badge stands before the title."""
    title: str
    line: str
    foot: str


def picture(session: Session, ply: int, told: Told | None = None) -> Markup:
    """Return the position after `ply` moves as an SVG of 1,200 pixels square, as somebody without a seat may see it.

    It says who plays or has won, unless it is `told` what to say.
    """
    table, game_view = session.table, session.game_view
    view = View(
        state=session.state_seen(ply, None),
        names=table.names,
        moves=moves_seen_by(table, None, ply),
        live=False,
    )
    seat, title, reason, foot = told or _told(session, view, ply)
    return el(
        "svg",
        el("rect", width=SIDE, height=SIDE, fill="var(--bg)"),
        _title(title, game_view.roles(view.state)[seat].badge if seat is not None else None),
        (_line(line, MARGIN, 180 + 36 * row, 28) for row, line in enumerate(wrap(reason, REASON)[:2])),
        el("svg", game_view.pictured(view), x=(SIDE - BOARD) // 2, y=BOARD_TOP, width=BOARD, height=BOARD),
        _line(foot, MARGIN, FOOT, 26),
        _line(common("app"), SIDE - MARGIN, FOOT, 30, anchor="end", weight=650),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIDE} {SIDE}",
        width=SIDE,
        height=SIDE,
    )


def _told(session: Session, view: View, ply: int) -> Told:
    """Return who plays or has won, and how many moves have been made."""
    foot = say("picture_of", game=session.table.game.about.name, count=session.table.count(ply))
    outcome, mover = view.state.outcome, view.state.seat
    if outcome is not None:
        who, why = session.game_view.ending(view)
        return Told(outcome.winners[0] if len(outcome.winners) == 1 else None, who, why, foot)
    names = say("picture_names", names=view.names)
    if mover is None or mover == NATURE:
        return Told(None, names, "", foot)
    return Told(mover, names, say("picture_turn", name=view.names[mover]), foot)


def _title(title: str, badge: str | None) -> Markup:
    lines = [title] if len(title) <= ONE_LINE else wrap(title, TWO_LINES)[:2]
    size = 64 if len(title) <= ONE_LINE else 48
    top = 120 if len(lines) == 1 else 70
    left = MARGIN + BADGE + 20 if badge else MARGIN
    return el(
        "g",
        el("use", href=f"#{badge}", x=MARGIN, y=top - 48, width=BADGE, height=BADGE) if badge else None,
        (_line(line, left, top + 56 * row, size, weight=650) for row, line in enumerate(lines)),
    )


def _line(words: str, x: int, y: int, size: int, anchor: str = "start", weight: int = 400) -> Markup:
    return el("text", words, x=x, y=y, font_size=size, font_weight=weight, text_anchor=anchor, fill="var(--ink)")
