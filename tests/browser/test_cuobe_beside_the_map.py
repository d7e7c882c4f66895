"""What is opened beside Cu[o]be's map, on a laptop: nothing of it lies beneath the buttons, and keys scroll it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.cuobe.rules.board import leads_to, ways_out
from cuboteca.games.cuobe.rules.moves import GO
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.entering import move_lines
from cuboteca.games.cuobe.text.rooms import people_lines, room_lines
from tests.browser import staged
from tests.browser.cuobe import NAMES
from tests.browser.devices import resize
from tests.browser.fingers import UNHURRIED
from tests.browser.served import Server
from tests.browser.test_cuobe_fits import acting, below_the_row, sit_down, useful
from tests.browser.wording import on_screen
from tests.games.cuobe.golden_tables import golden_table
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

LAPTOPS = ((1280, 720), (1366, 768))


def long_rooms(state: State) -> list[str]:
    """Rooms that a tap only looks at, of which much is said."""
    here = state.players[state.active].place
    near = {here, *(leads_to(state, here, way) for way in ways_out(state, state.active))}
    told = (
        (len([*room_lines(state, place, NAMES), *people_lines(state, place, NAMES), *move_lines(state, place)]), name)
        for place, name in enumerate(PLACE_NAMES)
        if place not in near
    )
    return [name for count, name in told if count >= 3]


def looks_far(state: State) -> bool:
    """Does the player to move have cards and dice, and such a room to look at?"""
    player = state.players[state.active]
    can_walk = acting(state) and any(move.verb == GO for move in state.moves())
    return can_walk and bool(player.tools) and bool(long_rooms(state))


def uses_much(state: State) -> bool:
    return acting(state) and bool(useful(state))


def on_laptops(page: Page) -> Iterator[tuple[int, int]]:
    for width, height in LAPTOPS:
        resize(page, width, height)
        yield width, height


def expect_read_to_the_end(page: Page, where: tuple[int, int]) -> None:
    """The panel ends above the row, and so does its last line, once it is scrolled to."""
    assert below_the_row(page, ".open-panel, .panel-top, .open-panel > *") == [], where
    page.locator(".panel-scroll").evaluate("(scroll) => scroll.scrollTo(0, scroll.scrollHeight)")
    assert below_the_row(page, ".panel-scroll li, .panel-scroll p") == [], where
    expect(page.locator("#put-down")).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_room_that_is_looked_at_lies_above_the_row(
    open_page: OpenPage, server: Server, locale: str, scheme: str
) -> None:
    """The buttons lay over the last lines of what is in it."""
    page = open_page("laptop", scheme, reduced_motion="reduce", locale=locale)
    state = sit_down(page, server, looks_far)
    page.locator(f"#room-{long_rooms(state)[0]}").dispatch_event("click")
    expect(page.locator(".room-card")).to_be_visible()
    for where in on_laptops(page):
        expect_read_to_the_end(page, where)


@pytest.mark.thorough
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_card_and_what_it_can_do_lie_above_the_row(open_page: OpenPage, server: Server, locale: str) -> None:
    page = open_page("laptop", reduced_motion="reduce", locale=locale)
    card = useful(sit_down(page, server, uses_much))[0]
    page.locator(f"#card-{card}").click()
    expect(page.locator(".open-panel .answer").first).to_be_visible()
    for where in on_laptops(page):
        expect_read_to_the_end(page, where)
        expect(page.locator(f"#card-{card}")).to_be_in_viewport(ratio=1)


def test_a_list_in_a_lesson_is_scrolled_by_keys(open_page: OpenPage) -> None:
    """The arrows led from it to the map, though it was longer than its room."""
    lesson = games.lessons("cuobe")[1]
    page = open_page("laptop", reduced_motion="reduce", to=f"#/learn/cuobe/{lesson.id}")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    resize(page, 1024, 640)
    for step in lesson.steps[: [step.id for step in lesson.steps].index("traps")]:
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(step.ask))
        page.wait_for_timeout(UNHURRIED * 1000)
        page.locator("#skip").click()
    listed = page.get_by_role("region", name="Dangers")
    expect(listed).to_be_visible()
    assert below_the_row(page, ".open-panel") == []
    page.locator("#put-down").focus()
    page.keyboard.press("Shift+Tab")
    expect(listed).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.querySelector('.panel-scroll').scrollTop > 0", timeout=10_000)
    page.keyboard.press("End")
    expect(listed.locator("li").last).to_be_in_viewport(ratio=1)
    expect(listed).to_be_focused()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.panel-scroll').scrollTop === 0")


def test_players_who_can_be_chosen_show_their_keys(open_page: OpenPage, server: Server) -> None:
    """Only Skip did."""
    table = golden_table("four_hard")
    table.ply = table.moves.index("green > E10") + 1
    page = open_page("laptop", reduced_motion="reduce")
    staged.sit_down(page, server, table)
    page.keyboard.press("Tab")
    shown = page.locator(".asked-of-you .mate[aria-keyshortcuts]").evaluate_all(
        "(mates) => mates.map((mate) => getComputedStyle(mate, '::after').content)"
    )
    assert shown
    assert "none" not in shown
