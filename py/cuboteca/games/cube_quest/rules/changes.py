"""Small steps that moves are made of: cubes that leave the board, come to lie elsewhere, or are put down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from cuboteca.games.cube_quest.rules.facts import BOARD, Position
from cuboteca.games.cube_quest.rules.jobs import SETTLE, STAND, Job
from cuboteca.games.cube_quest.rules.pose import Pose

P = TypeVar("P", bound=Position)
"""Any position; each of these gives one of the same class back."""


def with_poses(now: P, poses: Mapping[int, Pose]) -> P:
    """Some cubes lie elsewhere."""
    if not poses:
        return now
    return now._replace(poses=tuple(poses.get(cube, pose) for cube, pose in enumerate(now.poses)))


def taken_off(now: P, cubes: Iterable[int], status: str) -> P:
    """Some cubes leave the board, or go from one place beside it to another."""
    gone = frozenset(cubes)
    if not gone:
        return now
    return now._replace(
        statuses=tuple(status if cube in gone else old for cube, old in enumerate(now.statuses)),
        poses=tuple(None if cube in gone else pose for cube, pose in enumerate(now.poses)),
        freezes=tuple(entry for entry in now.freezes if entry[0] not in gone),
    )


def put_on(now: P, poses: Mapping[int, Pose]) -> P:
    """Some cubes come onto the board."""
    statuses = tuple(BOARD if cube in poses else status for cube, status in enumerate(now.statuses))
    return with_poses(now._replace(statuses=statuses), poses)


def lifted_out(now: P, cubes: tuple[int, ...], status: str, *then: Job) -> P:
    """Cubes are taken off the board: what they touched settles, and then come other jobs (CQ-44)."""
    stirs = any(other not in cubes for cube in cubes for other in now.neighbours(cube))
    settling = (Job(SETTLE),) if stirs else ()
    return taken_off(now, cubes, status)._replace(jobs=(*settling, *then, *now.jobs))


def put_down(now: P, poses: Mapping[int, Pose], *then: Job) -> P:
    """Cubes are put down: unless nothing is near them, it must be seen whether they stay (CQ-46)."""
    after = put_on(now, poses)
    stirs = any(after.neighbours(cube) for cube in poses)
    standing = (Job(STAND, tuple(poses)),) if stirs else ()
    return after._replace(jobs=(*standing, *then, *now.jobs))
