"""Games of Cu[o]be in the browser: by touch and by keys alone; axe on the way; and what must fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.choices import is_question
from cuboteca.games.cuobe.view.answers import answer_moves
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser.accessible import LOOKS, expect_accessible
from tests.browser.cuobe import NAMES, SHORT, Sitter, at, nearly_over, new_table, positions, seed_dice
from tests.browser.devices import as_wide_as
from tests.browser.fingers import box_at_rest
from tests.browser.fitting import expect_page_within_sides
from tests.browser.served import OwnSite, Server
from tools.gallery.positions import until
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
    expect(page.locator(".step-where")).to_contain_text("move 0 of")
    page.locator("#step-last").click()
    expect(page.locator("#summary")).to_be_visible()


@pytest.mark.parametrize(
    ("device", "scheme", "keys"),
    [("phone", "dark", False), pytest.param("laptop", "light", True, marks=pytest.mark.thorough)],
)
def test_the_beginning_and_the_end(open_page: OpenPage, server: Server, device: str, scheme: str, keys: bool) -> None:
    """By touch, and by keys alone. Between them the game is played on without the page."""
    page = open_page(device, scheme, reduced_motion="reduce")
    game = new_table(3 if keys else 2, **SHORT)
    sitter = Sitter(page, server.address, game)
    play_on(sitter, 10, keys)
    sitter.opens(nearly_over(game, 16))
    play_on(sitter, 60, keys)
    assert sitter.state.ended
    expect_the_end(sitter)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("device", "scheme", "seats", "keys"),
    [("phone", "dark", 2, False), ("tall tablet", "light", 4, False), ("laptop", "light", 3, True)],
)
def test_whole_games(open_page: OpenPage, server: Server, device: str, scheme: str, seats: int, keys: bool) -> None:
    page = open_page(device, scheme, reduced_motion="reduce")
    sitter = Sitter(page, server.address, new_table(seats, **SHORT))
    play_on(sitter, 400, keys)
    assert sitter.state.ended
    expect_the_end(sitter)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("device", "scheme", "every_question"),
    [(*LOOKS[1], False), *((*look, True) for look in LOOKS)],
)
def test_axe_finds_nothing(open_page: OpenPage, server: Server, device: str, scheme: str, every_question: bool) -> None:
    """With the card held large, in a turn, at each panel, and where a game first comes to another question."""
    page = open_page(device, scheme, reduced_motion="reduce")
    sitter = Sitter(page, server.address, new_table(4, **MANY_RULES))
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
    asked = first_of_each_question(new_table(4, **MANY_RULES))
    for what in asked if every_question else UNLIKE:
        sitter.opens(asked[what])
        if what == CARD:
            if sitter.is_there("put-away"):
                sitter.tap("put-away")
            sitter.tap(f"card:{next(move for move in sitter.state.moves() if uses_card(move)).args[0]}")
        expect_accessible(page)


MANY_RULES = {"difficulty": "hard", "pvp": "on", "specialist": "on"}
CARD = "card"
UNLIKE = (CARD, steps.ASK, steps.COME, steps.DUEL_ARMS, steps.ARMS)
"""Questions that are put in a way of their own: by a card, players, rooms, weapons in a duel and in a fight."""


def uses_card(move: Move) -> bool:
    return move.verb in (moves.USE, moves.TALENT, moves.DROP)


def first_of_each_question(table: Table) -> dict[str, Table]:
    """Return a long game as it stands where each question first comes up, and where a card can first be used."""
    plies: dict[str, int] = {}
    for state in positions(table, seed=2):
        what = state.agenda[-1].what
        if what != steps.ACTION:
            plies.setdefault(what, table.ply)
        elif any(uses_card(move) for move in state.moves()):
            plies.setdefault(CARD, table.ply)
    return {what: until(table, ply) for what, ply in plies.items()}


SIZES = ("phone", "small phone", "phone on its side", "tablet", "tall tablet", "laptop")


@pytest.mark.thorough
def test_the_table_fits(open_page: OpenPage, server: Server) -> None:
    """Nothing is wider than the screen, End turn is within reach, and what is tapped is large enough."""
    page = open_page("phone", reduced_motion="reduce")
    sitter = Sitter(page, server.address, new_table(6))
    sitter.tap("put-away")
    for device in as_wide_as(page, SIZES):
        expect_fits(page, device)


def expect_fits(page: Page, device: str) -> None:
    size = page.viewport_size
    assert size is not None
    expect_page_within_sides(page, device)
    box = box_at_rest(page.locator("#end"))
    assert box["y"] + box["height"] <= size["height"] + 1
    for part in ("end", "deed:move", "deed:threats", "mate:1", "room:a1"):
        there = box_at_rest(at(page, part))
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


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_the_last_fight_is_seen_before_the_end(open_page: OpenPage, server: Server) -> None:
    """By keys: Go on is gone to, and leads to the end, where it is said who won."""
    page = open_page("phone", reduced_motion="reduce")
    sitter = Sitter(page, server.address, nearly_over(new_table(1, difficulty="hard"), 4))
    play_on(sitter, 40, keys=True)
    page.locator("#put-away").wait_for()
    expect(page.locator("#put-away")).to_be_focused()
    expect(page.locator("#rematch")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#rematch")).to_be_visible()
    expect(page.locator("#polite")).to_contain_text("You didn’t escape")
