"""Moves in words: as told when they are made, and as short entries of the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, KINGS, army_of, is_shadow
from cuboteca.games.cube_quest.rules.moves import FALLS, STOPPED, Move
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.rules.position import BOARD, RESERVE, Position
from cuboteca.games.cube_quest.rules.state import HIDDEN_SETTLING, HIDDEN_SETUP, State
from cuboteca.games.cube_quest.text.names import COLOUR_NAMES, cube_name, in_a_sentence, kind_counts, whose
from cuboteca.games.cube_quest.text.results import deed, result_words
from cuboteca.games.cube_quest.text.whereabouts import way_words
from cuboteca.play.wording import join_words

MOST_NAMED: Final = 3
SEEN: Final = 1.0
"""In millimetres: where cubes touch, physics moves them by less."""


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, in a sentence."""
    job = before.job
    if move == HIDDEN_SETUP:
        return f"{names[job.seat] if job is not None else 'Somebody'} has set up"
    if move == HIDDEN_SETTLING:
        return "It was tried out whether it stands"
    made = before.read(move)
    if made.kind == moves.LOT:
        return f"The lot lets {names[made.faces[0]]} begin"
    if made.kind == moves.SETTLE:
        return f"{_settled(before, made)}{_bout(before, made, names)}"
    if made.kind == moves.RELEASE:
        return _released(made, before)
    if made.kind == moves.REVIVE:
        return _revived(made)
    decider = before.decider
    who = names[decider] if decider in (0, 1) else "Somebody"
    return f"{who} {done(before, made)}{_revealed(before, made, names)}{_bout(before, made, names)}"


def _revealed(before: Position, made: Move, names: tuple[str, ...]) -> str:
    """What the other has set up behind the screen, told when it is lifted (CQ-43)."""
    if not made.shows:
        return ""
    other = 1 - COLOUR_OF[made.cubes[0]]
    theirs = tuple(cube for cube in army_of(other) if before.statuses[cube] in (BOARD, RESERVE))
    return f". {names[other]} has set up {kind_counts(theirs)}" if theirs else ""


def _bout(before: State, made: Move, names: tuple[str, ...]) -> str:
    """How a bout of a series has ended, if another follows (CQ-40); the end of the series is told by itself."""
    may_end = bool(before.rules.cap) or made.kind == moves.RESIGN or any(cube in KINGS for cube, _ in made.offs)
    if not before.rules.series or before.is_setting_up or not may_end:
        return ""
    after = before.play(made)
    if not after.is_setting_up:
        return ""
    if after.score == before.score:
        return ". The bout is drawn"
    winner = 0 if after.score[0] > before.score[0] else 1
    return f". {names[winner]} wins the bout: it stands {after.score[winner]} to {after.score[1 - winner]}"


def done(before: Position, made: Move) -> str:
    """What a player did, after their name."""
    kind = made.kind
    if kind == moves.SETUP:
        return f"sets up {kind_counts(made.cubes)}"
    name = join_words(map(in_a_sentence, made.cubes)) if made.cubes else ""
    if kind == moves.FLICK and made.flick is not None:
        return f"flicks {name} {way_words(made.flick.direction, COLOUR_OF[made.cubes[0]])}, strength {made.flick.power}"
    if kind == moves.KING:
        return "moves the King into the castle"
    if kind == moves.PUT:
        return f"puts {name} down"
    if kind == moves.RETURN:
        return f"brings {name} back"
    if kind == moves.HIDE:
        return f"hides {name}"
    if kind == moves.FREEZE:
        on = [whose(target) for target in made.places if isinstance(target, int)]
        return f"puts {name} on {join_words(on)}" if on else f"puts {name} down"
    if kind == moves.HEAL:
        return f"uses {name} for {join_words(map(in_a_sentence, made.chosen))}"
    return SAID[kind] if kind != moves.END else _declined(before)


SAID: Final = {moves.FOUL: "calls a foul", moves.LATE: "is out of time", moves.RESIGN: "resigns"}
DECLINED: Final = {jobs.HELM: "lets the Helm be", jobs.MORE: "heals no more", jobs.HIDE: "lets {} stand"}

DECLINED_BEFORE: Final = {jobs.HELM: "let the Helm be", jobs.MORE: "healed no more", jobs.HIDE: "let {} stand"}


def _declined(before: Position) -> str:
    return _named(before, DECLINED, "lets the extra flick go")


def _named(before: Position, declined: Mapping[str, str], extra: str) -> str:
    """What was declined, in the words of a table; Skulks by their names."""
    if before.job is None:
        return extra
    skulks = join_words(map(cube_name, before.hiders())) if before.job.kind == jobs.HIDE else ""
    return declined[before.job.kind].format(skulks)


def _settled(before: Position, made: Move) -> str:
    if made.word == FALLS:
        job = before.job
        return "The formation falls over" if job is not None and job.kind == jobs.CHECK else "It does not stay there"
    fallen = [f"{COLOUR_NAMES[COLOUR_OF[cube]]}’s {cube_name(cube)}" for cube, _ in made.offs]
    stopped = "; the time ran out, and everything was stopped where it was" if made.word == STOPPED else ""
    if fallen:
        return f"Off the board: {join_words(fallen)}{stopped}"
    if before.job is not None and before.job.kind == jobs.CHECK:
        return f"It stands{stopped}"
    if not made.poses:
        return f"Nothing moves{stopped}"
    return f"{_rested(before, made)}{stopped}"


def _rested(before: Position, made: Move) -> str:
    """Which cubes have come to lie beyond the line, and how; and how many others moved."""
    moved = [cube for cube, pose in made.poses if _is_elsewhere(before.poses[cube], pose)]
    over = [(cube, pose) for cube, pose in made.poses if _ends_beyond(before, cube, pose)]
    said = [
        f"{whose(cube)} ends beyond the line, {'a shadow' if is_shadow(cube, upper_face(cube, pose)) else 'an icon'} up"
        for cube, pose in over[:MOST_NAMED]
    ]
    others = len({*moved} - {cube for cube, _ in over[:MOST_NAMED]})
    if not said:
        names = [whose(cube) for cube in moved]
        if not names:
            return "Nothing moves"
        if others == 1:
            return f"{names[0]} moved, but not over the line"
        return f"{join_words(names) if others <= MOST_NAMED else f'{others} cubes'} moved, but none over the line"
    if others:
        said.append(f"{others} more {'cube' if others == 1 else 'cubes'} moved")
    return "; ".join(said)


def _is_elsewhere(was: Pose | None, now: Pose) -> bool:
    """Has a cube moved as far as an eye would see?"""
    return was is None or max(abs(was.x - now.x), abs(was.y - now.y), abs(was.z - now.z)) > SEEN


def _ends_beyond(before: Position, cube: int, pose: Pose) -> bool:
    """Has a cube come to lie beyond the line, or elsewhere there? It matters anew what lies on top (CQ-13)."""
    was = before.poses[cube]
    crossed = was is None or not is_beyond(COLOUR_OF[cube], was)
    return is_beyond(COLOUR_OF[cube], pose) and (crossed or _is_elsewhere(was, pose))


def _released(made: Move, before: Position) -> str:
    (cube,), (face,) = made.cubes, made.faces
    name = f"{COLOUR_NAMES[COLOUR_OF[cube]]}’s {cube_name(cube)}"
    if before.job is not None and before.job.kind == jobs.FACE:
        return f"{name} comes back with {'a shadow' if is_shadow(cube, face) else 'an icon'} up"
    return f"{name} is captured and {'defeated: a shadow' if is_shadow(cube, face) else 'escapes: an icon'}"


def _revived(made: Move) -> str:
    rolls = list(zip(made.chosen, made.faces, strict=True))
    back = [cube_name(cube) for cube, face in rolls if not is_shadow(cube, face)]
    gone = [cube_name(cube) for cube, face in rolls if is_shadow(cube, face)]
    words = ([f"{join_words(back)} {'is' if len(back) == 1 else 'are'} revived"] if back else []) + (
        [f"{join_words(gone)} {'stays' if len(gone) == 1 else 'stay'} defeated"] if gone else []
    )
    return "; ".join(words)


def notate(before: State, move: str) -> str:
    """A move made, as short as it can be told, for the record; what came of it is told by `describe_result`."""
    if move in (HIDDEN_SETUP, HIDDEN_SETTLING):
        return "set up in secret"
    made = before.read(move)
    if made.kind == moves.LOT:
        return f"{COLOUR_NAMES[made.faces[0]]} begins"
    if made.kind == moves.END:
        return _named(before, DECLINED_BEFORE, "let the extra flick go")
    return deed(made)


def describe_result(made: Sequence[tuple[State, str]]) -> str:
    """What came by chance of the first of some moves, for the record."""
    if any(move in (HIDDEN_SETUP, HIDDEN_SETTLING) for _, move in made):
        return ""
    action, *rest = [before.read(move) for before, move in made]
    return result_words(action, rest)


def goes_on(before: State, move: str) -> bool:
    """Does the turn go on after a decision, if the same player is to decide again? Not after a set-up, nor after a
    cube that is put back in the other's turn."""
    return move != HIDDEN_SETUP and before.seat == before.mover and before.read(move).kind != moves.SETUP


def turn_of(state: State) -> int:
    """Counts the bouts of a series with their set-ups: whoever has lost one by their own move sets up next (CQ-40)."""
    return 2 * sum(state.score) + (not state.is_setting_up)
