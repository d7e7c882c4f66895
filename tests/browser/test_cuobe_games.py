"""Whole games of Cu[o]be in the browser: by touch and by keys alone; axe on the way; and what must fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.cuobe import moves, steps
from cuboteca.games.cuobe.answers import is_question
from cuboteca.games.cuobe.state import State
from cuboteca.games.cuobe.tray import answer_moves
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser.accessible import LOOKS, expect_accessible
from tests.browser.cuobe import NAMES, SHORT, Sitter, at, seed_dice
from tests.browser.devices import as_wide_as
from tests.browser.served import OwnSite, Server
from tools.visiting import keep, link_to, say_hello

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def server(own_site: OwnSite) -> Iterator[Server]:
    """The site with chance that falls alike each time."""
    seed_dice(own_site)
    server = Server(own_site.folder)
    server.start()
    yield server
    server.kill()


def play_on(sitter: Sitter, most: int, keys: bool = False) -> None:
    for _ in range(most):
        if sitter.state.seat is None:
            return
        sitter.make(sitter.choose(), keys)


def expect_the_end(sitter: Sitter) -> None:
    """Who won and why, what became of everybody, and the way through the game."""
    page = sitter.page
    sitter.sees()
    if sitter.is_there("put-away"):
        sitter.tap("put-away")  # What ended the game is seen before its end.
    expect(page.locator(".fates li")).to_have_count(len(sitter.twin.table.names))
    expect(page.locator("#rematch")).to_be_in_viewport(ratio=1)
    page.locator("#step-first").click()
    expect(page.locator("#step-told")).to_contain_text("move 0 of")
    page.locator("#step-last").click()
    expect(page.locator("#summary")).to_be_visible()


@pytest.mark.parametrize(
    ("device", "scheme", "seats"),
    [("phone", "dark", 2), pytest.param("tall tablet", "light", 4, marks=pytest.mark.thorough)],
)
def test_by_touch(open_page: OpenPage, server: Server, device: str, scheme: str, seats: int) -> None:
    page = open_page(device, scheme, reduced_motion="reduce")
    sitter = Sitter(page, server.address, seats, **SHORT)
    play_on(sitter, 400)
    assert sitter.state.ended
    expect_the_end(sitter)


def test_by_keyboard_alone(open_page: OpenPage, server: Server) -> None:
    page = open_page("laptop", reduced_motion="reduce")
    sitter = Sitter(page, server.address, 3, **SHORT)
    play_on(sitter, 400, keys=True)
    assert sitter.state.ended
    expect_the_end(sitter)


@pytest.mark.parametrize(("device", "scheme"), LOOKS)
def test_axe_finds_nothing(open_page: OpenPage, server: Server, device: str, scheme: str) -> None:
    """With the card held large, in a turn, at each panel, at questions and in fights."""
    page = open_page(device, scheme, reduced_motion="reduce")
    sitter = Sitter(page, server.address, 4, difficulty="hard", pvp="on", specialist="on")
    expect_accessible(page)
    sitter.tap("put-away")
    panels = ("deed:move", "deed:threats", "deed:told", "look:close", "look:close", "room:a1", "mate:1", "deed:fight")
    for part in panels:
        if sitter.is_there(part):
            sitter.tap(part)
            expect_accessible(page)
            for away in ("put-down", "not-now"):
                if sitter.is_there(away):
                    sitter.tap(away)
    seen: set[str] = set()
    for _ in range(60):
        what = sitter.state.agenda[-1].what
        move = sitter.choose()
        if what not in seen and what != steps.ACTION:
            expect_accessible(page)
        if move.verb in (moves.USE, moves.TALENT, moves.DROP) and "card" not in seen:
            sitter.tap(f"card:{move.args[0]}")
            expect_accessible(page)
            sitter.tap("put-down")
            seen.add("card")
        seen.add(what)
        sitter.make(move)
    assert len(seen) > 3


SIZES = ("phone", "small phone", "phone on its side", "tablet", "tall tablet", "laptop")


def test_the_table_fits(open_page: OpenPage, server: Server) -> None:
    """Nothing is wider than the screen, End turn is within reach, and what is tapped is large enough."""
    page = open_page("phone", reduced_motion="reduce")
    sitter = Sitter(page, server.address, 6)
    sitter.tap("put-away")
    for device in as_wide_as(page, SIZES):
        expect_fits(page, device)


def expect_fits(page: Page, device: str) -> None:
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    box = page.locator("#end").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"] + 1
    for part in ("end", "deed:move", "deed:threats", "mate:1", "room:a1"):
        there = at(page, part).bounding_box()
        assert there is not None
        assert min(there["width"], there["height"]) >= 40, f"{part} on a {device}"


def asked_of_many() -> Table:
    """A game of five in which somebody is asked whom of all."""
    for seed in range(100):
        rng = Random(seed)
        table = Table.begin(games["cuobe"], NAMES[:5], "2026-11-20")
        nature = SampledNature(rng)
        nature.settle(table)
        while table.state.seat is not None and table.ply < 300:
            state = cast(State, table.state)
            if is_question(state) and len(answer_moves(state)) > 5:
                return table
            table.play(rng.choice(list(state.moves())))
            nature.settle(table)
    raise AssertionError("Nobody is ever asked.")


def test_every_answer_is_within_reach(open_page: OpenPage, server: Server) -> None:
    """Above the row of buttons, without scrolling."""
    page = open_page("phone", reduced_motion="reduce")
    page.goto(server.address + link_to(asked_of_many()))
    keep(page)
    say_hello(page)
    if page.locator("#put-away").count():
        page.locator("#put-away").click()
    for device in as_wide_as(page, ("phone", "small phone", "tablet", "tall tablet", "laptop")):
        row = page.locator(".actions").bounding_box()
        assert row is not None
        for answer in page.locator(".answers .answer").all():
            box = answer.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= row["y"] + 1, f"{answer.text_content()} on a {device}"


def test_the_last_fight_is_seen_before_the_end(open_page: OpenPage, server: Server) -> None:
    """By keys: Go on is gone to, and leads to the end, where it is said who won."""
    page = open_page("phone", reduced_motion="reduce")
    sitter = Sitter(page, server.address, 1, difficulty="hard")
    while sitter.state.seat is not None:
        sitter.make(sitter.choose(), keys=True)
    page.locator("#put-away").wait_for()
    expect(page.locator("#put-away")).to_be_focused()
    expect(page.locator("#rematch")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#rematch")).to_be_visible()
    expect(page.locator("#polite")).to_contain_text("The house wins")
