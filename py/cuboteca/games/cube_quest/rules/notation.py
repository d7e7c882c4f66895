"""Reading a move from its notation."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, COLOURS, CUBE_OF, KINDS
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
from cuboteca.games.cube_quest.rules.places import TURN, Place, read_place, read_tenths
from cuboteca.games.cube_quest.rules.pose import NUMBER, Pose, read_pose, rounded
from cuboteca.games.cube_quest.rules.refusal import Refusal

LONGEST_TEXT: Final = 8_000
QUOTED: Final = 20
"""So many letters of what was written are quoted back."""

LONGEST_FLICK: Final = 8.0
"""After so many seconds everything is stopped where it is."""

POWER: Final = re.compile("0|[1-9][0-9]?|100")
HIT: Final = re.compile("@(-?(?:0|[1-9][0-9]?|100)),(-?(?:0|[1-9][0-9]?|100))")
PLACED: Final = {"K": KING, "U": RETURN, "=": PUT}


def read_move(text: str) -> Move:
    """Return the move that a text stands for; raise Refusal if it stands for none."""
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
    """Return the cube of an id; raise Refusal if it names none."""
    cube = CUBE_OF.get(word)
    if cube is not None:
        return cube
    found = re.fullmatch("[rb]([A-Z])([0-9]{0,3})", word)
    for kind in KINDS:
        if found and found[1] == kind.code:
            raise Refusal("not_in_box", "CQ-3", supply=kind.code)
    raise Refusal("no_cube", "CQ-4", text=word[:QUOTED])


def _read_where(word: str) -> Place:
    place = read_place(word)
    if place is None:
        raise Refusal("no_place", "CQ-46", text=word[:QUOTED])
    return place


def _read_face(word: str) -> int:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise Refusal("no_face", "CQ-16", text=word[:QUOTED])
    return int(word)


def _read_flick(words: list[str]) -> Flick:
    direction = read_tenths(words[0])
    if direction is None or not 0 <= direction < TURN:
        raise Refusal("no_direction", "CQ-11", text=words[0][:QUOTED])
    if not POWER.fullmatch(words[1]):
        raise Refusal("no_strength", "CQ-11", text=words[1][:QUOTED])
    hit = HIT.fullmatch(words[2]) if len(words) == 3 else None
    if len(words) == 3 and hit is None:
        raise Refusal("no_hit", "CQ-11", text=words[2][:QUOTED])
    lateral, height = (int(hit[1]), int(hit[2])) if hit else (0, 0)
    return Flick(direction, int(words[1]), lateral, height)


def _read_setup(words: list[str]) -> Move:
    if len(words) % 2 or not words:
        raise Refusal("no_set_up", "CQ-6")
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
            raise Refusal("rests_twice", "CQ-11", colour=COLOUR_OF[cube], cube=cube)
        if rest[:1] == ["off"]:
            offs[cube] = _read_seconds(rest[1] if len(rest) > 1 else "")
            rest = rest[2:]
        elif rest:
            poses[cube], rest = read_pose(rest[0]), rest[1:]
        else:
            raise Refusal("rests_nowhere", "CQ-11", colour=COLOUR_OF[cube], cube=cube)
    return Move(SETTLE, poses=tuple(sorted(poses.items())), offs=tuple(sorted(offs.items())), word=word)


def _read_seconds(word: str) -> float:
    seconds = float(word) if NUMBER.fullmatch(word) else -1.0
    if not 0 <= seconds <= LONGEST_FLICK:
        raise Refusal("no_seconds", "CQ-12", text=word[:QUOTED])
    return rounded(seconds)


def _no_move(text: str) -> Refusal:
    return Refusal("no_move", text=text[:QUOTED])
