"""A player at a puzzle."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest

from cuboteca import games
from cuboteca.play.nature import SampledNature, carried_out
from cuboteca.play.puzzle import Puzzle
from cuboteca.play.view import Played, Selected
from cuboteca.search.node_simulator import simulator_of
from cuboteca.ui.puzzles import handlers
from cuboteca.ui.puzzles.attempt import Attempt, collection
from cuboteca.ui.session import Session
from tests.ui.playing import Player, Seen

TODAY = date(2026, 11, 20)
"""What the clock of the tests says."""


def puzzles_of(game: str) -> list[Puzzle]:
    return [*collection(games.puzzles(game)).values()]


def at(player: Player) -> tuple[Session, Attempt]:
    session = player.app.session
    assert session is not None
    assert session.puzzle is not None
    return session, session.puzzle


def open_puzzle(player: Player, game: str, puzzle: Puzzle) -> Seen:
    if games.about(game).simulates:
        simulator = simulator_of(game)
        if simulator is None:
            pytest.skip("the site's simulation isn't here")
        player.app.nature = SampledNature(Random(3), simulator)
    return player.go(f"#/puzzle/{game}/{puzzle.id}")


def follow(player: Player) -> None:
    """Let happen what happens of its own accord."""
    for _ in range(60):
        if not player.app.waits:
            return
        assert player.app.think(lambda: False)
        player.do("opponent")
    pytest.fail("It never ends.")


def make(player: Player, move: str) -> None:
    """Make a move by tapping the parts that lead to it; at once, where that takes many."""
    session, _ = at(player)
    ply = session.table.ply
    for _ in range(5):
        part = part_towards(session, move)
        if part is None:
            handlers.make(player.app, session, move)
            player.do("refresh")
        else:
            player.tap(part)
        if session.table.ply != ply:
            break
    follow(player)


def part_towards(session: Session, move: str) -> str | None:
    """Return a part that makes the move, or from which one more tap or a few do, if a hint would name them."""
    game_view, seen = session.game_view, set()
    level: list[tuple[str, tuple[str, ...]]] = [("", session.picked)]
    for _ in range(5):
        following = []
        for first, picked in level:
            view = session.view()._replace(picked=picked)
            parts = [*game_view.parts_of(view, move), *game_view.picks_of(view, move), move]
            for part in parts:
                answer = game_view.tap(view, part)
                if isinstance(answer, Played) and answer.move == move:
                    return first or part
                if isinstance(answer, Selected) and answer.parts not in seen:
                    seen.add(answer.parts)
                    following.append((first or part, answer.parts))
        level = following
    return None


def solve(player: Player) -> None:
    session, attempt = at(player)
    while not at(player)[1].verdict.over:
        make(player, meant(session, attempt.puzzle))


def meant(session: Session, puzzle: Puzzle) -> str:
    """Return the next move of the solution as a player makes it: a flick comes out as fingers do it."""
    made = puzzle.solution[session.table.ply]
    move = made.partition(" @")[0]
    comes_to = carried_out(session.table.state, session.table.state.read(move), f"{puzzle.id} {session.table.ply}")
    assert str(comes_to) == made
    return move
