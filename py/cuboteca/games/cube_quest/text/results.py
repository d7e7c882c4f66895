"""What chance made of a move, in a few words: behind it in the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, is_shadow
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.pose import upper_face
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.wording import By, Messages

NAMED: Final = 2
"""More cubes than so many are counted: the list of moves names them all."""

FATES: Final = ("defeated", "escaped", "revived", "failed")
"""What a roll decides for one cube."""

say: Final = Messages(
    {
        # In brackets, behind what was done.
        "off": "{owned} off the board",
        "off_count": "{count} cubes off the board",
        "defeated": "{whose} captured and defeated",
        "escaped": "{whose} escaped",
        "revived": "{whose} revived",
        "failed": "{whose} still defeated",
        "defeated_count": "{count} captured and defeated",
        "escaped_count": "{count} escaped",
        "revived_count": "{count} revived",
        "failed_count": "{count} still defeated",
        "in_enemy_territory": By("safe", {True: "safe in enemy territory", False: "in its own territory"}),
        "fell_over": "the formation fell over",
        "did_not_stay": "the cube didn’t stay there",
    },
    WORDS,
)


def result_words(action: Move, rest: Sequence[Move]) -> str:
    """Return what came of an action by chance: "Blue’s Grunt 3 off the board"; nothing if nothing did."""
    off, fates = fallen(rest), fates_of(rest)
    words = [say("off" if len(off) <= NAMED else "off_count", owned=off, count=len(off))] if off else []
    words += [say(fate, whose=cube) for cube, fate in fates] if len(fates) <= NAMED else [counted(fates)]
    if not words and (safe := lies_safely(action, rest)) is not None:
        words.append(say("in_enemy_territory", safe=safe))
    if any(move.word == moves.FALLS for move in rest):
        words.append(say("fell_over" if action.kind == moves.SETUP else "did_not_stay"))
    return ", ".join(words)


def fallen(rest: Sequence[Move]) -> list[int]:
    """Return the cubes that left the board, in the order in which they are named."""
    return [cube for move in rest for cube, _ in move.offs]


def lies_safely(action: Move, rest: Sequence[Move]) -> bool | None:
    """Does the cube of a flick lie beyond the line with an icon up (CQ-14, CQ-17)? None if that is no question."""
    poses = [pose for move in rest for cube, pose in move.poses if cube in action.cubes]
    if action.kind != moves.FLICK or not poses:
        return None
    (cube,), pose = action.cubes, poses[-1]
    if not is_beyond(COLOUR_OF[cube], pose):
        return False
    return None if is_shadow(cube, upper_face(cube, pose)) else True


def rolls_of(move: Move) -> list[tuple[int, int]]:
    """The cubes that were rolled, and the face of each."""
    cubes = {moves.RELEASE: move.cubes, moves.REVIVE: move.chosen}.get(move.kind, ())
    return list(zip(cubes, move.faces, strict=True)) if cubes else []


def fates_of(rest: Sequence[Move]) -> list[tuple[int, str]]:
    """Return what rolls decided: each cube, and which of `FATES`."""
    return [(cube, _fate(move, is_shadow(cube, face))) for move in rest for cube, face in rolls_of(move)]


def _fate(move: Move, shadow: bool) -> str:
    if move.kind == moves.REVIVE:
        return "failed" if shadow else "revived"
    return "defeated" if shadow else "escaped"


def counted(fates: Sequence[tuple[int, str]]) -> str:
    """Return how many had each fate, as in "2 captured and defeated, 1 escaped"."""
    mine = [fate for _, fate in fates]
    return ", ".join(say(f"{fate}_count", count=mine.count(fate)) for fate in FATES if fate in mine)
