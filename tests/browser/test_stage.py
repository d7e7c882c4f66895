"""The stage, on which the page plays what has happened before it shows where it led: Cu[o]be’s, as a player has it who
has changed no setting."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from cuboteca.draw.colour import contrast
from tests.browser.fingers import let_pass
from tests.browser.served import Server
from tests.browser.staged import (
    STAGED,
    before_a_shift,
    before_a_vain_search,
    end_turn,
    in_a_turn,
    make,
    put_away_the_first_card,
    sit_down,
    with_a_first_tick,
)
from tests.browser.test_boards_keep_still import WATCH_BOARD, expect_one_place
from tests.examples import first
from tests.games.cuobe.golden_tables import before, golden_table
from tools.visiting import see_out, wait_until

OpenPage = Callable[..., Page]

WATCH_HINT = """() => {
  window.lain = null;
  const lie = () => [...document.querySelectorAll("#hint-panel")].filter((one) => one.checkVisibility()).length;
  const watcher = new MutationObserver(() => (window.lain ??= lie()));
  watcher.observe(document.documentElement, { attributeFilter: ["data-staged"] });
}"""
"""Counts hints when the stage begins."""
WATCH_MOVING = """(selector) => {
  window.moved = false;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.matches(selector)) window.moved = true;
    return animate.apply(this, how);
  };
}"""
WATCH_POLITE = """() => {
  window.said = [];
  const polite = document.getElementById("polite");
  new MutationObserver(() => window.said.push(polite.textContent)).observe(polite, { childList: true });
}"""
READ_FOR_EVER = """([selector, words]) => {
  const { play } = Animation.prototype;
  Animation.prototype.play = function () {
    if (!document.querySelector(selector)?.textContent.includes(words)) return play.call(this);
    window.given = this.effect.getTiming().duration;
  };
}"""
"""What has these words in it stays, and its time is noted."""
INKS_AND_GROUNDS = """(selector) => {
  const card = document.querySelector(selector);
  const opaque = (colours) => colours.match(/rgb\\(.*?\\)/g) ?? [];
  const { backgroundColor, backgroundImage } = getComputedStyle(card);
  return [
    [...card.querySelectorAll("p, h2")].flatMap((line) => opaque(getComputedStyle(line).color)),
    opaque(backgroundColor + backgroundImage.split("linear-gradient").at(-1)),
  ];
}"""
"""Of its words, and of what they stand on: the last of its pictures, or else a colour."""
NOTHING_RUNS = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


def as_hex(colour: str) -> str:
    """A colour as the page has it, `rgb(43, 38, 34)`, as the palette has it."""
    return "#" + "".join(f"{int(part):02X}" for part in re.findall(r"\d+", colour))


def test_what_happens_is_said_and_shown_and_then_nothing_runs(open_page: OpenPage, server: Server) -> None:
    """The board keeps its place; a mover is where the next screen has it before that is shown."""
    page = open_page("phone")
    table, move = before_a_shift()
    sit_down(page, server, table)
    page.evaluate(WATCH_BOARD)
    make(page, table, move)
    page.locator(STAGED).wait_for(state="attached")
    expect(page.locator(".voice")).to_contain_text("shift")
    page.locator(STAGED).wait_for(state="detached")
    expect(page.locator(".voice")).to_have_count(0)
    expect(page.locator("#polite")).to_contain_text("dice")
    expect_one_place(page, "phone")
    wait_until(page, NOTHING_RUNS)


def test_a_card_is_put_away_while_it_still_arrives(open_page: OpenPage, server: Server) -> None:
    """Its button counts from when it can be seen."""
    page = open_page("phone")
    sit_down(page, server, in_a_turn())
    put_away_the_first_card(page)
    page.evaluate(
        """() => new MutationObserver((_, observer) => {
          const button = document.querySelector("[data-gate]");
          if (button) { observer.disconnect(); button.click(); }
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    end_turn(page)
    page.locator("[data-gate]").wait_for()
    expect(page.locator("[data-gate]")).to_have_count(0)


def test_the_first_card_is_laid_down_before_what_it_does_is_played(open_page: OpenPage, server: Server) -> None:
    """It lay over the line that shifts, with a button that did nothing."""
    page = open_page("phone")
    sit_down(page, server, with_a_first_tick())
    page.locator("#put-away").tap()
    expect(page.locator(".voice")).to_contain_text("shifts")
    expect(page.locator("[data-held-up]")).to_be_hidden()
    expect(page.locator(STAGED)).to_be_attached()


def test_a_wound_counts_when_it_is_said(open_page: OpenPage, server: Server) -> None:
    """Cy's turn begins, so Cy stands below the map, unhurt; then Cy is hit."""
    page = open_page("phone")
    table = golden_table("four_hard")
    before(table, lambda after, note: note[0] == "wound")
    sit_down(page, server, table)
    if page.locator("#put-away").count():
        page.locator("#put-away").tap()
    expect(page.locator('[data-told="mate-2"] .wound b')).to_have_text("0")
    page.locator("#more").tap()
    page.locator("#redo").tap()
    page.locator("[data-gate]").tap()
    expect(page.locator(".voice")).to_contain_text("Cy takes a wound")
    expect(page.locator('[data-told="wound-2"]')).to_contain_text("1")
    expect(page.locator(STAGED)).to_be_attached()


def test_what_came_of_a_fight_plays_with_the_hand_and_the_keys_in_sight(open_page: OpenPage, server: Server) -> None:
    """The sheet of the fight lay over them; without it there was nothing until all had been played."""
    page = open_page("phone")
    table = golden_table("four_hard")
    before(table, lambda after, note: note[0] == "fought")
    sit_down(page, server, table)
    if page.locator("#put-away").count():
        page.locator("#put-away").tap()
        expect(page.locator(STAGED)).to_have_count(0)
    page.keyboard.press("Control+y")
    page.locator(".fighting").wait_for()
    page.locator("#put-away").tap()
    page.locator(STAGED).wait_for(state="attached")
    expect(page.locator("#tray .actor")).to_be_visible()
    expect(page.locator(".standings .goal")).to_be_attached()
    expect(page.locator(STAGED)).to_be_attached()


def test_a_hint_is_put_away_before_what_follows_is_played(open_page: OpenPage, server: Server) -> None:
    """It would cover the wounds and panic that the stage changes."""
    page = open_page("phone")
    table, move = before_a_shift()
    sit_down(page, server, table)
    page.locator("#more").tap()
    page.locator("#dialog [data-do=hint]").tap()
    page.locator("#hint-show").tap()
    page.locator("#hint-play").wait_for()
    page.evaluate(WATCH_HINT)
    make(page, table, move)
    wait_until(page, "() => window.lain !== null")
    assert page.evaluate("window.lain") == 0


def test_what_nothing_else_shows_is_read_before_the_screen_it_led_to(open_page: OpenPage, server: Server) -> None:
    """A search has failed: the map is as it was. A tap ends the reading."""
    page = open_page("phone")
    table, search = before_a_vain_search()
    sit_down(page, server, table)
    if page.locator("#put-away").count():
        put_away_the_first_card(page)
    page.evaluate(READ_FOR_EVER, [".voice", "The die shows"])
    make(page, table, search)
    wait_until(page, "() => window.given !== undefined")
    let_pass(page, 450)
    expect(page.locator(".voice")).to_contain_text("The die shows")
    page.locator("#table").tap()
    expect(page.locator(STAGED)).to_have_count(0)


@pytest.mark.parametrize("scheme", first(1, ["dark", "light"]))
def test_a_drawn_card_can_be_read_by_day_and_by_night(open_page: OpenPage, server: Server, scheme: str) -> None:
    """It was dark words on a dark ground, and the words at the ends of its lines were taken for one."""
    page = open_page("phone", scheme)
    table = golden_table("four_hard")
    before(table, lambda after, note: note[0] == "blue")
    sit_down(page, server, table)
    if page.locator("#put-away").count():
        page.locator("#put-away").tap()
        expect(page.locator(STAGED)).to_have_count(0)
    page.evaluate(READ_FOR_EVER, [".drawn-card", ""])
    page.keyboard.press("Control+y")
    wait_until(page, "() => window.given !== undefined")
    words = [word for line in page.locator(".drawn-card :is(p, h2)").all_inner_texts() for word in line.split()]
    assert page.evaluate("window.given") >= 235 * len(words)
    inks, grounds = page.evaluate(INKS_AND_GROUNDS, ".drawn-card > *")
    assert min(contrast(as_hex(ink), as_hex(ground)) for ink, ground in product(inks, grounds)) >= 4.5


MOMENTS = {
    "the exit opens": ("plain_two_win", ("opened",), "[data-hinge]"),
    "the light goes out": ("three_easy_time", ("dark",), "[id^=lamp-]"),
    "panic rises": ("four_hard", ("panic",), "[data-told]"),
    "a key": ("plain_two_win", ("key",), ".goal"),
    "insanity": ("five_quick", ("insane",), "[data-eye]"),
    "the twin": ("four_hard", ("appeared", "twin"), "#figure-twin > *"),
    "the sister": ("four_hard", ("appeared", "sister"), "#figure-sister"),
}
"""Of each: a golden game, the event in it, and what is seen to move, on the board or beside it."""
LEFT_OVER = "[data-hinge], [data-light], [data-eye], #board .pieces > g:not([id])"


@pytest.mark.parametrize("motion", first(1, ("no-preference", "reduce")))
@pytest.mark.parametrize("moment", first(1, MOMENTS))
def test_a_rare_moment_is_seen_and_leaves_nothing(
    open_page: OpenPage, server: Server, moment: str, motion: str
) -> None:
    """With less motion it is only said."""
    page = open_page("phone", reduced_motion=motion)
    name, event, moves = MOMENTS[moment]
    table = golden_table(name)
    before(table, lambda after, note: note[: len(event)] == event)
    sit_down(page, server, table)
    if page.locator("#put-away").count():
        page.locator("#put-away").tap()
    page.evaluate(WATCH_MOVING, moves)
    page.locator("#more").tap()
    page.locator("#redo").tap()
    expect(page.locator("#dialog")).to_have_count(0)
    if motion == "no-preference":
        wait_until(page, "() => { document.querySelector('[data-gate]')?.click(); return window.moved; }")
    see_out(page)
    expect(page.locator("#polite")).not_to_be_empty()
    assert page.evaluate("window.moved") == (motion == "no-preference")
    expect(page.locator(LEFT_OVER)).to_have_count(0)
    wait_until(page, NOTHING_RUNS)


@pytest.mark.parametrize("how", ["fast", "less motion"])
def test_fast_or_with_less_motion_only_cards_are_waited_for(open_page: OpenPage, server: Server, how: str) -> None:
    """And what was played is said with the screen."""
    page = open_page("phone", reduced_motion="reduce" if how == "less motion" else "no-preference", to="#/settings")
    if how == "fast":
        page.locator("label:has(#pace-fast), #pace-fast").first.click()
        expect(page.locator("#pace-fast")).to_be_checked()
    table, move = before_a_shift()
    sit_down(page, server, table)
    make(page, table, move)
    expect(page.locator("#polite")).to_contain_text("shift")
    assert not page.locator(".voice").count()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_a_card_does_is_heard_before_it_is_put_away_and_not_again(
    open_page: OpenPage, server: Server, motion: str
) -> None:
    """With less motion it was said, by its name alone, when it had been put away."""
    page = open_page("phone", reduced_motion=motion)
    sit_down(page, server, in_a_turn())
    put_away_the_first_card(page)
    end_turn(page)
    page.locator("[data-gate]").wait_for()
    does = page.locator(".green-stage:has([data-gate]) .green-line").first.inner_text()
    expect(page.locator("#polite")).to_contain_text(does)
    expect(page.get_by_role("heading", name=re.compile("end your turn"))).to_have_count(0)  # that player’s is over
    page.evaluate(WATCH_POLITE)
    page.locator("[data-gate]").tap()
    see_out(page)
    assert not any(does in said for said in page.evaluate("window.said"))


def test_by_keys_a_card_is_gone_to_and_put_away(open_page: OpenPage, server: Server) -> None:
    """A letter of the table goes past it as little as a tap does."""
    page = open_page("laptop", reduced_motion="reduce")
    sit_down(page, server, in_a_turn())
    page.keyboard.press("g")
    expect(page.locator("#put-away")).to_have_count(0)
    page.keyboard.press(".")
    expect(page.locator("#title")).to_contain_text("end your turn")
    page.keyboard.press(".")
    expect(page.locator("[data-gate]")).to_be_focused()
    page.keyboard.press("m")
    expect(page.locator("[data-gate]")).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator(STAGED)).to_have_count(0)
    expect(page.locator("#title")).not_to_contain_text("end your turn")
