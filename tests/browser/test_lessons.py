"""Lessons by finger: from home to the first game, left and resumed, with the one thing to tap lit."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from cuboteca import games
from cuboteca.games.qyshinsu.view.art.measures import NUMBERS_AT, WELLS_AT
from cuboteca.play.lesson import Step
from tests.browser.accessible import axe_violations
from tests.browser.devices import as_wide_as
from tests.browser.fingers import UNHURRIED, Fingers, box_at_rest, let_pass
from tests.browser.fitting import expect_within_sides
from tests.browser.keyboard import walk_to
from tests.browser.touching import middle
from tests.browser.visitor import BOOT, Visitor
from tests.browser.wording import on_screen
from tests.examples import first
from tools.visiting import BOOT_MS, go, see_out

OpenPage = Callable[..., Page]

GAMES = [name for name in games if games.about(name).lessons]
LESSONS = [(name, number) for name in GAMES for number in range(len(games.lessons(name)))]
FRAME, NUMBER = 3, 3.5
"""The width of the light's frame, in pixels, and half the width of a number, in units of the ring."""
BOARD = "JSON.stringify(document.getElementById('board').getBoundingClientRect())"
UNDER_LIGHT = """() => {
  const lit = document.querySelector("[data-hinted]");
  const veil = document.querySelector(".veil:not(.whole)");
  if (!lit || lit.closest(".actions, .put-down")) return lit !== null;
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  if (!veil) return false;
  const [one, other] = [middle(lit.querySelector(".hit") ?? lit), middle(veil)];
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 3;
}"""

LIT_OR_DONE = """(ask) => document.querySelector("[data-hinted]")
  || document.querySelector(".lesson-ask").textContent !== ask"""
LED = """() => {
  const at = document.activeElement;
  return at?.id === "notice-ask" || document.querySelector("[data-hinted]")?.contains(at);
}"""
"""The keyboard is led to what is lit; after a refusal first to why that was."""
HAS_CHANGED = """([before, ask]) => {
  document.querySelector("[data-gate]")?.click();  // a card that is held up
  return document.querySelector("[data-hinted]")?.outerHTML !== before
    || document.querySelector(".lesson-ask").textContent !== ask;
}"""

FADES = """() => getComputedStyle(document.querySelector(".lesson-things > .veil"))
  .getPropertyValue("--fading") !== "transparent" """
ABOVE_THE_VEIL = """() => {
  const layer = (selector) => Number(getComputedStyle(document.querySelector(selector)).zIndex);
  return layer("#peeked") > layer(".lesson-things > .veil");
}"""


def lit(page: Page) -> Locator:
    return page.locator("[data-hinted]").first


def do_step(page: Page, step: Step) -> None:
    """Tap what is lit until the step has been done."""
    ask = on_screen(step.ask)
    expect(page.locator(".lesson-ask")).to_have_text(ask)
    while True:
        page.wait_for_function(LIT_OR_DONE, arg=ask)
        see_out(page)
        page.wait_for_timeout(UNHURRIED * 1000)  # The words come a frame after the board.
        if page.locator(".lesson-ask").text_content() != ask:
            return
        expect(page.locator("[data-arena][data-moving]")).to_have_count(0)  # The camera comes to rest.
        page.wait_for_function(UNDER_LIGHT)
        before = page.evaluate("document.querySelector('[data-hinted]').outerHTML")
        lit(page).tap(force=True)
        page.wait_for_function(HAS_CHANGED, arg=[before, ask])


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_a_lesson_is_taken_from_start_to_end_by_finger(open_page: OpenPage, name: str, number: int) -> None:
    """The board keeps its place, and what is left is resumed after a reload."""
    lesson = games.lessons(name)[number]
    page = open_page("phone")
    go(page, f"#/learn/{name}/{lesson.id}")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    board = page.evaluate(BOARD)
    for at, step in enumerate(lesson.steps):
        expect(page.locator(".dot.past")).to_have_count(at)
        expect_within_sides(page, step.id)
        do_step(page, step)
        if at == 2:
            expect(page.locator(".dot.past")).to_have_count(3)
            page.reload()
            expect(page.locator(".lesson-ask")).to_have_text(on_screen(lesson.steps[3].ask), timeout=BOOT_MS)
        expect(page.locator(".lesson-ask")).not_to_have_text(on_screen(step.ask))
        assert page.evaluate(BOARD) == board, step.id
    expect(page.locator(".lesson-ask")).to_have_text(on_screen(lesson.ends))


@pytest.mark.thorough
def test_the_light_follows_a_cube_that_moves_while_the_camera_stands(open_page: OpenPage) -> None:
    page = open_page("phone")
    go(page, f"#/learn/cube_quest/{games.lessons('cube_quest')[0].id}")
    cube = page.locator(".cube[data-hinted]")
    expect(cube).to_have_count(1, timeout=BOOT_MS)
    expect(page.locator("[data-arena][data-moving]")).to_have_count(0)
    page.wait_for_function(UNDER_LIGHT)
    before = box_at_rest(cube)["x"]
    cube.evaluate("cube => { cube.style.transform = `translate(20px, 0) ${cube.style.transform}`; }")
    page.wait_for_function(UNDER_LIGHT)
    assert abs(box_at_rest(cube)["x"] - before) > 3


def test_a_newcomer_is_led_from_home_through_a_lesson_to_a_first_game(open_page: OpenPage) -> None:
    page = open_page("phone")
    page.locator("#learn").tap()
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    steps = games.lessons("qyshinsu")[0].steps
    page.locator("#stone-1").tap()
    expect(page.locator(".lesson-remark")).to_have_text(on_screen(steps[0].otherwise))
    page.locator("#show-me").tap()
    expect(page.locator(".lesson-ask")).to_have_text(on_screen(steps[1].ask))
    for at in range(1, len(steps)):
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(steps[at].ask))
        page.wait_for_timeout(UNHURRIED * 1000)
        page.locator("#skip").tap()
    page.locator("#first-game").tap()
    expect(page.locator("[data-screen='play']")).to_be_visible(timeout=BOOT_MS)
    expect(page.locator(".seats, #hint").first).to_be_attached()
    page.locator("#back").tap()
    expect(page.locator("#setup #continue")).to_be_visible()
    page.wait_for_timeout(UNHURRIED * 1000)
    page.locator("#back").tap()
    expect(page.locator(".home #continue")).to_be_visible()
    expect(page.locator("#learn")).to_have_count(0)


def test_the_light_on_a_place_of_the_ring_leaves_its_number_clear(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    go(page, "#/learn/qyshinsu")
    for tapped in ("#stone-4", "#place-2"):
        expect(page.locator(f"{tapped}[data-hinted]")).to_be_visible(timeout=BOOT_MS)
        page.locator(tapped).tap()
        let_pass(page, 400)
    expect(page.locator("[data-hinted]")).to_have_attribute("id", "place-5")
    light = page.locator("#table > .veil")
    scale = box_at_rest(page.locator("#board"))["width"] / 200
    reach = box_at_rest(light)["width"] / 2 + FRAME
    assert reach < (NUMBERS_AT - WELLS_AT - NUMBER) * scale
    expect(light).to_have_css("border-radius", "50%")


def test_who_uses_keys_is_told_once_where_they_lead(open_page: OpenPage) -> None:
    """Nobody who plays by touch, or by mouse."""
    page = open_page("laptop")
    go(page, "#/learn/qwirkle_cubes")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    keys = page.locator(".lesson-keys")
    expect(keys).to_be_hidden()
    assert "Tab" not in page.locator("#polite").inner_text()
    board = page.evaluate(BOARD)
    page.locator("#cube-0").press("ArrowRight")
    expect(page.locator("#polite")).to_contain_text("Tab goes from the board to what’s beside it")
    expect(keys).to_be_visible()
    assert page.evaluate(BOARD) == board
    page.locator("#cube-1").press("Enter")
    expect(page.locator(".lesson-remark")).to_be_visible()
    expect(page.locator("#polite")).not_to_contain_text("Tab")
    page.locator("#cube-0").press("Enter")
    expect(keys).to_have_count(0)


def test_at_the_end_the_keyboard_is_at_what_leads_on(open_page: OpenPage) -> None:
    page = open_page("laptop")
    go(page, "#/learn/qwirkle_cubes")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    for step in games.lessons("qwirkle_cubes")[0].steps[:-1]:
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(step.ask))
        page.locator("#skip").press("Enter")
    page.locator("#confirm").press("Enter")
    expect(page.locator("#first-game")).to_be_focused()
    expect(page.locator("#polite")).to_contain_text("Now play a first game against Gentle.")


def test_a_pull_on_the_board_is_a_whole_flick_in_a_lesson(open_page: OpenPage) -> None:
    page = open_page("phone")
    go(page, "#/learn/cube_quest")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    steps = games.lessons("cube_quest")[0].steps
    expect(page.locator("[data-arena][data-moving]")).to_have_count(0)
    box = box_at_rest(lit(page))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(page)
    fingers.put((x, y))
    for pulled in (20, 40, 60, 80):
        fingers.move((x, y + pulled))
    expect(page.locator(".aim-words")).not_to_be_empty()
    fingers.lift()
    assert (steps[3].id, steps[4].id) == ("flick", "shadow")
    page.locator("#go-on").tap(timeout=BOOT_MS)  # The next step has another board.
    expect(page.locator(".lesson-ask")).to_have_text(on_screen(steps[4].ask), timeout=BOOT_MS)


@pytest.mark.parametrize("game", first(1, GAMES))
def test_a_lesson_fits_and_can_be_heard_at_every_size(shared_page: OpenPage, game: str) -> None:
    page = shared_page("phone", "dark", reduced_motion="reduce")
    go(page, f"#/learn/{game}")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    expect(page.locator("#polite")).to_contain_text(games.lessons(game)[0].steps[0].ask)
    assert axe_violations(page) == []
    for text in ("100", "150", "200"):
        page.evaluate("(size) => { document.documentElement.dataset.text = size; }", text)
        for device in as_wide_as(page, ("smallest phone", "phone", "tablet", "phone on its side")):
            expect_within_sides(page, f"{device} at {text} %")
            page.wait_for_function(UNDER_LIGHT)


@pytest.mark.parametrize("game", first(1, GAMES[2:] + GAMES[:2]))
def test_in_large_letters_what_a_lesson_asks_for_is_read_without_scrolling(shared_page: OpenPage, game: str) -> None:
    """The hand came before it: on a phone nothing said what to do."""
    page = shared_page("phone", reduced_motion="reduce")
    go(page, f"#/learn/{game}")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    for text in ("150", "200"):
        page.evaluate("(size) => { document.documentElement.dataset.text = size; }", text)
        asked, row = box_at_rest(page.locator(".lesson-ask")), box_at_rest(page.locator(".lesson-rows"))
        assert asked["y"] + asked["height"] <= row["y"], f"{text} %"


@pytest.mark.thorough
def test_a_lesson_of_qurush_needs_no_scrolling_on_the_smallest_phone(open_page: OpenPage) -> None:
    """The board was 190 pixels wide there, and the last buttons lay over the actions."""
    steps = games.lessons("qurush")[0].steps
    page = open_page("smallest phone")
    go(page, "#/learn/qurush")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    board = page.evaluate(BOARD)
    assert page.evaluate("document.getElementById('board').getBoundingClientRect().width > 225")
    for step in steps:
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(step.ask))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), step.id
        assert page.evaluate(BOARD) == board, step.id
        page.wait_for_timeout(UNHURRIED * 1000)
        page.locator("#skip").tap()
    expect(page.locator("#first-game")).to_be_in_viewport()
    assert page.evaluate(BOARD) == board


@pytest.mark.thorough
def test_what_is_peeked_at_in_a_lesson_lies_within_the_panel_and_is_not_dimmed(open_page: OpenPage) -> None:
    """The panel with the goal ran off both sides, under the veil."""
    lesson = games.lessons("qurush")[0]
    number = next(number for number, step in enumerate(lesson.steps) if step.id == "goal")
    page = open_page("phone", to="#/learn/qurush")
    for step in lesson.steps[:number]:
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(step.ask), timeout=BOOT_MS)
        page.wait_for_timeout(UNHURRIED * 1000)
        page.locator("#skip").tap()
    expect(page.locator(".lesson-ask")).to_have_text(on_screen(lesson.steps[number].ask))
    for device in as_wide_as(page, ("small phone", "phone", "tablet")):
        fingers = Fingers(page)
        fingers.put(middle(page.locator("#peek")))
        expect(page.locator("#peeked")).to_be_visible()
        width = page.viewport_size["width"] if page.viewport_size else 0
        seen, things = box_at_rest(page.locator("#peeked")), box_at_rest(page.locator(".lesson-things"))
        assert seen["x"] > 0, device
        assert seen["x"] + seen["width"] < width, device
        assert seen["y"] >= things["y"], device
        assert page.evaluate(ABOVE_THE_VEIL), device
        fingers.lift()
        expect(page.locator("#peeked")).to_have_count(0)


def test_what_a_lesson_of_cuobe_speaks_of_does_not_fade(shared_page: OpenPage) -> None:
    """A fight after the roll, and the dice beside what is lit, could hardly be read."""
    steps = games.lessons("cuobe")[1].steps
    page = shared_page("phone", reduced_motion="reduce", to="#/learn/cuobe/dangers")
    for step in steps:
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(step.ask), timeout=BOOT_MS)
        if step.id == "knife":
            assert page.locator(".fight-score").is_visible()
            assert page.evaluate(FADES) is False
        if step is not steps[-1]:
            page.wait_for_timeout(UNHURRIED * 1000)
            page.locator("#skip").click()
            see_out(page)
    assert page.evaluate(FADES) is True, "other buttons do"
    assert page.evaluate("getComputedStyle(document.querySelector('.lesson-things .actor-state')).zIndex") == "3"


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_a_lesson_is_taken_by_keys_and_ears(shared_page: OpenPage, name: str, number: int) -> None:
    """Keys lead to what is lit first; from there the light leads the keyboard, and each step is heard."""
    lesson = games.lessons(name)[number]
    page = shared_page("laptop", reduced_motion="reduce", to=f"#/learn/{name}/{lesson.id}")
    expect(page.locator("#title")).to_be_focused(timeout=BOOT_MS)
    expect(page.locator("#polite")).to_contain_text(lesson.steps[0].ask)
    walk_to(page, "[data-hinted]")
    for step, following in zip(lesson.steps, [*(step.ask for step in lesson.steps[1:]), lesson.ends], strict=True):
        ask = on_screen(step.ask)
        while page.locator(".lesson-ask").text_content() == ask:
            page.wait_for_function(LIT_OR_DONE, arg=ask)
            see_out(page)
            page.wait_for_timeout(UNHURRIED * 1000)  # The words come a frame after the board.
            if page.locator(".lesson-ask").text_content() != ask:
                break
            page.wait_for_function(LED)
            walk_to(page, "[data-hinted]")
            before = page.evaluate("document.querySelector('[data-hinted]').outerHTML")
            page.keyboard.press("Enter")
            page.wait_for_function(HAS_CHANGED, arg=[before, ask])
        expect(page.locator("#polite")).to_contain_text(following)
    expect(page.locator(":focus")).to_have_count(1)
    assert axe_violations(page) == []
    walk_to(page, "#app .actions:not([inert]) > .main")


def test_why_a_tap_is_refused_is_heard_and_near_by_keys(shared_page: OpenPage) -> None:
    page = shared_page("laptop", reduced_motion="reduce", to="#/learn/qwirkle_cubes")
    steps = games.lessons("qwirkle_cubes")[0].steps
    expect(page.locator("#title")).to_be_focused(timeout=BOOT_MS)
    refused = next(number for number, step in enumerate(steps) if step.refused)
    for step in steps[:refused]:
        expect(page.locator(".lesson-ask")).to_have_text(on_screen(step.ask))
        page.wait_for_timeout(UNHURRIED * 1000)
        page.locator("#skip").press("Enter")
    walk_to(page, "[data-hinted]")
    while not page.locator("#go-on").count():
        before = page.evaluate(NOW)
        page.wait_for_timeout(UNHURRIED * 1000)
        page.keyboard.press("Enter")
        page.wait_for_function(f"(before) => {NOW} !== before", arg=before)
    expect(page.locator("#notice-ask")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#polite")).to_have_text(page.locator("#notice-why p").text_content() or "nothing")
    for _ in range(3):  # past the cross and the hand
        page.keyboard.press("Tab")
    expect(page.locator("#go-on")).to_be_focused()


def test_a_lesson_answers_another_key_and_is_left_by_escape(open_page: OpenPage) -> None:
    page = open_page("laptop")
    go(page, "#/learn/qyshinsu")
    expect(page.locator("#lesson-words")).to_be_visible(timeout=BOOT_MS)
    steps = games.lessons("qyshinsu")[0].steps
    panel = page.locator(".panel").evaluate("(panel) => [panel.scrollHeight, panel.clientHeight]")
    assert panel[0] == panel[1], "there is nothing that arrow keys scroll"
    page.keyboard.press("1")
    expect(page.locator("#polite")).to_contain_text(steps[0].otherwise)
    page.keyboard.press("4")
    expect(page.locator(".lesson-ask")).to_have_text(on_screen(steps[1].ask))
    page.keyboard.press("Escape")
    expect(page.locator("[data-screen='new']")).to_be_visible()


NOW = """JSON.stringify([
  document.querySelector("#first-game") ? Infinity : document.querySelectorAll(".dot.past").length,
  document.querySelector("[data-hinted]")?.outerHTML ?? "",
])"""
"""How many steps have been done, and what is lit, with what shows that it is picked."""


def do_steps(visitor: Visitor, count: int) -> None:
    """Tap what is lit until so many steps have been done."""
    end = time.monotonic() + BOOT
    before = ""
    while True:
        now = visitor.evaluate(NOW)
        done, lit = json.loads(now)
        if done is None or done >= count:
            return
        if not lit or now == before:
            assert time.monotonic() < end, now
            time.sleep(0.1)
            continue
        time.sleep(UNHURRIED)
        if visitor.evaluate(NOW) == now:  # The words come a frame after the board.
            visitor.tap("[data-hinted]")
            before, end = now, time.monotonic() + BOOT


@pytest.mark.thorough
@pytest.mark.engines
def test_a_lesson_is_taken_in_every_engine(visitor: Visitor) -> None:
    steps = games.lessons("qyshinsu")[0].steps
    visitor.tap("#learn")
    visitor.wait("#lesson-words")
    visitor.tap("#stone-1")
    visitor.wait(".lesson-remark")
    assert visitor.text(".lesson-remark").strip() == on_screen(steps[0].otherwise)
    do_steps(visitor, 2)
    visitor.tap("#back")
    visitor.wait("#start")
    visitor.reload()
    visitor.tap("#learn")
    visitor.wait(".dot:nth-child(2).past")
    assert visitor.text(".lesson-ask").strip() == on_screen(steps[2].ask)
    do_steps(visitor, len(steps))
    visitor.wait("#first-game")
