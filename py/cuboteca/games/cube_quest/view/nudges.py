"""Small steps without dragging: a place moved or turned a little, an aim turned or made stronger."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.places import TURN, Place

STEP: Final = 20
"""Two millimetres."""

FAR_STEP: Final = 160
"""The edge of a cube."""

WAYS: Final[Mapping[str, tuple[int, int]]] = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
YAWS: Final = {"far-left": 150, "far-right": -150}
"""What turns an aim farther turns a cube that is placed."""

FARTHEST_X, FARTHEST_Y = 2200, 3200

NEXT_FACE: Final = {1: 2, 2: 3, 3: 6, 6: 4, 4: 5, 5: 1}
"""Round the cube, so that each step shows another side."""

AIMS: Final[Mapping[str, tuple[int, int]]] = {
    "left": (10, 0), "right": (-10, 0), "far-left": (100, 0), "far-right": (-100, 0),
    "up": (0, 2), "down": (0, -2), "far-up": (0, 10), "far-down": (0, -10),
}  # fmt: skip
"""How many tenths of a degree the direction turns, and by how much the strength changes."""


def nudged(place: Place, how: str, side: int) -> Place | None:
    """A place a step further, as it is seen from a side of the board; None for what is no step."""
    if how in YAWS:
        return place._replace(yaw=(place.yaw + YAWS[how]) % TURN)
    if how == "face":
        return place._replace(face=NEXT_FACE[place.face])
    way = WAYS.get(how.removeprefix("far-"))
    if way is None:
        return None
    size = FAR_STEP if how.startswith("far-") else STEP
    size = size if side == 0 else -size
    x, y = place.x + size * way[0], place.y + size * way[1]
    return place._replace(x=max(-FARTHEST_X, min(FARTHEST_X, x)), y=max(-FARTHEST_Y, min(FARTHEST_Y, y)), layer=None)


def nudged_aim(aim: Flick, how: str) -> Flick | None:
    """An aim a step to the left or right, stronger or weaker; None for what is no step."""
    if how not in AIMS:
        return None
    turn, more = AIMS[how]
    return aim._replace(direction=(aim.direction + turn) % TURN, power=max(0, min(100, aim.power + more)))
