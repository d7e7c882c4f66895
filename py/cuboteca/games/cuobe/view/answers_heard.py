"""The answers to a question for those who hear it: those with a number by their number, which is their key."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.names import capital, card_name, counted, listed
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import looks_of
from cuboteca.games.cuobe.text.choices import ARMING, aims, answer_words, is_question
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.games.cuobe.view.art.fight import to_add
from cuboteca.games.cuobe.view.fight import armed
from cuboteca.games.cuobe.view.tray import FEW, answer_moves
from cuboteca.play.view import View

MOST_NAMED: Final = 8
"""As many rooms are named; of more it is said how many they are."""


def answers_heard(view: View) -> str:
    """All that can be answered, in short sentences; empty in a turn."""
    state: State = view.state
    if not is_question(state):
        return ""
    if state.agenda[-1].what in ARMING:
        fight = armed(view, looks_of(view.picked))
        return " ".join([*(f"{verdict.removesuffix('.')}." for verdict in fight.verdict if verdict), *to_add(fight)])
    numbered = enumerate(answer_moves(state), 1)
    told = [f"{number}: {answer_words(state, move, view.names).replace(': ', ', ')}." for number, move in numbered]
    found = aims(state)
    if len(found.places) > FEW:
        rooms = capital(counted(len(found.places), "room"))
        which = "; ".join(where(state, place) for place in found.places) if len(found.places) <= MOST_NAMED else ""
        told.insert(0, f"{rooms} on the map: {which}." if which else f"{rooms} on the map are marked.")
    cards = found.cards if state.agenda[-1].what != steps.SURPLUS else _held(state)
    if cards:
        told.append(f"Cards: {listed([card_name(state, card) for card in cards], 'or')}.")
    return " ".join(told)


def _held(state: State) -> dict[str, None]:
    """The cards one of which is to be parted with."""
    return dict.fromkeys(move.args[0] for move in state.moves() if move.args)
