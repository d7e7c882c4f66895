"""Qwirkle Cubes where the app draws and rolls, in the browser: a whole game without a network, and a killed tab.

The dice are the app's own, seeded through the `rng` that `App` takes: every run plays the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.qwirkle import begin
from tests.browser.served import OwnSite, Server
from tests.browser.watched import Watch
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.timeout(900)


@pytest.fixture
def server(own_site: OwnSite) -> Iterator[Server]:
    """The site with dice that fall alike each time."""
    own_site.seed_chance(11)
    server = Server(own_site.folder)
    server.start()
    yield server
    server.kill()


def test_the_app_rolls_and_the_network_is_gone(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    """Three players, tapping only what glows, to the end; nothing is asked of the server."""
    page = open_page("phone", reduced_motion="reduce", offline=True)
    begin(page, names=("Ada", "Bo", "Cy"))
    page.locator("html[data-offline-ready]").wait_for(state="attached", timeout=BOOT_MS)
    server.kill()
    watches[0].without_network()
    watches[0].allow("An unknown error occurred when fetching the script.")  # as Chromium says it of a service worker
    for _ in range(400):
        if page.locator("#rematch").count():
            break
        take_a_turn(page)
    expect(page.locator("#title")).to_contain_text("win")
    assert len(page.locator(".score-sheet tfoot b").all_inner_texts()) == 3


def take_a_turn(page: Page) -> None:
    """Place what can be placed, a cube at a time, until it can be confirmed; else go on as the button says."""
    made = page.locator(".count").text_content() or ""
    other = page.locator("#pass.main, #decline.main")
    if other.count():
        other.tap()
    else:
        while page.locator("#confirm[aria-disabled]").count():
            page.locator("#rack [data-drag]:not([aria-disabled])").first.tap()
            expect(page.locator('#rack [aria-pressed="true"]')).to_have_count(1)
            open_cells = page.locator(".cell:has(.hit)")
            before = page.locator('.cell[aria-pressed="true"]').count()
            open_cells.first.tap()
            expect(page.locator('.cell[aria-pressed="true"]')).to_have_count(before + 1)
            expect(page.locator('#rack [aria-pressed="true"]')).to_have_count(0)  # the hand follows a frame later
        page.locator("#confirm").tap()
    expect(page.locator(".count, .step-told")).not_to_have_text(made)


def test_a_killed_tab_comes_back(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page)
    for _ in range(4):
        take_a_turn(page)
    scores = page.locator(".strip-score").all_inner_texts()
    title = page.locator("#title").text_content() or ""
    page.reload()
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    expect(page.locator("#title")).to_have_text(title)
    assert page.locator(".strip-score").all_inner_texts() == scores
    take_a_turn(page)
