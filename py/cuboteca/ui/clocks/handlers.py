"""Ends a game when the page tells that a player's time is up."""

from __future__ import annotations

from cuboteca.play.game import IllegalMove
from cuboteca.ui.clocks.times import before, control_of, is_timed, loses
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.play import make_move
from cuboteca.ui.screen import Event
from cuboteca.ui.session import RESIGN

NEAR = 1
"""Tenths of a second that what counts of a move always leaves (`play/clock.py`, `in_time`)."""


def time_up(context: Context, event: Event) -> None:
    """Let the player whose time is up resign, which any reader of a record knows; the times tell why."""
    session = context.session
    if session is None or context.address != session.address or session.over or session.handing_over:
        return
    table, control = session.table, control_of(session.table)
    if control is None or not is_timed(session) or not loses(table):
        return
    left = before(session, control)
    if table.running < left - NEAR:
        return
    try:
        table.state.play(table.state.read(RESIGN))
    except IllegalMove:
        return  # As soon as it can be done the page tells again.
    table.note_running(max(left, 0))
    make_move(context, session, RESIGN)


HANDLERS = {"time-up": time_up}
