"""From the start of a visit to the home screen, and to the board that answers a tap made at once; cold and again."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Playwright, ViewportSize

from tools.bench.bare import write_bare_page
from tools.bench.results import Result
from tools.browsers import known, launch_options
from tools.paths import BUILD, DIST
from tools.serve import Site

RUNS = 7
PHONE: ViewportSize = {"width": 390, "height": 844}
FIRST_TAPS = (Path(__file__).parent / "first_taps.js").read_text("utf-8")
LONG_TASK = 50


class Visit(NamedTuple):
    painted: float
    answered: float
    longest_task: float


def visit(open_page: Callable[[], Any], address: str) -> Visit:
    """One visit to the end of its first answer, and until the site is kept for the next."""
    page = open_page()
    page.goto(address)
    page.locator("html[data-offline-ready]").wait_for(timeout=120_000, state="attached")
    marks: dict[str, Any] = {}
    while "answered" not in marks:
        marks = page.evaluate("globalThis.bench")
        page.wait_for_timeout(50)
    page.close()
    tasks = [length for begun, length in marks.get("tasks", []) if begun < marks["answered"]]
    return Visit(marks.get("painted", 0), marks["answered"], max(tasks, default=0))


def round_of(playwright: Playwright, ours: str, bare: str) -> tuple[Visit, Visit, Visit, Visit]:
    """Our page and the bare one, each cold and again, in a fresh profile."""
    profile = tempfile.mkdtemp(prefix="bench-", dir=BUILD)
    context = playwright.chromium.launch_persistent_context(
        profile, viewport=PHONE, **launch_options(known("chromium"))
    )
    try:

        def open_ours() -> Any:
            page = context.new_page()
            page.add_init_script(FIRST_TAPS)
            return page

        return (
            visit(open_ours, ours),
            visit(context.new_page, bare),
            visit(open_ours, ours),
            visit(context.new_page, bare),
        )
    finally:
        context.close()
        shutil.rmtree(profile, ignore_errors=True)


def results(rounds: list[tuple[Visit, Visit, Visit, Visit]]) -> list[Result]:
    def ratio(ours: int, bare: int, value: str) -> float:
        return median([float(getattr(one[ours], value)) / one[bare].answered for one in rounds])

    def ms(column: int, value: str) -> str:
        return f"{median(getattr(one[column], value) for one in rounds):.0f} ms"

    longest = max(max(one[0].longest_task, one[2].longest_task) for one in rounds)
    typical = median(max(one[0].longest_task, one[2].longest_task) for one in rounds)
    cold, again = f"bare {ms(1, 'answered')}", f"bare {ms(3, 'answered')}"
    return [
        Result("Home painted, cold", ratio(0, 1, "painted"), "×", 0.10, note=f"{ms(0, 'painted')}, {cold}"),
        Result("Home painted, again", ratio(2, 3, "painted"), "×", note=f"{ms(2, 'painted')}, {again}"),
        Result("Board answers a tap, cold", ratio(0, 1, "answered"), "×", 0.60, note=f"{ms(0, 'answered')}, {cold}"),
        Result("Board answers a tap, again", ratio(2, 3, "answered"), "×", 0.45, note=f"{ms(2, 'answered')}, {again}"),
        Result("Longest main-thread task of a boot", typical, "ms", LONG_TASK, note=f"at worst {longest:.0f} ms"),
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
        shutil.rmtree(folder)
    return results(rounds)
