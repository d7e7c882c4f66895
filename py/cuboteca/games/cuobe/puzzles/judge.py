"""Judges attempts at puzzles of Cu[o]be: one turn, in which chance has nothing to give.

Whatever is left to chance in an attempt is fixed by `reply`, the same every time: dice show their lowest face, and of
cards and rooms comes the last in the list of those that can come. Solutions don't need it; other ways are no better for
it, which the proof has looked at. The table has to ask `reply` before it draws anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cuboteca.games.cuobe.rules.moves import EXIT, ROLL
from cuboteca.games.cuobe.rules.position import ESCAPED
from cuboteca.play.game import NATURE
from cuboteca.play.puzzle import Puzzle, Verdict

if TYPE_CHECKING:
    from cuboteca.games.cuobe.rules.state import State

OUT: Final = "out"
TOGETHER: Final = "together"
"""The tasks, in this turn: the player to move gets out; so do all players."""


def judge(puzzle: Puzzle, states: Sequence[State], moves: Sequence[str]) -> Verdict:
    """Say how an attempt stands: it is over with the turn."""
    del moves
    return reached(puzzle, states[0], states[-1])


def reached(puzzle: Puzzle, before: State, now: State) -> Verdict:
    """Say how far an attempt has come, by the position that it began with and the one it has led to."""
    solver = before.active
    out = sum(player.status == ESCAPED for player in now.players)
    solved = now.players[solver].status == ESCAPED and (puzzle.task == OUT or out == now.seats)
    if solved or now.ended or now.turn != before.turn:
        return Verdict(solved, True, out)
    # A turn that is over may still ask others whether they leave, too.
    waits = now.players[solver].inside or (puzzle.task == TOGETHER and now.seat not in (NATURE, solver))
    return Verdict(over=not waits, reached=out)


def reply(puzzle: Puzzle, state: State, moves: Sequence[str]) -> str | None:
    """Return what chance does, and that everybody who may leave does; None where the solver decides."""
    del puzzle, moves
    if state.seat in (None, state.active):
        return None
    listed = state.moves()
    if state.seat != NATURE:
        leaving = [move for move in listed if move.verb == EXIT]
        return str((leaving or list(listed))[0])
    return str(listed[0] if listed[0].verb == ROLL else listed[-1])
