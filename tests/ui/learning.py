"""A player who takes a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cuboteca import games
from cuboteca.play.lesson import Lesson
from cuboteca.ui.lessons.course import Course
from cuboteca.ui.session import Session
from tests.ui.playing import Player, Seen

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.id}")
    for name in games
    if games.about(name).lessons
    for lesson in games.lessons(name)
]


each_lesson = pytest.mark.parametrize(("name", "lesson"), LESSONS)


PART = re.compile(r'data-part="([^"]+)"')


def at(player: Player) -> tuple[Session, Course]:
    session = player.app.session
    assert session is not None
    assert session.lesson is not None
    return session, session.lesson


def open_lesson(player: Player, name: str, lesson: Lesson) -> Seen:
    return player.go(f"#/learn/{name}/{lesson.id}")


def do_step(player: Player) -> Iterator[Seen]:
    """Tap what is lit until the next step has begun; yield each screen."""
    _, begun = at(player)
    for _ in range(20):
        _, course = at(player)
        if course.number != begun.number:
            return
        if player.app.waits:
            yield player.do("opponent")
        else:
            yield player.tap(course.lit[0])
    pytest.fail(f"“{begun.step.ask}” leads nowhere.")


def finish(player: Player) -> None:
    while not at(player)[1].is_over:
        list(do_step(player))


def come_to(player: Player, name: str, lesson: str, step: str) -> None:
    """Take a lesson as far as a step."""
    player.go(f"#/learn/{name}/{lesson}")
    while at(player)[1].step.id != step:
        list(do_step(player))
