"""Two tabs with the same games: one plays, and no tap in the other counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.playing import begin, expect_ply, parts_of, play_by_touch, redo
from tests.browser.saved import expect_saved
from tests.browser.served import Server
from tools.browsers import ENGINES, known, launch_options
from tools.visiting import BOOT_MS

Visit = Callable[[], Page]


PRESSED_TWICE = """() => {
  const button = document.querySelector("#client-elsewhere button");
  button.click();
  setTimeout(() => button.isConnected && button.click(), 50);
}"""
"""As people do who see nothing happen."""

SEEN_NO_MORE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.visibilityState;
}"""
"""As where another tab or app is looked at."""


def test_a_tab_that_does_not_play_takes_no_taps(visit: Visit) -> None:
    one = visit()
    begin(one)
    play_by_touch(one, "+4@2", 1)
    play_by_touch(one, "+1@6", 2)
    two = visit()
    two.goto(one.url)
    two.reload()
    expect(two.locator("#client-elsewhere")).to_contain_text("Playing in another tab")
    for _ in range(3):  # Neither what can be seen, nor by force.
        two.evaluate("document.querySelector('#undo')?.click()")
        two.keyboard.press("Control+z")
    two.get_by_text("Play here").tap()
    expect(two.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect(two.locator("#client-elsewhere")).to_have_count(0)
    expect_ply(two, 2)
    play_by_touch(two, "+3@5", 3)
    expect(one.locator("#client-elsewhere")).to_be_visible()
    assert one.workers == []
    for _ in range(3):
        one.evaluate("document.querySelector('#undo').click()")
        one.keyboard.press("Control+z")
    one.bring_to_front()
    one.evaluate(SEEN_NO_MORE)
    one.get_by_text("Play here").tap()
    expect(one.locator("#client-elsewhere")).to_have_count(0)
    expect(one.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(one, 3)
    expect_saved(one, {"Ada": 3})


def test_a_tab_plays_when_the_other_is_closed(visit: Visit) -> None:
    one = visit()
    begin(one)
    play_by_touch(one, "+4@2", 1)
    two = visit()
    expect(two.locator("#client-elsewhere")).to_be_visible()
    two.goto(one.url)
    one.close()
    expect(two.locator("#client-elsewhere")).to_have_count(0)
    play_by_touch(two, "+1@6", 2)


@pytest.mark.thorough
def test_a_tab_that_was_frozen_meanwhile_takes_no_taps(visit: Visit) -> None:
    """As a browser does with one that is not seen: it hears neither that another asks nor that it plays."""
    one = visit()
    begin(one)
    play_by_touch(one, "+4@2", 1)
    lifecycle = one.context.new_cdp_session(one)
    lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    two = visit()
    two.goto(one.url)
    two.get_by_text("Play here").wait_for()
    two.evaluate(PRESSED_TWICE)
    expect_ply(two, 1)
    play_by_touch(two, "+1@6", 2)
    assert len(two.workers) == 1
    lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
    one.evaluate("document.querySelector('#undo').click()")
    expect(one.locator("#client-elsewhere")).to_be_visible()
    one.evaluate("document.querySelector('#undo').click()")
    play_by_touch(two, "+3@5", 3)
    expect_saved(two, {"Ada": 3})


@pytest.mark.thorough
@pytest.mark.parametrize("engine", ENGINES[:2])
def test_two_tabs_play_one_game_in_turns(playwright: Playwright, server: Server, tmp_path: Path, engine: str) -> None:
    """Each takes over just after a tap in the other: a move that was shown stays, any other is never made."""
    kind = getattr(playwright, engine)
    context = kind.launch_persistent_context(str(tmp_path / "profile"), **launch_options(known(engine)))
    try:
        one, two = context.new_page(), context.new_page()
        one.goto(server.address)
        begin(one)
        play(one, "+4@2", 1)
        two.goto(one.url)
        here, there, made = two, one, 1
        for ply, move in enumerate(("+1@6", "+3@5", "+2@8"), start=2):
            there.evaluate("document.querySelector('#undo').click()")
            here.bring_to_front()
            here.locator("#client-elsewhere").get_by_text("Play here").click()
            expect(there.locator("#client-elsewhere")).to_be_visible()
            shown = int(re.findall(r"move (\d+)", there.locator(".count").inner_text())[0]) - 1
            there.evaluate("document.querySelector('#undo').click()")
            expect(here.locator("#client-elsewhere")).to_have_count(0)
            expect(here.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
            expect_ply(here, shown)
            if shown < ply - 1:
                redo(here)
            expect_ply(here, ply - 1)
            play(here, move, ply)
            here, there, made = there, here, ply
        expect_saved(there, {"Ada": made})
    finally:
        context.close()


def play(page: Page, move: str, ply: int) -> None:
    """With a mouse."""
    _, stone, place = parts_of(move)
    page.locator(f"#place-{place}").click()
    expect(page.locator(f"#place-{place}")).to_have_attribute("aria-pressed", "true")
    page.locator(f"#stone-{stone}").click()
    expect_ply(page, ply)
