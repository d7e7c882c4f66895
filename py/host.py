"""Joins the browser to the app: runs in PyScript's worker (main.py).

In Python only `loading.py`, `added_wheels.py` and `library` know of a browser besides.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
import traceback
from collections.abc import Callable
from random import seed
from typing import Any

import bundle_import
from cuboteca.play.nature import SampledNature
from cuboteca.play.simulation import NotReady
from cuboteca.ui.addresses import HOME
from cuboteca.ui.app import App
from cuboteca.ui.faults import describe_fault
from cuboteca.ui.settings import KEY as SETTINGS
from cuboteca.ui.storage import Storage, Unsaved
from loading import BundleLoader, Physics

site: Any
"""The page's modules that PyScript gives to main.py (pyscript.toml). They come when the page begins: until then nothing
here is JavaScript's, and the memory can be kept (`static/js/worker/memory.mjs`)."""

SCREEN, BOARD, NOT_READY, FAILED, NOTHING_NEW = "screen", "board", "not-ready", "failed", "nothing-new"
"""The `status` of a reply: a whole screen; its board alone, which `rest` completes; no answer yet, for what the event
needs is on its way (`prepared` tells when it is here, then the event is sent again); no answer; nothing to tell."""

Reply = dict[str, Any]
"""What crosses to the page as JSON: a `status`, and the fields that `static/types/bridge.d.ts` lists for it."""

WRITE_TIMEOUT = 3.0
"""Seconds that the page waits for a write before it plays on and says that moves are not saved yet."""
KNOWN_TO_BE_SLOW = 0.25
"""Seconds that it waits while it says so."""

SLICE = 0.025
"""Seconds that an opponent thinks at a stretch: a tap waits no longer."""
GAP = 0.003
"""Seconds between two slices. Pyodide puts shorter ones through a channel of its own, and taps would wait for it."""


def now() -> str:
    """Return the time in ISO form."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def wheels() -> Any:
    """Return what installs the games that players add (`added_wheels.Micropip`), which comes with the first."""
    from added_wheels import MICROPIP

    return MICROPIP


class Host:
    """The app with what is saved. Set up when the page begins and not before: until then another tab may be writing."""

    def __init__(self, stored: Storage, again: bool) -> None:
        self.stored = stored
        self.physics = Physics(site)
        self.loader = BundleLoader(site, bundle_import.installed)
        self.stocking: asyncio.Future[None] | None = None
        self.nature = SampledNature(simulator=self.physics)
        self.thinking: asyncio.Future[bool] | None = None
        self.flight_wanted = False
        """Does the page still have to ask for a flight? Until then nobody may try another."""
        self.rest_wanted = False
        """Does the page still have to ask for the rest of a screen? Until then nobody thinks: it would wait."""
        self.carried: dict[str, str | None] = {}
        """What the page holds of what is not written (see `flushed`)."""
        self.app = App(stored, now, site.page, nature=self.nature, wheels=wheels)
        self.app.unsaved = stored.unsaved()
        self.reads_late = not stored.is_read
        """Has what the database holds still to be read?"""
        self.page_knows = self.app.unsaved is None
        self.app.saved.keeps_bin = again

    def handle(self, event: dict[str, Any]) -> Reply:
        """Answer an event with a screen, or with its board while `rest` has still to be made.

        `saving` tells that changes are on their way into the database: `flushed` says whether they got there.
        """
        self.physics.forget()
        reply = self._guarded(lambda: self._begun(event))
        return reply if reply["status"] == NOT_READY else reply | {"saving": self.stored.write()}

    def _begun(self, event: dict[str, Any]) -> Reply:
        self.app.do(event)
        if event["do"] == "boot" and self.reads_late:
            self.stored.before.pop(SETTINGS, None)  # the language of the device: what was chosen before counts more
        board = self.app.picture()
        self.rest_wanted = bool(board)
        return {"status": BOARD, "board": board} if board else self._screen()

    def _screen(self) -> Reply:
        self.rest_wanted = False
        screen = self.app.show()
        self.flight_wanted = any(effect["kind"] == "flight" for effect in screen["effects"])
        return {"status": SCREEN, **screen}

    def rest(self) -> Reply:
        """Return the whole screen, whose board has been shown."""
        return self._guarded(self._screen)

    def _guarded(self, work: Callable[[], Reply]) -> Reply:
        """Do a piece of work whole or not at all."""
        restore = self.app.checkpoint()
        try:
            return work()
        except NotReady:
            self.stored.take_back()
            restore()
            return {"status": NOT_READY}
        except bundle_import.NotLoaded as wanted:
            self.stored.take_back()
            restore()
            if wanted.bundle in self.loader.failed:
                self.loader.failed.remove(wanted.bundle)  # next time it is tried again
                return {"status": FAILED}
            self.loader.load(wanted.bundle)
            return {"status": NOT_READY}
        except Exception as fault:
            self.stored.take_back()
            traceback.print_exc()
            return {"status": FAILED, "broke": describe_fault(fault), "screen": self._as_saved()}

    def _as_saved(self) -> dict[str, Any] | None:
        """Return the screen drawn anew from what is saved: what was in memory may be half changed. Home, if that fails
        too."""
        before = self.app
        for address in (before.address, HOME):
            self.app = App(self.stored, now, site.page, nature=self.nature, wheels=wheels)
            self.app.unsaved, self.app.drafts = before.unsaved, before.drafts
            self.app.saved.keeps_bin = before.saved.keeps_bin
            self.app.saved.forget_picked()  # It may be what broke.
            try:
                return self.app.handle({"do": "boot", "to": str(address)})
            except Exception:
                traceback.print_exc()
            finally:
                self.stored.take_back()
        return None

    async def prepared(self) -> None:
        """Return when what an event was not ready for is here, or cannot be had."""
        await self.physics.ready()
        await self.loader.ready()
        if "added_wheels" in sys.modules:
            await wheels().ready()

    def flight(self) -> Any:
        """Return how the cubes moved in the last answer: a Float32Array, for the effects that tell of it."""
        self.flight_wanted = False
        return self.physics.module.flight()

    async def thought(self) -> bool:
        """Let opponents think until the event `opponent` brings a move; return False if none is to move any more."""
        if self.thinking is None:
            self.thinking = asyncio.ensure_future(self._think())
        return await self.thinking

    async def _think(self) -> bool:
        try:
            while self.app.waits:
                ready = False if self.flight_wanted or self.rest_wanted else await self._slice()
                if ready:
                    return True
                await asyncio.sleep(GAP)
            return False
        finally:
            self.thinking = None

    async def _slice(self) -> bool:
        """Think for a slice; return whether there is a move to show."""
        end = time.monotonic() + SLICE
        try:
            return self.app.think(lambda: time.monotonic() >= end)
        except NotReady:
            await self.physics.ready()
        finally:
            if not self.flight_wanted:
                self.physics.forget()
        return False

    async def flushed(self) -> Reply:
        """Wait a while for all to be in the database; return the screen that tells if that has come or gone.

        What is not written goes along, with or without a screen, for the page to hold: this worker may be stopped.
        """
        self.app.keep_picked()
        if self.stored.before or not self.stored.writes:
            self.stored.write()
        unsaved = await self.stored.settled(WRITE_TIMEOUT if self.app.unsaved is None else KNOWN_TO_BE_SLOW)
        if unsaved == self.app.unsaved and self.page_knows:
            carried = self._to_carry(unsaved)
            return {"status": NOTHING_NEW, **({"unsaved": carried} if carried and carried["entries"] else {})}
        before, self.app.unsaved = self.app.unsaved, unsaved
        reply = self._guarded(self._refreshed)
        if reply["status"] == NOT_READY:
            self.app.unsaved = before
            return {"status": NOTHING_NEW}  # told when it is asked for again
        self.page_knows = True
        return reply | {"unsaved": self._to_carry(unsaved)}

    def _refreshed(self) -> Reply:
        """Return the screen drawn anew, with what could only be read by now."""
        if self.reads_late and self.stored.is_read:
            self.app.catch_up()
            self.reads_late = False
        return {"status": SCREEN, **self.app.handle({"do": "refresh"})}

    def _to_carry(self, unsaved: Unsaved | None) -> dict[str, Any] | None:
        """Return what the page does not hold yet."""
        if unsaved is None:
            self.carried.clear()
            return None
        held = {key: self.stored.get(key) for key in self.stored.unwritten}
        fresh = {key: value for key, value in held.items() if key not in self.carried or self.carried[key] != value}
        self.carried = held
        return {"why": unsaved.why, "moves": unsaved.moves, "entries": fresh}


host: Host


async def begin(unsaved: str = "", again: bool = False) -> None:
    """Begin, when the page alone may play; `again`, if it has before, with what was not written then."""
    global host, site
    from polyscript import js_modules

    seed()  # A memory that was kept would bring the same luck at each start.
    site = js_modules.site
    stored = Storage(js_modules.storage)
    await stored.read()
    if unsaved:
        stored.hold(unsaved)
    host = Host(stored, again)
    for bundle in site.early.to_py():
        host.loader.begin(bundle)
    await host.loader.ready()
    host.stocking = asyncio.ensure_future(host.loader.load_all())


def handle(text: str) -> str:
    """Answer an event of the page, at once: no other call may come between."""
    return json.dumps(host.handle(json.loads(text)))


def rest() -> str:
    """Return the rest of a screen when the page has been answered with its board."""
    return json.dumps(host.rest())


async def flushed() -> str:
    """Wait a while for all to be in the database. The page calls it after an answer that is `saving`, when it is shown
    and before the next event; from time to time while something is not saved; and when it goes out of sight."""
    return json.dumps(await host.flushed())


async def prepared() -> None:
    """Wait for what was missing: the page calls it after `NOT_READY`, before it sends the event again."""
    await host.prepared()


async def thought() -> bool:
    """Let an opponent think until the event `opponent` will bring a move. The page calls it after an answer that says
    `thinks`."""
    return await host.thought()


def flight() -> Any:
    """Return how the cubes moved; the page calls it when an answer tells of a flight."""
    return host.flight()
