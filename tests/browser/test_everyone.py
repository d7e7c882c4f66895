"""For everyone: axe finds nothing on any screen, nothing is cut off at any size, and what moves can be kept still."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from tests.browser.accessible import DARK_FIRST, expect_accessible
from tests.browser.devices import as_wide_as
from tests.browser.fitting import covered, expect_all_in_view, expect_within_sides, out_of_reach, small_targets
from tests.browser.playing import begin, expect_ply, play_by_touch, visit, whole_game
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

SIZES = ("small phone", "phone", "small phone on its side", "phone on its side", "tablet", "tall tablet")
TEXT_SIZES = ("100", "115", "130", "150", "200")
LONG_NAME = "W" * 24


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


@pytest.mark.parametrize(("device", "scheme"), DARK_FIRST)
def test_axe_finds_nothing(shared_page: OpenPage, device: str, scheme: str) -> None:
    page = shared_page(device, scheme, reduced_motion="reduce")
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


def set_text(page: Page, size: str) -> None:
    visit(page, "#/settings", ".segments")
    page.locator(f"#text-{size}").check(force=True)
    expect(page.locator(f':root[data-text="{size}"]')).to_have_count(1)


@pytest.mark.thorough
@pytest.mark.parametrize("all_sizes", [False, pytest.param(True, marks=pytest.mark.thorough)])
def test_nothing_is_cut_off(shared_page: OpenPage, all_sizes: bool) -> None:
    """At no size of text does a screen scroll sideways, and every action can be brought into view.

    Every day on each device with one size in turn, every second one the largest.
    """
    page = shared_page("phone")
    by_turns = cycle(size for smaller in TEXT_SIZES[:-1] for size in (TEXT_SIZES[-1], smaller))
    for address, sign in screens(page).items():
        visit(page, address, sign)
        for device in as_wide_as(page, [*SIZES, "laptop"]):
            for text in TEXT_SIZES if all_sizes else (next(by_turns),):
                page.evaluate("(size) => { document.documentElement.dataset.text = size; }", text)
                where = f"{address} on a {device} at {text} %"
                expect_within_sides(page, where)
                assert out_of_reach(page, "#app .actions a, #app .actions button") == [], where


@pytest.mark.thorough
def test_very_long_names_fit(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    begin(page, LONG_NAME, LONG_NAME)
    play_by_touch(page, "+4@2", 1)
    table = "#" + page.url.partition("#")[2]

    def expect_fits(address: str, sign: str) -> None:
        visit(page, address, sign)
        for device in as_wide_as(page, SIZES):
            expect_within_sides(page, f"{address} on a {device}")

    expect_fits(table, "#place-12")
    expect_fits(f"{table}/resign", "#confirm-resign")
    expect_fits("#/", "#continue")
    expect_fits("#/saved", ".kept")
    visit(page, table, "#place-12")
    finish(page)
    expect_fits(table, "#rematch")
    expect_fits("#/", ".niche")


@pytest.mark.thorough
def test_a_table_fits_its_screen(shared_page: OpenPage) -> None:
    """Without scrolling: the board with places as wide as a finger, the stones, every action; after the game too."""
    page = shared_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    for device in as_wide_as(page, SIZES):
        expect_all_in_view(page, "#board, #tray, .actions .button")
        least = page.evaluate(
            "Math.min(...[...document.querySelectorAll('.hit')].map((e) => e.getBoundingClientRect().width))"
        )
        assert least >= 44, device
    finish_long_game(page)
    for _ in as_wide_as(page, SIZES):
        expect_all_in_view(page, ".board, #rematch, #to-games, .steps")
    visit(page, f"#{page.url.partition('#')[2]}/at/0", "#step-told")
    for _ in as_wide_as(page, SIZES):
        expect_all_in_view(page, ".actions .button, .steps")


@pytest.mark.thorough
def test_a_game_from_a_link_fits_its_screen(open_page: OpenPage) -> None:
    page = open_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    visit(page, f"#{page.url.partition('#')[2]}/share", "#the-link")
    link = page.locator("#the-link").input_value()
    visit(page, "#" + link.partition("#")[2], "#keep-link")
    for _ in as_wide_as(page, SIZES):
        expect_all_in_view(page, ".opened .card, .opened .board")


def finish_long_game(page: Page) -> None:
    """One whose record fills as many lines as are shown."""
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    for move in whole_game(3, longest=60):
        table.play(move)
    visit(page, "#/import", "#record")
    page.locator("#record").fill(table.text)
    page.locator("#import button[type=submit]").tap()
    expect(page.locator("#rematch")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("text", ["100", "200"])
def test_a_notice_covers_no_control(open_page: OpenPage, text: str) -> None:
    """In large letters a refusal may lie over the row of buttons until it is closed: the stones come before those."""
    free = ".slot" if text == "200" else ".slot, .actions .button"
    page = open_page("phone", permissions=["clipboard-read", "clipboard-write"])
    begin(page)
    play_by_touch(page, "+4@2", 1)
    table = "#" + page.url.partition("#")[2]
    set_text(page, text)
    visit(page, table, "#place-3")
    page.locator("#place-3").tap()
    expect(page.locator("#notice-why")).to_be_visible()
    for device in as_wide_as(page, SIZES):
        assert covered(page, "#notice", free) == [], device
    page.locator("#notice summary").tap()
    expect(page.locator("#notice-why[open]")).to_be_visible()
    for device in as_wide_as(page, SIZES):
        assert covered(page, "#notice", free) == [], device
    visit(page, f"{table}/share", "#the-link")
    page.locator("[data-do=copy-record]").tap()
    expect(page.locator("#notice")).to_be_visible()
    page.locator("#notice").evaluate("(e) => Promise.all(e.getAnimations().map((a) => a.finished))")
    for device in as_wide_as(page, SIZES):
        assert covered(page, "#notice", "#dialog, #dialog button, #dialog a") == [], device
        expect(page.locator("#notice")).to_be_in_viewport(ratio=0.99)
    visit(page, "#/saved", ".kept")
    page.locator("[data-do=delete]").tap()
    expect(page.locator("#notice")).to_contain_text("deleted")
    for device in as_wide_as(page, SIZES):
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert covered(page, "#notice", "#restore") == [], device


def test_a_page_that_fits_does_not_scroll(open_page: OpenPage) -> None:
    page = open_page("phone")
    visit(page, "#/saved", "#nav-saved[aria-current=page]")
    for device in as_wide_as(page, SIZES):
        over = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert over == 0, device


@pytest.mark.thorough
def test_what_is_focused_is_not_under_a_bar(open_page: OpenPage) -> None:
    page = open_page("small phone")
    every = screens(page)
    set_text(page, "130")
    for address, bar in (("#/settings", ".places"), ("#/new/qyshinsu", ".setup-go"), ("#/saved", ".places")):
        visit(page, address, every.get(address, "#title"))
        page.locator("#title").focus()
        for _ in range(12):
            page.keyboard.press("Tab")
            under = page.evaluate(
                """(bar) => {
                  const e = document.activeElement, held = document.querySelector(bar);
                  if (e === document.body || held.contains(e)) return 0;
                  return e.getBoundingClientRect().bottom - held.getBoundingClientRect().top; }""",
                bar,
            )
            assert under <= 1, f"{address}: {page.evaluate('document.activeElement.id')}"


def test_the_guide_shows_which_chapter_is_open(shared_page: OpenPage) -> None:
    page = shared_page("small phone")
    visit(page, "#/guide/qyshinsu", ".chapter")
    last = page.locator(".chapters a").last.get_attribute("href")
    assert last
    visit(page, "#/", ".niche")
    visit(page, last, ".chapter")
    expect(page.locator(".chapters a[aria-current]")).to_be_in_viewport(ratio=0.99)


def test_targets_are_large_enough(shared_page: OpenPage) -> None:
    """44 px for whatever is tapped on the narrowest phone; places on the ring are circles as large."""
    page = shared_page("small phone")
    screens(page)
    assert small_targets(page, "#app a[href], #app button, #app [data-part]") == []


def test_still_for_those_who_ask(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    running = page.evaluate("document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 1).length")
    assert running == 0
    expect_ply(page, 1)


def test_letters_and_digits_can_be_kept_to_the_table(open_page: OpenPage) -> None:
    """Anywhere on the screen, or only where Tab leads, for whoever presses them by chance."""
    page = open_page("laptop")
    begin(page)
    table = "#" + page.url.partition("#")[2]
    page.locator("#title").focus()
    page.keyboard.press("4")
    expect(page.locator("#stone-4")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#place-2")).to_be_focused()  # The one before was focused by the digit.
    page.keyboard.press("?")
    expect(page.locator("#dialog-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#place-2")).to_be_focused()
    expect(page.locator("#polite")).to_have_text("")
    visit(page, "#/settings", ".segments")
    page.locator("#keys-there").check(force=True)
    visit(page, table, "#place-12")
    page.locator("#title").focus()
    page.keyboard.press("4")
    page.keyboard.press("?")
    page.locator('[id^="place-"][tabindex="0"]').focus()
    page.keyboard.press("2")
    expect(page.locator("#stone-2")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#dialog")).to_have_count(0)


SHIFTS = """() => {
  window.shifts = [];
  const placed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  const source = ({ node, previousRect, currentRect }) =>
    [node?.parentElement?.className, node?.nodeName, placed(previousRect), placed(currentRect)];
  const note = (list) => list.getEntries().forEach((entry) =>
    entry.hadRecentInput || window.shifts.push([entry.value, entry.startTime, entry.sources.map(source)]));
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}"""
"""Takes down each layout shift that follows no tap: how much moved, when, and what from where to where."""


def test_nothing_jumps(open_page: OpenPage) -> None:
    """No layout shift from the first paint to the board, beyond what taps ask for."""
    page = open_page("phone")
    page.evaluate(SHIFTS)
    page.locator("#niche-qyshinsu").wait_for()
    expect(page.locator(":root:not([data-starting])")).to_have_count(1, timeout=60_000)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, *_ in shifts) < 0.01, shifts


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_for_the_left_hand_buttons_change_sides_and_the_board_stays_as_it_is(open_page: OpenPage, device: str) -> None:
    page = open_page(device)
    begin(page)
    play_by_touch(page, "+4@2", 1)

    def middle(selector: str) -> float:
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2

    watched = ("#more", "#undo", ".panel")
    before = {selector: middle(selector) for selector in watched}
    visit(page, "#/settings", "#hand-left")
    page.locator("#hand-left").check()
    expect(page.locator("html")).to_have_attribute("data-hand", "left")
    page.go_back()
    expect_ply(page, 1)
    wide = page.evaluate("innerWidth")
    after = {selector: middle(selector) for selector in watched}
    assert after["#more"] < wide / 2 < before["#more"]
    assert after["#undo"] != before["#undo"]
    assert after[".panel"] <= before[".panel"]
    left, right = middle("#place-9"), middle("#place-3")
    assert left < right, "the ring reads as ever"
    expect_within_sides(page, "left hand")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-hand", "left", timeout=BOOT_MS)
