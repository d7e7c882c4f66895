"""A page that nobody touches does nothing: no timer and no frame fires, no message is sent, nothing moves.

What fires is counted in the page and in its workers, each with the place in the code that asked for it.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route

from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.play.puzzle import read_puzzles
from cuboteca.play.table import Table
from tests.browser.devices import context_options
from tests.browser.served import Server
from tests.browser.test_clocks import HIDE
from tests.browser.watched import Watch
from tests.examples import first
from tools.visiting import BOOT_MS, go, keep, lift_lid, link_to, say_hello, see_out

COUNT = """
(() => {
  if (globalThis.fired) return; // One worker imports what is another elsewhere.
  globalThis.fired = [];
  const where = () => (new Error().stack ?? "").split("\\n").slice(3, 6).map((line) => line.trim()).join(" < ");
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"]) {
    const own = globalThis[name];
    if (own) globalThis[name] = (callback, ...rest) => {
      const from = where();
      return own.call(globalThis, (...given) => { fired.push(`${name} ${from}`); return callback(...given); }, ...rest);
    };
  }
  for (const channel of [globalThis.Worker?.prototype, MessagePort.prototype, BroadcastChannel.prototype, globalThis]) {
    const own = channel?.postMessage;
    if (own) channel.postMessage = function (...given) {
      fired.push(`message ${where()}`);
      return own.apply(this, given);
    };
  }
})();
"""
FIRED = "fired.splice(0)"
MOVES = """() => [
  ...document.getAnimations().filter((one) => one.playState === "running").map(({ effect, animationName }) =>
    `animation ${animationName ?? ""} of ${effect?.target?.outerHTML.slice(0, 120)}`),
  ...[...document.querySelectorAll("animate, animateTransform, animateMotion, set")].map((one) => one.outerHTML),
]"""
BRIEFLY, SECONDS = 0.3, 1.5
"""How long nothing happens before it is looked for how long nothing may happen."""
SETTLED = 15
"""After how many seconds at the latest: a page loads the other bundles when a start is over (`WHEN_QUIET`)."""
WORKER = "**/js/*worker*.mjs"


@pytest.fixture(scope="module")
def counted(browser: Browser, site: Path) -> Iterator[Page]:
    """A page that counts what fires, also in its workers; for all tests, as none leaves anything open."""
    server = Server(site)
    server.start()
    context = browser.new_context(**context_options("phone", "light"), service_workers="block")
    context.set_default_timeout(BOOT_MS)
    watch = Watch(context, server.origin)
    context.add_init_script(COUNT)
    context.route(WORKER, counting)
    page = context.new_page()
    page.goto(server.address)
    page.locator("html:not([data-starting])").wait_for(state="attached")
    assert page.evaluate(FIRED), "a start is counted in the page"
    assert page.workers[0].evaluate(FIRED), "and in the worker"
    yield page
    context.close()
    watch.check()
    server.kill()


def counting(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=COUNT + answer.text())


def fired(page: Page) -> list[str]:
    """Return what has happened since this was last asked for, and what moves now."""
    workers = [f"in a worker: {one}" for worker in page.workers for one in worker.evaluate(FIRED)]
    return [*page.evaluate(FIRED), *workers, *page.evaluate(MOVES)]


def most_common(what: list[str]) -> str:
    return json.dumps(Counter(what).most_common(8), indent=1)


def expect_nothing(page: Page, at_most: int = 0) -> None:
    """Until nothing has happened for a while, or no more than that: what comes again and again is never seen to end."""
    until = time.monotonic() + SETTLED
    fired(page)
    while True:
        for seconds in (BRIEFLY, SECONDS):
            time.sleep(seconds)
            seen = fired(page)
            if len(seen) > at_most:
                assert time.monotonic() < until, most_common(seen)
                break
        else:
            return


def table_of(game: str, plies: int, options: dict[str, str] | None = None, opponents: tuple[str, ...] = ()) -> Table:
    """Return a game of random moves after so many plies, or when it is over before, that a person is to go on with."""
    rng = Random(game)
    nature = SampledNature(rng)
    table = Table.begin(games[game], ("Ada", "Bo"), "2026-11-20", options or {}, opponents=opponents)
    nature.settle(table)
    while table.state.seat is not None and (table.ply < plies or (opponents and table.state.seat)):
        table.play(rng.choice(list(table.state.moves())))
        nature.settle(table)
    return table


def sit_down(page: Page, table: Table) -> None:
    go(page, link_to(table))
    keep(page)
    say_hello(page)
    lift_lid(page)
    see_out(page)


SCREENS = ("#/", "#/saved", "#/settings", "#/guide/qurush", "#/new/cube_quest", "#/learn/qyshinsu")


@pytest.mark.parametrize("address", first(1, SCREENS))
def test_a_screen(counted: Page, address: str) -> None:
    go(counted, address)
    expect_nothing(counted)


def test_what_happens_is_seen(counted: Page) -> None:
    for here in (counted, counted.workers[0]):
        expect_nothing(counted)
        here.evaluate("void setTimeout(() => {})")
        time.sleep(BRIEFLY)
        assert len(fired(counted)) == 1
    counted.evaluate("document.body.animate([{ opacity: 0.9 }, { opacity: 1 }], 1000)")
    assert "animation" in fired(counted)[0]
    counted.evaluate("document.getAnimations().forEach((one) => one.cancel())")


SOUNDING = """
globalThis.sounding = [];
globalThis.AudioContext = class extends AudioContext {
  constructor(...how) {
    super(...how);
    sounding.push(this);
  }
};
"""


def wait_for_sound(page: Page, state: str) -> None:
    """Until the device's sound is like that: a context that runs costs as much silent as loud."""
    for _ in range(200):
        if page.evaluate("sounding.map((one) => one.state).join()") == state:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the sound is never {state}")


def test_sound_sleeps_while_nothing_sounds_and_wakes_for_the_next(page: Page, server: Server, engine: str) -> None:
    if engine == "firefox":
        pytest.skip("Without a sound device Firefox keeps all sound suspended.")
    page.add_init_script(SOUNDING)
    page.goto(f"{server.address}#/new/qyshinsu")
    page.reload()
    page.locator("#start").click()
    page.locator("#got-it").click()  # By now the page knows that sound is wanted.
    wait_for_sound(page, "running")
    wait_for_sound(page, "suspended")
    page.locator("#place-6").click()
    wait_for_sound(page, "running")
    wait_for_sound(page, "suspended")


def test_a_puzzle(counted: Page) -> None:
    puzzle = next(iter(read_puzzles(games.puzzles("qyshinsu").collection)))
    go(counted, f"#/puzzle/qyshinsu/{puzzle.id}")
    counted.locator("#task").wait_for()
    expect_nothing(counted)


@pytest.mark.parametrize("game", first(1, reversed(tuple(games))))
def test_a_table(counted: Page, game: str) -> None:
    sit_down(counted, table_of(game, 12))
    expect_nothing(counted)


def test_a_sheet(counted: Page) -> None:
    sit_down(counted, table_of("qurush", 8))
    counted.locator("#more").click()
    counted.locator("#dialog").wait_for()
    expect_nothing(counted)


def test_the_set_up_of_an_arena(counted: Page) -> None:
    sit_down(counted, table_of("cube_quest", 0))
    expect_nothing(counted)


def test_a_game_that_is_over(counted: Page) -> None:
    sit_down(counted, table_of("qyshinsu", 500))
    counted.locator("#rematch").wait_for()
    expect_nothing(counted)


def test_a_person_against_an_opponent(counted: Page) -> None:
    sit_down(counted, table_of("qyshinsu", 4, opponents=("", "easy")))
    expect_nothing(counted)


def test_a_clock_ticks_once_a_second_and_stands_still_out_of_sight(counted: Page) -> None:
    go(counted, "#/new/qyshinsu")
    for chosen in ("#company-people", "#clock-game", "#clock-game-180"):
        counted.locator(f"{chosen}, label:has(> {chosen})").last.dispatch_event("click")
        counted.wait_for_timeout(300)
    counted.locator("#start").dispatch_event("click")
    counted.locator('#clock-seat-0[data-runs="down"]').wait_for()
    say_hello(counted)
    expect_ticks(counted)
    counted.locator("[data-client=pause]").dispatch_event("click")
    expect_nothing(counted)
    counted.locator("#client-pause button").dispatch_event("click")
    counted.evaluate("document.body.append(Object.assign(document.createElement('i'), { className: 'client-cover' }))")
    expect_nothing(counted)
    counted.evaluate("document.querySelector('.client-cover').remove()")
    time.sleep(SECONDS)
    assert fired(counted), "it goes on by itself"


@pytest.mark.thorough
def test_a_time_limit_ticks_once_a_second_and_stands_still_out_of_sight(counted: Page) -> None:
    sit_down(counted, table_of("cube_quest", 12, {"flick_timer": "600"}))
    counted.locator("#countdown").wait_for()
    expect_ticks(counted)
    before = counted.locator("#countdown").inner_text()
    counted.evaluate(HIDE, True)
    time.sleep(2)
    counted.evaluate(HIDE, False)
    assert seconds(before) - seconds(counted.locator("#countdown").inner_text()) < 6


def seconds(shown: str) -> int:
    return int("".join(filter(str.isdigit, shown)))


def expect_ticks(page: Page) -> None:
    """Something fires each second, once, and nothing in a hidden page."""
    expect_nothing(page, at_most=round(SECONDS) + 1)
    page.evaluate(HIDE, True)
    expect_nothing(page)
    page.evaluate(HIDE, False)
    time.sleep(SECONDS)
    assert fired(page), "it ticks on"
