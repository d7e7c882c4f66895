"""Who won, and why."""

from __future__ import annotations

from typing import Final

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
        "repetition": "The same stones were on the same positions for the third time, with the same player to "
        "move and the same last moves by each player.",
        "max_plies": "The game has reached its turn limit.",
        "resigned": "{loser} resigned.",
        "no_move": "{loser} can’t move.",
        "remove_nearest": "{loser} can’t move: {victor} removed an Old Stone, and {loser} has no stone to remove.",
        "add_nearest": By(
            "full",
            {
                False: "{loser} can’t move: {victor} added an Old Stone at {origin}, and nothing fits on {places}. "
                "{loser} has just removed {stones} from there, and two of every other type are on the ring.",
                True: "{loser} can’t move: {victor} added an Old Stone, and the ring is full.",
            },
        ),
        "both_held": By(
            "sign",
            {
                "+": "{loser} can’t move: {victor}’s {stone} on {origin} leads to {one} and {other}, and {victor}’s "
                "stones are on both.",
                "-": "{loser} can’t move: {victor} removed the {stone} from {origin}, which leads to {one} and "
                "{other}, and {victor}’s stones are on both.",
            },
        ),
        "one_held": By(
            "sign",
            {
                "+": "{loser} can’t move: {victor}’s {stone} on {origin} leads to {one} and {other}. {victor}’s stone "
                "is on {one}, and nothing fits on {other}: {loser} has just removed {stones} from there, and two of "
                "every other type are on the ring.",
                "-": "{loser} can’t move: {victor} removed the {stone} from {origin}, which leads to {one} and "
                "{other}. {victor}’s stone is on {one}, and nothing fits on {other}: {loser} has just removed {stones} "
                "from there, and two of every other type are on the ring.",
            },
        ),
        "both_closed": By(
            "sign",
            {
                "+": "{loser} can’t move: {victor}’s {stone} on {origin} leads to {one} and {other}, and nothing fits "
                "on either: {loser} has just removed {stones} from there, and two of every other type are on the ring.",
                "-": "{loser} can’t move: {victor} removed the {stone} from {origin}, which leads to {one} and "
                "{other}, and nothing fits on either: {loser} has just removed {stones} from there, and two of every "
                "other type are on the ring.",
            },
        ),
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
        where = {"origin": duty.origin, "places": duty.places, "stones": _removed_from(state, duty.places)}
        return say(duty.what, **players, **where, full=not duty.places)
    held = [place for place in duty.places if state.stone(place) is not None]
    one, other = (*held, *(place for place in duty.places if place not in held))
    message = ("both_closed", "one_held", "both_held")[len(held)]
    last = state.last
    return say(
        message,
        **players,
        sign=last.sign,
        stone=last.kind,
        origin=duty.origin,
        one=one,
        other=other,
        stones=_removed_from(state, (one, other)),
    )


def _removed_from(state: State, places: tuple[int, ...]) -> tuple[int, ...]:
    """Return the kinds that the loser has just removed from some positions (Y-14): two of all others are on the "
    "ring."""
    return tuple(move.kind for move in state.withheld if move.place in places)
