"""Who won, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules.players import ALL_DEAD, ALL_GONE, FIRST_DEATH, OUT_OF_TIME, SURRENDERED
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, KEYS_NEEDED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import counted
from cuboteca.games.cuobe.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, that it does and what is asked."""
    state: State = view.state
    if not state.ended:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    out = [view.names[seat] for seat, player in enumerate(state.players) if player.status == ESCAPED]
    why = WHY[state.ended](state)
    if not out:
        return "The house wins", why
    if len(out) == state.seats:
        return ("You are out" if state.seats == 1 else "Everybody is out"), why
    return f"{join_words(out)} {'is' if len(out) == 1 else 'are'} out", why


def _time(state: State) -> str:
    missing = KEYS_NEEDED - len(state.keys)
    inside = sum(player.inside for player in state.players)
    if missing:
        return f"The last card was drawn, and {counted(missing, 'key')} of five never came to the Exit."
    return f"The last card was drawn with {counted(inside, 'player')} still inside."


def _gone(state: State) -> str:
    dead = sum(player.status == DEAD for player in state.players)
    left = f"with {counted(state.green.size, 'green card')} left"
    lost = f", and {counted(dead, 'player')} did not live to see it" if dead else ""
    return f"All five keys were in {left}{lost}."


WHY: Final[dict[str, Callable[[State], str]]] = {
    ALL_GONE: _gone,
    OUT_OF_TIME: _time,
    ALL_DEAD: lambda state: "Nobody is left alive inside.",
    FIRST_DEATH: lambda state: "In a short game the first death ends it.",
    SURRENDERED: lambda state: "All of you agreed to give up.",
}
