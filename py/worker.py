"""Joins the browser to the app: runs in PyScript's worker (main.py), and is the only Python that knows of a browser."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Iterator, MutableMapping
from typing import Any

from polyscript import js_modules
from pyodide.ffi import JsException

from cuboteca.ui.app import App

site, database = js_modules.site, js_modules.store

NOTHING = json.dumps({"failed": True})
"""Keep the screen as it is, and say that something went wrong."""

KEPT_LATER = " "
"""Before an answer whose changes are on their way into the database: `kept` tells when they are there."""


class Saved(MutableMapping[str, str]):
    """What is saved, in memory; what an event changed is written in one go, or taken back."""

    def __init__(self, entries: dict[str, str], lasting: bool) -> None:
        self.entries = entries
        self.lasting = lasting
        self.before: dict[str, str | None] = {}
        self.unwritten: set[str] = set()
        self.writing: Any = None
        """The promise of a write under way."""

    def __getitem__(self, key: str) -> str:
        return self.entries[key]

    def __setitem__(self, key: str, value: str) -> None:
        self.before.setdefault(key, self.entries.get(key))
        self.entries[key] = value

    def __delitem__(self, key: str) -> None:
        self.before.setdefault(key, self.entries[key])
        del self.entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def take_back(self) -> None:
        """Undoes what the event under way has changed."""
        for key, value in self.before.items():
            if value is None:
                self.entries.pop(key, None)
            else:
                self.entries[key] = value
        self.before.clear()

    def write(self) -> bool:
        """Hands the database what the event has changed, and what a write that failed had held. Is there any?"""
        self.unwritten.update(self.before)
        self.before.clear()
        if not self.unwritten or not self.lasting:
            return False
        self.writing = database.write(json.dumps({key: self.entries.get(key) for key in self.unwritten}))
        return True

    async def written(self) -> None:
        """Returns when it is in the database."""
        writing, self.writing = self.writing, None
        await writing
        self.unwritten.clear()


async def open_saved() -> Saved:
    try:
        return Saved(json.loads(await database.read()), lasting=True)
    except JsException:
        return Saved({}, lasting=False)


def now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Room:
    """The app with what is saved. Set up when the page begins and not before: until then another tab may be writing."""

    def __init__(self, saved: Saved) -> None:
        self.saved = saved
        self.app = App(saved, now, site.page)
        if not saved.lasting:
            self.app.storage_failed()

    def answer(self, event: dict[str, Any]) -> str:
        try:
            return json.dumps(self.app.handle(event))
        except Exception:
            self.saved.take_back()
            traceback.print_exc()
            return NOTHING

    def handle(self, text: str) -> str:
        """An event of the page, answered with a screen; what it changed is on its way into the database."""
        reply = self.answer(json.loads(text))
        return KEPT_LATER + reply if self.saved.write() else reply

    async def kept(self) -> str:
        """Waits until it is all in the database; the screen that says so if it cannot be, else nothing."""
        try:
            await self.saved.written()
        except JsException:
            self.app.storage_failed()
            return self.answer({"do": "refresh"})
        self.app.storage_works()
        return ""


room: Room


async def begin() -> None:
    """What the page calls first, when it alone may play."""
    global room
    room = Room(await open_saved())


def handle(text: str) -> str:
    """What the page calls with each event. It waits for nothing, so that the answer need not wait for its turn."""
    return room.handle(text)


async def kept() -> str:
    """What the page calls after an answer that began with `KEPT_LATER`, when it is shown and before the next event."""
    return await room.kept()
