"""Chance: NATURE's moves, sampled from a generator or left to the players' own dice."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Protocol

from cuboteca.play.game import NATURE, State
from cuboteca.play.table import Table, is_entered


class Nature(Protocol):
    """Whoever makes NATURE's moves."""

    def settle(self, table: Table) -> tuple[str, ...]:
        """Play NATURE's moves until it is a seat's turn or the game is over; their notation."""
        ...


class SampledNature:
    """NATURE by a generator: seeded when given one (tests, playouts), the system's otherwise."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng if rng is not None else SystemRandom()

    def settle(self, table: Table) -> tuple[str, ...]:
        made = []
        while table.state.seat == NATURE and not is_entered(table.state):
            made.append(table.play(table.state.draw(self._rng)))
        return tuple(made)


def playout(state: State, rng: Random, most: int = 10_000) -> list[State]:
    """A random game from `state` on: every state of it, the first included, until it ends or `most` plies are made."""
    states = [state]
    while state.seat is not None and len(states) <= most:
        state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
        states.append(state)
    return states
