"""Plays one game in two tabs, with taps on both sides while one takes over from the other."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tools.crashes.ground import Ground, temporary_folder, wait_for_python
from tools.crashes.seen import SAVED, decisions, table_of
from tools.crashes.tally import Tally
from tools.crashes.taps import TABLE, CannotPlay, Player

LATEST_MS = 400
NEW_GAME = 0.3
STRAY_TAPS = 3


def run(ground: Ground, count: int) -> Tally:
    """Take over so many times."""
    tally = Tally("Tab taken over")
    with temporary_folder() as folder:
        context = ground.open(folder / "profile", tally.eyes)
        here, there = context.pages[0], context.new_page()
        here.goto(ground.address)
        wait_for_python(here)
        fresh = True
        for number in range(count):
            seed = f"{ground.seed}/takeover/{number}"
            tally.tried += 1
            rng = Random(seed)
            try:
                if fresh or rng.random() < NEW_GAME:
                    here.bring_to_front()
                    Player(here, rng).sit_down()
                before = _take_over(here, there, rng)
                here, there = there, here
                tally.check(here, seed)
                if _decisions(here) > before + 1:
                    tally.losses.append(f"{seed}: a move was made that nobody made")
                fresh = False
            except (CannotPlay, PlaywrightError) as error:
                tally.note_stuck(here, seed, error)
                for page in (there, here):  # The one that is loaded first waits for the other, and gets its turn.
                    page.goto("about:blank")
                for page in (here, there):
                    page.goto(ground.address)
                wait_for_python(here)
                fresh = True
        context.close()
    return tally


def _take_over(here: Page, there: Page, rng: Random) -> int:
    """Tap a move in the tab that plays and take over in the other; return how many moves people had made before."""
    player = Player(here, rng)
    last = player.prepare_somewhere()
    before = _decisions(here)
    there.goto(here.url)
    there.reload()
    there.locator("#client-elsewhere").wait_for()
    here.bring_to_front()
    player.tap(last)
    here.wait_for_timeout(rng.uniform(0, LATEST_MS))
    there.bring_to_front()
    _tap_anywhere(there, rng)
    there.locator("#client-elsewhere").get_by_text("Play here").click()
    here.locator("#client-elsewhere").wait_for()
    _tap_anywhere(here, rng)
    there.locator("#client-elsewhere").wait_for(state="detached")
    wait_for_python(there)
    there.locator(TABLE).first.wait_for(state="attached")
    return before


def _tap_anywhere(page: Page, rng: Random) -> None:
    """Tap the board at random points, through the lid over it, and Undo."""
    page.evaluate(
        """(points) => {
            const board = document.getElementById("board")?.getBoundingClientRect();
            for (const [across, down] of board ? points : []) {
                const [x, y] = [board.x + board.width * across, board.y + board.height * down];
                const met = document.elementsFromPoint(x, y).find((one) => one.closest("#app [data-part]"));
                met?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
            }
            document.getElementById("undo")?.click();
        }""",
        [[rng.random(), rng.random()] for _ in range(STRAY_TAPS)],
    )


def _decisions(page: Page) -> int:
    """Return how many moves people have made in the game at this address."""
    here = page.url.partition("#/play/")[2].partition("/")[0]
    return next((decisions(table_of(game)) for game in page.evaluate(SAVED) if game["id"] == here), 0)
