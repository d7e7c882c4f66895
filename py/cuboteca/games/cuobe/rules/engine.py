"""Working through the agenda: whatever happens by itself happens, until somebody or chance has to decide."""

from __future__ import annotations

from collections.abc import Sequence

from cuboteca.games.cuobe.rules.agenda import STEPS, Automatic, Chance, Question
from cuboteca.games.cuobe.rules.facts import NOBODY, Position, Step
from cuboteca.games.cuobe.rules.moves import DECLINING, Move
from cuboteca.games.cuobe.rules.steps import FILE


def settle(at: Position) -> Sequence[Move] | None:
    """Let things happen until a decision is due; the moves for it, as far as they are known already."""
    while not at.ended and at.agenda:
        step = at.agenda[-1]
        kind = STEPS[step.what]
        if isinstance(kind, Automatic):
            at.agenda = at.agenda[:-1]
            kind.do(at, step)
            continue
        if isinstance(kind, Chance):
            if kind.outcomes(at, step):
                return None
            at.agenda = at.agenda[:-1]
            continue
        if kind.free:
            return None
        answers = kind.answers(at, step)
        if len(answers) > 1 and decider(at, step, kind) != NOBODY:
            return answers
        at.agenda = at.agenda[:-1]
        if answers:
            kind.answered(at, step, DECLINING if DECLINING in answers else answers[0])  # C-115
    close(at)
    return None


def decider(at: Position, step: Step, kind: Question) -> int:
    """Who answers: the active player, or the one asked; NOBODY if he is no longer there to be asked."""
    seat = step.seat if kind.by_seat or not at.players[at.active].inside else at.active
    return seat if seat != NOBODY and at.players[seat].inside else NOBODY


def close(at: Position) -> None:
    """The game is over: nothing is left to be done, and cards just being resolved are filed."""
    at.passed += tuple(step.name for step in reversed(at.agenda) if step.what == FILE)
    at.agenda = ()


def apply(at: Position, move: Move) -> None:
    """Make a legal move on a copy: the top step is answered."""
    step = at.agenda[-1]
    kind = STEPS[step.what]
    at.agenda = at.agenda[:-1]
    if isinstance(kind, Chance):
        kind.happened(at, step, move)
    elif isinstance(kind, Question):
        kind.answered(at, step, move)
