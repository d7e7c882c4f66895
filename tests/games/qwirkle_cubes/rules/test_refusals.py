"""Why a move is refused: the reason, what it is about, and the clause."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF
from cuboteca.games.qwirkle_cubes.rules.grid import ROW
from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, PUT, ROLLED, Move
from cuboteca.games.qwirkle_cubes.rules.moves import FORCED as FORCED_FALL
from cuboteca.games.qwirkle_cubes.rules.state import State
from tests.games.qwirkle_cubes.setting import (
    EMPTY_BAG,
    FALLING,
    FIRST,
    FIRST_FORCED,
    HANDS,
    LINE,
    ONE_SHORT,
    SPARE,
    STATE,
    T11_HAND,
    T12_HAND,
    begin,
    endgame,
    opening,
    place,
    refusal,
    refused,
)
from tests.games.verdicts import refused_with

clause = pytest.mark.clause
TWO_SHORT = place(LINE, "Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0")
FORCED = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0")


@clause("Z-1", "Z-2", "Z-3", "Z-4", "Z-6", "Z-15", "Z-19", "Z-21")
@pytest.mark.parametrize(
    ("state", "move", "why", "clause_id"),
    [
        (begin(3, start="random"), "start=D", "no_such_seat", "Z-3"),
        (begin(3, start="random"), "draw > Rs", "not_begun", "Z-3"),
        (begin(), "draw > Rs", "wrong_number", "Z-2"),
        (begin(), "draw > Rs Rs Rs Rs Rs Rs Rs", "wrong_number", "Z-2"),
        (begin(), "roll! > s s s s s s", "first_hands", "Z-2"),
        (ONE_SHORT, "draw > Rs Rs", "wrong_number", "Z-19"),
        (ONE_SHORT, "put Rs@0,0", "draw_first", "Z-19"),
        (TWO_SHORT, "draw > Rs", "wrong_number", "Z-19"),
        (FALLING, "roll 1 2 > s s", "other_cubes_rolled", "Z-6"),
        (FALLING, "roll 2 5 > s", "wrong_number", "Z-6"),
        (FALLING, "roll 2 5 > s s s", "wrong_number", "Z-6"),
        (FALLING, "draw > Rs", "cubes_rolling", "Z-6"),
        (FIRST.play("roll 2"), "roll 2 > s s", "wrong_number", "Z-6"),
        (FORCED, "roll! > s", "wrong_number", "Z-6"),
        (FORCED, "pass", "roll_all_first", "Z-21"),
        (FIRST_FORCED, "roll! > s", "wrong_number", "Z-6"),
        (FIRST_FORCED, "pass", "roll_all_opening", "Z-15"),
        (STATE, "draw > Rs", "your_turn", "Z-4"),
        (STATE, "roll! > s s s s s s", "your_turn", "Z-4"),
    ],
)
def test_what_chance_cannot_have_done(state: State, move: str, why: str, clause_id: str) -> None:
    assert refusal(state, move) == (why, clause_id)


@clause("Z-2", "Z-3", "Z-6", "Z-19")
@pytest.mark.parametrize(
    ("state", "move", "values"),
    [
        (begin(3, start="random"), "start=D", {"seats": 3}),
        (begin(), "draw > Rs", {"kind": DRAWN, "count": 6}),
        (ONE_SHORT, "draw > Rs Rs", {"kind": DRAWN, "count": 1}),
        (TWO_SHORT, "draw > Rs", {"kind": DRAWN, "count": 2}),
        (FALLING, "roll 1 2 > s s", {"slots": (1, 4)}),
        (FALLING, "roll 2 5 > s", {"kind": ROLLED, "count": 2}),
        (FORCED, "roll! > s", {"kind": FORCED_FALL, "count": 6}),
    ],
)
def test_what_chance_was_to_do_is_named(state: State, move: str, values: dict[str, object]) -> None:
    assert refused_with(state, move).values == values


@clause("Z-1")
@pytest.mark.parametrize(
    ("left", "move", "why"),
    [
        (2, "draw > Rs Rc Rd", "bag_short"),
        (1, "draw > Rs Rc", "bag_short"),
        (0, "draw > Rs Oc", "colour_gone"),
    ],
)
def test_what_the_bag_does_not_hold_cannot_have_been_drawn(left: int, move: str, why: str) -> None:
    drawn = len(move.split()) - 2
    hand = " ".join(["Re"] * (6 - drawn))
    other = " ".join(["Rx"] * 6)
    row = " ".join(f"R{shape}@{x},0" for x, shape in enumerate("scdlxe"[: 15 - 6 - (6 - drawn) - left]))
    state = place(row, hand, other, at="A rolls0 pass0")
    assert state.bag[0] == left
    assert refusal(state, move) == (why, "Z-1")
    assert refused_with(state, move).values == {"colour": 0, "left": left}


@pytest.mark.clause("Z-1", "Z-19")
def test_what_real_cubes_cannot_have_shown() -> None:
    refill = place(EMPTY_BAG, "", "Rx Rx Yx Gx Bx Px", bag="R1 O0 Y0 G0 B0 P1", at="A rolls0 pass0")
    assert refused_with(refill, "draw > Rs Oc").values == {"colour": 1, "left": 0}
    assert refused_with(refill, "draw > Rs Rc").values == {"colour": 0, "left": 1}
    rolling = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, at="A rolls0 pass0 rolling=1")
    assert refusal(rolling, Move(ROLLED, slots=(0,), faces=(6,))) == ("no_such_shape", "Z-1")


@pytest.mark.clause("Z-20")
def test_a_placement_places_something() -> None:
    for state in (opening(T12_HAND), place(LINE, *HANDS)):
        assert refusal(state, Move(PUT)) == ("nothing_placed", "Z-20")


@pytest.mark.clause("Z-7")
def test_two_that_do_not_suit_are_named_and_three_are_not() -> None:
    state = place(LINE, "Rd Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    two = refused_with(state, "put Rd@2,0 Bc@3,0")
    assert (two.reason, two.values) == ("unlike_pair", {"cube": CUBE_OF["Rd"], "other": CUBE_OF["Bc"]})
    assert refusal(state, "put Rd@2,0 Rl@3,0 Bc@4,0") == ("nothing_in_common", "Z-7")


@pytest.mark.clause("Z-9", "Z-10")
@pytest.mark.parametrize(("cell", "clause"), [("2,1", "Z-10"), ("2,-1", "Z-10"), ("-1,1", "Z-10"), ("5,5", "Z-9")])
def test_a_corner_is_told_from_nothing_at_all(cell: str, clause: str) -> None:
    assert refused(place(LINE, "Rd Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe"), f"put Rd@{cell}") == clause


@pytest.mark.clause("Z-12", "Z-14")
def test_the_twin_is_named_and_so_is_how_many_go_together() -> None:
    twins = place(LINE, "Rs Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    assert refusal(twins, "put Rs@2,0") == ("twins", "Z-12")
    assert refused_with(twins, "put Rs@2,0").values == {"axis": ROW, "cube": CUBE_OF["Rs"]}
    few = refused_with(opening(T11_HAND), "put Rs@0,0 Bs@1,0")
    assert (few.reason, few.clause, few.values) == ("too_few", "Z-14", {"most": 3})


@pytest.mark.clause("Z-13")
def test_a_line_may_be_more_than_twice_too_long() -> None:
    full = [f"{colour}{shape}@{x + at},0" for colour, at in (("R", 0), ("Y", 7)) for x, shape in enumerate("sdlxce")]
    state = place(" ".join((*full, "Oe@5,1 Oc@6,1 Os@7,1")), "Rs Rc Bc Yx Yx Yx", SPARE)
    why = refused_with(state, "put Bc@6,0")
    assert (why.reason, why.clause, why.values) == ("too_long", "Z-13", {"axis": ROW, "length": 13})
    assert refused_with(state, "put Yx@8,1").values == {"axis": ROW}


LAST_TWO = endgame("Rd Rl", "Rx Yc Gc Bc Pc Pc")


@pytest.mark.clause("Z-27", "Z-21", "Z-14", "Z-5")
@pytest.mark.parametrize(
    ("state", "move", "why", "clause"),
    [
        (place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE), "pass", "reroll_or_decline", "Z-21"),
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls1 pass0", turn="one_action"),
            "pass",
            "must_reroll",
            "Z-27",
        ),
        (opening(T11_HAND, turn="one_action"), "roll 1", "opening_roll", "Z-27"),
        (
            place(LINE, "Rd Rd Rd Rd Rd Rd", SPARE, at="A rolls1 pass0", turn="one_action"),
            "roll -",
            "nothing_to_decline",
            "Z-27",
        ),
        (opening(T11_HAND, first_max="as_rolled"), "roll 1", "hand_as_rolled", "Z-14"),
        (LAST_TWO, "roll 1 6", "hand_too_small", "Z-5"),
    ],
)
def test_why_not_to_roll_or_pass(state: State, move: str, why: str, clause: str) -> None:
    assert refusal(state, move) == (why, clause)


def test_how_many_cubes_there_are_to_roll_is_named() -> None:
    assert refused_with(LAST_TWO, "roll 1 6").values == {"count": 2}
