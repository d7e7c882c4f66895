"""What a simulation decides: how things come to rest that were set moving, say.

A game that leaves some of NATURE's moves to a simulation says so in its `ABOUT` (`simulates`) and gives its states two
methods more: `simulation()`, what is to be simulated now as plain JSON values, or None where chance is a throw; and
`simulated(answer)`, the move that the answer of a simulator stands for. What is in a request and in an answer is
between the game and its simulator. Where there is no simulator (in a terminal, in tests) the move is drawn like any
other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from cuboteca.play.game import Move


class NotReady(Exception):
    """The simulator is on its way: ask again when it has come. Nothing has changed."""


class CannotSimulate(Exception):
    """The simulator cannot be had, or has failed; `str()` says so in a sentence. Nothing has changed."""


class Simulator(Protocol):
    """Whoever simulates."""

    def prepare(self) -> None:
        """It will be wanted soon: bring it, while nobody waits."""
        ...

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a request comes to. NotReady; CannotSimulate."""
        ...


class Simulated(NamedTuple):
    """A simulation that was run, for whoever shows it."""

    ply: int
    """How many moves stood when it was asked for."""
    request: Mapping[str, Any]
    answer: Mapping[str, Any]


def request_of(state: Any) -> Mapping[str, Any] | None:
    """What is to be simulated to know NATURE's move here; None if it is a throw."""
    asks = getattr(state, "simulation", None)
    return asks() if asks is not None else None


def move_of(state: Any, answer: Mapping[str, Any]) -> Move:
    """NATURE's move here, as it was simulated; ValueError in words if the answer is none."""
    move: Move = state.simulated(answer)
    return move
