"""Why something cannot be begun now: said before anything is picked for it."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.selection import FREEZE, HEAL, KING, RETURN, Selection, completed, move_of
from cuboteca.play.view import Rejected

COMES_FIRST = {
    jobs.PLACE: ("Put the cube down first.", "CQ-16"),
    jobs.HELM: ("The Helm may be flicked once more, or you let it be.", "CQ-25"),
    jobs.MORE: ("More Healers, or that was all.", "CQ-31"),
    jobs.HIDE: ("Your Skulks may hide, or you let them stand.", "CQ-27"),
}
"""What is to be decided before anything else."""


def why_nothing_yet(state: State) -> Rejected:
    """What is to be decided first."""
    job = state.job
    return (
        Rejected(*COMES_FIRST[job.kind]) if job is not None and job.kind in COMES_FIRST else Rejected("Not now.", None)
    )


def why_no_action(state: State, action: str) -> Rejected | None:
    """Why something instead of a flick cannot be done in this turn; None if it can be begun."""
    if state.job is not None and not (state.job.kind == jobs.MORE and action == HEAL):
        return why_nothing_yet(state)
    if state.extra[state.mover]:
        return Rejected("First comes your extra flick; take it or decline it.", "CQ-24")
    mover = state.mover
    if action == RETURN and not state.with_status(mover, HIDDEN):
        return Rejected("None of your Skulks is in hiding.", "CQ-28")
    if action == FREEZE and not state.with_status(mover, RESERVE):
        return Rejected("None of your Freezes lies ready.", "CQ-34")
    if action == HEAL and not state.healers():
        return Rejected("None of your Healers can heal now.", "CQ-29")
    if action == HEAL and not state.revivable():
        return Rejected("None of your cubes is defeated.", "CQ-29")
    if action == KING:
        move = move_of(completed(state, Selection(KING)))
        fault = state.why_not(move) if move is not None else None
        if fault is not None:
            return Rejected(fault.message, fault.clause)
    return None
