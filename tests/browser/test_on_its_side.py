"""A telephone that is turned on its side: all that is needed is in sight."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser.devices import as_wide_as
from tests.browser.fitting import covered, cramped, expect_all_in_view
from tests.browser.touching import ON_ITS_SIDE, OpenPage, sit_down
from tools.gallery.positions import until, where, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import go, keep, lift_lid, link_to, say_hello

BETWEEN_BOARD_AND_HAND = """() => {
  const [board, hand] = [".table > .board", ".table > .rack"].map((part) => document.querySelector(part));
  return hand ? hand.getBoundingClientRect().top - board.getBoundingClientRect().bottom : Infinity;
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(games))
def test_a_table_fits_a_phone_on_its_side(shared_page: OpenPage, game: str) -> None:
    """The lid with its latch, the board and the row: all at once, and nothing of the row is sliced.

    A hint that finds no room in the row is in the menu alone.
    """
    page = shared_page("phone")
    table = Table.begin(games[game], ("Ada", "Bo"), "2026-11-20")
    SampledNature(Random(1)).settle(table)
    page.locator("html:not([data-starting])").wait_for(state="attached")
    go(page, link_to(table))
    keep(page)
    if page.locator("#latch").count():
        for _ in as_wide_as(page, ON_ITS_SIDE):
            expect_all_in_view(page, "#latch, #title, .lid-badge")
        lift_lid(page)
    say_hello(page)
    if page.locator("#put-away").count():
        page.locator("#put-away").click()
        expect(page.locator("#put-away")).to_have_count(0)
    for _ in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#board, #stage, .actions .button:visible")


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(games))
def test_after_a_game_what_comes_next_is_in_sight_on_a_phone_on_its_side(shared_page: OpenPage, game: str) -> None:
    """Play again and the way home, at the end and while looking back, and their words have room."""
    page = shared_page("phone")
    over = whole_game(GAMES[game])
    sit_down(page, over)
    page.locator("#rematch").wait_for()
    for _ in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#title, #rematch, #to-games")
    go(page, f"#{page.url.partition('#')[2]}/at/{over.stops[len(over.stops) // 2]}")
    page.locator(".looking-back:not(.at-end)").wait_for()
    for device in as_wide_as(page, ("small phone", *ON_ITS_SIDE)):
        expect_all_in_view(page, "#rematch, #to-games")
        assert cramped(page, ".panel > .actions .button") == [], device
        assert page.evaluate(BETWEEN_BOARD_AND_HAND) >= 4, device


@pytest.mark.thorough
def test_a_newcomer_to_cuobe_finds_every_deed_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    """The first words take the place of the card and the clock, not the room of the deeds."""
    page = open_page("phone")
    over = whole_game(GAMES["cuobe"])
    sit_down(page, until(over, round(over.ply * 0.1)))
    page.locator("#got-it").wait_for()
    for device in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#got-it, #board, .deed, .actions .button:visible")
        assert covered(page, ".actions", ".deed") == [], device


@pytest.mark.thorough
def test_a_fight_is_in_sight_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    """Who fights whom, how it may go and with how many dice; then how it went: all above the row."""
    page = open_page("phone", reduced_motion="reduce")
    over = whole_game(GAMES["cuobe"])
    sit_down(page, where(over, lambda state: any(move.verb == "fight" for move in state.moves())))
    say_hello(page)
    page.locator("[id='deed-fight']").tap()
    page.locator(".fight-stepper").wait_for()
    for device in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#board, .fight-sides, .fight-odds, .actions .button:visible")
        assert covered(page, ".actions", ".fight-stepper") == [], device
    page.locator("#confirm").tap()
    page.locator("[class*='ended-']").wait_for()
    for device in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#board, .fight-sides, .fight-odds, .actions .button:visible")
        assert covered(page, ".actions", ".fight-odds") == [], device
