"""Whole games in another language each: by touch in German, by keys in French, by the accessibility tree in Spanish.

The test speaks it, too: what the page asks is compared with what the rules ask, in the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from xml.etree.ElementTree import fromstring

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play import language
from cuboteca.play.table import Table
from cuboteca.play.view import View
from cuboteca.ui.render_caches import clear_render_caches
from tests.browser import qurush
from tests.browser.playing import begin, expect_ply, expect_the_end, parts_of, play_by_touch, whole_game
from tests.browser.reading import Reader
from tests.browser.wording import on_screen
from tools.build_site import spoken
from tools.catalogue.site import carried_files, offering

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.thorough


@cache
def files() -> dict[str, bytes]:
    return carried_files(spoken())


@pytest.fixture
def speaks(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language that page and test speak; the locale of a device that does."""
    with offering(files()):
        language.choose(request.param)
        clear_render_caches()  # What tests before have worded is English.
        yield f"{request.param}-{request.param.upper()}"


def view_of(table: Table) -> View:
    return View(table.state, table.names, table.standing)


@pytest.mark.parametrize("speaks", ["de"], indirect=True)
def test_qyshinsu_by_touch_in_german(open_page: OpenPage, speaks: str) -> None:
    page = open_page("phone", locale=speaks)
    begin(page)
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    moves = whole_game(1)
    for ply, move in enumerate(moves, start=1):
        asked = games.game_view("qyshinsu").prompt(view_of(table))
        expect(page.locator("#title")).to_have_text(on_screen(f"{asked.lead} {asked.rest}".strip()))
        play_by_touch(page, move, ply)
        table.play(move)
    expect_the_end(page, moves)
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("speaks", ["fr"], indirect=True)
def test_qurush_by_keys_in_french(open_page: OpenPage, speaks: str) -> None:
    page = open_page("laptop", reduced_motion="reduce", locale=speaks)
    qurush.begin(page)
    qurush.choose_all(page, hold=False, keys=True)
    sitter = qurush.Sitter(page, qurush.new_table())
    for move in qurush.WINNING:
        sitter.by_keyboard(move)
    expect(page.locator("#title")).to_have_text(games.game_view("qurush").ending(view_of(sitter.table))[0])


@pytest.mark.parametrize("speaks", ["es"], indirect=True)
def test_qyshinsu_by_the_tree_in_spanish(open_page: OpenPage, speaks: str) -> None:
    """Every part is found by the name that is read of it."""
    reader = Reader(open_page("laptop", reduced_motion="reduce", locale=speaks))
    reader.press("Qyshinsu", "link", begins=True)
    reader.page.locator("#start").wait_for(timeout=60_000)
    for colour, name in (("Negro", "Ada"), ("Rojo", "Bo")):
        reader.page.get_by_role("textbox", name=colour).fill(name)
    reader.page.get_by_role("button", name="Empezar").press("Enter")
    reader.page.locator("#got-it").press("Enter")
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    moves = whole_game(4)
    for ply, move in enumerate(moves, start=1):
        sign, kind, place = parts_of(move)
        for part in (f"place:{place}", f"place:{place}" if sign == "-" else f"stone:{kind}"):
            reader.page.get_by_role("button", name=name_of(table, part, reader), exact=True).press("Enter")
            reader.page.wait_for_timeout(350)
        table.play(move)
        expect_ply(reader.page, ply)
    expect_the_end(reader.page, moves)


def name_of(table: Table, part: str, reader: Reader) -> str:
    """Return what is read of a part, as the test's own table has it."""
    game_view = games.game_view("qyshinsu")
    pressed = reader.page.locator("[aria-pressed=true][data-part]").evaluate_all(
        "(all) => all.map((e) => e.dataset.part)"
    )
    view = view_of(table)._replace(picked=tuple(pressed))
    drawn = f"<div>{game_view.board(view)}{game_view.hand(view)}</div>"
    found = next(one for one in fromstring(drawn).iter() if one.get("data-part") == part)  # noqa: S314
    return str(found.get("aria-label"))
