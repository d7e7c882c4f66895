"""Real fingers on a page of Chromium, and how long they rest."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import hypot

from playwright.sync_api import Locator, Page

UNHURRIED = 0.4
"""Seconds. Of two taps in a row that follow each other faster the second is none (static/js/input/double-tap.js)."""

NEAR = 48
"""Pixels between the middles of what is tapped, within which two taps may be on one spot."""


STILL = """() => new Promise((done) => {
  const look = () => [...document.querySelectorAll(".cubes, .cube")].map((e) => e.getAttribute("style") ?? "").join();
  let before = "", alike = 0;
  const next = () => {
    const now = look();
    alike = now === before ? alike + 1 : 0;
    before = now;
    if (alike < 6) requestAnimationFrame(next);
    else done();
  };
  next();
})"""
"""Resolved when the cubes, which the page itself moves, have been in one place for some frames."""


def wait_until_still(page: Page) -> None:
    """Until the cubes have glided where they belong."""
    page.evaluate(STILL)


def let_pass(page: Page, milliseconds: int) -> None:
    """Until a timer of the page, set now, has gone off: whatever it would do within that time has been done."""
    page.evaluate("(ms) => new Promise((done) => setTimeout(done, ms))", milliseconds)


class Fingers:
    """Real ones: the browser may take their way for a scroll of its own."""

    def __init__(self, page: Page) -> None:
        self._touch = page.context.new_cdp_session(page)

    def put(self, *points: tuple[float, float], when: float | None = None) -> None:
        """At that time by the fingers' own clock, if one is given."""
        self._send("touchStart", points, **({} if when is None else {"timestamp": when}))

    def move(self, *points: tuple[float, float]) -> None:
        self._send("touchMove", points)

    def lift(self) -> None:
        self._send("touchEnd", ())

    def tap(self, point: tuple[float, float], when: float) -> None:
        """Tap at that time by the fingers' own clock (seconds since 1970), however late a busy machine hears of it."""
        self._send("touchStart", (point,), timestamp=when)
        self._send("touchEnd", (), timestamp=when + 0.05)

    def _send(self, kind: str, points: tuple[tuple[float, float], ...], **when: float) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched, **when})


BOX_AT_REST = """async (element) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  let now = box();
  for (let before; JSON.stringify(before) !== JSON.stringify(now); now = box()) {
    before = now;
    await frame();
  }
  return now;
}"""


def box_at_rest(there: Locator) -> dict[str, float]:
    """Where something is once it lies still; what is laid out anew is framed a frame later."""
    box: dict[str, float] = there.evaluate(BOX_AT_REST)
    return box


def tap_at_rest(there: Locator) -> None:
    """Tap in the middle of something in 3D: seen edge-on it has no area, and the driver's own tap would take it to be
    out of sight."""
    box = box_at_rest(there)
    there.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def at_rest(there: Locator) -> Locator:
    """The same, once it lies still: a gesture that is forced does not wait for that."""
    box_at_rest(there)
    return there


MIDDLE = """async (element) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let [across, down] = middle();
  for (let before; before?.[0] !== across || before[1] !== down; [across, down] = middle()) {
    before = [across, down];
    await frame();
  }
  return [across, down, element.contains(document.elementFromPoint(across, down))];
}"""
"""Where a finger would tap once it lies still, and whether it would meet what it means."""


class Pace:
    """The pace of somebody who reads what a button says before it is tapped: no tap is the second of two."""

    def __init__(self) -> None:
        self._when = 0.0
        self._where = (0.0, 0.0)

    @contextmanager
    def before(self, there: Locator) -> Iterator[None]:
        """Rest before a tap on something that lies where the last one was, for as long as it takes."""
        there.scroll_into_view_if_needed()  # Before the look: where it lay may be far from where it will be tapped.
        box = there.bounding_box()
        with self._at((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)):
            yield

    @contextmanager
    def _at(self, where: tuple[float, float]) -> Iterator[None]:
        is_near = hypot(where[0] - self._where[0], where[1] - self._where[1]) < NEAR
        self._where = where
        if is_near:
            time.sleep(max(0.0, self._when + UNHURRIED - time.monotonic()))
        yield
        # Only now: on a busy machine a tap may come long after it was asked for.
        self._when = time.monotonic()

    def tap(self, there: Locator) -> None:
        """Tap the middle of something, unhurried. Where it moves or is covered Playwright waits until it can be met;
        else looking once costs a quarter less than its own tap."""
        x, y, is_met = there.evaluate(MIDDLE)
        with self._at((x, y)):
            if is_met:
                there.page.touchscreen.tap(x, y)
            else:
                there.tap()
