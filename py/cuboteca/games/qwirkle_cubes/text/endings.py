"""Who won, and why."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import points_text
from cuboteca.games.qwirkle_cubes.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    outcome = state.outcome
    if outcome is None:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    return _winners(state, view.names), _why_over(state, view)


def _winners(state: State, names: tuple[str, ...]) -> str:
    winners = state.outcome.winners if state.outcome else ()
    if not winners:
        return "The game was given up"
    if state.seats == 1:
        return f"{names[0]} scores {points_text(state.scores[0])}"
    if len(winners) > 1:
        return f"{join_words(names[seat] for seat in winners)} share the win"
    others = [state.scores[seat] for seat in state.playing if seat not in winners]
    by = f" by {state.scores[winners[0]] - max(others)}" if others else ""
    return f"{names[winners[0]]} wins{by}"


def _why_over(state: State, view: View) -> str:
    if state.ended == "resigned":
        gone = join_words(view.names[seat] for seat in sorted(state.out))
        return f"{gone} resigned."
    if state.ended == "all_passed":
        return "Everybody passed in a row, so the game ended without a bonus."
    out = [view.names[seat] for seat in state.playing if not state.hands[seat]]
    if state.rules.end_round:
        return f"The bag was empty, {join_words(out)} ran out of cubes, and the round was played to its end."
    return f"The bag was empty and {join_words(out)} placed the last cube in hand: six points for going out first."
