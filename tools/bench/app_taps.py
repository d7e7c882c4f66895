"""Taps tried on the app alone, without a browser: that is how the positions are found that are slowest to answer."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

import cuboteca
from cuboteca.draw.markup import element_id
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.app import App
from cuboteca.ui.session import Session


class Tried(NamedTuple):
    """A position, with the time that the app alone takes to answer the slowest of its taps."""

    seconds: float
    record: str
    taps: tuple[str, ...]
    """The ids to tap, each of which changes the screen."""


class Trial:
    """An app at a table, each tap of which is timed. A tap that makes a move makes it at this very table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._app = App({}, lambda: "2026-11-20T00:00:00Z")
        self._app.session = Session("bench", table, cuboteca.games.game_view(table.game.about.id))
        self._app.go(Address("play", "bench"))
        self._seconds = 0.0

    def screen(self) -> str:
        html: str = self._app.handle({"do": "refresh"})["html"]
        return html

    def changing(self, parts: Iterable[str]) -> Tried:
        """Return those of the taps whose parts are on the screen and that change it, in their order."""
        taps, shown = [], self.screen()
        for part in parts:
            if f'data-part="{part}"' not in shown:
                continue
            html = self.tap(part)
            if html != shown:
                taps.append(element_id(part))
            shown = html
        return self.tried(taps)

    def tap(self, part: str) -> str:
        """Return the screen after a tap on a part."""
        begun = time.perf_counter()
        html: str = self._app.handle({"do": "tap", "arg": part})["html"]
        self._seconds = max(self._seconds, time.perf_counter() - begun)
        return html

    def tried(self, taps: list[str]) -> Tried:
        """Return what came of it, with those taps (ids) that are to be made in the browser as well."""
        return Tried(self._seconds, self._table.text, tuple(taps))
