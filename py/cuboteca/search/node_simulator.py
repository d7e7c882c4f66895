"""The site's simulation, run by Node: a process that answers requests, for matches and tests in a checkout."""

from __future__ import annotations

import atexit
import json
import shutil
import subprocess
from collections.abc import Mapping
from functools import cache
from os import getpid
from pathlib import Path
from typing import Any, Final

from cuboteca.play.simulation import CannotSimulate, fault

ROOT: Final = Path(__file__).resolve().parents[3]
SCRIPTS: Final = ROOT / "tools" / "simulators"
"""A script for each game that simulates, by its id: it answers requests, a line of JSON each."""


class NodeSimulator:
    """A `cuboteca.play.simulation.Simulator`: a game's script, asked line by line."""

    def __init__(self, game: str) -> None:
        self._process = subprocess.Popen(
            ["node", str(SCRIPTS / f"{game}.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def prepare(self) -> None:
        """It is here already."""

    def simulate(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a request comes to; CannotSimulate if the process has ended."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            line = process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise CannotSimulate(fault("failed"))
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=60)


def is_installed(game: str) -> bool:
    """Are Node, the game's script and the packages of the site here?"""
    return shutil.which("node") is not None and (SCRIPTS / f"{game}.mjs").is_file() and (ROOT / "node_modules").is_dir()


def simulator_of(game: str) -> NodeSimulator | None:
    """Return the simulator of a game for as long as this process runs; None where it cannot be had."""
    return _simulator_in(getpid(), game) if is_installed(game) else None


@cache
def _simulator_in(process: int, game: str) -> NodeSimulator:
    """Start one for each process: one that was forked must not read the answers of another."""
    del process
    simulator = NodeSimulator(game)
    atexit.register(simulator.close)
    return simulator
