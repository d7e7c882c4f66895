"""The title asks what the hand asks, wherever the question stands."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules.state import State
from cuboteca.play.view import Prompt, Selected
from tests.games.qurush.setting import GAME, begin, place
from tests.games.qurush.table import VIEW, after_taps, view

PLAIN = place({"b2": 4, "c2": 1, "a3": 5}, "a2 e5")
LATER = place({"b2": 4, "c2": 1, "a3": 5}, "a2 e5", "ap4 A t5")
AGENTS = place({"b2": 4, "d5": 3}, "a2 e5", multiple_agents="on")
CALLS = place({"b2": 4}, "a2 e5", claim="manual")
OFF = place({"b2": 4}, "- e5", squeesh="on")


def asked(state: State, *taps: str) -> str:
    """What the title asks after some taps, none of which makes a move."""
    answer = after_taps(state, *taps) if taps else Selected(())
    assert isinstance(answer, Selected)
    return VIEW.prompt(view(state, *answer.parts)).rest


@pytest.mark.parametrize(
    ("state", "taps", "title"),
    [
        (PLAIN, (), "7 action points left"),
        (LATER, (), "4 action points left"),
        (PLAIN, ("act:move",), "choose where to move"),
        (PLAIN, ("act:flip",), "choose a qube to flip"),
        (PLAIN, ("act:flip", "b2"), "choose the new face of b2"),
        (PLAIN, ("act:slide",), "choose a qube to slide"),
        (PLAIN, ("act:slide", "b2"), "choose where to slide b2"),
        (PLAIN, ("act:push",), "choose a qube to push"),
        (PLAIN, ("act:pull", "b2"), "choose where to move as you pull b2"),
        (PLAIN, ("b2",), "b2 shows 4: choose an action"),
        (PLAIN, ("act:move", "act:move"), "7 action points left"),
        (PLAIN, ("act:push", "b2"), "confirm the push"),
        (LATER, ("act:flip", "b2", "face:5"), "confirm the flip"),
        (LATER, ("a1",), "confirm the move"),
        (PLAIN, ("end",), "end your turn?"),
        (AGENTS, ("agent:1",), "use Bo’s pawn"),
        (AGENTS, ("agent:1", "act:flip"), "choose a qube to flip"),
        (OFF, ("act:reenter",), "choose a corner"),
    ],
)
def test_in_a_turn(state: State, taps: tuple[str, ...], title: str) -> None:
    assert asked(state, *taps) == title


@pytest.mark.parametrize(
    ("state", "taps", "shown"),
    [
        (PLAIN, ("end",), "You’d do nothing this turn. You can’t undo this. To play on, choose an action."),
        (LATER, ("end",), "You’d lose 4 AP. You can’t undo this. To play on, choose an action."),
        (
            CALLS,
            ("calling:0",),
            "If the goal is there, Ada wins. If not, nothing happens. To play on, choose an action.",
        ),
        (PLAIN, ("act:push", "b2"), "You can’t undo this once you confirm."),
    ],
)
def test_a_question_says_how_to_answer_no(state: State, taps: tuple[str, ...], shown: str) -> None:
    answer = after_taps(state, *taps)
    assert isinstance(answer, Selected)
    assert shown in VIEW.hand(view(state, *answer.parts))


@pytest.mark.clause("Q-44")
def test_a_call_is_asked_of_the_player_who_calls() -> None:
    state = begin(3, claim="manual", goals4="both")
    asking = view(state, "calling:1")
    assert VIEW.prompt(asking) == Prompt(1, "Bo:", "call Qurush?")
    assert "If both goals are there, Bo wins." in VIEW.hand(asking)


@pytest.mark.parametrize(("state", "asks"), [(PLAIN, "end"), (LATER, "end"), (CALLS, "calling:0")])
def test_to_choose_an_action_answers_no(state: State, asks: str) -> None:
    assert after_taps(state, asks, "act:move") == after_taps(state, "act:move")


@pytest.mark.parametrize(
    ("state", "whose"),
    [
        (PLAIN, {"move": "Move your pawn", "push": "Your pawn follows"}),
        (AGENTS, {"move": "Move the pawn", "push": "The pawn follows"}),
    ],
)
@pytest.mark.parametrize("kind", ["move", "push"])
def test_a_pawn_is_yours_where_no_other_can_be_meant(state: State, whose: dict[str, str], kind: str) -> None:
    assert whose[kind] in VIEW.explain(view(state, f"act:{kind}"))


SECRET = GAME.start(2)
OPEN = GAME.start(2, {"open_goals": "on"})
ROW = GAME.start(4).play("2x2:45/23")
ALL = ("number:4", "number:5", "number:2", "number:3")


@pytest.mark.parametrize(
    ("state", "taps", "title"),
    [
        (SECRET, (), "choose a secret 2×2 goal pattern"),
        (SECRET, ALL[:1], "choose the top-right number"),
        (SECRET, ALL, "press Done, or change a number"),
        (OPEN, (), "choose a 2×2 goal pattern"),
        (OPEN, ALL, "press Done, or change a number"),
        (ROW, (), "choose a secret 4×1 goal pattern"),
        (ROW, ALL[:2], "choose the third number in the line"),
    ],
)
def test_of_a_goal(state: State, taps: tuple[str, ...], title: str) -> None:
    assert asked(state, *taps) == title


@pytest.mark.parametrize(
    ("state", "lead"),
    [
        (SECRET, "Ada:"),
        (GAME.start(3), "Ada, goal 1 of 2:"),
        (GAME.start(3).play("2x2:45/23"), "Ada, goal 2 of 2:"),
        (GAME.start(3).play("2x2:45/23").play("4x1:2345"), "Bo, goal 1 of 2:"),
    ],
)
@pytest.mark.parametrize("taps", [(), ALL[:1]])
def test_the_title_says_which_of_several_goals_is_chosen(state: State, taps: tuple[str, ...], lead: str) -> None:
    answer = after_taps(state, *taps) if taps else Selected(())
    assert isinstance(answer, Selected)
    assert VIEW.prompt(view(state, *answer.parts)).lead == lead
