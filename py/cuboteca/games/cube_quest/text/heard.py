"""What came of a flick, for those who hear it: what fell, what crossed the line, what was hit, where the cube lies.

A record has where cubes come to rest, and not what met what. But the first cube in the way of a flick was hit if it is
elsewhere afterwards, and so was the only one that is. Of simulated flicks that is wrong for one in a hundred.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import KIND_OF, is_shadow
from cuboteca.games.cube_quest.rules.moves import STOPPED, Flick, Move
from cuboteca.games.cube_quest.rules.pose import upper_face
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED
from cuboteca.games.cube_quest.rules.state import HIDDEN_SETTLING, State
from cuboteca.games.cube_quest.text.log import MOST_NAMED, bout_words, crossed_words, describe_move, made
from cuboteca.games.cube_quest.text.names import WORDS, whose
from cuboteca.games.cube_quest.text.results import crossings, moved_cubes
from cuboteca.games.cube_quest.text.whereabouts import first_in_the_way, seat_of, spot_words
from cuboteca.play.game import NATURE
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "knocks_off": "It knocks {whose} off the board",
        # "It" is the cube that was flicked, unless something was said of others since.
        "hits": By("it", {True: "It hits {whose}", False: "{flicked} hits {whose}"}),
        "crosses": By(
            "icon",
            {
                False: By(
                    "it",
                    {
                        True: "It ends in enemy territory, {near}",
                        False: "{flicked} ends in enemy territory, {near}",
                    },
                ),
                True: By(
                    "it",
                    {
                        True: "It ends in enemy territory, icon side up, {near}",
                        False: "{flicked} ends in enemy territory, icon side up, {near}",
                    },
                ),
            },
        ),
        "stays": By(
            "it",
            {
                True: "It ends in its own territory, {near}",
                False: "{flicked} ends in its own territory, {near}",
            },
        ),
        "move_too": Plural("count", one="{owned} moves too", other="{owned} move too"),
        "thaws": Plural(
            "count",
            one="{owned} no longer freezes a cube and is defeated",
            other="{owned} no longer freeze a cube and are defeated",
        ),
    },
    {**WORDS, "flicked": whose},
)


def describe_heard(view: View, before: State, move: str) -> str:
    """Return a move in words for those who don't see the board: of a flick, which way it went, what it hit and where
    the cube lies, as the listener sees it; and which Freezes hold nothing any more."""
    if before.seat != NATURE or move == HIDDEN_SETTLING:
        return describe_move(before, move, view.names, below=seat_of(view.state, view.own))
    done, job = before.read(move), before.job
    if job is None or job.flick is None:
        return ". ".join(filter(None, (describe_move(before, move, view.names), *_thaws(_thawed(before, done)))))
    (flicked,) = job.cubes
    return ". ".join((*_settled(view, before, done, flicked, job.flick), *bout_words(before, done, view.names)))


def _settled(view: View, before: State, done: Move, flicked: int, flick: Flick) -> list[str]:
    fallen = [cube for cube, _ in done.offs]
    lost = _thawed(before, done)
    moved = [cube for cube in moved_cubes(before, done) if cube not in (flicked, *lost)]
    poses = dict(done.poses)
    crossed = [entry for entry in crossings(before, done) if entry[0] not in (flicked, *lost)][:MOST_NAMED]
    hit = _hit(before, flicked, flick, {*fallen, *moved, *lost} - {flicked})
    begun = [made("it_falls_off")] if flicked in fallen else []
    begun += [say("knocks_off", whose=hit)] if hit in fallen else []
    off = [cube for cube in fallen if cube not in (flicked, hit)]
    others = [made("falls_off", owned=off, count=len(off))] if off else []
    others += [*crossed_words(crossed, None), *_thaws(lost)]
    told = [*begun, *others]
    if hit is not None and hit not in fallen:
        told.append(say("hits", it=not others, flicked=flicked, whose=hit))
    if flicked in poses and flicked in moved_cubes(before, done):
        told.append(_rests(view, before, done, flicked, is_it=not others))
    rest = [cube for cube in moved if cube != hit and cube not in dict(crossed)]
    if rest:
        named = len(rest) <= MOST_NAMED
        told.append(say("move_too", owned=rest, count=len(rest)) if named else made("others_move", count=len(rest)))
    told = told or [made("nothing_moves")]
    return [*told, made("stopped")] if done.word == STOPPED else told


def _hit(before: State, flicked: int, flick: Flick, others: set[int]) -> int | None:
    """Return which of the cubes that have moved was hit first, if that is known."""
    found = first_in_the_way(before, flicked, flick.direction)
    if found is not None and found[0] in others:
        return found[0]
    only = min(others) if len(others) == 1 else None
    return None if only in before.neighbours(flicked) else only  # what leant on it may only have lost its hold


def _rests(view: View, before: State, done: Move, flicked: int, *, is_it: bool) -> str:
    """Return where the flicked cube has come to lie; of one that will be captured, which side is up does."""
    pose = dict(done.poses)[flicked]
    near = spot_words(pose, seat_of(view.state, view.own), sided=False)
    values = {"it": is_it, "flicked": flicked, "near": near, "icon": bool(KIND_OF[flicked].shadows)}
    if flicked not in dict(crossings(before, done)):
        return say("stays", **values)
    if values["icon"] and is_shadow(flicked, upper_face(flicked, pose)):
        return crossed_words([(flicked, pose)], flicked if is_it else None)[0]
    return say("crosses", **values)


def _thaws(lost: Sequence[int]) -> list[str]:
    return [say("thaws", owned=lost, count=len(lost))] if lost else []


def _thawed(before: State, done: Move) -> list[int]:
    """Return which Freezes no longer hold a cube and are taken off (CQ-37)."""
    held = [freeze for freeze, _ in before.freezes if before.statuses[freeze] == BOARD]
    if not held:
        return []
    after = before.play(done)
    return [freeze for freeze in held if after.statuses[freeze] == DEFEATED and freeze not in dict(done.offs)]
