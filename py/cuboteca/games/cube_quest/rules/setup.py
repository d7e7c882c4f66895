"""The set-up: which armies and formations may be (CQ-2 to CQ-8, CQ-42)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.board import LAYERS, TOUCH, is_in_castle, is_wholly_on
from cuboteca.games.cube_quest.rules.boxes import footprint, reach_in_y
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS, RED, army_of, cost_of
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.places import Landing, Place, land
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.games.cube_quest.rules.refusal import Refusal

BASIC: Final = tuple(tuple(cube for cube in army_of(colour) if CODES[cube] in "KSG") for colour in (0, 1))
"""The basic army of each colour (CQ-2)."""


def formation_of(move: Move, rules: Rules) -> tuple[dict[int, Pose], bool]:
    """Return where the cubes of a set-up come to lie, put down one after the other, and whether any touch."""
    poses: dict[int, Pose] = {}
    stacked = False
    for cube, place in zip(move.cubes, move.places, strict=True):
        if isinstance(place, Place):
            landing = land(place, poses.values(), rules.ragged)
            stacked = stacked or landing.layer > 0
            poses[cube] = landing.pose
    return poses, stacked


def setup_fault(move: Move, seat: int, rules: Rules) -> Refusal | None:
    """Return why a set-up is not allowed; None if it is."""
    return army_fault(move.cubes, seat, rules) or _places_fault(move, rules)


def army_fault(cubes: tuple[int, ...], seat: int, rules: Rules) -> Refusal | None:
    """Return why some cubes are no army that may be played; None if they are one."""
    for cube in cubes:
        if COLOUR_OF[cube] != seat:
            return Refusal("other_colour", "CQ-4", colour=seat)
        if cubes.count(cube) > 1:
            return Refusal("placed_twice", "CQ-3", cube=cube)
    if rules.basic:
        if sorted(cubes) != list(BASIC[seat]):
            return Refusal("basic_army", "CQ-2")
        return None
    if KINGS[seat] not in cubes:
        return Refusal("no_king", "CQ-3")
    if cost_of(cubes) > rules.points:
        return Refusal("too_dear", "CQ-3", cost=cost_of(cubes), limit=rules.points)
    return None


def _places_fault(move: Move, rules: Rules) -> Refusal | None:
    poses: dict[int, Pose] = {}
    for cube, place in zip(move.cubes, move.places, strict=True):
        is_freeze = CODES[cube] == "F"
        if is_freeze and place is not None:
            return Refusal("freeze_place_given", "CQ-8", cube=cube)
        if isinstance(place, Place):
            landing = land(place, poses.values(), rules.ragged)
            fault = place_fault(cube, place, landing, rules)
            if fault is not None:
                return fault
            poses[cube] = landing.pose
        elif not is_freeze:
            return Refusal("starts_on_board", "CQ-8", cube=cube)
    return None


def place_fault(cube: int, place: Place, landing: Landing, rules: Rules) -> Refusal | None:
    """Return why a cube may not begin where it comes to lie; None if it may. Any face may be up (CQ-7)."""
    colour, shape = COLOUR_OF[cube], footprint(landing.pose)
    low, high = reach_in_y(landing.pose)
    if (high if colour == RED else -low) > -TOUCH:
        return Refusal("not_at_home", "CQ-6", cube=cube)
    if not (rules.overhang or is_wholly_on(shape, rules.ragged)):
        return Refusal("over_edge", "CQ-6", cube=cube)
    if cube in KINGS and not is_in_castle(shape, colour, inside=False):
        return Refusal("outside_castle", "CQ-5", cube=cube, inside=False)
    fault = layer_fault(cube, place, landing)
    if fault is not None:
        return fault
    if landing.layer >= LAYERS:
        return Refusal("too_high", "CQ-6", cube=cube, limit=LAYERS)
    if not landing.stands:
        return Refusal("would_tip", "CQ-6", cube=cube)
    return None


def layer_fault(cube: int, place: Place, landing: Landing) -> Refusal | None:
    """Return why a cube does not come to lie on the layer that is asked for; None if it does."""
    if place.layer is None or place.layer == landing.layer:
        return None
    if place.layer < landing.layer:
        return Refusal("in_the_way", "CQ-21", cube=cube)
    return Refusal("nothing_below", "CQ-46", cube=cube)
