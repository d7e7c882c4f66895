"""Games of Cu[o]be in which much comes of the next move, and how a player makes it."""

from __future__ import annotations

from random import Random
from typing import cast

from playwright.sync_api import Page, expect

from cuboteca.games import SHELF
from cuboteca.games.cuobe.rules.locks_traps_search import fruitful
from cuboteca.games.cuobe.rules.moves import END, SEARCH, Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from cuboteca.ui.session import Session
from tests.browser.cuobe import new_table, positions
from tests.browser.fingers import let_pass
from tests.browser.served import Server
from tests.games.cuobe.tapped_moves import taps_for
from tools.gallery.positions import until
from tools.visiting import keep, link_to, say_hello, tap_part

STAGED = "html[data-staged]"


def before_a_shift() -> tuple[Table, Move]:
    """A game in which somebody is about to push a line, with nothing left to chance; and that move."""
    for seed in range(60):
        rng = Random(seed)
        table, nature = new_table(3, difficulty="easy"), SampledNature(rng)
        nature.settle(table)
        session = Session("one", table, SHELF.game_view("cuobe"))
        while table.state.seat is not None and table.ply < 200:
            listed = list(table.state.moves())
            move = cast(
                Move, rng.choice([one for one in listed if cast(Move, one).verb not in (END, "surrender")] or listed)
            )
            first = table.ply
            table.play(move)
            nature.settle(table)
            kinds = [motion["kind"] for stage in session.stages(first) for motion in stage.get("motions", ())]
            if "slides" in kinds and table.ply == first + 1:
                return until(table, first), move
    raise AssertionError("Nothing ever shifts.")


def in_a_turn() -> Table:
    """A game in which the first card has asked nothing, so that the turn can be ended."""
    for seed in range(60):
        table = new_table(2)
        SampledNature(Random(seed)).settle(table)
        if any(cast(Move, move).verb == END for move in table.state.moves()):
            return table
    raise AssertionError("No turn can be ended.")


def with_a_first_tick() -> Table:
    """A game whose first card shifts a line."""
    for seed in range(60):
        table = new_table(2)
        SampledNature(Random(seed)).settle(table)
        if any(note[0] == "shift" for note in cast(State, table.state).notes):
            return table
    raise AssertionError("No first card is a Tick.")


def before_a_vain_search() -> tuple[Table, Move]:
    """A game in which the next search finds nothing, however the die falls; and that search."""
    table = new_table(2, difficulty="easy")
    for state in positions(table, 0):
        searches = [move for move in state.moves() if move.verb == SEARCH]
        if searches and not fruitful(state, state.active):
            return until(table, table.ply), searches[0]
    raise AssertionError("Every search may find something.")


def sit_down(page: Page, server: Server, table: Table) -> None:
    page.goto(server.address + link_to(table))
    keep(page)
    say_hello(page)


def make(page: Page, table: Table, move: Move) -> None:
    for part in taps_for(cast(State, table.state), move):
        tap_part(page, part.replace(":", "-", 1))


def put_away_the_first_card(page: Page) -> None:
    """What it brings is seen then."""
    page.locator("#put-away").tap()
    expect(page.locator("#put-away")).to_have_count(0)
    expect(page.locator(STAGED)).to_have_count(0)


def end_turn(page: Page) -> None:
    """A turn with dice left ends with a second tap, which has to be meant."""
    page.locator("#end").tap()
    expect(page.locator("#title")).to_contain_text("end your turn")
    let_pass(page, 450)
    page.locator("#end").tap()
