"""What flies gives way: to whatever else is done, to another table, to a page that nobody sees."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arena import middle, sit
from tests.browser.conftest import OpenPage
from tests.browser.fingers import let_pass, wait_until_still
from tests.browser.quest import begin, saved_moves, set_up_as_offered
from tools.visiting import go, say_hello


def flick(page: Page) -> None:
    """Red's first Striker, hard; until it flies."""
    x, y = middle(page.locator("[data-flick]").nth(1))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 40, steps=4)
    page.mouse.move(x + 18, y + 86, steps=4)
    page.mouse.up()
    expect(page.locator("#board[data-flying]")).to_be_attached()


def expect_landed(page: Page) -> None:
    expect(page.locator("#board:not([data-flying])")).to_be_attached()


@pytest.mark.thorough
def test_what_is_pressed_during_a_flight_ends_it(shared_page: OpenPage) -> None:
    page = sit(shared_page)
    flick(page)
    page.evaluate("window.requestAnimationFrame = () => 0")  # As in a page that nobody sees: no frame comes.
    page.locator("#more").dispatch_event("click")
    expect(page.locator("#dialog")).to_be_visible()
    expect_landed(page)
    assert any(move.startswith("~") for move in saved_moves(page))
    page.reload()


@pytest.mark.thorough
def test_a_flight_waits_for_a_page_that_nobody_sees(shared_page: OpenPage) -> None:
    """For as long as no frame comes nothing passes: what is left of it is shown afterwards."""
    page = sit(shared_page)
    flick(page)
    page.evaluate("""() => {
      const next = window.requestAnimationFrame;
      const kept = [];
      window.requestAnimationFrame = (step) => kept.push(step);
      window.seenAgain = () => { window.requestAnimationFrame = next; for (const step of kept) next(step); };
    }""")
    let_pass(page, 4000)
    page.evaluate("window.seenAgain()")
    seen = monotonic()
    expect_landed(page)
    assert monotonic() - seen > 0.8
    assert page.locator("html[data-flown]").count() == 1


@pytest.mark.thorough
def test_flights_of_another_table_are_not_shown_again_here(shared_page: OpenPage) -> None:
    page = sit(shared_page)
    flick(page)
    expect_landed(page)
    expect(page.locator("[data-client=flight-again]")).to_be_visible()
    first = page.url[page.url.index("#") :]
    go(page, "#/")
    begin(page, {"army": "custom", "points": "0", "screen": "off"})
    say_hello(page)
    for _ in range(2):
        set_up_as_offered(page)
    expect(page.locator("html:not([data-flown])")).to_be_attached()
    page.locator("#cube-0").dispatch_event("click")
    page.locator("#confirm:not([aria-disabled])").tap()
    expect(page.locator("#title")).to_contain_text("Bo")
    expect(page.locator("[data-client=flight-again]")).to_be_visible()
    go(page, first)
    expect(page.locator(".last-words")).to_contain_text(re.compile("strength", re.I))
    expect(page.locator("[data-client=flight-again]")).to_be_hidden()


@pytest.mark.thorough
def test_a_mouse_whose_release_a_menu_took_pulls_nothing(shared_page: OpenPage) -> None:
    """Nothing is flicked by a click that comes later."""
    page = sit(shared_page)
    made = saved_moves(page)
    wait_until_still(page)
    x, y = middle(page.locator("[data-flick]").nth(1))
    mouse = page.context.new_cdp_session(page)

    def tell(kind: str, to: tuple[float, float], buttons: int) -> None:
        told = {"type": kind, "x": to[0], "y": to[1], "buttons": buttons}
        if kind == "mousePressed":
            told |= {"button": "left", "clickCount": 1}
        mouse.send("Input.dispatchMouseEvent", told)

    tell("mousePressed", (x, y), 1)
    tell("mouseMoved", (x + 8, y + 40), 1)
    expect(page.locator(".aim-words")).to_have_text(re.compile(r"\d+"))
    tell("mouseMoved", (x + 10, y + 60), 0)
    expect(page.locator(".aiming > .aim-band")).to_have_count(0)
    page.mouse.click(x + 10, y + 70)
    let_pass(page, 500)
    assert saved_moves(page) == made
