"""A table to look at and tap, early in a game."""

from __future__ import annotations

import cuboteca
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Played, Selected, View
from tests.games import tapping

VIEW = cuboteca.games.game_view("qwirkle_cubes")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def view(state: State, *picked: str, moves: tuple[str, ...] = (), focus: str | None = None) -> View:
    names = NAMES[: state.seats]
    return View(state, names, moves, picked, focus, live=state.seat is not None)


def after_taps(state: State, *parts: str) -> Selected | Played | IllegalMove:
    """The answer to the last of some taps."""
    return tapping.answer(VIEW, view(state), *parts)


def picked_by(state: State, *parts: str) -> tuple[str, ...]:
    return tapping.picked_by(after_taps(state, *parts)).parts


def made_by(state: State, *parts: str) -> str:
    return tapping.made_by(after_taps(state, *parts))


def refused_by(state: State, *parts: str) -> IllegalMove:
    return tapping.refused_by(after_taps(state, *parts))


def refusal_by(state: State, *parts: str) -> tuple[str, str | None]:
    """The reason and the clause."""
    refusal = refused_by(state, *parts)
    return refusal.reason, refusal.clause
