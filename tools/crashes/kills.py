"""Kills the browser just after a tap, starts it again and looks for every move that was shown."""

from __future__ import annotations

import contextlib
from random import Random

from playwright.sync_api import Error as PlaywrightError

from tools.crashes.ground import Ground, kill_browser, temporary_folder, wait_for_python
from tools.crashes.tally import Tally
from tools.crashes.taps import CannotPlay, Player

LATEST_MS = 400
NEW_GAME = 0.25
"""How often another game is begun."""
MOST_BEFORE = 2
"""Moves made in peace before the one after which the browser dies."""


def run(ground: Ground, count: int) -> Tally:
    """Kill a browser so many times."""
    tally = Tally("Browser killed")
    at, before = "", ""
    with temporary_folder() as folder:
        profile = folder / "profile"
        for number in range(count + 1):
            seed = f"{ground.seed}/kill/{number}"
            context = ground.open(profile, tally.eyes)
            page = context.pages[0]
            page.goto(f"{ground.address}{at}")
            wait_for_python(page)
            tally.check(page, before)
            if number == count:
                context.close()
                break
            rng = Random(seed)
            try:
                _tap_in_the_end(Player(page, rng), rng, fresh=not at or rng.random() < NEW_GAME)
                at = page.evaluate("location.hash")
            except (CannotPlay, PlaywrightError) as error:
                tally.note_stuck(page, seed, error)
                at = ""
            page.wait_for_timeout(rng.uniform(0, LATEST_MS))
            tally.tried += 1
            before = seed
            kill_browser(profile)
            with contextlib.suppress(PlaywrightError):
                context.close()
    return tally


def _tap_in_the_end(player: Player, rng: Random, fresh: bool) -> None:
    """Play a little; the last tap makes a move of which nothing has been seen yet."""
    if fresh:
        player.sit_down()
    for _ in range(rng.randint(0, MOST_BEFORE)):
        if not player.move():
            player.sit_down()
    player.tap(player.prepare_somewhere())
