"""What is shown and asked at Qurush's table has room and keeps its place, at all sizes and with large letters."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca.play.table import Table
from tests.browser.accessible import AT_REST
from tests.browser.devices import as_wide_as
from tests.browser.fingers import box_at_rest, let_pass
from tests.browser.fitting import (
    LARGE,
    beyond_sides,
    broken_words,
    covered,
    expect_all_in_view,
    expect_page_within_sides,
    out_of_reach,
    small_targets,
)
from tests.browser.qurush import GOALS, WINNING, at, begin, choose, lift, new_table, sit_down, tap_square, varied
from tools.visiting import tap_part

OpenPage = Callable[..., Page]

PHONES = ("phone", "small phone")
SIZES = (*PHONES, "tall tablet", "tablet", "laptop")

LINES = """(e) => {
  const words = document.createRange();
  words.selectNodeContents(e);
  return words.getClientRects().length;
}"""


def against_the_app(turns: int) -> Table:
    """Two actions make a turn."""
    table = new_table()
    for move in WINNING[: 2 * turns]:
        table.play(move)
    table.opponents = ("", "easy")
    return table


def test_the_report_leaves_the_points_in_view(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    sit_down(page, against_the_app(turns=4))
    page.locator("#moved").wait_for()
    for device in as_wide_as(page, PHONES):
        assert covered(page, "#moved", ".points, .points-words, .act") == [], device


def test_the_goals_stand_whole_above_the_row_at_the_end(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    sit_down(page, against_the_app(turns=7))
    for device in as_wide_as(page, PHONES):
        row = page.locator(".panel > .actions").bounding_box()
        assert row is not None
        for goal in page.locator(".all-goals .goal-card").all():
            box = goal.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= row["y"], device


@pytest.mark.parametrize(
    "locale",
    ["de-DE", *(pytest.param(other, marks=pytest.mark.thorough) for other in ("en-GB", "fr-FR", "es-ES"))],
)
def test_the_button_that_shows_a_goal_has_one_line(open_page: OpenPage, locale: str) -> None:
    page = open_page("phone", locale=locale, reduced_motion="reduce")
    sit_down(page, against_the_app(turns=4))
    for device in as_wide_as(page, PHONES):
        assert page.locator("#peek > span").evaluate(LINES) == 1, device


@pytest.mark.thorough
def test_nothing_is_cut_off_and_targets_are_large_enough(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    begin(page)
    lift(page)
    for _ in as_wide_as(page, SIZES):
        expect_room(page, "#curtain", "#stage")
    choose(page, GOALS[0])
    lift(page)
    choose(page, GOALS[1])
    for _ in as_wide_as(page, SIZES):
        expect_room(page, "#end", "#board")


@pytest.mark.thorough
def test_large_letters_are_not_cut_off(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    sitter = sit_down(page, new_table(multiple_agents="on"))
    page.evaluate(LARGE)
    sitter.by_touch("Ma2")
    page.locator("#end").click()
    expect(page.locator("#end[aria-pressed=true]")).to_be_visible()
    parts = ".act, .agent, .points-words, .points, .dice-asked > *, .actions .button, .by-turn *"
    for device in as_wide_as(page, SIZES):
        assert beyond_sides(page, parts) == [], device
        expect_page_within_sides(page, device)


PLACES = """() => ["#board", ".points-row", ".acts", ".actions"].map((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round);
})"""
STEPS_OF_A_TURN = (
    (),
    ("act:move",),
    ("act:slide",),
    ("cell:2,4",),
    ("act:pull", "cell:2,4"),
    ("act:push", "cell:2,4"),
    ("end",),
)


@pytest.mark.thorough
def test_a_turn_moves_neither_the_board_nor_the_actions(shared_page: OpenPage) -> None:
    """Whatever is asked, in one line or in two, and however large the letters are; the row of buttons hides none."""
    page = shared_page("phone", reduced_motion="reduce")
    table = new_table()
    for move in varied(5, 16):
        table.play(move)
    sit_down(page, table)
    seen: dict[tuple[str, str], set[str]] = {}
    for parts in STEPS_OF_A_TURN:
        for part in parts:
            tap_part(page, part)
            expect(at(page, part)).to_have_attribute("aria-pressed", "true")
        for text in ("100", "150", "200"):
            page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
            for device in as_wide_as(page, SIZES):
                seen.setdefault((device, text), set()).add(json.dumps(page.evaluate(PLACES)))
                assert covered(page, ".panel > .actions", ".act, .points-row > *") == [], (device, text, parts)
                assert broken_words(page, ".panel > .own .button:not(.curtain)") == [], (device, text, parts)
        while page.locator("#board [aria-pressed=true], .panel [aria-pressed=true]").count():
            let_pass(page, 350)
            page.keyboard.press("Escape")
            page.wait_for_function("!document.documentElement.dataset.waiting")
    assert {where: places for where, places in seen.items() if len(places) > 1} == {}


@pytest.mark.thorough
def test_calls_that_may_be_made_no_more_leave_their_room(shared_page: OpenPage) -> None:
    """After the first action of a turn the board came down, and the actions with it."""
    page = shared_page("phone", reduced_motion="reduce")
    sitter = sit_down(page, new_table(claim="manual"))
    seen: list[dict[tuple[str, str], object]] = []
    for number_of_calls in (2, 0):
        expect(page.locator("[id^=calling]")).to_have_count(number_of_calls)
        seen.append({})
        for text in ("100", "150"):
            page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
            for device in as_wide_as(page, SIZES):
                seen[-1][device, text] = page.evaluate(PLACES)
                assert covered(page, ".panel > .actions", ".act") == [], (device, text)
        if number_of_calls:
            page.evaluate("document.documentElement.dataset.text = '100'")
            sitter.by_touch("Ma2")
    assert seen[0] == seen[1]


CUT = """() => [...document.querySelectorAll(".face-key")].filter((key) => {
  const room = key.closest(".dice-asked").getBoundingClientRect(), { top, bottom } = key.getBoundingClientRect();
  return bottom - top < 43.5 || top < room.top || bottom > room.bottom;
}).length"""


@pytest.mark.thorough
@pytest.mark.parametrize(("agents", "claim"), [("off", "auto"), ("on", "auto"), ("off", "manual")])
def test_the_new_faces_of_a_flip_are_whole(shared_page: OpenPage, agents: str, claim: str) -> None:
    """Also where the hand has a row more than usual, and leaves what is asked less room."""
    page = shared_page("phone", reduced_motion="reduce")
    sitter = sit_down(page, new_table(multiple_agents=agents, claim=claim))
    sitter.by_touch("Ma2")
    tap_part(page, "cell:1,1")
    expect(page.locator(".face-key")).to_have_count(4)
    for text in ("100", "150", "200"):
        page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
        for device in as_wide_as(page, SIZES):
            assert page.evaluate(CUT) == 0, (device, text)


@pytest.mark.thorough
@pytest.mark.parametrize("large", [False, True])
def test_a_refusal_and_its_rule_cover_no_button(shared_page: OpenPage, large: bool) -> None:
    """Shut it takes the place of the words, open it grows away from the actions."""
    page = shared_page("phone", reduced_motion="reduce")
    sit_down(page, new_table(multiple_agents="on"))
    if large:
        page.evaluate(LARGE)
    tap_square(page, "cell:4,0")
    expect(page.locator("#notice")).to_be_visible()
    page.evaluate(AT_REST)
    buttons = ".points-row > *, .act, .agent, .actions .button"
    for state in ("shut", "open"):
        if state == "open":
            page.locator("#notice-why summary").evaluate("(e) => e.click()")
            expect(page.locator("#notice-why[open]")).to_have_count(1)
        for device in as_wide_as(page, (*SIZES, "phone on its side")):
            assert covered(page, "#notice", buttons) == [], f"{state} on a {device}"
            assert out_of_reach(page, "#notice-text, #notice summary, #notice button") == [], f"{state} on a {device}"
            page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("device", ["phone", "tall tablet"])
def test_from_one_goal_to_the_next_nothing_moves(shared_page: OpenPage, device: str) -> None:
    """The numbers slid away under the finger."""
    page = shared_page(device, reduced_motion="reduce")
    begin(page, ("Ada", "Bo", "Cleo"))
    lift(page)
    places = [box_at_rest(page.locator(".face-keys"))]
    choose(page, "2x2:33/33")
    places.append(box_at_rest(page.locator(".face-keys")))
    page.locator("#number-4").click()
    places.append(box_at_rest(page.locator(".face-keys")))
    assert places[1:] == places[:1] * 2


def test_a_refusal_leaves_the_faces_of_a_flip_free(shared_page: OpenPage) -> None:
    """It lay over them, and the next tap, on a face, came to nothing."""
    page = shared_page("phone", reduced_motion="reduce")
    sitter = sit_down(page, new_table())
    sitter.by_touch("Ma2")
    tap_part(page, "cell:1,1")
    expect(page.locator(".face-key")).to_have_count(4)
    sitter.pace.tap(page.locator("#act-pull"))
    expect(page.locator("#notice")).to_be_visible()
    page.evaluate(AT_REST)
    for device in as_wide_as(page, SIZES):
        assert covered(page, "#notice", ".face-key, .points-row > *, .act, .actions .button") == [], device
        assert out_of_reach(page, "#notice-text, #notice summary, #notice button") == [], device
    page.locator("#notice-why summary").evaluate("(e) => e.click()")
    expect(page.locator("#notice-why[open]")).to_have_count(1)
    for device in as_wide_as(page, SIZES):
        assert out_of_reach(page, "#notice-text, #notice summary, #notice button") == [], f"{device}, opened"
    page.locator("#notice-why summary").evaluate("(e) => e.click()")
    sitter.pace.tap(page.locator("#hand-face-3"))
    expect(page.locator("#confirm")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("text", ["150", "200"])
def test_after_the_game_what_comes_next_is_in_sight_with_large_letters(shared_page: OpenPage, text: str) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    table = new_table()
    for move in WINNING:
        table.play(move)
    sit_down(page, table)
    page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
    for device in as_wide_as(page, SIZES):
        expect_all_in_view(page, "#title, #rematch, #undo, #to-games")
        assert out_of_reach(page, "#summary li, .steps button") == [], device
        assert beyond_sides(page, "#app .button, #summary li") == [], device


def expect_room(page: Page, last: str, picture: str) -> None:
    expect(page.locator(last)).to_be_in_viewport(ratio=1)
    expect(page.locator(picture)).to_be_in_viewport(ratio=0.99)
    assert small_targets(page, "#app a[href], #app button, #app .cell") == []
    expect_page_within_sides(page, last)
