"""Makes chance's moves: sampled from a generator or left to the players' own dice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Final, Protocol

from cuboteca.play.game import NATURE, Simulated, State
from cuboteca.play.simulation import CannotSimulate, NotReady, SimulationRun, Simulator
from cuboteca.play.table import Table, is_entered
from cuboteca.play.wording import Messages

fault: Final = Messages({"wrong": "Cuboteca couldn’t work out where the pieces went. {problem}"})


def carried_out(state: Any, move: Any, luck: str) -> Any:
    """Return the move that a player's choice turns into; the same `luck` always gives the same move.

    IllegalMove if it is none.
    """
    return state.carried_out(move, Random(luck)) if isinstance(state, Simulated) else move


class Nature(Protocol):
    """Whoever makes NATURE's moves."""

    def settle(self, table: Table) -> tuple[str, ...]:
        """Play NATURE's moves until it is a seat's turn or the game is over; their notation.

        NotReady or CannotSimulate, with the table as it was, if a simulation is wanted and cannot be run.
        """
        ...

    def prepare(self) -> None:
        """A game that simulates has been opened."""
        ...

    @property
    def simulated(self) -> tuple[SimulationRun, ...]:
        """What was simulated for the last settling, in order."""
        ...

    def forget(self) -> None:
        """Let nothing be told any longer of what was simulated: another move is made."""
        ...

    @property
    def simulator(self) -> Simulator | None:
        """What simulates for it, if anything does: opponents may ask it what a move would come to."""
        ...


class SampledNature:
    """NATURE by a generator: seeded when given one (tests, playouts), the system's otherwise.

    What a simulation decides is left to the simulator, if there is one.
    """

    def __init__(self, rng: Random | None = None, simulator: Simulator | None = None) -> None:
        self._rng = rng if rng is not None else SystemRandom()
        self._simulator = simulator
        self._simulated: list[SimulationRun] = []

    @property
    def simulated(self) -> tuple[SimulationRun, ...]:
        return tuple(self._simulated)

    def forget(self) -> None:
        self._simulated = []

    @property
    def simulator(self) -> Simulator | None:
        return self._simulator

    def prepare(self) -> None:
        if self._simulator is not None:
            self._simulator.prepare()

    def settle(self, table: Table) -> tuple[str, ...]:
        self.forget()
        made: list[str] = []
        restore = table.checkpoint()
        try:
            while table.state.seat == NATURE and not is_entered(table.state):
                made.append(self._play(table))
        except (NotReady, CannotSimulate):
            self.forget()
            restore()
            raise
        return tuple(made)

    def _play(self, table: Table) -> str:
        state: State = table.state
        if self._simulator is not None and isinstance(state, Simulated):
            request = state.simulation()
            if request is not None:
                return self._simulate(table, state, request, self._simulator)
        return table.play(table.chosen or state.draw(self._rng))

    def _simulate(self, table: Table, state: Simulated, request: Mapping[str, Any], simulator: Simulator) -> str:
        answer = simulator.simulate(request)
        self._simulated.append(SimulationRun(table.ply, request, answer))
        try:
            return table.play(state.simulated(answer))
        except ValueError as error:  # the simulation has answered what cannot be
            raise CannotSimulate(fault("wrong", problem=error)) from error
