"""Tells what led to a position, as far as whoever looks may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from cuboteca.play.data_texts import clause_in
from cuboteca.play.game import NATURE, State
from cuboteca.play.language import translator
from cuboteca.play.lazy_sequences import LazySequence
from cuboteca.play.table import Table
from cuboteca.play.wording import sentences
from cuboteca.ui.text.looking_back import say

if TYPE_CHECKING:
    from cuboteca.ui.session import Session


class Past(LazySequence[tuple[Any, str]]):
    """What led to a position, read from the table only as far as somebody asks: each position with its move."""

    __slots__ = ("_plies", "_session", "_viewer")

    def __init__(self, session: Session, plies: int, viewer: int | None) -> None:
        self._session = session
        self._plies = plies
        self._viewer = viewer

    def reach(self, most: int | None = None) -> int:
        return self._plies

    def at(self, number: int) -> tuple[Any, str]:
        session = self._session
        if not session.table.game.about.secrets:
            return session.table.state_at(number), session.table.moves[number]
        return session.state_seen(number, self._viewer), session.move_seen(number, self._viewer)


def describe_step(session: Session, ply: int) -> str:
    """Return how the position after so many moves came about, since the one before it that can be looked at."""
    before = [stop for stop in session.table.stops if stop < ply]
    if not before:
        return say("start")
    told = sentences(session.describe_move(made, session.viewer) for made in range(before[-1], ply))
    if session.table.timed:
        from cuboteca.ui.clocks.on_time import with_time  # it came with the game

        told = with_time(session.table, before[-1], told)
    return told


def rules_of_step(session: Session, ply: int) -> tuple[str, ...]:
    """Return the rules that brought the position after so many moves about, in sentences."""
    since = max((stop for stop in session.table.stops if stop < ply), default=ply)
    return tuple(dict.fromkeys(rule for made in range(since, ply) for rule in _rules_of_move(session, made)))


def _rules_of_move(session: Session, ply: int) -> tuple[str, ...]:
    """Return the rules that the move made after so many others followed, and the one by which it ended the game."""
    if session.table.timed:
        from cuboteca.ui.clocks.on_time import rule_of_time  # it came with the game

        if told := rule_of_time(session.table, session.game_view, ply):
            return (told,)
    game, outcome = session.table.game, session.table.state_at(ply + 1).outcome
    ends = (outcome.clause,) if outcome is not None and outcome.clause else ()
    ids = (*session.game_view.clauses_of(*move_with_state(session, ply)), *ends)
    translate = translator(game.about.id)
    return tuple(clause_in(id_, game.clauses[id_], translate) for id_ in ids)


def log_entry(session: Session, ply: int) -> Markup:
    """Return that move as an entry of the log, with what chance made of it, as the viewer may know them."""
    entry = session.game_view.notate(*move_with_state(session, ply), session.table.names)
    told = (move_with_state(session, at) for at in range(ply, end_of_chance(session.table, ply)))
    came = session.game_view.describe_result(told)
    return Markup("{} <span>({})</span>").format(entry, came) if came else entry


def end_of_chance(table: Table, ply: int) -> int:
    """Return after how many moves all that chance made of the one at `ply` is done."""
    after, made = ply + 1, len(table.moves)
    while after < made and table.state_at(after).seat == NATURE:
        after += 1
    return after


def move_with_state(session: Session, ply: int) -> tuple[State, str]:
    """Return that move with the state before it, both as the viewer may know them."""
    viewer = session.viewer
    return session.state_seen(ply, viewer), session.move_seen(ply, viewer)
