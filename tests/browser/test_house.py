"""The pages of the house: how they stand in a window with nothing kept yet, and what a first table says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca.ui.text.table import say
from tests.browser.accessible import expect_accessible
from tests.browser.devices import as_wide_as
from tests.browser.fitting import expect_within_sides
from tests.browser.setting_up import set_up
from tools.visiting import BOOT_MS, go, say_hello

OpenPage = Callable[..., Page]
Box = dict[str, float]
IN_ONE_LINE = """() => {
  const name = document.querySelector(".masthead h1");
  return name.clientHeight < 1.5 * parseFloat(getComputedStyle(name).fontSize);
}"""
ALONE = {"#/nowhere": ".alone > .card", "#/import": "#import", "#/open/1.abc": ".alone > .card"}
HELLO = say("first_words")
IS_KEPT = "() => history.state?.added === true"
"""Has the page's history an entry for what lies open?"""


def box(page: Page, selector: str) -> Box:
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return {"left": found["x"], "top": found["y"], "width": found["width"], "height": found["height"]}


@pytest.mark.thorough
def test_with_nothing_kept_the_room_beside_the_cabinet_says_what_to_expect(open_page: OpenPage) -> None:
    """It stands where the game to go on with will; the cabinet does not move when that comes."""
    page = open_page("laptop")
    words = page.locator(".first-words")
    for device in as_wide_as(page, ("laptop", "tablet")):
        expect(words).to_be_visible()
        expect(words).to_be_in_viewport(ratio=1)
        expect_within_sides(page, device)
    for _ in as_wide_as(page, ("phone", "tall tablet", "phone on its side")):
        expect(words).to_be_hidden()
    for _ in as_wide_as(page, ("laptop",)):
        cabinet = box(page, ".home .cabinet")
    expect_accessible(page)
    for text in ("115", "130", "150", "200"):
        page.evaluate("(size) => { document.documentElement.dataset.text = size; }", text)
        for device in as_wide_as(page, ("phone on its side", "laptop", "tablet")):
            expect_within_sides(page, f"{device} at {text} %")
            assert page.evaluate(IN_ONE_LINE), f"the name, on a {device} at {text} %"
            if device != "phone on its side":
                expect(page.locator(".places")).to_be_in_viewport(ratio=1)
    page.evaluate("document.documentElement.dataset.text = '100'")
    for _ in as_wide_as(page, ("laptop",)):
        set_up(page, "qyshinsu")
    expect(page.locator("[data-screen='play']")).to_be_visible()
    go(page, "#/")
    expect(page.locator("#continue")).to_be_visible()
    expect(words).to_have_count(0)
    assert box(page, ".home .cabinet") == pytest.approx(cabinet, abs=1)


@pytest.mark.thorough
def test_a_page_with_one_card_stands_in_the_middle(open_page: OpenPage) -> None:
    page = open_page("laptop")
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    for address, alone in ALONE.items():
        go(page, address)
        page.locator(alone).wait_for()
        for device in as_wide_as(page, ("laptop", "tablet", "tall tablet")):
            where = f"{address} on a {device}"
            card = box(page, alone)
            width, height = page.evaluate("[innerWidth, innerHeight]")
            assert card["width"] >= 0.6 * width, where
            assert abs(card["top"] + card["height"] / 2 - height / 2) < 0.06 * height, where
            expect_within_sides(page, where)
        expect_accessible(page)


def test_the_first_words_of_a_table_are_heard_and_lead_on_to_the_board(open_page: OpenPage) -> None:
    page = open_page("laptop")
    set_up(page, "qwirkle_cubes")
    expect(page.locator("#polite")).to_contain_text(HELLO)
    expect(page.locator("#title")).to_be_focused()
    expect(page.locator(".for-keys")).to_be_visible()
    page.locator("#got-it").press("Enter")
    expect(page.locator("#got-it")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('#board, #rack') !== null")
    expect(page.locator("#polite")).to_contain_text("Ada: ")


def test_fingers_are_told_of_no_keys(open_page: OpenPage) -> None:
    page = open_page("phone")
    set_up(page, "qyshinsu")
    expect(page.locator("#got-it")).to_be_visible()
    expect(page.locator(".for-keys")).to_be_hidden()
    say_hello(page)


def test_back_leaves_a_guide_however_many_pages_were_turned(open_page: OpenPage) -> None:
    page = open_page("phone")
    set_up(page, "qyshinsu")
    expect(page.locator("#got-it")).to_be_visible()
    table = page.url
    go(page, "#/guide/qyshinsu")
    expect(page.locator("[data-screen=guide]")).to_be_visible()
    for _ in range(3):
        before = page.url
        page.locator("#page-next").click()
        page.wait_for_function("(before) => location.href !== before", arg=before)
    page.go_back()
    expect(page.locator("[data-screen=play]")).to_be_visible()
    assert page.url == table


def test_back_opens_no_sheet_again_that_was_closed(open_page: OpenPage) -> None:
    """From the menu to the log, closed, and Back: the table is left, not the menu or the log seen once more."""
    page = open_page("phone")
    set_up(page, "qyshinsu")
    expect(page.locator("#got-it")).to_be_visible()
    table = page.url
    for _ in range(2):
        page.locator("#more").click()
        page.locator("#dialog a[href$='/moves']").click()
        expect(page.locator("#typed")).to_be_visible()
        page.locator("#dialog-close").click()
        expect(page.locator("#dialog")).to_have_count(0)
        assert page.url == table
    page.go_back()
    expect(page.locator("#typed, #dialog, [data-screen=play]")).to_have_count(0)


def test_back_leads_into_no_game_again_that_was_left_after_its_set_up(open_page: OpenPage) -> None:
    page = open_page("phone")
    set_up(page, "qyshinsu")
    expect(page.locator("#got-it")).to_be_visible()
    page.locator("#back").click()
    expect(page.locator("[data-screen=new]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-screen=home]")).to_be_visible()


def test_back_closes_what_lies_open_and_then_leaves_the_table(open_page: OpenPage) -> None:
    """As in any app on a phone: a hand that is looked at and a hint from the menu close before the game is left."""
    page = open_page("phone")
    set_up(page, "qwirkle_cubes", ("Ada", "Bo"))
    say_hello(page)
    expect(page.locator("#look-hand-1")).to_be_visible()
    table = page.url
    page.locator("#look-hand-1").click()
    expect(page.locator("#open-hand")).to_be_visible()
    page.wait_for_function(IS_KEPT)
    page.go_back()
    expect(page.locator("#open-hand")).to_have_count(0)
    assert page.url == table
    page.locator("#more").click()
    page.locator("#dialog [data-do=hint]").click()
    expect(page.locator("#hint-close")).to_be_visible()
    page.locator("#hint-close").click()
    expect(page.locator("#hint-close")).to_have_count(0)
    page.wait_for_function("() => !history.state?.added")
    page.locator("#more").click()
    page.locator("#dialog [data-do=hint]").click()
    expect(page.locator("#hint-close")).to_be_visible()
    page.wait_for_function(IS_KEPT)
    page.go_back()
    expect(page.locator("#hint-close")).to_have_count(0)
    assert page.url == table
    page.go_back()
    expect(page.locator("[data-screen=play]")).to_have_count(0)


def test_back_puts_away_a_card_and_closes_a_panel(open_page: OpenPage) -> None:
    page = open_page("phone")
    set_up(page, "cuobe", ("Ada", "Bo"))
    page.wait_for_function(IS_KEPT)
    expect(page.locator("#put-away")).to_be_visible()
    table = page.url
    page.go_back()
    expect(page.locator("#put-away")).to_have_count(0)
    say_hello(page)
    page.locator("#clock").dispatch_event("click")
    expect(page.locator("#put-down")).to_be_visible()
    page.wait_for_function(IS_KEPT)
    page.go_back()
    expect(page.locator("#put-down")).to_have_count(0)
    assert page.url == table
    page.go_back()
    expect(page.locator("[data-screen=play]")).to_have_count(0)
