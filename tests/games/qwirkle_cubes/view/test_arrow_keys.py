"""Where the keys lead: over the table, the rack, and what is entered."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import number_name
from cuboteca.games.qwirkle_cubes.view.arrow_keys import begins, goes_on_at, picked_leads_to
from cuboteca.games.qwirkle_cubes.view.model import table_of
from cuboteca.play.view import Selected, View
from tests.games.qwirkle_cubes.setting import (
    FALLING,
    FIRST,
    OWN,
    SHUT,
    SPARE,
    STATE,
    begin,
    nearly_empty_bag,
    place,
    play,
)
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
    assert VIEW.step(view(STATE), "cell:-2,0", "arrowleft") == "cell:-2,0"
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
        ("cell:2,2", "arrowup", "cube:0", "cell:2,2"),
        ("cell:3,1", "arrowright", "cube:0", "cell:3,1"),
        ("cell:2,1", "arrowleft", "cube:0", "cell:1,1"),
        ("cell:2,0", "arrowright", "laid:0@2,0", "cell:3,0"),
        ("cell:3,0", "arrowright", "laid:0@2,0", "cell:3,0"),
        ("cell:0,0", "home", "cube:2", "cell:1,-1"),
        ("cell:1,-1", "home", "cube:2", "cell:1,1"),
        ("cell:2,1", "home", "cube:0", "cell:-2,0"),
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
    assert VIEW.step(view(FIRST), "cell:-1,0", "arrowleft") == "cell:-1,0"


def test_the_keyboard_stays_beside_the_cubes_and_where_one_of_the_hand_may_stand() -> None:
    shut = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    east = max(x for x, _ in map(xy, shut.grid.cubes)) + 1
    assert VIEW.step(view(shut), f"cell:{east},0", "arrowright") == f"cell:{east},0"
    assert VIEW.step(view(STATE), "cell:3,0", "arrowright") == "cell:3,0"
    assert VIEW.step(view(STATE), "cell:0,2", "arrowup") == "cell:0,2"
    assert VIEW.step(view(STATE), "cell:0,0", "arrowleft") == "cell:-1,0"
    laid = after_taps(STATE, "cube:0", "cell:2,0")
    assert isinstance(laid, Selected)
    assert VIEW.step(view(STATE, *laid.parts), "cell:2,0", "arrowright") == "cell:3,0", "the cubes placed this turn too"
    assert VIEW.step(view(STATE, *laid.parts), "cube:1", "arrowup") in ("cell:3,0", "cell:-1,0"), (
        "only in the same line"
    )


@pytest.mark.parametrize("state", [FIRST, STATE], ids=["first", "later"])
def test_home_visits_as_many_places_as_are_told(state: State) -> None:
    """Those too that need another cube in the same line, further off."""
    for slot, cube in enumerate(state.hand):
        answer = VIEW.tap(view(state), f"cube:{slot}")
        if not isinstance(answer, Selected):
            continue
        visited, here = set(), f"cube:{slot}"
        for _ in range(30):
            here = VIEW.step(view(state, *answer.parts), here, "home") or ""
            visited.add(here)
        count = len(visited)
        told = "in one place" if count == 1 else f"in {number_name(count)} places"
        assert told in answer.say, cube


def test_on_the_empty_grid_home_begins_at_the_start() -> None:
    held = view(FIRST, "cube:0")
    here, seen = "cube:0", []
    for _ in range(5):
        here = VIEW.step(held, here, "home") or ""
        seen.append(here)
    assert seen == ["cell:0,0", "cell:1,0", "cell:2,0", "cell:0,1", "cell:0,2"]
    names = {place.cell: place.label.partition(", empty")[0] for place in table_of(held).open}
    called = [names[cell] for cell in ((0, 0), (1, 0), (0, 2))]
    assert called == ["The start", "1 right from the start", "2 up from the start"]
    assert "The first line goes right or up from the start." in table_of(held).label
    assert "The first line" not in table_of(view(STATE)).label


def test_a_turn_begins_at_the_first_cube_of_the_hand_or_at_what_is_entered() -> None:
    assert begins(view(STATE)) == "cube:0"
    assert begins(view(begin(3))) is None, "chance gives the hands"
    assert begins(view(begin(3, dice="own", start="random"))) == "seat:0"
    assert begins(view(OWN)) == "colour:R"
    assert begins(view(FALLING)) == "shape:c"
    assert begins(view(nearly_empty_bag("Rs Rs Rs Rs Rs"))) == "colour:O", "no red is left"


def rolled(focus: str | None) -> View:
    """The table after the second and the third cube have been rolled."""
    moves = ("roll 2 3", "roll 2 3 > c d")
    return view(play("; ".join(moves), STATE), moves=moves, focus=focus)


def test_after_a_roll_the_keyboard_goes_on_at_the_first_cube_rolled() -> None:
    assert goes_on_at(rolled("roll")) == "cube:1"
    assert goes_on_at(rolled("cube:4")) is None, "in the hand already"
    assert goes_on_at(rolled(None)) is None, "nobody uses it"
    assert goes_on_at(view(STATE, focus="confirm")) == "cube:0", "nothing has been rolled"
    assert goes_on_at(view(FALLING, focus="cube:1")) == "shape:c", "the shape of a cube of the hand is entered"


def test_with_a_cube_in_hand_the_keyboard_is_led_to_where_it_may_stand() -> None:
    """As Home leads it, unless it is at such a place."""
    held = view(STATE, "cube:0", focus="cube:0")
    first = VIEW.step(held, "cube:0", "home")
    assert picked_leads_to(held) == first
    assert picked_leads_to(held._replace(focus=None)) == first
    assert picked_leads_to(held._replace(focus="cell:0,0")) == VIEW.step(held, "cell:0,0", "home")
    assert picked_leads_to(held._replace(focus=first)) is None
    assert picked_leads_to(view(STATE, focus="cube:0")) is None, "nothing is in hand"
    shut = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    assert picked_leads_to(view(shut, "cube:0", focus="cube:0")) is None


def test_before_the_first_hand_is_drawn_the_keyboard_walks_around_the_start() -> None:
    before = view(begin())
    assert VIEW.step(before, "cell:0,0", "end") is None
    assert VIEW.step(before, "cell:0,0", "arrowup") == "cell:0,1"
    assert VIEW.step(before, "cell:0,1", "arrowup") == "cell:0,1"
    assert VIEW.step(before, "cell:0,-1", "arrowdown") == "cell:0,-1"
