"""A table to look at and tap, early in a game; and moments at which something else is to be done."""

from __future__ import annotations

import cuboteca
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.view import Played, Rejected, Selected, View
from tests.games import tapping
from tests.games.qwirkle_cubes.setting import LINE, SHUT, SPARE, T11_HAND, T12_HAND, begin, opening, place

VIEW = cuboteca.games.game_view("qwirkle_cubes")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
STATE = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE)


def view(state: State, *picked: str, moves: tuple[str, ...] = (), focus: str | None = None) -> View:
    names = NAMES[: state.seats]
    return View(state, names, moves, picked, focus, live=state.seat is not None)


def after_taps(state: State, *parts: str) -> Selected | Played | Rejected:
    """The answer to the last of some taps."""
    return tapping.answer(VIEW, view(state), *parts)


def picked_by(state: State, *parts: str) -> tuple[str, ...]:
    return tapping.picked_by(after_taps(state, *parts)).parts


def made_by(state: State, *parts: str) -> str:
    return tapping.made_by(after_taps(state, *parts))


def refused_by(state: State, *parts: str) -> Rejected:
    return tapping.refused_by(after_taps(state, *parts))


FIRST = opening(T11_HAND)
DEAD = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
OWN = begin(dice="own")
FALLING = OWN.play("draw > Rs Rc Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 2 5")
ORANGE_FALLING = OWN.play("draw > Oc Pe Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 1 2")
ONE_SHORT = place(LINE, "Pe Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0", dice="own")
FIRST_FORCED = opening(T12_HAND).play("roll -")
