"""What chance may do: its moves, listed and sampled; and a rough guess at how cubes come to rest.

The guess is for playing without physics: in a terminal, in tests, in a bot's dreams. A flicked cube slides, hands part
of its way on to what it meets, and may tumble; whatever loses its footing drops straight down. Nothing overlaps, and
that is all that is promised.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import hypot
from random import Random
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.board import EDGE, HALF_LENGTH, HALF_WIDTH
from cuboteca.games.cube_quest.rules.cubes import FACES
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import FALLS, SETTLE, Move
from cuboteca.games.cube_quest.rules.places import TURN, Place, land
from cuboteca.games.cube_quest.rules.pose import Pose, cos_sin, upper_face
from cuboteca.games.cube_quest.rules.position import Position

FARTHEST: Final = 480.0
"""How far the strongest flick carries, in millimetres."""

WIDTH: Final = 1.2 * EDGE
HANDED_ON: Final = 0.6
TUMBLES: Final = 60.0
"""A cube that goes farther shows any face."""

SLIPS: Final = 0.05
"""How often what is put down does not stay."""

MOST: Final = 12

Moving = tuple[int, float, float, float]
"""A cube, the direction it goes as cosine and sine, and how far it would go."""


def settled_roughly(now: Position, job: Job, rng: Random) -> Move:
    """Return a way in which everything may come to rest."""
    if job.kind != jobs.SETTLE:
        return Move(SETTLE, word=FALLS if rng.random() < SLIPS else "")
    lying = {cube: now.pose(cube) for cube in now.on_board}
    ends: dict[int, tuple[float, float, float]] = {}
    if job.flick is not None and job.flick.power:
        cos, sin = cos_sin(2 * job.flick.direction)
        way = FARTHEST * (job.flick.power / 100) ** 2 * rng.uniform(0.7, 1.1)
        ends = _slide(lying, (job.cubes[0], cos, sin, way))
    offs = {cube for cube, (x, y, _) in ends.items() if abs(x) > HALF_WIDTH or abs(y) > HALF_LENGTH}
    told: dict[int, Pose] = {}
    still = {cube: pose for cube, pose in lying.items() if cube not in ends}
    for cube in sorted(ends, key=lambda cube: lying[cube].z):
        if cube not in offs:
            x, y, way = ends[cube]
            face = rng.randrange(1, 7) if way > TUMBLES else upper_face(cube, lying[cube])
            told[cube] = still[cube] = _dropped(x, y, face, rng.randrange(TURN), still, now.rules.ragged)
    for cube, pose in _unsupported(lying, still, set(told), now.rules.ragged, rng):
        told[cube] = pose
    fallen = tuple((cube, round(rng.uniform(0.1, 1.0), 3)) for cube in sorted(offs))
    return Move(SETTLE, poses=tuple(sorted(told.items())), offs=fallen)


def _slide(lying: dict[int, Pose], first: Moving) -> dict[int, tuple[float, float, float]]:
    """Return where each cube that moves would end, and how far it went."""
    ends: dict[int, tuple[float, float, float]] = {}
    moving = [first]
    while moving and len(ends) < MOST:
        cube, cos, sin, way = moving.pop(0)
        start = lying[cube]
        met, free = None, way
        for other, pose in lying.items():
            if other == cube or other in ends or abs(pose.z - start.z) > EDGE / 2:
                continue
            ahead = (pose.x - start.x) * cos + (pose.y - start.y) * sin
            aside = abs((pose.y - start.y) * cos - (pose.x - start.x) * sin)
            if aside < WIDTH and 0 < ahead - WIDTH < free:
                met, free = other, ahead - WIDTH
        x, y = start.x + cos * free, start.y + sin * free
        ends[cube] = (x, y, free)
        if met is not None:
            dx, dy = lying[met].x - x, lying[met].y - y
            far = hypot(dx, dy) or 1.0
            moving.append((met, dx / far, dy / far, HANDED_ON * (way - free)))
    return ends


def _dropped(x: float, y: float, face: int, yaw: int, still: dict[int, Pose], ragged: bool) -> Pose:
    return land(Place(round(10 * x), round(10 * y), None, yaw, face), still.values(), ragged).pose


def _unsupported(
    lying: dict[int, Pose], still: dict[int, Pose], told: set[int], ragged: bool, rng: Random
) -> list[tuple[int, Pose]]:
    """Return the cubes under which something has gone, dropped onto what is left."""
    dropped = []
    for cube in sorted(still, key=lambda cube: lying[cube].z):
        pose = still[cube]
        others = {other: where for other, where in still.items() if other != cube}
        if cube in told or pose.z < EDGE:
            continue
        lower = _dropped(pose.x, pose.y, upper_face(cube, pose), rng.randrange(TURN), others, ragged)
        if lower.z < pose.z - 1:
            still[cube] = lower
            dropped.append((cube, lower))
    return dropped


def outcomes(job: Job) -> Iterator[Move]:
    """Yield every throw; of the endless ways in which cubes come to rest, that nothing moves, and that it falls."""
    if job.kind == jobs.LOT:
        yield from (Move(moves.LOT, faces=(seat,)) for seat in (0, 1))
    elif job.kind in (jobs.RELEASE, jobs.FACE):
        yield from (Move(moves.RELEASE, job.cubes, faces=(face,)) for face in FACES)
    elif job.kind == jobs.REVIVE:
        for faces in product(FACES, repeat=len(job.chosen)):
            yield Move(moves.REVIVE, job.cubes, job.chosen, faces=faces)
    else:
        yield Move(moves.SETTLE)
        if job.kind != jobs.SETTLE:
            yield Move(moves.SETTLE, word=FALLS)


def sampled(now: Position, job: Job, rng: Random) -> Move:
    """Return what chance does now: fair throws, and a rough guess at how cubes come to rest."""
    if job.kind == jobs.LOT:
        return Move(moves.LOT, faces=(rng.randrange(2),))
    if job.kind in (jobs.RELEASE, jobs.FACE):
        return Move(moves.RELEASE, job.cubes, faces=(rng.randrange(1, 7),))
    if job.kind == jobs.REVIVE:
        return Move(moves.REVIVE, job.cubes, job.chosen, faces=tuple(rng.randrange(1, 7) for _ in job.chosen))
    return settled_roughly(now, job, rng)
