"""Whole games against an opponent in the browser, with no network, by touch and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import DEVICES, resize
from tests.browser.fingers import box_at_rest, let_pass
from tests.browser.quest import saved_moves
from tests.browser.served import Server
from tests.browser.watched import Watch
from tests.examples import first
from tools.visiting import BOOT_MS, say_hello, see_out

OpenPage = Callable[..., Page]

ADDS, REMOVES = '[aria-label*="You can add here"]', '[aria-label*="You can remove it"]'
LONGEST = 80
THINKS_MS = 20_000


def sit_down(page: Page, server: Server, watch: Watch) -> None:
    """Wait until all is kept, take the network away, and begin against Gentle."""
    page.locator("html[data-offline-ready]").wait_for(timeout=BOOT_MS, state="attached")
    server.kill()
    watch.without_network()
    watch.allow("fetching the script")  # the service worker looks for a new version of itself
    page.locator("#niche-qyshinsu").click()
    page.locator("#company-alone").click()
    page.locator("button#level-1").click()
    page.locator("#choose-gentle").click()
    expect(page.locator(".meeting")).to_have_text("You against Gentle.")
    page.locator("#start").click()
    say_hello(page)


def is_over(page: Page) -> bool:
    """Wait until a person is to move; return whether the game has ended instead."""
    page.locator(".actions:not(.meanwhile) #undo, #rematch").first.wait_for(timeout=THINKS_MS)
    return page.locator("#rematch").count() > 0


def place(page: Page) -> tuple[Locator, bool]:
    """Return a position where a move can be made, and whether a stone is added there."""
    adds = page.locator(f"#board {ADDS}")
    return (adds.first, True) if adds.count() else (page.locator(f"#board {REMOVES}").first, False)


def until_answered(page: Page, made: int) -> None:
    """Wait until both have moved since `made` moves were saved, or the game is over."""
    for _ in range(THINKS_MS // 50):
        if page.locator("#rematch").count() or len(saved_moves(page)) >= made + 2:
            is_over(page)
            return
        let_pass(page, 50)
    raise AssertionError("The opponent never moved.")


@pytest.mark.thorough
def test_by_touch(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    page = open_page("phone", offline=True)
    sit_down(page, server, watches[0])
    for _ in range(LONGEST):
        if is_over(page):
            break
        board = box_at_rest(page.locator("#board"))
        made = len(saved_moves(page))
        at, adds = place(page)
        at.tap()
        if adds:
            page.locator('#tray .slot:not([aria-label*="can’t"])').first.tap()
        else:
            at.tap()
        until_answered(page, made)
        if page.locator("#rematch").count() == 0:
            now = box_at_rest(page.locator("#board"))
            assert now == board, "the board keeps its place"
    expect(page.locator("#rematch")).to_be_visible()


@pytest.mark.thorough
def test_by_keyboard(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    page = open_page("laptop", offline=True)
    sit_down(page, server, watches[0])
    said = page.locator("#polite")
    for _ in range(LONGEST):
        if is_over(page):
            break
        made = len(saved_moves(page))
        at, adds = place(page)
        wanted = at.get_attribute("id")
        page.locator('[id^="place-"][tabindex="0"]').focus()
        for _ in range(12):
            if page.evaluate("document.activeElement.id") == wanted:
                break
            here = page.evaluate("document.activeElement.id")
            page.keyboard.press("ArrowRight")
            expect(page.locator(f"#{here}")).not_to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(f"#{wanted}")).to_have_attribute("aria-pressed", "true")
        if adds:
            slot = page.locator('#tray .slot:not([aria-label*="can’t"])').first.get_attribute("data-part") or ""
            page.keyboard.press(slot.removeprefix("stone:").replace("0", "o"))
        else:
            page.keyboard.press("Enter")
        until_answered(page, made)
        expect(said).to_contain_text("Gentle")
    expect(page.locator("#rematch")).to_be_visible()


OVERLAP = """() => {
  const [hint, board] = ["#hint-panel", "#board"].map((one) => document.querySelector(one).getBoundingClientRect());
  const across = Math.min(hint.right, board.right) - Math.max(hint.left, board.left);
  const down = Math.min(hint.bottom, board.bottom) - Math.max(hint.top, board.top);
  return Math.max(0, across) * Math.max(0, down) / (board.width * board.height);
}"""
"""What part of the board a hint lies over."""


@pytest.mark.parametrize("game", first(2, ("cuobe", "qwirkle_cubes", "qyshinsu", "cube_quest")))
def test_a_hint_leaves_the_board_in_sight_where_there_is_room(shared_page: OpenPage, game: str) -> None:
    page = shared_page("tablet", to=f"#/new/{game}")
    page.locator("#company-alone").tap()
    page.locator("#start").tap()
    page.locator("#more").wait_for()
    say_hello(page)
    is_over(page)  # Who goes first is drawn.
    see_out(page)
    if page.locator("#hint").count():
        page.locator("#hint").tap()
    else:
        page.locator("#more").tap()
        page.locator("#dialog [data-do=hint]").tap()
    page.locator("#hint-show").wait_for(timeout=THINKS_MS)
    for device in ("tablet", "laptop", "tall tablet"):
        resize(page, **DEVICES[device]["viewport"])
        assert page.evaluate(OVERLAP) < 0.02, device
