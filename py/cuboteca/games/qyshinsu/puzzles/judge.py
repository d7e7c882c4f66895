"""Judges an attempt: the solver wins in as many moves as the task says, whatever the other player answers.

All of the solver's moves but the last are the only ones that do, so another one has missed. The last move of the
solution isn't always the only one: any that leaves no answer is right.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.rules.why_illegal import playable
from cuboteca.play.puzzle import Puzzle, Verdict


def judge(puzzle: Puzzle, states: Sequence[State], moves: Sequence[str]) -> Verdict:
    """Say how an attempt stands; `reached` is how many of its moves were right."""
    own = range(0, len(moves), 2)
    for ply in own:
        if states[ply + 1].ended == "no_move":
            return Verdict(solved=True, over=True, reached=ply // 2 + 1)
        if tuple(moves[: ply + 1]) != puzzle.solution[: ply + 1]:
            return Verdict(over=True, reached=ply // 2, answers=playable(states[ply + 1]))
    return Verdict(reached=len(own))


def reply(puzzle: Puzzle, state: State, moves: Sequence[str]) -> str | None:
    """Return the defence of the solution; None where the solver moves."""
    at = len(moves)
    follows = at % 2 == 1 and not state.ended and tuple(moves) == puzzle.solution[:at]
    return puzzle.solution[at] if follows and at < len(puzzle.solution) else None
