"""What may be told of a settling: poses that make sense, of cubes that are there; and nothing that is not a number."""

from __future__ import annotations

from math import inf, nan

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.moves import SETTLE, Move
from cuboteca.games.cube_quest.rules.pose import Pose, flat_pose, pose_of
from cuboteca.play.game import IllegalMove
from tests.games.cube_quest.setting import at, lay, play, reason, refused, resting, where

clause = pytest.mark.clause
RG1 = CUBE_OF["rG1"]
MOVING = lay("rG1 0,-50 bG1 0,50", "rG2 defeated").play("rG1 F 90 50")


@clause("CQ-11")
@pytest.mark.parametrize(
    "text",
    [
        "~ rG1 nan,0,8,1,0,0,0",
        "~ rG1 0,inf,8,1,0,0,0",
        "~ rG1 0,0,8,1,0,0",
        "~ rG1 0,0,8,1,0,0,0,0",
        "~ rG1 ,0,8,1,0,0,0",
        "~ rG1 0,0,8,0,0,0,0",
        "~ rG1 0,0,8,2,0,0,0",
        "~ rG1 0,0,8,0.9,0,0,0",
        "~ rG1 0,0,-8.1,1,0,0,0",
        "~ rG1 9e9,0,8,1,0,0,0",
        "~ rG1 0,340,8,1,0,0,0",
        "~ rG1 0,0,1e3,1,0,0,0",
        "~ rG1 0x1,0,8,1,0,0,0",
        "~ rG1 1_0,0,8,1,0,0,0",
        "~ rG1",
        "~ rG1 0,0,8,1,0,0,0 rG1 0,0,8,1,0,0,0",
        "~ rG1 0,0,8,1,0,0,0 rG1 off 0.5",
    ],
)
def test_poses_that_are_none(text: str) -> None:
    assert refused(MOVING, text) == "CQ-11"


@clause("CQ-12")
@pytest.mark.parametrize("time", ["nan", "-1", "8.1", "", "1e9", "soon"])
def test_times_that_are_none(time: str) -> None:
    assert refused(MOVING, f"~ rG1 off {time}") == "CQ-12"


@clause("CQ-44")
def test_cubes_that_are_not_there() -> None:
    assert refused(MOVING, resting("rG2 0,0")) == "CQ-44"
    assert refused(MOVING, "~ rG2 off 0.5") == "CQ-44"
    assert refused(MOVING, "~ rG3 off 0.5") == "CQ-44"
    assert refused(MOVING, "~ xG1 off 0.5") == "CQ-4"
    assert refused(MOVING, "rK F 90 50") == "CQ-44"
    assert refused(MOVING, "~ falls") == "CQ-46"
    assert refused(lay(), resting("rK 0,-200")) == "CQ-9"


@clause("CQ-11")
@pytest.mark.parametrize(
    "move",
    [
        Move(SETTLE, poses=((RG1, Pose(nan, 0, 8, 1, 0, 0, 0)),)),
        Move(SETTLE, poses=((RG1, Pose(0, inf, 8, 1, 0, 0, 0)),)),
        Move(SETTLE, poses=((RG1, Pose(0, 0, 8, nan, nan, nan, nan)),)),
        Move(SETTLE, poses=((RG1, (0, 0, 8)),)),  # type: ignore[arg-type]
        Move(SETTLE, poses=((RG1, None),)),  # type: ignore[arg-type]
        Move(SETTLE, poses=((77, Pose(0, 0, 8, 1, 0, 0, 0)),)),
        Move(SETTLE, poses=((RG1, Pose(1 / 3, 0, 8, 1, 0, 0, 0)),)),  # more than nine digits
        Move(SETTLE, offs=((RG1, nan),)),
        Move(SETTLE, word="perhaps"),
        Move("none such"),
        Move(SETTLE, poses="rG1"),  # type: ignore[arg-type]
    ],
)
def test_moves_made_by_hand_are_held_to_the_same(move: Move) -> None:
    before = MOVING.position
    with pytest.raises(IllegalMove) as refusal:
        MOVING.play(move)
    assert refusal.value.message.endswith(".")
    assert MOVING.position == before


def test_what_is_not_named_stays_where_it_is() -> None:
    after = MOVING.play(resting("rG1 0,30"))
    assert at(after, "bG1") == (0, 50, 8)
    assert at(after, "rG1") == (0, 30, 8)
    assert where(after.play("bK K 0,240"), "rG1") == "board"


def test_a_settling_that_was_stopped_says_so() -> None:
    stopped = MOVING.read(f"~ stopped {resting('rG1 0,30').removeprefix('~ ')}")
    assert str(stopped).startswith("~ stopped rG1 0,30,8")
    assert at(MOVING.play(stopped), "rG1") == (0, 30, 8)


def test_the_notation_of_a_settling() -> None:
    move = MOVING.read("~ bG1 off 0.4166666667; rG1 1.0,-2.50,8,1,0,0,-0;")
    assert str(move) == "~ rG1 1,-2.5,8,1,0,0,0 bG1 off 0.416666667"
    assert MOVING.read(str(move)) == move
    assert move.random
    assert reason(MOVING, "~ rG1 nan,0,8,1,0,0,0") == "pose_numbers"
    tiny = MOVING.read("~ rG1 1e-9,3.00000001e-05,8,1,0,0,0")
    assert MOVING.read(str(tiny)) == tiny


def test_poses_keep_nine_digits_which_is_all_that_physics_knows() -> None:
    pose = pose_of([0.1, 123.456789123, 8.0000001, 0.1825741858, 0.3651483717, 0.54772255751, 0.7302967433])
    assert str(pose) == "0.1,123.456789,8.0000001,0.182574186,0.365148372,0.547722558,0.730296743"
    assert flat_pose(0, 0, 8, 900, 1).qz == pytest.approx(0.70710678)


def test_a_settling_may_tell_of_every_cube() -> None:
    state = play("rG1 F 90 50", lay("rG1 0,-50 rG2 30,-50 bS1 0,100"))
    everything = resting("rK 0,-239", "rG1 0,60", "rG2 31,-50", "bK 0,241", "bS1 off 0.2")
    assert at(state.play(everything), "bK") == (0, 241, 8)


@clause("CQ-46")
def test_how_far_what_was_put_down_may_sag() -> None:
    state = lay("rK 100,-100 rG1 0,-240").play("rK K 0,-240")
    assert state.play(resting("rK 1,-240,1")).seat == 1
    assert refused(state, resting("rK 1.1,-240,1")) == "CQ-46"
    assert state.play("~ rK 0,-240,23,1,0,0,0").seat == 1
    assert refused(state, "~ rK 0,-240,22.9,1,0,0,0") == "CQ-46"
