"""Where cubes lie, what touches what, and how a cube is lowered."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pytest

from cuboteca.games.cube_quest.board import CASTLES, is_wholly_on, pieces
from cuboteca.games.cube_quest.boxes import corners, footprint, parting, reach_in_y, rests_on, touches
from cuboteca.games.cube_quest.compass import TURN, cos_sin
from cuboteca.games.cube_quest.cubes import CUBE_OF
from cuboteca.games.cube_quest.freezing import place_on
from cuboteca.games.cube_quest.lowering import land
from cuboteca.games.cube_quest.places import Place, read_place
from cuboteca.games.cube_quest.polygon import area, clipped, depth, gap, hull
from cuboteca.games.cube_quest.pose import Pose, flat_pose, upper_face
from cuboteca.games.cube_quest.zones import is_beyond

clause = pytest.mark.clause
EDGEWISE = Pose(0, 0, 11.3137085, cos(pi / 8), sin(pi / 8), 0, 0)
"""A cube on one of its edges."""


def any_pose(rng: Random, spread: float = 20) -> Pose:
    turn = [rng.gauss(0, 1) for _ in range(4)]
    length = sum(value * value for value in turn) ** 0.5
    where = (rng.uniform(-spread, spread), rng.uniform(-spread, spread), rng.uniform(0, spread))
    return Pose(*where, *(value / length for value in turn))


def test_the_compass_agrees_with_the_library() -> None:
    for steps in range(TURN):
        angle = steps * 2 * pi / TURN
        assert cos_sin(steps) == pytest.approx((cos(angle), sin(angle)), abs=1e-14)
    assert cos_sin(TURN // 4) == (0, 1)
    assert cos_sin(-TURN // 4) == (0, -1)


def test_footprints_reach_as_far_as_corners() -> None:
    rng = Random(1)
    for _ in range(200):
        pose = any_pose(rng)
        ys = [y for _, y, _ in corners(pose)]
        assert reach_in_y(pose) == pytest.approx((min(ys), max(ys)))
        shape = footprint(pose)
        assert area(shape) >= 255.99
        assert all(depth(shape, (x, y)) > -1e-9 for x, y, _ in corners(pose))


@clause("CQ-13", "CQ-14")
def test_beyond_the_line() -> None:
    assert not is_beyond(0, flat_pose(0, 8, 8, 0, 1))
    assert is_beyond(0, flat_pose(0, 8.1, 8, 0, 1))
    assert not is_beyond(0, flat_pose(0, 11, 8, 450, 1))  # turned, it reaches farther
    assert is_beyond(1, flat_pose(0, -8.1, 40, 0, 1))  # a cube on others too
    assert not is_beyond(1, flat_pose(0, 8.1, 8, 0, 1))


@clause("CQ-13")
def test_the_upper_face_of_a_leaning_cube() -> None:
    grunt, striker = CUBE_OF["rG1"], CUBE_OF["rS1"]
    assert upper_face(grunt, EDGEWISE) in (1, 6)  # exactly between two faces: the icon
    assert upper_face(striker, EDGEWISE._replace(qw=0.3826834324, qx=0.9238795325)) != 6
    assert upper_face(grunt, EDGEWISE._replace(qw=cos(0.41), qx=sin(0.41))) == 3


@clause("CQ-35")
def test_resting_and_touching() -> None:
    below, above, beside = flat_pose(0, 0, 8, 0, 1), flat_pose(5, 3, 24, 200, 1), flat_pose(16.2, 0, 8, 0, 1)
    assert rests_on(above, below)
    assert not rests_on(below, above)
    assert touches(below, beside)
    assert not rests_on(beside, below)
    assert not touches(below, flat_pose(16.6, 0, 8, 0, 1))
    assert not rests_on(flat_pose(17, 0, 24, 0, 1), below)  # past its side
    assert not touches(above, flat_pose(0, 0, 60, 0, 1))


def test_parting_is_the_same_from_both_sides_and_never_more_than_the_distance() -> None:
    rng = Random(2)
    for _ in range(300):
        one, other = any_pose(rng), any_pose(rng)
        gap_here, up = parting(one, other)
        gap_there, down = parting(other, one)
        assert gap_here == pytest.approx(gap_there, abs=1e-9)
        assert gap_here < 0 or up == pytest.approx(-down, abs=1e-9)
        nearest = min(
            sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) ** 0.5 for p in corners(one) for q in corners(other)
        )
        assert gap_here <= nearest + 1e-9


@clause("CQ-46")
def test_lowering_stops_at_the_first_touch() -> None:
    """Against a slow descent in steps of a thousandth of a millimetre, onto cubes lying anyhow."""
    rng = Random(3)
    for _ in range(60):
        other = any_pose(rng, 12)
        place = Place(rng.randrange(-150, 150), rng.randrange(-150, 150), None, rng.randrange(3600))
        pose = land(place, [other], False).pose
        high, low = 80.0, 8.0
        if parting(pose._replace(z=8.0), other)[0] >= 0 and pose.z == 8:
            continue
        for _ in range(30):
            middle = (high + low) / 2
            free = parting(pose._replace(z=middle), other)[0] >= 0
            high, low = (middle, low) if free else (high, middle)
        assert pose.z == pytest.approx(max(8.0, high), abs=0.02)


@clause("CQ-46")
def test_lowering_onto_a_leaning_cube_does_not_stand() -> None:
    assert not land(Place(0, 0), [EDGEWISE], False).stands
    both = [EDGEWISE._replace(y=-20), EDGEWISE._replace(y=20)]
    assert land(Place(0, 0), both, False).pose.z == 8  # there is room between
    ridges = [EDGEWISE._replace(y=-6), EDGEWISE._replace(y=6)]
    assert land(Place(0, 0), ridges, False).stands


@clause("CQ-1")
def test_the_board() -> None:
    assert sum(map(area, pieces(False))) == 400 * 600
    ragged = sum(map(area, pieces(True)))
    assert 384 * 584 < ragged < 400 * 600
    assert all(is_wholly_on(castle, True) for castle in CASTLES)
    for one in pieces(True):
        assert sum(area(clipped(one, other)) > 1e-9 for other in pieces(True)) == 1


def test_plane_shapes() -> None:
    square = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
    assert gap(square, tuple((x + 5, y) for x, y in square)) == 3
    assert gap(square, tuple((x + 5, y + 6) for x, y in square)) == 5
    assert gap(square, tuple((x + 2, y) for x, y in square)) == 0
    assert gap(((1.0, -1.0), (1.5, -1.0), (1.5, 3.0), (1.0, 3.0)), square) == 0  # across, with no corner inside
    assert area(clipped(square, tuple((x + 1, y + 1) for x, y in square))) == 1
    assert hull([(0, 0), (1, 1), (2, 2), (2, 0), (0, 2), (1, 0.5)]) == ((0, 0), (2, 0), (2, 2), (0, 2))


def test_places() -> None:
    place = read_place("-40,160.5,1^45/3")
    assert place == Place(-400, 1605, 1, 450, 3)
    assert str(place) == "-40.0,160.5,1^45.0/3"
    for text in ["1", "1,2,3,4", "1.25,2", "1,2/7", "1,2^360", "1,2^-5", "a,b", "1,2,", "12345,0", "01,2", "1,2/3^4"]:
        assert read_place(text) is None, text
    assert read_place("") is None
    assert str(read_place("-0,0")) == "0.0,0.0"


@clause("CQ-34")
def test_the_place_on_top_of_a_turned_cube() -> None:
    for yaw in (0, 1, 300, 899, 1234, 3599):
        for face in range(1, 7):
            place = place_on(flat_pose(10, 20, 8, yaw, face))
            assert (place.x, place.y, place.yaw) == (100, 200, yaw % 900)
