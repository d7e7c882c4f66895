"""Where a resting cube lies, as the rules see it."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules.board import TOUCH
from cuboteca.games.cube_quest.rules.boxes import reach_in_y
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, RED, is_shadow
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face


def is_beyond(colour: int, pose: Pose) -> bool:
    """Does a cube lie completely beyond the line, as seen by a colour? Touching the line is at home (CQ-14)."""
    low, high = reach_in_y(pose)
    return low > TOUCH if colour == RED else high < -TOUCH


def is_captured(cube: int, pose: Pose) -> bool:
    """CQ-13: does it lie completely in enemy territory with a shadow side up? At home that never matters (CQ-15)."""
    return is_beyond(COLOUR_OF[cube], pose) and is_shadow(cube, upper_face(cube, pose))
