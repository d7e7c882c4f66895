"""Taps become actions: pieces and squares, action buttons, faces, what is asked before a turn ends, what cannot be."""

from __future__ import annotations

import pytest

from cuboteca import games
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.selection import ENDING, Selection, selection_of
from cuboteca.play.view import Played, Rejected, Selected
from tests.rules import tapping
from tests.rules.qurush.setting import begin, place
from tests.rules.qurush.table import VIEW, after_taps, view


def made(state: State, *parts: str) -> str:
    move = tapping.made_by(after_taps(state, *parts))
    state.play(move)
    return move


def says(state: State, *parts: str) -> str:
    return tapping.picked_by(after_taps(state, *parts)).say


def refused(state: State, *parts: str) -> tuple[str, str | None]:
    why = tapping.refused_by(after_taps(state, *parts))
    return why.message, why.clause


START = begin()


@pytest.mark.parametrize(
    ("parts", "move"),
    [
        (("a2",), "Ma2"),
        (("act:move", "a2"), "Ma2"),
        (("act:move", "cell:1,0"), "Mb1"),
    ],
)
@pytest.mark.clause("Q-10")
def test_an_empty_square_beside_the_pawn_is_simply_gone_to(parts: tuple[str, ...], move: str) -> None:
    assert made(START, *parts) == move


BESIDE = place({"b2": 4, "b3": 2}, "a2 e5")


@pytest.mark.parametrize(
    ("parts", "move"),
    [
        (("b2", "act:move"), "Mb2"),
        (("b2", "c2"), "Sb2-c2"),
        (("b2", "act:slide", "b1"), "Sb2-b1"),
        (("act:slide", "b2", "c2"), "Sb2-c2"),
        (("b2", "act:flip", "face:5"), "Fb2=5"),
        (("act:flip", "b2", "face:1"), "Fb2=1"),
        (("b2", "face:6"), "Fb2=6"),
        (("b2", "act:push", "confirm"), "Pb2"),
        (("act:push", "b2", "confirm"), "Pb2"),
        (("b2", "act:pull", "a1", "confirm"), "La1<b2"),
        (("act:pull", "b2", "b2", "confirm"), "Lb2<b2"),
        (("end", "confirm"), "."),
        (("end", "end"), "."),
    ],
)
@pytest.mark.clause("Q-12", "Q-19", "Q-20", "Q-23", "Q-24")
def test_every_action_can_be_reached_by_the_piece_or_by_the_button(parts: tuple[str, ...], move: str) -> None:
    assert made(BESIDE, *parts) == move


def test_a_die_says_what_it_can_do_and_what_that_costs() -> None:
    assert (
        says(BESIDE, "b2") == "b2 shows 4: which action? Move onto it 3, slide it 4, flip it 4, push it 7, pull it 7."
    )


@pytest.mark.parametrize(
    ("parts", "once_more"),
    [(("act:push", "b2"), "Confirm it."), (("b2", "act:push"), "Confirm it."), (("end",), "Press it again.")],
)
@pytest.mark.clause("Q-7")
def test_what_ends_the_turn_is_asked_first(parts: tuple[str, ...], once_more: str) -> None:
    assert says(BESIDE, *parts).endswith(once_more)


def test_an_action_with_the_last_points_is_asked_first() -> None:
    after = BESIDE.play("Ma3")
    assert "your turn ends. Confirm it." in says(after, "act:flip", "b3", "face:3")
    assert made(after, "act:flip", "b3", "face:3", "confirm") == "Fb3=3"
    assert made(after, "act:flip", "b3", "face:3", "face:6", "confirm") == "Fb3=6", "until then the face can be changed"


def test_picks_can_be_put_down() -> None:
    assert after_taps(BESIDE, "b2", "b2") == Selected((), "b2 is put down.")
    assert after_taps(BESIDE, "act:slide", "act:slide") == Selected((), "Put down.")
    picked: tuple[str, ...] = ("act:flip", "cell:1,1", "face:3")
    left = []
    while picked:
        back = VIEW.put_back(view(BESIDE, *picked))
        assert back is not None
        left.append(picked := back)
    assert left == [("act:flip", "cell:1,1"), ("act:flip",), ()]
    assert VIEW.put_back(view(BESIDE)) is None
    assert VIEW.put_back(view(BESIDE, ENDING)) == ()


def test_the_own_pawn_asks_where_it_can_go() -> None:
    assert after_taps(START, "a1") == Selected(("act:move",), "Move where?")
    assert after_taps(START, "a1", "a1") == Selected((), "Choose an action, or tap a piece."), (
        "tapped again it is put down"
    )
    assert made(START, "a1", "a2") == "Ma2"
    assert after_taps(BESIDE, "act:flip", "a2") == Rejected(
        "Your pawn stands on a2: reach for a die beside it.", "Q-11"
    )


def test_a_pawn_that_cannot_go_anywhere_is_only_looked_at() -> None:
    cornered = place({}, "a1 a2 b1 e5", share="off")
    assert after_taps(cornered, "a1") == Selected((), "Choose an action, or tap a piece.")


def test_with_multiple_agents_the_pawn_in_hand_asks_where_it_can_go() -> None:
    state = begin(multiple_agents="on")
    assert after_taps(state, "pawn:1") == Selected(("pawn:1",), "You act with Bo’s pawn.")
    assert after_taps(state, "pawn:1", "pawn:1") == Selected(("pawn:1", "act:move"), "Move where?")
    assert after_taps(state, "pawn:0") == Selected(("act:move",), "Move where?"), "the own pawn is in hand at first"
    assert after_taps(state, "agent:0") == Selected((), "You act with your own pawn."), "its button only chooses it"


@pytest.mark.parametrize(
    "picks", [Selection(), Selection(1, "slide", (9, 10)), Selection(action="flip", cells=(9,), face=3)]
)
def test_picks_are_kept_as_parts(picks: Selection) -> None:
    assert selection_of(picks.parts) == picks


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


@pytest.mark.clause("Q-32")
def test_another_pawn_is_taken_in_hand() -> None:
    state = begin(multiple_agents="on")
    assert made(state, "agent:1", "d5") == "@2:Md5"
    assert made(state, "pawn:1", "act:move", "e4") == "@2:Me4"
    assert made(state, "agent:1", "agent:0", "a2") == "Ma2"
    assert "Bo’s pawn" in says(state, "pawn:1")
    assert made(place({"b2": 4}, "a2 b2", multiple_agents="on"), "act:flip", "pawn:1", "face:5") == "Fb2=5"


@pytest.mark.clause("Q-37")
def test_a_pawn_comes_back_in_a_corner() -> None:
    state = place({}, "- c3", squeesh="on")
    assert made(state, "a1") == "Ra1"
    assert made(state, "act:reenter", "e5") == "Re5"
    assert refused(state, "c3") == ("A pawn comes back at a corner, and c3 is none.", "Q-37")
    assert refused(state, "act:move")[1] == "Q-37"


@pytest.mark.clause("Q-42")
def test_a_home_corner_is_tapped() -> None:
    state = games["qurush"].start(2, {"corner": "choose"})
    assert made(state, "e1") == "He1"
    assert refused(state, "c3")[1] == "Q-3"
    assert refused(state.play("Ha1"), "a1")[1] == "Q-3"


# The goal.

CHOOSING = games["qurush"].start(2)


def test_a_goal_is_chosen_number_by_number() -> None:
    assert made(CHOOSING, "number:4", "number:5", "number:2", "number:3", "curtain") == "2x2:45/23"
    assert made(CHOOSING, *(f"face:{n}" for n in (2, 2, 3, 3)), "confirm") == "2x2:22/33"
    changed = ("number:4", "number:5", "number:2", "number:3", "goal:1", "number:2", "curtain")
    assert made(CHOOSING, *changed) == "2x2:42/23"
    assert says(CHOOSING, "number:4") == "4. Which number goes top right?"


@pytest.mark.clause("Q-4", "Q-5")
def test_a_goal_is_whole_and_of_2_to_5() -> None:
    assert refused(CHOOSING, "number:4", "curtain")[1] == "Q-4"
    assert refused(CHOOSING, "face:6") == ("A goal is made of the numbers 2 to 5, and 6 is not one of them.", "Q-5")


def test_shuffling_gives_any_goal() -> None:
    found = {made(CHOOSING, "shuffle", "curtain") for _ in range(30)}
    assert len(found) > 5


def test_each_number_once_changes_places() -> None:
    state = games["qurush"].start(2, {"goal_numbers": "permutation"})
    goal = made(state, *(f"number:{n}" for n in (2, 3, 4, 5)), "goal:0", "number:5", "curtain")
    assert goal == "2x2:53/42"


@pytest.mark.clause("Q-39")
def test_with_true_north_a_line_is_a_row_or_a_column() -> None:
    state = games["qurush"].start(4, {"true_north": "on"}).play("2x2:45/23")
    assert made(state, *(f"number:{n}" for n in (2, 3, 4, 5)), "curtain") == "4x1h:2345"
    assert made(state, "shape:4x1v", *(f"number:{n}" for n in (2, 3, 4, 5)), "curtain") == "4x1v:2345"


def test_the_last_number_is_taken_back() -> None:
    picked = after_taps(CHOOSING, "number:4", "number:5")
    assert isinstance(picked, Selected)
    back = VIEW.put_back(view(CHOOSING, *picked.parts))
    assert back is not None
    assert made_from(back, "number:3", "number:2", "number:2", "curtain") == "2x2:43/22"
    assert VIEW.put_back(view(CHOOSING)) is None


def made_from(picked: tuple[str, ...], *parts: str) -> str:
    for part in parts:
        answer = VIEW.tap(view(CHOOSING, *picked), part)
        if isinstance(answer, Played):
            return answer.move
        assert isinstance(answer, Selected)
        picked = answer.parts
    raise AssertionError("nothing was chosen")


STRANGE = (
    "",
    "cell:",
    "cell:9,9",
    "cell:6,6",
    "act:",
    "act:fly",
    "face:9",
    "pawn:7",
    "goal:9",
    "number:x",
    "💥",
    "agent:",
)


@pytest.mark.parametrize("part", STRANGE)
def test_what_is_no_part_changes_nothing(part: str) -> None:
    for state in (START, CHOOSING, games["qurush"].start(2, {"corner": "choose"})):
        answer = VIEW.tap(view(state), part)
        assert answer == Selected((), "") or isinstance(answer, Rejected)
