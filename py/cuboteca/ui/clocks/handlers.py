"""Ends a game when the page tells that a player's time is up."""

from __future__ import annotations

from cuboteca.play.clock_times import before, loses
from cuboteca.play.game import IllegalMove
from cuboteca.play.table import RESIGN
from cuboteca.ui.clocks.hearing import is_timed
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.play import make_move
from cuboteca.ui.screen import Event

NEAR = 1
"""Tenths of a second that what counts of a move always leaves (`play/clock.py`, `in_time`)."""


def time_up(context: Context, event: Event) -> None:
    """Let the player whose time is up resign, which any reader of a record knows; the times tell why."""
    session = context.session
    if session is None or context.address != session.address or session.over or session.handing_over:
        return
    table, timed = session.table, session.table.timed
    if timed is None or not is_timed(session) or not loses(table):
        return
    left = before(table, session.game_view, timed)
    if timed.running(table.ply) < left - NEAR:
        return
    try:
        table.state.play(table.state.read(RESIGN))
    except IllegalMove:
        return  # As soon as it can be done the page tells again.
    table.timed = timed.told(table.ply, max(left, 0))
    make_move(context, session, RESIGN)


HANDLERS = {"time-up": time_up}
