"""Setting a game up in a page, whichever it is: from home through the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from playwright.sync_api import Page, expect

from cuboteca import games
from tools.visiting import BOOT_MS


def set_up(
    page: Page, game: str, names: Sequence[str] = ("Ada", "Bo"), options: Mapping[str, str] = MappingProxyType({})
) -> None:
    """From home until the form is sent, with these players and options, all others as they are."""
    page.locator(f"#niche-{game}").click()
    page.locator("#start").wait_for(timeout=BOOT_MS)
    if len(names) != 2:
        page.locator(f"label:has(#seats-{len(names)})").click()
        expect(page.locator(f"#name-{len(names) - 1}")).to_be_visible()
    for seat, name in enumerate(names):
        page.locator(f"#name-{seat}").fill(name)
    if options:
        page.locator("#house-rules summary").click()
    for option, value in options.items():
        if games[game].options[option].numbers is None:
            page.locator(f"#option-{option}-{value}").check()
        else:
            page.locator(f"#option-{option}").fill(value)
    page.locator("#start").click()
