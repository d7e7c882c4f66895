"""What is saved, held in memory: each event's changes go to the database in one go, and again until they are there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Iterator, MutableMapping
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.ui.saved_games import BIN, PREFIX, revision_of

if TYPE_CHECKING:
    from typing import Protocol

    class Database(Protocol):
        """The page's module `flush.mjs`."""

        def read(self) -> Awaitable[str]:
            """Return all its entries as JSON text; fail where there is no database to be had."""
            ...

        def write(self, changes: str, whole: bool) -> Awaitable[str]:
            """Write entries (null removes one) and return nothing, or why they are not written. Never fail."""
            ...

        def lost(self) -> bool:
            """Return whether it was closed from outside: it may be another when it is opened again."""
            ...


EMPTIED = "emptied"
"""The database's answer where it is not the one that was read: all that is held has to be written."""


class Unsaved(NamedTuple):
    """What the database does not have yet."""

    why: str
    """`full`, `slow`, `refused` where the browser gives us no database, or `failed`."""
    moves: int = 0
    games: tuple[str, ...] = ()


class Storage(MutableMapping[str, str]):
    """All entries. What an event changed is written in one go, or taken back; what could not be written stays held."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.entries: dict[str, str] = {}
        self.is_read = False
        self.before: dict[str, str | None] = {}
        self.unwritten: set[str] = set()
        self.moves = 0
        """How many times a game has gone on since the database last had them all."""
        self.writes: set[asyncio.Future[None]] = set()
        self.why = ""
        """Why the last write failed, if it did."""

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

    async def read(self) -> None:
        """Fetch what the database has; what has been changed here since is newer."""
        try:
            found = json.loads(await self.database.read())
        except Exception:
            self.why = "refused"
            return
        for key, value in found.items():
            if key not in self.unwritten and key not in self.before:
                self.entries[key] = value
        self.is_read = True

    def hold(self, unsaved: str) -> None:
        """Take in what the Python before this one had not written: the page has kept it (see `Host.flushed`)."""
        held = json.loads(unsaved)
        for key, value in held["entries"].items():
            if key.startswith(PREFIX):
                last = value or held["entries"].get(BIN + key.removeprefix(PREFIX))  # It may have been deleted.
                if revision_of(self.entries.get(key)) > revision_of(last):
                    continue  # Another tab has played on in this game meanwhile.
            if value is None:
                self.entries.pop(key, None)
            else:
                self.entries[key] = value
            self.unwritten.add(key)
        self.moves = held["moves"]

    def take_back(self) -> None:
        """Undo what the event under way has changed."""
        for key, value in self.before.items():
            if value is None:
                self.entries.pop(key, None)
            else:
                self.entries[key] = value
        self.before.clear()

    def write(self) -> bool:
        """Hand the database all that it does not have yet; return whether anything is on its way."""
        went_on = (key.startswith(PREFIX) and before is not None for key, before in self.before.items())
        self.moves += any(went_on)
        self.unwritten.update(self.before)
        self.before.clear()
        if self.unwritten or not self.is_read or self.database.lost():
            self._send(self.is_read)
        return bool(self.writes)

    def _send(self, now: bool) -> None:
        """Begin a write; `now`, before anything else is done: an app that is killed next has lost nothing."""
        keys = set(self.unwritten)
        sent = {key: self.entries.get(key) for key in keys}
        writing = self.database.write(json.dumps(sent), False) if now else None
        task = asyncio.ensure_future(self._follow(sent, writing))
        self.writes.add(task)
        task.add_done_callback(self.writes.discard)

    async def _follow(self, sent: dict[str, str | None], writing: Awaitable[str] | None) -> None:
        if writing is None:
            await self.read()
            if not self.is_read:
                return
            sent = {key: self.entries.get(key) for key in self.unwritten}
            writing = self.database.write(json.dumps(sent), False)
        why = await writing
        if why == EMPTIED:
            self.unwritten.update(self.entries)
            sent = {key: self.entries.get(key) for key in self.unwritten}
            why = await self.database.write(json.dumps(sent), True)
        self.why = why
        if why:
            if self.database.lost():
                self.unwritten.update(self.entries)
            return
        self.unwritten -= {key for key, value in sent.items() if self.entries.get(key) == value}
        if not self.unwritten:
            self.moves = 0

    async def settled(self, timeout: float) -> Unsaved | None:
        """Wait at most `timeout` seconds until everything is written or has failed; return what is not written."""
        if self.writes:
            await asyncio.wait(set(self.writes), timeout=timeout)
        return self.unsaved()

    def unsaved(self) -> Unsaved | None:
        """Return what is not written, if anything is not."""
        if self.is_read and not self.unwritten:
            return None
        games = tuple(key.removeprefix(PREFIX) for key in self.unwritten if key.startswith(PREFIX))
        return Unsaved(self.why or "slow", self.moves, tuple(game for game in games if PREFIX + game in self.entries))
