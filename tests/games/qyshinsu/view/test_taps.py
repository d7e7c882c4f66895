"""Taps and keys become moves, and say why where they cannot."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Played, Selected
from tests.games import tapping
from tests.games.qyshinsu.setting import GAME, begin, place, play, refusal
from tests.games.qyshinsu.table import BOTH_KINDS, FULL, NOTHING_FITS, ONLY_OWN, VIEW, view
from tests.games.verdicts import refused_with


def made_by_taps(state: State, *parts: str) -> str:
    """The move that some taps complete."""
    return tapping.made_by(tapping.answer(VIEW, view(state), *parts))


def test_a_place_and_a_stone_in_either_order_add() -> None:
    assert made_by_taps(BOTH_KINDS, "place:6", "stone:1") == "+1@6"
    assert made_by_taps(BOTH_KINDS, "stone:0", "place:6") == "+O@6"


def test_a_stone_tapped_twice_is_taken_back() -> None:
    assert made_by_taps(BOTH_KINDS, "place:10", "place:10") == "-2@10"
    assert made_by_taps(BOTH_KINDS, "stone:1", "place:10", "place:10") == "-2@10"
    assert made_by_taps(BOTH_KINDS, "place:10", "stone:1", "place:6") == "+1@6"
    assert made_by_taps(BOTH_KINDS, "place:10", "place:6", "stone:3") == "+3@6"
    assert made_by_taps(BOTH_KINDS, "stone:1", "stone:3", "place:6") == "+3@6"


def test_a_stone_and_its_slot_remove_it_as_a_slot_and_a_place_add() -> None:
    assert made_by_taps(BOTH_KINDS, "place:10", "stone:2") == "-2@10"
    assert made_by_taps(ONLY_OWN, "place:8", "stone:4") == "-4@8"
    assert VIEW.tap(view(BOTH_KINDS, "place:10"), "stone:1") == VIEW.tap(view(BOTH_KINDS), "stone:1")
    assert isinstance(VIEW.tap(view(ONLY_OWN, "place:8"), "stone:3"), IllegalMove)


def test_a_stone_dragged_off_the_ring_is_removed_and_one_from_the_tray_put_down() -> None:
    assert made_by_taps(BOTH_KINDS, "place:10", "put-back") == "-2@10"
    assert tapping.picked_by(tapping.answer(VIEW, view(BOTH_KINDS), "stone:1", "put-back")).parts == ()
    assert VIEW.tap(view(BOTH_KINDS, "place:6"), "put-back") == Selected(("place:6",)), "nothing was dragged"
    board = str(VIEW.board(view(BOTH_KINDS)))
    assert re.findall(r'data-part="place:(\d+)" data-drag="" data-home="put-back"', board) == ["10"]


def test_what_is_picked_is_put_down_by_a_second_tap() -> None:
    for part in ("place:6", "stone:1"):
        answer = VIEW.tap(view(BOTH_KINDS, part), part)
        assert isinstance(answer, Selected)
        assert answer.parts == ()
        assert "deselected" in answer.say


def test_picking_says_what_comes_next() -> None:
    said = {part: VIEW.tap(view(BOTH_KINDS), part) for part in ("place:6", "place:10", "stone:1", "stone:0")}
    assert said == {
        "place:6": Selected(("place:6",), "Position 6 selected. Now select a stone."),
        "place:10": Selected(
            ("place:10",), "2-stone on 10 selected. Remove it: tap it again, or its slot in your hand."
        ),
        "stone:1": Selected(("stone:1",), "1-stone selected. Add it at 6."),
        "stone:0": Selected(("stone:0",), "Old Stone selected. Add it at 6."),
    }
    free = VIEW.tap(view(begin()), "stone:1")
    assert free == Selected(("stone:1",), "1-stone selected. Add it at any empty position.")


@pytest.mark.parametrize(
    ("state", "picked", "part", "move"),
    [
        (BOTH_KINDS, (), "place:7", "+5@7"),
        (BOTH_KINDS, (), "place:2", "-4@2"),
        (BOTH_KINDS, ("stone:1",), "place:7", "+1@7"),
        (BOTH_KINDS, ("stone:1",), "place:2", "+1@2"),
        (place("B4@2 R2@10 R3@5", "r", last="+4@2"), (), "place:5", "-3@5"),
        (place("B4@2 R2@10 R3@5", "r", last="+4@2"), ("stone:1",), "place:5", "+1@5"),
        (place("B1@1 R1@2 B3@3", "r", last="+3@3"), (), "stone:1", "+1@6"),
        (place("B1@1 R1@2 B3@3", "r", last="+3@3"), ("place:6",), "stone:1", "+1@6"),
        (place("R2@7", "b", last="+2@7", own="-2@5"), ("place:5",), "stone:2", "+2@5"),
        (place("BO@7 R1@5", "b").play("-O@7"), (), "place:8", "+5@8"),
        (play("+O@1"), (), "place:5", "+5@5"),
        (begin(opening="no_old"), (), "stone:0", "+O@1"),
        (begin(opening="no_old"), ("place:4",), "stone:0", "+O@4"),
    ],
)
def test_a_refusal_is_the_engine_s_own(state: State, picked: tuple[str, ...], part: str, move: str) -> None:
    answer = VIEW.tap(view(state, *picked), part)
    assert isinstance(answer, IllegalMove)
    assert (answer.reason, answer.clause) == refusal(state, move)
    assert answer.clause in GAME.clauses


def refusals(state: State) -> dict[str, IllegalMove]:
    """What each place and stone says that cannot be picked."""
    parts = [*(f"place:{n}" for n in range(1, 13)), *(f"stone:{n}" for n in range(6))]
    answers = {part: VIEW.tap(view(state), part) for part in parts}
    return {part: answer for part, answer in answers.items() if isinstance(answer, IllegalMove)}


def told(answer: object) -> tuple[str, str | None]:
    """Reason and clause."""
    assert isinstance(answer, IllegalMove)
    return answer.reason, answer.clause


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (ONLY_OWN, ("targets_taken", "Y-4")),
        (place("B4@2 R2@10 B1@6", "r", last="+4@2"), ("targets_taken", "Y-4")),
        (place("BO@7 R1@5 R3@9", "b").play("-O@7"), ("add_after_removal", "Y-10")),
        (FULL, ("ring_full", "Y-4")),
    ],
)
def test_a_stone_says_that_nothing_at_all_can_be_added(state: State, why: tuple[str, str]) -> None:
    said = refusals(state)
    assert {told(said[f"stone:{kind}"]) for kind in range(6)} == {why}
    for taken in (move.place for move in state.moves()):
        assert told(VIEW.tap(view(state, f"place:{taken}"), "stone:5")) == why


def test_an_empty_place_says_that_nothing_fits() -> None:
    assert told(refusals(NOTHING_FITS)["place:12"]) == ("nothing_fits", "Y-14")
    assert refusals(NOTHING_FITS)["place:12"].values == {"place": 12, "stones": (5,)}
    assert refusals(NOTHING_FITS)["place:1"].clause == "Y-5"
    assert refusals(NOTHING_FITS)["stone:5"].clause == "Y-14"
    assert refusals(NOTHING_FITS)["stone:4"].clause == "Y-13"


def test_the_nearest_place_that_is_named_is_one_where_something_fits() -> None:
    ring = "B1@1 R1@2 B2@3 BO@4 R2@5 B3@6 R3@7 B4@8 RO@10 R4@12"
    state = place(ring, "r", last="+O@4", own="-5@11")
    assert [str(move) for move in state.moves()] == ["+5@9"]
    assert refused_with(state, "-O@10").reason == "add_nearest_first"
    assert refused_with(state, "-O@10").values["places"] == (9,)
    assert told(refusals(state)["place:11"]) == ("nothing_fits", "Y-14")


def test_no_refusal_sends_anybody_to_a_place_that_cannot_be_played() -> None:
    rng = Random(15)
    sent = 0
    for number in range(160):
        state = begin(old_tie=("either", "clockwise")[number % 2], ko=("own_last_move", "two_turns")[number // 2 % 2])
        while state.seat is not None:
            open_places = {move.place for move in state.moves()}
            for part, refused in refusals(state).items():
                if "places" in refused.values:
                    assert set(refused.values["places"]) == open_places, (state, part, refused)
                    sent += 1
            state = state.play(rng.choice(state.moves()))
    assert sent > 1000


@pytest.mark.parametrize(
    ("state", "part", "said"),
    [
        (place("BO@2 R1@5", "r"), "place:2", "The stone on 2 is Ada’s. You can remove only your own."),
        (place("B4@2 R2@10", "r", swap="on").play("-2@10"), "place:5", "You must answer the 2-stone: add at 8 or 12."),
        (play("+4@2 swap", begin(swap="on")), "place:2", "The stone on 2 is Bo’s. You can remove only your own."),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            "stone:1",
            "You can’t add this turn: Ada removed an Old Stone. Remove your stone on 5.",
        ),
    ],
)
def test_a_refusal_calls_the_opponent_by_name(state: State, part: str, said: str) -> None:
    answer = VIEW.tap(view(state), part)
    assert isinstance(answer, IllegalMove)
    assert answer.message == said


def test_a_stone_selected_before_a_taken_place_names_its_player() -> None:
    answer = VIEW.tap(view(play("+O@3"), "stone:1"), "place:3")
    assert isinstance(answer, IllegalMove)
    assert answer.message == "Ada’s Old Stone is already on 3."


def test_nothing_can_be_picked_when_the_game_is_over() -> None:
    assert told(VIEW.tap(view(begin().play("resign")), "place:1")) == ("game_over", None)
    assert isinstance(VIEW.tap(view(begin(first_player="random")), "stone:1"), IllegalMove)


def test_a_part_that_does_not_exist_changes_nothing() -> None:
    for part in ("", "place:13", "stone:6", "place:x", "board", "place:"):
        assert VIEW.tap(view(BOTH_KINDS, "stone:1"), part) == Selected(("stone:1",))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_by_taps_only(seed: int) -> None:
    """Every part is tapped at random; only legal moves come of it, and every legal move can be made so."""
    rng = Random(seed)
    state = begin()
    while state.seat is not None:
        for move in rng.sample(state.moves(), min(6, len(state.moves()))):
            parts = (f"stone:{move.kind}", f"place:{move.place}") if move.sign == "+" else (f"place:{move.place}",) * 2
            assert made_by_taps(state, *parts) == str(move)
        picked: tuple[str, ...] = ()
        for _ in range(400):
            part = rng.choice([f"place:{n}" for n in range(1, 13)] + [f"stone:{n}" for n in range(6)])
            answer = VIEW.tap(view(state, *picked), part)
            if isinstance(answer, Played):
                state = state.play(answer.move)
                break
            if isinstance(answer, Selected):
                picked = answer.parts
                assert len(picked) <= 1
            else:
                assert answer.clause in GAME.clauses
        else:
            state = state.play(state.moves()[0])


def test_keys_pick_stones_and_walk_round_the_ring() -> None:
    stones = {**{str(number): f"stone:{number}" for number in range(6)}, "o": "stone:0"}
    assert {key: known.part for key, known in VIEW.keys.items()} == stones
    table = view(BOTH_KINDS)
    walks = {
        ("place:12", "arrowright"): "place:1",
        ("place:12", "arrowdown"): "place:1",
        ("place:1", "arrowleft"): "place:12",
        ("place:1", "arrowup"): "place:12",
        ("place:3", "home"): "place:1",
        ("place:3", "end"): "place:12",
        ("place:3", "escape"): None,
        ("stone:0", "arrowright"): "stone:1",
        ("stone:0", "arrowleft"): "stone:5",
        ("stone:3", "home"): "stone:0",
        ("stone:3", "end"): "stone:5",
        ("stone:3", "arrowup"): "place:6",
        ("stone:3", "arrowdown"): None,
        (None, "arrowright"): "place:6",
        (None, "home"): "place:6",
    }
    assert {(part, key): VIEW.step(table, part, key) for part, key in walks} == walks
