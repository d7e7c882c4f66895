"""Why a tap fits nothing: the sentence, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.play.view import Rejected
from tests.games.qurush.setting import place
from tests.games.qurush.table import STATES, after_taps, refused


@pytest.mark.parametrize(
    ("state", "parts", "message", "clause"),
    [
        ("agents", ("agent:1", "a2"), "a2 is not beside that pawn, which is on e5.", "Q-9"),
        ("agents", ("agent:1", "act:slide", "c4"), "c4 is not beside that pawn, which is on e5.", "Q-9"),
        ("agents", ("agent:1", "act:slide", "e4", "d4"), "A die lies on d4 already.", "Q-23"),
        ("agents", ("agent:1", "act:slide", "d5"), "The die on d5 has no empty square beside it to slide to.", "Q-23"),
        ("agents", ("agent:1", "e4", "b1"), "A die slides one square, and b1 is not beside e4.", "Q-23"),
        ("agents", ("agent:1", "act:pull", "c4"), "Only a die beside e5 can be pulled there.", "Q-20"),
        ("agents", ("agent:1", "act:pull", "a1"), "Only a die beside e5 can be pulled there.", "Q-20"),
        ("agents", ("agent:1", "act:pull", "d5", "c4"), "c4 is not beside that pawn, which is on e5.", "Q-9"),
        ("agents", ("agent:1", "act:flip", "c4"), "c4 is not beside that pawn, which is on e5.", "Q-9"),
        ("agents", ("agent:1", "act:flip", "d5", "face:5"), "The 5 is at the bottom: that takes two flips.", "Q-24"),
        ("agents", ("agent:1", "act:flip", "d5", "face:2"), "The 2 is on top already.", "Q-24"),
        ("agents", ("agent:1", "act:push", "c5"), "c5 is not beside that pawn, which is on e5.", "Q-9"),
        ("agents", ("act:flip",), "No die lies beside the pawn: move next to one first.", "Q-11"),
        ("plain", ("b2", "e5"), "A die slides one square, and e5 is not beside b2.", "Q-23"),
        ("plain", ("act:slide", "c2"), "c2 is not beside your pawn, which is on a2.", "Q-9"),
        ("plain", ("act:slide", "b2"), "The die on b2 has no empty square beside it to slide to.", "Q-23"),
        ("plain", ("act:slide", "b1"), "b1 meets a2 only at a corner: your pawn reaches no corner.", "Q-9"),
        ("plain", ("act:slide", "a3", "b3"), "A die lies on b3 already.", "Q-23"),
        ("plain", ("act:slide", "a3", "c4"), "A die slides one square, and c4 is not beside a3.", "Q-23"),
        ("plain", ("act:pull", "a3", "e5"), "e5 is not beside your pawn, which is on a2.", "Q-9"),
        ("plain", ("act:pull", "c2"), "Only a die beside a2 can be pulled there.", "Q-20"),
        ("plain", ("act:flip", "c2"), "c2 is not beside your pawn, which is on a2.", "Q-9"),
        ("plain", ("act:flip", "e1"), "e1 is not beside your pawn, which is on a2.", "Q-9"),
        ("plain", ("act:push", "c2"), "c2 is not beside your pawn, which is on a2.", "Q-9"),
        ("plain", ("act:move", "c3"), "c3 is not beside your pawn, which is on a2.", "Q-9"),
        ("plain", ("act:flip", "b2", "face:4"), "The 4 is on top already.", "Q-24"),
        ("walled", ("act:slide",), "No die beside your pawn has an empty square to slide to.", "Q-23"),
        ("on_top", ("act:pull",), "A die lies on a2, so no other can be pulled there.", "Q-19"),
        ("on_top", ("act:flip", "a2"), "Your pawn stands on a2: reach for a die beside it.", "Q-11"),
        ("off", ("c3",), "A pawn comes back at a corner, and c3 is none.", "Q-37"),
        ("off", ("act:move",), "Your pawn is off the board: bring it back at a corner first.", "Q-37"),
        ("off", ("act:flip",), "Your pawn is off the board: bring it back at a corner first.", "Q-37"),
        ("off", ("act:reenter", "c3"), "A pawn comes back at a corner, and c3 is none.", "Q-37"),
        ("off_agents", ("agent:1",), "That pawn is off the board, and only its owner brings it back.", "Q-37"),
        ("off_agents", ("pawn:1",), "That pawn is off the board, and only its owner brings it back.", "Q-37"),
        ("off_agents", ("act:reenter",), "Your pawn is on the board already.", "Q-37"),
        ("squeesh", ("c3",), "c3 is not beside your pawn, which is on a1.", "Q-9"),
        ("squeesh", ("act:push",), "No die lies beside the pawn: move next to one first.", "Q-11"),
        ("squeesh", ("act:pull",), "No die lies where it could be pulled.", "Q-21"),
        ("apart", ("act:move",), "There is no square beside your pawn to go to.", "Q-18"),
        ("apart", ("a2",), "A pawn stands on a2 already, and here pawns keep apart.", "Q-18"),
        ("taken", ("act:reenter", "a1"), "A pawn stands in a1 already, and here pawns keep apart.", "Q-18"),
        ("taken", ("a1",), "A pawn stands in a1 already, and here pawns keep apart.", "Q-18"),
        ("home", ("c3",), "c3 is no corner of this board.", "Q-3"),
    ],
)
def test_why_not(state: str, parts: tuple[str, ...], message: str, clause: str) -> None:
    assert after_taps(STATES[state], *parts) == Rejected(message, clause)


@pytest.mark.parametrize(
    ("state", "parts"), [("plain", ("b2", "act:slide")), ("agents", ("agent:1", "d5", "act:slide"))]
)
def test_an_action_that_the_die_in_hand_cannot_take(state: str, parts: tuple[str, ...]) -> None:
    die = parts[-2]
    said = f"The die on {die} has no empty square beside it to slide to."
    assert after_taps(STATES[state], *parts) == Rejected(said, "Q-23")


BESIDE = place({"b2": 4, "b3": 2}, "a2 e5")


@pytest.mark.parametrize(
    ("parts", "message", "clause"),
    [
        (("c3",), "c3 is not beside your pawn, which is on a2.", "Q-9"),
        (("act:flip", "e5"), "e5 is not beside your pawn, which is on a2.", "Q-9"),
        (("act:slide", "a1"), "There is no die on a1.", "Q-11"),
        (("act:push", "a3"), "There is no die on a3.", "Q-11"),
        (("act:slide", "b2", "b3"), "A die lies on b3 already.", "Q-23"),
        (("act:slide", "b2", "a2"), "A pawn stands on a2, so no die can slide there.", "Q-23"),
        (("act:slide", "b2", "d4"), "A die slides one square, and d4 is not beside b2.", "Q-23"),
        (("act:flip", "b2", "face:4"), "The 4 is on top already.", "Q-24"),
        (("act:flip", "b2", "face:3"), "The 3 is at the bottom: that takes two flips.", "Q-24"),
        (("act:pull", "b3"), "Only a die beside a2 can be pulled there.", "Q-20"),
        (("act:reenter",), "In this game pawns never leave the board.", "Q-37"),
        (("face:3",), "Choose a die to flip first, then the face that comes up.", "Q-24"),
        (("confirm",), "Choose an action, or tap a piece.", None),
    ],
)
def test_what_cannot_be_says_why(parts: tuple[str, ...], message: str, clause: str | None) -> None:
    assert refused(BESIDE, *parts) == (message, clause)


@pytest.mark.parametrize(
    ("rows", "pawns", "part", "clause"),
    [
        ({}, "a2 e5", "act:flip", "Q-11"),
        ({}, "a2 e5", "act:push", "Q-11"),
        ({}, "a2 e5", "act:pull", "Q-21"),
        ({"a2": 3, "b2": 4}, "a2 e5", "act:pull", "Q-19"),
        ({"b2": 4, "c2": 1, "d2": 1, "e2": 1}, "a2 e5", "act:push", "Q-14"),
        ({"b2": 4, "b1": 4, "b3": 4, "c2": 4}, "a2 e5", "act:slide", "Q-23"),
    ],
)
def test_an_action_that_nothing_can_come_of_says_why(rows: dict[str, int], pawns: str, part: str, clause: str) -> None:
    assert refused(place(rows, pawns), part)[1] == clause


@pytest.mark.clause("Q-8")
def test_too_few_points() -> None:
    assert refused(BESIDE.play("Ma3"), "act:push") == ("A push costs 7 points, and only 4 are left.", "Q-8")
