"""The border to physics: what is to be simulated, and what the simulation came to as a move of chance.

Physics counts in cube edges and knows only poses and a change of velocity; everything else is decided here. Numbers
that cross are the same on every device: directions come from `pose.cos_sin`, and roots are exact. Where cubes come to
rest is not for the rules to say; they refuse only what makes no sense.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, dist, isfinite, sin, sqrt
from random import Random
from typing import Final, TypedDict

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.board import EDGE, FALLEN, HALF_LENGTH, HALF_WIDTH, SAG, TABLE, pieces
from cuboteca.games.cube_quest.rules.boxes import corners
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import FALLS, SETTLE, STOPPED, Flick, Move
from cuboteca.games.cube_quest.rules.notation import LONGEST_FLICK
from cuboteca.games.cube_quest.rules.pose import Pose, cos_sin, pose_of, rounded
from cuboteca.games.cube_quest.rules.position import BOARD, Position
from cuboteca.games.cube_quest.rules.refusal import Refusal


def settling_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    """Return why a settling cannot be what happened; None if it can."""
    told = [cube for cube, _ in (*move.poses, *move.offs)]
    if move.word == FALLS:
        if job.kind == jobs.SETTLE:
            return Refusal("nothing_put_down", "CQ-46")
        return Refusal("falls_alone", "CQ-46") if told else None
    for cube in told:
        if now.statuses[cube] != BOARD:
            return Refusal("settles_off_board", "CQ-44", colour=COLOUR_OF[cube], cube=cube)
    watched = watched_cubes(now, job)
    poses = dict(move.poses)
    for cube in watched:
        if cube in told and (cube not in poses or not stays(now.pose(cube), poses[cube])):
            clause = "CQ-6" if job.kind == jobs.CHECK else "CQ-46"
            return Refusal("did_not_stay", clause, colour=COLOUR_OF[cube], cube=cube)
    return None


def watched_cubes(now: Position, job: Job) -> tuple[int, ...]:
    """Return the cubes that were put down and must stay where they are."""
    if job.kind == jobs.CHECK:
        return tuple(cube for cube in now.on_board if COLOUR_OF[cube] == job.seat)
    return job.cubes if job.kind == jobs.STAND else ()


def stays(before: Pose, after: Pose) -> bool:
    """Has no corner of a cube moved farther than a cube that stays may (CQ-46)?"""
    moved = zip(corners(before), corners(after), strict=True)
    return all(dist(a[:2], b[:2]) <= SAG and abs(a[2] - b[2]) <= SAG for a, b in moved)


STRONGEST: Final = 2.5 / 0.018
"""The speed of a flick of strength 100, in edges a second: 2.5 metres with cubes of 18 mm, as it was felt out."""

FARTHEST: Final = 500.0
"""How far a flick of strength 100 carries, in millimetres, as measured; the page draws the same
(`static/js/games/cube_quest/aim-numbers.js`)."""

CAP: Final = 60
"""A strength beyond which a finger hits no less exactly."""
ASIDE: Final = 0.42
HIGH: Final = 0.26
SPREAD: Final = 0.12
"""Where a finger hits, in hundredths of half an edge for each of the strength: at most so far to either side; so far
above the middle, give or take so much. So gentle flicks slide and strong ones tumble (CQ-11); hit any higher, strong
ones would jump over the King."""
MEANT: Final = 0.08
"""The part that is left of the point that was chosen: hit much lower a cube would always slide, much higher hop."""

STIRS: Final = 0.1
"""A cube of which no corner has moved so far, in millimetres, lies where it lay."""

AT_LEAST: Final = 60
"""Frames, 60 to a second, for which it is watched whether what was put down stays."""

POSE: Final = 7


class Push(TypedDict):
    """A change of velocity (edges a second) at a point (edges) of a cube, named by its place in the poses."""

    cube: int
    velocity: list[float]
    point: list[float]


class Request(TypedDict):
    """What is to be simulated, in edges: plain JSON."""

    cubes: list[int]
    """Whose poses they are, in order."""
    poses: list[float]
    mat: list[list[float]]
    table: float
    fallen: float
    flick: Push | None
    least: int


def speed_of(power: int) -> float:
    """Return the speed of a flick in edges a second; most of the range is for gentle ones."""
    part = power / 100
    return STRONGEST * part * sqrt(part)


def reach_of(power: float) -> float:
    """Return how far a flick carries a cube that meets nothing, in millimetres: nine in ten go 0.93 to 1.09 times as
    far."""
    return FARTHEST * float(power / 100) ** 3


def way_to_edge(x: float, y: float, direction: float) -> float:
    """Return how far it is from a place to the edge of the board, in millimetres; the direction in radians."""
    ux, uy = cos(direction), sin(direction)
    across = (HALF_WIDTH - x if ux > 0 else HALF_WIDTH + x) / max(abs(ux), 1e-9)
    along = (HALF_LENGTH - y if uy > 0 else HALF_LENGTH + y) / max(abs(uy), 1e-9)
    return max(min(across, along), 0.0)


def as_fingers_do(flick: Flick, rng: Random) -> Flick:
    """Draw where a flick hits when it is made: near the point that is meant, the farther off the stronger it is."""
    power = min(flick.power, CAP)
    lateral = MEANT * flick.lateral + power * rng.uniform(-ASIDE, ASIDE)
    height = MEANT * flick.height + power * rng.uniform(HIGH - SPREAD, HIGH + SPREAD)
    return flick._replace(lateral=round(lateral), height=round(height))


def push_of(flick: Flick, pose: Pose) -> tuple[list[float], list[float]]:
    """Return the change of velocity that a flick gives a cube, and where: to the right of its way, and up, from the
    middle."""
    cos, sin = cos_sin(2 * flick.direction)
    speed = speed_of(flick.power)
    right, up = flick.lateral / 200, flick.height / 200
    x, y, z = pose.x / EDGE, pose.y / EDGE, pose.z / EDGE
    return [speed * cos, speed * sin, 0.0], [x - cos / 2 + right * sin, y - sin / 2 - right * cos, z + up]


def request_of(now: Position) -> Request | None:
    """Return what is to be simulated now; None if no settling is asked for."""
    job = now.job
    if job is None or job.kind not in (jobs.CHECK, jobs.SETTLE, jobs.STAND):
        return None
    cubes = list(seen_cubes(now, job))
    push: Push | None = None
    if job.flick is not None:
        (cube,) = job.cubes
        velocity, point = push_of(job.flick, now.pose(cube))
        push = {"cube": cubes.index(cube), "velocity": velocity, "point": point}
    return {
        "cubes": cubes,
        "poses": [number for cube in cubes for number in in_edges(now.pose(cube))],
        "mat": [[left / EDGE, bottom / EDGE, right / EDGE, top / EDGE] for left, bottom, right, top in rectangles(now)],
        "table": TABLE / EDGE,
        "fallen": FALLEN / EDGE,
        "flick": push,
        "least": 0 if job.kind == jobs.SETTLE else AT_LEAST,
    }


def seen_cubes(now: Position, job: Job) -> tuple[int, ...]:
    """Return the cubes that take part: at a set-up only those of the player who sets up, so that nothing leaks."""
    if job.kind != jobs.CHECK:
        return now.on_board
    return tuple(cube for cube in now.on_board if COLOUR_OF[cube] == job.seat)


def rectangles(now: Position) -> list[tuple[float, float, float, float]]:
    """Return the pieces of the mat: left, bottom, right, top."""
    return [(*piece[0], *piece[2]) for piece in pieces(now.rules.ragged)]


def in_edges(pose: Pose) -> list[float]:
    """Return a pose as physics counts; exact, for an edge is a power of two."""
    return [pose.x / EDGE, pose.y / EDGE, pose.z / EDGE, *pose[3:]]


def settled(now: Position, answer: Mapping[str, object]) -> Move:
    """Return the move of chance for what a simulation of `request_of(now)` came to.

    `answer` holds `poses` (seven numbers a cube), `off` (a number a cube: the second of its fall, or -1) and `frozen`
    (did the time run out?). Raise Refusal if it is none: a number missing, or one that is no number.
    """
    job = now.job
    cubes = request_of(now)
    if job is None or cubes is None:
        raise Refusal("nothing_settles", "CQ-44")
    told = cubes["cubes"]
    numbers, offs = _numbers(answer, "poses", POSE * len(told)), _numbers(answer, "off", len(told))
    fallen = {cube: rounded(min(off, LONGEST_FLICK)) for cube, off in zip(told, offs, strict=True) if off >= 0}
    poses = {
        cube: _pose(numbers[POSE * index : POSE * (index + 1)]) for index, cube in enumerate(told) if cube not in fallen
    }
    for cube in watched_cubes(now, job):
        if cube in fallen or not stays(now.pose(cube), poses[cube]):
            return Move(SETTLE, word=FALLS)
    changed = tuple((cube, pose) for cube, pose in poses.items() if _stirred(now.pose(cube), pose))
    return Move(SETTLE, poses=changed, offs=tuple(fallen.items()), word=STOPPED if answer.get("frozen") else "")


def _numbers(answer: Mapping[str, object], name: str, count: int) -> Sequence[float]:
    values = answer.get(name)
    if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != count:
        raise Refusal("cube_left_out", "CQ-11")
    if not all(isinstance(value, int | float) and isfinite(value) for value in values):
        raise Refusal("pose_numbers", "CQ-11")
    return values


def _pose(values: Sequence[float]) -> Pose:
    return pose_of([value * EDGE for value in values[:3]] + list(values[3:]))


def _stirred(before: Pose, after: Pose) -> bool:
    return any(dist(a, b) > STIRS for a, b in zip(corners(before), corners(after), strict=True))
