"""What chance made of a move, in a few words: behind it in the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, is_shadow
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.rules.position import Position
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.wording import Messages

NAMED: Final = 2
"""More cubes than so many are counted: the list of moves names them all."""

FATES: Final = ("defeated", "escaped", "revived", "failed")
"""What a roll decides for one cube."""

say: Final = Messages(
    {
        # In brackets, behind what was done.
        "it_off": "off the board",
        "off": "{owned} off the board",
        "off_count": "{count} cubes off the board",
        "defeated": "{whose} captured and defeated",
        "escaped": "{whose} captured but escaped",
        "it_defeated": "captured and defeated",
        "it_escaped": "captured but escaped",
        "revived": "{whose} revived",
        "failed": "{whose} still defeated",
        "defeated_count": "{count} captured and defeated",
        "escaped_count": "{count} captured but escaped",
        "revived_count": "{count} revived",
        "failed_count": "{count} still defeated",
        "it_safe": "safe in enemy territory",
        "safe": "{owned} safe in enemy territory",
        "safe_count": "{count} cubes safe in enemy territory",
        "it_home": "in its own territory",
        "fell_over": "the formation fell over",
        "did_not_stay": "the cube didn’t stay there",
    },
    WORDS,
)


def result_words(action: Move, rest: Sequence[Move], positions: Sequence[Position]) -> str:
    """Return what came of an action by chance, each move of `rest` in one of `positions`: "Blue’s Grunt 3 off the
    board"; nothing if nothing did. A flicked cube isn't named again: the sentence before names it."""
    flicked = action.cubes[0] if action.kind == moves.FLICK else None
    off, fates = fallen(rest), fates_of(rest)
    words = [_off(off, flicked)] if off else []
    if len(fates) > NAMED:
        words.append(counted(fates))
    else:
        words += [
            say(f"it_{fate}" if cube == flicked and not off and at == 0 else fate, whose=cube)
            for at, (cube, fate) in enumerate(fates)
        ]
    if not words and flicked is not None:
        words += _rested(flicked, rest, positions)
    if any(move.word == moves.FALLS for move in rest):
        words.append(say("fell_over" if action.kind == moves.SETUP else "did_not_stay"))
    return ", ".join(words)


def _off(off: list[int], flicked: int | None) -> str:
    return say("it_off" if off == [flicked] else "off" if len(off) <= NAMED else "off_count", owned=off, count=len(off))


def _rested(flicked: int, rest: Sequence[Move], positions: Sequence[Position]) -> list[str]:
    """Return what lies safely beyond the line since a flick (CQ-17), or that the flicked cube is at home (CQ-14). A
    Freeze beyond it is only on its way: it holds a cube there or leaves the board (CQ-37)."""
    if not rest or rest[0].kind != moves.SETTLE:
        return []
    crossed = [(cube, pose) for cube, pose in crossings(positions[0], rest[0]) if CODES[cube] != "F"]
    safe = [cube for cube, pose in crossed if not is_shadow(cube, upper_face(cube, pose))]
    if safe:
        how = "it_safe" if safe == [flicked] else "safe" if len(safe) <= NAMED else "safe_count"
        return [say(how, owned=safe, count=len(safe))]
    return [say("it_home")] if flicked in dict(rest[0].poses) and not crossed else []


SEEN: Final = 1.0
"""In millimetres: where cubes touch, physics moves them by less."""


def moved_cubes(before: Position, done: Move) -> list[int]:
    """Return the cubes that a settling has moved as far as an eye would see."""
    return [cube for cube, pose in done.poses if _is_elsewhere(before.poses[cube], pose)]


def crossings(before: Position, done: Move) -> list[tuple[int, Pose]]:
    """Return the cubes that have come to lie beyond the line, or elsewhere there, and how they lie: it matters anew
    what lies on top (CQ-13)."""
    return [
        (cube, pose)
        for cube, pose in done.poses
        if is_beyond(COLOUR_OF[cube], pose)
        and (_is_elsewhere(was := before.poses[cube], pose) or (was and not is_beyond(COLOUR_OF[cube], was)))
    ]


def _is_elsewhere(was: Pose | None, now: Pose) -> bool:
    return was is None or max(abs(was.x - now.x), abs(was.y - now.y), abs(was.z - now.z)) > SEEN


def fallen(rest: Sequence[Move]) -> list[int]:
    """Return the cubes that left the board, in the order in which they are named."""
    return [cube for move in rest for cube, _ in move.offs]


def rolls_of(move: Move) -> list[tuple[int, int]]:
    """Return the cubes that were rolled, and the face of each."""
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
