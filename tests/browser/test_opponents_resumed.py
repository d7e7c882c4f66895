"""Stopped while an opponent thinks: it thinks again when the game is open again, and no move is lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games import SHELF
from cuboteca.play.nature import SampledNature
from cuboteca.play.sealing import MARK
from cuboteca.play.table import Table
from cuboteca.search.match import opponents_of
from cuboteca.search.thought import think_through
from cuboteca.ui.opponents.thinking import Thinking
from tests.browser.fingers import let_pass
from tests.browser.quest import saved_moves
from tests.browser.watched import kill
from tools.visiting import BOOT_MS, keep, link_to

OpenPage = Callable[..., Page]

GAMES = tuple(game for game in SHELF if SHELF.about(game).opponents)
LEVEL = "master"
PLAYED = 8
THINKS_MS = 60_000

pytestmark = pytest.mark.thorough


def awaiting_an_opponent(game: str) -> Table:
    """Return a table at which the second seat, which Master plays, is to move; both are played by Easy until then."""
    table = Table.begin(SHELF[game], ("Ada", "Bo"), "2026-11-20", opponents=("", LEVEL))
    rng, opponents = Random(game), opponents_of(game)
    nature = SampledNature(rng)
    nature.settle(table)
    while table.ply < PLAYED or table.state.seat != 1:
        assert table.state.seat is not None
        table.play(think_through(opponents, table.state, opponents.levels["easy"], rng).move)
        nature.settle(table)
    return table


def worker_dies(page: Page) -> Page:
    page.evaluate("Worker.prototype.terminate.call(window.earlyWorker.worker)")
    expect(page.locator("#client-stopped")).to_contain_text("restarted. Your game is as you left it", timeout=BOOT_MS)
    return page


def tab_is_closed(page: Page) -> Page:
    url, context = page.url, page.context
    page.close()
    again = context.new_page()
    again.goto(url)
    return again


def tab_is_killed(page: Page) -> Page:
    url, context = page.url, page.context
    kill(page)
    again = context.new_page()
    again.goto(url, wait_until="commit")
    return again


STOPS = {"worker": worker_dies, "closed": tab_is_closed, "killed": tab_is_killed}


def until_moved(page: Page, plies: int) -> tuple[str, ...]:
    """Wait until more than `plies` moves are saved; return them."""
    for _ in range(THINKS_MS // 100):
        moves = saved_moves(page)
        if len(moves) > plies:
            return moves
        let_pass(page, 100)
    raise AssertionError("The opponent never moved.")


@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("game", GAMES)
def test_it_thinks_again_and_moves(open_page: OpenPage, game: str, stop: str) -> None:
    table = awaiting_an_opponent(game)
    page = open_page("phone", reduced_motion="reduce", to=link_to(table))
    keep(page)
    page.locator(".meanwhile #move-now").wait_for()  # At every frame: an opponent may think for only a second.
    page = STOPS[stop](page)
    page.locator(".actions").first.wait_for(timeout=BOOT_MS)
    moves = until_moved(page, table.ply)
    played = zip(moves[: table.ply], table.standing, strict=True)
    assert all(saved == move or saved.startswith(MARK) for saved, move in played)
    made = moves[table.ply]
    table.play(made)
    if game == "qyshinsu":  # where nothing is left to chance or to the physics of a machine
        id_ = page.url.partition("#/play/")[2].partition("/")[0]
        assert made == thought_here(table.state_at(table.ply - 1), f"{id_} {table.ply - 1}")


def test_what_it_thought_before_makes_no_other_move(open_page: OpenPage) -> None:
    """Hurried, then stopped again and again: each time the game goes on from what was shown."""
    table = awaiting_an_opponent("qyshinsu")
    page = open_page("phone", reduced_motion="reduce", to=link_to(table))
    keep(page)
    page.locator("#move-now").tap()
    moves = until_moved(page, table.ply)
    page = tab_is_killed(page)
    page.locator(".actions:not(.meanwhile), #rematch").first.wait_for(timeout=BOOT_MS)
    assert saved_moves(page) == moves


def thought_here(state: object, seed: str) -> str:
    """Return the move that the opponent comes to without a browser."""
    thinking = Thinking(opponents_of("qyshinsu"), state, LEVEL, seed)  # type: ignore[arg-type]
    thinking.go_on(lambda: False)
    return thinking.move()
