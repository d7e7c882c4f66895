"""Says how much time each seat of a game has left, and whether somebody's was up."""

from __future__ import annotations

from cuboteca.play.clock import Spent, time_left
from cuboteca.play.clock_record import Timed
from cuboteca.play.game import NATURE
from cuboteca.play.table import RESIGN, Table
from cuboteca.play.view import GameView


def loses(table: Table) -> bool:
    """Return whether a player whose time is up has lost: where two play against each other. Elsewhere it counts on."""
    return table.state.seats == 2 and not table.game.about.team


def left(table: Table, game_view: GameView, timed: Timed) -> tuple[int, ...]:
    """Return the time of each seat now."""
    return _left_at(table, game_view, timed, table.ply, timed.running(table.ply))


def before(table: Table, game_view: GameView, timed: Timed) -> int:
    """Return what the seat to move had when the decision at hand began."""
    return _left_at(table, game_view, timed, table.ply, 0)[table.state.seat or 0]


def _left_at(table: Table, game_view: GameView, timed: Timed, ply: int, running: int) -> tuple[int, ...]:
    """Return the time of each seat after so many moves, and so much of the decision that followed."""
    times = (*timed.times[:ply], running)
    states = ((at, table.state_at(at)) for at in range(ply + 1))
    spent = [
        Spent(state.seat, game_view.turn_of(state), times[at], at == ply or table.counted(at))
        for at, state in states
        if state.seat is not None and state.seat != NATURE
    ]
    return time_left(timed.control, table.state.seats, spent)


def lost_on_time(table: Table, game_view: GameView, ply: int) -> bool:
    """Return whether a move was none of the player's: the time was up. It stands as resigning, which readers know."""
    timed, seat = table.timed, table.state_at(ply).seat
    if timed is None or table.moves[ply] != RESIGN or not loses(table) or seat is None:
        return False
    return _left_at(table, game_view, timed, ply, timed.times[ply])[seat] <= 0


def was_won_on_time(table: Table, game_view: GameView) -> bool:
    """Return whether a game is over because somebody's time was up."""
    return table.state.seat is None and table.ply > 0 and lost_on_time(table, game_view, table.ply - 1)
