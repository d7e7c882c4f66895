"""A table to look at and tap, early in a game."""

from __future__ import annotations

import cuboteca
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.face import Chosen, Picked, Refused, View
from tests.rules import tapping
from tests.rules.qwirkle_cubes.setting import LINE, SPARE, place

FACE = cuboteca.games.face("qwirkle_cubes")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
STATE = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE)


def view(state: State, *picked: str, moves: tuple[str, ...] = (), focus: str | None = None) -> View:
    names = NAMES[: state.seats]
    return View(state, names, moves, picked, focus, live=state.seat is not None)


def after_taps(state: State, *parts: str) -> Picked | Chosen | Refused:
    """The answer to the last of some taps."""
    return tapping.answer(FACE, view(state), *parts)


def picked_by(state: State, *parts: str) -> tuple[str, ...]:
    return tapping.picked_by(after_taps(state, *parts)).parts


def made_by(state: State, *parts: str) -> str:
    return tapping.made_by(after_taps(state, *parts))


def refused_by(state: State, *parts: str) -> Refused:
    return tapping.refused_by(after_taps(state, *parts))
