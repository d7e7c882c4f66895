"""Fingers as a family has them, two at once; and what they find where it is to be tapped."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from tests.browser import qurush, qwirkle
from tests.browser.devices import as_wide_as
from tests.browser.fingers import Fingers, let_pass
from tests.browser.fitting import covered, out_of_reach
from tests.browser.touching import ON_ITS_SIDE, OpenPage, middle
from tools.gallery.positions import until, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import go, keep, lift_lid, link_to, say_hello

HELD_MS = 900
"""Fingers as a family has them, two at once; and what they find where it is to be tapped."""


BRIEF = 0.5
"""Fingers as a family has them, two at once; and what they find where it is to be tapped."""


TRIES = 6


def brush(page: Page, part: str, sit_down: Callable[[], None]) -> None:
    """Two fingers, one after the other, for less than a moment; at a new table where a busy machine took longer."""
    for _ in range(TRIES):
        go(page, "#/")
        sit_down()
        x, y = middle(page.locator(part))
        fingers, begun = Fingers(page), time.monotonic()
        fingers.put((x - 20, y))
        fingers.put((x - 20, y), (x + 20, y))
        fingers.lift()
        if time.monotonic() - begun < BRIEF:
            return
    pytest.fail(f"In {TRIES} tries no touch was brief enough.")


def test_two_fingers_lift_no_lid(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    brush(page, "#latch", lambda: qurush.begin(page))
    let_pass(page, HELD_MS)
    expect(page.locator("#latch")).to_be_visible()


def test_two_fingers_leave_no_secret_behind(shared_page: OpenPage) -> None:
    page = shared_page("phone")

    def sit_down() -> None:
        qurush.begin(page)
        qurush.choose_all(page, hold=False)
        qurush.take_the_device(page)

    brush(page, "#peek", sit_down)
    let_pass(page, HELD_MS)
    expect(page.locator("#peek")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#peeked")).to_have_count(0)


def test_a_peek_moves_nothing(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    qurush.begin(page)
    qurush.choose_all(page, hold=False)
    qurush.take_the_device(page)
    expect_still_while_peeking(page, ("small phone", "phone", "tall tablet"))


@pytest.mark.thorough
def test_a_peek_at_two_goals_moves_nothing(shared_page: OpenPage) -> None:
    """Nor at those that count as their mirror images, too."""
    table = Table.begin(games["qurush"], ("Ada", "Bo", "Cy", "Di"), "2026-11-21", {"mirror": "on"})
    for goal in ("2x2:23/45", "4x1:2345") * 4:
        table.play(goal)
    page = shared_page("phone", to=link_to(table))
    keep(page)
    say_hello(page)
    qurush.take_the_device(page)
    expect_still_while_peeking(page, ("small phone", "phone", "tall tablet", *ON_ITS_SIDE))


FINGER = 28
"""Pixels from the middle of a fingertip to its edge."""


def test_the_first_peek_of_a_turn_shows_the_goals_clear_of_the_finger_on_the_latch(shared_page: OpenPage) -> None:
    """The panel came up under the hand that held the latch; lifting it hid the goals."""
    page = shared_page("phone", to=link_to(three_with_two_goals()))
    keep(page)
    for device in as_wide_as(page, ("phone", "tall tablet", "tablet")):
        say_hello(page)
        page.locator("#peek").press("Enter")
        held = middle(page.locator("#latch .lid-latch"))
        fingers = Fingers(page)
        fingers.put(held)
        expect(page.locator("#peeked")).to_be_visible()
        seen = page.locator("#peeked").bounding_box()
        assert seen is not None
        if seen["x"] < held[0] < seen["x"] + seen["width"]:
            assert seen["y"] + seen["height"] <= held[1] - FINGER, device
        fingers.lift()
        expect(page.locator("#peeked")).to_have_count(0)
        page.reload()  # the device has not been passed on since


DIE = """() => Math.min(...[...document.querySelectorAll("#peeked .goal-card")].map((card) =>
  24 * card.getBoundingClientRect().width / card.viewBox.baseVal.width))"""
"""Pixels across the smallest die of the goals that are looked at."""


def test_on_a_tall_tablet_the_dice_of_two_goals_are_large(shared_page: OpenPage) -> None:
    page = shared_page("tall tablet", to=link_to(three_with_two_goals()))
    keep(page)
    say_hello(page)
    qurush.take_the_device(page)
    fingers = Fingers(page)
    fingers.put(middle(page.locator("#peek")))
    expect(page.locator("#peeked")).to_be_visible()
    assert page.evaluate(DIE) > 34
    fingers.lift()


def three_with_two_goals() -> Table:
    table = Table.begin(games["qurush"], ("Ada", "Bo", "Cleo"), "2026-11-28")
    for goal in ("2x2:25/34", "4x1:2255") * 3:
        table.play(goal)
    return table


def expect_still_while_peeking(page: Page, devices: tuple[str, ...]) -> None:
    """The board stays, and what is looked at is in sight, clear of the button that is held."""
    for device in as_wide_as(page, devices):
        before = page.locator("#board").bounding_box()
        fingers = Fingers(page)
        fingers.put(middle(page.locator("#peek")))
        expect(page.locator("#peeked")).to_be_visible()
        assert page.locator("#board").bounding_box() == before, device
        seen, held = page.locator("#peeked").bounding_box(), page.locator("#peek").bounding_box()
        assert seen is not None
        assert held is not None
        assert seen["y"] >= 0, device
        assert seen["y"] + seen["height"] <= held["y"], device
        fingers.lift()
        expect(page.locator("#peeked")).to_have_count(0)


def test_what_is_off_looks_alike(open_page: OpenPage) -> None:
    """An outline, whether it says why it is off or not."""
    page = open_page("phone", reduced_motion="reduce")
    qwirkle.sit_down(page, qwirkle.opened())
    say_hello(page)
    off = "(e) => [getComputedStyle(e).backgroundColor, getComputedStyle(e).boxShadow]"
    expect(page.locator("#undo")).to_be_disabled()
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")
    assert page.locator("#undo").evaluate(off) == page.locator("#confirm").evaluate(off)


@pytest.mark.thorough
def test_what_confirms_comes_after_undo_on_a_tablet_too(open_page: OpenPage) -> None:
    page = open_page("tablet")
    qwirkle.begin(page)
    first, last = (page.locator(".actions .button").nth(which).bounding_box() for which in (0, -1))
    assert first is not None
    assert last is not None
    assert (first["y"], first["x"]) < (last["y"], last["x"])


def test_each_move_of_a_log_by_turns_is_tapped_on_its_words(shared_page: OpenPage) -> None:
    """Also where a turn of several moves, beside a long name, takes several lines."""
    page = shared_page("tablet", reduced_motion="reduce")
    table = until(whole_game(GAMES["qurush"]), 12)
    table.people = ("Ada", "Bartholomew Featherstone")
    go(page, link_to(table))
    keep(page)
    lift_lid(page)
    say_hello(page)
    page.locator("a.to-position").nth(2).wait_for()
    assert out_of_reach(page, "a.to-position") == []


def test_on_a_tablet_what_an_opponent_did_covers_nothing_to_tap(shared_page: OpenPage) -> None:
    page = shared_page("tablet", reduced_motion="reduce")
    over = whole_game(GAMES["qwirkle_cubes"])
    table = next(at for at in (until(over, ply) for ply in range(12, 40)) if at.state.seat == 0)
    table.opponents = ("", *["easy"] * (len(table.people) - 1))
    go(page, link_to(table))
    keep(page)
    say_hello(page)
    page.locator("#moved").wait_for()
    assert covered(page, "#moved", "#rack [data-part], .actions .button, .play > .standings") == []


def test_keys_are_listed_in_the_menu_for_who_uses_them(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    qwirkle.begin(page)
    keys = page.locator(".menu > [href$='/keys']")
    page.locator("#more").tap()
    expect(page.locator(".menu")).to_be_visible()
    expect(keys).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    page.keyboard.press("=")
    expect(keys).to_be_visible()
