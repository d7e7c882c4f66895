"""Begins a new game from a position of a finished one, with a level in every other seat."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.play.game import NATURE
from cuboteca.play.levels import LEVELS
from cuboteca.play.table import Table
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.setup import sit_down_at
from cuboteca.ui.opponents.seating import level_row
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.dialogs import dialog
from cuboteca.ui.session import Session
from cuboteca.ui.text.reviews import say


def ply_to_practise(session: Session) -> int | None:
    """Return where practice begins: before a turning point, else where a seat decides; None where none does."""
    at = session.analysis.turning_point_at(session.shown_ply) if session.analysis is not None else None
    ply = at.ply if at is not None else session.shown_ply
    return None if session.table.state_at(ply).seat in (NATURE, None) else ply


def practice_dialog(session: Session) -> Markup:
    """Return the sheet that asks for a level."""
    ply, team = session.shown_ply, session.table.game.about.team
    at = next((one for one in session.analysis.turning_points if one.ply == ply), None) if session.analysis else None
    back = f"#/play/{session.id}/review/{at.shown if at is not None else ply}"
    role = session.game_view.roles(session.table.state_at(ply))[session.table.state_at(ply).seat or 0]
    return dialog(
        say("practise_who", team=team),
        back,
        el("p", say("practise_about", seat=role.name)),
        el(
            "div",
            (level_row(session.game_view, level, ("practise", f"{ply}:{level}")) for level in LEVELS),
            class_="level-rows",
        ),
        kind="levels",
    )


def practise(context: Context, event: Event) -> None:
    """Begin a game against a level from a position: `12:steady` is the one after 12 moves, against Steady."""
    session = context.session
    number, _, level = event.arg.partition(":")
    if session is None or not session.may_review:
        return
    if not number.isdecimal():
        context.tell(Notice(say("practise_not")))
        return
    table, ply = session.table, int(number)
    if ply > table.ply or (level not in LEVELS and table.state.seats > 1):
        return
    seat = table.state_at(ply).seat
    if seat is None or seat == NATURE:
        return
    context.shelf.opponents(table.game.about.id)  # before anything changes: it may have to be loaded
    levels = tuple("" if other == seat else level for other in range(table.state.seats))
    record = table.record._replace(
        date=context.today,
        moves=_without_offers(table, ply),
        ply=None,
        title="",
        opponents=levels if any(levels) else (),
        hints=True,
        timed=None,
    )
    role = session.game_view.roles(table.state_at(ply))[seat].name
    sit_down_at(context, Table(table.game, record), say("practise_began", move=table.count(ply) + 1, seat=role))


def _without_offers(table: Table, ply: int) -> tuple[str, ...]:
    """Return the moves that lead to a position, without the offers of the old game."""
    return tuple(move for move in table.moves[:ply] if move not in table.game.about.offers)


HANDLERS = {"practise": practise}
