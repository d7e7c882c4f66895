"""A language is chosen in mid-game, stays, and needs no network; words of any length and either way of reading fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.view.actions import turn_actions
from cuboteca.play.table import Table
from tests.browser import cuobe, qurush
from tests.browser.served import Server
from tests.browser.watched import Watch
from tools.build_site import build, pseudo_languages
from tools.visiting import go, keep, lift_lid, link_to

pytestmark = pytest.mark.thorough

WIDER = "(all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"
"""Whose words are wider than themselves."""
MOST = 6
"""So many things to do share a row in Cu[o]be."""

ENGLISH = re.compile(r"Undo|Select a stone|begin with")


@pytest.fixture(scope="module")
def pseudo_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pseudo") / "dist"
    build(folder, pseudo_languages())
    return folder


@pytest.fixture
def server(pseudo_site: Path) -> Iterator[Server]:
    server = Server(pseudo_site)
    server.start()
    yield server
    server.kill()


def choose(page: Page, code: str) -> None:
    page.locator(f'input[name="language"][value="{code}"]').check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", code)


def test_a_language_is_chosen_in_mid_game_and_stays(
    open_page: Callable[..., Page], server: Server, watches: list[Watch]
) -> None:
    page = open_page("phone", to="#/new/qyshinsu", offline=True)
    page.locator("#start").click()
    page.locator('[data-part="stone:4"]').click()
    page.locator('[data-part="place:2"]').click()
    expect(page.locator("#stone-4")).to_have_attribute("aria-label", re.compile("4-stone, 2 in hand"))
    table = page.url.partition("#")[2]

    page.goto(f"{server.address}#/settings")
    choose(page, "xa")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    page.goto(f"{server.address}#{table}")
    expect(page.locator("#title")).to_contain_text("[")
    expect(page.locator("#app")).not_to_contain_text(ENGLISH)
    expect(page.locator("#place-2")).to_have_attribute("aria-label", re.compile("^\\[Þóšíţíóñ 2, "))

    page.goto(f"{server.address}#/settings")
    choose(page, "xr")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.locator("html[data-offline-ready]").wait_for(state="attached", timeout=60_000)

    watches[0].without_network()
    server.kill()
    page.goto(f"{server.address}#{table}")
    page.reload()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("#title")).to_contain_text("\u202e")
    page.goto(f"{server.address}#/settings")
    choose(page, "en")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    page.goto(f"{server.address}#{table}")
    expect(page.locator("#app")).to_contain_text(ENGLISH)


def with_much_to_do() -> Table:
    """Return a game of Cu[o]be at a turn whose buttons stand closest."""
    table = cuobe.new_table(seats=4)
    next(at for at in cuobe.positions(table, seed=13) if len(turn_actions(at, Selection(), cuobe.NAMES)) == MOST)
    return table


def test_longer_words_stay_within_their_buttons(open_page: Callable[..., Page]) -> None:
    page = open_page("small phone", to="#/settings")
    choose(page, "xa")
    for table, button in ((qurush.new_table(), ".act"), (with_much_to_do(), ".deed")):
        go(page, link_to(table))
        keep(page)
        lift_lid(page)
        page.locator(button).first.wait_for()
        assert page.locator(button).evaluate_all(WIDER) == []


def test_from_right_to_left_back_of_the_lid_and_a_clock_are_on_their_sides(open_page: Callable[..., Page]) -> None:
    page = open_page("phone", to="#/settings")
    choose(page, "xr")
    go(page, "#/new/qurush")
    page.locator("#company-people").tap()
    page.locator("label:has(> #clock-turn)").tap()
    expect(page.locator("#clock-turn")).to_be_checked()
    page.locator("#start").tap()
    expect(page.locator(".lid-panel")).to_be_visible()
    back, panel = page.locator("#back").bounding_box(), page.locator(".lid-panel").bounding_box()
    assert back is not None
    assert panel is not None
    assert back["x"] > panel["x"] + panel["width"] / 2
    lift_lid(page)
    expect(page.locator(".ringed")).to_be_visible()
    ring, timer = page.locator(".ringed").bounding_box(), page.locator("#game-clock").bounding_box()
    assert ring is not None
    assert timer is not None
    assert ring["x"] > timer["x"]
