"""For everyone: axe finds nothing on any screen, nothing is cut off at any size, and what moves can be kept still."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import expect_accessible
from tests.browser.playing import begin, expect_ply, play_by_touch

OpenPage = Callable[..., Page]


def screens(page: Page) -> dict[str, str]:
    """Every kind of screen, and something that shows when it is there; a game of two moves lies on the table."""
    begin(page)
    play_by_touch(page, "+4@2", 1)
    play_by_touch(page, "+1@6", 2)
    table = "#" + page.url.partition("#")[2]
    return {
        table: "#place-12",
        f"{table}/menu": "#dialog",
        f"{table}/moves": "#typed",
        f"{table}/share": "#the-link",
        f"{table}/resign": "#confirm-resign",
        f"{table}/at/1": "#step-told",
        "#/": "#continue",
        "#/new/qyshinsu": "#start",
        "#/saved": ".kept",
        f"#/saved/{table.rpartition('/')[2]}/rename": "#new-title",
        "#/import": "#record",
        "#/guide/qyshinsu": ".chapter",
        "#/settings": ".segments",
        "#/nowhere": "#title",
    }


def visit(page: Page, address: str, sign: str) -> None:
    page.evaluate("(to) => { location.hash = to; }", address)
    expect(page.locator(sign).first).to_be_visible()


@pytest.mark.parametrize(
    ("device", "scheme"), [("phone", "light"), ("phone", "dark"), ("tablet", "light"), ("tablet", "dark")]
)
def test_axe_finds_nothing(open_page: OpenPage, device: str, scheme: str) -> None:
    page = open_page(device, scheme, reduced_motion="reduce")
    for address, sign in screens(page).items():
        visit(page, address, sign)
        expect_accessible(page)
    visit(page, "#/saved", ".kept")
    page.locator(".kept-open").first.tap()
    page.locator("#place-3").tap()
    expect(page.locator("#notice")).to_be_visible()
    expect_accessible(page)
    finish(page)
    expect_accessible(page)


def finish(page: Page) -> None:
    table = page.url.partition("#")[2]
    visit(page, f"#{table}/resign", "#confirm-resign")
    page.locator("#confirm-resign").tap()
    expect(page.locator("#rematch")).to_be_visible()


@pytest.mark.parametrize(
    ("device", "text"), [("small phone", "100"), ("small phone", "200"), ("phone", "150"), ("laptop", "200")]
)
def test_nothing_is_cut_off(open_page: OpenPage, device: str, text: str) -> None:
    """No screen scrolls sideways, and every action can be brought into view."""
    page = open_page(device, has_touch=True)
    for address, sign in screens(page).items():
        visit(page, "#/settings", ".segments")
        page.locator(f"#text-{text}").check(force=True)
        expect(page.locator(f':root[data-text="{text}"]')).to_have_count(1)
        visit(page, address, sign)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} at {text} % is {wide} px too wide"
        for button in page.locator("#app .actions a, #app .actions button").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0, address
            assert box["x"] + box["width"] <= page.evaluate("innerWidth") + 1, address


def test_targets_are_large_enough(open_page: OpenPage) -> None:
    """44 px for whatever is tapped on the narrowest phone; places on the ring are circles as large."""
    page = open_page("small phone")
    screens(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('#app a[href], #app button, #app [data-part]')]
          .filter((e) => e.getClientRects().length && getComputedStyle(e).clipPath === 'none')
          .map((e) => [e.id || e.textContent, e.getBoundingClientRect()])
          .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
          .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_still_for_those_who_ask(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    running = page.evaluate("document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 1).length")
    assert running == 0
    expect_ply(page, 1)


def test_moves_are_spoken(open_page: OpenPage) -> None:
    page = open_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect(page.locator("#polite")).to_contain_text("4")
    expect(page.locator("#polite")).to_contain_text("6 or 10")


def test_nothing_jumps(open_page: OpenPage) -> None:
    """No layout shift from the first paint to the board, beyond what taps ask for."""
    page = open_page("phone")
    page.evaluate(
        """() => { window.shifts = [];
          const note = (list) => list.getEntries().forEach((e) => e.hadRecentInput || window.shifts.push(e.value));
          new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true }); }"""
    )
    page.locator("#niche-qyshinsu").wait_for()
    expect(page.locator(":root:not([data-starting])")).to_have_count(1, timeout=60_000)
    assert sum(page.evaluate("window.shifts")) < 0.01
