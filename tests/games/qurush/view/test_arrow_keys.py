"""Where keys lead: on the board as it is seen, from whichever side, and among the places of a goal."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.qurush.rules.state import State
from cuboteca.play.view import Selected, View
from tests.games.qurush.setting import GAME, begin, place
from tests.games.qurush.table import VIEW, view


def leads(state: State, part: str | None, key: str, turned: int = 0, *picked: str) -> str | None:
    return VIEW.step(view(state, *picked, turned=turned), part, key)


@pytest.mark.parametrize(
    ("turned", "up", "right", "down", "left"),
    [
        (0, "2,3", "3,2", "2,1", "1,2"),
        (1, "1,2", "2,3", "3,2", "2,1"),
        (2, "2,1", "1,2", "2,3", "3,2"),
        (3, "3,2", "2,1", "1,2", "2,3"),
    ],
)
def test_arrows_lead_as_the_board_is_seen(turned: int, up: str, right: str, down: str, left: str) -> None:
    for key, to in (("arrowup", up), ("arrowright", right), ("arrowdown", down), ("arrowleft", left)):
        assert leads(begin(), "cell:2,2", key, turned) == f"cell:{to}", key


def test_edges_stop_and_with_wraparound_do_not() -> None:
    assert [leads(begin(), "cell:0,0", key) for key in ("arrowleft", "arrowdown")] == [None, None]
    assert [leads(begin(), "cell:4,4", key) for key in ("arrowright", "arrowup")] == [None, None]
    around = begin(wraparound="on")
    assert leads(around, "cell:0,0", "arrowleft") == "cell:4,0"
    assert leads(around, "cell:4,4", "arrowup") == "cell:4,0"
    assert leads(begin(), "cell:2,3", "tab") == "cell:2,3", "any other key stays"


def test_keys_begin_at_the_pawn_of_whoever_moves() -> None:
    assert leads(place({}, "c1 e5"), None, "arrowup") == "cell:2,0"
    assert leads(place({}, "c1 e5", "ap7 B t6"), None, "arrowup") == "cell:4,4"
    assert leads(place({}, "c1 e5"), "act:move", "arrowup") == "cell:2,0", "also from what is no square"
    for beyond in ("cell:5,2", "cell:2,5"):
        assert leads(place({}, "c1 e5"), beyond, "arrowup") == "cell:2,0", "nor is one beyond this board"
    assert leads(place({}, "- e5", squeesh="on"), None, "arrowup") == "cell:0,0", "off the board: the near corner"
    assert leads(GAME.start(2, {"corner": "choose"}), None, "arrowup") == "cell:0,0"


@pytest.mark.parametrize(
    ("part", "key", "to"),
    [
        ("goal:0", "arrowright", "goal:1"),
        ("goal:1", "arrowright", "goal:2"),
        ("goal:3", "arrowright", None),
        ("goal:2", "arrowleft", "goal:1"),
        ("goal:0", "arrowleft", None),
        ("goal:1", "arrowdown", "goal:3"),
        ("goal:2", "arrowdown", None),
        ("goal:2", "arrowup", "goal:0"),
        ("goal:1", "arrowup", None),
        ("goal:2", "home", "goal:0"),
        ("goal:1", "end", "goal:3"),
        ("goal:1", "tab", None),
    ],
)
def test_keys_lead_among_the_four_places_of_a_goal(part: str, key: str, to: str | None) -> None:
    assert leads(GAME.start(), part, key) == to


def test_a_line_has_its_places_beside_each_other() -> None:
    state = GAME.start(4).play("2x2:22/22")
    assert leads(state, "goal:1", "arrowright") == "goal:2"
    assert leads(state, "goal:1", "arrowdown") is None
    assert leads(state, "goal:3", "home") == "goal:0"


def test_keys_begin_at_the_place_that_is_asked_for() -> None:
    assert leads(GAME.start(), None, "arrowright") == "goal:0"
    assert leads(GAME.start(), "number:4", "arrowright") == "goal:0"
    answer = VIEW.tap(View(GAME.start(), ("Ada", "Bo")), "number:4")
    assert isinstance(answer, Selected)
    assert leads(GAME.start(), None, "arrowright", 0, *answer.parts) == "goal:1"


@pytest.mark.parametrize(("turned", "to"), [(0, "cell:0,1"), (1, None), (2, None), (3, "cell:1,0")])
def test_an_arrow_key_goes_where_it_points_on_the_board_as_it_is_seen(turned: int, to: str | None) -> None:
    assert VIEW.step(view(begin(), turned=turned), "cell:0,0", "arrowup") == to


def test_arrow_keys_cross_joined_edges_and_begin_at_the_own_pawn() -> None:
    assert VIEW.step(view(begin(wraparound="on")), "cell:0,0", "arrowdown") == "cell:0,4"
    assert VIEW.step(view(begin()), None, "arrowdown") == "cell:0,0"
    assert VIEW.step(view(begin()), "cell:2,3", "home") == "cell:0,3"
    assert VIEW.step(view(begin()), "cell:2,3", "end") == "cell:4,3"


LATER = place({"b2": 4, "c2": 1, "a3": 5}, "a2 e5", "ap4 A t5")


def test_once_a_face_is_chosen_the_keyboard_is_at_its_die() -> None:
    """The button with the face has gone; the board is gone on from where the die lies."""
    picked = view(LATER, "act:flip", "cell:1,1", "face:5")._replace(focus="face:5")
    assert re.search(r'id="cell-1,1"[^>]* tabindex="0"', str(VIEW.board(picked)))


def test_a_turn_begins_at_ones_own_pawn_while_the_other_still_moves() -> None:
    after = view(place({"b1": 4}, "a1 e5", "ap7 B t5"))._replace(focus="end")
    assert VIEW.begins(after) == "cell:4,4"
    assert VIEW.begins(after._replace(own=0, waits=True)) == "cell:0,0"
    goals = view(GAME.start(2, {}))._replace(focus="confirm")
    assert (VIEW.begins(goals) or "").startswith("goal:")
    assert VIEW.begins(goals._replace(own=1, waits=True)) == "confirm", "what another chooses is their own"


def test_an_action_picked_by_its_key_leads_to_where_it_can_go() -> None:
    moving = view(place({}, "c1 e5"), "act:move")
    assert VIEW.picked_leads_to(moving) == "cell:1,0"
    assert VIEW.picked_leads_to(moving._replace(focus="cell:4,4")) is None, "whoever is on the board walks on"
    assert VIEW.picked_leads_to(view(GAME.start(2, {}), "goal:1")) is None
    assert VIEW.picked_leads_to(view(place({}, "c1 e5"), "ending")) is None, "no square ends a turn"
