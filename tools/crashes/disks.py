"""Fills a small disk under a game, to the last byte, and makes room again."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tools.crashes.ground import Ground, fill_up, let_go_of_the_files, small_disk, temporary_folder, wait_for_python
from tools.crashes.tally import Tally
from tools.crashes.taps import CannotPlay, Player
from tools.visiting import MAY_BE_LEFT

MOST_MOVES = 6
REFILLED = 0.8
"""How often what the browser has freed meanwhile is taken from it before a move."""
UNTIL_WRITTEN_MS = 60_000
"""How long the app may take to write all of it once there is room. Its database is closed for a while then."""

CLEARED_OR_REFUSED = "window.warned === true || navigator.serviceWorker.controller === null"


def run(ground: Ground, count: int) -> Tally:
    """Fill so many disks."""
    tally = Tally("Disk filled")
    if not can_mount():
        tally.name += " (not here: only root can mount a small disk, on Linux)"
        return tally
    cleared_or_refused = 0
    for number in range(count):
        seed = f"{ground.seed}/disk/{number}"
        tally.tried += 1
        with temporary_folder() as folder, small_disk(folder / "disk") as disk:
            context = ground.open(disk / "profile", tally.eyes)
            page = context.pages[0]
            try:
                _play_on_a_full_disk(ground, page, disk, Random(seed))
                cleared_or_refused += page.evaluate(CLEARED_OR_REFUSED)
                page.wait_for_function(MAY_BE_LEFT, timeout=UNTIL_WRITTEN_MS)
                let_go_of_the_files(page)
                wait_for_python(page)
                tally.check(page, seed)
            except (CannotPlay, PlaywrightError) as error:
                tally.note_stuck(page, seed, error)
            finally:
                tally.eyes.furthest.clear()
                context.close()
    tally.name += f" ({cleared_or_refused} with the site cleared or a write refused)"
    return tally


def can_mount() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0


def _play_on_a_full_disk(ground: Ground, page: Page, disk: Path, rng: Random) -> None:
    page.goto(ground.address)
    wait_for_python(page)
    page.locator("html[data-offline-ready]").wait_for(state="attached")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    player = Player(page, rng)
    player.sit_down()
    for number in range(rng.randint(2, MOST_MOVES)):
        if number == 0 or rng.random() < REFILLED:
            fill_up(disk / "filling")
        if not player.move():
            break
    (disk / "filling").unlink()
