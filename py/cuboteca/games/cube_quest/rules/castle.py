"""Putting a cube down in one's castle (CQ-16, CQ-20, CQ-30)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cuboteca.games.cube_quest.rules.board import CASTLES, is_in_castle, is_wholly_on
from cuboteca.games.cube_quest.rules.boxes import footprint, is_beyond
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, KINGS
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.places import Landing, Place, land
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.games.cube_quest.rules.position import Position
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.setup import layer_fault

STEP: Final = 40
"""How far apart, in tenths of a millimetre, places are tried out."""

ROUND: Final = 440
"""From the middle of the castle, places up to so far along x and y are tried; all of them touch it."""

FAR: Final = 5800


def castle_fault(now: Position, cube: int, place: Place, *without: int) -> Refusal | None:
    """Return why a cube may not be put down at a place in its castle; None if it may."""
    landing = land(place, now.poses_without(*without), now.rules.ragged)
    if not _is_in(now.rules, COLOUR_OF[cube], landing):
        if place == refuge(now.poses_without(*without), now.rules, COLOUR_OF[cube]):
            return None  # the castle is full
        clause = "CQ-20" if cube in KINGS else "CQ-16"
        return Refusal("outside_castle", clause, cube=cube, inside=now.rules.inside)
    fault = layer_fault(cube, place, landing)
    if fault is None and not landing.stands:
        return Refusal("would_tip", "CQ-46", cube=cube)
    return fault


def _is_in(rules: Rules, colour: int, landing: Landing) -> bool:
    return is_in_castle(footprint(landing.pose), colour, rules.inside)


def castle_middle(colour: int) -> tuple[int, int]:
    """Return the middle of a castle, in tenths of a millimetre."""
    (left, bottom), _, (right, top), _ = CASTLES[colour]
    return round(5 * (left + right)), round(5 * (bottom + top))


def castle_places(poses: tuple[Pose, ...], rules: Rules, colour: int, step: int = STEP) -> Iterator[Place]:
    """Yield places in a castle where a cube would stand, from the middle outwards."""
    x, y = castle_middle(colour)
    steps = range(-(ROUND // step), ROUND // step + 1)
    for _, i, j in sorted((i * i + j * j, i, j) for i in steps for j in steps):
        place = Place(x + step * i, y + step * j)
        landing = land(place, poses, rules.ragged)
        if landing.stands and _is_in(rules, colour, landing):
            yield place


@lru_cache(maxsize=64)
def first_castle_place(poses: tuple[Pose, ...], rules: Rules, colour: int) -> Place | None:
    """Return the one nearest the middle of the castle; None if it is full."""
    return next(castle_places(poses, rules, colour), None)


@lru_cache(maxsize=64)
def refuge(poses: tuple[Pose, ...], rules: Rules, colour: int) -> Place | None:
    """A-10: where no place in the castle is free, the nearest free one outside it; None while the castle has one."""
    if first_castle_place(poses, rules, colour) is not None:
        return None
    x, y = castle_middle(colour)
    steps = range(-(FAR // STEP), FAR // STEP + 1)
    near = sorted((i * i + j * j, i, j) for i in steps for j in steps)
    for _, i, j in near:
        place = Place(x + STEP * i, y + STEP * j)
        landing = land(place, poses, rules.ragged)
        at_home = not is_beyond(colour, landing.pose)
        if landing.stands and at_home and is_wholly_on(footprint(landing.pose), rules.ragged):
            return place
    return None
