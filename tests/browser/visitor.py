"""A person with a browser of any engine: few gestures, the same for each, so that one test serves all.

Chromium and Firefox are driven by Playwright, and WebKit too where it is Playwright's (macOS); WebKitGTK by Selenium.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.served import Server
from tests.browser.watched import Watch
from tests.browser.webkit_gtk import WebKitVisitor
from tools.browsers import ENGINES, Browser, known, launch_options

WINDOW = {"width": 800, "height": 900}
BOOT = 90.0
"""Seconds to wait for what needs Python: a WebKit without its compiler takes half of that to start it."""

CHROMIUM_FIRST = ("chromium", *(pytest.param(engine, marks=pytest.mark.thorough) for engine in ENGINES[1:]))
"""Parameters of `visitor`: Chromium every day, the others with `make test-all`."""

FIREFOX_FIRST = tuple(
    engine if engine == "firefox" else pytest.param(engine, marks=pytest.mark.thorough) for engine in ENGINES
)


class Visitor(Protocol):
    engine: str
    keeps_profile: bool
    """Does a restart find what was stored before? MiniBrowser under automation forgets."""

    def goto(self, to: str = "") -> None:
        """Open the site, at an address such as `#/saved`."""
        ...

    def open(self, to: str = "") -> None:
        """Go there in a page that is new: what was under way in the one before is over."""
        ...

    def reload(self) -> None: ...

    def wait(self, selector: str, seconds: float = BOOT) -> None:
        """Until something like that is in the page and visible."""
        ...

    def tap(self, selector: str) -> None: ...

    def hold(self, selector: str) -> None:
        """Press the pointer down in its middle, and keep it there."""
        ...

    def let_go(self) -> None: ...

    def press(self, key: str) -> None:
        """A key, by its name: `ArrowLeft`, `Enter`, `4`."""
        ...

    def html(self) -> str:
        """The whole page as it stands."""
        ...

    def text(self, selector: str) -> str: ...

    def attribute(self, selector: str, name: str) -> str | None: ...

    def count(self, selector: str) -> int: ...

    def address(self) -> str:
        """The fragment of the page's URL."""
        ...

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        ...

    def evaluate(self, expression: str) -> Any:
        """What a JavaScript expression comes to in the page, or its promise brings: text, a number, true or false."""
        ...

    def restart(self) -> None:
        """Close the browser and open it again; then `goto`."""
        ...

    def without_network(self) -> None:
        """What the browser says about a server that is gone is no fault."""
        ...

    def allow(self, *words: str) -> None:
        """From here on a fault that holds one of these texts is expected."""
        ...

    def check(self) -> None:
        """Fails on anything that went wrong unseen."""
        ...

    def close(self) -> None: ...


class PlaywrightVisitor:
    """One that Playwright drives, with a profile on disk."""

    keeps_profile = True

    def __init__(self, playwright: Playwright, browser: Browser, server: Server, profile: Path) -> None:
        self.engine = browser.engine
        self._playwright = playwright
        self._browser = browser
        self._server = server
        self._profile = profile
        self._watches: list[Watch] = []
        self._context, self._page = self._open()

    def _open(self) -> tuple[BrowserContext, Page]:
        kind = getattr(self._playwright, self.engine)
        context: BrowserContext = kind.launch_persistent_context(
            str(self._profile), viewport=WINDOW, **launch_options(self._browser)
        )
        self._watches.append(Watch(context, self._server.origin))
        return context, context.pages[0] if context.pages else context.new_page()

    def goto(self, to: str = "") -> None:
        self._page.goto(self._server.address + to)

    def open(self, to: str = "") -> None:
        self._page.goto("about:blank")
        self.goto(to)

    def reload(self) -> None:
        self._page.reload()

    def wait(self, selector: str, seconds: float = BOOT) -> None:
        self._page.locator(selector).first.wait_for(timeout=seconds * 1000)

    def tap(self, selector: str) -> None:
        self._page.locator(selector).first.click()

    def hold(self, selector: str) -> None:
        self._page.locator(selector).hover()
        self._page.mouse.down()

    def let_go(self) -> None:
        self._page.mouse.up()

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def html(self) -> str:
        return self._page.content()

    def text(self, selector: str) -> str:
        return self._page.locator(selector).first.inner_text()

    def attribute(self, selector: str, name: str) -> str | None:
        return self._page.locator(selector).first.get_attribute(name)

    def count(self, selector: str) -> int:
        return self._page.locator(selector).count()

    def address(self) -> str:
        return self._page.url.partition("#")[2]

    def picture(self) -> bytes:
        return self._page.screenshot()

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def restart(self) -> None:
        self.close()
        self._context, self._page = self._open()
        self._watches[-1].allow(*self._watches[-2].allowed)

    def without_network(self) -> None:
        self._watches[-1].without_network()

    def allow(self, *words: str) -> None:
        self._watches[-1].allow(*words)

    def check(self) -> None:
        for watch in self._watches:
            watch.check()

    def close(self) -> None:
        self._context.close()


class OffTheRecord(PlaywrightVisitor):
    """One in a context with no profile behind it, which is what a private window is made of."""

    keeps_profile = False

    def _open(self) -> tuple[BrowserContext, Page]:
        kind = getattr(self._playwright, self.engine)
        context: BrowserContext = kind.launch(**launch_options(self._browser)).new_context(viewport=WINDOW)
        self._watches.append(Watch(context, self._server.origin))
        return context, context.new_page()

    def close(self) -> None:
        assert self._context.browser is not None
        self._context.browser.close()


class PrivateWebKitVisitor(WebKitVisitor):
    """One in MiniBrowser, whose windows are ephemeral while they are driven."""

    keeps_profile = False


PRIVATE_FIREFOX = 'user_pref("browser.privatebrowsing.autostart", true);\n'


def private_visitor(engine: str, server: Server, profile: Path, playwright: Playwright) -> Visitor:
    """Return a visitor whose browser has a private window open."""
    browser = known(engine)
    if browser.by_selenium:
        return PrivateWebKitVisitor(browser, server, profile)
    if engine == "firefox":
        profile.mkdir()
        (profile / "prefs.js").write_text(PRIVATE_FIREFOX, "utf-8")  # Playwright writes a user.js of its own.
        return PlaywrightVisitor(playwright, browser, server, profile)
    return OffTheRecord(playwright, browser, server, profile)


def visited_by(engine: str, server: Server, profile: Path, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A visitor at home, watched to the end of the test."""
    browser = known(engine)
    visitor: Visitor
    if browser.by_selenium:
        visitor = WebKitVisitor(browser, server, profile)
    else:
        visitor = PlaywrightVisitor(request.getfixturevalue("playwright"), browser, server, profile)
    try:
        visitor.goto()
        yield visitor
        visitor.check()
    finally:
        visitor.close()
