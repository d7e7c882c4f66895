"""Playing Qyshinsu in a page: setting up, and making moves in each of the ways that players have."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from cuboteca.play.view import View
from tests.browser.setting_up import set_up
from tools.visiting import BOOT_MS, go, say_hello


def whole_game(seed: int, longest: int = 24) -> tuple[str, ...]:
    """The moves of a random game of Qyshinsu that ends soon."""
    rng = Random(seed)
    while True:
        table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
        while table.state.seat is not None:
            table.play(rng.choice(table.state.moves()))
        if 8 <= table.ply <= longest:
            return table.moves


def visit(page: Page, address: str, sign: str) -> None:
    """Go to another screen, and wait for something that shows when it is there."""
    go(page, address)
    expect(page.locator(sign).first).to_be_visible()


def begin(page: Page, one: str = "Ada", two: str = "Bo") -> None:
    """From home to the table."""
    set_up(page, "qyshinsu", (one, two))
    expect(page.locator("#place-12")).to_be_visible(timeout=BOOT_MS)
    say_hello(page)


def begin_another(page: Page, one: str, two: str) -> None:
    """To the table of a new game, from anywhere."""
    page.evaluate("location.hash = '#/new/qyshinsu'")
    page.locator("#name-0").fill(one)
    page.locator("#name-1").fill(two)
    page.locator("#start").click()
    expect(page.locator("#place-12")).to_be_visible(timeout=BOOT_MS)
    expect(page.locator(".seats")).to_contain_text(one)


def parts_of(move: str) -> tuple[str, str, int]:
    """Sign, kind and place of a move's notation."""
    found = re.fullmatch(r"([+-])([O1-5])@(\d+)", move)
    assert found is not None, move
    return found[1], found[2].replace("O", "0"), int(found[3])


def play_by_touch(page: Page, move: str, ply: int) -> None:
    """Tap the place, then the stone; or the own stone twice."""
    sign, kind, place = parts_of(move)
    page.locator(f"#place-{place}").tap()
    expect(page.locator(f"#place-{place}")).to_have_attribute("aria-pressed", "true")
    page.locator(f"#place-{place}" if sign == "-" else f"#stone-{kind}").tap()
    expect_ply(page, ply)


def play_by_keyboard(page: Page, move: str, ply: int) -> None:
    """Walk the ring with the arrows to the place, Enter, then the stone's digit; or Enter twice."""
    sign, kind, place = parts_of(move)
    focused = page.evaluate("document.activeElement.id")
    if not focused.startswith("place-"):
        page.locator('[id^="place-"][tabindex="0"]').focus()
        focused = page.evaluate("document.activeElement.id")
    here = int(focused.removeprefix("place-"))
    steps = (place - here) % 12
    key, times = ("ArrowRight", steps) if steps <= 6 else ("ArrowLeft", 12 - steps)
    for _ in range(times):
        here = (here + (1 if key == "ArrowRight" else -1) - 1) % 12 + 1
        page.keyboard.press(key)
        expect(page.locator(f"#place-{here}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"#place-{place}")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter" if sign == "-" else kind.replace("0", "o"))
    expect_ply(page, ply)


def play_by_notation(page: Page, move: str, ply: int) -> None:
    """Type it in the list of moves, which stays open."""
    page.locator("#typed").fill(move)
    page.keyboard.press("Enter")
    expect_ply(page, ply)


def redo(page: Page) -> None:
    """Redo is in the menu, which closes when nothing is left to be done again."""
    page.locator("#more").click()
    page.locator("#redo:not([aria-disabled])").click()
    expect(page.locator("#dialog")).to_have_count(0)


def expect_ply(page: Page, ply: int) -> None:
    """Until the answer shows that so many moves have been made, or that the game is over."""
    shown = page.locator(".count, .step-where")
    expect(shown).to_contain_text(re.compile(rf"\b({ply + 1}|{ply}\D+{ply})\b"))


def expect_the_end(page: Page, moves: tuple[str, ...]) -> None:
    """The end screen, with the winner and the reason that the rules give."""
    table = Table.begin(games["qyshinsu"], ("Ada", "Bo"), "2026-11-20")
    for move in moves:
        table.play(move)
    assert table.state.outcome is not None
    view = View(table.state, table.names, table.standing)
    expect(page.locator("#title")).to_have_text(games.game_view("qyshinsu").ending(view)[0])
    expect(page.locator("#rematch")).to_be_visible()
    expect_ply(page, len(moves))
