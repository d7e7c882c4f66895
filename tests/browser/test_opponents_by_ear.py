"""To the end of a game against an opponent or beside a team-mate, by keys alone: all that it does is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games import SHELF
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from cuboteca.search.match import opponents_of
from cuboteca.search.thought import think_through
from tests.browser.hinted import CONFIRMS, confirm
from tests.browser.quest import saved_moves
from tools.visiting import keep, link_to, see_out_until, see_out_until_gone

OpenPage = Callable[..., Page]

GAMES = tuple(game for game in SHELF if SHELF.about(game).opponents)
LATE = 4
"""So often at least the second seat decided from there on, in the game of two of Easy that it is taken from."""
LONGEST = 60
MINE = ".actions:not(.meanwhile) #undo"
THINKS_MS = 60_000

HEAR = """() => {
  window.heard = [];
  const said = document.getElementById("polite");
  new MutationObserver(() => { if (said.textContent) window.heard.push(said.textContent); })
    .observe(said, { childList: true, characterData: true, subtree: true });
}"""

pytestmark = pytest.mark.thorough


def late_in_a_game(game: str) -> Table:
    """Return a table at which Ada is to decide, and soon the game is over."""
    rng, opponents = Random(game), opponents_of(game)
    table = Table.begin(SHELF[game], ("Ada", "Bo"), "2026-11-20", opponents=("", "gentle"))
    nature = SampledNature(rng)
    nature.settle(table)
    while table.state.seat is not None:
        table.play(think_through(opponents, table.state, opponents.levels["easy"], rng).move)
        nature.settle(table)
    seats = [table.state_at(ply).seat for ply in range(table.ply)]
    late = next(ply for ply in reversed(range(table.ply)) if seats[ply] == 0 and seats[ply:].count(1) >= LATE)
    record = table.record._replace(moves=table.moves[:late])
    return Table(table.game, record)


def play_a_hint(page: Page) -> None:
    """Make the best move that a hint tells."""
    if page.locator("#hint").count():
        page.locator("#hint").press("Enter")
    else:
        page.locator("#more").press("Enter")
        page.locator("[data-do=hint]").first.press("Enter")
    shown = page.locator("#hint-show, #hint-play").first
    shown.wait_for(timeout=THINKS_MS)
    if shown.get_attribute("id") == "hint-show":
        shown.press("Enter")
    is_picked = page.locator("#hint-play").inner_text() == "Use it"
    page.locator("#hint-play").press("Enter")
    see_out_until_gone(page, "#hint-panel", THINKS_MS)  # It may bring a card.
    if is_picked:
        confirm(page, lambda: page.locator(f"{CONFIRMS}:focus").press("Enter"), THINKS_MS)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_by_keys(open_page: OpenPage, game: str) -> None:
    table = late_in_a_game(game)
    page = open_page("laptop", reduced_motion="reduce", to=link_to(table))
    keep(page)
    page.evaluate(HEAR)
    over = page.locator("#rematch")
    for _ in range(LONGEST):
        see_out_until(page, f"{MINE}, #rematch", 3 * THINKS_MS)
        if over.count():
            break
        play_a_hint(page)
        page.locator(f".meanwhile, {MINE}, #rematch").first.wait_for()
    expect(over).to_be_visible()
    heard: list[str] = page.evaluate("window.heard")
    end = Table(table.game, table.record._replace(moves=saved_moves(page)))
    made = [ply for ply in range(table.ply, end.ply) if end.state_at(ply).seat == 1]
    assert made, "it has decided something"
    assert sum("Gentle" in said for said in heard) >= len(made), heard
    assert page.locator("#title").inner_text() in " ".join(heard), "who has won is told"
