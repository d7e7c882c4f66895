"""Qwirkle Cubes in the browser: a cube taken, all its places found and painted, over the worst mid-game positions."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Playwright

import cuboteca
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tools.bench.app_taps import Trial, Tried
from tools.bench.qwirkle import MID_GAME
from tools.bench.results import Result
from tools.bench.tapped import result, times_in

POSITIONS = 1000
WORST = 12
"""So many of them, the slowest to answer, are tapped in the browser."""


def mid_game(rng: Random, count: int) -> list[Tried]:
    """Return positions of random games, each with the time that the app alone takes to answer the slowest of its
    taps."""
    tried: list[Tried] = []
    while len(tried) < count:
        table = Table.begin(cuboteca.games["qwirkle_cubes"], ("Ada", "Bo", "Cy", "Di"), "2026-11-20")
        while table.state.seat is not None and len(tried) < count:
            state = table.state
            if state.seat != NATURE and len(state.grid.cubes) in MID_GAME:  # type: ignore[attr-defined]
                tried.append(try_taps(table))
            table.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    return tried


def try_taps(table: Table) -> Tried:
    trial = Trial(table)
    slots = [slot for slot in range(len(table.state.hand)) if table.state.cells_for((slot,))]  # type: ignore[attr-defined]
    for slot in slots:
        trial.tap(f"cube:{slot}")
    return trial.tried([f"cube-{slot}" for slot in slots])


def measure(playwright: Playwright) -> list[Result]:
    tried = sorted((one for one in mid_game(Random(7), POSITIONS) if one.taps), reverse=True)
    times = times_in(playwright, tried[:WORST], "#rack")
    return result("Qwirkle Cubes, cube taken to places painted", times, f" in the worst of {POSITIONS}")
