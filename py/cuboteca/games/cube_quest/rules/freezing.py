"""Putting Freezes on top of enemy cubes (CQ-34)."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi

from cuboteca.games.cube_quest.rules.boxes import is_beyond, rests_on
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS
from cuboteca.games.cube_quest.rules.moves import FREEZE, Move
from cuboteca.games.cube_quest.rules.places import Landing, Place, land
from cuboteca.games.cube_quest.rules.pose import Pose, axes_of, cos_sin
from cuboteca.games.cube_quest.rules.position import BOARD, RESERVE, Position
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.setup import layer_fault


def place_on(pose: Pose) -> Place:
    """Return the place on top of a cube, turned as it is."""
    flattest = min(axes_of(pose), key=lambda axis: abs(axis[2]))
    about = round(atan2(flattest[1], flattest[0]) * 1800 / pi)
    # The arc tangent differs between devices in its last bits; which tenth fits best is told by exact numbers.
    best = max(range(about - 1, about + 2), key=lambda tenth: _fit(tenth, flattest))
    return Place(round(10 * pose.x), round(10 * pose.y), None, best % 900)


def _fit(tenth: int, axis: tuple[float, float, float]) -> float:
    cos, sin = cos_sin(2 * tenth)
    return cos * axis[0] + sin * axis[1]


def landings_of(now: Position, move: Move) -> tuple[tuple[int, Landing], ...]:
    """Return where the Freezes of a move come to lie, put down one after the other."""
    return tuple((cube, landing) for cube, _, landing in _landings(now, move))


def _landings(now: Position, move: Move) -> Iterator[tuple[int, Place, Landing]]:
    poses = list(now.poses_without())
    for cube, target in zip(move.cubes, move.places, strict=True):
        place = target if isinstance(target, Place) else place_on(now.pose(target or 0))
        landing = land(place, poses, now.rules.ragged)
        poses.append(landing.pose)
        yield cube, place, landing


def cubes_under(now: Position, move: Move) -> tuple[int, ...]:
    """Return the enemy cubes that the Freezes of a move come to rest on, each once (CQ-35)."""
    poses = [landing.pose for _, landing in landings_of(now, move)]
    enemies = [other for other in now.on_board if COLOUR_OF[other] != now.mover]
    return tuple(other for other in enemies if any(rests_on(pose, now.pose(other)) for pose in poses))


def most_freezes(now: Position) -> int:
    """Return how many Freezes a turn has room for: those that are ready, and one of them in enemy territory."""
    ready = len(now.with_status(now.mover, RESERVE))
    under = [cube for cube in now.with_status(1 - now.mover, BOARD) if cube not in KINGS]
    abroad = sum(is_beyond(now.mover, now.pose(cube)) for cube in under)
    return min(ready, len(under) - abroad + min(1, abroad))


def freeze_fault(now: Position, move: Move) -> Refusal | None:
    """Return why Freezes may not be put down so; None if they may."""
    for cube, target in zip(move.cubes, move.places, strict=True):
        if CODES[cube] != "F" or COLOUR_OF[cube] != now.mover:
            return Refusal("not_yours", "CQ-34", act=FREEZE)
        if move.cubes.count(cube) > 1:
            return Refusal("placed_twice", "CQ-34", cube=cube)
        if now.statuses[cube] != RESERVE:
            return Refusal("freeze_not_ready", "CQ-34", cube=cube)
        if isinstance(target, int) and now.statuses[target] != BOARD:
            return Refusal("target_off_board", "CQ-34", colour=COLOUR_OF[target], cube=target)
    abroad = 0
    for cube, place, landing in _landings(now, move):
        fault = _landing_fault(now, cube, place, landing)
        if fault is not None:
            return fault
        abroad += is_beyond(now.mover, landing.pose)
    if abroad > 1:
        return Refusal("second_freeze", "CQ-34")
    return None


def _landing_fault(now: Position, cube: int, place: Place, landing: Landing) -> Refusal | None:
    under = [other for other in now.on_board if rests_on(landing.pose, now.pose(other))]
    if any(other in KINGS and COLOUR_OF[other] != now.mover for other in under):
        return Refusal("freeze_on_king", "CQ-34", cube=cube)
    if not any(COLOUR_OF[other] != now.mover for other in under):
        return Refusal("freeze_on_nothing", "CQ-34", cube=cube)
    fault = layer_fault(cube, place, landing)
    if fault is None and not landing.stands:
        return Refusal("would_tip", "CQ-46", cube=cube)
    return fault
