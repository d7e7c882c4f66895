"""Clocks on a phone: the time of whoever decides passes, stands still where nobody sees the board, and ends a game."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import expect_accessible
from tests.browser.playing import play_by_touch
from tests.browser.visitor import BOOT, Visitor
from tools.visiting import BOOT_MS, say_hello

OpenPage = Callable[..., Page]

HIDE = """(away) => {
  Object.defineProperty(document, "hidden", { get: () => away, configurable: true });
  Object.defineProperty(document, "visibilityState", { get: () => (away ? "hidden" : "visible"), configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""As when the person looks at another app."""
SLOW = 6
"""Seconds that a busy machine may take between two lines of a test: they pass on the clock, too."""


def open_with_time(open_page: OpenPage) -> Page:
    """Open the site in a browser whose time can be made to pass."""
    page = open_page()
    page.clock.install()
    page.reload()
    return page


def begin(page: Page, game: str, kind: str, seconds: int) -> None:
    """Sit down to a game between Ada and Bo, by touch, with a clock that adds nothing."""
    page.locator(f"#niche-{game}").tap()
    page.locator("#company-people").wait_for(timeout=BOOT_MS)
    page.locator("#company-people").tap()
    expect(page.locator("#name-1")).to_be_visible()
    for seat, name in enumerate(("Ada", "Bo")):
        page.locator(f"#name-{seat}").fill(name)
    for chip in (f"#clock-{kind}", f"#clock-{kind}-{seconds}", *(("#clock-more-0",) if kind == "game" else ())):
        page.locator(f"label:has(> {chip})").tap()
        expect(page.locator(chip)).to_be_checked()
    expect_accessible(page)
    page.locator("#start").tap()


def left(page: Page, seat: int) -> float:
    """Return the seconds that a seat has left, as shown."""
    minutes, seconds = page.locator(f"#clock-time-{seat}").inner_text().split(":")
    return 60 * int(minutes) + float(seconds)


def pass_time(page: Page, seconds: int) -> None:
    page.clock.fast_forward(1000 * seconds)


def expect_left(page: Page, seat: int, seconds: float) -> None:
    """So much is left, or a little less, as the machine took its time."""
    shown = left(page, seat)
    assert seconds - SLOW <= shown <= seconds + 1, f"seat {seat}: {shown}, not {seconds}"


def test_time_passes_for_whoever_decides_and_only_before_the_board(open_page: OpenPage) -> None:
    page = open_with_time(open_page)
    begin(page, "qyshinsu", "game", 180)
    expect(page.locator('#clock-seat-0[data-runs="down"]')).to_be_visible(timeout=BOOT_MS)
    say_hello(page)
    expect_accessible(page)
    pass_time(page, 30)
    expect(page.locator("#clock-time-0")).to_have_text(re.compile("^[12]:"))
    assert left(page, 0) < 151
    play_by_touch(page, "+4@2", 1)
    ada = left(page, 0)
    pass_time(page, 20)
    expect(page.locator("#clock-time-1")).to_have_text(re.compile("^2:"))
    assert left(page, 0) == ada, "one clock runs at a time"

    bo = left(page, 1)
    page.locator("#more").tap()
    expect(page.locator("#dialog")).to_be_visible()
    pass_time(page, 60)
    page.locator("#dialog-close").tap()
    expect(page.locator("#dialog")).to_have_count(0)
    expect_left(page, 1, bo)

    bo = left(page, 1)
    page.locator("[data-client=pause]").tap()
    expect(page.locator("#client-pause")).to_contain_text("The clock is stopped.")
    pass_time(page, 60)
    page.locator("#client-pause button").tap()
    expect(page.locator("#client-pause")).to_have_count(0)
    expect_left(page, 1, bo)

    bo = left(page, 1)
    page.evaluate(HIDE, True)
    pass_time(page, 60)
    page.evaluate(HIDE, False)
    expect_left(page, 1, bo)

    pass_time(page, 30)
    expect(page.locator("#clock-time-1")).to_have_text(re.compile("^(2:0|1:5)"))
    bo = left(page, 1)
    page.reload()
    expect(page.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
    # The page knows what Python wasn’t told.
    expect(page.locator("#clock-time-1")).to_have_text(re.compile("^(2:0|1:5)"))
    expect_left(page, 1, bo)
    assert left(page, 0) == ada


def test_whose_time_is_up_has_lost_and_undo_takes_it_back(open_page: OpenPage) -> None:
    page = open_with_time(open_page)
    begin(page, "qyshinsu", "game", 180)
    expect(page.locator('#clock-seat-0[data-runs="down"]')).to_be_visible(timeout=BOOT_MS)
    say_hello(page)
    play_by_touch(page, "+4@2", 1)
    expect(page.locator('#clock-seat-1[data-runs="down"]')).to_be_visible()
    assert page.locator("#clock-seat-1[data-state]").count() == 0
    pass_time(page, 163)
    expect(page.locator('#clock-seat-1[data-state="low"]')).to_be_visible()
    expect(page.locator("#clock-time-1")).to_have_text(re.compile(r"^0:\d\d\.\d$"))
    expect(page.locator("#assertive")).to_have_text("Bo, 20 seconds left")
    pass_time(page, 30)
    expect(page.locator("#title")).to_have_text("Ada wins on time")
    expect(page.locator("main")).to_contain_text("Bo’s time is up.")
    expect(page.locator("#assertive")).to_have_text("")
    page.locator("#undo").tap()
    expect(page.locator('#clock-seat-1[data-runs="down"]')).to_be_visible()
    expect_left(page, 1, 180)
    pass_time(page, 163)
    expect(page.locator("#assertive")).to_have_text("Bo, 20 seconds left")
    play_by_touch(page, "+1@6", 2)
    expect(page.locator('#clock-seat-0[data-runs="down"]')).to_be_visible()
    expect(page.locator("#assertive")).to_have_text("")


def test_the_lid_stops_a_timer(open_page: OpenPage) -> None:
    page = open_with_time(open_page)
    begin(page, "qurush", "turn", 90)
    latch = page.locator("#latch")
    expect(latch).to_be_visible(timeout=BOOT_MS)
    expect(page.locator("main")).to_contain_text("Ada has 90 seconds for this turn")
    pass_time(page, 300)
    latch.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ringed")).to_be_visible()
    expect_left(page, 0, 90)
    expect_accessible(page)
    pass_time(page, 40)
    expect(page.locator("#clock-time-0")).to_have_text(re.compile("^0:4"))
    expect(page.locator("#clock-ring")).to_have_attribute("stroke-dashoffset", re.compile("^(4[4-9]|5)"))

    pause = page.get_by_role(
        "button", name="Pause the timer", exact=True
    )  # No time in it: it would be said each second.
    pause.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#client-pause")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#client-pause")).to_have_count(0)


A_MINUTE_MORE = """(() => {
  const place = Object.keys(localStorage).find((key) => key.endsWith(" clock"));
  const [game, ply, spent] = localStorage.getItem(place).split(" ");
  localStorage.setItem(place, [game, ply, Number(spent) + 60_000].join(" "));
})()"""
"""As if the decision had taken a minute more before the page was left."""


def seconds_of(visitor: Visitor, seat: int) -> float:
    """Return the seconds that a seat has left, as shown."""
    minutes, seconds = visitor.text(f"#clock-time-{seat}").split(":")
    return 60 * int(minutes) + float(seconds)


def wait_until_less(visitor: Visitor, seat: int, seconds: float, within: float = BOOT) -> None:
    deadline = time.monotonic() + within
    while seconds_of(visitor, seat) >= seconds:
        assert time.monotonic() < deadline, f"the clock of seat {seat} stands still at {seconds}"
        time.sleep(0.1)


@pytest.mark.thorough
@pytest.mark.engines
def test_a_clock_runs_is_paused_and_kept_in_every_engine(visitor: Visitor) -> None:
    """Three minutes and five seconds more for each turn: they are added at once, and a page that is left and
    opened again gives no time back."""
    visitor.tap("#niche-qyshinsu")
    visitor.tap("#company-people")
    visitor.tap("label:has(> #clock-game)")
    visitor.tap("label:has(> #clock-game-180)")
    visitor.wait("#clock-game-180:checked")
    visitor.tap("#start")
    visitor.wait("#game-clock")
    visitor.tap("#got-it")
    wait_until_less(visitor, 0, 180)

    visitor.tap("[data-client=pause]")
    visitor.wait("#client-pause")
    stands = seconds_of(visitor, 0)
    time.sleep(1.5)
    assert seconds_of(visitor, 0) == stands
    visitor.tap("#client-pause button")
    wait_until_less(visitor, 0, stands)

    visitor.tap("#stone-4")
    visitor.tap("#place-2")
    visitor.wait("#clock-seat-1[data-runs=down]")
    wait_until_less(visitor, 1, 179)
    paid = seconds_of(visitor, 0)
    assert paid > stands - SLOW + 5

    table = visitor.address()
    visitor.goto("licences.txt")  # Of the site, and without the app.
    visitor.evaluate(A_MINUTE_MORE)
    visitor.goto(f"#{table}")
    visitor.wait(":root:not([data-starting]) #clock-seat-1[data-runs=down]")
    wait_until_less(visitor, 1, 120, within=30)
    assert seconds_of(visitor, 0) == paid
