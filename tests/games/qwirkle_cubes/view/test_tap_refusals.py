"""Why a tap leads no further: the sentence, and its clause."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.view import Rejected, Selected
from tests.games.qwirkle_cubes.setting import (
    DEAD,
    FALLING,
    FIRST,
    FIRST_FORCED,
    LINE,
    OWN,
    SPARE,
    STATE,
    T12_HAND,
    begin,
    endgame,
    opening,
    place,
)
from tests.games.qwirkle_cubes.table import after_taps, picked_by, refused_by


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        (("cube:3",), "Z-11"),
        (("cube:0", "cell:5,5"), "Z-9"),
        (("cube:2", "cell:0,1"), "Z-11"),
        (("cube:0", "cell:0,0"), "Z-26"),
        (("cell:0,0",), "Z-26"),
        (("cell:7,7",), "Z-9"),
        (("cube:2", "cell:2,1"), "Z-10"),
        (("cube:0", "cell:2,0", "cube:2"), "Z-7"),
        (("cube:0", "cell:2,0", "cube:1", "cell:-2,0"), "Z-8"),
        (("cube:0", "cell:2,0", "cell:7,7"), None),
        (("confirm",), "Z-20"),
    ],
)
def test_taps_on_what_cannot_be_say_why(parts: tuple[str, ...], clause: str | None) -> None:
    refusal = refused_by(STATE, *parts)
    assert refusal.message.endswith(".")
    assert clause is None or refusal.clause == clause


def test_nobody_taps_while_chance_is_at_work() -> None:
    assert refused_by(begin(), "cube:0").clause == "Z-2"


@pytest.mark.clause("Z-14")
@pytest.mark.parametrize("cell", ["cell:6,0", "cell:0,1", "cell:3,3"])
def test_with_all_six_placed_in_the_first_turn_there_is_nothing_left_to_place(cell: str) -> None:
    reds = opening("Rs Rc Rd Rl Rx Re")
    laid = " ".join(f"cube:{number} cell:{number},0" for number in range(6))
    assert refused_by(reds, *laid.split(), cell) == Rejected(
        "All your cubes are placed: confirm, or take one back.", None
    )


@pytest.mark.clause("Z-30")
def test_the_first_line_does_not_turn_a_corner() -> None:
    assert refused_by(FIRST, "cube:0", "cell:0,0", "cube:2", "cell:1,0", "cube:3", "cell:0,1") == Rejected(
        "The first line begins in the middle and runs to the right or up without a gap.", "Z-30"
    )


@pytest.mark.clause("Z-7")
def test_a_cube_must_suit_those_that_are_placed_this_turn_too() -> None:
    """The blue circle could go to 1 right, 1 down alone, below the red circle."""
    assert picked_by(STATE, "cell:1,-1", "cube:2") == ("laid:2@1,-1",)
    assert refused_by(STATE, "cube:0", "cell:1,1", "cell:1,-1", "cube:2") == Rejected(
        "The blue circle and the red diamond share neither colour nor shape.", "Z-7"
    )


@pytest.mark.clause("Z-11")
def test_one_cube_gets_its_own_reason_and_several_get_theirs_together() -> None:
    mixed = "That row would be neither all of one colour nor all of one shape."
    assert refused_by(endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl"), "cell:5,1") == Rejected(mixed, "Z-11")
    two = endgame("Pd Pl", "Rx Rx Rx Yx Gx Bx")
    assert refused_by(two, "cell:5,1") == Rejected("None of your cubes can go there.", "Z-11")


NOTCHES = (
    ("Re@0,0 Rc@0,1 Rx@0,2 Rd@1,2 Rl@1,0", "cell:1,1", "row"),
    ("Rl@0,0 Re@1,0 Rc@1,1 Rx@1,2 Rd@0,2", "cell:0,1", "row"),
    ("Re@0,0 Rc@1,0 Rx@2,0 Rd@2,1 Rl@0,1", "cell:1,1", "column"),
    ("Rl@0,0 Re@0,1 Rc@1,1 Rx@2,1 Rd@2,0", "cell:1,0", "column"),
)
"""A place that is open to one side alone: right, left, above and below."""


@pytest.mark.clause("Z-7", "Z-12")
@pytest.mark.parametrize(("grid", "cell", "line"), NOTCHES)
def test_two_cubes_that_never_go_together_say_why_wherever_there_is_room(grid: str, cell: str, line: str) -> None:
    unlike = place(grid, "Rs Gd Yx Yx Yx Yx", SPARE)
    said = refused_by(unlike, "cube:0", cell, "cube:1")
    assert said.clause == "Z-7"
    assert said.message.endswith(" share neither colour nor shape.")
    twins = place(grid, "Rs Rs Yx Yx Yx Yx", SPARE)
    assert refused_by(twins, "cube:0", cell, "cube:1") == Rejected(
        f"That {line} would hold the red square twice.", "Z-12"
    )


@pytest.mark.clause("Z-7")
def test_beside_a_cube_with_no_room_around_it_nothing_is_said_of_the_two() -> None:
    closed = place("Re@0,0 Rc@0,1 Rx@0,2 Rd@1,2 Re@2,2 Rl@2,1 Rl@1,0", "Rs Rs Yx Yx Yx Yx", SPARE)
    assert refused_by(closed, "cube:0", "cell:1,1", "cube:1") == Rejected(
        "The red square cannot join what you have placed this turn.", "Z-7"
    )


TOUCHES_NOTHING = "That touches nothing: one of the cubes must stand side by side with one on the table."
CORNER = "A corner is not enough: one of the cubes must stand side by side with one on the table."
GAP = "There would be a gap 1 left of the middle: the cubes of a turn make one unbroken line."
MIXED = "That {} would be neither all of one colour nor all of one shape."
BEGINS = "The first line begins in the middle and runs to the right or up without a gap."
TOO_FEW_WITH_IT = "The first turn places three cubes in a line, and the red circle goes with too few of the others."
NO_PAIR = "No two of your cubes go together, so your hand must be rolled first."
NO_ROLL = "No roll could make any of your cubes fit: pass."


@pytest.mark.parametrize(
    ("state", "taps", "message", "clause_id"),
    [
        (STATE, "cube:3", "As it lies, the yellow four-point star fits nowhere.", "Z-11"),
        (STATE, "cell:0,0", "The red square stays: placed cubes are never moved.", "Z-26"),
        (STATE, "cell:7,7", TOUCHES_NOTHING, "Z-9"),
        (STATE, "cube:0 cell:5,5", TOUCHES_NOTHING, "Z-9"),
        (STATE, "cube:0 cell:3,0 confirm", TOUCHES_NOTHING, "Z-9"),
        (STATE, "cube:2 cell:2,1", CORNER, "Z-10"),
        (STATE, "cube:2 cell:0,1", MIXED.format("column"), "Z-11"),
        (STATE, "cell:-1,0 cube:2", MIXED.format("row"), "Z-11"),
        (STATE, "cell:2,0 cube:3", MIXED.format("row"), "Z-11"),
        (STATE, "cube:0 cell:2,0 cube:2", "The red diamond and the blue circle share neither colour nor shape.", "Z-7"),
        (STATE, "cube:0 cell:2,0 cube:1 cell:-2,0", GAP, "Z-8"),
        (STATE, "cube:0 cell:2,0 cell:7,7", "None of your cubes can go there.", "Z-11"),
        (STATE, "confirm", "Place at least one cube first.", "Z-20"),
        (STATE, "pass", "One of your cubes fits, so you must place.", "Z-20"),
        (STATE, "roll confirm", "Tap the cubes that you want to re-roll first.", "Z-5"),
        (STATE, "roll cell:2,0", "You are choosing cubes to re-roll: tap those in your hand.", "Z-5"),
        (FIRST, "cube:1", TOO_FEW_WITH_IT, "Z-14"),
        (FIRST, "cube:0 cell:0,0 cube:1", TOO_FEW_WITH_IT, "Z-14"),
        (FIRST, "cube:0 cell:3,0", BEGINS, "Z-30"),
        (FIRST, "cell:-1,0", BEGINS, "Z-30"),
        (FIRST, "cube:0 cell:0,0 cube:2 cell:1,0 cube:3 cell:2,0 cell:3,0", BEGINS, "Z-30"),
        (FIRST, "pass", "The first turn of the game cannot be passed.", "Z-14"),
        (opening(T12_HAND), "cube:0", NO_PAIR, "Z-15"),
        (opening(T12_HAND), "cell:0,0", NO_PAIR, "Z-15"),
        (DEAD, "roll", NO_ROLL, "Z-22"),
        (DEAD, "cube:0", NO_ROLL, "Z-22"),
        (DEAD, "decline", NO_ROLL, "Z-22"),
        (DEAD, "cell:6,0", "None of your cubes can go there.", "Z-11"),
        (begin(), "cube:0", "The first hands are still being drawn.", "Z-2"),
        (FIRST_FORCED, "cube:0", "No two cubes go together, so the whole hand is rolled first.", "Z-15"),
        (OWN, "shape:s", "Enter the colour first, then the shape.", "Z-1"),
        (OWN, "confirm", "Six cubes are still to be entered.", "Z-2"),
        (FALLING, "colour:R", "Rolling never changes a colour: enter the shapes.", "Z-6"),
        (FALLING, "shape:e confirm", "One cube is still to be entered.", "Z-2"),
    ],
)  # fmt: skip
def test_what_cannot_be_tapped_says_why(state: State, taps: str, message: str, clause_id: str) -> None:
    assert after_taps(state, *taps.split()) == Rejected(message, clause_id)


REDS = place(LINE, "Rd Rl Rx Rd Rl Rx", SPARE)
BLUE_CIRCLES = place(LINE, "Bc Bc Bc Bc Bc Bc", SPARE)
SIX = place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Re@5,0", "Rs Rc Rd Rl Rx Re", SPARE)
LAST_TWO = endgame("Rd Rl", "Rx Yc Gc Bc Pc Pc")


@pytest.mark.parametrize(
    ("state", "taps", "message", "clause"),
    [
        (STATE, "cell:1,0", "The red circle stays: placed cubes are never moved.", "Z-26"),
        (REDS, "cube:0 cell:2,0 cell:0,5", "The cubes of a turn all go into one row or one column.", "Z-8"),
        (REDS, "cube:0 cell:2,0 cell:0,1", "The cubes of a turn all go into one row or one column.", "Z-8"),
        (
            BLUE_CIRCLES,
            "cell:2,1",
            "A corner is not enough: one of the cubes must stand side by side with one on the table.",
            "Z-10",
        ),
        (BLUE_CIRCLES, "cell:0,-1", "None of your cubes can go there.", "Z-11"),
        (SIX, "cell:6,0", "That row would have seven cubes; six is the most.", "Z-13"),
        (SIX, "cell:-1,0", "That row would have seven cubes; six is the most.", "Z-13"),
    ],
)
def test_why_none_of_the_cubes_can_go_there(state: State, taps: str, message: str, clause: str) -> None:
    assert after_taps(state, *taps.split()) == Rejected(message, clause)


def last_places() -> tuple[str, str]:
    """The cells at which the last two cubes make one line."""
    put = max((move for move in LAST_TWO.moves() if move.cubes), key=lambda move: len(move.cubes))
    assert len(put.cubes) == 2
    words = str(put).split()[1:]
    hand = ["Rd", "Rl"]
    cells = {word.split("@")[0]: f"cell:{word.split('@')[1]}" for word in words}
    return cells[hand[0]], cells[hand[1]]


@pytest.mark.clause("Z-24")
def test_when_all_cubes_are_placed_there_is_nothing_left_to_place() -> None:
    one, two = last_places()
    for taps in (("cube:0", one, "cube:1", two), ("cube:1", two, "cube:0", one)):
        try:
            answer = after_taps(LAST_TWO, *taps)
        except AssertionError:
            continue
        assert isinstance(answer, Selected)
        points = LAST_TWO.score_of(LAST_TWO.read(placed(one, two)))
        assert f"{sum(line.points for line in points) + 6} points so far" in answer.say, "going out counts at once"
        said = after_taps(LAST_TWO, *taps, "cell:40,40")
        assert said == Rejected("All your cubes are placed: confirm, or take one back.", None)
        return
    pytest.fail("neither order could be tapped")


def placed(one: str, two: str) -> str:
    return f"put Rd@{one.removeprefix('cell:')} Rl@{two.removeprefix('cell:')}"


def test_the_last_cube_in_hand_is_judged_by_itself() -> None:
    one, _ = last_places()
    answer = after_taps(LAST_TWO, "cube:0", one)
    assert isinstance(answer, Selected)
    said = after_taps(LAST_TWO, "cube:0", one, "cell:40,40")
    assert isinstance(said, Rejected)
    assert said.clause == "Z-8"
