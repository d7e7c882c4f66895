"""Says how an attempt at a puzzle stands: whether the goal is on the board when the turn ends."""

from __future__ import annotations

from collections.abc import Sequence

from cuboteca.games.qurush.rules.goals import HIDDEN, WILD, forms_of, windows_for
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.puzzle import Puzzle, Verdict


def judge(puzzle: Puzzle, states: Sequence[State], moves: Sequence[str]) -> Verdict:
    """Return whether the solver has won with the end of the turn, in whatever order and with however many points.

    What it has reached is how many numbers of a goal are in place; nothing before the first move.
    """
    first, last = states[0], states[-1]
    solved = first.mover in last.winners
    reached = numbers_in_place(last, first.mover) if moves else 0
    return Verdict(solved, bool(last.ended) or last.turn != first.turn, reached)


def reply(puzzle: Puzzle, state: State, moves: Sequence[str]) -> str | None:
    """Return None: the turn is the solver's, and nothing in it is left to chance."""
    return None


def numbers_in_place(state: State, seat: int) -> int:
    """Return how many of the four numbers of one of a seat's goals lie as they should, at best."""
    rules = state.rules
    return max(
        (
            sum(state.qubes[square] in (number, WILD) for square, number in zip(window, form, strict=True))
            for goal in state.goals[seat]
            if goal != HIDDEN
            for form in forms_of(goal, rules.true_north, rules.mirror)
            for window in windows_for(rules.windows, goal.shape)
        ),
        default=0,
    )
