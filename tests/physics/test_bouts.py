"""Bouts with the physics of the site: formations stand, flicks do what they should, and every record replays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import atan2, cos, degrees, radians, sin
from random import Random

import pytest

from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS, army, formation
from cuboteca.games.cube_quest.rules.board import STAY
from cuboteca.games.cube_quest.rules.boxes import is_near, parting
from cuboteca.games.cube_quest.rules.castle import castle_places
from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.flick_simulation import request_of, settled
from cuboteca.games.cube_quest.rules.moves import END, FLICK, KING, PUT, Flick, Move
from cuboteca.games.cube_quest.rules.pose import faces_towards, upper_face
from cuboteca.games.cube_quest.rules.position import BOARD
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.cube_quest.setting import GAME, at, begin, frozen, lay, where
from tests.physics.node import IS_INSTALLED, NodePhysics

pytestmark = pytest.mark.skipif(not IS_INSTALLED, reason="The physics engine is installed with the site's packages.")
clause = pytest.mark.clause


@pytest.fixture(scope="module")
def physics() -> Iterator[NodePhysics]:
    node = NodePhysics()
    yield node
    node.close()


@clause("CQ-6")
@pytest.mark.parametrize(("name", "shape"), list(product(ARMIES, FORMATIONS)))
def test_the_formations_that_are_offered_stand(physics: NodePhysics, name: str, shape: str) -> None:
    for colour in (0, 1):
        state = begin(army="custom", start=("red", "blue")[colour])
        state = state.play(formation(shape, army(name, colour, 40), colour))
        if state.seat == NATURE:
            state = physics.settle(state)
        assert state.seat == 1 - colour


@clause("CQ-6", "CQ-46")
def test_a_formation_that_topples_is_refused(physics: NodePhysics) -> None:
    leaning = " ".join(f"rG{number} {6 * number},-100" for number in range(1, 7))
    state = begin(army="custom").play(f"set rK 0,-240 {leaning}")
    assert physics.settle(state).jobs[0].kind == "setup"
    high = " ".join(f"rG{number} 0,-100^{number * 10}" for number in range(1, 9))
    assert physics.settle(begin(army="custom").play(f"set rK 0,-240 {high}")).seat == 1


@clause("CQ-43")
def test_a_set_up_is_simulated_without_the_other_side() -> None:
    open_table = begin(army="custom").play("set rK 0,-240").play("set bK 0,240 bG1 0,100 bG2 0,100")
    request = request_of(open_table)
    assert request is not None
    assert request["cubes"] == [CUBE_OF[cube] for cube in ("bK", "bG1", "bG2")]


@clause("CQ-11")
def test_the_strength_shown_is_the_strength_used(physics: NodePhysics) -> None:
    ways = []
    for power in (0, 20, 40, 60, 80, 100):
        state = physics.settle(lay("rS1 60,-290").play(f"rS1 F 90 {power}"))
        ways.append(at(state, "rS1")[1] + 290 if where(state, "rS1") == "board" else 1000.0)
    assert ways[0] == 0
    assert ways == sorted(ways)
    assert 20 < ways[2] < 60
    assert ways[5] > 300


@clause("CQ-11")
def test_where_a_cube_is_hit_matters(physics: NodePhysics) -> None:
    def end(hit: str) -> State:
        return physics.settle(lay("rS1 60,-250").play(f"rS1 F 90 50{hit}"))

    right, left = at(end(" @60,0"), "rS1"), at(end(" @-60,0"), "rS1")
    assert abs(right[0] + left[0] - 120) < 10  # mirrored, but for the last bits
    assert end(" @60,0") != end("")
    request = request_of(lay("rS1 60,-250").play("rS1 F 90 50 @0,-100"))
    assert request is not None
    assert request["flick"] is not None
    assert request["flick"]["point"] == [60 / 16, -250 / 16 - 0.5, 0]


@clause("CQ-11", "CQ-16")
@pytest.mark.parametrize(("power", "least", "most"), [(40, 0, 0), (50, 20, 60), (60, 70, 100), (80, 60, 95)])
def test_gentle_flicks_slide_and_strong_ones_tumble(physics: NodePhysics, power: int, least: int, most: int) -> None:
    """Of a hundred, so many show another side; a strong one may show any."""
    faces = []
    for seed in range(100):
        rng = Random(seed)
        state = lay(f"rK 60,-290^{rng.randrange(360)}" if power == 80 else "rK 60,-290")
        flicked = state.carried_out(f"rK F {round(rng.uniform(80, 100), 1)} {power}", rng)
        after = physics.settle(state.play(flicked))
        assert where(after, "rK") == "board"
        faces.append(upper_face(CUBE_OF["rK"], after.pose(CUBE_OF["rK"])))
    assert least <= sum(face != 1 for face in faces) <= most
    if power == 80:
        assert min(faces.count(face) for face in range(1, 6)) >= 5


@clause("CQ-11")
@pytest.mark.parametrize(("way", "yaw"), [(90, 0), (0, 90), (180, 270), (60, 330)])
def test_at_medium_strength_most_tip_over_once_to_the_side_that_looked_back(
    physics: NodePhysics, way: int, yaw: int
) -> None:
    """As the panel says before the flick: of twenty, twelve at least."""
    start = lay(f"rK 0,-150^{yaw}")
    back = faces_towards(start.pose(CUBE_OF["rK"]), (-cos(radians(way)), -sin(radians(way)), 0))
    expected = back.index(max(back)) + 1
    shown = []
    for seed in range(20):
        after = physics.settle(start.play(start.carried_out(f"rK F {way} 68", Random(seed))))
        shown.append(upper_face(CUBE_OF["rK"], after.pose(CUBE_OF["rK"])))
    assert shown.count(expected) >= 12


@clause("CQ-11", "CQ-26")
@pytest.mark.parametrize("gap", [30, 60, 90, 120, 180, 240])
def test_no_flick_jumps_over_the_king(physics: NodePhysics, gap: int) -> None:
    for seed in range(20):
        state = lay(f"rS1 0,{240 - gap}")
        after = physics.settle(state.play(state.carried_out("rS1 F 90 100", Random(seed))))
        assert where(after, "bK") != "board" or at(after, "bK") != at(state, "bK")


@clause("CQ-34", "CQ-35", "CQ-46")
def test_a_freeze_stays_on_top(physics: NodePhysics) -> None:
    state = lay("bS1 0,100^20 bG1 60,100", "rF1 reserve rF2 reserve")
    assert frozen(physics.settle(state.play("rF1 Z bS1"))) == {"bS1"}
    assert where(physics.settle(state.play("rF1 Z 67.9,100")), "rF1") == "board"


def test_answers_that_are_none(physics: NodePhysics) -> None:
    state = lay("rS1 60,-250").play("rS1 F 90 50")
    request = request_of(state)
    assert request is not None
    answer = physics.ask(request)
    assert settled(state, answer) == settled(state, physics.ask(request))
    broken = {**answer, "poses": [float("nan"), *answer["poses"][1:]]}
    missing = {**answer, "poses": answer["poses"][:-1]}
    for wrong in (broken, missing, {}, {**answer, "off": []}, {**answer, "poses": "none"}):
        with pytest.raises(ValueError, match=r"\w.*\."):
            settled(state, wrong)
    assert settled(state, {**answer, "frozen": True}).word == "stopped"
    assert request_of(lay()) is None


@pytest.mark.parametrize("seed", range(3))
def test_a_bout_from_first_to_last(physics: NodePhysics, seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(options={"army": "custom", "screen": "off"})
    moves = []
    for _ in range(120):
        if state.seat is None:
            break
        move = choose(physics, state, rng)
        moves.append(str(move))
        state = state.play(move)
        check_rest(state)
    assert len([text for text in moves if text.startswith("~")]) > 10
    again: State = GAME.start(options={"army": "custom", "screen": "off"})
    for text in moves:
        again = again.play(text)
    assert again == state
    assert again.position == state.position


def choose(physics: NodePhysics, state: State, rng: Random) -> Move:
    if state.seat == NATURE:
        request = request_of(state)
        return state.draw(rng) if request is None else settled(state, physics.ask(request))
    job = state.job
    if job is None and rng.random() < 0.8:
        return flick_at_somebody(state, rng)
    if job is not None and job.kind == "place":
        seat = state.seat or 0
        place = rng.choice(list(castle_places(state.poses_without(), state.rules, seat)))
        return Move(PUT, job.cubes, places=(place,))
    kinds: dict[str, list[Move]] = {}
    for move in state.moves():
        kinds.setdefault(move.kind, []).append(move)
    liked = [kind for kind in kinds if kind not in (KING, END)] or list(kinds)
    return rng.choice(kinds[rng.choice(liked)])


def flick_at_somebody(state: State, rng: Random) -> Move:
    """A hard flick from a cube of the mover's to somewhere near one of the other player's."""
    mine = [move.cubes[0] for move in state.moves() if move.kind == FLICK and move.flick == Flick(0, 40)]
    cube = rng.choice(mine)
    target = rng.choice(state.with_status(1 - state.mover, BOARD))
    here, there = state.pose(cube), state.pose(target)
    angle = degrees(atan2(there.y - here.y, there.x - here.x)) + rng.uniform(-4, 4)
    flick = Flick(round(10 * angle) % 3600, rng.randrange(50, 101), rng.randrange(-40, 41), rng.randrange(-40, 41))
    return Move(FLICK, (cube,), flick=flick)


def check_rest(state: State) -> None:
    """No two cubes overlap by half a millimetre, and none hangs in the air or under the mat."""
    poses = state.poses_without()
    for number, one in enumerate(poses):
        assert one.z > -8
        for other in poses[number + 1 :]:
            assert not is_near(one, other) or parting(one, other)[0] > -STAY


@clause("CQ-1")
@pytest.mark.parametrize(
    "place", ["196,-225", "-196,-225", "196,225", "-196,225", "-75,-296", "-75,296", "5,-296", "5,296"]
)
def test_a_tooth_of_a_ragged_mat_carries_on_every_side(physics: NodePhysics, place: str) -> None:
    state = lay(f"rS1 {place} rG1 0,-100", ragged="on").play("rG1 F 90 0")
    x, y = map(float, place.split(","))
    assert at(physics.settle(state), "rS1") == (x, y, 8)


@clause("CQ-11")
def test_what_tumbles_shows_the_same_sides_for_both(physics: NodePhysics) -> None:
    def sides(colour: str, y: int, way: int, turned: str) -> list[int]:
        shown = []
        for seed in range(12):
            state = lay(f"{colour}K 60,{y}{turned}")
            state = state if state.seat == "rb".index(colour) else state.play("rK F 270 0")
            state = physics.settle(state) if state.simulation() else state
            after = physics.settle(state.play(state.carried_out(f"{colour}K F {way} 70", Random(seed))))
            shown.append(upper_face(CUBE_OF[f"{colour}K"], after.pose(CUBE_OF[f"{colour}K"])))
        return shown

    red, blue = sides("r", -290, 90, ""), sides("b", 290, 270, "^180")
    assert max(set(red), key=red.count) == max(set(blue), key=blue.count)
