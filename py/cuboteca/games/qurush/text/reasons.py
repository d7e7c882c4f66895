"""Why a move of Qurush is good, in a sentence for each reason that an opponent gives; none tells a goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural, own_or_told

say: Final = Messages(
    {
        "wins": own_or_told(
            By(
                "several",
                {
                    False: "You can win this turn: it completes your goal.",
                    True: "You can win this turn: it completes one of your goals.",
                },
            ),
            By(
                "several",
                {
                    False: "{player} can win this turn: it completes {player}’s goal.",
                    True: "{player} can win this turn: it completes one of {player}’s goals.",
                },
            ),
        ),
        "calls": own_or_told("Call Qurush now, and you win.", "{player} can call Qurush now, and wins."),
        "completes": own_or_told(
            By(
                "several",
                {
                    False: "It completes your goal. Call Qurush after your turn.",
                    True: "It completes one of your goals. Call Qurush after your turn.",
                },
            ),
            By(
                "several",
                {
                    False: "It completes {player}’s goal. {player} can call Qurush after the turn.",
                    True: "It completes one of {player}’s goals. {player} can call Qurush after the turn.",
                },
            ),
        ),
        "nearer_to_goal": own_or_told(
            By(
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
            By(
                "several",
                {
                    False: Plural(
                        "turns",
                        one="It lets {player} complete their goal next turn.",
                        other="It brings {player} closer to their goal: about {turns} turns to go.",
                    ),
                    True: Plural(
                        "turns",
                        one="It lets {player} complete one of their goals next turn.",
                        other="It brings {player} closer to one of their goals: about {turns} turns to go.",
                    ),
                },
            ),
        ),
        "blocks": Plural(
            "count",
            one="It gets in the way of a goal {names} may have.",
            other="It gets in the way of goals {names} may have.",
        ),
        "takes_position": own_or_told("It puts your pawn in a good spot.", "It puts {player}’s pawn in a good spot."),
        "leaves_all": "It leaves everything where it is.",
    },
    WORDS,
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
    """Return what speaks for a move, said to the player to move, or told of that `player`."""
    if reason not in say.messages:
        return ""
    state: State = view.state
    seats = values.get("seats", ())
    names = [view.names[seat] for seat in seats]
    several = len(state.rules.choices) > 1
    return say(reason, own=not player, player=player, several=several, names=names, count=len(seats), **values)
