"""Throws exceptions at random lines of what saves and draws in Python, while a move is made."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tools.force.ground import Ground, temporary_folder, wait_for_python
from tools.force.tally import Tally
from tools.force.taps import ANSWER_MS, CannotPlay, Player

NEW_GAME = 0.2
ANSWERED = """(before) => document.querySelector("#client-broke, #client-failed, #client-stopped")
    || (document.getElementById("board")?.dataset.shown ?? "") !== before
    || document.querySelector("#latch, #rematch")"""


def run(ground: Ground, count: int) -> Tally:
    """Throw so many exceptions."""
    tally = Tally("Exception thrown")
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
                    break_at(page, 0)
                    player.move()
                fresh = not _move_and_break(player, rng)
            except (CannotPlay, PlaywrightError) as error:
                tally.stuck.append(f"{seed}: {error}")
                fresh = True
            page.reload()
            wait_for_python(page)
            tally.check(page, seed)
        context.close()
    return tally


def _move_and_break(player: Player, rng: Random) -> bool:
    """Make a move in which Python breaks, and go on; return whether the game goes on, too."""
    page = player.page
    parts = player.plan()
    if not parts:
        return False
    player.pick(parts[:-1])
    before = player.shown()
    break_at(page, rng.random())
    player.tap(parts[-1])
    page.wait_for_function(ANSWERED, arg=before, timeout=ANSWER_MS)
    wait_for_python(page)
    if page.locator("#client-broke").count():
        page.locator("#client-broke").get_by_text("Go on").tap()
    return True


def break_at(page: Page, share: float) -> None:
    """Have Python break after this share of the lines that a move takes; 0 breaks nothing."""
    do(page, "break-at", str(share))


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
