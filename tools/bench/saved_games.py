"""With 1,000 saved games, on this machine as it is: how long an import takes, and how long until the list is seen."""

from __future__ import annotations

import json
from random import Random
from statistics import median

from playwright.sync_api import Page, Playwright

import cuboteca
from cuboteca.ui.saved_games import SavedGames
from tools.bench.results import Result
from tools.bench.tapped import Browser, phone, until_kept
from tools.random_games import play_at_random

GAMES = 1_000
PLAYED = 40
"""Games that are really played, each of which is then saved several times."""
LONGEST = 100
ROUNDS = 3
IMPORT_BUDGET, LIST_BUDGET = 0.3, 0.5

FILL = """(entries) => new Promise((done, failed) => {
    const open = indexedDB.open(NAME, 1);
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
        const all = open.result.transaction("saved", "readwrite");
        for (const [key, text] of Object.entries(entries)) all.objectStore("saved").put(text, key);
        all.oncomplete = () => { open.result.close(); done(); };
    };
})"""

UNTIL = """([tapped, seen]) => new Promise((done, failed) => {
    const begun = performance.now();
    const look = () => {
        if (performance.now() - begun > 60e3) return failed(new Error(`${seen} did not come.`));
        if (!document.querySelector(seen)) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => done((performance.now() - begun) / 1000)));
    };
    document.querySelector(tapped).click();
    look();
})"""
"""Return the seconds from a tap to the frame after the one that shows its answer."""


def saved_games(count: int = GAMES) -> dict[str, str]:
    """Return as many saved games as they lie in the store, of all games in turn, random and of all lengths."""
    rng = Random(1)
    store: dict[str, str] = {}
    saved = SavedGames(store, cuboteca.games, lambda: "2026-11-20T00:00:00Z", rng)
    ids = list(cuboteca.games)
    for number in range(PLAYED):
        table = play_at_random(ids[number % len(ids)], rng.randint(5, LONGEST), rng)
        saved.save(saved.new_id(), table)
    texts = list(store.values())
    return {f"game/many{at}": texts[at % len(texts)] for at in range(count)}


def measure(playwright: Playwright) -> list[Result]:
    with phone(playwright) as browser:
        page = browser.page
        until_kept(page)
        name = page.evaluate("async () => (await indexedDB.databases())[0].name")
        page.evaluate(FILL.replace("NAME", json.dumps(name)), saved_games())
        lists = [_open_list(browser) for _ in range(ROUNDS)]
        imports = [_bring_in(page, number) for number in range(ROUNDS)]
    return [
        Result(f"A game brought in beside {GAMES}", median(imports), "s", IMPORT_BUDGET, note=_worst(imports)),
        Result(f"First screenful of {GAMES} saved games", median(lists), "s", LIST_BUDGET, note=_worst(lists)),
    ]


def _open_list(browser: Browser) -> float:
    """From the tap on Saved, in an app that has just been opened."""
    page = browser.page
    page.evaluate("location.hash = '#/'")
    page.reload()
    page.locator("#continue").wait_for(timeout=60_000)
    page.wait_for_timeout(3_000)  # what an opened app does for itself is over
    seconds: float = page.evaluate(UNTIL, ["#nav-saved", "#more-saved"])
    return seconds


def _bring_in(page: Page, number: int) -> float:
    """From the tap on Import to the table with the game."""
    page.evaluate("location.hash = '#/import'")
    moves = " ".join(f"+{kind}@2" for kind in (1, 2, 3, 4, 0)[number : number + 1])
    headers = '[Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "Ada|Bo"] [Options ""] [Format "1"]'
    page.locator("#record").fill(f"{headers}\n{moves}\n")
    seconds: float = page.evaluate(UNTIL, ["#import [type=submit]", "#board"])
    return seconds


def _worst(times: list[float]) -> str:
    return f"worst {max(times):.2f} s of {len(times)}"
