"""The arena at a table that begins with cubes in play."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.fingers import box_at_rest, wait_until_still
from tests.browser.quest import begin
from tools.visiting import say_hello


def sit(open_page: OpenPage) -> Page:
    """At a table where Red is to flick."""
    page = open_page("phone")
    begin(page)
    say_hello(page)
    for whose in ("set-up-1", "turn-0"):
        page.locator("#ready").click()
        expect(page.locator(f"#board[data-whose={whose}]")).to_be_attached()
        wait_until_still(page)
    expect(page.locator("[data-flick]").first).to_be_attached()
    return page


def middle(cube: Locator) -> tuple[float, float]:
    box = box_at_rest(cube)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
