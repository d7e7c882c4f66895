"""Captures, release rolls, and what a place in the castle is."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.castle import castle_places, refuge
from cuboteca.games.cube_quest.rules.options import rules_of
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.pose import Pose, flat_pose
from tests.games.cube_quest.setting import GAME, asked, at, flicked, lay, legal, play, refused, resting, where

clause = pytest.mark.clause


@clause("CQ-15", "CQ-14")
def test_at_home_any_side_may_be_up() -> None:
    for face in range(1, 7):
        state = play(flicked("rG1", f"rG1 0,-100/{face}"), lay("rG1 0,-50"))
        assert (where(state, "rG1"), state.seat) == ("board", 1)


@clause("CQ-13", "CQ-18")
def test_which_sides_are_shadows() -> None:
    shadows = {"rS1": {6}, "rH1": {4, 5, 6}, "rU1": {4, 5, 6}, "rG1": {2, 3, 4, 5}, "rL1": set(), "rK": set()}
    for cube, faces in shadows.items():
        for face in range(1, 7):
            moved = "rG2" if cube == "rL1" else cube
            state = play(flicked(moved, f"{cube} 0,100/{face}"), lay(f"{cube} 0,-100 rG2 90,-90"))
            assert (where(state, cube) == "captured") == (face in faces), (cube, face)


@clause("CQ-13", "CQ-16")
def test_the_movers_cubes_come_first_then_by_number() -> None:
    state = lay("rG1 0,-50 rG3 20,-50 bG1 0,50 bG2 30,50")
    everything = flicked("rG1", "rG3 -50,100/2", "rG1 50,100/2", "bG1 0,-100/3", "bG2 50,-100/3")
    caught = play(everything, state)
    order = []
    while asked(caught).startswith("release"):
        order.append(asked(caught).removeprefix("release:"))
        caught = caught.play("> 4")
    assert order == ["rG1", "rG3", "bG1", "bG2"]
    assert caught.seat == 1
    only_mine = play(everything, lay("rG1 0,-50 rG3 20,-50 bG1 0,50 bG2 30,50", capture_of="mover"))
    order = []
    while asked(only_mine).startswith("release"):
        order.append(asked(only_mine).removeprefix("release:"))
        only_mine = only_mine.play("> 4")
    assert order == ["rG1", "rG3"]
    assert asked(only_mine) == "action"


@clause("CQ-16")
def test_the_owner_puts_an_escaped_cube_back() -> None:
    caught = play(flicked("rG1", "bG1 0,-100/3", "rG1 0,60/1"), lay("rG1 0,-50 bG1 0,50"))
    escaped = caught.play("> 1")
    assert (escaped.seat, asked(escaped)) == (1, "place:bG1")
    assert refused(escaped, "bG1 = 0,-240") == "CQ-16"
    assert refused(escaped, "bG1 = 0,180") == "CQ-16"
    assert refused(escaped, "rG1 = 0,-240") == "CQ-16"
    assert refused(escaped, "bK F 90 50") == "CQ-16"
    assert refused(escaped, "end") == "CQ-16"
    assert escaped.play("bG1 = 40,240^33.3/2").seat == 1
    assert at(escaped.play("bG1 = 0,187"), "bG1") == (0, 187, 8)
    assert all(move.startswith("bG1 = ") for move in legal(escaped))


@clause("CQ-21", "CQ-46")
def test_an_escaped_cube_may_stand_on_others() -> None:
    escaped = play(f"{flicked('rG1', 'rG1 0,100/3')}; > 1", lay("rG1 0,-50"))
    on_king = escaped.play("rG1 = 0,-240")
    assert (asked(on_king), at(on_king, "rG1")) == ("stand:rG1", (0, -240, 24))
    assert on_king.play("~").seat == 1
    slipped = on_king.play("~ falls")
    assert (slipped.seat, asked(slipped)) == (0, "place:rG1")
    assert refused(on_king, resting("rG1 5,-240,1")) == "CQ-46"
    assert refused(escaped, "rG1 = 12,-240") == "CQ-46"
    assert refused(escaped, "rG1 = 0,-240,0") == "CQ-21"
    beside = escaped.play("rG1 = 16,-240")
    assert asked(beside) == "stand:rG1"  # it touches the King


@clause("CQ-44")
def test_what_a_capture_sets_moving_is_dealt_with_first() -> None:
    state = lay("rG1 0,-50 rK 50,-50").play("rG1 F 90 50")
    leaning = state.play(resting("rG1 0,100/3", "rK 0,100,1"))
    assert asked(leaning) == "settle"
    assert leaning.play(resting("rK off 0.4")).seat is None
    assert asked(leaning.play(resting("rK 0,100"))) == "release:rG1"


@clause("CQ-16")
def test_a_full_castle() -> None:
    """A-10: ragged heaps so that nothing would stand there."""
    agreed = rules_of(tuple(option.default for option in GAME.options.values()))
    spots = [(x, y) for x in range(-60, 61, 12) for y in range(-300, -179, 12)]
    tilted = [flat_pose(x, y, 9 + 0.7 * (number * 7 % 19), 0, 1) for number, (x, y) in enumerate(spots)]
    heap = tuple(pose._replace(qw=0.9238795325, qx=0.3826834324) for pose in tilted)
    assert next(castle_places(heap, agreed, 0), None) is None
    nearest = refuge(heap, agreed, 0)
    assert nearest is not None
    assert refuge((), agreed, 0) is None
    assert nearest == Place(-760, -2400)
    assert refuge(tuple(pose._replace(y=-pose.y) for pose in heap), agreed, 1) == Place(-760, 2400)
    farther = (*heap, *(pose._replace(x=pose.x - 24) for pose in heap))
    assert refuge(farther, agreed, 0) == Place(760, -2400)


@clause("CQ-16", "CQ-1")
@pytest.mark.parametrize(
    ("ragged", "below", "beside"), [("off", (0, -2920), (400, -2920)), ("on", (0, -2920), (600, -2920))]
)
def test_outside_a_full_castle_a_cube_lies_wholly_on_the_mat(
    ragged: str, below: tuple[int, int], beside: tuple[int, int]
) -> None:
    """A-10 with `castle_in=inside`, beside the edge: of a ragged one there are teeth."""
    given = {"ragged": ragged, "castle_in": "inside"}
    agreed = rules_of(tuple(given.get(name, option.default) for name, option in GAME.options.items()))

    def heap(rows: range, across: range = range(-84, 85, 12)) -> tuple[Pose, ...]:
        spots = [(x, y) for x in across for y in rows]
        heights = (9 + 0.7 * (number * 7 % 19) for number in range(len(spots)))
        return tuple(
            flat_pose(x, y, z, 0, 1)._replace(qw=0.9238795325, qx=0.3826834324)
            for (x, y), z in zip(spots, heights, strict=True)
        )

    assert refuge(heap(range(-272, -207, 8)), agreed, 0) == Place(*below)
    most = heap(range(-272, -169, 8)) + heap(range(-292, -291), range(-84, 25, 12))
    assert refuge(most, agreed, 0) == Place(*beside)


@clause("CQ-16")
def test_places_in_a_castle_are_offered_from_the_middle_outwards() -> None:
    agreed = rules_of(tuple(option.default for option in GAME.options.values()))
    red = [(place.x, place.y) for place in castle_places((), agreed, 0)]
    assert red[:5] == [(0, -2400), (-40, -2400), (0, -2440), (0, -2360), (40, -2400)]
    assert len(red) == 23 * 23
    far = [x * x + (y + 2400) ** 2 for x, y in red]
    assert far == sorted(far)
    assert [(place.x, place.y) for place in castle_places((), agreed, 1, 200)][:2] == [(0, 2400), (-200, 2400)]
    (king,) = (flat_pose(0, -240, 8, 0, 1),)
    assert next(castle_places((king,), agreed, 0)) == Place(0, -2400)  # on top of him
