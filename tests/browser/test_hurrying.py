"""What is tapped or pressed while the stage plays: what hurries, what ends it, and what counts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser.fingers import let_pass
from tests.browser.served import Server
from tests.browser.staged import (
    STAGED,
    before_a_shift,
    end_turn,
    in_a_turn,
    make,
    put_away_the_first_card,
    sit_down,
    with_a_first_tick,
)
from tools.visiting import go, see_out_until_gone, wait_until

OpenPage = Callable[..., Page]

AT_THE_BOARD = (40, 300)
PLAYS = "document.documentElement.hasAttribute('data-staged')"
WATCH_STAGE = """() => {
  window.staged = false;
  const watcher = new MutationObserver(() => (window.staged = true));
  watcher.observe(document.documentElement, { attributeFilter: ["data-staged"] });
}"""
COUNT_READING = """() => {
  window.read = 0;
  const { play } = Animation.prototype;
  Animation.prototype.play = function () {
    window.read += 1;
    return play.call(this);
  };
}"""
"""Whatever takes time and moves nothing."""


def test_a_tap_hurries_and_goes_past_no_card(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone")
    sit_down(page, server, in_a_turn())
    put_away_the_first_card(page)
    end_turn(page)
    page.locator("[data-gate]").wait_for()
    for _ in range(3):
        page.touchscreen.tap(*AT_THE_BOARD)
    expect(page.locator("[data-gate]")).to_be_visible()
    assert page.evaluate(PLAYS)
    page.locator("[data-gate]").tap()
    for _ in range(40):
        if not page.evaluate(PLAYS):
            break
        page.evaluate("document.querySelector('[data-gate]')?.click()")  # A card may bring another.
        page.touchscreen.tap(*AT_THE_BOARD)
    expect(page.locator(STAGED)).to_have_count(0)
    expect(page.locator("#title")).not_to_contain_text("end your turn")


@pytest.mark.thorough
def test_hurry_up_leaves_no_time_to_read_until_a_person_is_to_move(open_page: OpenPage, server: Server) -> None:
    """It hurried the thought alone, which takes less than all that is told of it."""
    page = open_page("phone")
    table = Table.begin(games["cuobe"], ("Steady", "Ada"), "2026-11-20", opponents=("steady", ""))
    SampledNature(Random(1)).settle(table)
    page.evaluate(COUNT_READING)
    sit_down(page, server, table)
    page.locator(STAGED).wait_for(state="attached")
    page.locator("#move-now").tap()
    page.evaluate("window.read = 0")
    page.evaluate(WATCH_STAGE)
    see_out_until_gone(page, "#move-now")
    assert page.evaluate("window.staged")
    assert page.evaluate("window.read") == 0


def test_a_card_that_comes_after_hurry_up_says_whose_it_is(open_page: OpenPage, server: Server) -> None:
    """The bar went on to say that the team-mate was thinking, with Hurry up below, while a card waited for Ada."""
    page = open_page("phone")
    table = Table.begin(games["cuobe"], ("Steady", "Ada"), "2026-11-20", opponents=("steady", ""))
    SampledNature(Random(1)).settle(table)
    sit_down(page, server, table)
    page.locator(STAGED).wait_for(state="attached")
    page.locator("#move-now").tap()
    page.locator("[data-gate]").wait_for()
    expect(page.locator(".voice")).to_contain_text("Ada")
    expect(page.locator("#move-now")).to_be_hidden()
    expect(page.locator(".voice-thread")).to_be_hidden()
    page.locator("[data-gate]").tap()
    page.locator(STAGED).wait_for(state="detached")
    expect(page.locator("#title")).to_contain_text("Ada")


@pytest.mark.thorough
def test_a_card_put_away_by_key_leaves_the_keyboard_on_the_board(open_page: OpenPage, server: Server) -> None:
    """Its button is gone while what it brings is played; and what is refused then is cut at no edge."""
    page = open_page("laptop")
    sit_down(page, server, with_a_first_tick())
    page.locator("#put-away").press("Enter")
    page.locator(STAGED).wait_for(state="attached")
    expect(page.locator("#board :focus")).to_have_count(1)
    page.locator(STAGED).wait_for(state="detached")
    page.keyboard.press("u")
    notice, panel = page.locator("#notice").bounding_box(), page.locator(".hand").bounding_box()
    assert notice is not None
    assert panel is not None
    assert notice["x"] >= panel["x"]
    assert notice["x"] + notice["width"] <= panel["x"] + panel["width"]


def test_a_key_of_the_table_puts_what_is_left_and_counts(open_page: OpenPage, server: Server) -> None:
    """It was lost, and the next of the sequence was done where the keyboard still was."""
    page = open_page("laptop")
    table, move = before_a_shift()
    sit_down(page, server, table)
    make(page, table, move)
    page.locator(STAGED).wait_for(state="attached")
    here = page.locator('#board [tabindex="0"]')
    here.focus()
    before = here.get_attribute("id")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.locator(STAGED).wait_for(state="detached", timeout=2000)
    expect(page.locator("#board :focus")).to_have_count(1)
    expect(page.locator(f"#{before}")).not_to_be_focused()
    at = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"#{at}")).not_to_be_focused()


def test_undo_and_the_way_back_put_all_that_is_left(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone")
    table, move = before_a_shift()
    sit_down(page, server, table)
    asked = page.locator("#title").inner_text()
    make(page, table, move)
    page.locator(STAGED).wait_for(state="attached")
    page.locator("#undo").tap()
    page.locator(STAGED).wait_for(state="detached", timeout=2000)
    expect(page.locator("#title")).to_have_text(asked)
    make(page, table, move)
    page.locator(STAGED).wait_for(state="attached")
    go(page, "#/")
    page.locator(STAGED).wait_for(state="detached", timeout=2000)
    expect(page.locator("[data-screen=home]")).to_be_visible()


@pytest.mark.thorough
def test_redo_plays_the_move_again_and_undo_nothing(open_page: OpenPage, server: Server) -> None:
    """Redo is in the menu, which is put away first. What was played led to where the move did."""
    page = open_page("phone")
    table, move = before_a_shift()
    sit_down(page, server, table)
    make(page, table, move)
    page.locator(STAGED).wait_for(state="attached")
    page.locator(STAGED).wait_for(state="detached")
    asked = page.locator("#title").inner_text()
    page.evaluate(WATCH_STAGE)
    page.locator("#undo").tap()
    expect(page.locator("#title")).not_to_have_text(asked)
    assert not page.evaluate("window.staged"), "Undo plays nothing"
    page.locator("#more").tap()
    page.locator("#redo").tap()
    expect(page.locator(".voice")).to_contain_text("shift")
    expect(page.locator("#dialog")).to_have_count(0)
    assert page.evaluate("!document.getElementById('board').closest('[inert]')")
    wait_until(page, "() => document.getAnimations().some(({ effect }) => effect.target.matches?.('.tile'))")
    page.locator(STAGED).wait_for(state="detached")
    expect(page.locator("#title")).to_have_text(asked)


@pytest.mark.thorough
def test_a_card_that_nobody_has_put_away_is_held_up_again(open_page: OpenPage, server: Server) -> None:
    """A player who left the table while it was held up found its words only in the log."""
    page = open_page("phone")
    sit_down(page, server, in_a_turn())
    put_away_the_first_card(page)
    end_turn(page)
    page.locator("[data-gate]").wait_for()
    words = page.locator(".green-stage").inner_text()
    leave_and_come_back(page)
    expect(page.locator("[data-gate]")).to_be_visible()
    assert page.locator(".green-stage").inner_text() == words
    leave_and_come_back(page)
    page.locator("[data-gate]").tap()
    page.locator(STAGED).wait_for(state="detached")
    leave_and_come_back(page)
    let_pass(page, 500)
    expect(page.locator("[data-gate]")).to_have_count(0)


def leave_and_come_back(page: Page) -> None:
    page.locator("#back").tap()
    let_pass(page, 450)
    page.locator(".home #continue").tap()
    expect(page.locator("[data-screen=play]")).to_be_visible()
