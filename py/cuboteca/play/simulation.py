"""What a simulation decides: how things come to rest that were set moving, say (`cuboteca.play.game.Simulated`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from cuboteca.play.wording import Messages

fault: Final = Messages(
    {
        "not_loaded": "Cuboteca couldn’t load what moves the cubes. Try again.",
        "failed": "Cuboteca couldn’t work out where the cubes went.",
    }
)
"""What a simulator may have to say."""


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
        """Return what a request comes to. NotReady; CannotSimulate."""
        ...


class SimulationRun(NamedTuple):
    """A simulation that was run, for whoever shows it."""

    ply: int
    """How many moves stood when it was asked for."""
    request: Mapping[str, Any]
    answer: Mapping[str, Any]
