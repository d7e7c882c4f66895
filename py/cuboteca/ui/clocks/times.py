"""Knows how much time is left in a game: from its moves, and from what the page tells of the decision at hand."""

from __future__ import annotations

from cuboteca.play.clock import GAME, GLASS, Control, Spent, in_time, read_control, time_left
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from cuboteca.play.view import GameView
from cuboteca.ui.session import RESIGN, Session

LONGEST_NUMBER = 9
"""Digits of the milliseconds that the page tells."""


def control_of(table: Table) -> Control | None:
    """Return how the time of a game is limited; None if it isn't."""
    return read_control(table.clock) if table.clock else None


def loses(table: Table) -> bool:
    """Return whether a player whose time is up has lost: where two play against each other. Elsewhere it counts on."""
    return table.state.seats == 2 and not table.game.about.team


def is_timed(session: Session) -> bool:
    """Return whether a person's decision is at hand, and its time counts: opponents have no clock."""
    seat = session.table.state.seat
    return seat is not None and seat != NATURE and not session.level and session.lesson is None


def has_two_clocks(session: Session, control: Control) -> bool:
    """Return whether two players have a clock each, which goes on from turn to turn."""
    return control.kind in (GAME, GLASS) and loses(session.table) and len(session.people) == 2


def left(table: Table, game_view: GameView, control: Control, running: int) -> tuple[int, ...]:
    """Return the time of each seat, after so much of the decision at hand."""
    return _left_at(table, game_view, control, table.ply, running)


def _left_at(table: Table, game_view: GameView, control: Control, ply: int, running: int) -> tuple[int, ...]:
    """Return the time of each seat after so many moves, and so much of the decision that followed."""
    times = (*table.times[:ply], running)
    states = ((at, table.state_at(at)) for at in range(ply + 1))
    spent = [
        Spent(state.seat, game_view.turn_of(state), times[at], at == ply or table.counted(at))
        for at, state in states
        if state.seat is not None and state.seat != NATURE
    ]
    return time_left(control, table.state.seats, spent)


def hear(session: Session, spent: str) -> None:
    """Note what the page tells: in which game and after how many moves it has counted how many milliseconds."""
    table = session.table
    control = control_of(table)
    game, _, rest = spent.partition(" ")
    ply, _, milliseconds = rest.partition(" ")
    if control is None or not is_timed(session) or (game, ply) != (session.id, str(table.ply)):
        return
    if not milliseconds.isdecimal() or not milliseconds.isascii() or len(milliseconds) > LONGEST_NUMBER:
        return
    tenths = in_time(int(milliseconds) // 100, before(session, control), loses(table))
    table.note_running(max(tenths, table.running))


def before(session: Session, control: Control) -> int:
    """Return what the seat to move had when the decision at hand began."""
    return left(session.table, session.game_view, control, 0)[session.decider]


def lost_on_time(table: Table, game_view: GameView, ply: int) -> bool:
    """Return whether a move was none of the player's: the time was up."""
    control = control_of(table)
    if control is None or table.moves[ply] != RESIGN or not loses(table):
        return False
    seat = table.state_at(ply).seat
    return seat is not None and seat >= 0 and _left_at(table, game_view, control, ply, table.times[ply])[seat] <= 0


def was_won_on_time(table: Table, game_view: GameView) -> bool:
    """Return whether a game is over because somebody's time was up."""
    return table.state.seat is None and table.ply > 0 and lost_on_time(table, game_view, table.ply - 1)
