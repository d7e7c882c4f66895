"""Taps in the built site, the whole browser slowed down as much as a phone would be: what all benches of taps share."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Page, Playwright

from cuboteca.ui.links import pack
from tools.bench.app_taps import Tried
from tools.bench.results import Result
from tools.bench.slowed import slowed
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST
from tools.serve import Site
from tools.visiting import say_hello

SLOWER = 4
BUDGET_MS = 60
PLAY = (Path(__file__).parent / "play_taps.js").read_text("utf-8")


class Browser(NamedTuple):
    page: Page
    profile: str

    def tap(self, ids: Iterable[str]) -> list[float]:
        """Return milliseconds from each tap to its painted answer, slowed down; without the few parts that are not
        there."""
        parts = list(ids)
        with slowed(self.profile, SLOWER):
            times: list[float] = self.page.evaluate(PLAY, parts)
        if len(times) < 0.8 * len(parts):
            raise RuntimeError(f"Of {len(parts)} parts only {len(times)} could be tapped.")
        return times


@contextmanager
def phone(playwright: Playwright, address: str = "", folder: Path = DIST) -> Iterator[Browser]:
    """Yield a phone-sized page of the site at an address (`#/…`)."""
    profile = tempfile.mkdtemp(prefix="bench-taps-", dir=BUILD)
    site = Site(folder)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    context = playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 390, "height": 844}, has_touch=True, **launch_options(known("chromium"))
    )
    try:
        page = context.new_page()
        page.goto(site.address + address)
        yield Browser(page, profile)
    finally:
        context.close()
        site.shutdown()
        site.server_close()
        shutil.rmtree(profile, ignore_errors=True)


def until_kept(page: Page) -> None:
    """Waits until the site is kept for the next visit: that is not to be done beside the taps."""
    page.locator("html[data-offline-ready]").wait_for(timeout=60_000, state="attached")


def times_in(playwright: Playwright, positions: Iterable[Tried], ready: str) -> list[float]:
    """Return the taps of all positions, each a game from a link at which `ready` is there."""
    times: list[float] = []
    with phone(playwright) as browser:
        until_kept(browser.page)
        for one in positions:
            _sit_down(browser.page, one.record, ready)
            times += browser.tap(one.taps)
    return times


def _sit_down(page: Page, record: str, ready: str) -> None:
    page.evaluate("(to) => { location.hash = to; }", f"#/open/{pack(record)}")
    page.locator("[data-do=keep-link]").first.tap(timeout=60_000)  # a phone has no mouse that hovers over the board
    page.locator(ready).wait_for()
    say_hello(page)
    page.wait_for_timeout(500)


def result(name: str, times: list[float], of: str = "") -> list[Result]:
    note = f"median {median(times):.0f} ms, worst {max(times):.0f} ms, {len(times)} taps{of}"
    return [Result(f"{name}, {SLOWER}× slower, p95", quantiles(times, n=20)[-1], "ms", BUDGET_MS, note=note)]
