"""The table of Qurush: the lid, the curtain and the peek; what it says when something cannot be; its sides; axe."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.ui.text.table import say
from tests.browser.accessible import DARK_FIRST, expect_accessible
from tests.browser.fingers import box_at_rest, let_pass
from tests.browser.guides import click_through
from tests.browser.playing import visit
from tests.browser.qurush import (
    GOALS,
    WINNING,
    Sitter,
    begin,
    choose,
    choose_all,
    lift,
    new_table,
    sit_down,
    take_the_device,
    tap_square,
)
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

MANY = 12
"""More legal moves than a phone has room for."""

SECRETS = ("45/23", "33/22", "4 and 5 above 2 and 3", "3 and 3 above 2 and 2")

STORED = """async () => {
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(history.state)];
  for (const { name } of await indexedDB.databases()) {
    const opened = await new Promise((done) => { const r = indexedDB.open(name); r.onsuccess = () => done(r.result); });
    for (const store of opened.objectStoreNames) {
      const all = opened.transaction(store).objectStore(store).getAll();
      texts.push(JSON.stringify(await new Promise((done) => { all.onsuccess = () => done(all.result); })));
    }
    opened.close();
  }
  return texts.join("\\n");
}"""


def everything(page: Page) -> str:
    """All that somebody with the device in hand could read: page, accessibility tree, storage, title, address."""
    session = page.context.new_cdp_session(page)
    tree = json.dumps(session.send("Accessibility.getFullAXTree"))
    session.detach()
    return "\n".join((page.content(), tree, page.evaluate(STORED), page.title(), page.url))


def expect_no_secret(page: Page) -> None:
    found = everything(page)
    assert [secret for secret in SECRETS if secret in found] == []


def test_enter_is_named_where_it_opens_the_lid(open_page: OpenPage) -> None:
    """The keyboard begins at the heading, where Enter does nothing."""
    page = open_page("laptop")
    begin(page)
    expect(page.locator("#title")).to_be_focused()
    expect(page.locator(".latch-key")).to_be_hidden()
    while page.evaluate("document.activeElement.id") != "latch":
        page.keyboard.press("Tab")
    expect(page.locator(".latch-key")).to_be_visible()


def test_the_lid_must_be_held(open_page: OpenPage) -> None:
    page = open_page("phone")
    begin(page)
    expect(page.locator("#title")).to_have_text("Pass the device to Ada")
    expect(page.locator(".lid-panel")).to_contain_text("choose a secret 2×2 goal pattern")
    page.locator("#latch").tap()
    expect(page.locator("#notice-text")).to_have_text("Keep holding: it opens in a moment.")
    let_pass(page, 900)
    expect(page.locator("#latch")).to_be_visible()
    lift(page)
    choose(page, GOALS[0])
    expect(page.locator("#title")).to_have_text("Pass the device to Bo")
    expect_no_secret(page)


@pytest.mark.thorough
def test_a_goal_is_seen_while_the_button_is_held_and_leaves_nothing_behind(open_page: OpenPage) -> None:
    page = open_page("laptop")
    begin(page)
    choose_all(page, hold=False)
    expect(page.locator("#peek")).to_have_text("Ada’s goal")
    expect_no_secret(page)
    take_the_device(page)
    page.locator("#peek").hover()
    before = page.locator(".points-row").bounding_box()
    page.mouse.down()
    expect(page.locator("#peeked")).to_be_visible()
    assert page.locator(".points-row").bounding_box() == before, "nothing moves for it"
    assert "4 and 5 above 2 and 3" in page.locator("#peeked").inner_html()
    assert "3 and 3 above 2 and 2" not in everything(page)
    page.mouse.up()
    expect(page.locator("#peeked")).to_have_count(0)
    let_pass(page, 2500)  # what a page remembers it writes when idle
    expect_no_secret(page)


@pytest.mark.thorough
def test_a_goal_is_seen_by_key_and_hidden_by_the_next(open_page: OpenPage) -> None:
    page = open_page("laptop")
    begin(page)
    choose_all(page, hold=False)
    page.locator("#peek").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#title")).to_have_text("Pass the device to Ada")
    expect_no_secret(page)
    page.keyboard.press("Escape")
    expect(page.locator("#peek")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#latch").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#peeked")).to_be_visible()
    expect(page.locator("#peek")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#peeked")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("#peeked")).to_be_visible()
    page.locator('#board [tabindex="0"]').focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#peeked")).to_have_count(0)
    expect_no_secret(page)


@pytest.mark.thorough
def test_a_short_press_shows_nothing(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    begin(page)
    choose_all(page, hold=False)
    take_the_device(page)
    let_pass(page, 400)
    page.locator("#peek").tap()
    expect(page.locator("#notice-text")).to_have_text("Hold to peek. It’s hidden again when you let go.")
    let_pass(page, 900)
    expect(page.locator("#peeked")).to_have_count(0)


def test_what_cannot_be_says_why(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    begin(page)
    choose_all(page, hold=False)
    tap_square(page, "cell:3,3")
    expect(page.locator("#notice-text")).to_have_text("d4 isn’t adjacent to your pawn on a1.")
    page.locator("#notice-why summary").tap()
    expect(page.locator("#notice-why p")).to_contain_text("Adjacent squares share a side")
    page.locator("#notice [data-do=dismiss]").tap()
    page.locator("#act-push").tap(force=True)
    expect(page.locator("#notice-text")).to_have_text("There’s no adjacent qube. Move next to one first.")


CORNER = """(({ x, y }) => [Math.round(x), Math.round(y)])(
  document.getElementById("cell-0,0").getBoundingClientRect())"""


@pytest.mark.thorough
def test_the_board_turns_by_quarters(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    begin(page)
    choose_all(page, hold=False)
    corners = []
    for _ in range(4):
        corners.append(page.evaluate(CORNER))
        page.locator("#turn").tap()
        page.wait_for_function(f"([x, y]) => String({CORNER}) !== `${{x}},${{y}}`", arg=corners[-1])
    assert len(set(map(tuple, corners))) == 4, "a1 has been in every corner"
    expect(page.locator("#title")).to_have_text("Ada: 7 action points left")


@pytest.mark.thorough
def test_with_the_setting_it_turns_to_whoever_moves(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce", to="#/settings")
    page.get_by_label("Turns to the player").check(timeout=BOOT_MS)
    page.evaluate("location.hash = '#/'")
    begin(page)
    choose_all(page, hold=False)
    expect(page.locator("#title")).to_have_text("Ada: 7 action points left")
    home = page.locator("#cell-0\\,0").bounding_box()
    sitter = Sitter(page, new_table())
    sitter.by_touch("Ma2")
    for _ in range(2):
        sitter.pace.tap(page.locator("#end"))
    expect(page.locator("#title")).to_have_text("Bo: 7 action points left")
    assert page.locator("#cell-4\\,4").bounding_box() == home, "Bo's corner is where Ada's was"


@pytest.mark.thorough
def test_everybody_may_call(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    begin(page, options={"claim": "manual"})
    choose_all(page, hold=False)
    page.get_by_role("button", name="Bo calls Qurush").tap()
    expect(page.locator("#hand-title")).to_have_text("Call Qurush for Bo?")
    page.locator("#confirm").tap()
    expect(page.locator("#notice-text")).to_have_text("That player’s goal isn’t complete on the board.")
    sitter = Sitter(page, new_table(claim="manual"))
    for move in WINNING:
        sitter.by_touch(move)
    expect(page.locator("#title")).to_have_text("Bo: 7 action points left")
    page.get_by_role("button", name="Ada calls Qurush").tap()
    page.locator("#confirm").tap()
    expect(page.locator("#title")).to_have_text("Ada wins")


@pytest.mark.thorough
def test_keys_count_from_the_title_behind_the_curtain(shared_page: OpenPage) -> None:
    page = shared_page("laptop", reduced_motion="reduce")
    begin(page)
    lift(page, hold=False)
    page.locator("#title").focus()
    page.keyboard.press("4")
    expect(page.locator("#goal-0")).to_have_attribute("aria-label", "Top left: 4")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#goal-1")).to_be_focused()


def test_the_finger_that_lifts_the_lid_does_no_more(open_page: OpenPage) -> None:
    """Let go, it taps nothing of what has come under it; one reads on from the title, and nothing is said twice."""
    page = open_page("small phone", reduced_motion="reduce")
    begin(page)
    page.locator("#latch").tap()
    expect(page.locator("#polite")).to_have_text("Keep holding: it opens in a moment.")
    page.evaluate("document.addEventListener('click', ({ target }) => { window.clicked = target.id; })")
    box = box_at_rest(page.locator("#latch"))
    finger = page.context.new_cdp_session(page)
    finger.send(
        "Input.dispatchTouchEvent",
        {"type": "touchStart", "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + 60}]},
    )
    expect(page.locator("#stage")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    assert page.evaluate("window.clicked") is None
    expect(page.locator("#title")).to_be_focused()
    expect(page.locator("#polite")).to_have_text(f"{say('first_words')} {say('on_keys')}")


@pytest.mark.thorough
@pytest.mark.parametrize(("device", "scheme"), DARK_FIRST)
def test_axe_finds_nothing(shared_page: OpenPage, device: str, scheme: str) -> None:
    page = shared_page(device, scheme, reduced_motion="reduce")
    begin(page)
    expect_accessible(page)
    lift(page)
    expect_accessible(page)
    choose(page, GOALS[0])
    lift(page)
    choose(page, GOALS[1])
    expect(page.locator("#board")).to_be_visible()
    expect_accessible(page)
    sitter = Sitter(page, new_table())
    sitter.by_touch("Ma2")
    page.locator("#act-flip").tap()
    tap_square(page, "cell:1,1")
    expect(page.locator("#hand-face-4")).to_be_visible()
    expect_accessible(page)
    page.locator("#hand-face-4").tap()
    expect(page.locator("#confirm")).to_be_visible()
    expect_accessible(page)
    page.locator("#peek").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#latch")).to_be_visible()
    expect_accessible(page)
    page.locator("#latch").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#peeked")).to_be_visible()
    expect_accessible(page)
    table = "#" + page.url.partition("#")[2]
    for address, sign in {
        f"{table}/menu": "#dialog",
        f"{table}/moves": "#typed",
        f"{table}/at/3": "#step-told",
        "#/new/qurush": "#start",
        "#/guide/qurush": ".chapter",
        "#/saved": ".kept",
    }.items():
        visit(page, address, sign)
        expect_accessible(page)


@pytest.mark.thorough
def test_the_end_is_accessible(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    table = new_table()
    for move in WINNING:
        table.play(move)
    sit_down(page, table)
    expect(page.locator(".all-goals")).to_be_visible()
    expect_accessible(page)


@pytest.mark.thorough
def test_the_guide_is_clicked_through(open_page: OpenPage) -> None:
    page = open_page("phone", to="#/guide/qurush", reduced_motion="reduce")
    assert click_through(page) > 15


def test_the_log_stands_above_however_many_legal_moves(open_page: OpenPage) -> None:
    page, table, rng = open_page("phone"), new_table(), Random(4)
    while len(table.state.moves()) <= MANY:
        table.play(rng.choice([move for move in table.state.moves() if str(move) != "."]))
    sit_down(page, table)
    visit(page, f"#{page.url.partition('#')[2]}/moves", "#typed")
    assert page.locator(".choices > li").count() > MANY, "the sheet has to be scrolled"
    expect(page.locator(".by-turn.whole > li").first).to_be_in_viewport(ratio=1)
