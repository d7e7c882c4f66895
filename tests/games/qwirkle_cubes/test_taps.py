"""Taps become moves, or say why not; what real cubes show is entered by taps too."""

from __future__ import annotations

import pytest

from cuboteca.play.view import Prompt
from tests.games.qwirkle_cubes.setting import LINE, SHUT, SPARE, T11_HAND, T12_HAND, begin, opening, place
from tests.games.qwirkle_cubes.table import STATE, VIEW, made_by, picked_by, refused_by, view


def test_cube_then_cell_several_times_then_confirm() -> None:
    assert made_by(STATE, "cube:0", "cell:2,0", "confirm") == "put Rd@2,0"
    assert made_by(STATE, "cube:0", "cell:3,0", "cube:1", "cell:2,0", "confirm") == "put Rl@2,0 Rd@3,0"
    assert made_by(STATE, "cell:2,0", "cube:1", "cell:3,0", "cube:0", "confirm") == "put Rl@2,0 Rd@3,0"


def test_a_placed_cube_is_taken_back_by_a_tap() -> None:
    laid = ("cube:0", "cell:2,0", "cube:1", "cell:3,0")
    assert picked_by(STATE, *laid) == ("laid:0@2,0", "laid:1@3,0")
    assert picked_by(STATE, *laid, "cell:2,0") == ("laid:1@3,0",)
    assert picked_by(STATE, *laid, "cube:1") == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE, "laid:0@2,0", "laid:1@3,0")) == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE, "laid:0@2,0", "cube:1")) == ("laid:0@2,0",)
    assert VIEW.put_back(view(STATE, "laid:1@3,0")) == ()
    assert VIEW.put_back(view(STATE, "roll", "cube:1")) == ()
    assert VIEW.put_back(view(STATE)) is None
    assert refused_by(STATE, *laid, "cell:2,0", "confirm").clause == "Z-9"


def test_what_is_picked_is_put_down_by_a_second_tap() -> None:
    assert picked_by(STATE, "cube:0") == ("cube:0",)
    assert picked_by(STATE, "cube:0", "cube:0") == ()
    assert picked_by(STATE, "cube:0", "cube:1") == ("cube:1",)
    assert picked_by(STATE, "cell:2,0", "cell:2,0") == ()
    assert VIEW.put_back(view(STATE, "cube:0")) == ()
    assert picked_by(STATE, "nothing such") == ()


def test_cubes_are_chosen_for_a_reroll_by_taps() -> None:
    assert picked_by(STATE, "roll") == ("roll",)
    assert picked_by(STATE, "roll", "cube:3", "cube:1") == ("roll", "cube:1", "cube:3")
    assert picked_by(STATE, "roll", "cube:3", "cube:3", "roll") == ()
    assert made_by(STATE, "roll", "cube:3", "cube:1", "roll") == "roll 2 4"
    assert made_by(STATE, "roll", "cube:3", "confirm") == "roll 4"
    assert refused_by(STATE, "roll", "confirm").clause == "Z-5"
    assert refused_by(STATE, "roll", "cell:2,0").clause == "Z-5"
    done = STATE.play("roll 1").play("> d")
    assert refused_by(done, "roll").message == "You have no re-roll left this turn."


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


def test_the_first_turn_by_taps() -> None:
    state = opening(T11_HAND)
    assert made_by(state, "cube:0", "cell:2,0", "cube:2", "cell:0,0", "cube:3", "cell:1,0", "confirm") == (
        "put Bs@0,0 Gs@1,0 Rs@2,0"
    )
    assert refused_by(state, "cube:0", "cell:0,0", "confirm").clause == "Z-14"
    assert refused_by(state, "cube:1").clause == "Z-14"
    assert refused_by(state, "cube:0", "cell:3,0").clause == "Z-30"
    assert refused_by(state, "cell:-1,0").clause == "Z-30"
    assert refused_by(opening(T12_HAND), "cube:0").clause == "Z-15"


def test_a_dead_hand_by_taps() -> None:
    state = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    assert refused_by(state, "roll").clause == "Z-22"
    assert refused_by(state, "cube:0").clause == "Z-22"
    assert [extra.move for extra in VIEW.side_actions(view(state))] == ["pass", "resign"]
    assert "pass" in VIEW.prompt(view(state)).rest


def test_own_cubes_are_entered() -> None:
    state = begin(dice="own")
    parts = [part for letter in "ROYGBP" for part in (f"colour:{letter}", "shape:s")]
    assert made_by(state, *parts, "confirm") == "draw > Rs Os Ys Gs Bs Ps"
    assert made_by(state, "colour:R", *parts, "confirm") == "draw > Rs Os Ys Gs Bs Ps"
    kept = VIEW.put_back(view(state, *parts))
    assert kept == (*parts[:-1],)
    assert VIEW.put_back(view(state)) is None
    assert refused_by(state, "shape:s").clause == "Z-1"
    assert refused_by(state, "confirm").message == "Six cubes are still to be entered."
    state = state.play("draw > Rs Rc Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 2 5")
    assert VIEW.prompt(view(state)).lead == "Ada rolls:"
    assert made_by(state, "shape:e", "shape:l", "confirm") == "roll 2 5 > e l"
    assert picked_by(state, "shape:e", "shape:l", "shape:x") == ("shape:e", "shape:l")
    assert refused_by(state, "colour:R").clause == "Z-6"
    assert "shape" in VIEW.hand(view(state))
    lot = begin(3, dice="own", start="random")
    assert made_by(lot, "seat:2") == "start=C"
    assert picked_by(lot, "seat:3") == ()
    few = place(LINE, "Pe Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0", dice="own")
    assert made_by(few, "colour:R", "shape:c", "confirm") == "draw > Rc"
    forced = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0", dice="own")
    assert VIEW.prompt(view(forced)) == Prompt(None, "Ada rolls:", "what does cube 1, the yellow diamond, show?")
    assert "Nothing fits, so the whole hand is rolled first." in VIEW.hand(view(forced))
    assert made_by(forced, *["shape:s"] * 6, "confirm") == "roll! > s s s s s s"


def test_nobody_taps_while_chance_is_at_work() -> None:
    assert refused_by(begin(), "cube:0").clause == "Z-2"
