"""Follows an attempt at a puzzle: the table that it is tried at, and how it stands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from cuboteca.games import Shelf
from cuboteca.play.game import NATURE, Game
from cuboteca.play.nature import Nature
from cuboteca.play.puzzle import Puzzle, PuzzleRules, Verdict, read_puzzles
from cuboteca.play.table import Table
from cuboteca.play.view import GameView
from cuboteca.ui.lessons.course import exercise_table
from cuboteca.ui.puzzle_days import read_today
from cuboteca.ui.session import Session
from cuboteca.ui.text.puzzles import say

STRIDE = 0.618
"""From one day of a game to its next the puzzle of the day goes on by this part of all: gentle and hard ones mix."""


class Attempt(NamedTuple):
    """How far a puzzle has come, and what of it is still to be seen."""

    puzzle: Puzzle
    number: int
    """Its place in the collection, from 1."""
    solver: int
    """The seat that solves it."""
    day: date | None = None
    """The day whose puzzle it is, if it is one."""
    verdict: Verdict = Verdict()
    remark: str = ""
    """How far off it is, or where to look."""
    lit: tuple[str, ...] = ()
    """The part to tap first, if a hint shows it."""
    heard: str = ""
    """What the hint says to those who don't see the light."""
    answers: bool = False
    """Is another seat's move still to come?"""
    shows: bool = False
    """Is the solution being shown, move by move?"""
    seen: bool = False
    """Has it been shown? Then solving it doesn't count."""
    tries: int = 1
    helped: bool = False
    """Was there a hint?"""

    @property
    def is_missed(self) -> bool:
        """Is it over without being solved?"""
        return self.verdict.over and not self.verdict.solved

    @property
    def waits(self) -> bool:
        """Does it go on by itself?"""
        return self.shows or self.answers


@lru_cache(maxsize=16)
def collection(rules: PuzzleRules) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids, the gentlest first."""
    return {puzzle.id: puzzle for puzzle in read_puzzles(rules.collection)}


def has_puzzles(shelf: Shelf, game_id: str) -> bool:
    """Return whether a game is there and has puzzles."""
    return game_id in shelf and shelf.about(game_id).puzzles


def puzzle_of_day(shelf: Shelf, day: date) -> tuple[str, str] | None:
    """Return the game and the id of the puzzle of a day; None where no game has any."""
    today = read_today({}, shelf, day)
    if today is None:
        return None
    ids = [*collection(shelf.puzzles(today.game))]
    games = sum(shelf.about(one).puzzles for one in shelf)
    return today.game, ids[int(day.toordinal() // games * STRIDE % 1 * len(ids))]


def puzzle_table(game: Game, game_view: GameView, attempt: Attempt) -> Session:
    """Return the table of a puzzle as it is at first."""
    session = exercise_table(game, game_view, attempt.puzzle.position)
    session.puzzle = attempt
    return session


def judged(shelf: Shelf, session: Session, attempt: Attempt) -> Attempt:
    """Return the attempt as it stands after the moves made in it."""
    table, rules = session.table, shelf.puzzles(session.id)
    verdict = _verdict(rules, attempt.puzzle, table)
    answers = not verdict.over and rules.reply(attempt.puzzle, table.state, table.standing) is not None
    now = attempt._replace(verdict=verdict, answers=answers, remark="", lit=())
    if not now.is_missed:
        return now
    return now._replace(remark=say("missed", why=shelf.puzzle_words(session.id).missed(attempt.puzzle, verdict)))


def _verdict(rules: PuzzleRules, puzzle: Puzzle, table: Table) -> Verdict:
    return rules.judge(puzzle, [table.state_at(ply) for ply in range(table.ply + 1)], table.standing)


def chance(rules: PuzzleRules, attempt: Attempt, nature: Nature) -> Callable[[Table], None]:
    """Return what makes chance's moves as the puzzle has them, until it is over; what it says nothing of is left to
    `nature`."""

    def settle(table: Table) -> None:
        while table.state.seat == NATURE and not _verdict(rules, attempt.puzzle, table).over:
            move = rules.reply(attempt.puzzle, table.state, table.standing)
            if move is None:
                nature.settle(table)
                return
            table.play(move)

    return settle
