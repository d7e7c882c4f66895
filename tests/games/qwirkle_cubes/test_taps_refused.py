"""What a tap answers where it leads no further, and to what it counts up."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.moves import ROLLED, Move
from cuboteca.play.view import Rejected, Selected
from tests.games.qwirkle_cubes.setting import EMPTY_BAG, LINE, SPARE, T11_HAND, endgame, opening, place, sentence
from tests.games.qwirkle_cubes.table import STATE, VIEW, after_taps, picked_by, refused_by, view
from tests.games.verdicts import refusal

FIRST = opening(T11_HAND)
"""Three squares go together, red, blue and green."""


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


def test_how_many_places_are_open() -> None:
    answer = after_taps(FIRST, "cube:0", "cell:0,0", "cube:2", "cell:1,0", "cube:3")
    assert isinstance(answer, Selected)
    assert answer.say == "The green square is lifted. One place is open to it."
    assert answer.by_key == "From the hand and the table the Home key goes there."
    answer = after_taps(FIRST, "cube:0", "cell:0,0", "cube:3")
    assert isinstance(answer, Selected)
    assert answer.say == "The green square is lifted. 4 places are open to it."
    assert answer.by_key == "From the hand and the table the Home key goes from one to the next."


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


@pytest.mark.clause("Z-5", "Z-27")
def test_rolling_may_be_begun_wherever_a_cube_may_be_rolled() -> None:
    assert picked_by(endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl"), "roll") == ("roll",), "the only cube"
    assert picked_by(place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, turn="one_action"), "roll") == ("roll",)


@pytest.mark.clause("Z-1", "Z-19")
def test_what_real_cubes_cannot_have_shown() -> None:
    refill = place(EMPTY_BAG, "", "Rx Rx Yx Gx Bx Px", bag="R1 O0 Y0 G0 B0 P1", at="A rolls0 pass0")
    assert sentence(refill, "draw > Rs Oc") == "The bag holds no orange cubes."
    assert sentence(refill, "draw > Rs Rc") == "The bag holds only 1 red cube."
    rolling = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, at="A rolls0 pass0 rolling=1")
    assert refusal(rolling, Move(ROLLED, slots=(0,), faces=(6,))) == ("Cubes show one of six shapes.", "Z-1")


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


@pytest.mark.clause("Z-20")
def test_where_one_may_pass_a_cube_that_is_placed_is_confirmed_all_the_same() -> None:
    state = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, must_place="off")
    for picked, last in (((), "pass"), (("laid:0@2,0",), "confirm"), (("roll",), "confirm")):
        assert VIEW.actions(view(state, *picked))[-1].part == last


def test_whether_another_cube_can_be_placed_is_said() -> None:
    lies = "The red diamond lies 2 right of the middle. 3 points so far: "
    alone = "Rd Bs Yx Yx Yx Yx"  # the blue square would fit, but not in one line with the red diamond
    for hand, more in (("Rd Rl Bc Yx Yx Yx", "place another, or "), ("Rd Yx Yx Yx Yx Yx", ""), (alone, "")):
        answer = after_taps(place(LINE, hand, SPARE), "cube:0", "cell:2,0")
        assert isinstance(answer, Selected)
        assert answer.say == f"{lies}{more}confirm."
