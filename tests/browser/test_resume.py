"""A killed tab or browser loses nothing, whenever it happens, in any of the games."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser import cuobe, quest, qurush, qwirkle
from tests.browser.playing import begin, expect_ply, play_by_touch, redo, whole_game
from tests.browser.served import OwnSite, Server
from tests.browser.watched import kill
from tests.physics.node import IS_INSTALLED
from tools.browsers import known, launch_options
from tools.crashes.ground import kill_browser
from tools.visiting import BOOT_MS, lift_lid, say_hello, wait_until

OpenPage = Callable[..., Page]


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [5, 6])
def test_tabs_crash_at_random_plies(open_page: OpenPage, seed: int) -> None:
    rng = Random(seed)
    moves = whole_game(seed, longest=16)
    crashes = sorted(rng.sample(range(1, len(moves)), 3))
    page = open_page("phone")
    begin(page)
    for ply, move in enumerate(moves, start=1):
        play_by_touch(page, move, ply)
        if ply in crashes:
            page = crash_and_come_back(page)
            expect(page.locator("#undo:not([aria-disabled])")).to_be_visible()
            expect_ply(page, ply)
            page.locator("#undo").tap()
            expect_ply(page, ply - 1)
            redo(page)
            expect_ply(page, ply)


@pytest.mark.thorough
def test_what_was_taken_back_survives_too(open_page: OpenPage) -> None:
    page = open_page("tablet")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.locator("#undo").tap()
    expect_ply(page, 0)
    page = crash_and_come_back(page)
    expect(page.locator("#undo")).to_be_disabled()
    redo(page)
    expect_ply(page, 1)


SEEDS = ((1, 1), *(pytest.param(*of, marks=pytest.mark.thorough) for of in ((1, 2), (2, 4))))
"""Which game is played, and how often the tab dies."""


def at_random(rng: Random, plies: int, times: int) -> set[int]:
    """After which of so many moves the tab dies."""
    return set(rng.sample(range(1, plies), times))


def take_back_and_play_on(sitter: qwirkle.Sitter | qurush.Sitter) -> None:
    """What may be taken back may be still, and made again."""
    page, table = sitter.page, sitter.table
    if table.undo_to() is None:
        expect(page.locator("#undo")).to_be_disabled()
        return
    page.locator("#undo").tap()
    table.undo()
    sitter.sees()
    redo(page)
    table.redo()
    sitter.sees()


@pytest.mark.thorough
@pytest.mark.parametrize(("seed", "times"), SEEDS)
def test_qwirkle_cubes_with_real_cubes(open_page: OpenPage, seed: int, times: int) -> None:
    rng = Random(seed)
    page = open_page("phone", reduced_motion="reduce")
    qwirkle.begin(page, own=True)
    sitter = qwirkle.Sitter(page, qwirkle.new_table())
    plies = 7 * times
    crashes = at_random(rng, plies, times)
    for ply in range(plies):
        if ply in crashes:
            sitter.page = crash_and_come_back(sitter.page)
            sitter.sees()
            take_back_and_play_on(sitter)
        sitter.play(qwirkle.choose(sitter.state, rng))


@pytest.mark.thorough
@pytest.mark.parametrize(("seed", "times"), SEEDS)
def test_qurush(open_page: OpenPage, seed: int, times: int) -> None:
    """Behind the first lid as well: what was not yet hidden is chosen anew."""
    page = open_page("phone", reduced_motion="reduce")
    qurush.begin(page)
    qurush.lift(page)
    qurush.at(page, "number:4").tap()
    expect(page.locator("#goal-0")).to_have_attribute("aria-label", "Top left: 4")
    page = crash_and_come_back(page)
    expect(page.locator("#latch")).to_be_visible()
    qurush.choose_all(page)
    sitter = qurush.Sitter(page, qurush.new_table())
    moves = qurush.varied(seed, 7 * times)
    crashes = at_random(Random(seed), len(moves), times)
    for ply, move in enumerate(moves):
        if ply in crashes:
            sitter.page = crash_and_come_back(sitter.page)
            sitter.sees()
            take_back_and_play_on(sitter)
        sitter.by_touch(move)


HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange")); }"""


@pytest.mark.parametrize("screen", ["off", "on"])
def test_half_an_army_is_found_again_after_the_app_was_closed(open_page: OpenPage, screen: str) -> None:
    """A phone hides the page before it closes it. Behind the lid it is for the same eyes again."""
    page = open_page("phone", reduced_motion="reduce")
    quest.begin(page, {"army": "custom", "screen": screen})
    if screen == "on":
        lift_lid(page)
    page.locator("#army-raiders").tap()
    page.locator("#less-S").tap()
    counts = page.locator(".army-count > b")
    expect(counts.first).to_have_text("3")
    before = counts.all_inner_texts()
    page.evaluate(HIDE)
    wait_until(page, quest.SAVED, "picked")
    context, url = page.context, page.url
    page.close()
    page = context.new_page()
    page.goto(url)
    if screen == "on":
        expect(page.locator("#latch")).to_be_visible(timeout=BOOT_MS)
        expect(page.locator(".army-count")).to_have_count(0)
        lift_lid(page)
    expect(page.locator(".army-count > b")).to_have_text(before, timeout=BOOT_MS)


class TestCuobe:
    @pytest.fixture
    def server(self, own_site: OwnSite) -> Iterator[Server]:
        """The site with chance that falls alike each time."""
        cuobe.seed_dice(own_site)
        server = Server(own_site.folder)
        server.start()
        yield server
        server.kill()

    @pytest.mark.thorough
    @pytest.mark.parametrize("seats", [1, 4])
    def test_tabs_crash_at_random_plies(self, open_page: OpenPage, server: Server, seats: int) -> None:
        page = open_page("phone", reduced_motion="reduce")
        sitter = cuobe.Sitter(page, server.address, cuobe.new_table(seats))
        crashes = at_random(Random(seats), 24, 3)
        for ply in range(24):
            if ply in crashes:
                sitter.comes_back(crash_and_come_back(sitter.page))
            if sitter.state.seat is None:
                break
            sitter.make(sitter.choose())


@pytest.mark.thorough
@pytest.mark.skipif(not IS_INSTALLED, reason="Node has the physics to compare with.")
@pytest.mark.parametrize(("seed", "flicks"), [(1, 1), (2, 3)])
def test_cube_quest(open_page: OpenPage, seed: int, flicks: int) -> None:
    """As soon as the cubes have come to rest where they belong."""
    page = open_page("phone", reduced_motion="reduce")
    options = {"screen": "off"}
    quest.begin(page, options)
    say_hello(page)
    sitter = quest.Sitter(page, options)
    with contextlib.closing(sitter):
        for _ in (0, 1):
            set_up_as_a_wall(sitter)
        rng = Random(seed)
        for _ in range(flicks):
            if sitter.state.seat is not None and sitter.state.job is None:
                flick_any(sitter, rng)


def set_up_as_a_wall(sitter: quest.Sitter) -> None:
    ply = sitter.table.ply
    sitter.page.locator("#formation-wall").tap()
    sitter.page.locator("#ready").tap()
    sitter.moved(ply)
    sitter.page = crash_and_come_back(sitter.page)
    sitter.sees()


def flick_any(sitter: quest.Sitter, rng: Random) -> None:
    """Any cube but the King straight on; then the tab dies."""
    state, ply = sitter.state, sitter.table.ply
    cube = rng.choice([cube for cube in state.with_status(state.seat, "board")[1:] if cube not in state.frozen])
    sitter.page.locator(f"#cube-{cube}").dispatch_event("click")
    expect(sitter.page.locator("#confirm:not([aria-disabled])")).to_be_visible()
    sitter.page.locator("#confirm").tap()
    sitter.moved(ply)
    sitter.page = crash_and_come_back(sitter.page)
    sitter.sees()


def test_a_killed_browser(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    """SIGKILL, with no time to say goodbye, as soon as the move shows."""
    options = launch_options(known("chromium"))
    profile = tmp_path / "profile"
    context = playwright.chromium.launch_persistent_context(str(profile), has_touch=True, **options)
    page = context.pages[0]
    page.goto(server.address)
    begin(page)
    play_by_touch(page, "+4@2", 1)
    play_by_touch(page, "+1@6", 2)
    url = page.url
    kill_browser(profile)
    again = playwright.chromium.launch_persistent_context(str(profile), has_touch=True, **options)
    try:
        page = again.pages[0]
        page.goto(url)
        expect_ply(page, 2)
        expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
        play_by_touch(page, "+3@5", 3)
    finally:
        again.close()


def crash_and_come_back(page: Page) -> Page:
    """Another tab at the same address, when all has started."""
    url, context = page.url, page.context
    kill(page)
    again = context.new_page()
    again.goto(url, wait_until="commit")
    expect(again.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    return again
