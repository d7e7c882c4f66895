"""The first thing anybody sees."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor


def test_a_tap_made_at_first_paint_is_answered(page: Page) -> None:
    page.locator('a[href="#/new/qyshinsu"]').first.click()
    expect(page.locator("#start")).to_be_visible(timeout=30_000)


def test_whoever_types_before_python_is_up_is_left_where_they_are(page: Page) -> None:
    page.locator("#niche-qyshinsu").focus()
    page.keyboard.press("Enter")
    page.locator("#name-0").focus()
    page.keyboard.type("Ada")
    page.get_by_role("button", name="Exchange sides").dispatch_event("click")
    expect(page.locator("#name-1")).to_have_value("Ada")
    expect(page.locator("#name-0")).to_be_focused()


def test_every_engine_boots(visitor: Visitor) -> None:
    visitor.tap('a[href="#/new/qyshinsu"]')
    visitor.wait("#start")
    visitor.tap("#start")
    visitor.wait("#place-6")
