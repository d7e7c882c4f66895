"""A guide as its readers click through it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tools.visiting import BOOT_MS


def click_through(page: Page) -> int:
    """Every line of every chapter, a step at a time, to the set-up form at the end. Returns the number of steps."""
    page.locator(".chapter").wait_for(timeout=BOOT_MS)
    seen = 0
    while True:
        for line in page.locator(".line").all():
            on = line.get_by_label("Forward one step")
            while on.count() and on.is_enabled():
                before = line.locator(".muted").text_content()
                on.tap()
                expect(line.locator(".muted")).not_to_have_text(before or "")
                seen += 1
        following = page.locator(".pages a", has_text="Next:")
        if not following.count():
            break
        title = page.locator("#chapter-title").text_content() or ""
        following.tap()
        expect(page.locator("#chapter-title")).not_to_have_text(title)
    page.locator(".pages a", has_text="Play").tap()
    expect(page.locator("#start")).to_be_visible()
    return seen
