"""The first turns beside a team-mate in Cu[o]be and against an opponent in Cube Quest, with no network, by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fingers import Pace, let_pass
from tests.browser.hinted import CONFIRMS, confirm
from tests.browser.quest import FLICK, saved_moves
from tests.browser.served import Server
from tests.browser.watched import Watch
from tools.visiting import BOOT_MS, say_hello, see_out_until, see_out_until_gone

OpenPage = Callable[..., Page]

MINE = ".actions:not(.meanwhile) #undo"
THINKS_MS = 20_000


def sit_down(page: Page, server: Server, watch: Watch, game: str) -> None:
    """Wait until all is kept, take the network away, and begin with Gentle in the second seat."""
    page.locator("html[data-offline-ready]").wait_for(timeout=BOOT_MS, state="attached")
    server.kill()
    watch.without_network()
    watch.allow("fetching the script")  # the service worker looks for a new version of itself
    page.locator(f"#niche-{game}").click()
    page.locator("#company-alone").click()
    page.locator("button#level-1").click()
    page.locator("#choose-gentle").click()
    expect(page.locator(".meeting")).to_contain_text("Gentle")
    page.locator("#start").click()
    page.locator("[data-screen=play]").wait_for(timeout=BOOT_MS)
    say_hello(page)
    page.locator(MINE).wait_for(timeout=THINKS_MS)


def play_a_hint(page: Page, pace: Pace) -> None:
    """Make the best move that a hint tells, which may end the game."""
    if page.locator("#hint").count():
        pace.tap(page.locator("#hint"))
    else:
        pace.tap(page.locator("#more"))
        pace.tap(page.locator("[data-do=hint]").first)
    shown = page.locator("#hint-show, #hint-play").first
    shown.wait_for(timeout=THINKS_MS)
    if shown.get_attribute("id") == "hint-show":
        pace.tap(shown)
    is_picked = page.locator("#hint-play").inner_text() == "Use it"
    pace.tap(page.locator("#hint-play"))
    see_out_until_gone(page, "#hint-panel", THINKS_MS)  # It may bring a card.
    if is_picked:
        confirm(page, lambda: pace.tap(page.locator(CONFIRMS)), THINKS_MS)


@pytest.mark.thorough
def test_two_turns_with_a_team_mate(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    page = open_page("phone", offline=True, reduced_motion="reduce")
    sit_down(page, server, watches[0], "cuobe")
    expect(page.locator(".meeting")).to_have_count(0)
    pace, turns, thinks = Pace(), 0, page.locator(".meanwhile")
    for _ in range(60):
        play_a_hint(page, pace)
        let_pass(page, 100)
        if thinks.count():
            expect(page.locator("main [data-part^='do:']")).to_have_count(0)
            see_out_until(page, MINE, 3 * THINKS_MS)  # A team-mate moves; then a card may begin my turn.
            expect(page.locator("#moved")).to_have_count(0)
            turns += 1
        if turns == 2:
            break
    assert turns == 2


def until_my_turn(page: Page, made: int) -> None:
    """Wait until more than `made` moves are saved, all have flown, and a person is to move or the game is over."""
    waits = page.locator(f"{MINE}, #rematch")
    before = made
    for _ in range(3 * THINKS_MS // 200):
        let_pass(page, 200)
        saved = len(saved_moves(page))
        if saved > made and saved == before and waits.count() and not page.locator("[data-flying]").count():
            return
        before = saved
    raise AssertionError("It never was a person's turn again.")


@pytest.mark.thorough
def test_two_turns_against_an_opponent(open_page: OpenPage, server: Server, watches: list[Watch]) -> None:
    page = open_page("phone", offline=True)
    sit_down(page, server, watches[0], "cube_quest")
    pace, flicks = Pace(), 0
    page.evaluate(
        """() => {
            window.flights = 0;
            let flew = false;
            new MutationObserver(() => {
                const flies = document.querySelector("[data-flying]") !== null;
                if (flies && !flew) window.flights += 1;
                flew = flies;
            }).observe(document.body, { attributes: true, childList: true, subtree: true });
        }"""
    )
    again = page.locator("#rematch")
    for _ in range(24):
        if again.count():
            pace.tap(again)
            page.locator(MINE).wait_for(timeout=2 * THINKS_MS)
        made, flights = len(saved_moves(page)), page.evaluate("window.flights")
        play_a_hint(page, pace)
        until_my_turn(page, made)
        new = [FLICK.search(move) is not None for move in saved_moves(page)[made:]]
        assert page.evaluate("window.flights") - flights >= sum(new), "each flick is seen to fly"
        flicks += sum(new[1:])  # the first of them was the hint
        if flicks >= 2:
            break
    assert flicks >= 2
