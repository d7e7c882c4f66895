"""What was done and what came of it, in a few words: for the record, and for the tray while nothing is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, cost_of, is_shadow
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.pose import upper_face
from cuboteca.games.cube_quest.text.names import cube_name, kind_counts, points_text, whose
from cuboteca.games.cube_quest.text.whereabouts import way_words
from cuboteca.play.wording import join_words

NAMED: Final = 2
"""More cubes than so many are counted: the list of moves names them all."""

FATES: Final = {
    "is captured and defeated": "captured and defeated",
    "is captured and escapes": "escaped",
    "is revived": "revived",
    "stays defeated": "still defeated",
}
"""What a roll decides for one cube, and as it is said in short."""

SAID: Final = {
    moves.KING: "moved the King to the castle",
    moves.END: "went on",
    moves.FOUL: "called a foul",
    moves.LATE: "ran out of time",
    moves.RESIGN: "resigned",
}


def deed(made: Move) -> str:
    """What a player did, after their name: "flicked Grunt 9 a little to the left, strength 62"."""
    names = join_words(cube_name(cube) for cube in made.cubes) if made.cubes else ""
    if made.kind == moves.SETUP:
        return f"set up {kind_counts(made.cubes)}, {points_text(cost_of(made.cubes))}"
    if made.kind == moves.FLICK and made.flick is not None:
        way = way_words(made.flick.direction, COLOUR_OF[made.cubes[0]])
        return f"flicked {names} {way}, strength {made.flick.power}"
    if made.kind == moves.FREEZE:
        on = [whose(target) for target in made.places if isinstance(target, int)]
        return f"put {names} on {join_words(on)}" if on else f"put {names} down"
    if made.kind == moves.HEAL:
        return f"used {names} for {join_words(cube_name(cube) for cube in made.chosen)}"
    cubes = {moves.PUT: "put {} into the castle", moves.RETURN: "brought {} back", moves.HIDE: "hid {}"}
    return cubes[made.kind].format(names) if made.kind in cubes else SAID.get(made.kind, "went on")


def result_words(action: Move, rest: Sequence[Move]) -> str:
    """What came of it by chance, in brackets behind it: "Blue’s Grunt 3 off the board"; nothing if nothing did."""
    off, fates = fallen(rest), fates_of(rest)
    words = [f"{_some(off)} off the board"] if off else []
    if fates:
        words.append(
            ", ".join(f"{cube} {FATES[fate]}" for cube, fate in fates) if len(fates) <= NAMED else counted(fates)
        )
    if not words and (lies := lies_safely(action, rest)) is not None:
        words.append("safe beyond the line" if lies else "not over the line")
    if any(move.word == moves.FALLS for move in rest):
        words.append("it fell over" if action.kind == moves.SETUP else "it did not stay there")
    return ", ".join(words)


def _some(cubes: Sequence[str]) -> str:
    return join_words(cubes) if len(cubes) <= NAMED else f"{len(cubes)} cubes"


def fallen(rest: Sequence[Move]) -> list[str]:
    """The cubes that left the board, in the order in which they are named."""
    return [whose(cube) for move in rest for cube, _ in move.offs]


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


def fates_of(rest: Sequence[Move]) -> list[tuple[str, str]]:
    """What rolls decided: whose cube, and which of `FATES`."""
    return [(whose(cube), _fate(move, cube, face)) for move in rest for cube, face in rolls_of(move)]


def _fate(move: Move, cube: int, face: int) -> str:
    shadow = is_shadow(cube, face)
    if move.kind == moves.REVIVE:
        return "stays defeated" if shadow else "is revived"
    return "is captured and defeated" if shadow else "is captured and escapes"


def counted(fates: Sequence[tuple[str, str]]) -> str:
    """As in "2 captured and defeated, 1 escaped"."""
    mine = [fate for _, fate in fates]
    return ", ".join(f"{mine.count(fate)} {said}" for fate, said in FATES.items() if fate in mine)
