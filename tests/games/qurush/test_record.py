"""The record is for people: no line of it has notation, whatever is played under whatever variants."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.qurush.setting import GAME, VARIANTS, place, wander
from tests.games.qurush.table import NAMES, VIEW, view

NOTATION = re.compile(r"\dx\d|:\d|\d/\d|@|=|<|\b[A-Z][a-g][1-7]|\d{2}|\w-\w")
"""Of goals, seats, faces, actions; and numbers that run into one another."""


def heard(state: State, move: str) -> str:
    """A line of the record, as it is read aloud."""
    return re.sub(r'<[^>]* aria-label="([^"]*)"[^>]*>|<[^>]*>', r"\1", str(VIEW.notate(state, move)))


@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=4)))
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_has_notation(chosen: tuple[str, ...], seats: int) -> None:
    """Nor has what is told when stepping through the game, nor the end."""
    rng = Random(seats)
    options = {**dict(zip(VARIANTS, chosen, strict=True)), "corner": "random", "turn_cap": "9"}
    state: State = GAME.start(seats, options)
    while state.seat is not None:
        move = str(state.draw(rng)) if state.seat == NATURE else wander(state, rng)
        for words in (heard(state, move), VIEW.describe_move(state, move, NAMES)):
            assert not NOTATION.search(words), words
        state = state.play(move)
    for words in VIEW.ending(view(state)):
        assert not NOTATION.search(words), words


def test_a_goal_is_drawn_and_said() -> None:
    state = GAME.start(4, {"true_north": "on"})
    assert heard(state, "2x2:45/23") == "goal 4 and 5 above 2 and 3"
    assert str(VIEW.notate(state, "2x2:45/23")).count("#u-f") == 4
    line = state.play("2x2:45/23")
    assert heard(line, "4x1v:2345") == "goal 2, 3, 4, 5 from north to south"


def test_whose_pawn_it_was_is_seen_and_said() -> None:
    state = place({"b2": 4}, "a1 e5", multiple_agents="on")
    assert heard(state, "@2:Me4") == "moved to e4 with the pawn of seat 2"
    assert "#u-pawn-1" in str(VIEW.notate(state, "@2:Me4"))
    assert heard(state, "Ma2") == "moved to a2"


@pytest.mark.clause("Q-44")
def test_who_called_is_seen_and_said() -> None:
    rows = {"b3": 4, "c3": 5, "b2": 2, "c2": 3}
    goals = "ap7 A t5 gA=2x2:45/23 gB=2x2:45/23"
    state = place(rows, "a1 e5", goals, claim="manual")
    assert heard(state, "qurush") == "Qurush"
    assert heard(state, "@2:qurush") == "Qurush, called by seat 2"
    assert "#u-pawn-1" in str(VIEW.notate(state, "@2:qurush"))


@pytest.mark.parametrize(
    ("goals", "options", "said"),
    [
        ("2x2:22/22+4x1:2345", {}, "Ada’s goal is on the board: 2, 3, 4, 5 in a line."),
        ("2x2:22/22+4x1h:2345", {"true_north": "on"}, "on the board: a line of 2, 3, 4, 5 from west to east."),
        ("2x2:23/45+4x1:5555", {}, "on the board: a square of 2 and 3 above 4 and 5."),
    ],
)
def test_the_end_says_the_shape_of_the_goal_once(goals: str, options: dict[str, str], said: str) -> None:
    rows = {"b3": 2, "c3": 3, "d3": 4, "e3": 5, "b2": 4, "c2": 5}
    state = place(rows, "a1 a6 f6 f1", f"ap7 A t5 gA={goals}", **options).play(".")
    assert said in VIEW.ending(view(state))[1]
