"""Opponents in the browser's worker: their longest slice, how long a decision takes, and taps while Master thinks."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page, Playwright

import cuboteca
from cuboteca.games import SHELF
from cuboteca.play.levels import LEVELS
from cuboteca.play.nature import SampledNature
from cuboteca.play.simulation import Simulator
from cuboteca.play.table import Table
from cuboteca.search.match import opponents_of
from cuboteca.search.node_simulator import simulator_of
from cuboteca.search.thought import think_through
from cuboteca.ui.links import pack
from tools.bench.results import Result
from tools.bench.slowed import family, slowed
from tools.bench.tapped import BUDGET_MS, SLOWER, Browser, phone, until_kept
from tools.paths import BUILD, DIST
from tools.site_copy import IMPORTS, SiteCopy

FUTURE = "from __future__ import annotations"  # only ever the first of a file
PROBE = (Path(__file__).parent / "opponents_probe.py").read_text("utf-8").replace(FUTURE, "")
TAP = (Path(__file__).parent / "opponents_taps.js").read_text("utf-8")

GAMES = tuple(game for game in SHELF if SHELF.about(game).opponents)
OPTIONS: Mapping[str, Mapping[str, str]] = {"cube_quest": {"army": "custom", "screen": "off"}}
"""Those that make most to think of."""
PLAYS = "steady"
"""The level whose games the positions are from."""
POSITIONS = 12
GATHERED = 6
"""Decisions gathered for each position taken, from games with any number of seats."""
LONGEST = 60
AGAIN = 3
"""Timings of each decision, of which the quickest counts: the thought is the same, the machine may be busy."""
TAPPED = 3
"""Positions opened for each kind of tap."""

SLICE_MS = 60
TOP_SECONDS, OTHER_SECONDS = 3.0, 1.0
TOP, HINT = LEVELS[-1], "hint"


class Timed(NamedTuple):
    """How long a decision took, in seconds."""

    late: float
    """From its first slice to its move, slowed."""
    processor: float
    """Of the processor's time, in the worker's thread; nothing where that isn't told (Linux tells)."""
    slice: float
    """The longest slice, at full speed."""
    step: float
    """The longest time between two looks at the clock, at full speed."""


def positions(game: str, rng: Random) -> list[Table]:
    """Return tables at which somebody has to choose, from games between opponents."""
    found: list[Table] = []
    simulator: Simulator | None = simulator_of(game) if SHELF.about(game).simulates else None
    while len(found) < POSITIONS * GATHERED:
        for seats in SHELF.about(game).seats:
            found += _game(game, seats, rng, simulator)
    return rng.sample(found, POSITIONS)


def _game(game: str, seats: int, rng: Random, simulator: Simulator | None) -> Iterator[Table]:
    names = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")[:seats]
    table = Table.begin(cuboteca.games[game], names, "2026-11-20", dict(OPTIONS.get(game, {})))
    nature, opponents = SampledNature(rng, simulator=simulator), opponents_of(game)
    nature.settle(table)
    while table.state.seat is not None and table.ply < LONGEST:
        if len([*islice(table.state.moves(), 2)]) > 1:
            yield Table(table.game, table.record)
        thought = think_through(opponents, table.state, opponents.levels[PLAYS], rng, simulator)
        table.play(thought.move)
        nature.settle(table)


def timed(browser: Browser, tables: Sequence[Table], level: str) -> list[Timed]:
    """Time the decisions of a level, both at full speed and slowed."""
    records = [table.text for table in tables]
    quick = [_decide(browser, record, level) for record in records]
    with slowed(browser.profile, SLOWER):
        slow = [_decide(browser, record, level) for record in records]
    return [quicker._replace(late=slower.late) for quicker, slower in zip(quick, slow, strict=True)]


def _decide(browser: Browser, record: str, level: str) -> Timed:
    """Have a decision made again and again: the thought is the same, so what takes longer is the machine's."""
    threads = _threads_of_workers(browser.profile)
    told: list[Timed] = []
    for _ in range(AGAIN):
        before = _processor_time(threads)
        one = _told(browser.page, record, level)
        used = max((now - then for now, then in zip(_processor_time(threads), before, strict=True)), default=0.0)
        told.append(Timed(one["seconds"], used, one["slice"], max(one["steps"])))
    return Timed(*map(min, zip(*told, strict=True)))


def _threads_of_workers(profile: str) -> list[Path]:
    """Return the threads of the browser that workers run in, where the system lists them (`/proc`)."""
    tasks = (task for pid in family(profile) for task in Path(f"/proc/{pid}/task").glob("*"))
    return [task for task in tasks if "DedicatedWorker" in (task / "comm").read_text()]


def _processor_time(threads: Sequence[Path]) -> list[float]:
    return [int((thread / "schedstat").read_text().split()[0]) / 1e9 for thread in threads]


def _told(page: Page, record: str, level: str) -> dict[str, Any]:
    text = page.workers[0].evaluate("async ([text, level]) => String(await benchDecide(text, level))", [record, level])
    told: dict[str, Any] = json.loads(text)
    return told


def p95(times: Sequence[float]) -> float:
    """Return what 95 of 100 stay within; with few, the longest."""
    return sorted(times)[ceil(0.95 * len(times)) - 1]


def tap_times(browser: Browser, tables: Sequence[Table], what: str, mode: str) -> list[float]:
    """Return the milliseconds from a tap to its painted answer where Master is to move, slowed."""
    times = []
    page = browser.page
    page.workers[0].evaluate("(mode) => benchMode(mode)", mode)
    for table in tables:
        seat = table.state.seat or 0
        table.opponents = tuple(TOP if at == seat else "" for at in range(table.state.seats))
        page.evaluate("(to) => { location.hash = to; }", f"#/open/{pack(table.text)}")
        page.locator("[data-do=keep-link]").first.wait_for(timeout=60_000)
        with slowed(browser.profile, SLOWER):
            told: float = page.evaluate(TAP, what)
        times.append(told)
        page.evaluate("() => { location.hash = '#/'; }")
        page.locator("#niche-qyshinsu").wait_for()
    page.workers[0].evaluate("() => benchMode('')")
    return times


def may_undo(table: Table) -> bool:
    """Did another seat decide last, in a move that can be undone?"""
    seat = table.state.seat
    return table.undo_to() is not None and table.state_at(table.ply - 1).seat not in (seat, -1)


def measure(playwright: Playwright) -> list[Result]:
    """Measure every game."""
    folder = Path(tempfile.mkdtemp(prefix="opponents-", dir=BUILD))
    try:
        site = SiteCopy(DIST, folder / "site")
        site.change("main.py", IMPORTS, f"{IMPORTS}\n{PROBE}")
        site.publish()
        with phone(playwright, folder=site.folder) as browser:
            until_kept(browser.page)
            return [one for game in GAMES for one in measure_game(browser, game)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measure_game(browser: Browser, game: str) -> list[Result]:
    """Measure its slices, decisions and taps."""
    tables = positions(game, Random(f"{game} 7"))
    found = {level: timed(browser, tables, level) for level in (*LEVELS, HINT)}
    name = SHELF.about(game).name
    slowest = max(found, key=lambda level: max(one.slice for one in found[level]))
    step = 1000 * max(one.step for times in found.values() for one in times)
    results = [
        Result(
            f"{name}, longest slice",
            1000 * max(one.slice for one in found[slowest]),
            "ms",
            SLICE_MS,
            note=f"of {slowest}; longest step {step:.0f} ms",
        )
    ]
    for level, times in found.items():
        most = TOP_SECONDS if level in (TOP, HINT) else OTHER_SECONDS
        used = [one.processor for one in times]
        note = f"processor at full speed {p95(used):.2f} s, median {median(used):.2f} s"
        late = p95([one.late for one in times])
        results.append(Result(f"{name}, {level}, {SLOWER}× slower, p95", late, "s", most, note=note))
    undone = [table for table in tables if may_undo(table)]
    for what, among in (("tap", tables), ("undo", undone), ("move-now", tables)):
        if among:
            idle, busy = (tap_times(browser, among[:TAPPED], what, mode) for mode in ("idle", "on and on"))
            note = f"median {median(busy):.0f} ms, worst {max(busy):.0f} ms; where nobody thinks p95 {p95(idle):.0f} ms"
            results.append(
                Result(f"{name}, {what} meanwhile, {SLOWER}× slower, p95", p95(busy), "ms", BUDGET_MS, note=note)
            )
    return results
