"""What was done, move by move."""

from __future__ import annotations

from typing import Any, Final

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, FIRST, FORCED, PUT, RESIGN, ROLL, ROLLED, SKIP, Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.play.wording import By, Messages

made: Final = Messages(
    {
        PUT: By(
            "extra",
            {
                "": "{name} scores {points}: {cubes} {stretch}",
                "qwirkle": "{name} scores {points} with {qwirkles}: {cubes} {stretch}",
                "out": "{name} scores {points}, 6 of them for using all their cubes: {cubes} {stretch}",
                "both": "{name} scores {points} with {qwirkles}, 6 of them for using all their cubes: "
                "{cubes} {stretch}",
            },
        ),
        DRAWN: By("empties", {False: "{name} draws {cubes}", True: "{name} draws {cubes}, and the bag is empty"}),
        FIRST: "{name} goes first (drawn at random)",
        ROLL: By(
            "which",
            {
                "some": "{name} re-rolls {count}",
                "all": "{name} re-rolls all their cubes",
                "real": "{name} re-rolls {cubes}",
                "none": "{name} skips the re-roll",
            },
        ),
        ROLLED: "{name} gets {cubes}",
        FORCED: By(
            "opening",
            {
                False: "Nothing fits, so {name} re-rolls all their cubes and gets {cubes}",
                True: "No two cubes go together, so {name} re-rolls them all and gets {cubes}",
            },
        ),
        SKIP: "{name} passes",
        RESIGN: "{name} resigns",
    },
    WORDS,
)
noted: Final = Messages(
    {
        PUT: "places {cubes}",
        DRAWN: By("empties", {False: "draws {cubes}", True: "draws {cubes}, and the bag is empty"}),
        FIRST: "{name} goes first",
        ROLL: By("skips", {False: "re-rolls {count}", True: "skips the re-roll"}),
        ROLLED: "gets {cubes}",
        FORCED: By(
            "opening",
            {
                False: "re-rolls all cubes, because nothing fits: {cubes}",
                True: "re-rolls all cubes, because no two go together: {cubes}",
            },
        ),
        SKIP: "passes",
        RESIGN: "resigns",
    },
    WORDS,
)
"""The same in the list of moves, beside the player's name. A placement is seen as its cubes, and heard so."""


def worth(state: State, move: Move) -> int:
    """Return all that a placement scores."""
    return sum(line.points for line in state.score_of(move)) + state.bonus_of(move)


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """Return a move in words, as in "Ada scores 2 points: a red square at the start"."""
    return _say(made, before, before.read(move), names)


def notate(before: State, move: str, names: tuple[str, ...]) -> str:
    """Return it in brief, for the list of moves."""
    return _say(noted if before.mover >= 0 else made, before, before.read(move), names)


def _say(say: Messages, before: State, move: Move, names: tuple[str, ...]) -> str:
    seat = move.faces[0] if move.kind == FIRST else before.active_seat
    return say(move.kind, name=names[seat], **_values(before, move))


def _values(before: State, move: Move) -> dict[str, Any]:
    """Return what the message of a move is about, besides the player."""
    if move.kind == PUT:
        qwirkles = sum(line.qwirkle for line in before.score_of(move))
        out = bool(before.bonus_of(move))
        return {
            "extra": "both" if qwirkles and out else "qwirkle" if qwirkles else "out" if out else "",
            "cubes": tuple(cube for _, cube in move.cubes),
            "stretch": (xy(move.cubes[0][0]), xy(move.cubes[-1][0])),
            "points": worth(before, move),
            "qwirkles": qwirkles,
        }
    if move.kind == DRAWN:
        return {"cubes": move.faces, "empties": len(move.faces) == sum(before.bag)}
    if move.kind == ROLL:
        is_whole = len(move.slots) == len(before.hand)
        which = "none" if not move.slots else "all" if is_whole else "real" if before.rules.own_dice else "some"
        cubes = [before.hand[slot] for slot in move.slots]
        return {"count": len(move.slots), "cubes": cubes, "which": which, "skips": not move.slots}
    if move.kind not in (ROLLED, FORCED):
        return {}
    slots = range(len(before.hand)) if move.kind == FORCED else move.slots
    cubes = [before.hand[slot] // 6 * 6 + shape for slot, shape in zip(slots, move.faces, strict=True)]
    return {"cubes": cubes, "opening": before.opening}


OPENING: Final = {PUT: ("Z-7", "Z-14", "Z-16"), FORCED: ("Z-15",)}
RULES: Final = {
    PUT: ("Z-7", "Z-16"),
    ROLL: ("Z-5",),
    RESIGN: ("Z-28",),
    ROLLED: ("Z-6",),
    FORCED: ("Z-21",),
    DRAWN: ("Z-19",),
    FIRST: ("Z-3",),
}


def clauses_of(before: State, move: str) -> tuple[str, ...]:
    """Return the rules that a move followed, the players' or chance's."""
    kind = before.read(move).kind
    if kind == SKIP:
        return ("Z-22" if before.is_dead else "Z-21" if before.rules.must_place else "Z-20",)
    return (OPENING if before.opening and kind in OPENING else RULES)[kind]
