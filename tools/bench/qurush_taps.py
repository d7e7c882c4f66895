"""Qurush in the browser: a die or an action tapped, what can be done with it found and painted, late in long games."""

from __future__ import annotations

import shutil
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Page, Playwright

import cuboteca
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.app import App
from cuboteca.ui.links import pack
from cuboteca.ui.sitting import Sitting
from tools.bench.results import Result
from tools.bench.slowed import slowed
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST
from tools.serve import Site

SLOWER = 4
POSITIONS = 200
WORST = 8
"""So many of them, the slowest to answer, are tapped in the browser."""
PLIES = 160
TAPS = ("act:slide", "act:flip", "act:pull", "act:push", "act:move")
PLAY = (Path(__file__).parent / "play_taps.js").read_text("utf-8")
OPTIONS = {"board": "7", "wraparound": "on", "multiple_agents": "on", "squeesh": "on"}
"""The largest board, with the most that can be done."""


class Tried(NamedTuple):
    seconds: float
    record: str
    taps: tuple[str, ...]


def late_games(rng: Random, count: int) -> list[Tried]:
    """Positions at the beginning of turns, each with the time that the app alone takes for the slowest of its taps."""
    tried: list[Tried] = []
    while len(tried) < count:
        table = Table.begin(cuboteca.games["qurush"], ("Ada", "Bo", "Cy", "Di"), "2026-11-20", dict(OPTIONS))
        for goal in ("2x2:55/55", "4x1:5555") * 4:
            table.play(goal)
        while table.state.seat is not None and table.ply < PLIES and len(tried) < count:
            moves = table.state.moves()
            if table.ply > PLIES // 2 and table.state.points == 7:  # type: ignore[attr-defined]
                tried.append(try_taps(table))
            table.play(rng.choice(moves[:-1] if len(moves) > 1 else moves))
    return tried


def try_taps(table: Table) -> Tried:
    app = App({}, lambda: "2026-11-20T00:00:00Z")
    app.sitting = Sitting("bench", table, cuboteca.games.face("qurush"))
    app.go(Address("play", "bench"))
    times, taps = [0.0], []
    shown = app.handle({"do": "refresh"})["html"]
    for part in TAPS:
        begun = time.perf_counter()
        html = app.handle({"do": "tap", "arg": part})["html"]
        times.append(time.perf_counter() - begun)
        if html != shown:
            taps.append(part.replace(":", "-"))
        shown = html
    return Tried(max(times), table.text, tuple(taps))


def measure(playwright: Playwright) -> list[Result]:
    tried = sorted(late_games(Random(7), POSITIONS), reverse=True)
    profile = tempfile.mkdtemp(prefix="bench-qurush-", dir=BUILD)
    site = Site(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    context = playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 390, "height": 844}, **launch_options(known("chromium"))
    )
    times: list[float] = []
    try:
        page = context.new_page()
        page.goto(site.address)
        page.locator("html[data-offline-ready]").wait_for(timeout=60_000, state="attached")
        for one in tried[:WORST]:
            sit_down(page, one.record)
            with slowed(profile, SLOWER):
                times += page.evaluate(PLAY, list(one.taps))
    finally:
        context.close()
        site.shutdown()
        site.server_close()
        shutil.rmtree(profile, ignore_errors=True)
    p95 = quantiles(times, n=20)[-1]
    note = f"median {median(times):.0f} ms, worst {max(times):.0f} ms, {len(times)} taps in the worst of {POSITIONS}"
    return [Result(f"Qurush, action tapped to squares painted, {SLOWER}× slower, p95", p95, "ms", 100, note=note)]


def sit_down(page: Page, record: str) -> None:
    """At a game from a link, with nothing picked."""
    page.evaluate("(to) => { location.hash = to; }", f"#/open/{pack(record)}")
    page.locator("[data-do=keep-link]").first.click(timeout=60_000)
    page.locator("#act-move").wait_for()
    if page.locator("#got-it").count():
        page.locator("#got-it").click()
    page.wait_for_timeout(500)
