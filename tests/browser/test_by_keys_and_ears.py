"""What all screens have in common for who uses keys alone, a screen reader, or colours of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca.ui.shortcuts import HINT, MENU, MOVES
from tests.browser.playing import begin, expect_ply, play_by_keyboard, visit
from tests.browser.qurush import new_table, sit_down
from tools.visiting import BOOT_MS, wait_until

OpenPage = Callable[..., Page]

IPHONE = """Object.defineProperties(navigator, {standalone: {value: false}, maxTouchPoints: {value: 5}})"""
"""Whose page can only say how it is installed."""


@pytest.mark.thorough
def test_taking_back_by_key_keeps_the_place(open_page: OpenPage) -> None:
    page = open_page("laptop")
    begin(page)
    play_by_keyboard(page, "+4@2", 1)
    page.keyboard.press("Control+z")
    expect_ply(page, 0)
    expect(page.locator("#polite")).to_contain_text("Undone. Ada: ")
    expect(page.locator("#place-2")).to_be_focused()
    page.keyboard.press("Control+y")
    expect_ply(page, 1)
    expect(page.locator("#place-2")).to_be_focused()
    page.locator("#undo").focus()
    page.keyboard.press("Enter")
    expect_ply(page, 0)
    expect(page.locator("#more")).to_be_focused()


def test_messages_beside_a_dialog_are_within_reach(open_page: OpenPage) -> None:
    """A refusal in the list of moves: its Why? is in the accessibility tree, and Tab leads there."""
    page = open_page("laptop")
    begin(page)
    visit(page, f"#{page.url.partition('#')[2]}/moves", "#typed")
    page.locator("#typed").fill("-4@2")
    page.keyboard.press("Enter")
    expect(page.locator("#notice-why")).to_be_visible()
    expect(page.locator('[aria-modal="true"]')).to_have_count(0)
    expect(page.locator(".play")).to_have_attribute("inert", "")
    page.locator("#dialog .choices button").last.focus()
    page.keyboard.press("Tab")
    expect(page.locator("#notice summary")).to_be_focused()


def test_escape_closes_what_is_seen(open_page: OpenPage) -> None:
    """A message that has gone by by itself takes no Escape; one that the keyboard is at stays."""
    page = open_page("laptop", permissions=["clipboard-read", "clipboard-write"])
    begin(page)
    visit(page, f"#{page.url.partition('#')[2]}/share", "#the-link")
    page.locator("[data-do=copy-record]").click()
    expect(page.locator("#notice.passing")).to_be_visible()
    end = "document.querySelector('#notice').getAnimations().forEach((animation) => animation.finish())"
    page.locator("#notice .icon-button").focus()
    page.evaluate(end)
    expect(page.locator("#notice .icon-button")).to_be_focused()
    expect(page.locator("#notice")).to_be_visible()
    page.locator("#the-link").focus()
    page.evaluate(end)
    expect(page.locator("#notice")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_have_count(0)


def test_the_guide_is_read_by_keys(open_page: OpenPage) -> None:
    """A page that is turned is read from its head; whoever steps along a line stays where they step, and hears it."""
    page = open_page("laptop")
    visit(page, "#/guide/qyshinsu", "#page-next")
    page.locator("#first-stones-next").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#polite")).to_contain_text("2 of ")
    expect(page.locator("#first-stones-next")).to_be_focused()
    while page.locator("#first-stones-next[aria-disabled]").count() == 0:
        said = page.locator("#polite").inner_text()
        page.keyboard.press("Enter")
        expect(page.locator("#polite")).not_to_have_text(said)
    expect(page.locator("#first-stones-next")).to_be_focused()
    page.locator("#page-next").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chapter-title")).to_have_text("Your turn")
    expect(page.locator("#chapter-title")).to_be_focused()


def test_whoever_puts_away_what_the_page_says_goes_on(open_page: OpenPage) -> None:
    page = open_page("phone")
    expect(page.locator("#notices[aria-live=polite]")).to_have_count(1)
    page.add_init_script(IPHONE)
    page.reload()
    visit(page, "#/settings", "#install")
    page.locator("#install").click()
    page.locator("#client-install button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#client-install")).to_have_count(0)
    expect(page.locator("#title")).to_be_focused()


def test_what_is_chosen_shows_in_colours_of_ones_own(open_page: OpenPage) -> None:
    """Where the browser takes shades and shadows away, the chosen stands out, and buttons have an edge."""
    page = open_page("phone", forced_colors="active")
    visit(page, "#/settings", ".segments")
    grounds = (
        page.locator(".segments")
        .first.locator("label")
        .evaluate_all("(labels) => labels.map((label) => getComputedStyle(label).backgroundColor)")
    )
    assert grounds[0] not in grounds[1:]
    visit(page, "#/new/qyshinsu", "#start")
    assert page.locator("#start").evaluate("(e) => getComputedStyle(e).outlineStyle") == "solid"


CHOSEN_LOOKS_ELSE = """(button) => {
  const looks = () => getComputedStyle(button).backgroundColor;
  const chosen = looks();
  button.setAttribute("aria-pressed", "false");
  return looks() !== chosen;
}"""


def test_a_chosen_action_shows_in_colours_of_ones_own(open_page: OpenPage) -> None:
    """Also where a game has a look of its own for it."""
    page = open_page("phone", forced_colors="active")
    sit_down(page, new_table())
    page.locator("#act-move").click()
    assert page.locator('.act[aria-pressed="true"]').evaluate(CHOSEN_LOOKS_ELSE)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_is_told_in_passing_stays_long_enough_to_be_read(open_page: OpenPage, motion: str) -> None:
    """With less motion nothing moves, but what is waited for is waited for: such a message used to be gone at once."""
    page = open_page("laptop", reduced_motion=motion, permissions=["clipboard-read", "clipboard-write"])
    begin(page)
    visit(page, f"#{page.url.partition('#')[2]}/share", "#the-link")
    page.locator("[data-do=copy-record]").click()
    told = page.locator("#notice.passing")
    told.wait_for()
    waits = "one => one.getAnimations().map(({ effect, animationName }) => [animationName, effect.getTiming().delay])"
    assert ["go-by", 5000] in told.evaluate(waits)
    expect(told).to_be_visible()
    told.evaluate("one => one.getAnimations().forEach((one) => { one.currentTime = 4990; })")
    expect(told).to_be_hidden()


def test_more_contrast_for_who_asks_for_it(open_page: OpenPage) -> None:
    page = open_page("phone", contrast="more")
    visit(page, "#/settings", ".segments")
    of = "(e) => getComputedStyle(e).color"
    assert page.locator(".meaning").first.evaluate(of) == page.locator("#title").evaluate(of)


def test_keys_faster_than_their_answers_lose_no_step(open_page: OpenPage) -> None:
    """Each arrow goes on from where the one before it led, and Enter taps where they end."""
    page = open_page("laptop")
    begin(page)
    page.locator("#place-12").focus()
    for key in ("4", *["ArrowRight"] * 5, "Enter"):
        page.keyboard.press(key)
    expect_ply(page, 1)
    expect(page.locator("#place-5")).to_be_focused()
    expect(page.locator("#polite")).to_contain_text("Ada adds a 4-stone at 5.")
    page.locator("#title").focus()
    for key in (*["ArrowRight"] * 3, "Home", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator("#place-12")).to_be_focused()
    for key in ("ArrowUp", "Home"):  # Nor is there a button at which they do nothing.
        page.locator("#undo").focus()
        page.keyboard.press(key)
        expect(page.locator('[id^="place-"]:focus')).to_have_count(1)


def test_hint_log_and_menu_open_by_one_key_and_lead_back(open_page: OpenPage) -> None:
    """Against an opponent; where a move is typed, signs are letters as any other."""
    page = open_page("laptop")
    set_up_alone(page, "qyshinsu")
    page.locator("#place-12").focus()
    page.keyboard.press(MENU.shown[0])
    expect(page.locator("#dialog nav.menu")).to_be_visible()
    page.keyboard.press(MOVES.shown[0])
    expect(page.locator("#typed")).to_be_visible()
    page.locator("#typed").focus()
    page.keyboard.type("*=!")
    expect(page.locator("#typed")).to_have_value("*=!")
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_have_count(0)
    expect(page.locator("#place-12")).to_be_focused()
    assert page.evaluate(SHOWN_KEY, "more").startswith(f'"{MENU.shown[0]}"')
    assert page.evaluate(SHOWN_KEY, "hint").startswith(f'"{HINT.shown[0]}"')
    page.keyboard.press(HINT.shown[0])
    expect(page.locator("#hint-show")).to_be_visible()
    page.keyboard.press(HINT.shown[0])
    expect(page.locator("#hint-0")).to_be_visible()


def test_the_keyboard_goes_on_at_ones_own_cubes(open_page: OpenPage) -> None:
    """After a hint that is played, whose button has gone, and once the opponent has moved."""
    page = open_page("laptop")
    set_up_alone(page, "qwirkle_cubes")
    in_hand = page.locator("#rack [data-part]:focus")
    for _ in range(2):
        for button in ("#hint", "#hint-show", "#hint-play"):
            page.locator(button).press("Enter", timeout=BOOT_MS)
        expect(page.locator("#hint-panel")).to_have_count(0)
        page.locator(".actions .main:focus").press("Enter")  # what the hint has picked is confirmed
        expect(in_hand).to_have_count(1)
        expect(page.locator("#hint")).to_be_visible(timeout=BOOT_MS)
        expect(in_hand).to_have_count(1)


def test_a_puzzle_has_the_same_key_for_its_hint(open_page: OpenPage) -> None:
    """Pressed once more it lights the same: the solution is shown only to who asks for that."""
    page = open_page("laptop")
    visit(page, "#/puzzles/qyshinsu", "a[href^='#/puzzle/']")
    page.locator("a[href^='#/puzzle/']").first.click()
    page.locator("#puzzle-hint").wait_for()
    for _ in range(2):
        page.keyboard.press(HINT.shown[0])
        expect(page.locator("#board [data-hinted], #hand [data-hinted]")).to_have_count(1)
    expect(page.locator("#show")).to_be_visible()


RING = """(place) => {
  const ring = getComputedStyle(place.querySelector(":scope > .focus-ring"));
  return [ring.visibility, ...["--focus-edge", "--focus-ring"].map((name) => ring.getPropertyValue(name).trim())];
}"""
"""Whether the ring about a place is seen, and its colours where they are not those of the keyboard's ring."""


def test_what_a_hint_marks_does_not_look_like_where_the_keyboard_is(open_page: OpenPage) -> None:
    """Two lines of brass; with a white one between them where the keyboard is there, too."""
    page = open_page("laptop")
    begin(page)
    play_by_keyboard(page, "+4@2", 1)
    page.keyboard.press(HINT.shown[0])
    marked = page.locator("#board [data-hinted]")
    expect(marked).to_have_count(1, timeout=BOOT_MS)
    other = page.locator("#board .place:not([data-hinted])").first
    other.focus()
    assert other.evaluate(RING) == ["visible", "", ""]
    assert marked.evaluate(RING) == ["visible", "#ffc94d", "#140a05"]
    marked.focus()
    assert marked.evaluate(RING) == ["visible", "#ffc94d", "#fff"]


SHOWN_KEY = """(id) => {
  const button = document.getElementById(id);
  const said = (_, attribute) => JSON.stringify(button.getAttribute(attribute));  // Firefox leaves that to the reader.
  return getComputedStyle(button, "::after").content.replace(/attr\\(([a-z-]+)\\)/, said);
}"""


def test_whoever_plays_by_keys_sees_which_key_a_button_has(open_page: Callable[..., Page]) -> None:
    page = open_page("laptop")
    page.evaluate("location.hash = '#/new/cube_quest'")
    page.locator("#start").click(timeout=BOOT_MS)
    page.locator("#ready").wait_for(timeout=BOOT_MS)
    assert page.evaluate(SHOWN_KEY, "ready") == "none"
    page.keyboard.press("Tab")
    assert page.evaluate(SHOWN_KEY, "ready").startswith('"c"')
    page.mouse.click(5, 5)
    assert page.evaluate(SHOWN_KEY, "ready") == "none"


def test_tab_past_a_hint_that_is_still_sought_leads_back_to_it(open_page: OpenPage) -> None:
    """Its only button is then the last of the page."""
    page = open_page("laptop")
    set_up_alone(page, "qwirkle_cubes")
    page.locator("#rack [tabindex='0']").focus()
    page.keyboard.press(HINT.shown[0])
    expect(page.locator("#hint-title")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.locator("#hint-show").wait_for(timeout=BOOT_MS)
    # Not `:focus`: in Firefox Tab has led out of the page.
    wait_until(page, "() => document.activeElement.closest('#hint-panel') !== null")


def set_up_alone(page: Page, game: str) -> None:
    """Sit down at a game against an opponent."""
    page.evaluate(f"location.hash = '#/new/{game}'")
    page.locator("#plays-1-opponent").check(force=True, timeout=BOOT_MS)
    page.locator("#plays-1-opponent:checked").wait_for(state="attached")
    page.locator("#start").click()
    page.locator("[data-screen=play]").wait_for(timeout=BOOT_MS)
    page.locator("#hint").wait_for(timeout=BOOT_MS)


IS_SEEN = """() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there === null || document.activeElement.contains(there) || there.contains(document.activeElement);
}"""
"""Nothing lies over what has the focus."""


@pytest.mark.parametrize(("game", "device"), [("qyshinsu", "phone"), ("qwirkle_cubes", "laptop"), ("qurush", "laptop")])
def test_no_key_leads_behind_a_hint(open_page: Callable[..., Page], game: str, device: str) -> None:
    """What it leaves in sight, as the rack and the row of Qwirkle Cubes on a laptop, can be reached as ever."""
    page = open_page(device)
    set_up_alone(page, game)
    page.locator("#hint").press("Enter")
    page.locator("#hint-show").wait_for(timeout=BOOT_MS)
    reached = set()
    for _ in range(25):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.id"))
        assert page.evaluate(IS_SEEN), page.evaluate("document.activeElement.outerHTML")
    assert {"hint-close", "hint-show"} <= reached
    assert ("undo" in reached) == (game == "qwirkle_cubes")
    page.keyboard.press("Escape")
    expect(page.locator("#hint-panel")).to_have_count(0)
    expect(page.locator(".panel [inert]")).to_have_count(0)


def test_up_and_down_lead_through_the_moves_of_a_hint(open_page: Callable[..., Page]) -> None:
    """They led to the board behind it, where Enter closed the hint."""
    page = open_page("laptop")
    set_up_alone(page, "qyshinsu")
    page.locator("#hint").press("Enter")
    page.locator("#hint-show").press("Enter", timeout=BOOT_MS)
    for key, row in (("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", 0), ("ArrowDown", 1)):
        expect(page.locator("#hint-0, #hint-1").and_(page.locator(":focus"))).to_be_visible()
        page.keyboard.press(key)
        expect(page.locator(f"#hint-{row}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#hint-1[aria-pressed='true']")).to_be_focused()
