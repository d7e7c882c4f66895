"""Firefox as it is installed, driven over WebDriver BiDi: no fingers, no DevTools, and one look for a whole browser."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright

from tools.browsers import known, launch_options

SCHEMES = {"dark": 0, "light": 1}
"""As its setting `layout.css.prefers-color-scheme.content-override` counts them."""


class Firefoxes:
    """One for each look that is asked for, of which each context has one from its beginning to its end."""

    def __init__(self, playwright: Playwright) -> None:
        self._kind = playwright.firefox
        self._browsers: dict[tuple[str, str], Browser] = {}
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(Locator, "tap", Locator.click)
        self._patch.setattr(Locator, "fill", fill_in)
        self._patch.setattr(Page, "touchscreen", property(Mouse))
        self._patch.setattr(BrowserContext, "new_cdp_session", leave_out)

    def new_context(
        self,
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["no-preference", "reduce"] = "no-preference",
        **options: Any,
    ) -> BrowserContext:
        look = (color_scheme, reduced_motion)
        if look not in self._browsers:
            settings: dict[str, str | float | bool] = {
                "layout.css.prefers-color-scheme.content-override": SCHEMES[color_scheme],
                "ui.prefersReducedMotion": int(reduced_motion == "reduce"),
            }
            self._browsers[look] = self._kind.launch(**launch_options(known("firefox")), firefox_user_prefs=settings)
        return self._browsers[look].new_context(**options)

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


def leave_out(_context: BrowserContext, _page: Page) -> None:
    pytest.skip("Firefox's driver has no DevTools.")
