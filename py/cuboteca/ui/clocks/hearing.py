"""Hears from the page how long the decision at hand has taken, and knows whose time counts."""

from __future__ import annotations

from cuboteca.play.clock import GAME, GLASS, Control, in_time
from cuboteca.play.clock_times import before, loses
from cuboteca.play.game import NATURE
from cuboteca.ui.session import Session

LONGEST_NUMBER = 9
"""Digits of the milliseconds that the page tells."""


def is_timed(session: Session) -> bool:
    """Return whether a person's decision is at hand, and its time counts: opponents have no clock."""
    seat = session.table.state.seat
    return seat is not None and seat != NATURE and not session.level


def has_two_clocks(session: Session, control: Control) -> bool:
    """Return whether two players have a clock each, which goes on from turn to turn."""
    return control.kind in (GAME, GLASS) and loses(session.table) and len(session.people) == 2


def hear(session: Session, spent: str) -> None:
    """Note what the page tells: in which game and after how many moves it has counted how many milliseconds."""
    table, timed = session.table, session.table.timed
    game, _, rest = spent.partition(" ")
    ply, _, milliseconds = rest.partition(" ")
    if timed is None or not is_timed(session) or (game, ply) != (session.id, str(table.ply)):
        return
    if not milliseconds.isdecimal() or not milliseconds.isascii() or len(milliseconds) > LONGEST_NUMBER:
        return
    tenths = in_time(int(milliseconds) // 100, before(table, session.game_view, timed), loses(table))
    table.timed = timed.told(table.ply, max(tenths, timed.running(table.ply)))
