"""A place to put a cube down: where, how turned, which face up.

Lowered there, a cube comes straight down until it meets the mat or a cube (CQ-46).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.board import EDGE, HALF, HALF_LENGTH, HALF_WIDTH, STAY, TOUCH, pieces
from cuboteca.games.cube_quest.rules.boxes import corners, directions, footprint, half_extent
from cuboteca.games.cube_quest.rules.cubes import RED
from cuboteca.games.cube_quest.rules.polygon import Point, clipped, depth, hull
from cuboteca.games.cube_quest.rules.pose import Pose, axes_of, flat_pose

TENTHS: Final = re.compile(r"(-?)(0|[1-9][0-9]{0,3})(?:\.([0-9]))?")
PLACE: Final = re.compile(
    r"(?P<x>-?[0-9]{1,4}(?:\.[0-9])?),(?P<y>-?[0-9]{1,4}(?:\.[0-9])?)"
    r"(?:,(?P<layer>[0-9]))?(?:\^(?P<yaw>[0-9]{1,3}(?:\.[0-9])?))?(?:/(?P<face>[1-6]))?"
)
TURN: Final = 3600


class Place(NamedTuple):
    """Lengths in tenths of a millimetre, the angle in tenths of a degree."""

    x: int
    y: int
    layer: int | None = None
    """0 on the mat, 1 on one cube, and so on; None: on whatever lies below."""
    yaw: int = 0
    face: int = 1
    """The upper face."""

    def __str__(self) -> str:
        layer = "" if self.layer is None else f",{self.layer}"
        yaw = f"^{tenths_text(self.yaw)}" if self.yaw else ""
        face = f"/{self.face}" if self.face != 1 else ""
        return f"{tenths_text(self.x)},{tenths_text(self.y)}{layer}{yaw}{face}"

    def seen_from(self, colour: int) -> Place:
        """Return for Blue the place that lies as this does for Red: half round the middle, turned with it. So what
        tumbles comes to show the same sides for both."""
        if colour == RED:
            return self
        return self._replace(x=-self.x, y=-self.y, yaw=(self.yaw + TURN // 2) % TURN)


def tenths_text(tenths: int) -> str:
    """As in "-12.5"."""
    whole, part = divmod(abs(tenths), 10)
    return f"{'-' if tenths < 0 else ''}{whole}.{part}"


def read_tenths(text: str) -> int | None:
    """Return the tenths of a decimal number with at most one decimal; None if it is none."""
    found = TENTHS.fullmatch(text)
    if not found:
        return None
    size = 10 * int(found[2]) + int(found[3] or 0)
    return -size if found[1] else size


def read_place(text: str) -> Place | None:
    """Return the place that a text stands for, such as -40,-160,1^45/3; None if it stands for none."""
    found = PLACE.fullmatch(text)
    if not found:
        return None
    x, y, yaw = read_tenths(found["x"]), read_tenths(found["y"]), read_tenths(found["yaw"] or "0")
    if x is None or y is None or yaw is None or yaw >= TURN:
        return None
    return Place(x, y, int(found["layer"]) if found["layer"] else None, yaw, int(found["face"] or 1))


ABOVE: Final = EDGE * 3**0.5
"""Cubes whose centres are farther apart, seen from above, never meet."""

FLAT: Final = 1e-4
LEVEL: Final = 0.1
"""A corner so near the height of another counts as level with it."""


class Landing(NamedTuple):
    """Where a lowered cube comes to lie."""

    pose: Pose
    layer: int
    """0 on the mat, 1 a cube's height above it, and so on."""
    below: tuple[Pose, ...]
    """The cubes it lies on; stacks sink a little, so that two that carry it need not be level to a hair."""
    stands: bool
    """Is its centre above what carries it?"""


def land(place: Place, others: Iterable[Pose], ragged: bool) -> Landing:
    """Lower a cube at a place onto what is there."""
    x, y = place.x / 10, place.y / 10
    return _land_near(place, tuple([other for other in others if hypot(other.x - x, other.y - y) <= ABOVE]), ragged)


@lru_cache(maxsize=1024)
def _land_near(place: Place, near: tuple[Pose, ...], ragged: bool) -> Landing:
    """Return the same among those that it could meet: of a whole formation only what stands by a moved cube is asked
    anew."""
    x, y = place.x / 10, place.y / 10
    start = flat_pose(x, y, HALF, place.yaw, place.face)
    heights = [(_meeting(start, other), other) for other in near]
    z = max((height for height, _ in heights if height is not None), default=HALF)
    z = max(z, HALF)
    below = tuple(other for height, other in heights if height is not None and height > z - STAY)
    pose = flat_pose(x, y, z, place.yaw, place.face) if z > HALF else start
    return Landing(pose, round((z - HALF) / EDGE), below, _stands(pose, below, ragged))


@lru_cache(maxsize=8192)
def _meeting(falling: Pose, other: Pose) -> float | None:
    """Return the height of a falling cube's centre when it meets another; None if it falls past."""
    one, two = axes_of(falling), axes_of(other)
    highest = 1e9
    for n in directions(one, two):
        reach = half_extent(one, n) + half_extent(two, n)
        aside = (falling.x - other.x) * n[0] + (falling.y - other.y) * n[1]
        if abs(n[2]) < FLAT:
            if abs(aside) >= reach - TOUCH:
                return None
            continue
        # They overlap while |aside + (z - other.z) * n[2]| < reach.
        ends = ((reach - aside) / n[2], (-reach - aside) / n[2])
        highest = min(highest, other.z + max(ends))
    return highest


def _stands(pose: Pose, below: tuple[Pose, ...], ragged: bool) -> bool:
    """Is the centre of a flat cube above the hull of its contacts?"""
    on_the_mat = pose.z <= HALF + STAY
    if on_the_mat and not ragged and abs(pose.x) < HALF_WIDTH - EDGE and abs(pose.y) < HALF_LENGTH - EDGE:
        return True  # no corner is over the edge
    shape = footprint(pose)
    contacts: list[Point] = []
    if on_the_mat:
        for piece in pieces(ragged):
            contacts += clipped(shape, piece)
    for other in below:
        if _lies_flat(other):
            contacts += clipped(shape, footprint(other))
        else:
            top = max(z for _, _, z in corners(other))
            contacts += [(x, y) for x, y, z in corners(other) if z > top - LEVEL and depth(shape, (x, y)) >= 0]
    return depth(hull(contacts), (pose.x, pose.y)) > TOUCH


def _lies_flat(pose: Pose) -> bool:
    return max(abs(axis[2]) for axis in axes_of(pose)) > 1 - FLAT
