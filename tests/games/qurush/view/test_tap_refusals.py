"""Why a tap fits nothing: the reason, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.qurush.rules.board import square_name
from tests.games.qurush.setting import place
from tests.games.qurush.table import STATES, refused, refused_with


@pytest.mark.parametrize(
    ("state", "parts", "why", "clause"),
    [
        ("agents", ("agent:1", "a2"), "another_reaches", "Q-32"),
        ("agents", ("agent:1", "c1"), "not_adjacent", "Q-9"),
        ("agents", ("agent:1", "act:slide", "c4"), "not_adjacent", "Q-9"),
        ("agents", ("agent:1", "act:slide", "e4", "d4"), "slide_onto_qube", "Q-23"),
        ("agents", ("agent:1", "act:slide", "d5"), "slide_walled_in", "Q-23"),
        ("agents", ("agent:1", "e4", "b1"), "slide_too_far", "Q-23"),
        ("agents", ("agent:1", "act:pull", "c4"), "pull_from_afar", "Q-20"),
        ("agents", ("agent:1", "act:pull", "a1"), "pull_from_afar", "Q-20"),
        ("agents", ("agent:1", "act:pull", "d5", "c4"), "not_adjacent", "Q-9"),
        ("agents", ("agent:1", "act:flip", "c4"), "not_adjacent", "Q-9"),
        ("agents", ("agent:1", "act:flip", "d5", "face:5"), "face_down", "Q-24"),
        ("agents", ("agent:1", "act:flip", "d5", "face:2"), "face_up", "Q-24"),
        ("agents", ("agent:1", "act:push", "c5"), "not_adjacent", "Q-9"),
        ("agents", ("act:flip",), "qube_beside_another", "Q-32"),
        ("agents", ("act:move", "d5"), "another_reaches", "Q-32"),
        ("plain", ("b2", "e5"), "slide_too_far", "Q-23"),
        ("plain", ("act:slide", "c2"), "not_adjacent", "Q-9"),
        ("plain", ("act:slide", "b2"), "slide_walled_in", "Q-23"),
        ("plain", ("act:slide", "b1"), "diagonal", "Q-9"),
        ("plain", ("act:slide", "a3", "b3"), "slide_onto_qube", "Q-23"),
        ("plain", ("act:slide", "a3", "c4"), "slide_too_far", "Q-23"),
        ("plain", ("act:pull", "a3", "e5"), "not_adjacent", "Q-9"),
        ("plain", ("act:pull", "c2"), "pull_from_afar", "Q-20"),
        ("plain", ("act:flip", "c2"), "not_adjacent", "Q-9"),
        ("plain", ("act:flip", "e1"), "not_adjacent", "Q-9"),
        ("plain", ("act:push", "c2"), "not_adjacent", "Q-9"),
        ("plain", ("act:move", "c3"), "not_adjacent", "Q-9"),
        ("plain", ("act:flip", "b2", "face:4"), "face_up", "Q-24"),
        ("walled", ("act:slide",), "no_slide_anywhere", "Q-23"),
        ("on_top", ("act:pull",), "pull_onto_qube", "Q-19"),
        ("together", ("act:pull",), "pull_onto_pawn", "Q-19"),
        ("together", ("act:push",), "no_qube_adjacent", "Q-11"),
        ("plain", ("act:flip", "face:3"), "face_too_soon", "Q-24"),
        ("later", ("b2", "act:push"), "too_few_points", "Q-8"),
        ("over", ("end",), "game_over", None),
        ("over", ("a2",), "game_over", None),
        ("on_top", ("act:flip", "a2"), "own_square", "Q-11"),
        ("off", ("c3",), "reenter_off_corner", "Q-37"),
        ("off", ("act:move",), "off_board", "Q-37"),
        ("off", ("act:flip",), "off_board", "Q-37"),
        ("off", ("act:reenter", "c3"), "reenter_off_corner", "Q-37"),
        ("off_agents", ("agent:1",), "off_board", "Q-37"),
        ("off_agents", ("pawn:1",), "off_board", "Q-37"),
        ("off_agents", ("act:reenter",), "on_board", "Q-37"),
        ("squeesh", ("c3",), "not_adjacent", "Q-9"),
        ("squeesh", ("act:push",), "no_qube_adjacent", "Q-11"),
        ("squeesh", ("act:pull",), "no_pull_anywhere", "Q-21"),
        ("apart", ("act:move",), "no_move_anywhere", "Q-18"),
        ("apart", ("a2",), "pawn_there", "Q-18"),
        ("taken", ("act:reenter", "a1"), "pawn_there", "Q-18"),
        ("beside_pawn", ("act:pull", "e5"), "pull_from_afar", "Q-20"),
        ("beside_pawn", ("act:pull", "d4"), "pull_from_afar", "Q-20"),
        ("taken", ("a1",), "pawn_there", "Q-18"),
        ("home", ("c3",), "home_off_corner", "Q-3"),
    ],
)
def test_why_not(state: str, parts: tuple[str, ...], why: str, clause: str) -> None:
    assert refused(STATES[state], *parts) == (why, clause)


@pytest.mark.clause("Q-32")
def test_another_pawn_that_can_do_it_is_named_by_its_square() -> None:
    assert refused_with(STATES["agents"], "act:flip").message == (
        "There’s no qube adjacent to the pawn you’re using. Tap the pawn on e5 to use that one."
    )
    assert refused_with(STATES["agents"], "d5").message == (
        "d5 isn’t adjacent to the pawn you’re using. Tap the pawn on e5 to use that one."
    )


@pytest.mark.parametrize(
    ("state", "parts"), [("plain", ("b2", "act:slide")), ("agents", ("agent:1", "d5", "act:slide"))]
)
def test_an_action_that_the_die_in_hand_cannot_take(state: str, parts: tuple[str, ...]) -> None:
    assert refused(STATES[state], *parts) == ("slide_walled_in", "Q-23")
    assert square_name(refused_with(STATES[state], *parts).values["square"]) == parts[-2]


@pytest.mark.parametrize(
    ("state", "parts", "square", "here"),
    [
        ("agents", ("agent:1", "act:pull", "d5", "c4"), "c4", "e5"),
        ("agents", ("agent:1", "act:flip", "c4"), "c4", "e5"),
        ("plain", ("act:pull", "a3", "e5"), "e5", "a2"),
        ("plain", ("act:flip", "e1"), "e1", "a2"),
        ("plain", ("act:slide", "b1"), "b1", "a2"),
        ("squeesh", ("c3",), "c3", "a1"),
    ],
)
def test_a_square_out_of_reach_is_named_with_the_pawn(
    state: str, parts: tuple[str, ...], square: str, here: str
) -> None:
    values = refused_with(STATES[state], *parts).values
    assert (square_name(values["square"]), square_name(values["here"])) == (square, here)
    assert values["own"] == (parts[0] != "agent:1")


@pytest.mark.parametrize(
    ("state", "parts", "values"),
    [
        ("agents", ("agent:1",), {"kind": "", "begun": False}),
        ("plain", ("b2",), {"kind": "", "begun": True}),
        ("plain", ("act:pull",), {"kind": "pull", "begun": False}),
        ("plain", ("act:slide", "a3"), {"kind": "slide", "begun": True}),
        ("plain", ("act:flip", "b2"), {"kind": "flip", "begun": True}),
    ],
)
def test_confirming_too_soon_asks_for_what_is_open(
    state: str, parts: tuple[str, ...], values: dict[str, object]
) -> None:
    why = refused_with(STATES[state], *parts, "confirm")
    assert (why.reason, why.clause) == ("unfinished", None)
    assert {name: why.values[name] for name in values} == values
    assert [square_name(square) for square in why.values["cells"]] == [part for part in parts if len(part) == 2]


def test_a_push_that_no_qube_allows_says_which_rule_is_in_the_way() -> None:
    row = {"b1": 4, "c1": 1, "d1": 1, "e1": 1}
    assert refused(place(row, "a1 e5"), "act:push") == ("at_edge", "Q-14")
    assert refused(place({**row, "a1": 6}, "a1 c5", wraparound="on"), "act:push") == ("no_gap", "Q-35")
    assert refused(place({"a1": 6, "b1": 4}, "a1 e5", push_from_top="off"), "act:push") == ("push_from_top", "Q-11")


BESIDE = place({"b2": 4, "b3": 2}, "a2 e5")


@pytest.mark.parametrize(
    ("parts", "why", "clause"),
    [
        (("c3",), "not_adjacent", "Q-9"),
        (("act:flip", "e5"), "not_adjacent", "Q-9"),
        (("act:slide", "a1"), "no_qube", "Q-11"),
        (("act:push", "a3"), "no_qube", "Q-11"),
        (("act:slide", "b2", "b3"), "slide_onto_qube", "Q-23"),
        (("act:slide", "b2", "a2"), "slide_onto_pawn", "Q-23"),
        (("act:slide", "b2", "d4"), "slide_too_far", "Q-23"),
        (("act:flip", "b2", "face:4"), "face_up", "Q-24"),
        (("act:flip", "b2", "face:3"), "face_down", "Q-24"),
        (("act:pull", "b3"), "pull_from_afar", "Q-20"),
        (("act:reenter",), "squeesh_off", "Q-37"),
        (("face:3",), "face_too_soon", "Q-24"),
        (("confirm",), "unfinished", None),
    ],
)
def test_what_cannot_be_says_why(parts: tuple[str, ...], why: str, clause: str | None) -> None:
    assert refused(BESIDE, *parts) == (why, clause)


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
    late = BESIDE.play("Ma3")
    assert refused(late, "act:push") == ("too_few_points", "Q-8")
    assert refused_with(late, "act:push").values == {"action": "push", "cost": 7, "points": 4}
