"""What is asked of physics, and the move that its answer comes to."""

from __future__ import annotations

from math import inf, nan, pi
from random import Random
from typing import Any

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.flick_simulation import (
    Request,
    as_fingers_do,
    in_edges,
    push_of,
    request_of,
    settled,
    speed_of,
    way_to_edge,
)
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.pose import flat_pose
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.nature import carried_out
from tests.games.cube_quest.setting import begin, lay, play

clause = pytest.mark.clause
FASTEST = 2.5 / 0.018
KING, GRUNT, BLUE_KING = CUBE_OF["rK"], CUBE_OF["rG1"], CUBE_OF["bK"]
MOVING = lay("rG1 0,-48").play("rG1 F 90 100")
STANDING = lay("rK 96,-96 rG1 0,-240").play("rK K 0,-240")
SET_UP = begin(army="custom", screen="off").play("set rK 0,-240 rG1 0,-100 rG2 0,-100")


def asked_of_physics(state: State) -> Request:
    request = request_of(state)
    assert request is not None
    return request


Moved = tuple[str, float, float, float]


def answer(state: State, *moved: Moved, off: dict[str, float] | None = None) -> dict[str, Any]:
    """That all cubes lie where they lay, but for some that moved by so many millimetres, and some that fell."""
    request = asked_of_physics(state)
    poses, offs = list(request["poses"]), [-1.0] * len(request["cubes"])
    for cube, *by in moved:
        first = 7 * request["cubes"].index(CUBE_OF[cube])
        for axis, way in enumerate(by):
            poses[first + axis] += way / 16
    for cube, seconds in (off or {}).items():
        offs[request["cubes"].index(CUBE_OF[cube])] = seconds
    return {"poses": poses, "off": offs, "frozen": False}


def told(state: State, *moved: Moved, off: dict[str, float] | None = None) -> str:
    return str(state.simulated(answer(state, *moved, off=off)))


@clause("CQ-11")
def test_what_is_to_be_simulated_counts_in_edges() -> None:
    assert MOVING.simulation() == {
        "cubes": [KING, GRUNT, BLUE_KING],
        "poses": [0, -15, 0.5, 1, 0, 0, 0, *(0, -3, 0.5, 1, 0, 0, 0), *(0, 15, 0.5, 1, 0, 0, 0)],
        "mat": [[-12.5, -18.75, 12.5, 18.75]],
        "table": -1.875,
        "fallen": -0.5,
        "flick": {
            "cube": 1,
            "velocity": [0, FASTEST, 0],
            "point": [0, -3.5, 0.5],
        },
        "least": 0,
    }


@clause("CQ-46", "CQ-6")
def test_what_was_put_down_is_watched_for_a_second() -> None:
    assert (asked_of_physics(STANDING)["least"], asked_of_physics(STANDING)["flick"]) == (60, None)
    assert asked_of_physics(STANDING)["cubes"] == [KING, GRUNT, BLUE_KING]
    assert (asked_of_physics(SET_UP)["least"], asked_of_physics(SET_UP)["flick"]) == (60, None)
    lifted = lay("rK 0,-100 rG1 0,-100", king_covered="physics").play("rK K 0,-240")
    assert (asked_of_physics(lifted)["least"], asked_of_physics(lifted)["flick"]) == (0, None)
    assert asked_of_physics(lifted)["cubes"] == [GRUNT, BLUE_KING]


@clause("CQ-43")
def test_a_set_up_is_simulated_alone() -> None:
    second = play("set rK 0,-240; set bK 0,240 bG1 0,100 bG2 0,100", begin(army="custom"))
    assert [cube // 25 for cube in asked_of_physics(second)["cubes"]] == [1, 1, 1]


@clause("CQ-1")
def test_ragged_mats_are_simulated_in_pieces() -> None:
    ragged = asked_of_physics(lay("rG1 0,-48", ragged="on").play("rG1 F 90 50"))["mat"]
    assert len(ragged) == 21
    assert ragged[0] == [-12, -18.25, 12, 18.25]
    assert all(left < right and bottom < top for left, bottom, right, top in ragged)


def test_nothing_is_simulated_where_chance_is_a_throw_or_a_player_decides() -> None:
    assert lay().simulation() is None
    assert play("~ rG1 0,100,8,0.5,0.5,0.5,0.5", MOVING).simulation() is None
    assert request_of(begin(start="random")) is None
    with pytest.raises(IllegalMove) as refusal:
        settled(lay(), {})
    assert (refusal.value.reason, refusal.value.clause) == ("nothing_settles", "CQ-44")


@clause("CQ-11")
def test_how_fast_a_flick_is() -> None:
    assert speed_of(100) == pytest.approx(FASTEST)
    assert speed_of(25) == pytest.approx(FASTEST / 8)  # most of the range is for gentle ones
    assert speed_of(0) == 0


@clause("CQ-11")
def test_where_a_flick_hits_and_which_way_it_goes() -> None:
    lying = flat_pose(32, -48, 8, 0, 1)
    velocity, point = push_of(Flick(0, 100), lying)
    assert velocity == pytest.approx([FASTEST, 0, 0])
    assert point == pytest.approx([1.5, -3, 0.5])
    velocity, point = push_of(Flick(900, 25, lateral=100, height=50), lying)
    assert velocity == pytest.approx([0, FASTEST / 8, 0])
    assert point == pytest.approx([2.5, -3.5, 0.75])  # to the right, as it flies
    _, point = push_of(Flick(1800, 100, lateral=-50, height=-100), lying)
    assert point == pytest.approx([2.5, -3.25, 0])
    assert in_edges(lying) == [2, -3, 0.5, 1, 0, 0, 0]


@clause("CQ-11")
@pytest.mark.parametrize(
    ("power", "aside", "low", "high"), [(0, 0, 0, 0), (40, 17, 5, 16), (60, 26, 8, 23), (100, 26, 8, 23)]
)
def test_the_stronger_a_flick_the_less_exactly_it_hits(power: int, aside: int, low: int, high: int) -> None:
    hits = [as_fingers_do(Flick(900, power), Random(seed)) for seed in range(500)]
    assert all(abs(hit.lateral) <= aside and low <= hit.height <= high for hit in hits)
    assert max(hit.lateral for hit in hits) - min(hit.lateral for hit in hits) >= 1.8 * aside
    assert {(hit.direction, hit.power) for hit in hits} == {(900, power)}


@clause("CQ-11")
def test_the_point_that_is_chosen_shifts_a_hit_a_little() -> None:
    plain, low = (as_fingers_do(Flick(900, 60, height=height), Random(1)) for height in (0, -100))
    assert plain.height - low.height == 8


@clause("CQ-11")
def test_what_a_flick_comes_to_is_the_same_however_often_it_is_undone() -> None:
    state = lay("rS1 60,-250")
    made = [carried_out(state, text, "game 7") for text in ("rS1 F 90 80", "rS1 F 90 80", "rS1 F 95 80")]
    assert made[0] == made[1]
    assert [move.flick[2:] for move in made] == [made[0].flick[2:]] * 3, "nor does another direction change the luck"
    assert carried_out(state, "rS1 F 90 80", "game 8") != made[0]
    assert str(carried_out(state, "end", "game 7")) == "end"


@clause("CQ-11")
def test_what_has_stirred_is_told() -> None:
    assert told(MOVING) == "~"
    assert told(MOVING, ("rK", 0.09, 0, 0)) == "~", "less than a tenth of a millimetre is nothing"
    assert told(MOVING, ("rK", 0.11, 0, 0)) == "~ rK 0.11,-240,8,1,0,0,0"
    assert told(MOVING, ("rG1", 16, 100, 0)) == "~ rG1 16,52,8,1,0,0,0"
    stopped = MOVING.simulated({**answer(MOVING, ("rG1", 16, 100, 0)), "frozen": True})
    assert str(stopped) == "~ stopped rG1 16,52,8,1,0,0,0"
    missing = answer(MOVING)
    del missing["frozen"]
    assert str(MOVING.simulated(missing)) == "~"


@clause("CQ-12")
def test_what_fell_is_told_with_the_second_of_its_fall() -> None:
    assert told(MOVING, off={"rG1": 0.41666666666}) == "~ rG1 off 0.416666667"
    assert told(MOVING, off={"rG1": 0.0}) == "~ rG1 off 0"
    assert told(MOVING, ("bK", 1, 0, 0), off={"rG1": 9.5}) == "~ rG1 off 8 bK 1,240,8,1,0,0,0"
    below = {**answer(MOVING, off={"rG1": 1.0})}
    below["poses"] = [value if not 7 <= at < 14 else -9.0 for at, value in enumerate(below["poses"])]
    assert str(MOVING.simulated(below)) == "~ rG1 off 1", "where a cube fell to is no place of rest"


@clause("CQ-46", "CQ-6")
def test_what_does_not_stay_falls() -> None:
    assert told(STANDING, ("rK", 0, 0, -1)) == "~ rK 0,-240,23,1,0,0,0"
    assert told(STANDING, ("rK", 1.01, 0, 0)) == "~ falls"
    assert told(STANDING, ("rG1", 1.01, 0, 0)) == "~ rG1 1.01,-240,8,1,0,0,0", "it was not put down now"
    assert told(STANDING, off={"rK": 0.5}) == "~ falls"
    assert told(SET_UP, ("rG1", 0, 0, 1.01)) == "~ falls"
    assert told(SET_UP, off={"rG2": 0.5}) == "~ falls"


@clause("CQ-11")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"poses": []}, "cube_left_out"),
        ({"poses": "0" * 21}, "cube_left_out"),
        ({"poses": None}, "cube_left_out"),
        ({"off": [-1.0, -1.0]}, "cube_left_out"),
        ({"off": [-1.0, -1.0, None]}, "pose_numbers"),
        ({"off": [-1.0, -1.0, nan]}, "pose_numbers"),
        ({"poses": [inf] * 21}, "pose_numbers"),
        ({"poses": ["0"] * 21}, "pose_numbers"),
        ({"poses": [0.0] * 21}, "pose_turn"),
    ],
)
def test_answers_that_are_none(change: dict[str, Any], why: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        MOVING.simulated({**answer(MOVING), **change})
    assert (refusal.value.reason, refusal.value.clause) == (why, "CQ-11")


@pytest.mark.parametrize(
    ("x", "y", "direction", "far"),
    [
        (150, 0, 0, 50),
        (150, 0, pi, 350),
        (0, 250, pi / 2, 50),
        (0, 250, -pi / 2, 550),
        (100, 250, pi / 4, 50 * 2**0.5),
        (250, 0, 0, 0),
    ],
)
def test_the_way_to_the_edge_is_the_one_straight_ahead(x: float, y: float, direction: float, far: float) -> None:
    assert way_to_edge(x, y, direction) == pytest.approx(far, abs=1e-6)
