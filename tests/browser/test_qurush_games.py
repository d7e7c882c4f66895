"""Whole games of Qurush in the browser: by touch, by keyboard, by notation, and without a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from tests.browser.playing import redo
from tests.browser.qurush import WINNING, Sitter, begin, choose_all, new_table, varied
from tests.browser.served import Server
from tests.browser.watched import Watch
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]


def expect_the_end(sitter: Sitter) -> None:
    """The end screen: who won, the goal framed on the board, everybody's goals, and the way through the game."""
    page = sitter.page
    sitter.sees()
    expect(page.locator("#board .found, .dice-board .found").first).to_be_visible()
    expect(page.locator(".all-goals li")).to_have_count(len(sitter.table.names))
    expect(page.locator("#rematch")).to_be_visible()
    page.locator("#step-first").click()
    expect(page.locator(".step-where")).to_contain_text("move 0 of")
    page.locator("#step-last").click()
    expect(page.locator("#summary")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(("device", "scheme"), [("phone", "light"), ("tablet", "dark")])
def test_by_touch(shared_page: OpenPage, device: str, scheme: str) -> None:
    page = shared_page(device, scheme, reduced_motion="reduce")
    begin(page)
    choose_all(page)
    sitter = Sitter(page, new_table())
    sitter.sees()
    for move in WINNING:
        sitter.by_touch(move)
    assert sitter.state.winners == (0,)
    expect_the_end(sitter)


@pytest.mark.thorough
def test_every_kind_of_action_by_touch(shared_page: OpenPage) -> None:
    page = shared_page("small phone", reduced_motion="reduce")
    begin(page)
    choose_all(page)
    sitter = Sitter(page, new_table())
    moves = varied(seed=2, plies=16)
    assert {move[0] for move in moves} >= set("PLSFM")
    for move in moves:
        sitter.by_touch(move)


@pytest.mark.thorough
def test_by_keyboard_alone(open_page: OpenPage) -> None:
    """No pointer at all: Enter lifts the lid and closes the curtain, letters choose actions, arrows walk the board."""
    page = open_page("laptop", reduced_motion="reduce")
    begin(page)
    choose_all(page, hold=False, keys=True)
    sitter = Sitter(page, new_table())
    for move in WINNING:
        sitter.by_keyboard(move)
    expect_the_end(sitter)


@pytest.mark.thorough
def test_by_notation(open_page: OpenPage) -> None:
    page = open_page("small phone", "dark", reduced_motion="reduce")
    begin(page)
    choose_all(page)
    page.locator("#more").tap()
    page.locator(".menu a[href$='/moves']").tap()
    sitter = Sitter(page, new_table())
    page.locator("#typed").fill("Md4")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("d4 isn’t adjacent to your pawn")
    for move in WINNING:
        sitter.by_notation(move)
    expect_the_end(sitter)


@pytest.mark.thorough
def test_four_players_without_a_network(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    """Each chooses two goals alone; the server is gone from the first lid on."""
    page = open_page("phone", reduced_motion="reduce", offline=True)
    names = ("Ada", "Bo", "Cy", "Di")
    begin(page, names)
    page.locator("html[data-offline-ready]").wait_for(timeout=BOOT_MS, state="attached")
    server.kill()
    watches[0].without_network()
    watches[0].allow("fetching the script")  # the service worker looks for a new version of itself
    goals = ("2x2:45/23", "4x1:2345") * 4
    choose_all(page, goals)
    table = Table.begin(games["qurush"], names, "2026-11-20")
    for goal in goals:
        table.play(goal)
    sitter = Sitter(page, table)
    sitter.sees()
    for move in ("Ma2", "Fb2=2", "Ma5", "Fb5=5", "Mf5", "Fe5=4", "Mf2", "Fe2=3", "Mb2", "Fc2=3"):
        sitter.by_touch(move)


@pytest.mark.thorough
def test_undo_takes_back_within_the_turn_and_no_further(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page)
    choose_all(page)
    expect(page.locator("#undo")).to_be_disabled()
    sitter = Sitter(page, new_table())
    sitter.by_touch("Ma2")
    page.locator("#act-flip").tap()
    expect(page.locator("#act-flip")).to_have_attribute("aria-pressed", "true")
    sitter.pace.tap(page.locator("#undo"))
    expect(page.locator("#act-flip")).to_have_attribute("aria-pressed", "false")
    sitter.pace.tap(page.locator("#undo"))
    expect(page.locator("#title")).to_have_text("Ada: 7 action points left")
    redo(page)
    expect(page.locator("#title")).to_have_text("Ada: 4 action points left")
    sitter.by_touch("Fb2=4")
    expect(page.locator("#title")).to_have_text("Bo: 7 action points left")
    expect(page.locator("#undo")).to_be_disabled()
