"""The card for newcomers: over words at most, never over what can be chosen, in whichever language it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from tests.browser.devices import as_wide_as
from tests.browser.fitting import covered, expect_all_in_view
from tests.browser.served import Server
from tests.examples import first
from tools.gallery.positions import until, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import keep, lift_lid, link_to, see_out

OpenPage = Callable[..., Page]

SIZES = ("tablet", "tall tablet", "phone", "small phone", "small phone on its side", "phone on its side")
CHOSEN = "[data-part], .table [role=button], .bar :is(a, button), .actions .button, .hand summary, #title"
"""Whatever can be tapped, and what is asked."""
LANGUAGES = ("fr-FR", "de-DE", "es-ES", "en-GB")


def tables(game: str) -> Iterator[Table]:
    """A game that begins, and one in the middle, as it comes by a link."""
    over = whole_game(GAMES[game])
    for number, ply in enumerate((0, over.ply // 2), start=1):
        table = until(over, ply)
        table.date = f"2026-11-{number:02}"  # a saved game each
        yield table


@pytest.mark.parametrize(("game", "locale"), first(1, [(game, language) for language in LANGUAGES for game in games]))
def test_the_first_words_cover_nothing_that_can_be_chosen(
    open_page: OpenPage, server: Server, game: str, locale: str
) -> None:
    page = open_page("phone", locale=locale, reduced_motion="reduce")
    for number, table in enumerate(tables(game)):
        page.goto(f"{server.address}{link_to(table)}")
        keep(page)
        lift_lid(page)
        see_out(page)
        expect(page.locator("#got-it")).to_be_attached()
        for device in as_wide_as(page, SIZES):
            if page.locator("#got-it").is_visible():  # What a game opens may take its place for a while.
                assert covered(page, "#welcome", CHOSEN) == [], f"{device}, {number}"
                expect_all_in_view(page, "#got-it")


def test_they_cover_neither_a_lifted_cube_nor_the_bag(open_page: OpenPage) -> None:
    page = open_page("tablet", reduced_motion="reduce", to=link_to(next(tables("qwirkle_cubes"))))
    keep(page)
    page.locator(".rack .slot:not([data-off])").first.tap()
    expect(page.locator(".rack .lifted").first).to_be_visible()
    for device in as_wide_as(page, SIZES):
        assert covered(page, "#welcome", ".bag") == [], device
        rack, card = (page.locator(one).evaluate("(e) => getComputedStyle(e).zIndex") for one in (".rack", "#welcome"))
        assert int(rack) > int(card), "the shadow of the card, which nothing is hit by, would lie over the cube"
