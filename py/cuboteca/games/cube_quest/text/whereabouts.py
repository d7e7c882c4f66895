"""Where cubes lie and where an aim goes, in words: for whoever does not see the board."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, radians, sin, sqrt
from typing import Final

from cuboteca.games.cube_quest.rules.board import EDGE, HALF_LENGTH, HALF_WIDTH
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import ARMY, COLOUR_OF, RED, is_shadow
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.places import tenths_text
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.rules.position import Position
from cuboteca.games.cube_quest.selection.selection import AHEAD, Selection
from cuboteca.games.cube_quest.text.names import COLOUR_NAMES, cube_name, whose

STRAIGHT: Final = {0: "straight ahead", 1800: "straight back"}


WAYS: Final = (
    (30, "straight ahead"),
    (225, "a little to the {side}"),
    (675, "ahead to the {side}"),
    (1125, "to the {side}"),
    (1575, "back to the {side}"),
    (1800, "straight back"),
)
"""Ways in a few words, each as far as so many tenths of a degree from straight ahead."""


def way_words(direction: int, seat: int) -> str:
    """Roughly which way, as a player sees it from their side: "a little to the left"."""
    left = (direction + 1800 * seat - AHEAD[0]) % 3600
    away = min(left, 3600 - left)
    return next(words for most, words in WAYS if away <= most).format(side="left" if left < 1800 else "right")


def direction_words(direction: int, seat: int, sign: str = "") -> str:
    """Which way, as a player sees it from their side: "12.5 degrees left of straight ahead"."""
    left = (direction + 1800 * seat - AHEAD[0]) % 3600
    if left in STRAIGHT:
        return STRAIGHT[left]
    tenths = min(left, 3600 - left)
    unit = sign or (" degree" if tenths == 10 else " degrees")
    return f"{tenths_text(tenths).removesuffix('.0')}{unit} {'left' if left < 1800 else 'right'} of straight ahead"


def hit_words(aim: Flick) -> str:
    """Where the cube is hit."""
    up, aside = aim.height, aim.lateral
    if not up and not aside:
        return "in the middle"
    high = f"{'high' if up > 0 else 'low'}" if up else ""
    wide = f"{'right' if aside > 0 else 'left'}" if aside else ""
    little = "a little " if max(abs(up), abs(aside)) < 50 else ""
    return f"{little}{' and '.join(word for word in (high, wide) if word)}"


def aim_words(picks: Selection) -> str:
    """As in "Strength 62, straight ahead, hit a little low"."""
    if picks.aim is None:
        return ""
    where = direction_words(picks.aim.direction, int(picks.cube >= ARMY))
    return f"Strength {picks.aim.power}, {where}, hit {hit_words(picks.aim)}."


def aim_line(picks: Selection) -> str:
    """The same in a line under the strength: "12° left of straight ahead, hit a little low."."""
    if picks.aim is None:
        return ""
    where = direction_words(picks.aim.direction, int(picks.cube >= ARMY), "°")
    return f"{where[0].upper()}{where[1:]}, hit {hit_words(picks.aim)}."


CENTIMETRE: Final = 10.0
"""Poses are in millimetres."""

GLIDES: Final = ((0.0, 0.0), (0.5, 27.0), (1.0, 116.0), (1.5, 249.0), (2.0, 427.0), (2.5, 660.0))
"""How far a cube goes that meets nothing, in millimetres, by its speed in metres a second; the page draws the same
(`static/js/games/cube_quest/aim-numbers.js`)."""
FASTEST: Final = 2.5
WIDE: Final = 1.08 * EDGE
HIGH: Final = 0.9 * EDGE
"""Nearer to its way, and no higher or lower, a cube is met."""
IN_FRONT: Final = 1.0
"""What lies less far ahead lies beside: a cube that touches it and stands in one row with it is not in its way."""
LEAST: Final = 1e-9


def spot_words(pose: Pose, seat: int, *, exact: bool = False) -> str:
    """How far from the line, and how far from the middle as a seat sees it: "5 cm into Red’s half, 6 cm right"; exact,
    to the millimetre."""
    digits = 1 if exact else None
    from_line = round(abs(pose.y) / CENTIMETRE, digits)
    aside = round((pose.x if seat == RED else -pose.x) / CENTIMETRE, digits)
    side = f"{abs(aside)} cm {'right' if aside > 0 else 'left'}" if aside else "in the middle"
    half = COLOUR_NAMES[int(pose.y > 0)]
    return f"{from_line} cm into {half}’s half, {side}" if from_line else f"at the line, {side}"


def glide(power: int) -> float:
    """How far a flick of that strength goes when nothing is in its way, in millimetres."""
    speed: float = FASTEST * (power / 100) ** 1.5
    for (low, near), (high, far) in pairwise(GLIDES):
        if speed <= high:
            return near + (far - near) * (speed - low) / (high - low)
    return GLIDES[-1][1]


def first_in_the_way(at: Position, cube: int, direction: int) -> tuple[int, float] | None:
    """The cube that a straight flick would reach first, and how far it goes until then, in millimetres; the direction
    in tenths of a degree. None where none lies."""
    start = at.pose(cube)
    ahead, across = cos(radians(direction / 10)), sin(radians(direction / 10))
    found = None
    for other in at.on_board:
        pose = at.pose(other)
        x, y = pose.x - start.x, pose.y - start.y
        along, aside = x * ahead + y * across, abs(y * ahead - x * across)
        if other == cube or along <= IN_FRONT or aside >= WIDE or abs(pose.z - start.z) > HIGH:
            continue
        far = max(0.0, along - sqrt(WIDE * WIDE - aside * aside))
        if found is None or far < found[1]:
            found = other, far
    return found


def to_the_edge(pose: Pose, direction: int) -> float:
    """How far it is to the edge of the board, in millimetres."""
    ahead, across = cos(radians(direction / 10)), sin(radians(direction / 10))
    along = (HALF_WIDTH - pose.x if ahead > 0 else HALF_WIDTH + pose.x) / max(abs(ahead), LEAST)
    up = (HALF_LENGTH - pose.y if across > 0 else HALF_LENGTH + pose.y) / max(abs(across), LEAST)
    return min(along, up)


def ahead_words(at: Position, cube: int, flick: Flick) -> str:
    """What a flick would meet: "After 6 cm it meets Blue’s Striker 4.", and how far it goes if it meets nothing."""
    found, reach = first_in_the_way(at, cube, flick.direction), glide(flick.power)
    if found is None:
        falls = reach > to_the_edge(at.pose(cube), flick.direction)
        return f"Nothing is in the way: it goes {'over the edge' if falls else f'some {_centimetres(reach)} cm'}."
    other, far = found
    whom = whose(other) if COLOUR_OF[other] != COLOUR_OF[cube] else f"your own {whose(other).partition(' ')[2]}"
    if far <= reach:
        return f"{f'After {_centimetres(far)} cm' if _centimetres(far) else 'At once'} it meets {whom}."
    return f"It goes some {_centimetres(reach)} cm; {whom} lies {_centimetres(far)} cm ahead."


def _centimetres(length: float) -> int:
    return round(length / CENTIMETRE)


def describe(state: Position, cube: int) -> str:
    """A cube on the board for a screen reader: "Red’s Striker 2, beyond the line, shadow up, frozen", and where it lies
    as whoever is to move sees it."""
    return _described(cube, state.poses[cube], cube in state.frozen, max(state.mover, 0))


@lru_cache(maxsize=512)
def _described(cube: int, pose: Pose | None, frozen: bool, seat: int) -> str:
    words = [f"{COLOUR_NAMES[COLOUR_OF[cube]]}’s {cube_name(cube)}"]
    if pose is not None:
        words.append("beyond the line" if is_beyond(COLOUR_OF[cube], pose) else "at home")
        words.append("shadow up" if is_shadow(cube, upper_face(cube, pose)) else "icon up")
        if pose.z > 12:
            words.append("on top of others")
    if frozen:
        words.append("frozen")
    if pose is not None:
        words.append(spot_words(pose, seat))
    return ", ".join(words)
