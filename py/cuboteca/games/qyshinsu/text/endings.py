"""Who won, and why."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.moves import COLOURS
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text.names import WORDS
from cuboteca.games.qyshinsu.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, join_words

say: Final = Messages(
    {
        "on": "The game goes on",
        "draw": "A draw",
        "wins": "{victor} wins",
        "draw_agreed": "{players} agreed to a draw.",
        "repetition": "The same position came up for the third time.",
        "max_plies": "The game has reached its turn limit.",
        "resigned": "{loser} resigned.",
        "no_move": "{loser} can’t move.",
        "remove_nearest": "{loser} can’t move: {victor} removed the Old Stone, and {loser} has no stone to remove.",
        "add_nearest": By(
            "full",
            {
                False: "{loser} can’t move: {victor} added the Old Stone at {origin}, and nothing fits on {places}.",
                True: "{loser} can’t move: {victor} added the Old Stone, and the ring is full.",
            },
        ),
        "both_held": "{loser} can’t move: the {stone} leads to {one} and {other}, and {colour} is on both.",
        "one_held": (
            "{loser} can’t move: the {stone} leads to {one}, held by {colour}, and to {other}, where nothing fits."
        ),
        "both_closed": "{loser} can’t move: the {stone} leads to {one} and {other}, and nothing fits on either.",
    },
    WORDS,
)


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    outcome = state.outcome
    if outcome is None:
        return say("on"), " ".join(prompt(view)[1:])
    if len(outcome.winners) != 1:
        return say("draw"), say(outcome.reason, players=join_words(view.names))
    winner = outcome.winners[0]
    players = {"victor": view.names[winner], "loser": view.names[1 - winner]}
    why = say("resigned", **players) if outcome.reason == "resigned" else _why_no_move(state, players)
    return say("wins", **players), why


def _why_no_move(state: State, players: dict[str, str]) -> str:
    duty = state.bound()
    if duty.what == "free":
        return say("no_move", **players)
    if duty.what != "steps":
        return say(duty.what, **players, origin=duty.origin, places=duty.places, full=not duty.places)
    held = [place for place in duty.places if state.stone(place) is not None]
    one, other = (*held, *(place for place in duty.places if place not in held))
    message = ("both_closed", "one_held", "both_held")[len(held)]
    colour = COLOURS[1 - state.side]
    return say(message, **players, stone=state.last.kind, one=one, other=other, colour=colour)
