"""Who won, and why."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules.position import BOTH_OFF, KING_OFF, RESIGNED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.prompts import prompt
from cuboteca.play.view import View


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    names, winners = view.names, state.outcome.winners
    reason = _reason(state, names)
    if not winners:
        return "Nobody wins", reason
    score = f" {max(state.score)} bouts to {min(state.score)}." if state.rules.series else ""
    return f"{names[winners[0]]} wins", reason + score


def _reason(state: State, names: tuple[str, ...]) -> str:
    if state.ended == KING_OFF:
        return f"{names[1 - state.winner]}’s King is off the board."
    if state.ended == BOTH_OFF:
        how = {
            "first_out": "the one that fell first has lost",
            "active_loses": "whoever flicked has lost",
            "draw": "so the bout is drawn",
        }
        return f"Both Kings fell in one flick, and {how[state.options['both_kings']]}."
    if state.ended == RESIGNED:
        loser = names[1 - state.winner] if state.winner in (0, 1) else "Somebody"
        return f"{loser} resigned."
    return f"{state.turns or 'As many'} turns have been taken, the longest that was agreed."
