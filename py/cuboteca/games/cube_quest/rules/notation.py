"""Reading a move from its notation."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import COLOURS, CUBE_OF, KINDS
from cuboteca.games.cube_quest.rules.moves import (
    FALLS,
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    LOT,
    PUT,
    RELEASE,
    RETURN,
    REVIVE,
    SAID,
    SETTLE,
    SETUP,
    STOPPED,
    Flick,
    Move,
)
from cuboteca.games.cube_quest.rules.names import NUMBERS
from cuboteca.games.cube_quest.rules.places import TURN, Place, read_place, read_tenths
from cuboteca.games.cube_quest.rules.pose import NUMBER, Pose, read_pose, rounded
from cuboteca.play.game import IllegalMove

LONGEST_TEXT: Final = 8_000
LONGEST_FLICK: Final = 8.0
"""After so many seconds everything is stopped where it is."""

POWER: Final = re.compile("0|[1-9][0-9]?|100")
HIT: Final = re.compile("@(-?(?:0|[1-9][0-9]?|100)),(-?(?:0|[1-9][0-9]?|100))")
PLACED: Final = {"K": KING, "U": RETURN, "=": PUT}


def read_move(text: str) -> Move:
    """The move that a text stands for; IllegalMove in words if it stands for none."""
    words = text[:LONGEST_TEXT].replace(";", " ").split()
    if not words or len(text) > LONGEST_TEXT:
        raise _no_move(text)
    head, *rest = words
    if head in SAID and not rest:
        return Move(head)
    if head.startswith("start=") and not rest and head[6:] in tuple(COLOURS):
        return Move(LOT, faces=(COLOURS.index(head[6:]),))
    if head == "~":
        return _read_settling(rest)
    if head == "set":
        return _read_setup(rest)
    if head[0] == "!" and len(rest) == 2 and rest[0] == ">":
        return Move(RELEASE, (read_cube(head[1:]),), faces=(_read_face(rest[1]),))
    if not rest:
        raise _no_move(text)
    return _read_action(text, words)


def _read_action(text: str, words: list[str]) -> Move:
    head, letter, *rest = words
    if letter == "F" and len(rest) in (2, 3):
        return Move(FLICK, (read_cube(head),), flick=_read_flick(rest))
    if letter in PLACED and len(rest) == 1:
        return Move(PLACED[letter], (read_cube(head),), places=(_read_where(rest[0]),))
    if letter == "hide" and not rest:
        return Move(HIDE, (read_cube(head),))
    if letter == "Z":
        return _read_freezing(text, words)
    if letter == "L" and rest:
        return _read_healing(text, head, rest)
    raise _no_move(text)


def read_cube(word: str) -> int:
    """The cube of an id."""
    cube = CUBE_OF.get(word)
    if cube is not None:
        return cube
    found = re.fullmatch("[rb]([A-Z])([0-9]{0,3})", word)
    for kind in KINDS:
        if found and found[1] == kind.code:
            plural = "" if kind.number == 1 else "s"
            raise IllegalMove(f"Each colour has {NUMBERS[kind.number]} {kind.name}{plural} in the box.", "CQ-3")
    raise IllegalMove(f"“{word[:20]}” is no cube: write one like rG3, bS1 or rK.", "CQ-4")


def _read_where(word: str) -> Place:
    place = read_place(word)
    if place is None:
        raise IllegalMove(
            f"“{word[:20]}” is no place: write millimetres like -40,-160.5, then ,1 for a layer.", "CQ-46"
        )
    return place


def _read_face(word: str) -> int:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise IllegalMove(f"“{word[:20]}” is no face of a cube: they are 1 to 6.", "CQ-16")
    return int(word)


def _read_flick(words: list[str]) -> Flick:
    direction = read_tenths(words[0])
    if direction is None or not 0 <= direction < TURN:
        raise IllegalMove(f"“{words[0][:20]}” is no direction: write degrees from 0 to 359.9.", "CQ-11")
    if not POWER.fullmatch(words[1]):
        raise IllegalMove(f"“{words[1][:20]}” is no strength: write a whole number from 0 to 100.", "CQ-11")
    hit = HIT.fullmatch(words[2]) if len(words) == 3 else None
    if len(words) == 3 and hit is None:
        raise IllegalMove(f"“{words[2][:20]}” is no point to hit: write it like @-20,10, up to 100 each.", "CQ-11")
    lateral, height = (int(hit[1]), int(hit[2])) if hit else (0, 0)
    return Flick(direction, int(words[1]), lateral, height)


def _read_setup(words: list[str]) -> Move:
    if len(words) % 2 or not words:
        raise IllegalMove("A set-up names each cube and its place, like set rK 0,-240 rG1 -40,-160.", "CQ-6")
    cubes = tuple(map(read_cube, words[::2]))
    places = tuple(None if word == "-" else _read_where(word) for word in words[1::2])
    return Move(SETUP, cubes, places=places)


def _read_freezing(text: str, words: list[str]) -> Move:
    cubes: list[int] = []
    places: list[Place | int] = []
    for part in " ".join(words).split(" + "):
        placed = part.split(" ")
        if len(placed) != 3 or placed[1] != "Z":
            raise _no_move(text)
        cubes.append(read_cube(placed[0]))
        places.append(read_cube(placed[2]) if placed[2][0] in COLOURS else _read_where(placed[2]))
    return Move(FREEZE, tuple(cubes), places=tuple(places))


def _read_healing(text: str, healers: str, rest: list[str]) -> Move:
    chosen = rest[: rest.index(">")] if ">" in rest else rest
    cubes = tuple(map(read_cube, healers.split("+")))
    picked = tuple(map(read_cube, chosen))
    if not picked:
        raise _no_move(text)
    if chosen == rest:
        return Move(HEAL, cubes, picked)
    faces = tuple(map(_read_face, rest[len(chosen) + 1 :]))
    if not faces:
        raise _no_move(text)
    return Move(REVIVE, cubes, picked, faces=faces)


def _read_settling(words: list[str]) -> Move:
    word = words[0] if words and words[0] in (FALLS, STOPPED) else ""
    rest = words[1:] if word else words
    poses: dict[int, Pose] = {}
    offs: dict[int, float] = {}
    while rest:
        cube, rest = read_cube(rest[0]), rest[1:]
        if cube in poses or cube in offs:
            raise IllegalMove("A cube comes to rest in one place.", "CQ-11")
        if rest[:1] == ["off"]:
            offs[cube] = _read_seconds(rest[1] if len(rest) > 1 else "")
            rest = rest[2:]
        elif rest:
            try:
                poses[cube] = read_pose(rest[0])
            except ValueError as error:
                raise IllegalMove(str(error), "CQ-11") from None
            rest = rest[1:]
        else:
            raise IllegalMove("A cube is named without the place where it came to rest.", "CQ-11")
    return Move(SETTLE, poses=tuple(sorted(poses.items())), offs=tuple(sorted(offs.items())), word=word)


def _read_seconds(word: str) -> float:
    seconds = float(word) if NUMBER.fullmatch(word) else -1.0
    if not 0 <= seconds <= LONGEST_FLICK:
        raise IllegalMove(f"“{word[:20]}” is no time for a fall: it lies between 0 and 8 seconds.", "CQ-12")
    return rounded(seconds)


def _no_move(text: str) -> IllegalMove:
    return IllegalMove(
        f"“{text[:20]}” is not a move: write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move."
    )
