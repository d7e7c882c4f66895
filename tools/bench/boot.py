"""From the start of a visit to the home screen, and to the board that answers a tap made at once; cold and again."""

from __future__ import annotations

import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Playwright, ViewportSize

from tools.bench.bare_start import write_bare_page
from tools.bench.results import Result
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST
from tools.serve import Site

RUNS = 5
PHONE: ViewportSize = {"width": 390, "height": 844}
FIRST_TAPS = (Path(__file__).parent / "first_taps.js").read_text("utf-8")
LONG_TASK = 50


class Visit(NamedTuple):
    painted: float
    answered: float
    longest_task: float


class Round(NamedTuple):
    """Our page and the bare one in one fresh profile: the first visit, the next, and a later one.

    The browser keeps what it compiled of the runtime after the second visit; a later visit finds it, on both pages.
    """

    first: tuple[Visit, Visit]
    next: tuple[Visit, Visit]
    later: tuple[Visit, Visit]


def visit(open_page: Callable[[], Any], address: str) -> tuple[Visit, str]:
    """Return one visit to the end of its first answer, and until the site is kept for the next; and where it ended."""
    page = open_page()
    page.goto(address)
    page.locator("html[data-offline-ready]").wait_for(timeout=120_000, state="attached")
    marks: dict[str, Any] = {}
    until = time.monotonic() + 60
    while "answered" not in marks:
        if time.monotonic() > until:
            raise TimeoutError(f"{address} never answered")
        marks = page.evaluate("globalThis.bench")
        page.wait_for_timeout(50)
    ended = page.url
    page.close()
    tasks = [length for begun, length in marks.get("tasks", []) if begun < marks["answered"]]
    return Visit(marks.get("painted", 0), marks["answered"], max(tasks, default=0)), ended


def round_of(playwright: Playwright, ours: str, bare: str) -> Round:
    """Open the first visit at home, the others at the table that it led to."""
    profile = tempfile.mkdtemp(prefix="bench-", dir=BUILD)
    context = playwright.chromium.launch_persistent_context(
        profile, viewport=PHONE, **launch_options(known("chromium"))
    )
    try:

        def open_ours() -> Any:
            page = context.new_page()
            page.add_init_script(FIRST_TAPS)
            return page

        visits = []
        for _ in Round._fields:
            mine, ours = visit(open_ours, ours)
            visits.append((mine, visit(context.new_page, bare)[0]))
        return Round(*visits)
    finally:
        context.close()
        shutil.rmtree(profile, ignore_errors=True)


def results(rounds: list[Round]) -> list[Result]:
    def compared(name: str, which: int, value: str, target: float | None = None) -> Result:
        ratio = median(getattr(one[which][0], value) / one[which][1].answered for one in rounds)
        ours = median(getattr(one[which][0], value) for one in rounds)
        bare = median(one[which][1].answered for one in rounds)
        return Result(name, ratio, "×", target, note=f"{ours:.0f} ms, bare {bare:.0f} ms")

    # A task of our own code is there in every round; what the machine does beside it is in one or another.
    tasks = [[one[which][0].longest_task for one in rounds] for which in range(len(Round._fields))]
    return [
        compared("Home painted, first visit", 0, "painted", 0.05),
        compared("Board answers a tap, first visit", 0, "answered", 0.50),
        compared("Board painted, later visit", 2, "painted", 0.06),
        compared("Board answers a tap, next visit", 1, "answered"),
        compared("Board answers a tap, later visit", 2, "answered", 0.32),
        Result(
            "Longest main-thread task of a boot",
            max(median(times) for times in tasks),
            "ms",
            LONG_TASK,
            note=f"the median of the worst kind of visit; at worst {max(map(max, tasks)):.0f} ms",
        ),
    ]


def measure(playwright: Playwright) -> list[Result]:
    folder = Path(tempfile.mkdtemp(prefix="bare-", dir=BUILD))
    write_bare_page(folder / "site")
    sites = [Site(DIST, max_age=600), Site(folder / "site", max_age=600)]
    for site in sites:
        threading.Thread(target=site.serve_forever, daemon=True).start()
    try:
        rounds = [round_of(playwright, sites[0].address, sites[1].address) for _ in range(RUNS)]
    finally:
        for site in sites:
            site.shutdown()
            site.server_close()
        shutil.rmtree(folder, ignore_errors=True)
    return results(rounds)
