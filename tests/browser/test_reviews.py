"""A finished game is reviewed with no network, by touch: the graph fills, what was better is shown, practice begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import expect_accessible
from tests.browser.fingers import Pace, box_at_rest
from tests.browser.quest import saved_moves
from tests.browser.served import Server
from tests.browser.test_opponents import THINKS_MS, is_over, place, sit_down, until_answered
from tests.browser.watched import Watch

OpenPage = Callable[..., Page]

FULL_MS = 120_000


@pytest.mark.thorough
def test_by_touch(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    page = open_page("phone", offline=True)
    sit_down(page, server, watches[0])
    for _ in range(6):
        if is_over(page):
            break
        at, adds = place(page)
        made = len(saved_moves(page))
        at.tap()
        if adds:
            page.locator('#tray .slot:not([aria-label*="can’t"])').last.tap()
        else:
            at.tap()
        until_answered(page, made)
    pace = Pace()
    if not is_over(page):
        pace.tap(page.locator("#more"))
        pace.tap(page.locator('[href$="/resign"]').first)
        pace.tap(page.locator('[data-arg="resign"]').first)
    pace.tap(page.locator("#review-game"))
    expect(page.locator("#title")).to_contain_text("Review: ")
    page.locator("#step-prev").tap()
    expect(page.locator("#table")).to_be_visible()
    expect(page.locator("#stop-review")).to_have_count(0, timeout=FULL_MS)
    table = box_at_rest(page.locator("#table"))
    if page.locator("#next-turn").count():
        page.locator("#next-turn").tap()
        expect(page.locator(".better")).to_contain_text("Better: ")
        page.locator("#see-better").tap()
        expect(page.locator(".better")).to_contain_text("Instead: ")
        assert box_at_rest(page.locator("#table")) == table, "the board keeps its place"
    expect_accessible(page)
    page.locator("#practise").tap()
    page.locator("#choose-gentle").tap()
    page.locator("[data-screen=play]").wait_for(timeout=THINKS_MS)
    page.locator(".actions:not(.meanwhile) #undo").wait_for(timeout=THINKS_MS)
    expect(page.locator("#board")).to_be_visible()
