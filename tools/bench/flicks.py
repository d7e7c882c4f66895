"""Cube Quest: a flick with 34 cubes beside the steps of the physics engine in it."""

from __future__ import annotations

import json
import subprocess

from tools.bench.results import Result
from tools.paths import ROOT

SCRIPT = "tools/bench/flicks.mjs"


def measure() -> list[Result]:
    done = subprocess.run(["node", SCRIPT], cwd=ROOT, check=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    return [
        Result("Cube Quest flick with 34 cubes / Rapier's own steps", found["ratio"], "×", 1.15),
        Result("Cube Quest flick with 34 cubes, in Node", found["milliseconds"], "ms", None),
    ]
