"""Follows a lesson as it is taken: which step it has come to, and the table that belongs to the step."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuboteca.play.game import NATURE, Game
from cuboteca.play.lesson import Lesson, Step
from cuboteca.play.nature import Nature
from cuboteca.play.table import Table
from cuboteca.play.view import GameView, Played, Selected
from cuboteca.ui.session import Session

GO_ON = "go-on"
"""The button that ends a step after which something is to be read, or seen, first."""
CLOSE = "put-down"
"""What closes something that is looked at."""
RIVAL = "gentle"
"""What plays the other seats where there are secrets: nobody passes the device around in a lesson or for a puzzle."""


class Course(NamedTuple):
    """How far a lesson has come, and what of its step is still to be seen."""

    lesson: Lesson
    number: int = 0
    right: tuple[str, ...] = ()
    """What was picked when it had last been what the step asks for."""
    begun: tuple[str, ...] = ()
    """What was picked when the step began."""
    remark: str = ""
    """What was said to something else that was done."""
    shows: bool = False
    """Is the step being shown, tap by tap?"""
    is_done: bool = False
    """Has been done what the step asks for?"""
    to_come: tuple[str, ...] = ()
    """The moves of others that follow."""
    rests: bool = False
    """Is all done that the step asks for, and waits for players to go on? They read why their tap was refused, or see
    what their move has led to before another board takes its place."""
    is_missed: bool = False
    """Hasn't its move ended the game, as it should?"""
    looks: bool = False
    """Does something lie over the table that the step didn't ask to look at?"""

    @property
    def is_over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step it has come to; at its end, the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def waits(self) -> bool:
        """Does it go on by itself?"""
        return (self.shows or self.is_done) and not self.rests

    @property
    def lit(self) -> tuple[str, ...]:
        """The part to tap next, if one is."""
        if self.rests:
            return (GO_ON,)
        if self.is_done or self.is_over:
            return ()
        return (CLOSE if self.looks else self.step.next_tap(self.right),)

    @property
    def changes_board(self) -> bool:
        """Does the next step have a board of its own?"""
        following = self.lesson.steps[self.number + 1 :]
        return bool(following and following[0].position)

    def step_made(self, move: str) -> int | None:
        """Return which step asks for a move: this one, or the next that asks for any, if it may be made at once."""
        for number in range(self.number, len(self.lesson.steps)):
            step, comes_later = self.lesson.steps[number], number > self.number
            if comes_later and step.position:
                return None
            if step.move:
                return number if step.wants(move) and (step.at_once or not comes_later) else None
        return None


def exercise_table(game: Game, game_view: GameView, position: str) -> Session:
    """Return the table of a lesson or a puzzle at a position."""
    state = game.position(position)
    own = state.seat or 0
    hides = game.about.secrets and game.about.opponents
    opponents = ["" if seat == own or not hides else RIVAL for seat in range(state.seats)]
    names = [role.name for role in game_view.roles(state)]
    return Session(game.about.id, Table.at(game, state, names, opponents), game_view)


def lesson_table(game: Game, game_view: GameView, lesson: Lesson, number: int, nature: Nature) -> Session:
    """Return the table as it is at the beginning of a step; after the last one, as that has left it."""
    steps = lesson.steps
    first = max(at for at in range(min(number, len(steps) - 1) + 1) if steps[at].position)
    session = exercise_table(game, game_view, steps[first].position)
    for step in steps[first:number]:
        if not step.refused:
            _take(session, step, nature)
    session.lesson = Course(lesson, number, session.picked, session.picked)
    return session


def _take(session: Session, step: Step, nature: Nature) -> None:
    """Do what a step asks for, and all that follows."""
    for _ in step.taps:
        part = step.next_tap(session.picked)
        answer = session.game_view.tap(session.view(), part)
        if isinstance(answer, Selected):
            session.picked = answer.parts
        elif isinstance(answer, Played):
            session.table.play(answer.move)
            session.settle_down()
            break
        if part == step.taps[-1] and not step.move:
            break
    to_come = follow(step.then, nature, all_of_them=True)
    to_come(session.table)


def follow(moves: tuple[str, ...], nature: Nature, all_of_them: bool = False) -> Callable[[Table], tuple[str, ...]]:
    """Return what makes chance's moves at a table as the lesson has them, and returns the moves that are left.

    Chance that the lesson says nothing of is left to `nature`.
    """

    def settle(table: Table) -> tuple[str, ...]:
        left = list(moves)
        while left and (all_of_them or table.state.seat == NATURE):
            table.play(left.pop(0))
        nature.settle(table)
        return tuple(left)

    return settle
