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
from tools.crashes.seen import SAVED
from tools.paths import BUILD

ROUNDS = 12
"""Through all games: after the first, five minutes' worth of moves have been made, and after the last an hour's."""
SECONDS = 10
"""So long opponents play a game between themselves, which makes about as many moves as people in a minute."""
GROWTH = 1.05
OWN = re.compile(r"^Private_Dirty: +(\d+) kB$", re.MULTILINE)
"""Not what is clean: of the browser's own program, it counts or not, as another process has looked at it or not."""
LOOKS = 4


def held(browser: Browser) -> float:
    """Return what the process of the page has made for itself, workers included, in MB; only Linux tells."""
    return min(_look(browser) for _ in range(LOOKS))


def _look(browser: Browser) -> float:
    browser.page.wait_for_timeout(1000)
    collect = browser.page.context.new_cdp_session(browser.page)
    collect.send("HeapProfiler.collectGarbage")
    collect.detach()
    processes = (Path("/proc", str(pid)) for pid in family(browser.profile))
    renderers = [each for each in processes if b"--type=renderer" in (each / "cmdline").read_bytes()]
    return max(sum(map(int, OWN.findall((each / "smaps_rollup").read_text("ascii")))) for each in renderers) / 1000


WATCH = """async (game) => {
  const there = async (selector) => {
    for (;;) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  location.hash = `#/new/${game}`;
  (await there(`[data-do=company][data-arg="${game}:watch"]`)).click();
  await there(":is(#company-watch, #company-last)[aria-pressed=true]");  // As last time, from the second on.
  document.getElementById("start").click();
  await there("#app [data-screen=play]");
}"""
"""From the set-up of a game to its table. Playwright would keep in memory whatever it taps by itself."""


def watch(page: Page, game: str) -> None:
    """Have opponents play a new game for a while."""
    page.evaluate(WATCH, game)
    page.wait_for_timeout(1000 * SECONDS)


def measure_bare(playwright: Playwright) -> float:
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        write_bare_page(Path(folder) / "site")
        with phone(playwright, folder=Path(folder) / "site") as browser:
            until_kept(browser.page)
            return held(browser)


def measure(playwright: Playwright) -> list[Result]:
    if not Path("/proc/self/smaps_rollup").exists():
        return []
    bare = measure_bare(playwright)
    with phone(playwright) as browser:
        until_kept(browser.page)
        after: list[float] = []
        for _ in range(ROUNDS):
            for game in SHELF:
                watch(browser.page, game)
            after.append(held(browser))
        moves: int = browser.page.evaluate(f"async () => (await {SAVED}).reduce((sum, game) => sum + game.moves, 0)")
    return [
        Result("Memory of a tab, bare Pyodide", bare, "MB"),
        Result("Memory of a tab, after five minutes of play", after[0], "MB", note=f"{after[0] / bare:.1f} × bare"),
        Result("… after an hour", after[-1] / after[0], "×", GROWTH, note=f"{after[-1]:.0f} MB, {moves} moves"),
        Result("… in the second half of that hour", after[-1] / after[ROUNDS // 2 - 1], "×", GROWTH),
    ]
