"""Games of Qwirkle Cubes in the browser with real cubes, to their end: by touch, by keyboard, by notation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.play.game import NATURE
from tests.browser.playing import redo
from tests.browser.qwirkle import Sitter, at, begin, choose, new_table, parts_of, sit_down
from tools.visiting import say_hello

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.timeout(900)  # a whole game with real cubes is some 400 taps

OPENING = 6
"""Moves of a game with real cubes until both have drawn, placed and drawn again."""
LAST = 5
"""Placements until the end, when the bag is empty."""


def expect_the_end(sitter: Sitter) -> None:
    """The end screen: who won, the score sheet with its totals, and the way through the game."""
    page = sitter.page
    sitter.sees()
    totals = page.locator(".score-sheet tfoot b").all_inner_texts()
    assert totals == [str(score) for score in sitter.state.scores]
    expect(page.locator(".score-chart")).to_be_visible()
    expect(page.locator("#rematch")).to_be_visible()
    page.locator("#step-first").click()
    expect(page.locator(".step-where")).to_contain_text("move 0 of")
    page.locator("#step-last").click()
    expect(page.locator("#summary")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("moves", [OPENING, pytest.param(1000, id="all")])
def test_by_touch_with_real_cubes(shared_page: OpenPage, moves: int) -> None:
    """From the cabinet on, everything is tapped: what was drawn, what was rolled, what is placed."""
    page = shared_page("phone", reduced_motion="reduce")
    begin(page, own=True)
    sitter, rng = Sitter(page, new_table()), Random(1)
    while sitter.state.seat is not None and sitter.table.ply < moves:
        sitter.play(choose(sitter.state, rng))
    if sitter.state.seat is None:
        expect_the_end(sitter)


def in_the_end(page: Page, seed: int, last: int = LAST) -> tuple[Sitter, Random]:
    """The last placements of a game from a link, and the chance that it goes on with."""
    whole, rng = new_table(), Random(seed)
    while whole.state.seat is not None:
        whole.play(choose(whole.state, rng))  # type: ignore[arg-type]
    placed = [ply for ply, move in enumerate(whole.moves) if move.startswith(PUT)]
    table, rng = new_table(), Random(seed)
    while table.ply < placed[-last]:
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    sitter = sit_down(page, table)
    sitter.sees()
    say_hello(page)
    return sitter, rng


@pytest.mark.thorough
def test_a_game_ends_on_a_tablet(shared_page: OpenPage) -> None:
    page = shared_page("tablet", "dark", reduced_motion="reduce")
    sitter, rng = in_the_end(page, 2)
    while sitter.state.seat is not None:
        sitter.play(choose(sitter.state, rng))
    expect_the_end(sitter)


def test_by_keyboard_alone(shared_page: OpenPage) -> None:
    """No pointer: digits take cubes and enter what fell, arrows walk the table, Enter places, C confirms."""
    page = shared_page("laptop", reduced_motion="reduce")
    begin(page, own=True)
    sitter, rng = Sitter(page, new_table()), Random(3)
    while sitter.table.ply < OPENING:
        by_keys(sitter, choose(sitter.state, rng))


@pytest.mark.thorough
def test_a_game_ends_by_keyboard_alone(shared_page: OpenPage) -> None:
    page = shared_page("laptop", reduced_motion="reduce")
    sitter, rng = in_the_end(page, 3, last=2)
    while sitter.state.seat is not None:
        by_keys(sitter, choose(sitter.state, rng))
    expect_the_end(sitter)


def by_keys(sitter: Sitter, move: Move) -> None:
    for part in parts_of(sitter.state, move):
        press(sitter, part)


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


@pytest.mark.thorough
def test_by_notation(shared_page: OpenPage) -> None:
    page = shared_page("small phone", "dark", reduced_motion="reduce")
    sitter, rng = in_the_end(page, 4)
    page.locator("#more").tap()
    page.locator(".menu a[href$='/moves']").tap()
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


@pytest.mark.thorough
def test_undo_takes_back_within_the_turn(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
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
        sitter.pace.tap(page.locator("#undo"))
        expect(page.locator('.cell[aria-pressed="true"]')).to_have_count(left)
    expect(page.locator("#running-sum")).to_have_count(0)
    sitter.picked = ()
    for part in parts:
        sitter.tap(part)
    assert sitter.table.moves[-1] == str(put)
    sitter.pace.tap(page.locator("#undo"))
    expect(page.locator("#title")).to_contain_text("Ada")
    redo(page)
    sitter.sees()
