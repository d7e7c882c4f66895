"""Finds why a tap fits nothing now: before a part is picked for it, and while the parts picked make no move yet."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.why_illegal import HEALING, comes_first, owed_flick
from cuboteca.games.cube_quest.selection.selection import (
    ACTIONS,
    FREEZE,
    HEAL,
    KING,
    PLACING,
    RETURN,
    Selection,
    completed,
    move_of,
)


def why_nothing(state: State) -> Refusal:
    """Return why no player can do anything now: chance decides, or the game is over."""
    return Refusal("game_over") if state.ended or state.job is None else comes_first(state.job)


def why_no_action(state: State, action: str) -> Refusal | None:
    """Return why something instead of a flick cannot be done in this turn; None if it can be begun."""
    if state.job is not None and not (state.job.kind == jobs.MORE and action == HEAL):
        return comes_first(state.job)
    return owed_flick(state) or _why_not_able(state, action)


def _why_not_able(state: State, action: str) -> Refusal | None:
    mover = state.mover
    if action == RETURN and not state.with_status(mover, HIDDEN):
        return Refusal("no_skulk_hiding", "CQ-28")
    if action == FREEZE and not state.with_status(mover, RESERVE):
        return Refusal("no_freeze_ready", "CQ-34")
    if action == HEAL and not state.healers():
        return Refusal("no_healer_ready", "CQ-29")
    if action == HEAL and not state.revivable():
        return Refusal("none_defeated", "CQ-29")
    if action == KING:
        move = move_of(completed(state, Selection(KING)))
        return state.why_not(move) if move is not None else None
    return None


def why_not_complete(state: State, picks: Selection) -> Refusal:
    """Return what is missing where something is confirmed that is no move yet."""
    unable = why_no_action(state, picks.action) if picks.action in ACTIONS else None
    if unable is not None:
        return unable
    if picks.action == HEAL:
        return Refusal("select_defeated", most=HEALING * len(picks.healers))
    if picks.action == FREEZE:
        return Refusal("select_enemy", cube=picks.cube)
    if picks.action in PLACING:
        return Refusal("select_place", cube=picks.cube)
    return comes_first(state.job) if state.job is not None else Refusal("pull_or_tap")
