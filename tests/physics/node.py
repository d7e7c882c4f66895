"""The physics of the site, run in Node: a process that answers requests."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from typing import Any

from cuboteca.games.cube_quest.rules.flick_simulation import request_of, settled
from cuboteca.games.cube_quest.rules.state import State
from tools.paths import MODULES, ROOT

RAPIER = MODULES / "@dimforge" / "rapier3d-deterministic-compat"
IS_INSTALLED = shutil.which("node") is not None and RAPIER.is_dir()


class NodePhysics:
    """`static/js/games/cube_quest/flick-simulation.mjs`, asked line by line."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["node", "tests/physics/answer.mjs"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer: dict[str, Any] = json.loads(process.stdout.readline())
        return answer

    def settle(self, state: State) -> State:
        """The state after the settling that is due."""
        request = request_of(state)
        assert request is not None
        return state.play(settled(state, self.ask(request)))

    def prepare(self) -> None:
        """It is here already (`cuboteca.play.simulation.Simulator`)."""

    def simulate(self, request: Mapping[str, Any]) -> dict[str, Any]:
        return self.ask(request)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=60)
