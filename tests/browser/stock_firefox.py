"""Firefox as it is installed, driven over WebDriver BiDi, which can do less than Playwright's own browsers.

Fingers are the mouse, and one browser has one look. A test that needs more is left out, and says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, Worker

from tools.browsers import known, launch_options

CUT_OFF = ("error loading dynamically imported module", "A ServiceWorker intercepted the request", "console: {}")
"""What the console says about modules that a page was still loading when it was left."""

BY_ITSELF: Mapping[str, object] = MappingProxyType({"color_scheme": "light", "reduced_motion": "no-preference"})
POINTERS = {True: 1, False: 6}
"""By whether there is touch: coarse; or fine and able to hover. As in Firefox's LookAndFeel."""

CANNOT: tuple[tuple[type, str, str], ...] = (
    (BrowserContext, "new_cdp_session", "has no DevTools"),
    (BrowserContext, "grant_permissions", "grants nothing"),
    (Page, "expect_download", "tells of no download"),
    (Worker, "evaluate", "reaches no worker"),
)


class Firefoxes:
    """One for each look that is asked for, of which each context has one from its beginning to its end."""

    def __init__(self, playwright: Playwright) -> None:
        self._kind = playwright.firefox
        self._browsers: dict[tuple[object, ...], Browser] = {}
        self._looks: dict[BrowserContext, dict[str, object]] = {}
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(Locator, "tap", Locator.click)
        self._patch.setattr(Locator, "fill", fill_in)
        self._patch.setattr(Page, "touchscreen", property(Mouse))
        self._patch.setattr(Page, "go_back", go_back)
        self._patch.setattr(Page, "emulate_media", lambda page, **look: self._expect(page, look))
        for kind, name, why in CANNOT:
            self._patch.setattr(kind, name, partial(leave_out, why))

    def new_context(self, *, has_touch: bool = False, **options: Any) -> BrowserContext:
        for media in ("forced_colors", "contrast"):
            if media in options:
                leave_out("shows no other colours")
        look = {name: options.pop(name, usual) for name, usual in BY_ITSELF.items()}
        kind = (has_touch, *look.values())
        if kind not in self._browsers:
            self._browsers[kind] = self._kind.launch(
                **launch_options(known("firefox")),
                firefox_user_prefs={
                    "layout.css.prefers-color-scheme.content-override": int(look["color_scheme"] == "light"),
                    "ui.prefersReducedMotion": int(look["reduced_motion"] == "reduce"),
                    "ui.primaryPointerCapabilities": POINTERS[has_touch],
                    "ui.allPointerCapabilities": POINTERS[has_touch],
                    "ui.useOverlayScrollbars": int(has_touch),
                },
            )
        context = self._browsers[kind].new_context(has_touch=has_touch, **options)
        self._looks[context] = look
        return context

    def _expect(self, page: Page, look: Mapping[str, object]) -> None:
        """Only what its browser shows already can be asked for."""
        if not look.items() <= self._looks[page.context].items():
            leave_out("changes no look")

    def close(self) -> None:
        self._patch.undo()
        for browser in self._browsers.values():
            browser.close()


class Mouse:
    """Taps with the mouse."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def tap(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)


FILL = Locator.fill


def fill_in(there: Locator, value: str) -> None:
    """Fill a field in. In one for a number the driver would add to what it holds."""
    if there.get_attribute("type") == "number":
        FILL(there, "")
    FILL(there, value)


def go_back(page: Page) -> None:
    """Go back in the page; the driver would wait for another one."""
    page.evaluate("history.back()")


def leave_out(why: str, *_: object, **__: object) -> NoReturn:
    pytest.skip(f"Firefox's driver {why}.")
