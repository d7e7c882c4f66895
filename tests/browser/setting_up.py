"""Setting a game up in a page, whichever it is: from home through the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.game import Option
from tools.visiting import BOOT_MS

FILLED_IN = """() => Object.fromEntries(new FormData(document.querySelector("#start").form))"""
"""What the form holds; on a page that others have used that is what they chose."""


def as_filled_in(option: Option) -> str:
    """What a form that nobody has used holds for it; a number that need not be given is left empty."""
    return option.default if option.numbers is None or option.default.isdecimal() else ""


def set_up(
    page: Page, game: str, names: Sequence[str] = ("Ada", "Bo"), options: Mapping[str, str] = MappingProxyType({})
) -> None:
    """From home until the form is sent, with these players and options, all others as they are by themselves."""
    page.locator(f"#niche-{game}").click()
    page.locator("#start").wait_for(timeout=BOOT_MS)
    there = page.evaluate(FILLED_IN)
    seats = int(there.get("seats", "2"))
    while seats != len(names):
        more = seats < len(names)
        page.locator("#add-seat" if more else "#remove-seat").click()
        seats += 1 if more else -1
        expect(page.locator("input[name=seats]")).to_have_value(str(seats))
    for seat, name in enumerate(names):
        page.locator(f"#name-{seat}").fill(name)
    wanted = {option.id: as_filled_in(option) for option in games[game].options.values()} | dict(options)
    changed = {option: value for option, value in wanted.items() if there.get(f"option-{option}", value) != value}
    if changed and page.locator("#house-rules:not([open])").count():
        page.locator("#house-rules summary").click()
    for option, value in changed.items():
        if games[game].options[option].numbers is None:
            page.locator(f"#option-{option}-{value}").check()
        else:
            page.locator(f"#option-{option}").fill(value)
    page.locator("#start").click()
