"""Who won, and why."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.position import ALL_PASSED, RESIGNED
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.games.qwirkle_cubes.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "on": "The game goes on",
        "gave_up": "{victor}’s points don’t count",
        "alone": "{victor} scores {points}",
        "shared": "{players} share the win",
        "equal": "{players} have {points} each.",
        "wins": "{victor} wins",
        "wins_by": "{victor} wins by {points}",
        "you_win_by": "You win by {points}",
        "resigned": "{players} resigned.",
        "all_passed": By(
            "alone",
            {
                False: "All players passed in a row, so no player gets the 6 bonus points for using all their cubes.",
                True: "{players} passed, so there are no bonus points for using all the cubes.",
            },
        ),
        "ran_out": "The bag was empty, and {players} used all their cubes first: 6 bonus points.",
        "round_over": "The bag was empty, {players} used all their cubes, and the last round is over.",
    },
    WORDS,
)


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        return say("on"), " ".join(prompt(view)[1:])
    return _winners(state, view.names), " ".join((_why_over(state, view.names), *_why_shared(state, view.names)))


def _winners(state: State, names: tuple[str, ...]) -> str:
    winners = state.outcome.winners if state.outcome else ()
    if not winners:
        return say("gave_up", victor=names[0])
    victor, most = names[winners[0]], state.scores[winners[0]]
    if state.seats == 1:
        return say("alone", victor=victor, points=most)
    if len(winners) > 1:
        return say("shared", players=[names[seat] for seat in winners])
    ahead = _ahead(state)
    return say("wins_by", victor=victor, points=ahead) if ahead is not None else say("wins", victor=victor)


def beaten(state: State) -> str:
    """Return by how much a lone person has beaten the opponents; nothing if these have resigned."""
    ahead = _ahead(state)
    return say("you_win_by", points=ahead) if ahead is not None else ""


def _ahead(state: State) -> int | None:
    """Return by how many points the winner is ahead of the next who hasn't resigned."""
    winners = state.outcome.winners if state.outcome else ()
    others = [state.scores[seat] for seat in state.playing if seat not in winners]
    return state.scores[winners[0]] - max(others) if winners and others else None


def _why_shared(state: State, names: tuple[str, ...]) -> list[str]:
    winners = state.outcome.winners if state.outcome else ()
    if len(winners) < 2:
        return []
    return [say("equal", players=[names[seat] for seat in winners], points=state.scores[winners[0]])]


def _why_over(state: State, names: tuple[str, ...]) -> str:
    if state.ended == RESIGNED:
        return say("resigned", players=[names[seat] for seat in sorted(state.out)])
    if state.ended == ALL_PASSED:
        return say("all_passed", alone=len(state.playing) == 1, players=[names[seat] for seat in state.playing])
    out = [names[seat] for seat in state.playing if not state.hands[seat]]
    return say("round_over" if state.rules.end_round else "ran_out", players=out)
