"""Says that a player's time was up, in place of the resigning that stands in the record."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup, escape

from cuboteca.play.clock import SECOND, shown
from cuboteca.play.clock_times import lost_on_time, was_won_on_time
from cuboteca.play.game import NATURE
from cuboteca.play.table import RESIGN, Table
from cuboteca.play.view import GameView, View
from cuboteca.play.wording import sentences
from cuboteca.ui.text.clocks import say


class OnTime:
    """The view of a game with a clock: the game's own, but for what is said of a time that was up."""

    def __init__(self, game_view: GameView, table: Table) -> None:
        self._game_view = game_view
        self._table = table

    @classmethod
    def over(cls, game_view: GameView, table: Table) -> GameView:
        """Return a view that says so at that table."""
        return cast(GameView, cls(game_view, table))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game_view, name)

    def ending(self, view: View) -> tuple[str, str]:
        """Return who won, and why."""
        table = self._table
        if not was_won_on_time(table, self._game_view):
            return self._game_view.ending(view)
        seat = table.state_at(table.ply - 1).seat or 0
        return say("wins", name=view.names[1 - seat]), say("time_up", name=view.names[seat])

    def beaten(self, view: View) -> str:
        """Return by how much a person has won; nothing if it was on time."""
        return "" if was_won_on_time(self._table, self._game_view) else self._game_view.beaten(view)

    def describe_move(self, before: Any, move: str, names: tuple[str, ...]) -> str:
        """Return a move in a sentence."""
        if self._was_none(before, move):
            return say("ran_out", name=names[before.seat])
        return self._game_view.describe_move(before, move, names)

    def heard(self, view: View, before: Any, move: str) -> str:
        """Return it for those who don't see what has come of it."""
        if self._was_none(before, move):
            return say("ran_out", name=view.names[before.seat])
        return self._game_view.heard(view, before, move)

    def notate(self, before: Any, move: str, names: tuple[str, ...]) -> Markup:
        """Return a move as the log has it."""
        return escape(say("entry")) if self._was_none(before, move) else self._game_view.notate(before, move, names)

    def _was_none(self, before: Any, move: str) -> bool:
        """Return whether a move was none of the player's: the time was up."""
        if move != RESIGN:
            return False
        turn, table = self._game_view.turn_of, self._table
        return any(
            lost_on_time(table, self._game_view, ply)
            for ply, made in enumerate(table.moves)
            if made == RESIGN and table.state_at(ply).seat == before.seat and turn(table.state_at(ply)) == turn(before)
        )


def rule_of_time(table: Table, game_view: GameView, ply: int) -> str:
    """Return what the clock has to do with a move that is none of the player's: the time was up; "" for any other."""
    return say("time_rule") if lost_on_time(table, game_view, ply) else ""


def with_time(table: Table, ply: int, told: str) -> str:
    """Return what is told of a move, with how long it took; nothing of that where it took no time, or gave up."""
    took, seat = (table.timed.times[ply] if table.timed else 0), table.state_at(ply).seat
    if took < SECOND or seat is None or seat == NATURE or table.moves[ply] == RESIGN:
        return told
    return sentences((told, say("took", name=table.names[seat], time=spoken(took))))


def spoken(tenths: int) -> str:
    """Return a time in words, as in "90 seconds" or "4:52"."""
    seconds = tenths // SECOND
    if seconds % 60 == 0 and seconds:
        return say("in_minutes", count=seconds // 60)
    return say("in_seconds", count=seconds) if seconds < 100 else shown(tenths, 0)
