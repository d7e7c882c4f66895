"""Says how an attempt at a puzzle stands: what the placement has scored."""

from __future__ import annotations

from collections.abc import Sequence

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.puzzle import Puzzle, Verdict


def judge(puzzle: Puzzle, states: Sequence[State], moves: Sequence[str]) -> Verdict:
    """Return the points made in the one turn; it is over with the first move, whatever that is."""
    seat = states[0].mover
    reached = states[-1].scores[seat] - states[0].scores[seat]
    return Verdict(reached >= puzzle.number, bool(moves), reached)


def reply(puzzle: Puzzle, state: State, moves: Sequence[str]) -> str | None:
    """Return None: nobody answers in one turn."""
    return None
