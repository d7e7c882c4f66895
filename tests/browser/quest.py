"""Playing Cube Quest in a page, beside a table of the test's own whose cubes are settled by the same physics in Node:
what the page has settled must be the same to the last digit."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.play.record import read_record
from cuboteca.play.table import Table
from cuboteca.play.view import View
from tests.browser.fingers import let_pass
from tests.browser.setting_up import set_up
from tests.browser.wording import on_screen
from tests.physics.node import NodePhysics

NAMES = ("Ada", "Bo")
VIEW = games.game_view("cube_quest")

SAVED = """(key) => new Promise((resolve, reject) => {
  const open = indexedDB.open("cuboteca " + new URL(".", location.href).pathname);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const game = open.result.transaction("saved").objectStore("saved").get(key);
    game.onsuccess = () => { open.result.close(); resolve(game.result); };
  };
})"""


def begin(page: Page, options: dict[str, str] | None = None) -> None:
    """From home to the first set-up, by the set-up form."""
    set_up(page, "cube_quest", NAMES, {"start": "red", **(options or {})})
    page.locator("#board, #latch").first.wait_for()


def set_up_as_offered(page: Page) -> None:
    """Take the army and the formation that are offered; by keys, for a second tap so soon passes for a double one."""
    for button in ("#page-mat", "#ready"):
        page.locator(button).press("Enter")


FLICK = re.compile(r" F ([\d.]+) (\d+)")


def saved_moves(page: Page) -> tuple[str, ...]:
    """The moves of the game at this table, as the page has saved them."""
    table = page.url.partition("#/play/")[2].partition("/")[0]
    record, _ = read_record(json.loads(page.evaluate(SAVED, f"game/{table}"))["record"])
    return record.moves


class Sitter:
    """Somebody before a page that shows a table, and the same table with physics of its own."""

    def __init__(self, page: Page, options: dict[str, str] | None = None) -> None:
        self.page = page
        self.physics = NodePhysics()
        self.nature = SampledNature(Random(1), simulator=self.physics)
        self.table = Table.begin(games["cube_quest"], NAMES, "2026-11-20", {"start": "red", **(options or {})})

    def close(self) -> None:
        self.physics.close()

    @property
    def state(self) -> Any:
        return self.table.state

    def follow(self) -> None:
        """Make the moves that the page has made since, and see that its cubes settled as ours do."""
        moves = saved_moves(self.page)
        while self.table.ply < len(moves):
            move = moves[self.table.ply]
            request = self.state.simulation() if self.state.seat == -1 else None
            if request is not None:
                ours = self.state.simulated(self.physics.ask(request))
                assert str(ours) == move, "Chromium and Node settle alike"
            self.table.play(move)
        assert self.table.standing == moves

    def sees(self) -> None:
        """The page asks what the rules ask now."""
        if self.state.seat is None:
            expect(self.page.locator("#title")).to_have_text(VIEW.ending(View(self.state, NAMES))[0])
        else:
            asked = VIEW.prompt(View(self.state, NAMES, self.table.standing))
            expect(self.page.locator("#title")).to_have_text(on_screen(f"{asked.lead} {asked.rest}".strip()))

    def moved(self, ply: int) -> None:
        """Wait until the page has made a move after so many, then follow it."""
        for _ in range(2000):
            if len(saved_moves(self.page)) > ply:
                break
            let_pass(self.page, 30)  # What is shown may still be on its way into the database.
        self.follow()
        self.sees()
