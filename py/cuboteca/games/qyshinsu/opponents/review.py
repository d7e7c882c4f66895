"""How a finished game is reviewed: eight plies deep, and farther near its end; what comes after a move says what it was
worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from types import MappingProxyType
from typing import Final

from cuboteca.games.qyshinsu.opponents.core import Core
from cuboteca.games.qyshinsu.opponents.think import thought_of
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.search.alphabeta import Entry, Search
from cuboteca.search.review import Chances, Ending, Review
from cuboteca.search.thought import Level

CHANCES: Final = Chances(0.041, 1.032, (0.0006, 0.0042, 0.0779))

DEEPEST: Final = 8
NODES: Final = 12_000
OPEN: Final = 4
"""After so many positions in a row of which nothing is proven, those before are not proven from the end either."""


def from_the_end(states: Sequence[State]) -> Ending:
    """Think about the last positions, each with what is proven of those after it.

    So a win is known as early as a hint, which looks deeper, has proven it.
    """
    known: dict[Hashable, Entry] = {}
    unproven = 0
    for number in reversed(range(len(states))):
        search = Search(Core(states[number]), NODES, DEEPEST, known=known)
        for found in search.run():
            latest = found
            yield None
        yield number, thought_of(states[number], search, latest, {})
        unproven = 0 if latest.proven else unproven + 1
        if unproven == OPEN:
            return
        known = search.proofs


REVIEW: Final = Review(
    Level("review", MappingProxyType({"deepest": DEEPEST, "nodes": NODES, "noise": 0.0})),
    CHANCES,
    from_the_end=from_the_end,
)
