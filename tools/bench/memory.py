"""What a tab holds after five minutes and after an hour of play in all games, beside a tab with a bare Pyodide."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page, Playwright

from cuboteca.games import SHELF
from tools.bench.bare_start import write_bare_page
from tools.bench.results import Result
from tools.bench.slowed import family
from tools.bench.tapped import Browser, phone, until_kept
from tools.paths import BUILD

ROUNDS = 12
"""Through all games: after the first, five minutes' worth of moves have been made, and after the last an hour's."""
SECONDS = 10
"""So long opponents play a game between themselves, which makes about as many moves as people in a minute."""
GROWTH = 1.05
OWN = re.compile(r"^Private_(?:Clean|Dirty): +(\d+) kB$", re.MULTILINE)


def held(browser: Browser) -> float:
    """What the process of the page has to itself, workers included, in MB; only Linux tells."""
    collect = browser.page.context.new_cdp_session(browser.page)
    collect.send("HeapProfiler.collectGarbage")
    collect.detach()
    processes = (Path("/proc", str(pid)) for pid in family(browser.profile))
    renderers = [each for each in processes if b"--type=renderer" in (each / "cmdline").read_bytes()]
    return max(sum(map(int, OWN.findall((each / "smaps_rollup").read_text("ascii")))) for each in renderers) / 1000


def watch(page: Page, game: str) -> int:
    """Have opponents play a new game; return how many turns they took."""
    page.evaluate("(to) => { location.hash = to; }", f"#/new/{game}")
    page.locator("#company-watch").tap()
    page.locator("#company-watch[aria-pressed=true]").wait_for()
    page.locator("#start").tap()
    page.wait_for_function("() => location.hash.startsWith('#/play/')")
    page.wait_for_timeout(1000 * SECONDS)
    page.evaluate("() => { location.hash += '/moves'; }")
    page.locator("#typed").wait_for(state="attached")
    return page.locator(".entries.whole li").count()


def measure_bare(playwright: Playwright) -> float:
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        write_bare_page(Path(folder) / "site")
        with phone(playwright, folder=Path(folder) / "site") as browser:
            until_kept(browser.page)
            return held(browser)


def measure(playwright: Playwright) -> list[Result]:
    bare = measure_bare(playwright)
    with phone(playwright) as browser:
        until_kept(browser.page)
        after: list[float] = []
        turns = 0
        for _ in range(ROUNDS):
            turns += sum(watch(browser.page, game) for game in SHELF)
            after.append(held(browser))
    return [
        Result("Memory of a tab, bare Pyodide", bare, "MB"),
        Result("Memory of a tab, after five minutes of play", after[0], "MB", note=f"{after[0] / bare:.1f} × bare"),
        Result("… after an hour", after[-1] / after[0], "×", GROWTH, note=f"{after[-1]:.0f} MB, {turns} turns"),
    ]
