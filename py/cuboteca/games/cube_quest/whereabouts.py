"""Where cubes lie, in words: for whoever does not see the board."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from cuboteca.games.cube_quest.board import EDGE
from cuboteca.games.cube_quest.cubes import COLOUR_OF, RED
from cuboteca.games.cube_quest.facts import Position
from cuboteca.games.cube_quest.names import COLOUR_NAMES, whose
from cuboteca.games.cube_quest.pose import Pose

CENTIMETRE: Final = 10.0
"""Poses are in millimetres."""


def spot_words(pose: Pose, seat: int) -> str:
    """How far from the line, and how far from the middle as a seat sees it: "5 cm before the line, 6 cm right"."""
    from_line, aside = round(abs(pose.y) / CENTIMETRE), round((pose.x if seat == RED else -pose.x) / CENTIMETRE)
    side = f"{abs(aside)} cm {'right' if aside > 0 else 'left'}" if aside else "in the middle"
    half = COLOUR_NAMES[int(pose.y > 0)]
    return f"{from_line} cm into {half}’s half, {side}" if from_line else f"at the line, {side}"


def first_in_the_way(at: Position, cube: int, direction: int) -> int | None:
    """The cube that a straight flick would reach first; the direction in tenths of a degree. None where none lies."""
    start = at.pose(cube)
    ahead, across = cos(radians(direction / 10)), sin(radians(direction / 10))
    found = None
    nearest = 0.0
    for other in at.on_board:
        pose = at.pose(other)
        x, y = pose.x - start.x, pose.y - start.y
        along, aside = x * ahead + y * across, y * ahead - x * across
        if other != cube and along > 0 and abs(aside) < EDGE and (found is None or along < nearest):
            found, nearest = other, along
    return found


def ahead_words(at: Position, cube: int, direction: int) -> str:
    """What lies there: "Blue’s Striker 4 is in the way"."""
    found = first_in_the_way(at, cube, direction)
    if found is None:
        return "Nothing lies in the way."
    whom = whose(found) if COLOUR_OF[found] != COLOUR_OF[cube] else f"your own {whose(found).partition(' ')[2]}"
    return f"First in the way: {whom}."
