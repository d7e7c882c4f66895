"""What the buttons of a turn offer, and which of them is the main one."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from cuboteca.draw.badges import badge, badge_id
from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.prompts import explain_chance
from cuboteca.games.qwirkle_cubes.view.art.tokens import row_of_cubes
from cuboteca.games.qwirkle_cubes.view.panels import entry_panel
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Action, Played
from tests.draw.reading import read, words_of
from tests.games.qwirkle_cubes.setting import (
    DEAD,
    FALLING,
    LINE,
    OWN,
    SHUT,
    SPARE,
    STATE,
    STUCK,
    T12_HAND,
    begin,
    nearly_empty_bag,
    opening,
    place,
)
from tests.games.qwirkle_cubes.table import VIEW, view

clause = pytest.mark.clause


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


LOTS = begin(3, dice="own", start="random")
FORCED = place(LINE, STUCK, SPARE, dice="own").play("roll -")


class Key(NamedTuple):
    """A key of the panel, as it is pressed and heard."""

    part: str
    name: str
    shortcut: str | None
    pressed: str | None
    off: bool


def entered(state: State, *picked: str) -> tuple[ElementTree.Element, list[Key]]:
    """Return the panel to enter cubes with, and its keys in order."""
    panel = read(str(entry_panel(view(state, *picked))))
    keys = [
        Key(
            button.get("data-part", ""),
            "".join(button.itertext()),
            button.get("aria-keyshortcuts"),
            button.get("aria-pressed"),
            button.get("aria-disabled") == "true",
        )
        for button in panel.iter("button")
    ]
    return panel, keys


COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPE_NAMES = ("circle", "square", "diamond", "clover", "four-point star", "eight-point star")
COLOUR_KEYS = [
    Key(f"colour:{letter}", name, str(digit), "false", off=False)
    for digit, (letter, name) in enumerate(zip("ROYGBP", COLOUR_NAMES, strict=True), 1)
]
SHAPE_KEYS = [
    Key(f"shape:{letter}", name, str(digit), None, off=False)
    for digit, (letter, name) in enumerate(zip("csdlxe", SHAPE_NAMES, strict=True), 1)
]


def drawn(panel: ElementTree.Element) -> list[str | None]:
    return [use.get("href") for use in panel.iter("use")]


@clause("Z-1")
def test_a_cube_from_the_bag_is_entered_by_its_colour_and_then_its_shape() -> None:
    """The digits mean what comes next; the shapes wait for a colour, and are drawn in it."""
    panel, keys = entered(OWN)
    assert keys == [*COLOUR_KEYS, *(key._replace(shortcut=None, off=True) for key in SHAPE_KEYS)]
    assert drawn(panel) == [*(f"#w-{letter}" for letter in "ROYGBP"), *(f"#w-R{letter}m" for letter in "csdlxe")]
    assert "0 of 6" in words_of(str(entry_panel(view(OWN))))
    panel, keys = entered(OWN, "colour:O", "shape:x", "colour:B")
    chosen = [key._replace(shortcut=None, pressed=str(key.name == "blue").lower()) for key in COLOUR_KEYS]
    assert keys == [*chosen, *SHAPE_KEYS]
    assert drawn(panel)[0] == "#w-Oxm"
    assert drawn(panel)[-6:] == [f"#w-B{letter}m" for letter in "csdlxe"]
    assert "1 of 6" in words_of(str(entry_panel(view(OWN, "colour:O", "shape:x", "colour:B"))))
    assert drawn(entered(OWN, "colour:P", "shape:c")[0])[-6:] == [f"#w-P{letter}m" for letter in "csdlxe"]
    assert str(row_of_cubes(["Pc"])) in str(entry_panel(view(OWN, "colour:P", "shape:c")))


@clause("Z-1")
def test_a_colour_that_the_bag_has_no_more_of_is_not_entered() -> None:
    short = nearly_empty_bag("Rs Rs Rs Rs")
    assert [key.name for key in entered(short)[1] if key.off][:-6] == ["yellow", "green", "blue"]
    more = entered(short, "colour:P", "shape:d")[1]
    assert [key.name for key in more if key.off][:-6] == ["yellow", "green", "blue", "purple"]


@clause("Z-6")
def test_of_a_cube_that_was_rolled_only_the_shape_is_entered() -> None:
    """Those still to come are drawn as they were, dim."""
    panel, keys = entered(FALLING)
    assert keys == SHAPE_KEYS
    state = FALLING
    slots = [CUBE_TEXTS[state.hand[slot]] for slot in (1, 4)]
    assert drawn(panel)[:2] == [f"#w-{cube}m" for cube in slots]
    assert str(row_of_cubes(slots, 0)) in str(entry_panel(view(FALLING)))
    after = [f"{slots[0][0]}e", slots[1]]
    assert str(row_of_cubes(after, 1)) in str(entry_panel(view(FALLING, "shape:e")))


@clause("Z-15")
def test_why_all_cubes_are_rolled_is_said_where_they_are_entered() -> None:
    for state, is_forced in ((FORCED, True), (FALLING, False), (OWN, False)):
        assert (explain_chance(state) in words_of(str(entry_panel(view(state))))) == is_forced


def test_who_begins_is_entered_by_name() -> None:
    panel, keys = entered(LOTS)
    assert [key.part for key in keys] == ["seat:0", "seat:1", "seat:2"]
    assert [button.get("id") for button in panel.iter("button")] == ["seat-0", "seat-1", "seat-2"]
    for key, name in zip(keys, ("Ada", "Bo", "Cy"), strict=True):
        assert name in key.name
    assert all(str(badge(badge_id(seat))) in str(entry_panel(view(LOTS))) for seat in range(3))


@pytest.mark.parametrize("state", [OWN, FALLING, LOTS])
def test_what_is_entered_is_a_group_with_a_name_and_each_key_has_its_own_id(state: State) -> None:
    panel, keys = entered(state)
    groups = [part for part in panel.iter() if part.get("role") == "group"]
    assert len(groups) == {OWN: 3, FALLING: 2, LOTS: 1}[state]
    assert all(group.get("aria-label") for group in groups)
    assert len({group.get("aria-label") for group in groups}) == len(groups)
    ids = [button.get("id") for button in panel.iter("button")]
    assert ids == [key.part.replace(":", "-") for key in keys]
    assert all(button.get("type") == "button" for button in panel.iter("button"))
