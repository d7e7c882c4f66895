"""What is tapped twice in a row, or held down as a key, counts once; steps count each time."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import playing, qurush
from tests.browser.fingers import Fingers, let_pass
from tests.browser.touching import UNHURRIED_MS, OpenPage, middle


def twice(page: Page, what: Locator) -> None:
    fingers, now = Fingers(page), time.time()
    where = middle(what)
    fingers.tap(where, now)
    fingers.tap(where, now + 0.15)


def test_a_double_tap_ends_no_turn(shared_page: OpenPage) -> None:
    """What asks once more is answered by a tap of its own."""
    page = shared_page("phone")
    qurush.begin(page)
    qurush.choose_all(page, hold=False)
    end = page.locator("#end")
    twice(page, end)
    expect(end).to_have_attribute("aria-pressed", "true")
    let_pass(page, UNHURRIED_MS)
    expect(page.locator("#title")).to_contain_text("Ada")
    end.tap()
    expect(page.locator("#title")).to_contain_text("Bo")


def test_a_double_tap_does_not_reach_what_comes_under_it(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    playing.begin(page)
    page.locator("#more").tap()
    resign = page.get_by_text("Resign")
    page.evaluate(
        """() => document.addEventListener('click', () => {  // The dialog that comes has its button just there.
             document.querySelector('#dialog').innerHTML = '<button id="late" class="button">Resign</button>';
             Object.assign(document.querySelector('#late').style, { position: 'fixed', inset: 0 });
             document.querySelector('#late').onclick = () => { window.late = true; };
           }, { once: true })"""
    )
    twice(page, resign)
    let_pass(page, UNHURRIED_MS)
    assert page.evaluate("window.late") is None


def test_two_quick_taps_on_undo_are_one(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    playing.begin(page)
    playing.play_by_touch(page, "+4@2", 1)
    playing.play_by_touch(page, "+1@6", 2)
    twice(page, page.locator("#undo"))
    playing.expect_ply(page, 1)
    let_pass(page, UNHURRIED_MS)
    playing.expect_ply(page, 1)
    page.locator("#undo").tap()
    playing.expect_ply(page, 0)


def test_steps_count_however_quickly_they_are_tapped(shared_page: OpenPage) -> None:
    """The button stays the same one, though it leads one move further each time."""
    page = shared_page("phone")
    playing.begin(page)
    for ply, move in enumerate(("+4@2", "+1@6", "+3@5"), start=1):
        playing.play_by_touch(page, move, ply)
    page.locator("#more").tap()
    page.locator(".menu a[href*='/at/']").tap()
    expect(page.locator(".step-where")).to_contain_text("move 3 of 3")
    for ply in (2, 1, 0):
        page.locator("#step-prev").tap()
        expect(page.locator(".step-where")).to_contain_text(f"move {ply} of 3")


def test_a_double_tap_on_delete_deletes_one_game(open_page: OpenPage) -> None:
    """The next row comes under the finger."""
    page = open_page("phone")
    for one in ("Ada", "Bo", "Cy"):
        playing.begin_another(page, one, "Di")
    page.evaluate("location.hash = '#/saved'")
    bins = page.locator('[data-do="delete"]')
    expect(bins).to_have_count(3)
    fingers, first, now = Fingers(page), middle(bins.first), time.time()
    fingers.tap(first, now)
    expect(bins).to_have_count(2)
    fingers.tap(first, now + 0.5)
    let_pass(page, UNHURRIED_MS)
    expect(bins).to_have_count(2)


@pytest.mark.thorough
@pytest.mark.parametrize("key", [".", "Enter"])
def test_a_key_held_down_ends_no_turn(shared_page: OpenPage, key: str) -> None:
    page = shared_page("laptop")
    qurush.begin(page)
    qurush.choose_all(page, hold=False)
    page.locator("#end").focus()
    page.keyboard.down(key)
    expect(page.locator("#end")).to_have_attribute("aria-pressed", "true")
    page.keyboard.down(key)
    let_pass(page, 300)
    expect(page.locator("#end")).to_have_attribute("aria-pressed", "true")
    page.keyboard.up(key)
    page.keyboard.press(key)
    expect(page.locator("#title")).to_contain_text("Bo")
