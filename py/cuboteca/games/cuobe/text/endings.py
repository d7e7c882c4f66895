"""Who won, and why."""

from __future__ import annotations

from typing import Any, Final

from cuboteca.games.cuobe.rules.players import ALL_DEAD, ALL_GONE, FIRST_DEATH, OUT_OF_TIME, SURRENDERED
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, KEYS_NEEDED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import WORDS
from cuboteca.games.cuobe.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "on": "The game goes on",
        # Who won.
        "house": "The house wins",
        "all": By("alone", {True: "You’ve escaped", False: "You’ve all escaped"}),
        "some": By("one", {True: "{names} has escaped", False: "{names} have escaped"}),
        # Why.
        ALL_GONE: "You activated all {needed} keys with {green_cards} left.",
        "lost": Plural("count_first", "One player didn’t make it.", "{count_first} players didn’t make it."),
        OUT_OF_TIME: By(
            "short",
            {
                True: "The green deck ran out with {keys} still not activated.",
                False: "The green deck ran out with {players} still inside.",
            },
        ),
        ALL_DEAD: "Nobody is left alive inside.",
        FIRST_DEATH: "A short game ends with the first death.",
        SURRENDERED: By("alone", {True: "You surrendered.", False: "You all agreed to surrender."}),
    },
    WORDS,
)


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, that it does and what is asked."""
    state: State = view.state
    if not state.ended:
        return say("on"), " ".join(filter(None, prompt(view)[1:]))
    escaped = [view.names[seat] for seat, player in enumerate(state.players) if player.status == ESCAPED]
    why = _why_over(state)
    if not escaped:
        return say("house"), why
    if len(escaped) == state.seats:
        return say("all", alone=state.seats == 1), why
    return say("some", one=len(escaped) == 1, names=escaped), why


def _why_over(state: State) -> str:
    missing = KEYS_NEEDED - len(state.keys)
    values: dict[str, Any] = {
        "alone": state.seats == 1,
        "green_cards": state.green.size,
        "keys": missing,
        "needed": KEYS_NEEDED,
        "players": sum(player.inside for player in state.players),
        "short": missing > 0,
    }
    dead = sum(player.status == DEAD for player in state.players)
    lost = [say("lost", count_first=dead)] if state.ended == ALL_GONE and dead else []
    return " ".join((say(state.ended, **values), *lost))
