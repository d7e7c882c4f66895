"""How a finished game is reviewed: eight plies deep, and farther near its end; what comes after a move says what it was
worth. What would be a turning point is looked at again, both moves as deep."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from cuboteca.games.qyshinsu.opponents.core import Core
from cuboteca.games.qyshinsu.opponents.think import chance, thought_of
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.alphabeta import Entry, Search, evened
from cuboteca.search.review import Chances, Compared, Comparing, Ending, Review
from cuboteca.search.thought import Level, Thought

CHANCES: Final = Chances(0.0, 1.784, (0.0009, -0.0122, 0.2102))

DEEPEST: Final = 8
NODES: Final = 12_000
DEEPEST_OF_TWO: Final = 14
"""Two moves alone are searched so many plies deep, with as many positions."""
OPEN: Final = 4
"""After so many positions in a row of which nothing is proven, those before are not proven from the end either."""


def from_the_end(states: Sequence[State]) -> Ending:
    """Think about the last positions, each with what is proven of those after it.

    So a win is known as early as a hint, which looks deeper, has proven it.
    """
    known: dict[Hashable, Entry] = {}
    unproven = 0
    for number in reversed(range(len(states))):
        search = Search(Core(states[number]), NODES, DEEPEST, exact=True, known=known)
        for found in evened(search.run()):
            latest = found
            yield None
        yield number, thought_of(states[number], search, latest, {})
        unproven = 0 if latest.proven else unproven + 1
        if unproven == OPEN:
            return
        known = search.proofs


def _confirm(
    seen: State, thought: Thought, made: str, after: State, rng: Random, simulator: Simulator | None
) -> Comparing:
    """Search the two moves alone, one as deep as the other. An offer that stands has no such value."""
    core = Core(seen)
    two = [move for move in core.moves() if str(move) in (thought.move, made)]
    if len(two) < 2:
        return None
    for found in evened(Search(core, NODES, DEEPEST_OF_TWO, exact=True, only=two).run()):
        latest = found
        yield
    values = {str(move): chance(value) for value, move in latest.values}
    return Compared(values[thought.move], values[made])


REVIEW: Final = Review(
    Level("review", MappingProxyType({"deepest": DEEPEST, "nodes": NODES, "noise": 0.0, "evened": True})),
    CHANCES,
    confirm=_confirm,
    from_the_end=from_the_end,
)
