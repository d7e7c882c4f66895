"""Cubes as solids: footprints, contact, what rests on what, and where a resting cube lies as the rules see it."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from cuboteca.games.cube_quest.rules.board import EDGE, HALF, STAY, TOUCH
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, RED, is_shadow
from cuboteca.games.cube_quest.rules.polygon import Polygon, hull
from cuboteca.games.cube_quest.rules.pose import Axes, Pose, Vector, axes_of, upper_face

REACH: Final = EDGE * sqrt(3.0)
"""Cubes whose centres are farther apart do not touch."""

UPWARD: Final = 0.5
"""A contact carries a cube if it faces up by at least this much (the height of its unit normal)."""

PARALLEL: Final = 1e-6


@lru_cache(maxsize=4096)
def corners(pose: Pose) -> tuple[Vector, ...]:
    """Return the eight corners."""
    a, b, c = axes_of(pose)
    return tuple(
        (
            pose.x + HALF * (i * a[0] + j * b[0] + k * c[0]),
            pose.y + HALF * (i * a[1] + j * b[1] + k * c[1]),
            pose.z + HALF * (i * a[2] + j * b[2] + k * c[2]),
        )
        for i in (-1, 1)
        for j in (-1, 1)
        for k in (-1, 1)
    )


@lru_cache(maxsize=4096)
def footprint(pose: Pose) -> Polygon:
    """Return what the cube covers, seen from straight above."""
    return hull((x, y) for x, y, _ in corners(pose))


def half_extent(axes: Axes, direction: Vector) -> float:
    """Return how far a cube reaches from its centre in a direction of length 1."""
    x, y, z = direction
    return HALF * sum(abs(a * x + b * y + c * z) for a, b, c in axes)


def reach_in_y(pose: Pose) -> tuple[float, float]:
    """Return the least and the greatest y that the cube covers."""
    reach = half_extent(axes_of(pose), (0.0, 1.0, 0.0))
    return pose.y - reach, pose.y + reach


def directions(one: Axes, other: Axes) -> list[Vector]:
    """Return the directions of length 1 that can part two cubes: their sides, and across two edges."""
    found = [*one, *other]
    for a in one:
        for b in other:
            x, y, z = a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
            length = sqrt(x * x + y * y + z * z)
            if length > PARALLEL:
                found.append((x / length, y / length, z / length))
    return found


@lru_cache(maxsize=16384)
def parting(upper: Pose, lower: Pose) -> tuple[float, float]:
    """Return how far two cubes are parted along the direction that parts them most, and how much of it points up.

    Negative where they overlap. For cubes apart this is at most their distance.
    """
    away = (upper.x - lower.x, upper.y - lower.y, upper.z - lower.z)
    one, other = axes_of(upper), axes_of(lower)
    best, up = -EDGE, 0.0
    for n in directions(one, other):
        along = away[0] * n[0] + away[1] * n[1] + away[2] * n[2]
        gap = abs(along) - half_extent(one, n) - half_extent(other, n)
        if gap > best + PARALLEL:  # the sides of the cubes come first, and a crossing of edges only if it is better
            best, up = gap, n[2] if along > 0 else -n[2]
    return best, up


def is_near(one: Pose, other: Pose) -> bool:
    """Could the centres be close enough for the cubes to touch?"""
    x, y, z = one.x - other.x, one.y - other.y, one.z - other.z
    return x * x + y * y + z * z <= (REACH + STAY) ** 2


def touches(one: Pose, other: Pose, within: float = STAY) -> bool:
    """Are two cubes in contact?"""
    return is_near(one, other) and parting(one, other)[0] <= within


def rests_on(upper: Pose, lower: Pose) -> bool:
    """Is the first cube in contact with the second and carried by it?"""
    if not is_near(upper, lower):
        return False
    gap, up = parting(upper, lower)
    return gap <= STAY and up >= UPWARD


def is_beyond(colour: int, pose: Pose) -> bool:
    """Does a cube lie completely beyond the line, as seen by a colour? Touching the line is at home (CQ-14)."""
    low, high = reach_in_y(pose)
    return low > TOUCH if colour == RED else high < -TOUCH


def is_captured(cube: int, pose: Pose) -> bool:
    """CQ-13: does it lie completely in enemy territory with a shadow side up? At home that never matters (CQ-15)."""
    return is_beyond(COLOUR_OF[cube], pose) and is_shadow(cube, upper_face(cube, pose))
