"""Who won, and why."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.goals import COLUMN, HIDDEN, LINE, ROW, SQUARE
from cuboteca.games.qurush.rules.position import CALLED, RESIGNED
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import goal_as_it_lies, squares_as_they_lie
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.games.qurush.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural

_LINE_FOUND: Final = By(
    "wild",
    {
        0: "{name}’s 4×1 goal pattern is on {cells}: {goal}.",
        1: "{name}’s 4×1 goal pattern is on {cells}, with a 1 as a wild card: {goal}.",
        2: "{name}’s 4×1 goal pattern is on {cells}, with 1s as wild cards: {goal}.",
    },
)
say: Final = Messages(
    {
        "on": "The game goes on",
        "wins": "{name} wins",
        "shared": "{names} share the win",
        "draw": "A draw",
        "resigned": "{names} resigned.",
        "no_goal": Plural(
            "count",
            "No player has won in {count} turn.",
            "No player has won in {count} turns.",
        ),
        "found": By(
            "shape",
            {
                SQUARE: By(
                    "wild",
                    {
                        0: "{name}’s 2×2 goal pattern is on {cells}: {goal}.",
                        1: "{name}’s 2×2 goal pattern is on {cells}, with a 1 as a wild card: {goal}.",
                        2: "{name}’s 2×2 goal pattern is on {cells}, with 1s as wild cards: {goal}.",
                    },
                ),
                LINE: _LINE_FOUND,
                ROW: _LINE_FOUND,
                COLUMN: _LINE_FOUND,
            },
        ),
        "called": "{name} called Qurush.",
        # Others had what they needed as well: who comes first.
        "also": By(
            "first",
            {
                "mover": "{names} had a goal there too, but it was {name}’s turn, so {name} wins alone.",
                "next": "{names} had a goal there too, but {name} comes first after {mover}, so {name} wins alone.",
                "caller": "{names} had a goal there too, but {name} called first, so {name} wins alone.",
            },
        ),
        "turn_ended": Plural(
            "count",
            "It was there at the end of {name}’s turn.",
            "They were on the board when {name}’s turn ended.",
        ),
    },
    WORDS,
)


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        return say("on"), " ".join(prompt(view)[1:])
    names = view.names
    winners = state.outcome.winners
    if state.ended == RESIGNED:
        return say("wins", name=names[winners[0]]), say("resigned", names=[names[seat] for seat in sorted(state.out)])
    if not winners:
        return say("draw"), say("no_goal", count=state.turn)
    first = names[winners[0]]
    who = say("wins", name=first) if len(winners) == 1 else say("shared", names=[names[seat] for seat in winners])
    found = [sentence for seat in winners for sentence in _found(state, seat, names, view.turned)]
    if state.ended == CALLED:
        return who, " ".join((say("called", name=first), *found, *_also(state, names)))
    return who, " ".join((*found, say("turn_ended", count=len(found), name=names[state.mover]), *_also(state, names)))


def _also(state: State, names: tuple[str, ...]) -> list[str]:
    """Return why those don't win who had a goal on the board as well."""
    others = [names[seat] for seat in state.playing if seat not in state.winners and state.has_goal(seat)]
    winner = state.winners[0]
    first = "caller" if state.ended == CALLED else "mover" if winner == state.mover else "next"
    return [say("also", first=first, names=others, name=names[winner], mover=names[state.mover])] if others else []


def _found(state: State, seat: int, names: tuple[str, ...], turned: int) -> list[str]:
    """Return a sentence for each goal of a seat that is on the board."""
    found = [(goal, state.places(goal)[0]) for goal in state.goals[seat] if goal != HIDDEN and state.places(goal)]
    return [
        say(
            "found",
            shape=goal.shape,
            wild=min(len(place.wild), 2),
            name=names[seat],
            cells=squares_as_they_lie(goal, place, turned),
            goal=goal_as_it_lies(goal, place, turned),
        )
        for goal, place in found
    ]
