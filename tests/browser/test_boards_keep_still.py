"""A board stays where it is while its game is played: between picks, between turns, at every size, whatever is asked,
opened, told or refused; and what is on it moves by rules alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from tests.browser import cuobe, playing, quest, qurush, qwirkle
from tests.browser.devices import as_wide_as
from tests.browser.fingers import let_pass
from tests.browser.fitting import LARGE
from tests.browser.served import OwnSite, Server
from tests.browser.test_opponents import place
from tools.visiting import go, keep, link_to, say_hello, see_out_until, tap_part

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(600)]

OpenPage = Callable[..., Page]

SIZES = ("small phone", "phone", "tablet", "tall tablet")
LARGE_SIZES = ("phone", "small phone")
IS_LARGE = "document.documentElement.dataset.text === '200'"

MINE = ".actions:not(.meanwhile) #undo"

WATCH_BOARD = """() => {
  window.boxes = [];
  window.shifts = [];
  if (window.watching) return;
  window.watching = true;
  const isOnBoard = (node) => (node instanceof Element ? node : node?.parentElement)?.closest("#board");
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) if (isOnBoard(node)) shifts.push(node.id || node.className || node.nodeName);
  }).observe({ type: "layout-shift" });
  const look = () => {
    const box = document.querySelector("#board")?.getBoundingClientRect();
    const now = box && [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round).join(" ");
    if (now && boxes.at(-1)?.[0] !== now) boxes.push([now, document.querySelector("#title").textContent]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Each place that the board has had in a frame, and what was asked then; and what on it was shifted by a new layout."""


def keeps_still(page: Page, turns: Callable[[], None], sizes: tuple[str, ...] = SIZES) -> None:
    """The board has one place in all frames of some turns, played anew at each size and with large letters."""
    for device in as_wide_as(page, sizes):
        page.evaluate(WATCH_BOARD)
        turns()
        expect_one_place(page, device)
    let_pass(page, 400)  # The whole screen follows its board, and brings the settings.
    page.evaluate(LARGE)
    for device in as_wide_as(page, LARGE_SIZES):
        page.evaluate(WATCH_BOARD)
        turns()
        assert page.evaluate(IS_LARGE)
        expect_one_place(page, f"{device}, at 200 %")


def expect_one_place(page: Page, device: str) -> None:
    boxes = page.evaluate("boxes")
    assert len(boxes) == 1, f"on a {device}: {json.dumps(boxes)}"
    assert page.evaluate("shifts") == [], device


@pytest.fixture
def server(own_site: OwnSite) -> Iterator[Server]:
    """The site with chance that falls alike each time."""
    cuobe.seed_dice(own_site)
    server = Server(own_site.folder)
    server.start()
    yield server
    server.kill()


MAKE = """(move) => {
  const button = document.body.appendChild(document.createElement("button"));
  Object.assign(button.dataset, { do: "move", arg: move });
  button.click();
  button.remove();
}"""
"""As a move of the list is made."""

LOOKED_AT = ("deed:threats", "deed:log", "deed:wounds", "mate:1", "card:", "room:c3")
"""What opens a panel or a card, and is tapped once more, or closed."""
MAY_REFUSE = ("room:c3",)
"""In large letters, a refusal lies over what would be tapped next until it is closed."""


def test_cuobe(open_page: OpenPage, server: Server) -> None:
    """Questions, ways out, chests, cards and fights come and go, and everything that can be opened is looked at."""
    page = open_page("phone", reduced_motion="reduce")
    sitter = cuobe.Sitter(page, server.address, cuobe.new_table(2))
    looks = cycle(LOOKED_AT)

    def turns() -> None:
        for _ in range(9):
            sitter.make(sitter.choose())
            if sitter.is_there("put-away"):
                sitter.tap("put-away")
            look = next(looks)
            if look not in MAY_REFUSE or not page.evaluate(IS_LARGE):
                look_at(sitter, look)

    keeps_still(page, turns, (*SIZES, "phone on its side"))


def look_at(sitter: cuobe.Sitter, what: str) -> None:
    """Open it, if that can be done now and no question is asked, and close it."""
    there = [element.get("data-part") or "" for element in sitter.twin.screen.find("[data-part]")]
    part = next((part for part in there if part == what or (what.endswith(":") and part.startswith(what))), None)
    sitter.dismiss()
    if part is None or not sitter.is_there("deed:move"):
        return
    sitter.tap(part)
    for closes in ("put-away", "put-down", part):
        if sitter.is_there(closes):
            sitter.tap(closes)
            return


def test_qyshinsu(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    playing.begin(page)
    moves = iter(enumerate(playing.whole_game(3), start=1))

    def turns() -> None:
        for _ in range(2):
            ply, move = next(moves)
            playing.play_by_touch(page, move, ply)

    keeps_still(page, turns)


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "es-ES"])
def test_qyshinsu_where_words_are_long(open_page: OpenPage, locale: str) -> None:
    """What is asked, what is selected and why stones are dimmed take more lines at some moves, as some lessons do."""
    page = open_page("phone", locale=locale, reduced_motion="reduce")
    playing.begin(page)
    moves = iter(enumerate(playing.whole_game(3), start=1))
    for device in as_wide_as(page, ("phone", "small phone")):
        page.evaluate(WATCH_BOARD)
        for _ in range(7):
            ply, move = next(moves)
            playing.play_by_touch(page, move, ply)
        expect_one_place(page, device)
    for device in as_wide_as(page, ("phone", "small phone")):
        go(page, "#/learn/qyshinsu")
        page.locator("#lesson-words").wait_for()
        page.evaluate(WATCH_BOARD)
        while page.locator("#skip").count():
            page.locator("#skip").dispatch_event("click")
            let_pass(page, 350)
        expect_one_place(page, device)
        go(page, "#/")
        page.locator("#niche-qyshinsu").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800), (800, 600)])
def test_qyshinsu_with_long_names(open_page: OpenPage, width: int, height: int) -> None:
    """What is asked takes one line, two or three beside the board."""
    names = ("Grandma Josephine", "Grandpa Maximilian-Alexa")
    page = open_page("laptop", reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    go(page, link_to(Table.begin(games["qyshinsu"], names, "2026-11-20", {"swap": "on"})))
    keep(page)
    say_hello(page)
    page.evaluate(WATCH_BOARD)
    for move in ("+4@2", "draw?", "+1@6", "+1@5"):
        page.evaluate(MAKE, move)
        let_pass(page, 450)
    expect_one_place(page, f"screen of {width} × {height}")


def test_qyshinsu_against_an_opponent(shared_page: OpenPage) -> None:
    """While it thinks and shows its thoughts, when it has moved, and while one's own stones are dimmed or picked."""
    page = shared_page("phone", reduced_motion="reduce")
    for number, device in enumerate(as_wide_as(page, (*SIZES, "phone on its side"))):
        names = (f"Ada {number}", "Bo")  # one saved game each
        table = Table.begin(games["qyshinsu"], names, "2026-11-20", {}, "", ("", "master"))
        for move in ("+5@12", "+3@5", "+3@8", "+4@11", "+1@3", "+4@4", "-5@12", "+5@7"):  # a reason in two lines
            table.play(move)
        go(page, link_to(table))
        keep(page)
        say_hello(page)
        page.locator(MINE).wait_for()
        page.evaluate(WATCH_BOARD)
        for _ in range(2):
            if page.locator("#rematch").count():
                break
            at, adds = place(page)
            at.tap()
            (page.locator('#tray .slot:not([aria-label*="can’t"])').first if adds else at).tap()
            page.locator(".meanwhile, #rematch").first.wait_for()
            if page.locator("#thoughts[aria-pressed=false]").count():
                page.locator("#thoughts").tap()
                page.locator("#thought-list progress").first.wait_for()
            page.locator(f"{MINE}, #rematch").first.wait_for()
        boxes = [box for box, asked in page.evaluate("boxes") if "win" not in asked]
        assert len(set(boxes)) == 1, f"on a {device}: {json.dumps(page.evaluate('boxes'))}"
    assert page.locator("#thoughts, #moved, #rematch").count()


def test_qwirkle_cubes(shared_page: OpenPage) -> None:
    """While cubes are placed one by one, and the app draws new ones."""
    page = shared_page("phone", reduced_motion="reduce")
    qwirkle.begin(page)

    def turns() -> None:
        for _ in range(6):
            qwirkle.place_what_glows(page)

    keeps_still(page, turns)


def test_qurush(shared_page: OpenPage) -> None:
    """From the first turn on, which follows upon the choice of the goals."""
    page = shared_page("phone", reduced_motion="reduce")
    qurush.begin(page)
    page.evaluate(WATCH_BOARD)
    qurush.choose_all(page, hold=False)
    sitter = qurush.Sitter(page, qurush.new_table())
    moves = iter(qurush.WINNING)
    sitter.by_touch(next(moves))
    sitter.by_touch(next(moves))
    expect_one_place(page, "phone")

    def turns() -> None:
        for _ in range(2):
            sitter.by_touch(next(moves))

    keeps_still(page, turns, ("phone", "small phone", "tablet", "tall tablet"))


def test_cube_quest(shared_page: OpenPage) -> None:
    """From the set-up on; a cube is picked, flicked as the hand has it, and flies; then the other side is asked."""
    page = shared_page("phone", reduced_motion="reduce")
    quest.begin(page, {"army": "custom", "points": "0", "screen": "off"})
    say_hello(page)
    page.evaluate(WATCH_BOARD)
    for seat in (0, 1):
        quest.set_up_as_offered(page)
        expect(page.locator("#title")).to_contain_text(quest.NAMES[1 - seat])
    expect_one_place(page, "phone")
    kings = cycle((("cube-0", "Bo"), ("cube-25", "Ada")))

    def turns() -> None:
        for _ in range(2):
            king, other = next(kings)
            tap_part(page, king)
            page.locator("#nudge-up").tap()
            page.locator("#confirm:not([aria-disabled])").tap()
            expect(page.locator("#title")).to_contain_text(other)

    keeps_still(page, turns)


TAP_ANYTHING = """(share) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length && e.id);
  const main = all(".actions .main:not([aria-disabled])"), asked = all("#put-away, .asked-of-you .answer");
  const any = all("#board [data-part], .hand [data-part], .hand [data-do], .actions [data-part], #hint, #thoughts");
  const from = asked.length ? asked : main.length && share < 0.3 ? main : any;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  from[Math.floor(share * 1009) % from.length]?.dispatchEvent(click);
}"""
"""At once: what is found may be gone a moment later."""


@pytest.mark.parametrize("game", ["cuobe", "cube_quest", "qyshinsu", "qwirkle_cubes"])
def test_tapped_at_random_against_an_opponent(shared_page: OpenPage, game: str) -> None:
    """Whatever is tapped, also what is refused, and while the opponent thinks and has moved."""
    page = shared_page("phone", reduced_motion="reduce")
    rng = Random(5)
    for number, device in enumerate(as_wide_as(page, ("small phone", "phone", "tall tablet"))):
        table = Table.begin(games[game], (f"Ada {number}", "Bo"), "2026-11-20", {}, "", ("", "gentle"))
        go(page, link_to(table))
        keep(page)
        page.locator(f"{MINE}, #put-away").first.wait_for()
        say_hello(page)
        page.evaluate(WATCH_BOARD)
        for _ in range(24):
            see_out_until(page, f"{MINE}, #rematch")
            if page.locator("#rematch").count():
                break
            page.evaluate(TAP_ANYTHING, rng.random())
            let_pass(page, 450)
        boxes = page.evaluate("boxes")
        played = [box for box, asked in boxes if not page.locator("#rematch").count() or "win" not in asked]
        assert len(set(played)) == 1, f"on a {device}: {json.dumps(boxes)}"
        assert page.locator("#rematch").count() or page.evaluate("shifts") == [], device
