"""Statistics lead to the games that they count; several saved games go together; home reminds of a backup."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from cuboteca.ui.reminding import ENOUGH
from cuboteca.ui.saved_games import SavedGames
from tests.browser.accessible import DARK_FIRST, expect_accessible
from tests.browser.devices import as_wide_as
from tests.browser.fitting import expect_within_sides
from tests.browser.test_many_games import FILL
from tests.browser.visitor import Visitor
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

LOST = 3
"""So many of the games Ada has lost."""
NAME = """(() => {{
  const field = document.getElementById("name-{seat}");
  field.value = "{name}";
  field.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})()"""
"""Types a name, in any engine."""
SIZES = ("smallest phone", "phone", "small phone on its side", "tablet")


def finished_games() -> dict[str, str]:
    """As many games of Ada and Bo as the reminder waits for, one a day; the latest ones she has lost."""
    store: dict[str, str] = {}
    now = datetime.now(UTC)
    for at in reversed(range(ENOUGH)):
        names = ("Ada", "Bo") if at < LOST else ("Bo", "Ada")
        day = (now - timedelta(days=at)).strftime("%Y-%m-%dT%H:%M:%SZ")
        table = Table.begin(games["qyshinsu"], names, day[:10])
        table.play("resign")
        SavedGames(store, games, lambda day=day: day, Random(at)).save(f"g{at}", table)  # type: ignore[misc]
    return store


def filled(page: Page) -> Page:
    """A page of a device with these games, at home."""
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    page.evaluate(FILL, finished_games())
    page.reload()
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    return page


@pytest.mark.parametrize(("device", "scheme"), DARK_FIRST)
def test_a_figure_leads_to_its_games_and_back(open_page: OpenPage, device: str, scheme: str) -> None:
    page = filled(open_page(device, scheme=scheme, reduced_motion="reduce"))
    page.locator("#nav-saved").tap()
    page.locator("#to-statistics").tap()
    expect(page.locator(".lead-sentence")).to_have_text("Ada wins 9 in 10, and 17 of the last 20.")
    expect_accessible(page)
    for size in as_wide_as(page, SIZES):
        for text in ("100", "200"):
            page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
            expect_within_sides(page, f"{size} at {text} %")
    page.evaluate("document.documentElement.dataset.text = '100'")
    page.locator("#see-lost").tap()
    expect(page.locator(".kept-open")).to_have_count(LOST)
    expect(page.locator("#find-result")).to_have_value("lost")
    expect_accessible(page)
    page.locator("#find-result").select_option("won")
    expect(page.locator(".muted", has_text=f"{ENOUGH - LOST} of {ENOUGH} games")).to_be_visible()
    page.go_back()
    expect(page.locator(".lead-sentence")).to_be_visible()


def test_figures_are_heard_as_lists_and_followed_by_keys(open_page: OpenPage) -> None:
    page = filled(open_page("laptop"))
    page.evaluate("location.hash = '#/statistics'")
    weeks = page.get_by_role("group", name="Weeks").get_by_role("button")
    expect(weeks).to_have_count(14)
    expect(weeks.last).to_have_accessible_name(re.compile(r"^Week of \d+ \w+, \d games?: 1 on Monday"))
    turns = page.locator("#counted-by-turn").get_by_role("listitem")
    expect(turns).to_have_count(2)
    expect(turns.first.get_by_role("button")).to_have_accessible_name(re.compile(rf"Going first 0 of {LOST} won"))
    page.locator("#turn-first").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".kept-open")).to_have_count(LOST)


@pytest.mark.thorough
def test_several_games_are_deleted_by_keys_and_come_back(open_page: OpenPage) -> None:
    page = filled(open_page("laptop"))
    page.locator("#nav-saved").press("Enter")
    page.locator("#select-saved").press("Enter")
    expect(page.locator("#title")).to_be_focused()
    for game in ("g0", "g1"):
        page.locator(f"#pick-{game}").press("Space")
        expect(page.locator(f"#pick-{game}")).to_be_checked()
    expect_accessible(page)
    page.locator("#delete-picked").press("Enter")
    expect(page.locator("#notice-text")).to_have_text("You’ve deleted 2 games.")
    expect(page.locator("#open-g2")).to_be_visible()
    assert page.locator("#open-g0, #open-g1").count() == 0
    page.locator("#notice [data-do=restore-now]").press("Enter")
    expect(page.locator("#open-g0")).to_be_visible()
    expect(page.locator("#open-g1")).to_be_visible()
    page.locator("#select-saved").press("Enter")
    expect(page.locator("#title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#select-saved")).to_be_focused()


@pytest.mark.parametrize("safe", [False, True])
def test_home_reminds_of_a_backup_where_the_browser_may_clear_what_is_saved(open_page: OpenPage, safe: bool) -> None:
    page = open_page("phone")
    page.add_init_script(f"navigator.storage.persisted = async () => {json.dumps(safe)};")
    filled(page)
    reminder = page.locator("#to-backup")
    if safe:
        expect(reminder).to_be_attached()
        expect(reminder).to_be_hidden()
        return
    expect(reminder).to_have_text(f"Back up {ENOUGH} new games")
    expect_accessible(page)
    page.locator("#put-reminder-off").tap()
    expect(reminder).to_have_count(0)
    page.reload()
    expect(page.locator("#nav-home")).to_be_visible()
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    expect(reminder).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.engines
def test_a_finished_game_counts_in_every_engine(visitor: Visitor) -> None:
    """A figure leads to the games that it counts, and Back to the figure; also after a reload."""
    visitor.tap("#niche-qyshinsu")
    visitor.tap("#company-people")
    visitor.wait("#name-1")
    for seat, name in enumerate(("Ada", "Bo")):
        visitor.evaluate(NAME.format(seat=seat, name=name))
    visitor.tap("#start")
    visitor.wait("#place-12")
    visitor.goto(f"#{visitor.address()}/resign")
    visitor.tap("#confirm-resign")
    visitor.wait("#rematch")
    visitor.goto("#/statistics")
    visitor.wait("#see-lost")
    assert visitor.text("#see-lost").strip() == "1 lost"
    assert visitor.count("button[id^=week-]:not([aria-disabled])") == 1
    visitor.tap("#see-lost")
    visitor.wait(".kept-open")
    assert visitor.count(".kept-open") == 1
    visitor.evaluate("history.back()")
    visitor.wait("#see-lost")
    visitor.reload()
    visitor.tap("#by-game-qyshinsu")
    visitor.wait(".kept-open")
