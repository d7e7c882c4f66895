"""Throws exceptions at random lines of what saves and draws in Python, while a move is made."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tools.crashes.ground import Ground, temporary_folder, wait_for_python
from tools.crashes.tally import Tally
from tools.crashes.taps import ANSWER_MS, TABLE, UNHURRIED_MS, CannotPlay, Player

BREAKS = (Path(__file__).parent / "in_worker" / "breaks.py").read_text("utf-8")
"""What the worker needs for it (`marked_site`)."""
NEW_GAME = 0.2
RELOADS = 0.3
UNTIL_WRITTEN = 20.0
"""Seconds."""
SHEETS = "#client-broke, #client-failed, #client-stopped"
ANSWERED = f"""(before) => document.querySelector("{SHEETS}")
    || (document.getElementById("board")?.dataset.shown ?? "") !== before
    || document.querySelector("#latch, #rematch")"""
ANSWERED_WHOLLY = f"""(ended) => document.querySelector("{SHEETS}") || window.ended > ended"""


def run(ground: Ground, count: int) -> Tally:
    """Throw so many exceptions."""
    tally = Tally("Exception thrown")
    sheets = 0
    with temporary_folder() as folder:
        context = ground.open(folder / "profile", tally.eyes)
        page = context.pages[0]
        page.goto(ground.address)
        wait_for_python(page)
        fresh = True
        for number in range(count):
            seed = f"{ground.seed}/exception/{number}"
            tally.tried += 1
            rng = Random(seed)
            player = Player(page, rng)
            try:
                if fresh or rng.random() < NEW_GAME:
                    player.sit_down()
                fresh = not (_move(player, 0) and _move(player, rng.random()))
                sheets += page.locator(SHEETS).count()
                _go_on(page)
                tally.eyes.wait_until_saved(page, UNTIL_WRITTEN)
                tally.check(page, seed)
                tally.losses += [f"{seed}: {other}" for other in tally.eyes.disagreements(page)]
            except (CannotPlay, PlaywrightError) as error:
                tally.note_stuck(page, seed, error)
                fresh = True
            if fresh or rng.random() < RELOADS:
                page.reload()
                wait_for_python(page)
                tally.check(page, seed)
        context.close()
    tally.name += f" ({sheets} told on a sheet)"
    return tally


def _move(player: Player, breaks_at: float) -> bool:
    """Make a move in which Python breaks after a share of the work, if that is not 0; return whether there was one."""
    page, last = player.page, player.prepare()
    if last is None:
        return False
    before = player.shown()
    do(page, "break-at", str(breaks_at))
    player.tap(last)
    page.wait_for_function(ANSWERED, arg=before, timeout=ANSWER_MS)
    ended = page.evaluate("window.ended")
    do(page, "end-answer")  # Comes when the rest of the answer has been made, or is dropped when that breaks.
    page.wait_for_function(ANSWERED_WHOLLY, arg=ended, timeout=ANSWER_MS)
    return True


def _go_on(page: Page) -> None:
    """Wait until the table stands again, and put away what is said of it."""
    wait_for_python(page)
    for sheet in page.locator(SHEETS).all():
        sheet.get_by_text(re.compile("^(Continue|Close)$")).click()
        page.wait_for_timeout(UNHURRIED_MS)
    page.locator(TABLE).first.wait_for(state="attached")


def do(page: Page, what: str, arg: str = "") -> None:
    """Send an event that no screen offers."""
    page.evaluate(
        """([what, arg]) => {
            const button = document.createElement("button");
            button.dataset.do = what;
            button.dataset.arg = arg;
            document.body.append(button);
            button.click();
            button.remove();
        }""",
        [what, arg],
    )
