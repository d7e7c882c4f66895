"""After the boot: from a tap to the painted answer, with the whole browser slowed as much as a phone would be."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Playwright

import cuboteca
from cuboteca.play.table import Table
from tools.bench.results import Result
from tools.bench.tapped import phone, result, until_kept

TAPS = 80


def parts_to_tap() -> list[str]:
    """Return the ids to tap for the first random game that is long enough: a place, then a stone; or an own stone
    twice."""
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
    with phone(playwright, "#/new/qyshinsu") as browser:
        browser.page.locator("#start").tap(timeout=60_000)
        browser.page.locator("#place-12").wait_for()
        until_kept(browser.page)
        times = browser.tap(parts_to_tap())
    return result("Tap to painted answer", times)
