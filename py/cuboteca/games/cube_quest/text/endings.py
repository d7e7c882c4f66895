"""Who won, and why."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.cubes import KINGS
from cuboteca.games.cube_quest.rules.notation import read_move
from cuboteca.games.cube_quest.rules.position import BOTH_OFF, KING_OFF, RESIGNED, TOO_LONG
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "on": "The game goes on",
        "draw": "A draw",
        "wins": "{victor} wins",
        KING_OFF: "{loser}’s King is off the board.",
        BOTH_OFF: By(
            "rule",
            {
                "first_out": "Both Kings fell off in one flick, and {loser}’s fell first.",
                "at_once": "{loser}’s flick knocked both Kings off at the same moment, so {loser} loses.",
                "active_loses": "{loser}’s flick knocked both Kings off, so {loser} loses.",
                "draw": "Both Kings fell off in one flick, so it’s a draw.",
            },
        ),
        RESIGNED: "{loser} resigned.",
        TOO_LONG: "The bout has reached its turn limit.",
        "series": "{victor} won {won} bouts, {loser} {lost}.",
    }
)


def fell_at_once(view: View) -> bool:
    """Have the Kings left the board after exactly the same time, so that the mover has lost (A-9)?"""
    offs = dict(read_move(view.moves[-1]).offs) if view.moves else {}
    return all(king in offs for king in KINGS) and len({offs[king] for king in KINGS}) == 1


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        return say("on"), " ".join(prompt(view)[1:])
    if not state.outcome.winners:
        return say("draw"), say(state.ended, victor="", loser="", rule=state.options["both_kings"])
    winner = state.outcome.winners[0]
    players = {"victor": view.names[winner], "loser": view.names[1 - winner]}
    rule = state.options["both_kings"]
    if state.ended == BOTH_OFF and rule == "first_out" and fell_at_once(view):
        rule = "at_once"
    why = say(state.ended, **players, rule=rule)
    if state.rules.series:
        why = f"{why} {say('series', **players, won=max(state.score), lost=min(state.score))}"
    return say("wins", **players), why
