"""Qwirkle Cubes where the app draws and rolls, in the browser: to the end without a network, and a killed tab.

The dice are the app's own, seeded through the `rng` that `App` takes: every run plays the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser.qwirkle import begin, choose, new_table, place_what_glows, sit_down
from tests.browser.served import OwnSite, Server
from tests.browser.watched import Watch
from tools.visiting import BOOT_MS, say_hello

OpenPage = Callable[..., Page]

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(900)]


@pytest.fixture
def server(own_site: OwnSite) -> Iterator[Server]:
    """The site with dice that fall alike each time."""
    own_site.seed_chance(11)
    server = Server(own_site.folder)
    server.start()
    yield server
    server.kill()


def until_few_are_left(cubes: int) -> Table:
    """A game of three with so few cubes in the bag that it will soon be over."""
    table, nature, rng = new_table({}, ("Ada", "Bo", "Cy")), SampledNature(Random(11)), Random(11)
    nature.settle(table)
    while sum(cast(State, table.state).bag) > cubes:
        table.play(choose(cast(State, table.state), rng))
        nature.settle(table)
    return table


@pytest.mark.parametrize("cubes", [6, 90])
def test_the_app_rolls_and_the_network_is_gone(
    open_page: OpenPage, server: Server, watches: list[Watch], cubes: int
) -> None:
    """Three players, tapping only what glows, to the end; nothing is asked of the server."""
    page = open_page("phone", reduced_motion="reduce", offline=True)
    sit_down(page, until_few_are_left(cubes))
    say_hello(page)
    page.locator("html[data-offline-ready]").wait_for(state="attached", timeout=BOOT_MS)
    server.kill()
    watches[0].without_network()
    watches[0].allow("An unknown error occurred when fetching the script.")  # as Chromium says it of a service worker
    for _ in range(400):
        if page.locator("#rematch").count():
            break
        place_what_glows(page)
    expect(page.locator("#title")).to_contain_text("win")
    assert len(page.locator(".score-sheet tfoot b").all_inner_texts()) == 3


def test_a_killed_tab_comes_back(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page)
    for _ in range(4):
        place_what_glows(page)
    scores = page.locator(".strip-score").all_inner_texts()
    title = page.locator("#title").text_content() or ""
    page.reload()
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    expect(page.locator("#title")).to_have_text(title)
    assert page.locator(".strip-score").all_inner_texts() == scores
    place_what_glows(page)
