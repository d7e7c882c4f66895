"""The game's own buttons: looking at one's goal and ending the turn; shuffling a goal and closing the curtain."""

from __future__ import annotations

from cuboteca.games.qurush.rules.facts import CHOICE, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_picks import goal_picks_of
from cuboteca.games.qurush.selection.picks import Selection, complete, picks_of
from cuboteca.games.qurush.view.goal_taps import goal_put_back
from cuboteca.play.view import Action, View


def actions_of(view: View) -> tuple[Action, ...]:
    """The buttons of a turn and of the choice of a goal."""
    state: State = view.state
    if not view.live:
        return ()
    if state.next == CHOICE:
        complete = goal_picks_of(state, view.picked).complete
        label = "Close the curtain" if state.secret else "Choose it"
        return (Action("shuffle", "Shuffle", "shuffle"), Action("curtain", label, "check", True, complete))
    if state.next != TURN:
        return ()
    last = _last(state, picks_of(view.picked))
    if not state.secret:
        return (last,)
    count = "goals" if len(state.terms.choices) > 1 else "goal"
    peek = Action("peek", f"Hold: {view.names[state.mover]}’s {count}", "eye", pressed=view.peeking, peeks=True)
    return (peek, last)


def _last(state: State, picks: Selection) -> Action:
    """Confirming what waits for it; else ending the turn, which is asked for twice."""
    if picks.ending:
        return Action("end", "End it", "check", main=True, pressed=True)
    move = complete(state, picks)
    return Action("end", "End turn", "pass") if move is None else Action("confirm", "Confirm", "check", True)


def parts_put_back(view: View) -> tuple[str, ...] | None:
    """What stays picked when the last of it is taken back; None if nothing is picked."""
    state: State = view.state
    if state.next == CHOICE:
        return goal_put_back(view)
    picks = picks_of(view.picked)
    if not view.picked:
        return None
    if picks.face:
        return picks._replace(face=0).parts
    if picks.cells:
        return picks._replace(cells=picks.cells[:-1]).parts
    return Selection(picks.agent if picks.action else Selection().agent).parts
