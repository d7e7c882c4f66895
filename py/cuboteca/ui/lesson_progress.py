"""Keeps how far each lesson has been taken on this device."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final, NamedTuple

from cuboteca.play.data_texts import lesson_in
from cuboteca.play.language import translator
from cuboteca.play.lesson import Lesson

PREFIX: Final = "lesson/"
"""Under this, a game's id and a lesson's the store has the number of the next step."""


class CurrentLesson(NamedTuple):
    """The lesson of a game to take next."""

    id: str
    title: str
    """Nothing where the game has only this one."""
    step: int


def read_step(store: Mapping[str, str], game_id: str, lesson: Lesson) -> int:
    """Return how many steps of a lesson are done."""
    kept = store.get(f"{PREFIX}{game_id}/{lesson.id}", "")
    return min(int(kept), len(lesson.steps)) if kept.isdecimal() and len(kept) < 4 else 0


def keep_step(store: MutableMapping[str, str], game_id: str, lesson: Lesson, step: int) -> None:
    """Note how many steps are done."""
    store[f"{PREFIX}{game_id}/{lesson.id}"] = str(step)


def current_lesson(store: Mapping[str, str], lessons: Sequence[Lesson], game_id: str) -> CurrentLesson | None:
    """Return the first lesson that isn't done, or the first one; None where the game has none."""
    if not lessons:
        return None
    left = [lesson for lesson in lessons if read_step(store, game_id, lesson) < len(lesson.steps)]
    lesson = left[0] if left else lessons[0]
    step = read_step(store, game_id, lesson) if left else 0
    title = lesson_in(lesson, translator(game_id)).title if len(lessons) > 1 else ""
    return CurrentLesson(lesson.id, title, step)
