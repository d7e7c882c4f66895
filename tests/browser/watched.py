"""Sees what goes wrong in a page without showing on it."""

from __future__ import annotations

from collections import deque
from weakref import WeakKeyDictionary, WeakSet

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Route, WebError
from playwright.sync_api import Error as PlaywrightError

from tests.browser.stock_firefox import CUT_OFF, leave_out
from tools.visiting import what_it_shows

HARMLESS_SCHEMES = ("blob:", "data:", "about:", "chrome-error:")


_KILLED: WeakSet[Page] = WeakSet()


def kill(page: Page) -> None:
    """The tab's process dies, with no time to say goodbye. That it crashed may be told at once, or when all is over."""
    if is_firefox(page.context):
        leave_out("ends no tab by force")
    _KILLED.add(page)
    with pytest.raises(PlaywrightError, match=r"(?i)crash"):
        page.goto("chrome://crash")
    page.close()


def is_firefox(context: BrowserContext) -> bool:
    return context.browser is not None and context.browser.browser_type.name == "firefox"


_SAID: WeakKeyDictionary[BrowserContext, deque[str]] = WeakKeyDictionary()


def take_down(context: BrowserContext) -> None:
    """Keep what the pages of a context ask for and say last, to be told if the test fails."""
    if context in _SAID:
        return
    said = _SAID[context] = deque(maxlen=40)
    context.on("console", lambda message: said.append(f"{message.type}: {message.text[:500]}"))
    context.on("request", lambda request: said.append(f"asked for {request.url[:100]}"))


def what_is_shown() -> str:
    """What stands in every page that is open now, and what they said last: for a test that has failed."""
    told = [[*map(what_it_shows, context.pages), "\n".join(said)] for context, said in _SAID.items()]
    return "\n\n".join("\n".join(of_context) for of_context in told)


class Held:
    """Holds back what a context asks for that fits a pattern, until it is released."""

    def __init__(self, context: BrowserContext, pattern: str) -> None:
        self._routes: list[Route] = []
        self._is_released = False
        context.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self._is_released:
            route.continue_()
        else:
            self._routes.append(route)

    def release(self) -> None:
        """Let go what is held, and hold nothing from now on."""
        self._is_released = True
        for route in self._routes:
            route.continue_()


class Watch:
    """Everything that must not happen in a browser context: errors, and requests that leave the site."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        take_down(context)
        self.origin = origin
        self.faults: list[str] = []
        self.allowed = [*CUT_OFF] if is_firefox(context) else []
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        context.on("page", self._on_page)

    def allow(self, *words: str) -> None:
        """From here on, and before, a fault that holds one of these texts is expected."""
        self.allowed.extend(words)

    def without_network(self) -> None:
        """The server is gone: the browser may say that it could not reach it."""
        self.allow("net::ERR_", "Failed to load resource", "Failed to update a ServiceWorker", "NetworkError")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.location["url"].endswith("/favicon.ico"):
            return  # Beside a text of the site a browser asks for one by itself.
        if message.type in ("error", "assert"):
            self.faults.append(f"console: {message.text}")

    def _on_error(self, error: WebError) -> None:
        self.faults.append(f"uncaught: {error.error}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.origin}/", *HARMLESS_SCHEMES)):
            self.faults.append(f"request to another origin: {request.url}")

    def _on_page(self, page: Page) -> None:
        page.on("crash", self._on_crash)

    def _on_crash(self, page: Page) -> None:
        if page not in _KILLED:
            self.faults.append("the page crashed")

    @property
    def unexpected(self) -> list[str]:
        """The faults so far that none of the texts allows for."""
        return [fault for fault in self.faults if not any(word in fault for word in self.allowed)]

    def check(self) -> None:
        assert not self.unexpected, "The page is not at peace:\n" + "\n".join(self.unexpected)
