"""What an opponent thinks at a table."""

from __future__ import annotations

from random import Random

from cuboteca.games.qurush.opponents import OPPONENTS
from cuboteca.games.qurush.rules.state import State
from cuboteca.search.thought import Thought


def best(state: State, level: str = "master", rng: Random | None = None) -> Thought:
    """Return the last thought of the player whose turn or choice it is."""
    *_, found = OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels[level], rng or Random(1))
    return found
