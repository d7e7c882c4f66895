"""A table to look at and tap, whose squares may be given by their names; and moments at which a tap is refused."""

from __future__ import annotations

from cuboteca import games
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.table import Table
from cuboteca.play.view import Played, Selected, View
from tests.games import tapping
from tests.games.qurush.setting import GAME, begin, place

VIEW = games.game_view("qurush")
NAMES = ("Ada", "Bo", "Cy", "Di")


def view(state: State, *picked: str, turned: int = 0, live: bool = True) -> View:
    return View(state, NAMES[: state.seats], picked=picked, turned=turned, live=live)


def after_taps(state: State, *parts: str) -> Selected | Played | IllegalMove:
    """The answer to the last of some taps."""
    return tapping.answer(VIEW, view(state), *map(_part, parts))


def _part(named: str) -> str:
    return f"cell:{'abcdefg'.index(named[0])},{int(named[1]) - 1}" if len(named) == 2 else named


def made(state: State, *parts: str) -> str:
    move = tapping.made_by(after_taps(state, *parts))
    state.play(move)
    return move


def says(state: State, *parts: str) -> str:
    return tapping.picked_by(after_taps(state, *parts)).say


def refused(state: State, *parts: str) -> tuple[str, str | None]:
    """The reason and the clause by which the last of some taps is refused."""
    why = refused_with(state, *parts)
    return why.reason, why.clause


def refused_with(state: State, *parts: str) -> IllegalMove:
    """The whole refusal."""
    return tapping.refused_by(after_taps(state, *parts))


STATES = {
    "agents": place({"d5": 2, "d4": 6, "c4": 3, "c5": 4, "b5": 4, "e4": 1}, "a1 e5", multiple_agents="on"),
    "plain": place({"b2": 4, "c2": 1, "b1": 2, "b3": 3, "a3": 5}, "a2 e5"),
    "walled": place({"b2": 4, "b1": 4, "b3": 4, "c2": 4}, "a2 e5"),
    "on_top": place({"a2": 3, "b2": 4}, "a2 e5"),
    "together": place({"e1": 4}, "a1 a1"),
    "over": place({}, "a1 e5").play("resign"),
    "off": place({"c3": 4}, "- e5", squeesh="on"),
    "off_agents": place({"c3": 4, "a2": 2}, "a1 -", squeesh="on", multiple_agents="on"),
    "squeesh": place({"c3": 4}, "a1 e5", squeesh="on"),
    "apart": place({}, "a1 a2 b1 f6", share="off", squeesh="on"),
    "taken": place({}, "- a1 a6 f6", share="off", squeesh="on"),
    "beside_pawn": place({"e5": 4, "b4": 4, "c2": 4}, "b2 b3", share="off"),
    "home": GAME.start(2, {"corner": "choose"}),
    "square": GAME.start(2),
    "row": GAME.start(4, {"true_north": "on"}).play("2x2:45/23"),
    "line": GAME.start(4).play("2x2:45/23"),
    "two": begin(2, multiple_agents="on"),
    "four": begin(4, multiple_agents="on"),
    "one_way": place({"b1": 4}, "a1 a2 f6", share="off"),
    "later": place({"b2": 4, "c2": 1, "b1": 2, "b3": 3, "a3": 5}, "a2 e5", "ap4 A t5"),
}


def after(*moves: str, **options: str) -> View:
    """A table of two after some moves, goals first."""
    table = Table.begin(games["qurush"], NAMES[:2], "2026-11-20", dict(options))
    for move in ("2x2:22/22", "2x2:22/22", *moves):
        table.play(move)
    return View(table.state, NAMES[:2], table.standing)
