"""Who won, and why."""

from __future__ import annotations

from cuboteca.games.qyshinsu.rules.moves import COLOURS
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text.names import COLOUR_NAMES, either
from cuboteca.games.qyshinsu.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    outcome = state.outcome
    if outcome is None:
        return "The game goes on", " ".join(prompt(view)[1:])
    if outcome.reason == "draw_agreed":
        return "A draw", f"{join_words(view.names)} agreed on it."
    if outcome.reason == "repetition":
        return "A draw", "The same ring has come up for the third time, with the same player to move."
    if outcome.reason == "max_plies":
        return "A draw", "The game has come to its longest length, and nobody has lost."
    winner = outcome.winners[0]
    victor, loser = view.names[winner], view.names[1 - winner]
    if outcome.reason == "resigned":
        return f"{victor} wins", f"{loser} resigned."
    return f"{victor} wins", f"{loser} has no move. {_why_no_move(state, victor)}".strip()


def _why_no_move(state: State, victor: str) -> str:
    duty, last = state.bound(), state.last
    winner, loser = COLOUR_NAMES[COLOURS[1 - state.side]], COLOUR_NAMES[COLOURS[state.side]]
    if duty.what == "free":
        return ""
    if duty.what == "remove_nearest":
        return f"{victor} took the Old Stone back from {duty.origin}, and {loser} has no stone to take back."
    if duty.what == "add_nearest":
        where = f"{either(duty.places)}, where no stone may be added" if duty.places else "an empty place"
        full = "" if duty.places else ", and the ring is full"
        return f"{victor}’s Old Stone on {duty.origin} asks for {where}{full}."
    done = "on" if last.sign == "+" else "taken back from"
    leads = f"{victor}’s {last.kind} {done} {duty.origin} leads to {join_words(map(str, duty.places))}"
    held = [place for place in duty.places if state.stone(place) is not None]
    if len(held) == 2:
        return f"{leads}, and {winner} stands on both."
    closed = f"no stone may be added at {either(tuple(p for p in duty.places if p not in held))}"
    return f"{leads}: {winner} stands on {held[0]}, and {closed}." if held else f"{leads}, and {closed}."
