"""Who won, and why."""

from __future__ import annotations

from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.position import CALLED, RESIGNED, TURN_CAP
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.names import called, whose
from cuboteca.games.qurush.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    names = view.names
    winners = state.outcome.winners
    if state.ended == RESIGNED:
        gone = join_words(names[seat] for seat in sorted(state.out))
        return f"{names[winners[0]]} wins", f"{gone} resigned."
    if not winners:
        return "Nobody wins", f"{state.turn} turns have ended, and no goal is on the board."
    who = f"{names[winners[0]]} wins" if len(winners) == 1 else f"{join_words(names[s] for s in winners)} share the win"
    if state.ended == TURN_CAP:
        return who, f"{state.turn} turns have ended."
    there = " ".join(_found(state, seat, names) for seat in winners)
    if state.ended == CALLED:
        return who, f"{names[winners[0]]} called Qurush, and it is true. {there}"
    return who, f"{there} It lay there when {whose(state.mover, names)} turn ended."


def _found(state: State, seat: int, names: tuple[str, ...]) -> str:
    goals = [goal for goal in state.goals[seat] if goal != HIDDEN and state.places(goal)]
    words = join_words(map(called, goals))
    wild = any(place.wild for goal in goals for place in state.places(goal)[:1])
    return f"{whose(seat, names)} goal is on the board: {words}{', with a 1 for any number' if wild else ''}."
