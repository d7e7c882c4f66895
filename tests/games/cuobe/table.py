"""A table to look at and tap."""

from __future__ import annotations

from cuboteca.games import cuobe
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.view import Selected, View
from tests.draw.reading import words_of
from tests.games.cuobe.setting import house

VIEW = cuobe.game_view()
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
HAUNTED = house("c3=R01s2 c4=R09", spawns="Ghoul@c4:3")


def seen(state: State, *picked: str) -> View:
    return View(state, NAMES[: state.seats], picked=picked)


def taken_up(state: State, *parts: str) -> View:
    """The table after these taps, none of which makes a move."""
    view = seen(state)
    for part in parts:
        answer = VIEW.tap(view, part)
        assert isinstance(answer, Selected), answer
        view = view._replace(picked=answer.parts)
    return view


def words(view: View) -> str:
    return words_of(str(VIEW.hand(view)))
