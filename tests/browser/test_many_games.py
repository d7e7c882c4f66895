"""A device with hundreds of saved games, and a tab in which game after game is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import CDPSession, Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from cuboteca.ui.saved_games import SavedGames
from tests.browser.playing import begin, expect_ply
from tools.visiting import BOOT_MS

pytestmark = pytest.mark.thorough

OpenPage = Callable[..., Page]

MANY = 120
FILL = """async (entries) => {
    const [{ name }] = await indexedDB.databases();
    const open = indexedDB.open(name, 1);
    await new Promise((done) => { open.onsuccess = done; });
    const all = open.result.transaction("saved", "readwrite");
    for (const [key, text] of Object.entries(entries)) all.objectStore("saved").put(text, key);
    await new Promise((done) => { all.oncomplete = done; });
    open.result.close();
}"""


def test_the_list_of_saved_games_grows_as_one_scrolls_and_back_leads_to_the_place(page: Page) -> None:
    begin(page)
    page.evaluate(FILL, saved_games())
    page.goto(page.url.partition("#")[0] + "#/saved")
    page.reload()
    rows = page.locator(".kept-open")
    page.locator("#more-saved").wait_for(timeout=BOOT_MS)
    assert rows.count() < MANY / 2, "only the first are made"
    for _ in range(3):
        before = rows.count()
        page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
        expect(rows.nth(before)).to_be_attached()
    far = rows.nth(before)
    far.scroll_into_view_if_needed()
    top = page.evaluate("scrollY")
    far.click()
    expect_ply(page, 1)
    page.go_back()
    expect(rows.nth(before)).to_be_in_viewport()
    assert page.evaluate("scrollY") == pytest.approx(top, abs=2)
    page.locator("#find-words").press_sequentially("zoe")
    expect(page.locator(".none-found")).to_be_visible()
    page.locator("#find-words").fill("bo ada")
    expect(rows.first).to_be_visible()


def saved_games() -> dict[str, str]:
    store: dict[str, str] = {}
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    table.play("+4@2")
    SavedGames(store, games, lambda: "2026-11-20T00:00:00Z", Random(1)).save("one", table)
    return {f"game/many{at}": json.dumps(json.loads(store["game/one"])) for at in range(MANY)}


GAMES = 50
ROOM = 1.5
"""Times the nodes of the first games: what is on the screen differs."""


def test_the_page_grows_by_no_node_over_50_games(open_page: OpenPage) -> None:
    page = open_page("phone")
    begin(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    counts = []
    for _ in range(GAMES):
        table = page.evaluate("location.hash")
        page.evaluate("location.hash += '/resign'")
        page.locator("#confirm-resign").click()
        page.locator("#rematch").click()
        page.wait_for_function("(before) => location.hash !== before && !location.hash.endsWith('/resign')", arg=table)
        page.locator("#more").wait_for()
        counts.append(nodes(devtools))
    first, last = max(counts[:5]), max(counts[-5:])
    assert last < ROOM * first, counts


def nodes(devtools: CDPSession) -> float:
    """Return how many nodes the page holds, when what nobody holds is gone."""
    devtools.send("HeapProfiler.collectGarbage")
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "Nodes"))
