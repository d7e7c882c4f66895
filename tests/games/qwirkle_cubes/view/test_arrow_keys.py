"""Where the keys lead: over the table, the rack, and what is entered."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.view.model import table_of
from cuboteca.play.view import Selected
from tests.games.qwirkle_cubes.setting import FIRST, SHUT, SPARE, STATE, place
from tests.games.qwirkle_cubes.table import VIEW, after_taps, view


def test_the_keyboard_walks_over_the_table_and_the_rack() -> None:
    assert VIEW.step(view(STATE), "cube:0", "arrowright") == "cube:1"
    assert VIEW.step(view(STATE), "cube:0", "arrowleft") == "cube:5"
    assert VIEW.step(view(STATE, "roll"), "cube:3", "home") == "cube:0"
    assert VIEW.step(view(STATE, "cube:0"), "cube:3", "home") == VIEW.step(view(STATE, "cube:0"), None, "home")
    assert VIEW.step(view(STATE), "cube:3", "end") == "cube:5"
    assert VIEW.step(view(STATE, "cube:0"), "cube:0", "arrowup") in {f"cell:{x},{y}" for x, y in STATE.cells_for((0,))}
    assert VIEW.step(view(STATE), "cell:0,0", "arrowup") == "cell:0,1"
    assert VIEW.step(view(STATE), "cell:0,0", "arrowleft") == "cell:-1,0"
    assert VIEW.step(view(STATE), "cell:-1,0", "arrowleft") == "cell:-1,0"
    assert VIEW.step(view(STATE, "cube:0"), "cell:-1,0", "home") == "cell:2,0"
    assert VIEW.step(view(STATE, "cube:0"), "cell:2,0", "home") != "cell:2,0"
    assert VIEW.step(view(STATE), "cell:0,0", "end") == "cube:0"
    assert VIEW.step(view(STATE), None, "q") is None
    assert VIEW.step(view(STATE), "cell:0,0", "q") is None
    assert VIEW.keys["6"].part == "cube:5"
    focused = table_of(view(STATE, focus="cell:2,1"))
    assert [place.cell for place in focused.open] == [(2, 1)]


@pytest.mark.parametrize(
    ("part", "key", "picked", "to"),
    [
        ("cube:5", "arrowleft", "", "cube:4"),
        ("cube:5", "arrowright", "", "cube:0"),
        ("cube:2", "home", "roll", "cube:0"),
        ("cube:2", "home", "cube:2", "cell:1,1"),
        ("cube:2", "end", "", "cube:5"),
        ("cube:2", "arrowdown", "", None),
        ("cube:2", "arrowup", "cube:2", "cell:1,-1"),
        ("cell:0,0", "arrowup", "cube:2", "cell:0,1"),
        ("cell:0,0", "arrowdown", "cube:2", "cell:0,-1"),
        ("cell:2,1", "arrowup", "cube:0", "cell:2,1"),
        ("cell:2,1", "arrowright", "cube:0", "cell:2,1"),
        ("cell:2,1", "arrowleft", "cube:0", "cell:1,1"),
        ("cell:2,0", "arrowright", "laid:0@2,0", "cell:3,0"),
        ("cell:3,0", "arrowright", "laid:0@2,0", "cell:3,0"),
        ("cell:0,0", "home", "cube:2", "cell:1,-1"),
        ("cell:1,-1", "home", "cube:2", "cell:1,1"),
        ("cell:2,1", "home", "cube:0", "cell:-1,0"),
        ("cell:1,1", "home", "laid:0@2,0", "cell:2,1"),
        ("cell:0,0", "end", "cube:2", "cube:2"),
        ("cell:0,0", "end", "", "cube:0"),
        ("cell:0,0", "x", "", None),
        ("roll", "home", "cube:2", "cell:1,1"),
        (None, "home", "cube:2", "cell:1,1"),
        (None, "end", "", None),
        (None, "arrowup", "cube:2", "cell:1,-1"),
    ],
)
def test_where_the_keys_lead(part: str | None, key: str, picked: str, to: str | None) -> None:
    assert VIEW.step(view(STATE, *picked.split()), part, key) == to


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
