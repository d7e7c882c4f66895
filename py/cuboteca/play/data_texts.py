"""Names the texts that stand as data, in options, clauses, guides and tables of keys, and puts them into other words.

A function here returns the thing it is given with each of its texts as `translate` has it, by a context that says where
the text stands. The screens call it with the language in use where they show the thing, the catalogue's tool to list
the texts: so the two agree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cuboteca.play.game import About, Option
    from cuboteca.play.keys import Keys
    from cuboteca.play.lesson import Lesson, Step
    from cuboteca.play.view import Chapter, Line

Translate = Callable[[str, str], str]
"""Takes a context and a text, and returns the text in other words."""

NUMBER: Final = re.compile(r":\d+$")


def about_in(about: About, translate: Translate) -> About:
    """Return what is known of a game; its texts are the house's, which shows it before the game is loaded."""
    return about._replace(summary=translate(f"about.{about.id}", about.summary))


def option_in(option: Option, translate: Translate) -> Option:
    """Return an option: its title, and what each value is called and means."""
    context = f"option.{option.id}"
    labels = zip(option.values, option.labels, strict=True)
    meanings = zip(option.values, option.meanings, strict=True)
    return option._replace(
        title=translate(f"{context}.title", option.title),
        labels=tuple(translate(f"{context}.label.{value}", label) for value, label in labels),
        meanings=tuple(translate(f"{context}.meaning.{value}", meaning) for value, meaning in meanings),
        numbered=translate(f"{context}.numbered", option.numbered) if option.numbered else "",
    )


def clause_in(clause: str, text: str, translate: Translate) -> str:
    """Return the sentence of a clause."""
    return translate(f"clause.{clause}", text)


def chapter_in(chapter: Chapter, translate: Translate) -> Chapter:
    """Return a page of a guide: its title, its paragraphs, and the captions of its lines."""
    context = f"guide.{chapter.id}"
    return chapter._replace(
        title=translate(f"{context}.title", chapter.title),
        paragraphs=tuple(translate(f"{context}.text-{n}", text) for n, text in enumerate(chapter.paragraphs, 1)),
        lines=tuple(line_in(line, translate) for line in chapter.lines),
    )


def line_in(line: Line, translate: Translate) -> Line:
    """Return a line of a guide, which says something at each of its steps."""
    captions = (translate(f"guide.{line.id}.{n}", caption) for n, caption in enumerate(line.captions))
    return line._replace(captions=tuple(captions))


def lesson_in(lesson: Lesson, translate: Translate) -> Lesson:
    """Return a lesson: its title, all its steps say, and what has been learned."""
    context = f"lesson.{lesson.id}"
    return lesson._replace(
        title=translate(f"{context}.title", lesson.title),
        steps=tuple(_step_in(step, f"{context}.{step.id}", translate) for step in lesson.steps),
        ends=translate(f"{context}.ends", lesson.ends),
    )


def _step_in(step: Step, context: str, translate: Translate) -> Step:
    return step._replace(
        title=translate(f"{context}.title", step.title),
        ask=translate(f"{context}.ask", step.ask),
        about=translate(f"{context}.about", step.about),
        otherwise=translate(f"{context}.otherwise", step.otherwise),
        missed=translate(f"{context}.missed", step.missed),
    )


def keys_in(keys: Keys, translate: Translate) -> Keys:
    """Return a table of keys; those that stand for things of one kind, `face:1` and `face:2`, share what they do."""
    return MappingProxyType(
        {name: key._replace(does=translate(f"key.{NUMBER.sub('', key.part)}", key.does)) for name, key in keys.items()}
    )


def walks_in(walks: Mapping[str, str], translate: Translate) -> Mapping[str, str]:
    """Return where Home and End lead."""
    return {key: translate(f"walk.{key}", does) for key, does in walks.items()}
