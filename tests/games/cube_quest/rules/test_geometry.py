"""Where cubes lie, what touches what, and how a cube is lowered."""

from __future__ import annotations

from math import copysign, cos, pi, sin
from random import Random

import pytest

from cuboteca.games.cube_quest.rules.board import CASTLES, is_in_castle, is_wholly_on, pieces
from cuboteca.games.cube_quest.rules.boxes import (
    corners,
    directions,
    footprint,
    half_extent,
    is_beyond,
    parting,
    reach_in_y,
    rests_on,
    touches,
)
from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.freezing import place_on
from cuboteca.games.cube_quest.rules.places import Place, land, read_place
from cuboteca.games.cube_quest.rules.polygon import area, clipped, depth, gap, hull
from cuboteca.games.cube_quest.rules.pose import (
    TURN,
    UP,
    Pose,
    axes_of,
    cos_sin,
    faces_towards,
    flat_pose,
    pose_of,
    upper_face,
    yaw_turned,
)
from cuboteca.games.cube_quest.rules.refusal import Refusal
from tests.games.cube_quest.setting import lay

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
    assert cos_sin(897) == (0.7089555570807734, 0.7052531588616177), "to the last bit"
    assert cos_sin(TURN // 4) == (0, 1)
    assert cos_sin(-TURN // 4) == (0, -1)
    assert cos_sin(TURN // 8) == (0.7071067811865476, 0.7071067811865475)
    signs = [copysign(1, value) for quarter in range(4) for value in cos_sin(quarter * TURN // 4) if value == 0]
    assert signs == [1, 1, 1, 1], "no zero has a sign"


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
    assert not is_beyond(1, flat_pose(0, -8, 8, 0, 1))  # touching the line


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
    assert hull([(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (0, 2)]) == ((0, 0), (2, 0), (2, 2), (0, 2))
    assert hull([(0, 0), (1, 1), (2, 0)]) == ((0, 0), (2, 0), (1, 1))


def test_how_deep_in_a_shape_and_how_far_from_it() -> None:
    slanting = ((10.0, 20.0), (14.0, 23.0), (11.0, 27.0), (7.0, 24.0))
    assert depth(slanting, (10.5, 23.5)) == pytest.approx(2.5)
    assert depth(slanting, (12, 21.5)) == pytest.approx(0)
    assert depth(slanting, (13.2, 19.9)) == pytest.approx(-2)
    assert depth(((0, 0), (4, 0), (0, 3)), (1, 1)) == pytest.approx(1)  # a triangle
    assert depth(((0, 0), (4, 0)), (1, 0)) < 0  # a line has no inside
    across = ((13.2, 19.9), (12.6, 17.5), (14.4, 18.3))
    assert gap(slanting, across) == pytest.approx(2)
    assert gap(across, slanting) == pytest.approx(2)
    twice = ((0.0, 0.0), (0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))  # one corner told twice
    assert gap(twice, tuple((x + 5, y) for x, y in twice)) == 3


def test_places() -> None:
    place = read_place("-40,160.5,1^45/3")
    assert place == Place(-400, 1605, 1, 450, 3)
    assert str(place) == "-40.0,160.5,1^45.0/3"
    for text in [
        "1",
        "1,2,3,4",
        "1.25,2",
        "1,2/7",
        "1,2^360",
        "1,2^-5",
        "a,b",
        "1,2,",
        "12345,0",
        "01,2",
        "1,02",
        "1,2^03",
        "1,2/3^4",
    ]:
        assert read_place(text) is None, text
    assert read_place("") is None
    assert str(read_place("-0,0")) == "0.0,0.0"


@clause("CQ-34")
def test_the_place_on_top_of_a_turned_cube() -> None:
    for yaw in (0, 1, 300, 899, 1234, 3599):
        for face in range(1, 7):
            place = place_on(flat_pose(10, 20, 8, yaw, face))
            assert (place.x, place.y, place.yaw) == (100, 200, yaw % 900)


@clause("CQ-13")
def test_how_nearly_two_faces_must_be_equally_up() -> None:
    """A-6: an icon counts if it is as far from straight up as a shadow to within half a degree."""

    def tilted(degrees: float) -> Pose:
        half = degrees * pi / 360
        return Pose(0, 0, 11, cos(half), sin(half), 0, 0)

    grunt, king = CUBE_OF["rG1"], CUBE_OF["rK"]
    assert [upper_face(grunt, tilted(angle)) for angle in (44, 45.2, 45.3, 46, 134.7, 134.8, 136)] == [
        1,
        1,
        3,
        3,
        3,
        6,
        6,
    ]
    assert [upper_face(king, tilted(angle)) for angle in (44.9, 45.1)] == [1, 3]  # two icons: the higher one
    for face in range(1, 7):
        for yaw in (0, 450, 1234):
            assert upper_face(grunt, flat_pose(0, 0, 8, yaw, face)) == face


@clause("CQ-12")
@pytest.mark.parametrize(
    ("rests", "never"),
    [
        ((232, 0, 8, 1, 0, 0, 0), (232.1, 0, 8, 1, 0, 0, 0)),
        ((-232, 0, 8, 1, 0, 0, 0), (-232.1, 0, 8, 1, 0, 0, 0)),
        ((0, 332, 8, 1, 0, 0, 0), (0, 332.1, 8, 1, 0, 0, 0)),
        ((0, -332, 8, 1, 0, 0, 0), (0, -332.1, 8, 1, 0, 0, 0)),
        ((0, 0, 400, 1, 0, 0, 0), (0, 0, 400.1, 1, 0, 0, 0)),
        ((0, 0, -8, 1, 0, 0, 0), (0, 0, -8.1, 1, 0, 0, 0)),
        ((0, 0, 8, 1.0009, 0, 0, 0), (0, 0, 8, 1.0011, 0, 0, 0)),
        ((0, 0, 8, 0, 0, 0.9991, 0), (0, 0, 8, 0, 0, 0.9989, 0)),
    ],
)
def test_how_far_from_the_board_a_cube_can_rest(rests: tuple[float, ...], never: tuple[float, ...]) -> None:
    assert pose_of(rests) == rests
    with pytest.raises(ValueError, match=r"^[A-Z].*\.$"):
        pose_of(never)


@clause("CQ-6")
def test_wholly_on_the_mat() -> None:
    for x, y in ((192, 0), (-192, 0), (0, 292), (0, -292), (-192, 292)):
        assert is_wholly_on(footprint(flat_pose(x, y, 8, 0, 1)), False)
        far = flat_pose(x + (0.1 if x > 0 else -0.1 if x else 0), y + (0.1 if y > 0 else -0.1 if y else 0), 8, 0, 1)
        assert not is_wholly_on(footprint(far), False)
    assert is_wholly_on(footprint(flat_pose(192.009, 0, 8, 0, 1)), False)  # closer than a hundredth is touching
    assert not is_wholly_on(footprint(flat_pose(192.011, 0, 8, 0, 1)), False)


@clause("CQ-5", "CQ-16")
def test_in_the_castle() -> None:
    for colour, sign in ((0, -1), (1, 1)):

        def lies(x: float, y: float, inside: bool, colour: int = colour, sign: int = sign) -> bool:
            return is_in_castle(footprint(flat_pose(x, sign * y, 8, 0, 1)), colour, inside)

        assert all(lies(x, y, True) for x, y in ((37, 240), (-37, 240), (0, 203), (0, 277)))
        assert not any(lies(x, y, True) for x, y in ((37.1, 240), (-37.1, 240), (0, 202.9), (0, 277.1)))
        assert all(lies(x, y, False) for x, y in ((53, 240), (-53, 240), (0, 187), (0, 293), (53, 187)))
        assert not any(lies(x, y, False) for x, y in ((53.1, 240), (-53.1, 240), (0, 186.9), (0, 293.1), (0, -240)))


@clause("CQ-35")
def test_how_near_is_in_contact() -> None:
    below = flat_pose(0, 0, 8, 0, 1)
    assert touches(below, flat_pose(16.5, 0, 8, 0, 1))
    assert not touches(below, flat_pose(16.51, 0, 8, 0, 1))
    assert touches(below, flat_pose(0, 0, 24.5, 0, 1))
    assert touches(below, flat_pose(16.2, 16.2, 24.2, 0, 1))  # corner to corner
    assert not touches(below, flat_pose(16.4, 16.4, 24.4, 0, 1))
    assert rests_on(flat_pose(0, 0, 24.5, 0, 1), below)
    assert not rests_on(flat_pose(0, 0, 24.51, 0, 1), below)
    assert rests_on(flat_pose(16.4, 0, 24, 0, 1), below) is (parting(flat_pose(16.4, 0, 24, 0, 1), below)[1] >= 0.5)


@clause("CQ-46", "CQ-6")
def test_what_a_lowered_cube_lies_on() -> None:
    left, right = flat_pose(-15, 0, 8, 0, 1), flat_pose(15, 0, 8, 0, 1)
    bridge = land(Place(0, 0), [left, right], False)
    assert (bridge.layer, bridge.below, bridge.stands, bridge.pose.z) == (1, (left, right), True, 24)
    low = land(Place(0, 0), [left._replace(z=7.6), right], False)
    assert (low.layer, len(low.below), low.stands) == (1, 2, True)  # stacks sink a little
    lower = land(Place(0, 0), [left._replace(z=7.4), right], False)
    assert (lower.below, lower.stands) == ((right,), False)
    assert land(Place(75, 0, None, 123, 4), [flat_pose(0, 0, 8, 0, 1)], False).pose[:3] == (7.5, 0, 24)
    alone = land(Place(1999, 0), [], False)
    assert (alone.layer, alone.below, alone.stands, alone.pose.z) == (0, (), True, 8)
    assert not land(Place(2001, 0), [], False).stands
    assert not land(Place(0, -3001), [], False).stands
    assert land(Place(1900, 0), [flat_pose(205, 0, 8, 0, 1)], False).layer == 1  # at the edge too
    assert land(Place(1999, 0), [], True).stands
    assert not land(Place(1930, -1500), [], True).stands  # where the edge is cut
    assert land(Place(0, 0), [flat_pose(0, 0, 8 + 16 * layer, 0, 1) for layer in range(3)], False).layer == 3
    assert land(Place(160, 0), [flat_pose(0, 0, 8, 0, 1)], False).layer == 0  # side by side
    assert land(Place(159, 0), [flat_pose(0, 0, 8, 0, 1)], False).layer == 1


def test_how_far_a_cube_reaches_and_which_directions_can_part_two() -> None:
    rng = Random(4)
    for _ in range(20):
        one, other = any_pose(rng), any_pose(rng)
        found = directions(axes_of(one), axes_of(other))
        assert len(found) == 6 + 9
        for n in found:
            assert sum(value * value for value in n) == pytest.approx(1)
            along = [sum(a * b for a, b in zip(corner, n, strict=True)) for corner in corners(one)]
            assert half_extent(axes_of(one), n) == pytest.approx((max(along) - min(along)) / 2)


@clause("CQ-28")
def test_a_rolled_skulk_is_turned_in_its_place() -> None:
    lies = flat_pose(10, 100, 8, 300, 1)
    for face in range(1, 7):
        assert yaw_turned(lies, face) == pytest.approx(flat_pose(10, 100, 8, 300, face), abs=1e-8)
    sagged = Pose(10, 100, 8, 0.9 * 0.8, 0.19**0.5, 0, 0.9 * 0.6)
    assert yaw_turned(sagged, 1) == pytest.approx((10, 100, 8, 0.8, 0, 0, 0.6))


@clause("CQ-12")
def test_what_a_resting_place_is_made_of() -> None:
    with pytest.raises(Refusal) as why:
        pose_of([float("nan"), 0, 8, 1, 0, 0, 0])
    assert (why.value.reason, why.value.clause) == ("pose_numbers", "CQ-11")


@clause("CQ-13")
def test_a_turn_told_a_little_too_long_is_the_same_turn() -> None:
    leaning = Pose(0, 0, 11, 0.8, 0.36, 0.48, 0)
    longer = leaning._replace(qw=0.8 * 1.0009, qx=0.36 * 1.0009, qy=0.48 * 1.0009)
    assert faces_towards(longer, UP) == pytest.approx(faces_towards(leaning, UP), abs=1e-12)


def test_only_cubes_on_the_board_have_a_place() -> None:
    with pytest.raises(ValueError, match=r"^Only cubes on the board have a place there\.$"):
        lay().pose(CUBE_OF["rG1"])
