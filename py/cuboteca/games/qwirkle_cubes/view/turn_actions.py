"""The game's own buttons: re-roll, and confirm or what else ends the turn; and what taking back leaves."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.facts import LOT, TURN
from cuboteca.games.qwirkle_cubes.rules.moves import PASSING
from cuboteca.games.qwirkle_cubes.rules.names import NUMBERS
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entering import entry_of
from cuboteca.games.qwirkle_cubes.selection.picks import Selection, picks_of
from cuboteca.games.qwirkle_cubes.text.words import worth
from cuboteca.play.game import NATURE
from cuboteca.play.view import Action, View


def actions_of(view: View) -> tuple[Action, ...]:
    """Nothing while chance decides or the table is only looked at."""
    state: State = view.state
    if not view.live:
        return ()
    if is_entering(state):
        if state.next == LOT:
            return ()
        return (Action("confirm", "Confirm", "check", main=True, enabled=entry_of(state, view.picked).complete),)
    if state.next != TURN:
        return ()
    picks = picks_of(view.picked, state)
    return (_roll(state, picks), _last(state, picks))


def is_entering(state: State) -> bool:
    """Do the players enter what their own cubes show?"""
    return state.seat == NATURE and state.entered


def _roll(state: State, picks: Selection) -> Action:
    count = len(picks.marked)
    label = "Re-roll" if not picks.rolling else f"Roll {NUMBERS[count]}" if count else "Keep all"
    possible = bool(state.rolls) and not state.is_dead
    return Action("roll", label, "roll", main=count > 0, enabled=possible, pressed=picks.rolling)


def _last(state: State, picks: Selection) -> Action:
    """Confirm; with nothing placed, the move that goes on instead, if there is one."""
    if not picks.laid and not picks.rolling:
        if state.allows(PASSING):
            return Action("pass", "Pass", "pass", main=not state.can_place)
        if state.may_decline and not state.can_place:
            return Action("decline", "Roll all" if state.terms.reroll_all else "Go on", "pass", main=True)
    move = picks.move(state)
    ready = bool(picks.laid) and state.allows(move)
    label = f"Confirm {worth(state, move)}" if ready else "Confirm"
    return Action("confirm", label, "check", main=not picks.marked, enabled=ready or bool(picks.marked))


def parts_put_back(view: View) -> tuple[str, ...] | None:
    """Leave off choosing cubes to roll, put the cube in hand down, take the last one placed back."""
    state: State = view.state
    if not view.picked:
        return None
    if is_entering(state):
        return view.picked[:-1]
    picks = picks_of(view.picked, state)
    if picks.rolling:
        return ()
    if picks.held is not None or picks.aimed is not None:
        return Selection(picks.laid).parts
    return Selection(picks.laid[:-1]).parts if picks.laid else None
