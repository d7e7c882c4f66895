"""A team-mate's plan on the smallest phone: it lies over the tray, waits for an OK, and its sheet fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fingers import box_at_rest
from tools.visiting import BOOT_MS, go, say_hello

pytestmark = pytest.mark.thorough

OpenPage = Callable[..., Page]


def test_a_plan_waits_for_an_ok(shared_page: OpenPage) -> None:
    page = shared_page("small phone", reduced_motion="reduce")
    go(page, "#/new/cuobe")
    page.locator("#company-alone").tap()
    page.locator("button#level-1").wait_for(timeout=BOOT_MS)
    page.locator("#add-seat").tap()
    page.locator("button#level-2").wait_for()
    page.locator("[data-do=exchange-sides]").tap()  # the person sits last
    page.locator("button#level-0").wait_for()
    page.locator("#asks").tap()
    expect(page.locator("#asks")).to_be_checked()
    page.locator("#start").tap()
    page.locator("[data-screen=play]").wait_for(timeout=BOOT_MS)
    say_hello(page)
    proposal = page.locator("#proposal")
    proposal.wait_for(timeout=BOOT_MS)
    expect(page.locator("#title")).to_contain_text("has a plan")
    for button in ("#undo", "#differently", "#go-on"):
        box = box_at_rest(page.locator(button))
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640
        assert min(box["width"], box["height"]) >= 44
    page.locator("#mates").tap()
    page.locator("#dialog").wait_for()
    expect(page.locator(".mate-plan")).to_contain_text("“")
    assert page.evaluate("document.querySelector('#dialog').scrollWidth") <= 360
    page.locator("a.mate-row").tap()
    expect(page.locator("a.mate-row")).to_have_attribute("id", "plan-0")
    page.locator("#dialog-close").tap()
    told = proposal.inner_text()
    page.locator("#go-on").tap()
    expect(proposal.filter(has_text=told.splitlines()[0])).to_have_count(0)
