"""Kills the browser just after a game was renamed, imported, deleted or brought back, and looks at all of them."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

import cuboteca
from tools.crashes.ground import Ground, kill_browser, temporary_folder, wait_for_python
from tools.crashes.seen import SAVED
from tools.crashes.tally import Tally
from tools.crashes.taps import UNHURRIED_MS
from tools.random_games import play_at_random
from tools.visiting import go

LATEST_MS = 400
MOST_MADE = 25
FEWEST_GAMES = 3
"""With fewer a game is imported, so that there are always others that could be lost."""

Saved = dict[str, dict[str, Any]]
"""The games in the database, by id."""


class Chore(NamedTuple):
    """What was asked of the app last, and how it shows when it is done."""

    name: str
    game: str
    """The id of the game it is about; empty for one that is imported, which gets its id then."""
    title: str
    shown: str
    """An expression that tells in the page whether it is shown as done."""

    def is_done(self, saved: Saved) -> bool:
        if self.name in ("rename", "import"):
            return any(game["title"] == self.title for game in saved.values())
        return (self.game in saved) == (self.name == "restore")


NAMES: Final = ("rename", "import", "delete", "restore")


def run(ground: Ground, count: int) -> Tally:
    """Kill a browser so many times."""
    tally = Tally("Browser killed at the saved games")
    done, seed = 0, ""
    with temporary_folder() as folder:
        profile = folder / "profile"
        before: Saved = {}
        chore, shown = None, False
        for number in range(count + 1):
            context = ground.open(profile, tally.eyes)
            page = context.pages[0]
            page.goto(f"{ground.address}#/saved")
            wait_for_python(page)
            after = {game["id"]: game for game in page.evaluate(SAVED)}
            if chore is not None:
                done += shown
                tally.losses += [f"{seed}: {loss}" for loss in losses(chore, shown, before, after)]
            before, chore, shown = after, None, False
            if number == count:
                context.close()
                break
            tally.tried += 1
            seed = f"{ground.seed}/chore/{number}"
            rng = Random(seed)
            try:
                chore = ask(page, rng, f"Game {number}")
                page.wait_for_timeout(rng.uniform(0, LATEST_MS))
                shown = page.evaluate(chore.shown)
            except PlaywrightError as error:
                tally.note_stuck(page, seed, error)
            kill_browser(profile)
            with contextlib.suppress(PlaywrightError):
                context.close()
    tally.name += f" ({done} with what was asked shown as done)"
    return tally


def ask(page: Page, rng: Random, title: str) -> Chore:
    """Ask for something of the saved games that are listed; the last tap is not waited for."""
    games = page.locator(".kept").evaluate_all("rows => rows.map(({ id }) => id.replace('kept-', ''))")
    name = "import" if len(games) < FEWEST_GAMES else rng.choice(NAMES)
    game = "" if name == "import" else rng.choice(games)
    if name == "import":
        table = play_at_random(rng.choice(list(cuboteca.games)), rng.randint(0, MOST_MADE), rng)
        table.title = title
        go(page, "#/import")
        page.locator("#record").fill(table.text)
        page.locator("#import button[type=submit]").click()
        return Chore(name, game, title, "location.hash.startsWith('#/play/')")
    if name == "rename":
        go(page, f"#/saved/{game}/rename")
        page.locator("#new-title").fill(title)
        page.locator("form button[type=submit]").click()
        return Chore(
            name, game, title, f"document.querySelector('#kept-{game} .card-title')?.textContent === '{title}'"
        )
    page.locator(f"[data-do=delete][data-arg='{game}']").click()
    if name == "delete":
        return Chore(name, game, title, f"document.getElementById('kept-{game}') === null")
    page.locator(f"#kept-{game}").wait_for(state="detached")
    page.wait_for_timeout(UNHURRIED_MS)
    page.locator("#restore").click()
    return Chore(name, game, title, f"document.getElementById('kept-{game}') !== null")


def losses(chore: Chore, shown: bool, before: Saved, after: Saved) -> list[str]:
    """Return what is not as it was shown, or was not asked for."""
    may_go = {chore.game} if chore.name in ("delete", "restore") else set()
    others = before.keys() & after.keys() - {chore.game}
    return [
        *([f"{chore.name} was shown as done and is not"] if shown and not chore.is_done(after) else []),
        *(f"{game} is gone" for game in before.keys() - after.keys() - may_go),
        *(f"{game} is not as it was" for game in others if after[game] != before[game]),
    ]
