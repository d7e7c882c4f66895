"""The arena under hands: a pull sends what it shows, and can be taken back."""

from __future__ import annotations

import re
import time
from math import dist

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arena import middle, sit
from tests.browser.conftest import OpenPage
from tests.browser.fingers import Fingers, let_pass, wait_until_still
from tests.browser.quest import FLICK, begin, saved_moves
from tools.visiting import say_hello

RESTED = 300
"""Milliseconds after which a finger has surely rested on a cube (static/js/games/cube_quest/pointer.js)."""


def wait_for_saved(page: Page, made: int) -> None:
    """Until a flick after so many moves is saved."""
    while not FLICK.search(" ; ".join(saved_moves(page)[made:])):
        let_pass(page, 20)


@pytest.mark.thorough
def test_the_strength_shown_is_the_strength_sent(shared_page: OpenPage) -> None:
    page = sit(shared_page)
    made = len(saved_moves(page))
    x, y = middle(page.locator("[data-flick]").nth(1))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 40, steps=4)
    page.mouse.move(x + 18, y + 86, steps=4)
    expect(page.locator(".aiming > .aim-band")).to_be_attached()
    shown = page.locator(".aim-words").inner_text()
    page.mouse.up()
    expect(page.locator("html[data-flown]")).to_be_attached()
    expect(page.locator("cube-arena:not([data-flying])")).to_be_attached()
    expect(page.locator("[data-client=flight-again]").first).to_be_visible()
    wait_for_saved(page, made)
    found = FLICK.search(" ; ".join(saved_moves(page)[made:]))
    assert found is not None
    assert found[2] == shown
    assert 60 < float(found[1]) < 140, "it flies away from whoever pulled it"


def test_a_pull_can_be_taken_back(shared_page: OpenPage) -> None:
    page = sit(shared_page)
    made = saved_moves(page)
    cube = page.locator("[data-flick]").nth(1)
    lies = middle(cube)
    for way in ("back to the cube", "Escape"):
        while dist(middle(cube), lies) > 1:  # The camera comes back from behind the cube.
            let_pass(page, 50)
        x, y = lies
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 10, y + 70, steps=5)
        expect(page.locator(".aim-words")).to_have_text(re.compile(r"\d+"))
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.mouse.move(x + 3, y + 3, steps=4)
            expect(page.locator(".aim-words")).to_have_text("Let go to cancel")
        page.mouse.up()
        expect(page.locator(".aim-words")).to_be_empty()
        expect(page.locator(".aiming > *")).to_have_count(0)
    assert saved_moves(page) == made


def test_a_finger_pulls_a_cube_all_the_way(shared_page: OpenPage) -> None:
    """The browser does not take the pull from the arena, neither to scroll nor to zoom."""
    page = sit(shared_page)
    made = len(saved_moves(page))
    fingers = Fingers(page)
    x, y = middle(page.locator("[data-flick]").nth(1))
    fingers.put((x, y))
    for pulled in (20, 40, 60, 80):
        fingers.move((x, y + pulled))
    expect(page.locator(".aim-words")).to_have_text(re.compile(r"^[4-9]\d$"))
    shown = page.locator(".aim-words").inner_text()
    fingers.lift()
    expect(page.locator("html[data-flown]")).to_be_attached()
    expect(page.locator("[data-client=flight-again]").first).to_be_visible()
    wait_for_saved(page, made)
    found = FLICK.search(" ; ".join(saved_moves(page)[made:]))
    assert found is not None
    assert found[2] == shown


def tapped(page: Page, fingers: Fingers, when: float) -> tuple[float, float]:
    """Tap a cube at that time, and wait until the camera has gone behind it: where it lay there is bare ground then."""
    cube = page.locator("[data-flick]").nth(1)
    x, y = middle(cube)
    fingers.tap((x, y), when)
    expect(page.locator(f"#board[data-aim^='{cube.get_attribute('data-cube')}:']")).to_be_attached()
    wait_until_still(page)
    assert dist(middle(cube), (x, y)) > 48, "it has moved on"
    return x, y


def test_a_finger_that_rests_on_a_cube_and_is_lifted_has_tapped_it(shared_page: OpenPage) -> None:
    """The camera goes behind what a finger rests on, so that the finger is over bare ground when it is lifted."""
    page = sit(shared_page)
    fingers, cube = Fingers(page), page.locator("[data-flick]").nth(1)
    x, y = middle(cube)
    fingers.put((x, y))
    let_pass(page, RESTED)
    wait_until_still(page)
    assert dist(middle(cube), (x, y)) > 48, "it has moved on"
    fingers.lift()
    expect(page.locator(f"#board[data-aim^='{cube.get_attribute('data-cube')}:']")).to_be_attached()


def test_a_finger_that_is_back_at_once_pulls_what_it_has_tapped(shared_page: OpenPage) -> None:
    """However far the camera has come by then: it did not mean what it could not have seen yet."""
    page = sit(shared_page)
    made = saved_moves(page)
    fingers, now = Fingers(page), time.time()
    x, y = tapped(page, fingers, now)
    fingers.put((x, y), when=now + 0.4)
    for pulled in (20, 40, 60):
        fingers.move((x, y + pulled))
    expect(page.locator(".aim-words")).to_have_text(re.compile(r"^\d+$"))
    fingers.move((x, y))
    expect(page.locator(".aim-words")).to_have_text("Let go to cancel")
    fingers.lift()
    assert saved_moves(page) == made


def test_a_drag_from_where_a_cube_was_tapped_turns_the_view_and_flicks_nothing(shared_page: OpenPage) -> None:
    """Later, as from any other bare ground."""
    page = sit(shared_page)
    made = saved_moves(page)
    fingers, now = Fingers(page), time.time()
    x, y = tapped(page, fingers, now)
    seen = page.locator(".cubes").evaluate("element => element.style.transform")
    fingers.put((x, y), when=now + 0.7)
    for pulled in (20, 40, 60, 80):
        fingers.move((x + pulled / 2, y + pulled))
    expect(page.locator(".aim-words")).to_be_empty()
    fingers.lift()
    expect(page.locator("#board[data-aim]")).to_be_attached()
    assert page.locator(".cubes").evaluate("element => element.style.transform") != seen
    assert saved_moves(page) == made
    page.locator("[data-client=view-fit]").dispatch_event("click")  # A view stays, and tests share it.
    page.locator("[data-client=view-fit]").dispatch_event("click")


def test_a_cube_that_others_hide_is_pulled_all_the_same(shared_page: OpenPage) -> None:
    """An enemy’s cube cannot be pulled: whoever begins at one that stands before their own means their own."""
    page = shared_page("phone", reduced_motion="reduce")
    begin(page, {"army": "custom", "screen": "off", "start": "blue"})
    say_hello(page)
    page.locator("#more").tap()
    page.locator(".menu a[href$='/moves']").tap()
    for whose, side in (
        ("set-up-0", "set bK 0,240 bS1 0,12"),
        ("turn-1", "set rK 0,-240 rG1 0,-12 rG2 0,-12 rG3 0,-12"),
    ):
        page.locator("#typed").fill(side)
        page.keyboard.press("Enter")
        page.locator(f"#board[data-whose={whose}]").wait_for(state="attached")
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_have_count(0)
    page.locator("#turn").tap()
    expect(page.locator("#board[data-side='0']")).to_be_attached()
    wait_until_still(page)
    fingers = Fingers(page)
    x, y = middle(page.locator("#cube-26"))
    over = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.cube').dataset.cube", [x, y])
    assert over != "26", "it is hidden there"
    fingers.put((x, y))
    for pulled in (20, 40, 60, 80):
        fingers.move((x, y - pulled))
    expect(page.locator(".aim-words")).to_have_text(re.compile(r"^[4-9]\d$"))
    fingers.lift()
    expect(page.locator("#board[data-whose=turn-0]")).to_be_attached()
    assert any(move.startswith("bS1 F 27") for move in saved_moves(page))


@pytest.mark.thorough
def test_a_cube_at_the_edge_of_the_screen_is_pulled_to_full_strength(shared_page: OpenPage) -> None:
    """However little room there is beside it, as far as the finger can go is the strongest; a bar shows where."""
    page = sit(shared_page)
    made = saved_moves(page)
    width = page.evaluate("innerWidth")
    places = [middle(cube) for cube in page.locator("[data-flick]").all()]
    outer = max(range(len(places)), key=lambda one: places[one])
    x, y = places[outer]
    while x < width - 48:  # closer about a place beside it, until it is at the edge
        page.mouse.move(x - 250, y)
        page.mouse.wheel(0, -40)
        let_pass(page, 50)
        x, y = middle(page.locator("[data-flick]").nth(outer))
    assert width - 48 < x < width - 24
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y, steps=3)
    expect(page.locator(".aim-end")).to_be_attached()
    page.mouse.move(width - 4, y, steps=4)
    expect(page.locator(".aim-words")).to_have_text("100")
    expect(page.locator(".aim-end")).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert saved_moves(page) == made
