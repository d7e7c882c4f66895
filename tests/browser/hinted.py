"""A move that a hint has picked, confirmed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tools.visiting import see_out_until_gone

CONFIRMS = "main .actions .main"


def confirm(page: Page, press: Callable[[], None], timeout: float) -> None:
    """Press what confirms it and wait for the next screen, which has no such attribute; milliseconds at most."""
    page.locator(CONFIRMS).evaluate("(button) => button.setAttribute('data-before', '')")
    press()
    see_out_until_gone(page, "[data-before]", timeout)
