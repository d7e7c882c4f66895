"""A table to look at and tap, whose squares may be given by their names."""

from __future__ import annotations

from cuboteca import games
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.view import Played, Rejected, Selected, View
from tests.games import tapping

VIEW = games.game_view("qurush")
NAMES = ("Ada", "Bo", "Cy", "Di")


def view(state: State, *picked: str, turned: int = 0, live: bool = True) -> View:
    return View(state, NAMES[: state.seats], picked=picked, turned=turned, live=live)


def after_taps(state: State, *parts: str) -> Selected | Played | Rejected:
    """The answer to the last of some taps."""
    return tapping.answer(VIEW, view(state), *map(_part, parts))


def _part(named: str) -> str:
    return f"cell:{'abcdefg'.index(named[0])},{int(named[1]) - 1}" if len(named) == 2 else named
