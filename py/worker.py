"""Joins the browser to the app: runs in PyScript's worker (main.py), and is the only Python that knows of a browser."""

from __future__ import annotations

import asyncio
import json
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import Any

from polyscript import js_modules
from pyodide.ffi import JsException

import packed
from cuboteca.play.nature import SampledNature
from cuboteca.play.simulation import CannotSimulate, NotReady
from cuboteca.ui.app import App

site, database = js_modules.site, js_modules.store

NOTHING = json.dumps({"failed": True})
"""Keep the screen as it is, and say that something went wrong."""

KEPT_LATER = " "
"""Before an answer whose changes are on their way into the database: `kept` tells when they are there."""

MORE = "picture"
"""What the first part of an answer in two parts is named; `rest` gives the second."""

WHEN_QUIET = 4.0
"""Seconds in which the first screen and the copies for the next visit have the network to themselves."""

NOT_READY = "later"
"""No answer: what the event needs is on its way. `prepared` tells when it is here; then the event is sent again."""


class Physics:
    """A `cuboteca.play.simulation.Simulator`: the module of the page, brought when it is first wanted."""

    def __init__(self) -> None:
        self.module: Any = None
        self.bringing: asyncio.Future[None] | None = None
        self.failed = False

    def prepare(self) -> None:
        if self.bringing is None and not self.failed:
            self.bringing = asyncio.ensure_future(self._bring())

    async def _bring(self) -> None:
        try:
            module = await site.bring("./simulator.mjs")
            await module.start()
            self.module = module
        except Exception:
            traceback.print_exc()
            self.failed, self.bringing = True, None

    async def ready(self) -> None:
        """Returns when it is here, or cannot be had."""
        if self.bringing is not None:
            await self.bringing

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        if self.module is None:
            if self.failed:
                self.failed = False  # next time it is tried again
                raise CannotSimulate("What lets the cubes fly and fall could not be loaded.")
            self.prepare()
            raise NotReady
        try:
            answer: Mapping[str, Any] = json.loads(self.module.settle(json.dumps(request)))
        except JsException as error:
            traceback.print_exc()
            raise CannotSimulate("The cubes could not be set in motion there.") from error
        return answer

    def forget(self) -> None:
        """Another event: the ways of the one before are not wanted any more."""
        if self.module is not None:
            self.module.forget()


class Packs:
    """The games' own Python: each brought when it is first wanted, all of them when there is time."""

    def __init__(self, pack: packed.Pack) -> None:
        self.pack = pack
        self.coming: dict[str, asyncio.Future[None]] = {}
        self.failed: set[str] = set()

    def bring(self, game: str) -> None:
        if game in self.pack.elsewhere and game not in self.coming:
            self.coming[game] = asyncio.ensure_future(self._bring(game))

    async def _bring(self, game: str) -> None:
        try:
            content = await site.pack(game)
            self.pack.add(game, content.to_bytes())
        except Exception:
            traceback.print_exc()
            self.failed.add(game)
        del self.coming[game]

    async def ready(self) -> None:
        """Returns when what has been asked for is here, or cannot be had."""
        while self.coming:
            await next(iter(self.coming.values()))

    async def bring_all(self) -> None:
        """So that every game can be opened when the network is gone, wherever the browser keeps nothing for us."""
        await asyncio.sleep(WHEN_QUIET)
        for game in tuple(self.pack.elsewhere):
            self.bring(game)
            await self.ready()


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
    """All that this browser has saved; where it keeps no database, nothing, and not for long."""
    try:
        return Saved(json.loads(await database.read()), lasting=True)
    except JsException:
        return Saved({}, lasting=False)


def now() -> str:
    """The time in ISO form."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Room:
    """The app with what is saved. Set up when the page begins and not before: until then another tab may be writing."""

    def __init__(self, saved: Saved) -> None:
        self.saved = saved
        self.physics = Physics()
        self.packs = Packs(packed.installed)
        self.stocking: asyncio.Future[None] | None = None
        self.app = App(saved, now, site.page, nature=SampledNature(simulator=self.physics))
        if not saved.lasting:
            self.app.storage_failed()

    def answer(self, event: dict[str, Any]) -> str:
        """A screen; or only the table's part of it, while `rest` has still to be made."""
        self.physics.forget()
        return self._guarded(lambda: self._begun(event))

    def _begun(self, event: dict[str, Any]) -> dict[str, Any]:
        self.app.do(event)
        picture = self.app.picture()
        return {MORE: picture} if picture else self.app.show()

    def rest(self) -> str:
        """The whole screen, whose table has been shown."""
        return self._guarded(self.app.show)

    def _guarded(self, work: Callable[[], dict[str, Any]]) -> str:
        address = self.app.address
        try:
            return json.dumps(work())
        except NotReady:
            self.saved.take_back()
            return NOT_READY
        except packed.NotBrought as wanted:
            self.saved.take_back()
            self.app.address = address
            if wanted.group in self.packs.failed:
                self.packs.failed.remove(wanted.group)  # next time it is tried again
                return NOTHING
            self.packs.bring(wanted.group)
            return NOT_READY
        except Exception:
            self.saved.take_back()
            traceback.print_exc()
            return NOTHING

    def handle(self, text: str) -> str:
        """An event of the page, answered with a screen; what it changed is on its way into the database."""
        reply = self.answer(json.loads(text))
        return KEPT_LATER + reply if self.saved.write() else reply

    async def prepared(self) -> None:
        """Returns when what an event was not ready for is here, or cannot be had."""
        await self.physics.ready()
        await self.packs.ready()

    def flight(self) -> Any:
        """How the cubes moved in the last answer: a Float32Array, for the effects that tell of it."""
        return self.physics.module.flight()

    async def kept(self) -> str:
        """Waits until it is all in the database; the screen that says so if it cannot be, else nothing."""
        try:
            await self.saved.written()
        except JsException:
            self.app.storage_failed()
            self.app.do({"do": "refresh"})
            return self.rest()
        self.app.storage_works()
        return ""


room: Room


async def begin() -> None:
    """What the page calls first, when it alone may play."""
    global room
    room = Room(await open_saved())
    room.stocking = asyncio.ensure_future(room.packs.bring_all())


def handle(text: str) -> str:
    """What the page calls with each event. It waits for nothing, so that the answer need not wait for its turn."""
    return room.handle(text)


def rest() -> str:
    """What the page calls when it has been answered with the table's part of a screen."""
    return room.rest()


async def kept() -> str:
    """What the page calls after an answer that began with `KEPT_LATER`, when it is shown and before the next event."""
    return await room.kept()


async def prepared() -> None:
    """What the page calls after `NOT_READY`, before it sends the event again."""
    await room.prepared()


def flight() -> Any:
    """What the page calls when an answer tells of a flight."""
    return room.flight()
