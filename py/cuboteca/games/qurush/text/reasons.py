"""Why a move of Qurush is good, in a sentence for each reason that an opponent gives; none tells a goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.actions import to_do
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural, join_words, own_or_told

say: Final = Messages(
    {
        "wins": own_or_told(
            By(
                "several",
                {
                    False: "This turn completes your goal, and you win.",
                    True: "This turn completes one of your goals, and you win.",
                },
            ),
            By(
                "several",
                {
                    False: "This turn completes {player}’s goal, and {player} wins.",
                    True: "This turn completes one of {player}’s goals, and {player} wins.",
                },
            ),
        ),
        "calls": own_or_told("Call Qurush now, and you win.", "{player} can call Qurush now, and wins."),
        "completes": own_or_told(
            By(
                "several",
                {
                    False: "This turn completes your goal. Call Qurush after it.",
                    True: "This turn completes one of your goals. Call Qurush after it.",
                },
            ),
            By(
                "several",
                {
                    False: "This turn completes {player}’s goal. {player} can call Qurush after it.",
                    True: "This turn completes one of {player}’s goals. {player} can call Qurush after it.",
                },
            ),
        ),
        "nearer_to_goal": own_or_told(
            By(
                "several",
                {
                    False: Plural(
                        "turns",
                        one="This turn gets you ready to complete your goal next turn.",
                        other="This turn brings you closer to your goal: about {turns} turns to go.",
                    ),
                    True: Plural(
                        "turns",
                        one="This turn gets you ready to complete one of your goals next turn.",
                        other="This turn brings you closer to one of your goals: about {turns} turns to go.",
                    ),
                },
            ),
            By(
                "several",
                {
                    False: Plural(
                        "turns",
                        one="This turn gets {player} ready to complete their goal next turn.",
                        other="This turn brings {player} closer to their goal: about {turns} turns to go.",
                    ),
                    True: Plural(
                        "turns",
                        one="This turn gets {player} ready to complete one of their goals next turn.",
                        other="This turn brings {player} closer to one of their goals: about {turns} turns to go.",
                    ),
                },
            ),
        ),
        "blocks": Plural(
            "count",
            one="This turn gets in the way of a goal {names} may have.",
            other="This turn gets in the way of goals {names} may have.",
        ),
        "takes_position": own_or_told("It puts your pawn in a good spot.", "It puts {player}’s pawn in a good spot."),
        "leaves_all": "It leaves everything where it is.",
        # Of the goal that is being chosen.
        "counts_in_most_ways": (
            "A pattern that looks different whichever way it’s turned counts in more ways, so it’s easier. Four equal "
            "numbers are the hardest."
        ),
        # What is needed for that beside the move itself, as it is asked for.
        "next_steps": "Next: {deeds}.",
    },
    WORDS,
)


def describe_reason(view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
    """Return what speaks for a move, said to the player to move, or told of that `player`."""
    if reason not in say.messages or (reason == "next_steps" and not (view.thought_of or player)):
        return ""  # A hint that shows only where to look leaves the moves to be found.
    state: State = view.state
    seats = values.get("seats", ())
    names = [view.names[seat] for seat in seats]
    deeds = _next_deeds(view, values.get("moves", ()))
    several = len(state.rules.choices) > 1
    return say(
        reason, own=not player, player=player, several=several, names=names, deeds=deeds, count=len(seats), **values
    )


def _next_deeds(view: View, moves: Sequence[str]) -> str:
    """Return what some moves after the first of them would do."""
    state: State = view.state
    told = []
    for number, text in enumerate(moves):
        if number:
            told.append(to_do(state, state.read(text), view.names))
        if number + 1 < len(moves):
            state = state.play(text)
    return join_words(told)
