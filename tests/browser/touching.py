"""What tests of fingers share: a table to sit down at, where the middle of a part is, and how long a tap is apart."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from cuboteca.play.table import Table
from tests.browser.fingers import UNHURRIED, box_at_rest
from tools.visiting import go, keep, link_to

OpenPage = Callable[..., Page]


UNHURRIED_MS = round(UNHURRIED * 1000)


ON_ITS_SIDE = ("small phone on its side", "phone on its side")


def middle(what: Locator) -> tuple[float, float]:
    box = box_at_rest(what)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_down(page: Page, table: Table) -> None:
    page.locator("html:not([data-starting])").wait_for(state="attached")
    go(page, link_to(table))
    keep(page)
