"""Who won, and why."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.position import BOTH_OFF, KING_OFF, RESIGNED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "on": "The game goes on",
        "draw": "A draw",
        "wins": "{victor} wins",
        "king_off": "{loser}’s King is off the board.",
        "both_off": By(
            "rule",
            {
                "first_out": "Both Kings fell off in one flick, and {loser}’s fell first.",
                "active_loses": "{loser}’s flick knocked both Kings off, so {loser} loses.",
                "draw": "Both Kings fell off in one flick, so it’s a draw.",
            },
        ),
        "resigned": "{loser} resigned.",
        "too_long": "The bout has reached its turn limit.",
        "series": "{victor} won {won} bouts, {loser} {lost}.",
    }
)


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        return say("on"), " ".join(prompt(view)[1:])
    if not state.outcome.winners:
        return say("draw"), _why(state, {"victor": "", "loser": ""})
    winner = state.outcome.winners[0]
    players = {"victor": view.names[winner], "loser": view.names[1 - winner]}
    why = _why(state, players)
    if state.rules.series:
        why = f"{why} {say('series', **players, won=max(state.score), lost=min(state.score))}"
    return say("wins", **players), why


def _why(state: State, players: dict[str, str]) -> str:
    """Return how the last bout ended; its winner has won the series, if it is one."""
    reasons = {KING_OFF: "king_off", BOTH_OFF: "both_off", RESIGNED: "resigned"}
    return say(reasons.get(state.ended, "too_long"), **players, rule=state.options["both_kings"])
