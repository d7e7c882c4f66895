"""The physics of the site, run in Node."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuboteca.games.cube_quest.rules.flick_simulation import request_of, settled
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.search.node_simulator import NodeSimulator, is_installed

IS_INSTALLED = is_installed("cube_quest")


class NodePhysics(NodeSimulator):
    """`static/js/games/cube_quest/physics.mjs`, asked line by line."""

    def __init__(self) -> None:
        super().__init__("cube_quest")

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        return NodeSimulator.simulate(self, request)

    def settle(self, state: State) -> State:
        """The state after the settling that is due."""
        request = request_of(state)
        assert request is not None
        return state.play(settled(state, self.ask(request)))
