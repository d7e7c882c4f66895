"""While a game is open the screen stays on, and the app's icon says when an opponent waits: where the browser can."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import begin, expect_ply, play_by_touch
from tests.browser.visitor import Visitor
from tools.visiting import BOOT_MS, go, say_hello, wait_until

OpenPage = Callable[..., Page]

WATCHED = """
const { request } = WakeLock.prototype;
window.asked = 0;
window.locks = [];
window.refuses = false;
WakeLock.prototype.request = async function (kind) {
  window.asked++;
  if (window.refuses) throw new DOMException("The battery is low", "NotAllowedError");
  const lock = await request.call(this, kind);
  window.locks.push(lock);
  return lock;
};
"""
"""The browser's own locks, counted."""

HIDES = """
window.hide = (away) => {
  Object.defineProperty(document, "hidden", { get: () => away, configurable: true });
  Object.defineProperty(document, "visibilityState", { get: () => (away ? "hidden" : "visible"), configurable: true });
  if (away) for (const lock of window.locks ?? []) lock.release(); // As browsers do.
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""As when the person looks at another app."""

BADGE = """
window.marks = [];
navigator.setAppBadge = async () => { window.marks.push("set"); };
navigator.clearAppBadge = async () => { window.marks.push("clear"); };
"""
AWAKE = "[data-setting=awake]"


def expect_kept_on(page: Page, is_on: bool) -> None:
    """Until one lock is held, or none."""
    wait_until(page, f"() => locks.filter((lock) => !lock.released).length === {int(is_on)}")


def open_watched(open_page: OpenPage, *scripts: str) -> Page:
    """Open the page again with scripts before its own."""
    page = open_page()
    for script in scripts:
        page.add_init_script(script)
    page.reload()
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    return page


def test_the_screen_stays_on_while_a_game_goes_on(open_page: OpenPage) -> None:
    page = open_watched(open_page, WATCHED, HIDES)
    assert page.evaluate("asked") == 0, "home asks for nothing"
    begin(page)
    expect_kept_on(page, True)
    play_by_touch(page, "+4@2", 1)
    table = "#" + page.url.partition("#")[2]
    for address, sign, is_on in (
        (f"{table}/menu", "#dialog", True),
        ("#/", "#continue", False),
        (table, "#place-12", True),
        (f"{table}/at/0", "#step-told", False),
        (table, "#undo", True),
    ):
        go(page, address)
        expect(page.locator(sign).first).to_be_visible()
        expect_kept_on(page, is_on)
    page.evaluate("hide(true)")
    expect_kept_on(page, False)
    page.evaluate("hide(false)")
    expect_kept_on(page, True)
    go(page, f"{table}/resign")
    page.locator("#confirm-resign").tap()
    expect(page.locator("#rematch")).to_be_visible()
    expect_kept_on(page, False)
    page.evaluate("hide(true), hide(false)")
    expect_kept_on(page, False)


def test_who_wants_the_screen_to_turn_off_says_so(open_page: OpenPage) -> None:
    page = open_watched(open_page, WATCHED)
    go(page, "#/settings")
    page.locator(f"{AWAKE} label", has_text="Off").tap()
    expect(page.locator(f"{AWAKE} input[value=off]")).to_be_checked()
    begin_from_settings(page)
    play_by_touch(page, "+4@2", 1)
    assert page.evaluate("asked") == 0


def begin_from_settings(page: Page) -> None:
    go(page, "#/")
    begin(page)


def test_a_refusal_is_no_trouble_and_is_tried_again(open_page: OpenPage) -> None:
    """Browsers refuse it while the battery is low."""
    page = open_watched(open_page, WATCHED)
    page.evaluate("refuses = true")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    assert page.evaluate("asked") > 1
    assert page.locator("[id^=client-]").count() == 0
    page.evaluate("refuses = false")
    play_by_touch(page, "+1@6", 2)
    expect_kept_on(page, True)


def test_it_is_not_offered_where_the_browser_cannot(open_page: OpenPage) -> None:
    page = open_watched(open_page, "delete Navigator.prototype.wakeLock")
    go(page, "#/settings")
    expect(page.locator("[data-setting=sound]")).to_be_visible()
    expect(page.locator(AWAKE)).to_be_hidden()
    begin_from_settings(page)
    play_by_touch(page, "+4@2", 1)


@pytest.mark.thorough
def test_it_is_offered_where_the_engine_has_it(visitor: Visitor) -> None:
    visitor.goto("#/settings")
    visitor.wait("[data-setting=sound]")
    offered = visitor.evaluate(f"document.querySelector('{AWAKE}').getClientRects().length > 0")
    assert offered == visitor.evaluate("'wakeLock' in navigator")


def test_the_icon_is_marked_when_an_opponent_has_moved_unseen(open_page: OpenPage) -> None:
    page = open_watched(open_page, HIDES, BADGE)
    page.locator("#niche-qyshinsu").click()
    page.locator("#company-alone").click()
    page.locator("button#level-1").click()
    page.locator("#choose-gentle").click()
    page.locator("#start").click()
    say_hello(page)
    for seen in (True, False):
        page.locator(".actions:not(.meanwhile) #undo").wait_for(timeout=BOOT_MS)
        page.evaluate("marks.length = 0")
        position = page.locator('#board [aria-label*="You can add here"]').first
        position.tap()
        before = page.locator(".count").inner_text()
        if not seen:
            page.evaluate("hide(true)")
        page.locator('#tray .slot:not([aria-label*="can’t"])').first.tap()
        expect(page.locator(".count")).not_to_have_text(before)
        page.locator(".actions:not(.meanwhile) #undo").wait_for(timeout=BOOT_MS)
        if not seen:
            wait_until(page, "() => marks.includes('set')")
        assert page.evaluate("marks") == ([] if seen else ["set"])
    page.evaluate("hide(false)")
    assert page.evaluate("marks") == ["set", "clear"]


def test_the_icon_is_not_marked_around_one_device(open_page: OpenPage) -> None:
    """Somebody is always to move there: a mark would never go."""
    page = open_watched(open_page, HIDES, BADGE)
    begin(page)
    page.locator("#place-2").tap()
    page.evaluate("hide(true)")
    page.locator("#stone-4").tap()
    expect_ply(page, 1)
    page.evaluate("hide(false)")
    assert "set" not in page.evaluate("marks")
