"""The title asks what the hand asks, wherever the question stands."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules.state import State
from cuboteca.play.view import Selected
from tests.games.qurush.setting import GAME, place
from tests.games.qurush.table import VIEW, after_taps, view

PLAIN = place({"b2": 4, "c2": 1, "a3": 5}, "a2 e5")
LATER = place({"b2": 4, "c2": 1, "a3": 5}, "a2 e5", "ap4 A t5")
AGENTS = place({"b2": 4, "d5": 3}, "a2 e5", multiple_agents="on")
OFF = place({"b2": 4}, "- e5", squeesh="on")


def asked(state: State, *taps: str) -> str:
    """What the title asks after some taps, none of which makes a move."""
    answer = after_taps(state, *taps) if taps else Selected(())
    assert isinstance(answer, Selected)
    return VIEW.prompt(view(state, *answer.parts)).rest


@pytest.mark.parametrize(
    ("state", "taps", "title"),
    [
        (PLAIN, (), "7 points left"),
        (LATER, (), "4 points left"),
        (PLAIN, ("act:move",), "move where?"),
        (PLAIN, ("act:flip",), "flip which die?"),
        (PLAIN, ("act:flip", "b2"), "flip b2: which face comes up?"),
        (PLAIN, ("act:slide",), "slide which die?"),
        (PLAIN, ("act:slide", "b2"), "slide b2: where to?"),
        (PLAIN, ("act:push",), "push which die?"),
        (PLAIN, ("act:pull", "b2"), "pull b2: where do you go?"),
        (PLAIN, ("b2",), "b2 shows 4: which action?"),
        (PLAIN, ("act:move", "act:move"), "7 points left"),
        (PLAIN, ("act:push", "b2"), "confirm the push"),
        (LATER, ("act:flip", "b2", "face:5"), "confirm the flip"),
        (LATER, ("a1",), "confirm the step"),
        (PLAIN, ("end",), "end the turn?"),
        (AGENTS, ("agent:1",), "act with Bo’s pawn"),
        (AGENTS, ("agent:1", "act:flip"), "flip which die?"),
        (OFF, ("act:reenter",), "come back at which corner?"),
    ],
)
def test_in_a_turn(state: State, taps: tuple[str, ...], title: str) -> None:
    assert asked(state, *taps) == title


SECRET = GAME.start(2)
OPEN = GAME.start(2, {"open_goals": "on"})
ROW = GAME.start(4).play("2x2:45/23")
ALL = ("number:4", "number:5", "number:2", "number:3")


@pytest.mark.parametrize(
    ("state", "taps", "title"),
    [
        (SECRET, (), "choose a secret goal"),
        (SECRET, ALL[:1], "which number goes top right?"),
        (SECRET, ALL, "change it, or close the curtain"),
        (OPEN, (), "choose a goal"),
        (OPEN, ALL, "change it, or choose it"),
        (ROW, (), "choose a secret line of four"),
        (ROW, ALL[:2], "which number goes third?"),
    ],
)
def test_of_a_goal(state: State, taps: tuple[str, ...], title: str) -> None:
    assert asked(state, *taps) == title
