"""The title asks what the hand asks, wherever the question stands."""

from __future__ import annotations

import re

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


@pytest.mark.parametrize(("state", "close"), [(SECRET, "Close the curtain, or change"), (OPEN, "Choose it, or change")])
def test_where_nothing_is_secret_there_is_no_curtain(state: State, close: str) -> None:
    answer = after_taps(state, *ALL)
    assert isinstance(answer, Selected)
    assert answer.say == f"4 and 5 above 2 and 3. {close} a number."
    chosen = view(state, *answer.parts)
    assert ("curtain" in str(VIEW.hand(chosen)).lower()) == state.secret
    assert ("behind the curtain" in str(VIEW.board(chosen))) == state.secret


@pytest.mark.parametrize("taps", [("act:push", "b2"), ("act:pull", "b2", "a1")])
def test_what_is_to_be_confirmed_has_one_button_of_that_name(taps: tuple[str, ...]) -> None:
    """The action itself is called as its button beside it is: ears could not tell the two apart."""
    answer = after_taps(PLAIN, *taps)
    assert isinstance(answer, Selected)
    assert answer.say.endswith("Confirm it.")
    assert VIEW.actions(view(PLAIN, *answer.parts))[-1].label == "Confirm"


def test_ears_too_learn_whom_a_push_moves() -> None:
    state = place({"b2": 4, "c2": 1}, "a2 d2")
    answer = after_taps(state, "act:push", "b2")
    assert isinstance(answer, Selected)
    assert "You follow to b2. Bo is moved to e2. 7 points" in answer.say


def test_once_a_face_is_chosen_the_keyboard_is_at_its_die() -> None:
    """The button with the face has gone; the board is gone on from where the die lies."""
    picked = view(LATER, "act:flip", "cell:1,1", "face:5")._replace(focus="face:5")
    assert re.search(r'id="cell-1,1"[^>]* tabindex="0"', str(VIEW.board(picked)))
