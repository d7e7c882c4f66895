"""What pages have shown as made, held against what the database has."""

from __future__ import annotations

import time
import zlib
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

import cuboteca
from cuboteca.play.game import NATURE
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.table import Table

SAVED = """
new Promise((resolve, reject) => {
    const until = Date.now() + 15000;
    const look = () => {
        const opening = indexedDB.open("cuboteca " + new URL(".", location.href).pathname, 1);
        let isNone = false;
        opening.onupgradeneeded = () => {
            isNone = true;
            opening.transaction.abort();
        };
        opening.onerror = () => {
            if (isNone) resolve([]);
            else if (Date.now() > until) reject(opening.error);
            else setTimeout(look, 200);
        };
        opening.onsuccess = () => {
            const table = opening.result.transaction("saved").objectStore("saved");
            const range = IDBKeyRange.bound("game/", "game0");
            const [keys, texts] = [table.getAllKeys(range), table.getAll(range)];
            texts.onsuccess = () => {
                opening.result.close();
                resolve(texts.result.map((text, at) => ({ id: keys.result[at].slice(5), ...JSON.parse(text) })));
            };
            texts.onerror = reject;
        };
    };
    look();
})
"""
"""The games in the database, as they are now; a browser that refuses it for a moment is asked again."""

TELL_SHOWN = """
let last = "";
window.changes = window.ended = 0;
new BroadcastChannel("positions").onmessage = ({ data }) => (window.position = JSON.parse(data));
new BroadcastChannel("ended").onmessage = () => (window.ended += 1);
new MutationObserver(() => {
    window.changes += 1;
    window.warned ||= document.querySelector("#storage-warning, #client-unsaved") !== null;
    const shown = document.getElementById("board")?.dataset.shown ?? "";
    if (shown && shown !== last) window.tellShown((last = shown));
}).observe(document, { attributes: true, childList: true, subtree: true });
"""
"""Counts the changes of the page, tells each new position that its board shows (in_worker/marks.py), and notes whether
anything was said to be unsaved."""


class Shown(NamedTuple):
    """A position on a board: how many moves stand, and their checksum."""

    ply: int
    moves: int


class Eyes:
    """The furthest position that any page has shown of each game."""

    def __init__(self) -> None:
        self.furthest: dict[str, Shown] = {}
        self.moves = 0
        """How many moves have been shown as made."""

    def watch(self, context: BrowserContext) -> None:
        """See what the pages of a browser show from here on."""
        context.expose_binding("tellShown", lambda _, shown: self._note(shown))
        context.add_init_script(TELL_SHOWN)

    def _note(self, shown: str) -> None:
        game, *numbers = shown.split()
        fresh = Shown(*map(int, numbers))
        before = self.furthest.get(game)
        if before is None or fresh.ply > before.ply:
            self.moves += before is not None
            self.furthest[game] = fresh

    def wait_until_saved(self, page: Page, seconds: float) -> None:
        """Wait until the database has all that was shown, but not for ever."""
        until = time.monotonic() + seconds
        while self._missing(page) and time.monotonic() < until:
            page.wait_for_timeout(100)

    def _missing(self, page: Page) -> dict[str, str]:
        saved = {game["id"]: game for game in page.evaluate(SAVED)}
        return {game: what for game, shown in self.furthest.items() if (what := _lost(shown, saved.get(game)))}

    def losses(self, page: Page) -> list[str]:
        """Return what has been shown and is not in the database, each loss once."""
        found = self._missing(page)
        for game in found:
            del self.furthest[game]
        return [f"{game}: {what}" for game, what in found.items()]

    def disagreements(self, page: Page) -> list[str]:
        """Return how the board that is shown differs from what the database has, if it does."""
        shown = page.evaluate("document.getElementById('board')?.dataset.shown ?? ''")
        if not shown:
            return []
        game, ply, _ = shown.split()
        saved = [table_of(one).ply for one in page.evaluate(SAVED) if one["id"] == game]
        return [] if saved == [int(ply)] else [f"{game}: the board shows {ply} moves, {saved} are saved"]


def _lost(shown: Shown, saved: dict[str, Any] | None) -> str:
    """Return what a saved game lacks of what was shown, or nothing."""
    if saved is None:
        return f"the game is gone, {shown.ply} moves"
    try:
        table = table_of(saved)
    except UnreadableRecord as error:
        return f"it cannot be read: {error}"
    if table.ply < shown.ply:
        return f"{saved['game']}: {shown.ply} moves shown, {table.ply} saved"
    if zlib.crc32(" ".join(table.standing[: shown.ply]).encode()) != shown.moves:
        return f"{saved['game']}: other moves are saved than those {shown.ply} that were shown"
    return ""


def table_of(saved: dict[str, Any]) -> Table:
    return Table.read(cuboteca.games, saved["record"])


def decisions(table: Table) -> int:
    """Return how many moves people have made; the others are chance's."""
    return sum(table.state_at(ply).seat != NATURE for ply in range(table.ply))
