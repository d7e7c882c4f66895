"""Tapping what may not be tapped, in any game."""

from __future__ import annotations

from playwright.sync_api import Page

from cuboteca import games
from cuboteca.play.game import IllegalMove
from cuboteca.play.table import Table
from cuboteca.play.view import View
from tools.visiting import tap_part


def refused(page: Page, table: Table) -> None:
    """Tap the first part that may not be."""
    view = View(table.state.seen_by(table.state.seat), table.names, table.standing)
    for part in page.locator("#board [data-part]").evaluate_all("all => all.map((e) => e.dataset.part)"):
        answer = games.game_view(table.game.about.id).tap(view, part)
        if isinstance(answer, IllegalMove) and answer.clause:
            tap_part(page, part)
            page.locator("#notice").wait_for()
            return
    raise AssertionError("Everything may be tapped.")
