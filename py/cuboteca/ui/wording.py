"""Makes one text of several sentences, and says what screens and voices share."""

from __future__ import annotations

from cuboteca.play.data_texts import line_in
from cuboteca.play.language import translator
from cuboteca.play.view import GameView, Line
from cuboteca.play.wording import sentences
from cuboteca.ui.storage import Unsaved
from cuboteca.ui.text.common import say
from cuboteca.ui.text.guide import say as guide


def not_saved(unsaved: Unsaved) -> str:
    """Return what is not saved, in a few words."""
    if unsaved.moves:
        return say("unsaved_yet" if unsaved.why == "slow" else "unsaved_moves", count=unsaved.moves)
    return say("unsaved", why=unsaved.why if unsaved.why in ("slow", "refused") else "failed")


def step_words(game_view: GameView, game_id: str, line_id: str, step: int) -> str:
    """Return a step of a line of the guide, for a voice."""
    found = [line for chapter in game_view.guide() for line in chapter.lines if line.id == line_id]
    shown = [line_in(line, translator(game_id)) for line in found if step < len(line.captions)]
    return sentences(words for line in shown for words in (line.captions[step], step_count(line, step)))


def step_count(line: Line, step: int) -> str:
    """Return which of its steps that is, as in "2 of 5"."""
    return guide("step", step=step + 1, steps=len(line.captions))
