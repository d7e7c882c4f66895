"""What taps are answered with, word for word: why something cannot be, and what is asked next of a goal."""

from __future__ import annotations

import pytest

from cuboteca.play.view import Rejected, Selected
from tests.games.qurush.setting import GAME, begin, place
from tests.games.qurush.table import VIEW, after_taps, view

STATES = {
    "agents": place({"d5": 2, "d4": 6, "c4": 3, "c5": 4, "b5": 4, "e4": 1}, "a1 e5", multiple_agents="on"),
    "plain": place({"b2": 4, "c2": 1, "b1": 2, "b3": 3, "a3": 5}, "a2 e5"),
    "walled": place({"b2": 4, "b1": 4, "b3": 4, "c2": 4}, "a2 e5"),
    "on_top": place({"a2": 3, "b2": 4}, "a2 e5"),
    "off": place({"c3": 4}, "- e5", squeesh="on"),
    "off_agents": place({"c3": 4, "a2": 2}, "a1 -", squeesh="on", multiple_agents="on"),
    "squeesh": place({"c3": 4}, "a1 e5", squeesh="on"),
    "apart": place({}, "a1 a2 b1 f6", share="off", squeesh="on"),
    "taken": place({}, "- a1 a6 f6", share="off", squeesh="on"),
    "home": GAME.start(2, {"corner": "choose"}),
    "square": GAME.start(2),
    "row": GAME.start(4, {"true_north": "on"}).play("2x2:45/23"),
    "line": GAME.start(4).play("2x2:45/23"),
    "two": begin(2, multiple_agents="on"),
    "four": begin(4, multiple_agents="on"),
    "one_way": place({"b1": 4}, "a1 a2 f6", share="off"),
    "later": place({"b2": 4, "c2": 1, "b1": 2, "b3": 3, "a3": 5}, "a2 e5", "ap4 A t5"),
}


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
    ("state", "parts", "say"),
    [
        ("square", ("goal:0",), "Which number goes top left?"),
        ("square", ("goal:1",), "Which number goes top right?"),
        ("square", ("goal:2",), "Which number goes bottom left?"),
        ("square", ("goal:3",), "Which number goes bottom right?"),
        ("square", ("number:5",), "5. Which number goes top right?"),
        ("square", ("number:4", "number:5", "number:2"), "2. Which number goes bottom right?"),
        (
            "square",
            ("number:4", "number:5", "number:2", "number:3"),
            "4 and 5 above 2 and 3. Close the curtain, or change a number.",
        ),
        (
            "square",
            ("number:4", "number:5", "number:2", "number:3", "goal:1", "number:3"),
            "4 and 3 above 2 and 3. Close the curtain, or change a number.",
        ),
        ("row", ("shape:4x1v",), "A column."),
        ("row", ("shape:4x1h",), "A row."),
        ("row", ("shape:4x1v", "shape:4x1h"), "A row."),
        ("row", ("goal:2",), "Which number goes third?"),
        ("row", ("shape:4x1v", "goal:0"), "Which number goes uppermost?"),
        ("row", ("shape:4x1v", "goal:3"), "Which number goes lowest?"),
        ("line", ("goal:0",), "Which number goes first?"),
        ("line", ("number:2",), "2. Which number goes second?"),
    ],
)
def test_what_is_asked_of_a_goal(state: str, parts: tuple[str, ...], say: str) -> None:
    said = after_taps(STATES[state], *parts)
    assert isinstance(said, Selected)
    assert said.say == say


@pytest.mark.parametrize("part", ["goal:4", "goal:", "shape:4x1v", "nothing", "number:", "4x1:goal:1", "2x2"])
def test_what_is_nothing_leaves_everything_as_it_is(part: str) -> None:
    picked = ("shape:2x2", "set:0=4", "goal:1")
    assert VIEW.tap(view(STATES["square"], *picked), part) == Selected(picked)


@pytest.mark.clause("Q-4", "Q-5")
@pytest.mark.parametrize("part", ["curtain", "confirm"])
def test_a_goal_half_chosen_is_not_taken(part: str) -> None:
    assert after_taps(STATES["square"], "number:4", part) == Rejected(
        "Choose all four numbers first, or shuffle.", "Q-4"
    )
    wrong = "A goal is made of the numbers 2 to 5, and 1 is not one of them."
    assert after_taps(STATES["square"], "face:1") == Rejected(wrong, "Q-5")


def test_shuffling_keeps_the_shape_and_says_the_goal() -> None:
    for shape in ("4x1h", "4x1v"):
        said = after_taps(STATES["row"], f"shape:{shape}", "goal:2", "shuffle")
        assert isinstance(said, Selected)
        assert (said.parts[0], said.parts[-1]) == (f"shape:{shape}", "goal:2")
        numbers = [part[-1] for part in said.parts[1:-1]]
        assert all(said.say.count(number) >= numbers.count(number) for number in numbers)
        assert said.say.endswith(". Close the curtain, or change a number.")


def test_numbers_are_taken_back_from_the_last_place() -> None:
    def back(*picked: str) -> tuple[str, ...] | None:
        return VIEW.put_back(view(STATES["square"], *picked))

    assert back("shape:2x2", "set:0=4", "set:2=5", "goal:1") == ("shape:2x2", "set:0=4", "goal:2")
    assert back("shape:2x2", "set:0=4", "goal:2") == ("shape:2x2", "goal:0")
    assert back("shape:2x2", "goal:2") is None


@pytest.mark.parametrize(
    ("state", "parts", "picked", "say"),
    [
        ("plain", ("a3", "act:slide"), ("act:slide", "cell:0,2"), "Slide a3: where to?"),
        ("plain", ("end",), ("ending",), "End the turn? 7 points would be lost. Press it again."),
        (
            "plain",
            ("end", "b2"),
            ("cell:1,1",),
            "b2 shows 4: which action? Move onto it 3, flip it 4, push it 7, pull it 7.",
        ),
        ("plain", ("end", "act:flip"), ("act:flip",), "Flip which die?"),
        ("plain", ("act:pull", "a3", "b2", "b2"), ("act:pull", "cell:0,2"), "b2 is put down."),
        ("plain", ("act:pull", "a3", "b2", "act:slide"), ("act:slide", "cell:0,2"), "Slide a3: where to?"),
        ("four", ("agent:2",), ("pawn:2",), "You act with Cy’s pawn."),
        ("four", ("agent:3",), ("pawn:3",), "You act with Di’s pawn."),
        ("two", ("agent:1", "agent:0"), (), "You act with your own pawn."),
        ("two", ("agent:1", "e5"), ("pawn:1", "act:move"), "Move where?"),
        (
            "one_way",
            ("act:pull", "b1"),
            ("act:pull", "cell:1,0", "cell:1,0"),
            "Move to b1 and pull b1 to a1: 7 points, and your turn ends. Confirm it.",
        ),
        (
            "one_way",
            ("b1", "act:pull"),
            ("act:pull", "cell:1,0", "cell:1,0"),
            "Move to b1 and pull b1 to a1: 7 points, and your turn ends. Confirm it.",
        ),
        ("later", ("act:flip", "b2", "face:2", "a3"), ("act:flip", "cell:0,2"), "Flip a3: which face comes up?"),
        ("later", ("act:flip", "b2", "face:2", "b2"), (), "b2 is put down."),
        (
            "later",
            ("b2", "face:2"),
            ("act:flip", "cell:1,1", "face:2"),
            "Flip b2 to 2: 4 points, and your turn ends. Confirm it.",
        ),
        ("later", ("b2", "a3"), ("cell:0,2",), "a3 shows 5: which action? Move onto it 3, slide it 4, flip it 4."),
        ("agents", ("agent:1", "e4", "act:slide"), ("pawn:1", "act:slide", "cell:4,3"), "Slide e4: where to?"),
        ("two", ("agent:2",), (), ""),
        ("plain", ("act:flip:b2",), (), ""),
        ("plain", ("x:act:flip",), (), ""),
        ("plain", ("pawn:3",), (), ""),
        ("plain", ("3",), (), ""),
        ("plain", ("b2", "nothing"), ("cell:1,1",), ""),
    ],
)
def test_what_is_picked(state: str, parts: tuple[str, ...], picked: tuple[str, ...], say: str) -> None:
    assert after_taps(STATES[state], *parts) == Selected(picked, say)


@pytest.mark.parametrize(
    ("state", "parts"), [("plain", ("b2", "act:slide")), ("agents", ("agent:1", "d5", "act:slide"))]
)
def test_an_action_that_the_die_in_hand_cannot_take(state: str, parts: tuple[str, ...]) -> None:
    die = parts[-2]
    said = f"The die on {die} has no empty square beside it to slide to."
    assert after_taps(STATES[state], *parts) == Rejected(said, "Q-23")
