"""What a page of the site has saved, looked at in its database."""

from __future__ import annotations

import json

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.browser.playing import expect_ply
from tools.crashes.seen import SAVED
from tools.visiting import BOOT_MS, wait_until, what_it_shows

HELD = f"(await {SAVED}).map(game => [game.names[0], game.moves]).sort()"


def expect_saved(page: Page, moves: dict[str, int]) -> None:
    """Until that is what the database holds."""
    wanted = json.dumps(sorted(moves.items()), separators=(",", ":"))
    try:
        wait_until(page, f"async wanted => JSON.stringify({HELD}) === wanted", wanted)
    except PlaywrightError:
        held = page.evaluate(f"(async () => JSON.stringify({HELD}))()")
        raise AssertionError(f"{held} is in the database, not {wanted}. {what_it_shows(page)}") from None


def come_back(page: Page, ply: int) -> None:
    """Load the page anew: the game is as it was left."""
    page.reload()
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(page, ply)
