"""Why a move of Qurush is good, in a sentence for each reason that an opponent gives; none tells a goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "wins": By(
            "several",
            {
                False: "You can win this turn: it completes your goal.",
                True: "You can win this turn: it completes one of your goals.",
            },
        ),
        "calls": "Call Qurush now, and you win.",
        "completes": By(
            "several",
            {
                False: "It completes your goal. Call Qurush after your turn.",
                True: "It completes one of your goals. Call Qurush after your turn.",
            },
        ),
        "nearer_to_goal": By(
            "several",
            {
                False: Plural(
                    "turns",
                    one="It lets you complete your goal next turn.",
                    other="It brings you closer to your goal: about {turns} turns to go.",
                ),
                True: Plural(
                    "turns",
                    one="It lets you complete one of your goals next turn.",
                    other="It brings you closer to one of your goals: about {turns} turns to go.",
                ),
            },
        ),
        "blocks": Plural(
            "count",
            one="It gets in the way of a goal {names} may have.",
            other="It gets in the way of goals {names} may have.",
        ),
        "takes_position": "It puts your pawn in a good spot.",
        "leaves_all": "It leaves everything where it is.",
    },
    WORDS,
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    if reason not in say.messages:
        return ""
    state: State = view.state
    seats = values.get("seats", ())
    names = [view.names[seat] for seat in seats]
    return say(reason, several=len(state.rules.choices) > 1, names=names, count=len(seats), **values)
