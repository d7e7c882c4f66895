"""A file that the browser has dropped is missed in words, at once, and fetched again when the network is back."""

from __future__ import annotations

import pytest

from tests.browser.served import Server
from tests.browser.test_engines import wait_until_gone
from tests.browser.visitor import CHROMIUM_FIRST, Visitor
from tools.browsers import ENGINES

pytestmark = pytest.mark.thorough

START = (
    "index.html",
    "css/site.css",
    "fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "js/head.js",
    "js/boot.js",
    "js/python.js",
    "js/table-worker.mjs",
    "js/stand-in-database.mjs",
    "js/interpreter.mjs",
    "js/site.mjs",
    "js/flush.mjs",
    "js/database.mjs",
    "main.py",
    "app.zip",
    "vendor/polyscript/index.js",
    "vendor/polyscript/worker.js",
    "vendor/pyodide/pyodide.asm.mjs",
    "vendor/pyodide/pyodide.asm.wasm",
    "vendor/pyodide/pyodide-lock.json",
    "vendor/pyodide/stdlib.bundle",
)
"""What a start needs."""

SET_UP = (
    "games/cube_quest.bundle",
    "art/cube_quest.html",
    "css/cube_quest.css",
    "screens/en/new-cube_quest.json",
)
TABLE = (
    "js/arena-table.js",
    "js/simulator-worker.mjs",
    "js/physics.mjs",
    "js/stillness.mjs",
    "vendor/rapier/rapier.mjs",
)
"""What the game needs that needs most."""

FEW = (
    "index.html",
    "js/head.js",
    "js/boot.js",
    "js/table-worker.mjs",
    "js/flush.mjs",
    "vendor/pyodide/pyodide.asm.wasm",
)
"""One of each kind."""

VISITS = [("chromium", False), *((engine, engine == "chromium") for engine in ENGINES)]
"""In which engine, and whether each file or one of each kind."""

SENTENCE = "Part of Cuboteca is missing on this device. Connect to the internet once to get it back."

STOW = """
(async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("cuboteca "));
  const [from, to] = [await caches.open(name), await caches.open("stowed")];
  for (const request of await from.keys()) await to.put(request, await from.match(request));
})()
"""
"""A second copy of every file, out of the site's reach."""

DROP = """
(async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("cuboteca "));
  // Pictures and screens are remembered there whenever the page is idle; WebKit knows no idleness: 200 ms later there.
  const idle = (done) => window.requestIdleCallback?.(done, { timeout: 3000 }) ?? setTimeout(done, 200);
  for (let time = 0; time < 2; time++) await new Promise(idle);
  localStorage.clear();
  const [site, stowed] = [await caches.open(name), await caches.open("stowed")];
  for (const request of await stowed.keys())
    if (!(await site.match(request))) await site.put(request, await stowed.match(request));
  return site.delete(new URL("%s", location.href.split("#")[0]).href);
})()
"""
"""Takes one file away, all others are there."""


def drop(visitor: Visitor, name: str) -> None:
    assert visitor.evaluate(DROP % name) is True, f"{name} is not kept"


@pytest.fixture
def offline(visitor: Visitor, server: Server) -> Visitor:
    """A visitor who has all of the site, and no network."""
    visitor.wait(":root[data-offline-ready]")
    visitor.evaluate(STOW)
    visitor.without_network()
    visitor.allow("console: ", "uncaught: ")  # Of what does not come to life.
    server.kill()
    return visitor


def expect_missed(visitor: Visitor, name: str) -> None:
    """Long before it is given up to wait for Python."""
    try:
        visitor.wait("#client-missing", 60)
    except Exception as error:
        raise AssertionError(f"{name} is not missed") from error
    assert visitor.text("#client-missing p") == SENTENCE, name
    assert visitor.text("#client-missing button") == "Try again", name


@pytest.mark.engines
@pytest.mark.parametrize(("visitor", "every_file"), VISITS, indirect=["visitor"])
def test_a_start_says_what_is_missing(offline: Visitor, every_file: bool) -> None:
    for name in START if every_file else FEW:
        drop(offline, name)
        offline.reload()
        expect_missed(offline, name)


@pytest.mark.parametrize(("visitor", "every_file"), VISITS, indirect=["visitor"])
def test_a_game_says_what_is_missing(offline: Visitor, every_file: bool) -> None:
    """Each file of one game, where the others are played on."""
    for name in (*SET_UP, *TABLE) if every_file else (SET_UP[0], TABLE[-1]):
        offline.open()
        drop(offline, name)
        offline.open("#/new/cube_quest")
        if name in TABLE:
            offline.wait(":root:not([data-starting]) #start")
            offline.tap("#start")
        expect_missed(offline, name)


@pytest.mark.parametrize("visitor", CHROMIUM_FIRST, indirect=True)
def test_other_games_go_on_and_the_network_brings_it_back(offline: Visitor, server: Server) -> None:
    drop(offline, "games/qurush.bundle")
    offline.reload()
    offline.wait(":root:not([data-starting])")
    offline.tap("#niche-qurush")
    expect_missed(offline, "games/qurush.bundle")
    offline.goto("#/new/qyshinsu")
    offline.tap("#start")
    offline.wait("#place-4")
    offline.tap("#client-missing button")
    offline.wait("#client-missing")
    server.start()
    offline.tap("#client-missing button")
    wait_until_gone(offline, "#client-missing")
    assert offline.count("#place-4"), "the game goes on"
    offline.goto("#/new/qurush")
    offline.wait("#start")


MISSED = """navigator.serviceWorker.dispatchEvent(new MessageEvent("message", {
  data: { missing: "%s", words: "Missing.", again: "Try again" },
}))"""


def miss_in_mid_start(offline: Visitor, name: str) -> None:
    """Load the page anew and have it told; again where the start was over before that."""
    offline.reload()
    while not offline.evaluate(f"document.documentElement.matches('[data-starting]') && {MISSED % name}"):
        offline.reload()


@pytest.mark.parametrize("visitor", ["chromium"], indirect=True)
def test_what_a_table_misses_in_another_tab_keeps_python_from_no_start(offline: Visitor) -> None:
    """The service worker tells every tab, also one that has just been opened."""
    for name in TABLE:
        miss_in_mid_start(offline, name)
        offline.wait(":root:not([data-starting])")
        offline.tap("#niche-qyshinsu")
        offline.wait("#start")
        offline.tap("#start")
        offline.wait("#place-4")
        offline.goto()


@pytest.mark.parametrize("visitor", ["chromium"], indirect=True)
def test_a_game_missed_while_nobody_wanted_it_opens_with_the_network(offline: Visitor, server: Server) -> None:
    """The other games are loaded by and by, and one of them is not there."""
    drop(offline, "games/qurush.bundle")
    offline.reload()
    expect_missed(offline, "games/qurush.bundle")
    server.start()
    offline.tap("#niche-qurush")
    offline.wait("#start")
