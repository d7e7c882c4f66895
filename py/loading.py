"""Loads what the app does without until it is first wanted: bundles of Python, and the physics.

Each is given `site`, the module of the page that reads its files (`static/js/worker/site.mjs`).
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Mapping
from typing import Any

from pyodide.ffi import JsException

from bundle_import import Bundles, language_of
from cuboteca.games import SHELF
from cuboteca.play import language
from cuboteca.play.simulation import CannotSimulate, NotReady, fault

WHEN_QUIET = 4.0
"""Seconds in which the first screen and the copies for the next visit have the network to themselves."""

WITH_A_GAME = ("opponents", "clocks")
"""The bundles that a set-up asks for one after the other, with the game's own."""


class BundleLoader:
    """Loads the bundles of Python beside the house: each when it is first wanted, all of them when there is time."""

    def __init__(self, site: Any, bundles: Bundles) -> None:
        self.site = site
        self.bundles = bundles
        self.coming: dict[str, asyncio.Future[None]] = {}
        self.failed: set[str] = set()

    def load(self, name: str) -> None:
        """Begin to load a bundle, and with a game what its set-up asks for next."""
        for wanted in (name, *(WITH_A_GAME if name in SHELF else ())):
            self.begin(wanted)

    def begin(self, name: str) -> None:
        """Begin to load a bundle, unless it is here or on its way."""
        if name in self.bundles.elsewhere and name not in self.coming:
            self.coming[name] = asyncio.ensure_future(self._load(name))

    async def _load(self, name: str) -> None:
        try:
            content = await self.site.bundle(name)
            self.bundles.add(name, content.to_bytes())
        except Exception:
            traceback.print_exc()
            self.failed.add(name)
        del self.coming[name]

    async def ready(self) -> None:
        """Returns when what has been asked for is here, or cannot be had."""
        while self.coming:
            await next(iter(self.coming.values()))

    async def load_all(self) -> None:
        """So that every game can be opened when the network is gone, wherever the browser keeps nothing for us; in the
        language that is used."""
        await asyncio.sleep(WHEN_QUIET)
        for name in tuple(self.bundles.elsewhere):
            if language_of(name) not in ("", language.in_use.code):
                continue
            self.load(name)
            await self.ready()
            self.failed.discard(name)  # no event asked for it; the next that does tries again


class Physics:
    """A `cuboteca.play.simulation.Simulator`: the module of the page, loaded when it is first wanted."""

    def __init__(self, site: Any) -> None:
        self.site = site
        self.module: Any = None
        self.loading: asyncio.Future[None] | None = None
        self.failed = False

    def prepare(self) -> None:
        if self.loading is None and not self.failed:
            self.loading = asyncio.ensure_future(self._load())

    async def _load(self) -> None:
        try:
            module = await self.site.bring("./simulator-worker.mjs")
            await module.start()
            self.module = module
        except Exception:
            traceback.print_exc()
            self.failed, self.loading = True, None

    async def ready(self) -> None:
        """Returns when it is here, or cannot be had."""
        if self.loading is not None:
            await self.loading

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        if self.module is None:
            if self.failed:
                self.failed = False  # next time it is tried again
                raise CannotSimulate(fault("not_loaded"))
            self.prepare()
            raise NotReady
        try:
            answer: Mapping[str, Any] = json.loads(self.module.settle(json.dumps(request)))
        except JsException as error:
            traceback.print_exc()
            raise CannotSimulate(fault("failed")) from error
        return answer

    def forget(self) -> None:
        """Another event: the ways of the one before are not wanted any more."""
        if self.module is not None:
            self.module.forget()
