"""Everything without a network, in each engine: the server is dead, and the browser's own cache may keep nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuboteca.games import SHELF
from tests.browser.playing import whole_game
from tests.browser.served import OwnSite, Server
from tests.browser.test_engines import play, wait_for_ply
from tests.browser.visitor import CHROMIUM_FIRST, Visitor

PROBE = """
const tried = {
  eval: async () => (0, eval)("1"),
  foreign: () => fetch(location.origin.replace("localhost", "127.0.0.1"), { mode: "no-cors" }),
  own: () => fetch("../manifest.json"),
};
for (const [name, run] of Object.entries(tried)) tried[name] = await run().then(() => "works", () => "refused");
self.postMessage(Object.entries(tried).join("; "));
"""
"""A worker's script that tries what the page's policy forbids, and what it allows."""

ASK = """
new Promise((done) => {
  new Worker("js/probe.mjs", { type: "module" }).onmessage = ({ data }) => done(data);
})
"""
UNPAINTED = """
[...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src).join(" ")
"""


@pytest.fixture
def server(own_site: OwnSite) -> Iterator[Server]:
    """The site with one more file: a worker that tries what it may not."""
    (own_site.folder / "js" / "probe.mjs").write_text(PROBE, "utf-8")
    own_site.publish()
    server = Server(own_site.folder)
    server.start()
    yield server
    server.kill()


def expect_screen(visitor: Visitor, name: str) -> None:
    visitor.wait(f'[data-screen="{name}"]')
    assert visitor.evaluate(UNPAINTED) == ""


def sit_down(visitor: Visitor, game: str) -> None:
    visitor.goto(f"#/new/{game}")
    visitor.wait("#start")
    expect_screen(visitor, "new")
    visitor.tap("#start")
    expect_screen(visitor, "play")
    assert visitor.count(f'[data-sheet="{game}"]')


ALL_LOADED = """
new Promise((done) => {
  let timer = setTimeout(done, 500);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(done, 500);
  };
  new PerformanceObserver(wait).observe({ type: "resource" });
}).then(() => true)
"""
"""Resolved when no file has come for a while. Firefox complains of a service worker that a page leaves unanswered."""


def go_everywhere(visitor: Visitor) -> None:
    """Home, settings, every guide and every table, the saved games."""
    visitor.goto("#/")
    expect_screen(visitor, "home")
    visitor.wait(":root:not([data-starting])")
    visitor.goto("#/settings")
    expect_screen(visitor, "settings")
    for game in SHELF:
        visitor.goto(f"#/guide/{game}")
        expect_screen(visitor, "guide")
        sit_down(visitor, game)
    visitor.goto("#/saved")
    expect_screen(visitor, "saved")


@pytest.mark.engines
@pytest.mark.parametrize("visitor", CHROMIUM_FIRST, indirect=True)
def test_every_place_is_there_without_a_network(visitor: Visitor, server: Server) -> None:
    """Two moves, and the network goes: on the first visit, after a reload, and in a browser started anew."""
    first, second, third = whole_game(8, longest=12)[:3]
    visitor.tap("#niche-qyshinsu")
    visitor.wait("#start")
    visitor.tap("#start")
    visitor.tap("#got-it")
    play(visitor, first, 1, 0)
    play(visitor, second, 2, 0)
    game = visitor.address()

    visitor.wait(":root[data-offline-ready]")
    visitor.allow("127.0.0.1")
    assert visitor.evaluate(ASK) == "eval,refused; foreign,refused; own,works"
    visitor.without_network()
    server.kill()
    sit_down(visitor, "cube_quest")
    assert visitor.evaluate(ALL_LOADED)
    visitor.reload()
    go_everywhere(visitor)
    if visitor.keeps_profile:
        assert visitor.evaluate(ALL_LOADED)
        visitor.restart()
    go_everywhere(visitor)
    visitor.goto(f"#{game}")
    wait_for_ply(visitor, 2)
    play(visitor, third, 3, 0)
