"""Qwirkle Cubes in the browser: a cube taken, all its places found and painted, over the worst mid-game positions."""

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
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.app import App
from cuboteca.ui.links import pack
from cuboteca.ui.sitting import Sitting
from tools.bench.qwirkle import MID_GAME
from tools.bench.results import Result
from tools.bench.slowed import slowed
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST
from tools.serve import Site

SLOWER = 4
POSITIONS = 1000
WORST = 12
"""So many of them, the slowest to answer, are tapped in the browser."""
PLAY = (Path(__file__).parent / "play_taps.js").read_text("utf-8")


class Tried(NamedTuple):
    seconds: float
    record: str
    taps: tuple[str, ...]


def mid_game(rng: Random, count: int) -> list[Tried]:
    """Positions of random games, each with the time that the app alone takes to answer the slowest of its taps."""
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
    app = App({}, lambda: "2026-11-20T00:00:00Z")
    app.sitting = Sitting("bench", table, cuboteca.games.face("qwirkle_cubes"))
    app.go(Address("play", "bench"))
    slots = [slot for slot in range(len(table.state.hand)) if table.state.cells_for((slot,))]  # type: ignore[attr-defined]
    times = [0.0]
    for slot in slots:
        begun = time.perf_counter()
        app.handle({"do": "tap", "arg": f"cube:{slot}"})
        times.append(time.perf_counter() - begun)
    return Tried(max(times), table.text if slots else "", tuple(f"cube-{slot}" for slot in slots))


def measure(playwright: Playwright) -> list[Result]:
    tried = sorted((one for one in mid_game(Random(7), POSITIONS) if one.taps), reverse=True)
    profile = tempfile.mkdtemp(prefix="bench-qwirkle-", dir=BUILD)
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
    return [Result(f"Qwirkle Cubes, cube taken to places painted, {SLOWER}× slower, p95", p95, "ms", 100, note=note)]


def sit_down(page: Page, record: str) -> None:
    """At a game from a link, with nothing lifted."""
    page.evaluate("(to) => { location.hash = to; }", f"#/open/{pack(record)}")
    page.locator("[data-do=keep-link]").first.click(timeout=60_000)
    page.locator("#rack").wait_for()
    if page.locator("#got-it").count():
        page.locator("#got-it").click()
    page.wait_for_timeout(500)
