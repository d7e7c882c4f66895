"""Moves in words: as told when they are made, and as short entries of the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import (
    CODES,
    COLOUR_OF,
    KIND_OF,
    KINGS,
    army_of,
    cost_of,
    is_shadow,
)
from cuboteca.games.cube_quest.rules.freezing import cubes_under
from cuboteca.games.cube_quest.rules.moves import FALLS, STOPPED, Move
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.rules.position import BOARD, RESERVE, Position
from cuboteca.games.cube_quest.rules.state import HIDDEN_SETTLING, HIDDEN_SETUP, State
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.games.cube_quest.text.results import crossings, moved_cubes, result_words
from cuboteca.games.cube_quest.text.whereabouts import STACKED, way_words
from cuboteca.play.wording import By, Messages, Plural

MOST_NAMED: Final = 3

made: Final = Messages(
    {
        "hidden_setup": "{name} has set up",
        "hidden_settling": "The formation settles",
        "first": "{name} goes first (drawn at random)",
        # What a player does.
        moves.SETUP: "{name} sets up {army}",
        moves.FLICK: "{name} flicks {the_cube} {way}, strength {strength}",
        moves.KING: "{name} makes the King Move",
        moves.PUT: "{name} puts {the_cube} back",
        moves.RETURN: "{name} brings {the_cube} back",
        moves.HIDE: "{name} hides {the_cube}",
        moves.FREEZE: By("on", {True: "{name} puts {cubes} on {owned}", False: "{name} puts {cubes} down"}),
        moves.HEAL: "{name} uses {cubes} on {chosen}",
        moves.FOUL: "{name} calls a foul",
        moves.LATE: "{name} runs out of time",
        moves.RESIGN: "{name} resigns",
        moves.END: By(
            "job",
            {
                jobs.HELM: "{name} skips the second flick",
                jobs.MORE: "{name} stops reviving",
                jobs.HIDE: "{name} leaves {hiders} on the board",
                "": "{name} skips the extra flick",
            },
        ),
        "revealed": "{other} has set up {army}",
        "bout_drawn": "The bout is a draw",
        "bout_won": "{name} wins the bout, and it’s {won} to {lost}",
        # What the move led to.
        "formation_falls": "The formation falls over",
        "formation_stands": "The formation stands",
        "does_not_stay": "The cube doesn’t stay there",
        "it_falls_off": "It falls off the board",
        "falls_off": Plural("count", one="{owned} falls off the board", other="{owned} fall off the board"),
        "stopped": "The cubes kept moving for too long, so they stop here",
        "nothing_moves": "Nothing moves",
        "it_crosses": By(
            "shadow",
            {
                None: "It ends in enemy territory",
                True: "It ends in enemy territory, shadow side up",
                False: "It ends in enemy territory, icon side up",
            },
        ),
        "crosses": By(
            "shadow",
            {
                None: Plural("count", one="{owned} ends in enemy territory", other="{owned} end in enemy territory"),
                True: Plural(
                    "count",
                    one="{owned} ends in enemy territory, shadow side up",
                    other="{owned} end in enemy territory, shadow side up",
                ),
                False: Plural(
                    "count",
                    one="{owned} ends in enemy territory, icon side up",
                    other="{owned} end in enemy territory, icon side up",
                ),
            },
        ),
        "others_move": Plural("count", one="{count} more cube moves", other="{count} more cubes move"),
        "it_moves": "It ends in its own territory",
        "some_move": Plural(
            "count", one="{owned} ends in its own territory", other="{owned} end in their own territory"
        ),
        "many_move": "{count} cubes move and end in their own territory",
        "on_top": "{whose} ends on top of another cube",
        "returns": By("shadow", {True: "{whose} returns shadow side up", False: "{whose} returns icon side up"}),
        "released": By(
            "shadow",
            {
                True: "{whose} is captured, rolls a shadow and is defeated",
                False: "{whose} is captured, rolls an icon and escapes",
            },
        ),
        "revived": Plural(
            "count", one="{cubes} rolls an icon and is revived", other="{cubes} roll icons and are revived"
        ),
        "failed": Plural(
            "count", one="{cubes} rolls a shadow and stays defeated", other="{cubes} roll shadows and stay defeated"
        ),
    },
    {**WORDS, "hiders": WORDS["cubes"]},
)
noted: Final = Messages(
    {
        "hidden": "sets up in secret",
        "first": "{colour} goes first",
        "chance": "the cubes settle",
        moves.SETUP: "sets up {army}, {cost}",
        moves.FLICK: "flicks {the_cube} {way}, strength {strength}",
        moves.KING: "makes the King Move",
        moves.PUT: "puts {the_cube} back",
        moves.RETURN: "brings {the_cube} back",
        moves.HIDE: "hides {the_cube}",
        moves.FREEZE: By("on", {True: "puts {cubes} on {owned}", False: "puts {cubes} down"}),
        moves.HEAL: "uses {cubes} on {chosen}",
        moves.FOUL: "calls a foul",
        moves.LATE: "runs out of time",
        moves.RESIGN: "resigns",
        moves.END: By(
            "job",
            {
                jobs.HELM: "skips the second flick",
                jobs.MORE: "stops reviving",
                jobs.HIDE: "leaves {hiders} on the board",
                "": "skips the extra flick",
            },
        ),
    },
    {**WORDS, "hiders": WORDS["cubes"]},
)
"""The same in the list of moves, beside the player's name."""


def describe_move(before: State, move: str, names: tuple[str, ...], below: int | None = None) -> str:
    """Return a move in words, as in "Ada flicks Grunt 3 straight ahead, strength 50"; `below`: see `action_values`."""
    if move == HIDDEN_SETUP:
        return made("hidden_setup", name=names[before.job.seat if before.job is not None else 0])
    if move == HIDDEN_SETTLING:
        return made("hidden_settling")
    done = before.read(move)
    if done.kind == moves.LOT:
        return made("first", name=names[done.faces[0]])
    if done.kind == moves.SETTLE:
        return ". ".join((*_settled(before, done), *bout_words(before, done, names)))
    if done.kind == moves.RELEASE:
        return _released(before, done)
    if done.kind == moves.REVIVE:
        return ". ".join(_revived(done))
    seat = before.decider if before.decider in (0, 1) else max(before.mover, 0)
    said = made(done.kind, name=names[seat], **action_values(done, names, before, below))
    return ". ".join((said, *_revealed(before, done, names), *bout_words(before, done, names)))


def action_values(done: Move, names: tuple[str, ...], before: Position, below: int | None = None) -> dict[str, Any]:
    """Return what a message about a player's action is about; `below` is the colour at whose side its reader sits."""
    cubes, flick = done.cubes, done.flick
    owned = cubes_under(before, done) if done.kind == moves.FREEZE else ()
    values = {"cubes": cubes, "army": cubes, "cost": cost_of(cubes), "chosen": done.chosen, "owned": owned}
    values |= {"the_cube": cubes[0] if cubes else 0, "on": bool(owned)}
    if flick is not None:
        seat = COLOUR_OF[cubes[0]]
        values |= {"way": way_words(flick.direction, seat, names[seat], below), "strength": flick.power}
    job = before.job
    hiding = job is not None and job.kind == jobs.HIDE
    return values | {"job": job.kind if job is not None else "", "hiders": before.hiders() if hiding else ()}


def _revealed(before: Position, done: Move, names: tuple[str, ...]) -> list[str]:
    """Return what the other has set up behind the screen, when it is lifted (CQ-43)."""
    if not done.shows:
        return []
    other = 1 - COLOUR_OF[done.cubes[0]]
    theirs = tuple(cube for cube in army_of(other) if before.statuses[cube] in (BOARD, RESERVE))
    return [made("revealed", other=names[other], army=theirs)] if theirs else []


def bout_words(before: State, done: Move, names: tuple[str, ...]) -> list[str]:
    """Return how a bout of a series has ended, if another follows (CQ-40); the end of the series speaks for itself."""
    may_end = bool(before.rules.cap) or done.kind == moves.RESIGN or any(cube in KINGS for cube, _ in done.offs)
    if not before.rules.series or before.is_setting_up or not may_end:
        return []
    after = before.play(done)
    if not after.is_setting_up:
        return []
    if after.score == before.score:
        return [made("bout_drawn")]
    winner = 0 if after.score[0] > before.score[0] else 1
    return [made("bout_won", name=names[winner], won=after.score[winner], lost=after.score[1 - winner])]


def _settled(before: Position, done: Move) -> list[str]:
    checked = before.job is not None and before.job.kind == jobs.CHECK
    if done.word == FALLS:
        return [made("formation_falls" if checked else "does_not_stay")]
    job = before.job
    flicked = job.cubes[0] if job is not None and job.flick is not None else None
    fallen = [cube for cube, _ in done.offs]
    if fallen:
        said = [made("it_falls_off" if fallen == [flicked] else "falls_off", owned=fallen, count=len(fallen))]
        said += others_moved(before, done, flicked)
    elif checked:
        said = [made("formation_stands")]
    else:
        said = settled_words(before, done, flicked)
    return [*said, made("stopped")] if done.word == STOPPED else said


def others_moved(before: Position, done: Move, flicked: int | None) -> list[str]:
    """Return how many cubes moved and stayed on the board, where some fell; a flicked one isn't counted."""
    others = len({*moved_cubes(before, done)} - {flicked})
    return [made("others_move", count=others)] if others else []


def settled_words(before: Position, done: Move, flicked: int | None) -> list[str]:
    """Return what has moved; and of a cube that was put down, other than a Freeze, that it stands on another."""
    job = before.job
    put = job.cubes if job is not None and job.kind == jobs.STAND else ()
    high = [cube for cube in put if CODES[cube] != "F" and before.pose(cube).z > STACKED]
    return [*_rested(before, done, flicked), *(made("on_top", whose=cube) for cube in high)]


def _rested(before: Position, done: Move, flicked: int | None) -> list[str]:
    """Return which cubes have come to lie in enemy territory, and how, and how many others moved; a cube that has
    just been flicked is "it", and not counted. Nothing where nothing moved, unless a flick should have moved some."""
    moved = sorted(moved_cubes(before, done), key=lambda cube: cube != flicked)
    crossed = crossings(before, done)[:MOST_NAMED]
    if crossed:
        others = len({*moved} - {flicked} - {cube for cube, _ in crossed})
        said = crossed_words(crossed, flicked)
        return [*said, made("others_move", count=others)] if others else said
    if not moved:
        return [made("nothing_moves")] if flicked is not None else []
    how = "it_moves" if moved == [flicked] else "some_move" if len(moved) <= MOST_NAMED else "many_move"
    return [made(how, owned=moved, count=len(moved))]


def crossed_words(crossed: list[tuple[int, Pose]], flicked: int | None) -> list[str]:
    """Return how cubes lie in enemy territory, the flicked one first; of one without a shadow no side matters
    (CQ-18)."""
    by_side: dict[bool | None, list[int]] = {}
    for cube, pose in sorted(crossed, key=lambda entry: entry[0] != flicked):
        shadow = is_shadow(cube, upper_face(cube, pose)) if KIND_OF[cube].shadows else None
        by_side.setdefault(shadow, []).append(cube)
    return [
        made("it_crosses" if cubes == [flicked] else "crosses", shadow=shadow, owned=cubes, count=len(cubes))
        for shadow, cubes in by_side.items()
    ]


def _released(before: Position, done: Move) -> str:
    (cube,), (face,) = done.cubes, done.faces
    returns = before.job is not None and before.job.kind == jobs.FACE
    return made("returns" if returns else "released", whose=cube, shadow=is_shadow(cube, face))


def _revived(done: Move) -> list[str]:
    rolls = list(zip(done.chosen, done.faces, strict=True))
    back = [cube for cube, face in rolls if not is_shadow(cube, face)]
    gone = [cube for cube, face in rolls if is_shadow(cube, face)]
    sides = (("revived", back), ("failed", gone))
    return [made(how, cubes=cubes, count=len(cubes)) for how, cubes in sides if cubes]


def notate(before: State, move: str, names: tuple[str, ...]) -> str:
    """Return a move in brief, for the list of moves; `describe_result` tells what it led to."""
    if move in (HIDDEN_SETUP, HIDDEN_SETTLING):
        return noted("hidden")
    done = before.read(move)
    if done.kind == moves.LOT:
        return noted("first", colour=done.faces[0])
    return noted(done.kind if done.kind in noted.messages else "chance", **action_values(done, names, before))


def describe_result(done: Sequence[tuple[State, str]]) -> str:
    """Return what came by chance of the first of some moves, for the list of moves."""
    if any(move in (HIDDEN_SETUP, HIDDEN_SETTLING) for _, move in done):
        return ""
    action, *rest = [before.read(move) for before, move in done]
    return result_words(action, rest, [before for before, _ in done[1:]])


def goes_on(before: State, move: str) -> bool:
    """Does the turn go on after a decision, if the same player is to decide again? Not after a set-up, nor after a
    cube that is put back in the other's turn."""
    return move != HIDDEN_SETUP and before.seat == before.mover and before.read(move).kind != moves.SETUP


def turn_of(state: State) -> int:
    """Counts the bouts of a series with their set-ups: whoever has lost one by their own move sets up next (CQ-40)."""
    return 2 * sum(state.score) + (not state.is_setting_up)


RULES: Final = {
    moves.SETUP: "CQ-6",
    moves.FLICK: "CQ-11",
    moves.KING: "CQ-20",
    moves.PUT: "CQ-21",
    moves.RETURN: "CQ-28",
    moves.HIDE: "CQ-27",
    moves.FREEZE: "CQ-34",
    moves.HEAL: "CQ-29",
    moves.FOUL: "CQ-22",
    moves.RESIGN: "CQ-47",
    moves.END: "CQ-45",
    moves.LOT: "CQ-9",
    moves.RELEASE: "CQ-16",
    moves.REVIVE: "CQ-30",
}


def clauses_of(before: State, move: str) -> tuple[str, ...]:
    """Return the rules that a move followed; of a settling, those that say what became of cubes."""
    if move in (HIDDEN_SETUP, HIDDEN_SETTLING):
        return ("CQ-43",)
    done = before.read(move)
    if done.kind in RULES:
        return (RULES[done.kind],)
    if done.kind != moves.SETTLE:
        return ()
    fallen, crossed = bool(done.offs), bool(crossings(before, done))
    return tuple(clause for clause, counts in (("CQ-12", fallen), ("CQ-13", crossed)) if counts)
