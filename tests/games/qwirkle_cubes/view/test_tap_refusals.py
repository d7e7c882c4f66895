"""Why a tap leads no further: the reason, and the clause."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF
from cuboteca.games.qwirkle_cubes.rules.grid import COLUMN, ROW
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.view import Selected
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
from tests.games.qwirkle_cubes.table import after_taps, picked_by, refusal_by, refused_by


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
    assert refusal_by(reds, *laid.split(), cell) == ("all_placed", None)


@pytest.mark.clause("Z-30")
def test_the_first_line_does_not_turn_a_corner() -> None:
    taps = ("cube:0", "cell:0,0", "cube:2", "cell:1,0", "cube:3", "cell:0,1")
    assert refusal_by(FIRST, *taps) == ("first_line", "Z-30")


@pytest.mark.clause("Z-7")
def test_a_cube_must_suit_those_that_are_placed_this_turn_too() -> None:
    """The blue circle could go to 1 right, 1 down alone, below the red circle."""
    assert picked_by(STATE, "cell:1,-1", "cube:2") == ("laid:2@1,-1",)
    why = refused_by(STATE, "cube:0", "cell:1,1", "cell:1,-1", "cube:2")
    assert (why.reason, why.clause) == ("unlike_pair", "Z-7")
    assert why.values == {"cube": CUBE_OF["Bc"], "other": CUBE_OF["Rd"]}


@pytest.mark.clause("Z-11")
def test_one_cube_gets_its_own_reason_and_several_get_theirs_together() -> None:
    assert refusal_by(endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl"), "cell:5,1") == ("mixed_line", "Z-11")
    two = endgame("Pd Pl", "Rx Rx Rx Yx Gx Bx")
    assert refusal_by(two, "cell:5,1") == ("none_fits_there", "Z-11")


NOTCHES = (
    ("Re@0,0 Rc@0,1 Rx@0,2 Rd@1,2 Rl@1,0", "cell:1,1", ROW),
    ("Rl@0,0 Re@1,0 Rc@1,1 Rx@1,2 Rd@0,2", "cell:0,1", ROW),
    ("Re@0,0 Rc@1,0 Rx@2,0 Rd@2,1 Rl@0,1", "cell:1,1", COLUMN),
    ("Rl@0,0 Re@0,1 Rc@1,1 Rx@2,1 Rd@2,0", "cell:1,0", COLUMN),
)
"""A place that is open to one side alone: right, left, above and below."""


@pytest.mark.clause("Z-7", "Z-12")
@pytest.mark.parametrize(("grid", "cell", "axis"), NOTCHES)
def test_two_cubes_that_never_go_together_say_why_wherever_there_is_room(grid: str, cell: str, axis: int) -> None:
    unlike = place(grid, "Rs Gd Yx Yx Yx Yx", SPARE)
    assert refusal_by(unlike, "cube:0", cell, "cube:1") == ("unlike_pair", "Z-7")
    twins = place(grid, "Rs Rs Yx Yx Yx Yx", SPARE)
    assert refusal_by(twins, "cube:0", cell, "cube:1") == ("twins", "Z-12")
    assert refused_by(twins, "cube:0", cell, "cube:1").values == {"axis": axis, "cube": CUBE_OF["Rs"]}


@pytest.mark.clause("Z-7")
def test_beside_a_cube_with_no_room_around_it_nothing_is_said_of_the_two() -> None:
    closed = place("Re@0,0 Rc@0,1 Rx@0,2 Rd@1,2 Re@2,2 Rl@2,1 Rl@1,0", "Rs Rs Yx Yx Yx Yx", SPARE)
    assert refusal_by(closed, "cube:0", "cell:1,1", "cube:1") == ("cannot_join", "Z-7")
    assert refused_by(closed, "cube:0", "cell:1,1", "cube:1").values == {"cube": CUBE_OF["Rs"]}


@pytest.mark.parametrize(
    ("state", "taps", "why", "clause_id"),
    [
        (STATE, "cube:3", "fits_nowhere", "Z-11"),
        (STATE, "cell:0,0", "old_cube", "Z-26"),
        (STATE, "cell:7,7", "apart", "Z-9"),
        (STATE, "cube:0 cell:5,5", "apart", "Z-9"),
        (STATE, "cube:0 cell:3,0 confirm", "apart", "Z-9"),
        (STATE, "cube:2 cell:2,1", "corner", "Z-10"),
        (STATE, "cube:2 cell:0,1", "mixed_line", "Z-11"),
        (STATE, "cell:-1,0 cube:2", "mixed_line", "Z-11"),
        (STATE, "cell:2,0 cube:3", "mixed_line", "Z-11"),
        (STATE, "cube:0 cell:2,0 cube:2", "unlike_pair", "Z-7"),
        (STATE, "cube:0 cell:2,0 cube:1 cell:-2,0", "gap", "Z-8"),
        (STATE, "cube:0 cell:2,0 cell:7,7", "none_fits_there", "Z-11"),
        (STATE, "confirm", "nothing_placed", "Z-20"),
        (STATE, "pass", "must_place", "Z-20"),
        (STATE, "roll confirm", "none_marked", "Z-5"),
        (STATE, "roll cell:2,0", "reroll_from_hand", "Z-5"),
        (FIRST, "cube:1", "goes_with_too_few", "Z-14"),
        (FIRST, "cube:0 cell:0,0 cube:1", "goes_with_too_few", "Z-14"),
        (FIRST, "cube:0 cell:3,0", "first_line", "Z-30"),
        (FIRST, "cell:-1,0", "first_line", "Z-30"),
        (FIRST, "cube:0 cell:0,0 cube:2 cell:1,0 cube:3 cell:2,0 cell:3,0", "first_line", "Z-30"),
        (FIRST, "pass", "opening_pass", "Z-14"),
        (opening(T12_HAND), "cube:0", "no_pair", "Z-15"),
        (opening(T12_HAND), "cell:0,0", "no_pair", "Z-15"),
        (DEAD, "roll", "must_pass", "Z-22"),
        (DEAD, "cube:0", "must_pass", "Z-22"),
        (DEAD, "decline", "must_pass", "Z-22"),
        (DEAD, "cell:6,0", "none_fits_there", "Z-11"),
        (begin(), "cube:0", "first_hands", "Z-2"),
        (FIRST_FORCED, "cube:0", "roll_all_opening", "Z-15"),
        (OWN, "shape:s", "colour_first", "Z-1"),
        (OWN, "confirm", "entry_unfinished", "Z-2"),
        (FALLING, "colour:R", "colour_fixed", "Z-6"),
        (FALLING, "shape:e confirm", "entry_unfinished", "Z-2"),
    ],
)  # fmt: skip
def test_what_cannot_be_tapped_says_why(state: State, taps: str, why: str, clause_id: str) -> None:
    assert refusal_by(state, *taps.split()) == (why, clause_id)


@pytest.mark.parametrize(
    ("state", "taps", "values"),
    [
        (STATE, "cube:3", {"cube": CUBE_OF["Yx"]}),
        (STATE, "cell:1,0", {"cube": CUBE_OF["Rc"]}),
        (STATE, "cube:2 cell:0,1", {"axis": COLUMN}),
        (STATE, "cell:-1,0 cube:2", {"axis": ROW}),
        (STATE, "cube:0 cell:2,0 cube:1 cell:-2,0", {"cell": (-1, 0)}),
        (FIRST, "cube:1", {"cube": CUBE_OF["Rc"], "count": 3}),
        (OWN, "confirm", {"count": 6}),
        (FALLING, "shape:e confirm", {"count": 1}),
    ],
)
def test_what_it_is_about_is_named(state: State, taps: str, values: dict[str, object]) -> None:
    assert refused_by(state, *taps.split()).values == values


REDS = place(LINE, "Rd Rl Rx Rd Rl Rx", SPARE)
BLUE_CIRCLES = place(LINE, "Bc Bc Bc Bc Bc Bc", SPARE)
SIX = place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Re@5,0", "Rs Rc Rd Rl Rx Re", SPARE)
LAST_TWO = endgame("Rd Rl", "Rx Yc Gc Bc Pc Pc")


@pytest.mark.parametrize(
    ("state", "taps", "why", "clause"),
    [
        (STATE, "cell:1,0", "old_cube", "Z-26"),
        (REDS, "cube:0 cell:2,0 cell:0,5", "scattered", "Z-8"),
        (REDS, "cube:0 cell:2,0 cell:0,1", "scattered", "Z-8"),
        (BLUE_CIRCLES, "cell:2,1", "corner", "Z-10"),
        (BLUE_CIRCLES, "cell:0,-1", "none_fits_there", "Z-11"),
        (SIX, "cell:6,0", "too_long", "Z-13"),
        (SIX, "cell:-1,0", "too_long", "Z-13"),
    ],
)
def test_why_none_of_the_cubes_can_go_there(state: State, taps: str, why: str, clause: str) -> None:
    assert refusal_by(state, *taps.split()) == (why, clause)


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
        assert f"End your turn for {sum(line.points for line in points) + 6} points" in answer.say, (
            "the bonus counts at once"
        )
        assert refusal_by(LAST_TWO, *taps, "cell:40,40") == ("all_placed", None)
        return
    pytest.fail("neither order could be tapped")


def placed(one: str, two: str) -> str:
    return f"put Rd@{one.removeprefix('cell:')} Rl@{two.removeprefix('cell:')}"


def test_the_last_cube_in_hand_is_judged_by_itself() -> None:
    one, _ = last_places()
    answer = after_taps(LAST_TWO, "cube:0", one)
    assert isinstance(answer, Selected)
    assert refused_by(LAST_TWO, "cube:0", one, "cell:40,40").clause == "Z-8"


@pytest.mark.clause("Z-2")
def test_a_slot_without_a_cube_is_named_with_how_many_are_left() -> None:
    refusal = refused_by(endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl"), "cube:3")
    assert (refusal.reason, refusal.values) == ("slot_empty", {"slot": 3, "count": 1})


@pytest.mark.clause("Z-11")
def test_whether_any_cube_left_fits_elsewhere_depends_on_those_placed() -> None:
    """Below the red circle the blue one would fit, but not in the same turn as the red diamond."""
    blue = place(LINE, "Bc Gc Yx Yx Yx Yx", SPARE)
    assert refused_by(blue, "cell:2,0").values == {"elsewhere": True}
    red = place(LINE, "Rd Bc Gc Yx Yx Yx", SPARE)
    assert refused_by(red, "cube:0", "cell:2,0", "cell:3,0").values == {"elsewhere": False}
