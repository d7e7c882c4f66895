"""Details that changing the rules in small ways has shown to be held by no other test."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cuboteca.games.qwirkle_cubes.rules.moves import Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.view import Rejected, Selected
from tests.games.qwirkle_cubes.setting import LINE, SHUT, SPARE, T11_HAND, endgame, opening, place
from tests.games.qwirkle_cubes.table import STATE, VIEW, after_taps, view
from tests.games.verdicts import refusal

REDS = place(LINE, "Rd Rl Rx Rd Rl Rx", SPARE)
BLUE_CIRCLES = place(LINE, "Bc Bc Bc Bc Bc Bc", SPARE)
SIX = place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Re@5,0", "Rs Rc Rd Rl Rx Re", SPARE)
LAST_TWO = endgame("Rd Rl", "Rx Yc Gc Bc Pc Pc")
FIRST = opening(T11_HAND)


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


def test_listing_is_a_sequence_however_little_of_it_was_found() -> None:
    everything = tuple(place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE).moves())
    assert len(everything) > 100

    def fresh() -> Sequence[Move]:
        return place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE).moves()

    for asked in (slice(0), slice(1), slice(3, 70), slice(-3, None), slice(0, -2), slice(5, None, 7), slice(-5, 4)):
        assert tuple(fresh()[asked]) == everything[asked], asked
    partly = fresh()
    assert tuple(partly[:65]) == everything[:65]
    assert tuple(partly[2:4]) == everything[2:4], "of what was found already"
    assert tuple(partly[60:80]) == everything[60:80]
    for number in (0, 1, 64, 70, -1, -7):
        assert fresh()[number] == everything[number]
    for number in (len(everything), -len(everything) - 1):
        with pytest.raises(IndexError):
            fresh()[number]
    assert fresh()
    assert list(fresh()) == list(everything)


def test_the_keyboard_comes_to_the_middle_where_nothing_can_be_placed() -> None:
    dead = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    assert VIEW.step(view(dead), "cube:0", "arrowup") == "cell:0,0"
    assert VIEW.step(view(dead), "cell:3,3", "home") is None
    assert VIEW.step(view(dead), "cube:0", "home") is None


def test_the_keyboard_stays_where_the_first_line_can_lie() -> None:
    here, seen = "cell:0,0", []
    for _ in range(4):
        here = VIEW.step(view(FIRST), here, "arrowright") or ""
        seen.append(here)
    assert seen == ["cell:1,0", "cell:2,0", "cell:2,0", "cell:2,0"]
    assert VIEW.step(view(FIRST), "cell:-2,0", "arrowleft") == "cell:-2,0"


def test_the_keyboard_stays_beside_the_cubes() -> None:
    assert VIEW.step(view(STATE), "cell:2,0", "arrowright") == "cell:2,0"
    assert VIEW.step(view(STATE), "cell:0,1", "arrowup") == "cell:0,1"
    assert VIEW.step(view(STATE), "cell:0,0", "arrowleft") == "cell:-1,0"
    laid = after_taps(STATE, "cube:0", "cell:2,0")
    assert isinstance(laid, Selected)
    assert VIEW.step(view(STATE, *laid.parts), "cell:2,0", "arrowright") == "cell:3,0", "the cubes placed this turn too"
    assert VIEW.step(view(STATE, *laid.parts), "cube:1", "arrowup") in ("cell:3,0", "cell:-1,0"), (
        "only in the same line"
    )


def test_one_cube_marked_makes_rolling_the_main_thing() -> None:
    roll = next(action for action in VIEW.actions(view(STATE, "roll", "cube:3")) if action.part == "roll")
    assert roll.main
    assert not next(action for action in VIEW.actions(view(STATE, "roll")) if action.part == "roll").main


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
