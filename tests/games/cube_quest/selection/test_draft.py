"""A side of Cube Quest that is being set up: how it is kept, changed, looked at, and saved as a text."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CODES, CUBE_OF
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import (
    ARMY,
    MAT,
    Draft,
    arranged,
    draft_of,
    fallen_set_up,
    fault_at,
    faults,
    free_place,
    landings,
    mirrored,
    of_move,
    preset,
    with_less,
    with_more,
    with_place,
    write_draft,
)
from cuboteca.play.view import View
from tests.games.cube_quest.setting import begin

KING, STRIKER, GRUNT, FREEZE = (CUBE_OF[name] for name in ("rK", "rS1", "rG1", "rF1"))
BLUE_KING, BLUE_GRUNT = CUBE_OF["bK"], CUBE_OF["bG1"]
SOME = Draft(((KING, Place(0, -2400)), (GRUNT, Place(100, -500))), (FREEZE, STRIKER))
TERMS = begin().rules


def view(state: State, *picked: str, moves: tuple[str, ...] = ()) -> View:
    return View(state, ("Ada", "Bo"), moves, picked)


# As it is kept.


@pytest.mark.parametrize(
    ("draft", "parts"),
    [
        (SOME, ("put:0=0.0,-240.0", "put:9=10.0,-50.0", "aside:23", "aside:1", "page:mat")),
        (
            Draft(((GRUNT, Place(0, -500, 1, 450, 3)),), (), KING, "wall", ARMY, True),
            ("put:9=0.0,-50.0,1^45.0/3", "page:army", "form:wall", "cube:0", "onto"),
        ),
    ],
)
def test_what_is_drafted_is_kept_as_parts_and_read_again(draft: Draft, parts: tuple[str, ...]) -> None:
    assert draft.parts == parts
    assert draft_of(view(begin(), *parts), 0) == draft


def test_parts_that_say_nothing_are_passed_over() -> None:
    said_nothing = ("put:99=0,0", "put:1=here", "put:2", "aside:99", "cube:99", "page:nowhere", "onto:", "x")
    assert draft_of(view(begin(), *said_nothing, "aside:7"), 0) == Draft((), (7,))


def test_what_is_of_it() -> None:
    assert SOME.cubes == (KING, STRIKER, GRUNT, FREEZE)
    assert SOME.to_place == (STRIKER,), "a Freeze waits beside the board"
    assert str(SOME.move) == "set rK 0.0,-240.0 rG1 10.0,-50.0 rF1 - rS1 -"
    assert SOME.place_of(GRUNT) == Place(100, -500)
    assert SOME.place_of(FREEZE) is None
    assert of_move(SOME.move) == SOME


# How it begins.


def test_the_basic_army_stands_as_a_wall() -> None:
    begun = draft_of(view(begin()), 0)
    assert (begun.form, begun.page, begun.aside, len(begun.placed)) == ("wall", MAT, (), 17)
    assert begun.placed[0] == (KING, Place(0, -2400))
    assert draft_of(view(begin()), 1).placed[0] == (BLUE_KING, Place(0, 2400, yaw=1800))
    assert draft_of(view(begin(points="20")), 0) == begun, "the basic army is for 40 points"


def test_an_army_of_ones_own_is_chosen_first() -> None:
    begun = draft_of(view(begin(army="custom")), 0)
    assert (begun.form, begun.page, len(begun.cubes)) == ("wall", ARMY, 17)
    assert len(draft_of(view(begin(army="custom", points="20")), 0).cubes) == 7


def test_what_has_just_fallen_is_there_to_be_mended() -> None:
    red, blue = "set rK 0,-240 rG1 10,-50", "set bK 0,240"
    moves = (red, "~ falls")
    assert str(fallen_set_up(view(begin(), moves=moves), 0)) == "set rK 0.0,-240.0 rG1 10.0,-50.0"
    assert draft_of(view(begin(), moves=moves), 0) == SOME._replace(aside=())
    assert str(fallen_set_up(view(begin(), moves=(blue, "~ falls")), 1)) == "set bK 0.0,240.0"
    for others in ((blue, "~ falls"), (red, "~"), (red,), ("~ falls",), (red, "~ falls", "set bK 0,240"), ()):
        assert fallen_set_up(view(begin(), moves=others), 0) is None, others
    assert fallen_set_up(view(begin(), moves=moves), 1) is None
    assert draft_of(view(begin(), moves=(red, blue, "~ falls")), 1) == Draft(((BLUE_KING, Place(0, 2400)),))


def test_a_formation_says_nothing_of_layers() -> None:
    towers = arranged("towers", draft_of(view(begin()), 0).cubes, 0)
    assert towers.form == "towers"
    assert all(place.layer is None for _, place in towers.placed)
    with_freeze = arranged("wall", (KING, GRUNT, FREEZE), 0)
    assert with_freeze.aside == (FREEZE,)
    assert [cube for cube, _ in with_freeze.placed] == [KING, GRUNT]


# Where its cubes come to lie.


def test_each_cube_is_put_down_onto_those_before_it() -> None:
    lying = landings(((GRUNT, Place(0, -500)), (STRIKER, Place(50, -500)), (10, Place(50, -500))), False)
    assert [(cube, landing.layer) for cube, landing in lying.items()] == [(GRUNT, 0), (STRIKER, 1), (10, 2)]
    cut = ((GRUNT, Place(1930, -1500)),)
    assert (landings(cut, False)[GRUNT].stands, landings(cut, True)[GRUNT].stands) == (True, False)


def test_which_cubes_may_not_stand_where_they_would() -> None:
    draft = Draft(((KING, Place(0, -2400)), (GRUNT, Place(0, 500)), (STRIKER, Place(0, -500))), (FREEZE,))
    fault = fault_at(draft, GRUNT, TERMS)
    assert fault is not None
    assert (fault.reason, fault.clause) == ("not_at_home", "CQ-6")
    assert fault_at(draft, KING, TERMS) is None
    assert fault_at(draft, FREEZE, TERMS) is None
    assert {cube: why.reason for cube, why in faults(draft, TERMS).items()} == {GRUNT: "not_at_home"}
    edge = Draft(((GRUNT, Place(1900, -1500)),))
    assert faults(edge, TERMS) == {}
    assert list(faults(edge, begin(ragged="on").rules)) == [GRUNT]


def test_where_a_cube_may_begin() -> None:
    assert free_place(Draft(), KING, TERMS) == Place(0, -2400)
    assert free_place(Draft(), BLUE_KING, TERMS) == Place(0, 2400)
    draft, found = Draft(), []
    for cube in range(1, 15):
        place = free_place(draft, cube, TERMS)
        assert place is not None
        found.append((place.x, place.y))
        draft = with_place(draft, cube, place)
    across = [(0, -500), *((sign * x, -500) for x in range(300, 1801, 300) for sign in (-1, 1))]
    assert found == [*across, (0, -800)]
    assert free_place(draft._replace(placed=draft.placed[:1]), BLUE_GRUNT, TERMS) == Place(0, 500, yaw=1800)
    blue = with_place(Draft(), BLUE_GRUNT, Place(0, 500))
    assert free_place(blue, BLUE_GRUNT + 1, TERMS) == Place(300, 500, yaw=1800)
    full = tuple(
        (cube, Place(x, y))
        for cube, (x, y) in enumerate((x, y) for x in range(-1950, 1951, 150) for y in range(-2950, -449, 150))
    )
    assert free_place(Draft(full), GRUNT, TERMS) is None


# Changing it.


def test_a_cube_that_is_moved_comes_last_and_the_formation_is_none_any_more() -> None:
    draft = SOME._replace(form="wall")
    moved = with_place(draft, KING, Place(0, -2300))
    assert moved.placed == ((GRUNT, Place(100, -500)), (KING, Place(0, -2300)))
    assert (moved.aside, moved.form) == ((FREEZE, STRIKER), "")
    placed = with_place(draft, STRIKER, Place(0, -600))
    assert placed.placed == (*SOME.placed, (STRIKER, Place(0, -600)))
    assert (placed.aside, placed.form) == ((FREEZE,), "")
    taken = with_place(draft, GRUNT, None)
    assert (taken.placed, taken.aside, taken.form) == (SOME.placed[:1], (STRIKER, GRUNT, FREEZE), "")
    assert with_place(draft, STRIKER, None).aside == (STRIKER, FREEZE)


def test_one_cube_more() -> None:
    more = with_more(SOME, "G", 0)
    assert more is not None
    assert more == SOME._replace(aside=(STRIKER, 10, FREEZE)), "nothing else moves"
    blue = with_more(Draft(((BLUE_KING, Place(0, 2400)),)), "G", 1)
    assert blue is not None
    assert blue.aside == (BLUE_GRUNT,)
    stands = arranged("wall", (KING, GRUNT), 0)._replace(page=ARMY)
    again = with_more(stands, "G", 0)
    assert again == arranged("wall", (KING, GRUNT, 10), 0)._replace(page=ARMY), "as a wall again"
    assert with_more(SOME, "K", 0) is None


def test_one_cube_less_those_beside_the_mat_first() -> None:
    draft = Draft(((KING, Place(0, -2400)), (10, Place(0, -500)), (GRUNT, Place(100, -500))), (FREEZE, 11, 12))
    for gone in (12, 11, 10, GRUNT):
        less = with_less(draft, "G", 0)
        assert less is not None
        assert less.cubes == tuple(cube for cube in draft.cubes if cube != gone)
        draft = less
    assert (draft.placed, draft.aside) == (((KING, Place(0, -2400)),), (FREEZE,))
    assert with_less(draft, "G", 0) is None
    assert with_less(draft, "K", 0) is None
    stands = arranged("wall", (KING, GRUNT, 10), 0)
    assert with_less(stands, "G", 0) == arranged("wall", (KING, GRUNT), 0)


def test_armies_by_name() -> None:
    basic = preset("basic", 1, 40)
    assert basic is not None
    assert "".join(CODES[cube] for cube in basic) == "KSSSSGGGGGGGGGGGG"
    assert basic[0] == BLUE_KING
    assert len(preset("basic", 0, 20) or ()) == 7
    assert preset("rabble", 0, 40) is None


# As a text.


def test_a_formation_is_saved_as_red_sees_it_and_read_for_either_colour() -> None:
    text = "K=0.0,-240.0 G1=10.0,-50.0 F1=- S1=-"
    assert write_draft(SOME, 0) == text
    assert mirrored(text, 0) == SOME
    blue = mirrored(text, 1)
    assert blue is not None
    assert blue.placed == ((BLUE_KING, Place(0, 2400, yaw=1800)), (BLUE_GRUNT, Place(-100, 500, yaw=1800)))
    assert blue.aside == (CUBE_OF["bF1"], CUBE_OF["bS1"])
    assert write_draft(blue, 1) == text


@pytest.mark.parametrize(
    "text", ["", "K=-", "Q=0,0", "K", "K=here", "K=0,-240 K=0,-220", "K=0,-240 G1=", "K=0,-240 F1=- F1=-"]
)
def test_what_is_no_formation(text: str) -> None:
    assert mirrored(text, 0) is None
