"""What the page shows of a move: how the cubes flew, and the rolls that followed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import is_shadow
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.physics import POSE
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.simulation import SimulationRun


def flights(first: int, steps: Sequence[tuple[State, str]], simulated: Sequence[SimulationRun]) -> list[dict[str, Any]]:
    """An effect for each settling in which something moves; `at` is where its way begins in all that was simulated."""
    effects: list[dict[str, Any]] = []
    at = 0
    for number, one in enumerate(simulated):
        cubes, frames = one.request["cubes"], one.answer["frames"]
        start, at = at, at + POSE * len(cubes) * frames
        before, text = steps[one.ply - first]
        made, job = before.read(text), before.job
        moved = made.poses or made.offs if job is not None and job.kind == jobs.SETTLE else made.word == FALLS
        if job is None or not (moved or job.flick is not None):
            continue
        end = simulated[number + 1].ply if number + 1 < len(simulated) else first + len(steps)
        effect: dict[str, Any] = {
            "kind": "flight",
            "cubes": cubes,
            "frames": frames,
            "rate": one.answer.get("rate", 60),
            "at": start,
            "rolls": _rolls(steps[one.ply - first + 1 : end - first]),
        }
        if job.flick is not None:
            effect["flicked"] = job.cubes[0]
        effects.append(effect)
    return effects


def _rolls(steps: Sequence[tuple[State, str]]) -> list[dict[str, Any]]:
    """The rolls among some moves."""
    found: list[dict[str, Any]] = []
    for before, text in steps:
        job = before.job
        if job is None or job.kind not in (jobs.RELEASE, jobs.REVIVE):
            continue
        made: Move = before.read(text)
        cubes = made.cubes if made.kind == moves.RELEASE else made.chosen
        found += [
            {"cube": cube, "face": face, "escapes": not is_shadow(cube, face)}
            for cube, face in zip(cubes, made.faces, strict=True)
        ]
    return found
