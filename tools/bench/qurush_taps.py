"""Qurush in the browser: a die or an action tapped, what can be done with it found and painted, late in long games."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Playwright

import cuboteca
from cuboteca.play.table import Table
from tools.bench.app_taps import Trial, Tried
from tools.bench.results import Result
from tools.bench.tapped import result, times_in

POSITIONS = 200
WORST = 8
"""So many of them, the slowest to answer, are tapped in the browser."""
PLIES = 160
TAPS = ("act:slide", "act:flip", "act:pull", "act:push", "act:move")
OPTIONS = {"board": "7", "wraparound": "on", "multiple_agents": "on", "squeesh": "on"}
"""The largest board, with the most that can be done."""


def late_games(rng: Random, count: int) -> list[Tried]:
    """Return positions at the beginning of turns, each with the time that the app alone takes for the slowest of its
    taps."""
    tried: list[Tried] = []
    while len(tried) < count:
        table = Table.begin(cuboteca.games["qurush"], ("Ada", "Bo", "Cy", "Di"), "2026-11-20", dict(OPTIONS))
        for goal in ("2x2:55/55", "4x1:5555") * 4:
            table.play(goal)
        while table.state.seat is not None and table.ply < PLIES and len(tried) < count:
            moves = table.state.moves()
            if table.ply > PLIES // 2 and table.state.points == 7:  # type: ignore[attr-defined]
                tried.append(Trial(table).changing(TAPS))
            table.play(rng.choice(moves[:-1] if len(moves) > 1 else moves))
    return tried


def measure(playwright: Playwright) -> list[Result]:
    tried = sorted(late_games(Random(7), POSITIONS), reverse=True)
    times = times_in(playwright, tried[:WORST], "#act-move")
    return result("Qurush, action tapped to squares painted", times, f" in the worst of {POSITIONS}")
