"""The set-up: which armies and formations may be (CQ-2 to CQ-8, CQ-42)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.board import LAYERS, TOUCH, is_in_castle, is_wholly_on
from cuboteca.games.cube_quest.rules.boxes import footprint, reach_in_y
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS, RED, army_of, cost_of
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.names import COLOUR_NAMES, cube_name, points_text
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.places import Landing, Place, land
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.play.game import IllegalMove

BASIC: Final = tuple(tuple(cube for cube in army_of(colour) if CODES[cube] in "KSG") for colour in (0, 1))
"""The basic army of each colour (CQ-2)."""


def formation_of(move: Move, rules: Rules) -> tuple[dict[int, Pose], bool]:
    """Where the cubes of a set-up come to lie, put down one after the other; and do any touch each other?"""
    poses: dict[int, Pose] = {}
    stacked = False
    for cube, place in zip(move.cubes, move.places, strict=True):
        if isinstance(place, Place):
            landing = land(place, poses.values(), rules.ragged)
            stacked = stacked or landing.layer > 0
            poses[cube] = landing.pose
    return poses, stacked


def setup_fault(move: Move, seat: int, rules: Rules) -> IllegalMove | None:
    """Why a set-up is not allowed; None if it is."""
    return army_fault(move.cubes, seat, rules) or _places_fault(move, rules)


def army_fault(cubes: tuple[int, ...], seat: int, rules: Rules) -> IllegalMove | None:
    """Why some cubes are no army that may be played; None if they are one."""
    for cube in cubes:
        if COLOUR_OF[cube] != seat:
            return IllegalMove(f"{COLOUR_NAMES[seat]} sets up only cubes of that colour.", "CQ-4")
        if cubes.count(cube) > 1:
            return IllegalMove(f"The {cube_name(cube)} can stand in one place only.", "CQ-3")
    if rules.basic:
        if sorted(cubes) != list(BASIC[seat]):
            return IllegalMove("The basic army is the King, four Strikers and twelve Grunts, no more, no less.", "CQ-2")
        return None
    if KINGS[seat] not in cubes:
        return IllegalMove("An army needs its King.", "CQ-3")
    if cost_of(cubes) > rules.points:
        told = points_text(cost_of(cubes))
        return IllegalMove(f"This army costs {told}; {rules.points} is the most.", "CQ-3")
    return None


def _places_fault(move: Move, rules: Rules) -> IllegalMove | None:
    poses: dict[int, Pose] = {}
    for cube, place in zip(move.cubes, move.places, strict=True):
        is_freeze = CODES[cube] == "F"
        if is_freeze and place is not None:
            return IllegalMove(f"The {cube_name(cube)} begins beside the board: write - for its place.", "CQ-8")
        if isinstance(place, Place):
            landing = land(place, poses.values(), rules.ragged)
            fault = place_fault(cube, place, landing, rules)
            if fault is not None:
                return fault
            poses[cube] = landing.pose
        elif not is_freeze:
            return IllegalMove(
                f"The {cube_name(cube)} begins on the board; leave it out if you do not want it.", "CQ-8"
            )
    return None


def place_fault(cube: int, place: Place, landing: Landing, rules: Rules) -> IllegalMove | None:
    """Why a cube may not begin where it comes to lie; None if it may. Any face may be up (CQ-7)."""
    colour, name, shape = COLOUR_OF[cube], cube_name(cube), footprint(landing.pose)
    low, high = reach_in_y(landing.pose)
    if (high if colour == RED else -low) > -TOUCH:
        return IllegalMove(f"The {name} must lie in your own territory, clear of the dividing line.", "CQ-6")
    if not (rules.overhang or is_wholly_on(shape, rules.ragged)):
        return IllegalMove(f"The {name} may not hang over the outer edge.", "CQ-6")
    if cube in KINGS and not is_in_castle(shape, colour, inside=False):
        return IllegalMove("Your King must at least touch your castle.", "CQ-5")
    fault = layer_fault(name, place, landing)
    if fault is not None:
        return fault
    if landing.layer >= LAYERS:
        return IllegalMove(f"The {name} would stand too high: {LAYERS} cubes on each other are the most.", "CQ-6")
    if not landing.stands:
        return IllegalMove(f"The {name} would tip over there: its middle must be above what carries it.", "CQ-6")
    return None


def layer_fault(name: str, place: Place, landing: Landing) -> IllegalMove | None:
    """Why a cube does not come to lie on the layer that is asked for."""
    if place.layer is None or place.layer == landing.layer:
        return None
    if place.layer < landing.layer:
        return IllegalMove(f"Another cube is in the way of the {name} there.", "CQ-21")
    return IllegalMove(f"Nothing so high carries the {name} there.", "CQ-46")
