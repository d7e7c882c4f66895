"""What the buttons of a turn offer, and which of them is the main one."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Action, Played
from tests.games.qwirkle_cubes.setting import (
    DEAD,
    FALLING,
    LINE,
    OWN,
    SHUT,
    SPARE,
    STATE,
    T12_HAND,
    begin,
    opening,
    place,
)
from tests.games.qwirkle_cubes.table import VIEW, view


def test_the_buttons_say_what_a_press_does() -> None:
    def labels(*picked: str) -> list[tuple[str, str, bool]]:
        return [(action.part, action.label, action.enabled) for action in VIEW.actions(view(STATE, *picked))]

    assert labels() == [("roll", "Re-roll", True), ("confirm", "End turn", False)]
    assert labels("roll") == [("roll", "Re-roll", False), ("cancel", "Cancel", True)]
    assert labels("roll", "cube:1", "cube:2") == [("roll", "Re-roll 2", True), ("cancel", "Cancel", True)]
    stuck = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE)
    assert [action.label for action in VIEW.actions(view(stuck))] == ["Re-roll", "Re-roll all"]
    assert VIEW.tap(view(stuck), "decline") == Played("roll -")
    assert VIEW.tap(view(stuck), VIEW.keys["."].part) == Played("roll -"), "the key that goes on"
    dead = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    assert [(action.part, action.main) for action in VIEW.actions(view(dead))] == [("roll", False), ("pass", True)]
    assert VIEW.tap(view(dead), "pass") == Played("pass")
    assert isinstance(VIEW.tap(view(STATE), "pass"), IllegalMove)
    assert VIEW.actions(view(STATE)._replace(live=False)) == ()


RE_ROLL = Action("roll", "Re-roll", "roll")
NO_RE_ROLL = RE_ROLL._replace(enabled=False)
END_TURN = Action("confirm", "End turn", "check", main=True, enabled=False)
CONFIRM = END_TURN._replace(label="Confirm")
CANCEL = Action("cancel", "Cancel", "close")
PASS = Action("pass", "Pass", "pass")
SIX_ENTERED = ("colour:R", "shape:s") * 6


@pytest.mark.parametrize(
    ("state", "picked", "actions"),
    [
        (STATE, (), (RE_ROLL, END_TURN)),
        (STATE, ("cube:0",), (RE_ROLL, END_TURN)),
        (STATE, ("laid:0@2,0",), (RE_ROLL, END_TURN._replace(label="End turn +3", enabled=True))),
        (STATE, ("laid:0@3,0",), (RE_ROLL, END_TURN)),
        (STATE, ("roll",), (NO_RE_ROLL._replace(main=True), CANCEL)),
        (STATE, ("roll", "cube:1", "cube:2"), (Action("roll", "Re-roll 2", "roll", main=True), CANCEL)),
        (STATE.play("roll 1").play("roll 1 > d"), (), (NO_RE_ROLL, END_TURN)),
        (opening(T12_HAND), (), (RE_ROLL, Action("decline", "Re-roll all", "pass", main=True))),
        (opening(T12_HAND, stuck="pass"), (), (RE_ROLL, Action("decline", "Re-roll all", "pass", main=True))),
        (DEAD, (), (NO_RE_ROLL, PASS._replace(main=True))),
        (place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, must_place="off"), (), (RE_ROLL, PASS)),
        (place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, must_place="off"), (), (RE_ROLL, PASS._replace(main=True))),
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, stuck="pass"),
            (),
            (RE_ROLL, Action("decline", "Skip", "pass", main=True)),
        ),
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0", stuck="pass"),
            (),
            (NO_RE_ROLL, PASS._replace(main=True)),
        ),
        (OWN, (), (CONFIRM,)),
        (OWN, SIX_ENTERED, (CONFIRM._replace(enabled=True),)),
        (FALLING, ("shape:e",), (CONFIRM,)),
        (begin(), (), ()),
        (begin(3, dice="own", start="random"), (), ()),
    ],
)
def test_the_buttons_offer_what_may_be_done(state: State, picked: tuple[str, ...], actions: tuple[Action, ...]) -> None:
    assert tuple(VIEW.actions(view(state, *picked))) == actions
    assert VIEW.actions(view(state, *picked)._replace(live=False)) == ()


@pytest.mark.clause("Z-20")
def test_where_one_may_pass_a_cube_that_is_placed_is_confirmed_all_the_same() -> None:
    state = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, must_place="off")
    for picked, last in (((), "pass"), (("laid:0@2,0",), "confirm"), (("roll",), "cancel")):
        assert VIEW.actions(view(state, *picked))[-1].part == last


def test_cubes_are_entered_by_colour_and_shape() -> None:
    """Each key is a part of its own; the shapes wait for a colour."""
    hand = str(VIEW.hand(view(OWN)))
    assert set(re.findall(r'data-part="((?:colour|shape):\w)"', hand)) == {
        *(f"colour:{letter}" for letter in "ROYGBP"),
        *(f"shape:{letter}" for letter in "sclxed"),
    }
    heard = re.findall(r'for-ears">([^<]*)<', hand)
    assert heard[:6] == ["red", "orange", "yellow", "green", "blue", "purple"]
    assert heard[6:] == ["circle", "square", "diamond", "clover", "four-point star", "eight-point star"]
