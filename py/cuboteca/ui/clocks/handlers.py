"""Ends a game, or a turn, when the page tells that a player's time is up."""

from __future__ import annotations

from cuboteca.play.clock_times import before, loses
from cuboteca.play.game import IllegalMove
from cuboteca.play.table import RESIGN
from cuboteca.play.view import Played, Selected
from cuboteca.ui.clocks.hearing import is_timed
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import make_move
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.text.clocks import say

ENDS, CONFIRMS = "pass", "check"
"""The icons of what ends a turn, and of what says yes to that."""
NEAR = 1
"""Tenths of a second that what counts of a move always leaves (`play/clock.py`, `in_time`)."""


def time_up(context: Context, event: Event) -> None:
    """Let the player whose time is up resign, which any reader of a record knows; the times tell why."""
    session = context.session
    if session is None or context.address != session.address or session.over or session.handing_over:
        return
    table, timed = session.table, session.table.timed
    if timed is None or not is_timed(session):
        return
    left = before(table, session.game_view, timed)
    if timed.running(table.ply) < left - NEAR:
        return
    if not loses(table):
        if timed.control.ends:
            _end_turn(context, session)
        return
    try:
        table.state.play(table.state.read(RESIGN))
    except IllegalMove:
        return  # As soon as it can be done the page tells again.
    table.timed = timed.told(table.ply, max(left, 0))
    make_move(context, session, RESIGN)


def _end_turn(context: Context, session: Session) -> None:
    """End the turn in the game's own way, which may ask once more; if it can't end yet, the page tells again."""
    game_view, view, name = session.game_view, session.view()._replace(picked=()), session.table.names[session.decider]
    for sign in (ENDS, CONFIRMS):
        ways = [action for action in game_view.actions(view) if action.icon in (ENDS, sign) and action.enabled]
        answer = game_view.tap(view, ways[-1].part) if ways else None
        if isinstance(answer, Played):
            if make_move(context, session, answer.move):
                context.reply.say.insert(0, say("turn_ends", name=name))
                context.reply.notice = Notice(say("turn_ends", name=name))
            return
        if not isinstance(answer, Selected):
            return
        view = view._replace(picked=answer.parts)


HANDLERS = {"time-up": time_up}
