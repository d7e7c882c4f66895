"""Lines of fire, as one sees them bending over the board: who can hit whom, and would it knock them off?

Cubes count as discs. The figures for how far things go were measured with the physics of the site (flicks as fingers
make them, two cubes alone on the board).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, erf, exp, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.board import EDGE, HALF
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, KIND_OF
from cuboteca.games.cube_quest.rules.flick_simulation import FARTHEST, reach_of, way_to_edge
from cuboteca.games.cube_quest.rules.position import Position

HANDED_ON: Final = 0.265
"""The share of the way that was left that a cube goes which is hit in the middle;"""
GOES_ON: Final = 0.22
"""and the one that has hit it."""
GLANCES: Final = 20.0
"""Hit so far from its middle, in millimetres, it goes nowhere; between, it loses with the square of it."""
HITS: Final = 15.0
"""A cube is hit if the middles pass each other no farther apart,"""
PASSES: Final = 18.0
"""and missed for sure if so far."""
LEVEL: Final = 15.0
"""Cubes whose middles lie farther above each other don't meet."""
FROM_ABOVE: Final = 0.4
"""The share of flicks from the top of a tower that meet a cube on the board."""
UNSURE: Final = 0.06
"""How far a cube that is hit may come short of what was expected, or go beyond, as a share of the way that was left."""
CHAIN: Final = 0.5
"""A cube hit by another that was hit goes anywhere."""


class Body(NamedTuple):
    """A cube on the board, seen from above."""

    cube: int
    x: float
    y: float
    z: float


class Aim(NamedTuple):
    """How one cube can be sent at another."""

    shooter: Body
    target: Body
    direction: float
    """In radians, to the middle of what is free of the target."""
    window: float
    """How far the direction may be off to either side; 0 if something stands before all of it."""
    gap: float
    """Between the two, in millimetres."""
    blocker: Body | None
    """What stands in the way, if all is covered."""


def bodies_of(now: Position) -> tuple[Body, ...]:
    """Return all cubes on the board."""
    return tuple([Body(cube, *now.pose(cube)[:3]) for cube in now.on_board])


def flickable(now: Position, seat: int, bodies: Iterable[Body]) -> list[Body]:
    """Return the cubes that a seat can flick."""
    frozen = now.frozen
    return [
        body
        for body in bodies
        if COLOUR_OF[body.cube] == seat and KIND_OF[body.cube].flicked and body.cube not in frozen
    ]


def aim_at(shooter: Body, target: Body, bodies: Sequence[Body]) -> Aim:
    """Find the widest free window on a target."""
    dx, dy = target.x - shooter.x, target.y - shooter.y
    far = hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    free = [(-HITS / far, HITS / far)]
    blocker, nearest = None, far
    for body in bodies:
        ax, ay = body.x - shooter.x, body.y - shooter.y
        ahead = ax * ux + ay * uy
        if not 0 < ahead < far or body is target or body is shooter:
            continue
        aside = ay * ux - ax * uy
        if abs(aside) > HITS + PASSES or abs(body.z - shooter.z) > LEVEL:
            continue
        reach = max(ahead, EDGE)
        low, high = (aside - PASSES) / reach, (aside + PASSES) / reach
        if low < 0 < high and ahead < nearest:
            blocker, nearest = body, ahead
        free = [
            part
            for left, right in free
            for part in ((left, min(right, low)), (max(left, high), right))
            if part[1] - part[0] > 1e-3
        ]
    straight = atan2(dy, dx)
    gap = max(far - EDGE, 0.0)
    if not free:
        return Aim(shooter, target, straight, 0.0, gap, blocker)
    left, right = max(free, key=lambda part: part[1] - part[0])
    return Aim(shooter, target, straight + (left + right) / 2, (right - left) / 2, gap, None)


def hit_chance(aim: Aim, error: float) -> float:
    """Return the chance to hit for somebody whose directions are off by so many degrees."""
    if not aim.window:
        return 0.0
    meets = FROM_ABOVE if aim.shooter.z - aim.target.z > HALF else 1.0
    return meets * erf(aim.window / (max(error, 0.1) * pi / 180 * sqrt(2)))


def power_for(way: float) -> int:
    """Return the strength that carries a cube so far: 100 at most."""
    part: float = (max(way, 0.0) / FARTHEST) ** (1 / 3)
    return max(1, min(100, round(100 * part)))


def backed_by(target: Body, direction: float, bodies: Iterable[Body]) -> float | None:
    """Return how far behind a cube that is pushed the next one stands; None if none does."""
    ux, uy = cos(direction), sin(direction)
    gaps = []
    for body in bodies:
        ax, ay = body.x - target.x, body.y - target.y
        ahead = ax * ux + ay * uy
        if ahead > EDGE / 2 and abs(ay * ux - ax * uy) < HITS and abs(body.z - target.z) < LEVEL:
            gaps.append(max(ahead - EDGE, 0.0))
    return min(gaps, default=None)


def falls_chance(aim: Aim, power: float, error: float, bodies: Sequence[Body]) -> float:
    """Return the chance that a hit knocks the target off the board, with an aiming error in degrees."""
    left = reach_of(power) - aim.gap
    if left <= 0:
        return 0.0
    way = way_to_edge(aim.target.x, aim.target.y, aim.direction)
    goes = HANDED_ON * _squarely(aim, error) * left
    unsure = UNSURE * left
    behind = backed_by(aim.target, aim.direction, bodies) if way < goes + 3 * unsure else None
    if behind is not None and behind < min(way, goes):
        goes = behind + GOES_ON * (goes - behind)
    return _sure((goes - way) / unsure)


def _squarely(aim: Aim, error: float) -> float:
    """Return which share of a hit in the middle is handed on, as far from the middle as it is likely to be."""
    far = aim.gap + EDGE
    straight = atan2(aim.target.y - aim.shooter.y, aim.target.x - aim.shooter.x)
    beside = far * sin(aim.direction - straight)
    spread = min(far * error * pi / 180, far * aim.window / 2)
    return max(1 - (beside * beside + spread * spread) / (GLANCES * GLANCES), 0.0)


def _sure(more: float) -> float:
    return 1 / (1 + exp(max(min(-more, 50.0), -50.0)))


def knock_off_chance(aim: Aim, power: float, error: float, bodies: Sequence[Body]) -> float:
    """Return the chance that a flick at a target knocks it off the board."""
    if aim.blocker is None:
        return hit_chance(aim, error) * falls_chance(aim, power, error, bodies)
    blocker = aim.blocker
    first = hypot(blocker.x - aim.shooter.x, blocker.y - aim.shooter.y) - EDGE
    between = hypot(aim.target.x - blocker.x, aim.target.y - blocker.y) - EDGE
    left = HANDED_ON * (reach_of(power) - max(first, 0.0)) - max(between, 0.0)
    if left <= 0:
        return 0.0
    way = way_to_edge(aim.target.x, aim.target.y, aim.direction)
    return CHAIN * _sure((HANDED_ON * left - way) / (UNSURE * left))
