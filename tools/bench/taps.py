"""After the boot: from a tap to the painted answer, with the whole browser slowed as much as a phone would be."""

from __future__ import annotations

import shutil
import tempfile
import threading
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Playwright

import cuboteca
from cuboteca.play.table import Table
from tools.bench.results import Result
from tools.bench.slowed import slowed
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST
from tools.serve import Site

SLOWER = 4
TAPS = 80
PLAY = (Path(__file__).parent / "play_taps.js").read_text("utf-8")


def parts_to_tap() -> list[str]:
    """The ids to tap for the first random game that is long enough: a place, then a stone; or an own stone twice."""
    return next(taps for taps in map(random_game, range(10_000)) if len(taps) >= TAPS)[:TAPS]


def random_game(seed: int) -> list[str]:
    rng = Random(seed)
    taps: list[str] = []
    table = Table.begin(cuboteca.games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    while table.state.seat is not None:
        move = rng.choice([move for move in map(str, table.state.moves()) if "@" in move])
        kind, place = move[1:].split("@")
        taps += [f"place-{place}", f"place-{place}" if move[0] == "-" else f"stone-{kind.replace('O', '0')}"]
        table.play(move)
    return taps


def measure(playwright: Playwright) -> list[Result]:
    profile = tempfile.mkdtemp(prefix="bench-taps-", dir=BUILD)
    site = Site(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    context = playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 390, "height": 844}, **launch_options(known("chromium"))
    )
    try:
        page = context.new_page()
        page.goto(f"{site.address}#/new/qyshinsu")
        page.locator("#start").click(timeout=60_000)
        page.locator("#place-12").wait_for()
        page.locator("html[data-offline-ready]").wait_for(timeout=60_000, state="attached")
        taps = parts_to_tap()
        with slowed(profile, SLOWER):
            times: list[float] = page.evaluate(PLAY, taps)
    finally:
        context.close()
        site.shutdown()
        site.server_close()
        shutil.rmtree(profile, ignore_errors=True)
    p95 = quantiles(times, n=20)[-1]
    note = f"median {median(times):.0f} ms, worst {max(times):.0f} ms, {len(times)} taps"
    return [Result(f"Tap to painted answer, {SLOWER}× slower, p95", p95, "ms", 100, note=note)]
