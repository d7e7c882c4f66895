"""Where a refusal lies, shut and with its rule: it covers nothing that it speaks of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.devices import resize
from tests.browser.refusing import refused
from tools.gallery.positions import until, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import go, keep, lift_lid, link_to, say_hello, see_out

TABLETS = ((1180, 820), (1024, 768))

NEEDED = (
    "#board, .play-bar, .seats, .standings, .hand-of-stones > .tray, #rack, .act, .deed, .act-button, .actions .button"
)
"""The board, who is to move, and what can be picked and done."""
COVERED = """(needed) => {
  const notice = document.querySelector("#notice").getBoundingClientRect();
  return [...document.querySelectorAll(needed)].filter((one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return width && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
  }).map((one) => one.id || one.className);
}"""


@pytest.mark.parametrize("game", list(GAMES))
def test_beside_the_board_a_refusal_and_its_rule_cover_nothing_that_is_needed(
    shared_page: Callable[..., Page], game: str
) -> None:
    page = shared_page("tablet", reduced_motion="reduce")
    over = whole_game(GAMES[game])
    table = until(over, over.ply // 2)
    go(page, link_to(table))
    keep(page)
    lift_lid(page)
    see_out(page)
    say_hello(page)
    refused(page, table)
    for size in TABLETS:
        resize(page, *size)
        for is_open in (False, True):
            page.locator("#notice-why").evaluate("(why, is_open) => { why.open = is_open; }", is_open)
            assert page.evaluate(COVERED, NEEDED) == [], f"{size}, {'opened' if is_open else 'shut'}"


WORDS_UNDER_WHY = """() => {
  const why = document.querySelector("#notice-why > summary").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(document.querySelector("#notice > p"));
  return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
    left < why.right && right > why.left && top < why.bottom && bottom > why.top);
}"""


@pytest.mark.parametrize(
    "locale", ["fr", *(pytest.param(other, marks=pytest.mark.thorough) for other in ("en", "de", "es"))]
)
def test_a_refusal_whose_rule_is_shown_runs_round_the_word_that_asks_for_it(
    open_page: Callable[..., Page], locale: str
) -> None:
    page = open_page("phone", locale=locale, reduced_motion="reduce")
    over = whole_game(GAMES["qyshinsu"])
    table = until(over, over.ply // 2)
    go(page, link_to(table))
    keep(page)
    refused(page, table)
    page.locator("#notice-why > summary").click()
    page.locator("#notice-why[open]").wait_for()
    page.locator("#notice > p").evaluate("(words) => { words.textContent = 'Abcde fghij '.repeat(20); }")
    assert not page.evaluate(WORDS_UNDER_WHY)
