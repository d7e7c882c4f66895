"""What has been picked of a turn: what a move needs, where a cube is shown first, and how far a step goes."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.castle import refuge
from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.places import Place, read_place
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.selection import (
    KING,
    PUT,
    Selection,
    first_place,
    flick_of,
    move_of,
    nudged,
    nudged_aim,
    selection_for,
    selection_of,
)
from tests.games.cube_quest.setting import heaped, lay
from tests.games.cube_quest.table import ABLE, HIDDEN, TWO_FREEZES

clause = pytest.mark.clause


@clause("CQ-19", "CQ-20", "CQ-25", "CQ-34", "CQ-37")
@pytest.mark.parametrize(
    ("state", "text"),
    [
        (ABLE, "rK K 0,-240"),
        (ABLE, "rS1 F 90.0 62"),
        (ABLE, "rL1 L rS2"),
        (ABLE, "rF1 Z bS1"),
        (TWO_FREEZES, "rF1 Z bG1 + rF2 Z bG2"),
        (HIDDEN, "rU1 U 0,150"),
    ],
)
def test_what_is_picked_for_a_move_is_that_move(state: State, text: str) -> None:
    """A hint picks a move this way. The parts that are kept give the same selection back."""
    move = state.read(text)
    picks = selection_for(state, move)
    assert move_of(picks) == move
    assert selection_of(state, picks.parts) == picks


def test_a_button_alone_makes_what_needs_nothing_picked() -> None:
    assert move_of(selection_for(ABLE, ABLE.read("end"))) is None
    assert selection_for(ABLE, ABLE.read("end")).parts == ()


@pytest.mark.parametrize(
    ("numbers", "flick"),
    [
        ("0:0:-100:100", Flick(0, 0, 100, -100)),
        ("3599:100:0:0", Flick(3599, 100, 0, 0)),
        ("3600:50:0:0", None),
        ("-1:50:0:0", None),
        ("900:101:0:0", None),
        ("900:-1:0:0", None),
        ("900:50:101:0", None),
        ("900:50:0:-101", None),
        ("900:50:0", None),
        ("900:50:0:x", None),
    ],
)
def test_an_aim_that_no_hand_makes_is_none(numbers: str, flick: Flick | None) -> None:
    """Somebody may have edited the link or the saved game."""
    assert flick_of(f"aim:{numbers}", "aim") == flick
    assert flick_of(f"strength:{numbers}", "aim") is None


@pytest.mark.parametrize(
    ("how", "power", "after"),
    [("up", 50, 52), ("down", 50, 48), ("down", 1, 0), ("far-up", 95, 100), ("left", 50, 50)],
)
def test_a_step_of_an_aim_is_stronger_or_weaker_within_bounds(how: str, power: int, after: int) -> None:
    aim = nudged_aim(Flick(3595, power), how)
    assert aim is not None
    assert aim.power == after
    assert aim.direction == (5 if how == "left" else 3595), "round the whole circle"


@pytest.mark.parametrize(
    ("how", "quarters", "to"),
    [
        ("right", 0, (20, 0)),
        ("right", 1, (0, 20)),
        ("up", 0, (0, 20)),
        ("up", 1, (-20, 0)),
        ("up", 2, (0, -20)),
        ("far-down", 3, (-160, 0)),
    ],
)
def test_a_step_of_a_cube_goes_where_the_viewer_sees_it_go(how: str, quarters: int, to: tuple[int, int]) -> None:
    """It lands anew there: on which layer is not known before."""
    place = nudged(Place(0, 0)._replace(layer=2), how, quarters)
    assert place is not None
    assert (place.x, place.y, place.layer) == (*to, None)


@clause("CQ-16", "CQ-20")
def test_a_cube_is_first_shown_clear_of_others_else_on_one_else_beside_the_castle() -> None:
    king = Selection(KING, CUBE_OF["rK"])
    free = first_place(lay("rS1 0,-60"), king)
    assert free == Place(0, -2400)
    beside = first_place(lay("rS1 0,-240 rK 100,0"), king)
    assert beside is not None
    assert max(abs(beside.x), abs(beside.y + 2400)) >= 160, "a cube's edge away from the one in the middle"
    rows = [(18.0 * i, -240 + 18.0 * j) for i in range(-3, 4) for j in range(-3, 4)]
    full = heaped(rows)
    put = Selection(PUT, CUBE_OF["rK"])
    assert first_place(full, put) == refuge(full.poses_without(), full.rules, 0)
    gap = heaped([spot for spot in [(x + 10, y) for x, y in rows] if spot not in ((10.0, -258.0), (10.0, -240.0))])
    assert first_place(gap, put) == read_place("8.0,-244.0")
