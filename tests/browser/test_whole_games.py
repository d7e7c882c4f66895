"""Whole games in the browser, from the cabinet to the end screen and back, in each way of playing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import (
    begin,
    expect_ply,
    expect_the_end,
    play_by_keyboard,
    play_by_notation,
    play_by_touch,
    redo,
    whole_game,
)
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]


@pytest.mark.parametrize(
    ("device", "scheme", "seed"),
    [("phone", "light", 1), pytest.param("tablet", "dark", 2, marks=pytest.mark.thorough)],
)
def test_by_touch(shared_page: OpenPage, device: str, scheme: str, seed: int) -> None:
    page = shared_page(device, scheme)
    begin(page)
    moves = whole_game(seed)
    for ply, move in enumerate(moves, start=1):
        play_by_touch(page, move, ply)
    expect_the_end(page, moves)
    page.locator("#step-first").tap()
    expect(page.locator("#step-told")).to_contain_text("Before the first move")
    page.locator("#step-last").tap()
    page.locator("#rematch").tap()
    expect(page.locator(".count")).to_contain_text("move 1")


@pytest.mark.thorough
def test_by_keyboard_alone(open_page: OpenPage) -> None:
    """No pointer at all: Tab and Enter from the cabinet on."""
    page = open_page("laptop")
    tab_to(page, "#niche-qyshinsu")
    page.keyboard.press("Enter")
    page.locator("#start").wait_for(timeout=BOOT_MS)
    tab_to(page, "#name-0")
    page.keyboard.type("Ada")
    tab_to(page, "#name-1")
    page.keyboard.type("Bo")
    page.keyboard.press("Enter")
    expect(page.locator("#place-12")).to_be_visible()
    tab_to(page, "#got-it")
    page.keyboard.press("Enter")
    expect(page.locator("#got-it")).to_have_count(0)
    moves = whole_game(3)
    for ply, move in enumerate(moves, start=1):
        play_by_keyboard(page, move, ply)
    expect_the_end(page, moves)
    expect(page.locator("#title")).to_be_focused()
    step_through(page, len(moves))
    tab_to(page, "#rematch")
    page.keyboard.press("Enter")
    expect(page.locator("#title")).to_contain_text("add any stone")
    expect(page.locator("#title")).to_be_focused()


def step_through(page: Page, moves: int) -> None:
    """Arrows step from the title where the end was told; a button keeps the keyboard at the first and the last move."""
    told, where, said = page.locator("#step-told"), page.locator(".step-where"), page.locator("#polite")
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text(f"move {moves - 1} of {moves}")
    tab_to(page, "#step-first")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("Before the first move")
    expect(said).to_have_text("Before the first move.")
    expect(page.locator("#step-first")).to_be_focused()
    page.keyboard.press("End")
    expect(where).to_contain_text(f"move {moves} of {moves}")
    expect(said).to_contain_text("wins")
    expect(page.locator("#step-first")).to_be_focused()


@pytest.mark.thorough
def test_by_notation(shared_page: OpenPage) -> None:
    page = shared_page("small phone", "dark")
    begin(page)
    page.locator("#more").tap()
    page.locator(".menu a[href$='/moves']").tap()
    expect(page.locator("#typed")).to_be_visible()
    page.locator("#typed").fill("+1@99")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_be_visible()
    moves = whole_game(4)
    for ply, move in enumerate(moves, start=1):
        play_by_notation(page, move, ply)
    expect_the_end(page, moves)


def test_a_move_is_spoken_and_taken_back_and_what_is_none_says_why(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect(page.locator("#polite")).to_contain_text("4")
    expect(page.locator("#polite")).to_contain_text("6 or 10")
    page.locator("#place-7").tap()
    expect(page.locator("#notice-text")).to_contain_text("6 or 10")
    page.locator("#notice-why summary").tap()
    expect(page.locator("#notice-why p")).to_be_visible()
    play_by_touch(page, "+1@6", 2)
    page.locator("#undo").tap()
    expect_ply(page, 1)
    redo(page)
    expect_ply(page, 2)


def test_a_stone_that_has_come_to_rest_is_painted_as_the_others_are(shared_page: OpenPage) -> None:
    """What an animation still holds, done as it is, lies in a layer of its own, and is dim there."""
    page = shared_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.wait_for_function("() => document.querySelector('#place-2 > .fresh')?.getAnimations().length === 0")


@pytest.mark.thorough
def test_back_and_forward_and_reload(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    at_table = page.url
    page.locator("#more").tap()
    expect(page.locator("#dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("#dialog")).to_have_count(0)
    page.go_forward()
    expect(page.locator("#dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_have_count(0)
    page.reload()
    expect(page.locator(".count")).to_contain_text("move 2")
    play_by_touch(page, "+1@6", 2)
    page.locator("#back").tap()
    expect(page.locator("#continue")).to_be_visible()
    page.locator("#continue").tap()
    expect(page).to_have_url(at_table)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


@pytest.mark.thorough
def test_a_stone_can_be_dragged_to_its_place(shared_page: OpenPage) -> None:
    page = shared_page("laptop")
    begin(page)
    page.locator("#stone-4").drag_to(page.locator("#place-2"))
    expect_ply(page, 1)
    page.locator("#stone-1").drag_to(page.locator("#place-7"))
    expect(page.locator("#notice-text")).to_contain_text("6 or 10")
    expect(page.locator(".dragged")).to_have_count(0)
    expect_ply(page, 1)
