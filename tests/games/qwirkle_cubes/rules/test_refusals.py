"""Why a move is refused: one sentence, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.moves import PUT, ROLLED, Move
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
    refused,
    sentence,
)
from tests.games.verdicts import refusal

clause = pytest.mark.clause
TWO_SHORT = place(LINE, "Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0")
FORCED = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0")


@clause("Z-1", "Z-2", "Z-3", "Z-4", "Z-6", "Z-15", "Z-19", "Z-21")
@pytest.mark.parametrize(
    ("state", "move", "message", "clause_id"),
    [
        (begin(3, start="random"), "start=D", "There are only 3 seats.", "Z-3"),
        (begin(3, start="random"), "draw > Rs", "It is still to be drawn who begins.", "Z-3"),
        (begin(), "draw > Rs", "Six cubes are drawn now.", "Z-2"),
        (begin(), "draw > Rs Rs Rs Rs Rs Rs Rs", "Six cubes are drawn now.", "Z-2"),
        (begin(), "roll! > s s s s s s", "The first hands are still being drawn.", "Z-2"),
        (ONE_SHORT, "draw > Rs Rs", "One cube is drawn now.", "Z-19"),
        (ONE_SHORT, "put Rs@0,0", "New cubes are to be drawn first.", "Z-19"),
        (TWO_SHORT, "draw > Rs", "Two cubes are drawn now.", "Z-19"),
        (FALLING, "roll 1 2 > s s", "Not those cubes were rolled, but 2 and 5.", "Z-6"),
        (FALLING, "roll 2 5 > s", "Two cubes are rolled now.", "Z-6"),
        (FALLING, "roll 2 5 > s s s", "Two cubes are rolled now.", "Z-6"),
        (FALLING, "draw > Rs", "The rolled cubes have yet to fall.", "Z-6"),
        (FIRST.play("roll 2"), "roll 2 > s s", "One cube is rolled now.", "Z-6"),
        (FORCED, "roll! > s", "Six cubes are rolled now.", "Z-6"),
        (FORCED, "pass", "Nothing fits, so the whole hand is rolled first.", "Z-21"),
        (FIRST_FORCED, "roll! > s", "Six cubes are rolled now.", "Z-6"),
        (FIRST_FORCED, "pass", "No two cubes go together, so the whole hand is rolled first.", "Z-15"),
        (STATE, "draw > Rs", "Nothing is left to chance now: it is your turn.", "Z-4"),
        (STATE, "roll! > s s s s s s", "Nothing is left to chance now: it is your turn.", "Z-4"),
    ],
)
def test_what_chance_cannot_have_done(state: State, move: str, message: str, clause_id: str) -> None:
    assert refusal(state, move) == (message, clause_id)


@clause("Z-1")
@pytest.mark.parametrize(
    ("left", "move", "message"),
    [
        (2, "draw > Rs Rc Rd", "The bag holds only 2 red cubes."),
        (1, "draw > Rs Rc", "The bag holds only 1 red cube."),
        (0, "draw > Rs Oc", "The bag holds no red cubes."),
    ],
)
def test_what_the_bag_does_not_hold_cannot_have_been_drawn(left: int, move: str, message: str) -> None:
    drawn = len(move.split()) - 2
    hand = " ".join(["Re"] * (6 - drawn))
    other = " ".join(["Rx"] * 6)
    row = " ".join(f"R{shape}@{x},0" for x, shape in enumerate("scdlxe"[: 15 - 6 - (6 - drawn) - left]))
    state = place(row, hand, other, at="A rolls0 pass0")
    assert state.bag[0] == left
    assert refusal(state, move) == (message, "Z-1")


@pytest.mark.clause("Z-1", "Z-19")
def test_what_real_cubes_cannot_have_shown() -> None:
    refill = place(EMPTY_BAG, "", "Rx Rx Yx Gx Bx Px", bag="R1 O0 Y0 G0 B0 P1", at="A rolls0 pass0")
    assert sentence(refill, "draw > Rs Oc") == "The bag holds no orange cubes."
    assert sentence(refill, "draw > Rs Rc") == "The bag holds only 1 red cube."
    rolling = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, at="A rolls0 pass0 rolling=1")
    assert refusal(rolling, Move(ROLLED, slots=(0,), faces=(6,))) == ("Cubes show one of six shapes.", "Z-1")


@pytest.mark.clause("Z-20")
def test_a_placement_places_something() -> None:
    for state in (opening(T12_HAND), place(LINE, *HANDS)):
        assert refusal(state, Move(PUT)) == ("Place at least one cube.", "Z-20")


@pytest.mark.clause("Z-7")
def test_two_that_do_not_suit_are_named_and_three_are_not() -> None:
    state = place(LINE, "Rd Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    assert sentence(state, "put Rd@2,0 Bc@3,0") == "The red diamond and the blue circle share neither colour nor shape."
    three = "put Rd@2,0 Rl@3,0 Bc@4,0"
    assert sentence(state, three) == "The cubes of a turn must all share one colour or one shape."
    assert refused(state, three) == "Z-7"


@pytest.mark.clause("Z-9", "Z-10")
@pytest.mark.parametrize(("cell", "clause"), [("2,1", "Z-10"), ("2,-1", "Z-10"), ("-1,1", "Z-10"), ("5,5", "Z-9")])
def test_a_corner_is_told_from_nothing_at_all(cell: str, clause: str) -> None:
    assert refused(place(LINE, "Rd Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe"), f"put Rd@{cell}") == clause


@pytest.mark.clause("Z-12", "Z-14")
def test_the_twin_is_named_and_so_is_how_many_go_together() -> None:
    twins = place(LINE, "Rs Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    assert sentence(twins, "put Rs@2,0") == "That row would hold the red square twice."
    few = "The first turn places as many cubes as it can: three of yours go together."
    assert sentence(opening(T11_HAND), "put Rs@0,0 Bs@1,0") == few


LAST_TWO = endgame("Rd Rl", "Rx Yc Gc Bc Pc Pc")


@pytest.mark.clause("Z-27", "Z-21", "Z-14", "Z-5")
@pytest.mark.parametrize(
    ("state", "move", "message", "clause"),
    [
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE),
            "pass",
            "None of your cubes fits as they lie: re-roll, or decline to.",
            "Z-21",
        ),
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls1 pass0", turn="one_action"),
            "pass",
            "None of your cubes fits as they lie, but you can re-roll.",
            "Z-27",
        ),
        (opening(T11_HAND, turn="one_action"), "roll 1", "The first turn of the game must place cubes.", "Z-27"),
        (
            place(LINE, "Rd Rd Rd Rd Rd Rd", SPARE, at="A rolls1 pass0", turn="one_action"),
            "roll -",
            "Your turn is a re-roll or a placement: there is nothing to decline.",
            "Z-27",
        ),
        (
            opening(T11_HAND, first_max="as_rolled"),
            "roll 1",
            "In this game the first hand is played as it fell.",
            "Z-14",
        ),
        (LAST_TWO, "roll 1 6", "You have only two cubes to roll.", "Z-5"),
    ],
)
def test_why_not_to_roll_or_pass(state: State, move: str, message: str, clause: str) -> None:
    assert refusal(state, move) == (message, clause)
