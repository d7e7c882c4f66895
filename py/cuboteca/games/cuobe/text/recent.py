"""What has happened since somebody last decided: the moves, and all that each of them brought about."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.moves import END, GREEN, ROLL, Move, read_move
from cuboteca.games.cuobe.rules.position import Note
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import Looks
from cuboteca.games.cuobe.text.happenings import describe_move as tell
from cuboteca.games.cuobe.text.happenings import describe_result
from cuboteca.play.game import NATURE
from cuboteca.play.view import View

PASSING: Final = ("turn", "woke")
"""What a turn's end brings about in any case."""

FIGHTS: Final = ("fought", "dueled")
"""What tells that a fight has been decided."""

KEPT: Final = 512
"""As many sentences are remembered."""


class Happened(NamedTuple):
    """A move, what was before it, and what was after it."""

    ply: int
    before: State
    move: Move
    after: State


_asked_last: list[tuple[State, int, list[Happened]]] = []
"""What was found last, and for which position: a screen asks for it a dozen times."""


def recent(view: View) -> list[Happened]:
    """The last decision and what chance did after it, in order; all of it where nobody has decided yet."""
    for state, plies, known in _asked_last:
        if state is view.state and plies == len(view.past):
            return known
    found = _look_back(view)
    _asked_last[:] = [(view.state, len(view.past), found)]
    return found


def _look_back(view: View) -> list[Happened]:
    found: list[Happened] = []
    after: State = view.state
    for ply in range(len(view.past) - 1, -1, -1):
        before, text = view.past[ply]
        found.append(Happened(ply, before, read_move(text), after))
        if before.seat != NATURE:
            break
        after = before
    return found[::-1]


def notes_of(happened: list[Happened]) -> list[Note]:
    """What came of all that happened, in its order."""
    return [note for one in happened for note in one.after.happened]


def rolled(happened: list[Happened]) -> tuple[int, tuple[int, ...]] | None:
    """The last roll: after how many moves it came, and what the dice showed."""
    for one in reversed(happened):
        if one.move.verb == ROLL:
            return one.ply, tuple(map(int, one.move.args))
    return None


def green_drawn(happened: list[Happened]) -> int | None:
    """After how many moves the last green card came, if one came just now."""
    for one in reversed(happened):
        if one.move.verb == GREEN:
            return one.ply
    return None


def last_green(view: View) -> tuple[int, str] | None:
    """The green card drawn last, and after how many moves."""
    for ply in range(len(view.moves) - 1, -1, -1):
        if view.moves[ply].startswith(f"{GREEN} "):
            return ply, view.moves[ply].rpartition(" ")[2]
    return None


@lru_cache(maxsize=KEPT)
def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made and all that came of it, in sentences."""
    return tell(before, move, names)


def just_told(view: View) -> str:
    """What came of the last decision. The end of a turn and the green card held up are seen anyhow: only what they
    brought."""
    said: list[str] = []
    happened = recent(view)
    shown = green_drawn(happened)
    for one in happened:
        if one.ply == shown:
            said += describe_result(one.before, one.move, one.after, view.names)
        elif one.move.verb != END or any(note[0] not in PASSING for note in one.after.happened):
            said.append(describe_move(one.before, str(one.move), view.names))
    return " ".join(said)


def story(view: View, most: int) -> list[str]:
    """What has been told of the last moves, a text for each, the newest last."""
    first = max(0, len(view.past) - most)
    return [describe_move(before, move, view.names) for before, move in view.past[first:]]


def fight_over(view: View, looks: Looks) -> bool:
    """Has a fight just been decided whose sheet has not been put away?"""
    return view.live and any(
        note[0] in FIGHTS and one.ply + 1 > looks.seen for one in recent(view) for note in one.after.happened
    )
