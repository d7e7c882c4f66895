"""Whole games of Qwirkle Cubes in the browser with real cubes: by touch, by keyboard, by notation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.moves import PUT
from cuboteca.play.game import NATURE
from tests.browser.qwirkle import Sitter, at, begin, choose, new_table, parts_of, sit_down
from tests.browser.served import Server

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.timeout(900)  # a whole game with real cubes is some 400 taps


def expect_the_end(sitter: Sitter) -> None:
    """The end screen: who won, the score sheet with its totals, and the way through the game."""
    page = sitter.page
    sitter.sees()
    totals = page.locator(".score-sheet tfoot b").all_inner_texts()
    assert totals == [str(score) for score in sitter.state.scores]
    expect(page.locator(".score-chart")).to_be_visible()
    expect(page.locator("#rematch")).to_be_visible()
    page.locator("#step-first").click()
    expect(page.locator("#step-told")).to_contain_text("move 0 of")
    page.locator("#step-last").click()
    expect(page.locator("#summary")).to_be_visible()


def test_by_touch_with_real_cubes(open_page: OpenPage) -> None:
    """Everything is tapped: what was drawn, what was rolled, what is placed."""
    page = open_page("phone", reduced_motion="reduce")
    begin(page, own=True)
    sitter, rng = Sitter(page, new_table()), Random(1)
    while sitter.state.seat is not None:
        sitter.play(choose(sitter.state, rng))
    expect_the_end(sitter)


def in_the_end(page: Page, server: Server, rng: Random) -> Sitter:
    """A game whose bag will soon be empty, from a link."""
    table = new_table()
    while sum(move.startswith(PUT) for move in table.moves) < 33:
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    sitter = sit_down(page, server.address, table)
    sitter.sees()
    page.locator("#got-it").click()
    return sitter


def test_a_game_ends_on_a_tablet(open_page: OpenPage, server: Server) -> None:
    page = open_page("tablet", "dark", reduced_motion="reduce")
    rng = Random(2)
    sitter = in_the_end(page, server, rng)
    while sitter.state.seat is not None:
        sitter.play(choose(sitter.state, rng))
    expect_the_end(sitter)


def test_by_keyboard_alone(open_page: OpenPage, server: Server) -> None:
    """No pointer: digits take cubes and enter what fell, arrows walk the table, Enter places, C confirms."""
    page = open_page("laptop", reduced_motion="reduce")
    rng = Random(3)
    sitter = in_the_end(page, server, rng)
    page.locator('#board [tabindex="0"], #board').first.focus()
    page.locator("#colour-R").focus()
    while sitter.state.seat is not None:
        for part in parts_of(sitter.state, choose(sitter.state, rng)):
            press(sitter, part)
    expect_the_end(sitter)


KEYS = {
    "roll": "r",
    "confirm": "c",
    **{f"cube:{slot}": str(slot + 1) for slot in range(6)},
    **{f"colour:{letter}": str(number) for number, letter in enumerate("ROYGBP", 1)},
    **{f"shape:{letter}": str(number) for number, letter in enumerate("csdlxe", 1)},
}


def press(sitter: Sitter, part: str) -> None:
    """The key of a part; a cell is walked to."""
    page = sitter.page
    if part.startswith("cell:"):
        walk(page, part)
        page.keyboard.press("Enter")
    elif part in KEYS:
        if page.evaluate("!document.activeElement.closest('[data-keys]')"):
            tab_into_keys(page)
        page.keyboard.press(KEYS[part])
    else:
        at(page, part).focus()
        page.keyboard.press("Enter")
    sitter.know(part)
    sitter.answered(part)
    if part in ("confirm", "roll", "decline", "pass"):
        sitter.sees()


def tab_into_keys(page: Page) -> None:
    """Tab on until the keys of the table are heard."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('[data-keys]')"):
            return
    raise AssertionError("Tab never came to the table")


def walk(page: Page, part: str) -> None:
    """With the arrows, from the open cell that Home leads to."""
    x, y = map(int, part.removeprefix("cell:").split(","))
    for _ in range(80):
        here = page.evaluate("document.activeElement.id")
        if not here.startswith("cell-"):
            step, key = None, "ArrowUp"
        else:
            hx, hy = map(int, here.removeprefix("cell-").split(","))
            if (hx, hy) == (x, y):
                return
            dx, dy = (1 if x > hx else -1, 0) if hx != x else (0, 1 if y > hy else -1)
            step = f"cell-{hx + dx},{hy + dy}"
            key = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp", (0, -1): "ArrowDown"}[dx, dy]
        page.keyboard.press(key)
        expect(page.locator(f'[id="{step}"]' if step else '[id^="cell-"]:focus')).to_be_focused()
    raise AssertionError(f"The arrows never came to {part}")


def test_by_notation(open_page: OpenPage) -> None:
    page = open_page("small phone", "dark", reduced_motion="reduce")
    begin(page, own=True)
    page.locator("#more").tap()
    page.get_by_role("link", name="Moves: list and typing").tap()
    sitter, rng = Sitter(page, new_table()), Random(4)
    page.locator("#typed").fill("put Rs@0,0")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_be_visible()
    while sitter.state.seat is not None:
        move = str(choose(sitter.state, rng))
        page.locator("#typed").fill(move)
        page.keyboard.press("Enter")
        sitter.table.play(move)
        sitter.sees()
    expect_the_end(sitter)


def test_undo_takes_back_within_the_turn(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page, own=True)
    sitter, rng = Sitter(page, new_table()), Random(8)
    while sitter.state.seat == NATURE:
        sitter.play(choose(sitter.state, rng))
    put = max((move for move in sitter.state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
    parts = parts_of(sitter.state, put)
    for part in parts[:-1]:
        sitter.tap(part)
    expect(page.locator("#running-sum")).to_be_visible()
    expect(page.locator(".gain")).to_be_visible()
    for left in range(len(put.cubes) - 1, -1, -1):
        page.locator("#undo").tap()
        expect(page.locator('.cell[aria-pressed="true"]')).to_have_count(left)
    expect(page.locator("#running-sum")).to_have_count(0)
    sitter.picked = ()
    for part in parts:
        sitter.tap(part)
    assert sitter.table.moves[-1] == str(put)
    page.locator("#undo").tap()
    expect(page.locator("#title")).to_contain_text("Ada")
    page.locator("#more").tap()
    page.locator("#redo").tap()
    sitter.sees()
