"""What is opened at Cu[o]be's table, and what is asked, has room: on phones, with large letters, with less motion."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import ways_out
from cuboteca.games.cuobe.rules.fights import weapon_talents, weapon_tools
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.choices import answer_words, is_question
from cuboteca.games.cuobe.view.actions import turn_actions
from cuboteca.games.cuobe.view.answers import SHORT, answer_moves
from cuboteca.games.cuobe.view.closer_look import card_moves
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser.cuobe import NAMES
from tests.browser.devices import as_wide_as
from tests.browser.fingers import let_pass
from tests.browser.fitting import LARGE, beyond_sides, expect_page_within_sides
from tests.browser.served import Server
from tools.visiting import keep, link_to, say_hello

OpenPage = Callable[..., Page]

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(300)]

PHONES = ("phone", "small phone")
WORDS_UNDER_THE_CROSS = """() => {
  const cross = document.getElementById("put-down").getBoundingClientRect();
  return [...document.querySelectorAll(".opened-card :is(h2, p:not(.opened-kind))")].filter((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].some((line) => line.right > cross.left && line.top < cross.bottom);
  }).map((words) => words.textContent);
}"""
"""What closes a card lies in its upper corner."""
TIMID = (moves.DROP, moves.GIVE, moves.PUT, moves.END)


def acting(state: State) -> bool:
    return state.agenda[-1].what == steps.ACTION


def all_ways(state: State) -> bool:
    """Somebody with cards can walk four ways."""
    held = state.players[state.active].tools
    return (
        acting(state)
        and bool(held)
        and len(ways_out(state, state.active)) == 4
        and any(m.verb == moves.GO for m in state.moves())
    )


def many_uses(state: State) -> bool:
    return acting(state) and bool(useful(state))


def crowded(state: State, count: int) -> bool:
    """So many things can be done, below cards."""
    held = state.players[state.active].tools
    return acting(state) and bool(held) and len(turn_actions(state, Selection(), NAMES)) == count


def useful(state: State) -> list[str]:
    """Cards with which three things can be done."""
    return [card for card in state.players[state.active].tools if len(card_moves(state, card)) >= 3]


def has_a_rope(state: State) -> bool:
    return acting(state) and "T17" in state.players[state.active].tools


def armed(state: State) -> list[str]:
    seat = state.active if acting(state) else state.agenda[-1].seat
    return [*weapon_tools(state, seat), *weapon_talents(state, seat)]


def can_fight_armed(state: State) -> bool:
    return acting(state) and len(armed(state)) >= 2 and any(move.verb == moves.FIGHT for move in state.moves())


def asked_for_weapons(state: State) -> bool:
    return state.agenda[-1].what == steps.ARMS and len(armed(state)) >= 3


def long_answers(state: State) -> bool:
    """A question of three or more, which have a line each where letters are large."""
    answers = answer_moves(state) if is_question(state) and state.agenda[-1].what != steps.ARMS else []
    return len(answers) >= 3 and all(len(answer_words(state, move, NAMES)) > SHORT for move in answers)


@cache
def come_to(wanted: Callable[[State], bool]) -> Table:
    """A game that has come to such a position."""
    for seed in range(400):
        rng = Random(seed)
        table = Table.begin(games["cuobe"], NAMES[:2], "2026-11-20")
        nature = SampledNature(rng)
        nature.settle(table)
        while table.state.seat is not None and table.ply < 260:
            state = cast(State, table.state)
            if wanted(state):
                return table
            listed = list(state.moves())
            table.play(rng.choice([move for move in listed if move.verb not in TIMID] or listed))
            nature.settle(table)
    raise AssertionError("No game comes to that.")


def sit_down(page: Page, server: Server, wanted: Callable[[State], bool]) -> State:
    table = come_to(wanted)
    page.goto(server.address + link_to(table))
    keep(page)
    say_hello(page)
    if page.locator("#put-away").count():
        page.locator("#put-away").click()
        expect(page.locator("#put-away")).to_have_count(0)
    return cast(State, table.state)


def below_the_row(page: Page, selector: str) -> list[str]:
    """What of these goes further down than the row of buttons begins, without scrolling."""
    found: list[str] = page.evaluate(
        """(selector) => {
          const row = document.querySelector('.actions').getBoundingClientRect();
          return [...document.querySelectorAll(selector)]
            .filter((e) => e.getBoundingClientRect().bottom > row.top + 1)
            .map((e) => e.textContent); }""",
        selector,
    )
    return found


def width_of_the_map(page: Page) -> float:
    box = page.locator("#board").bounding_box()
    assert box is not None
    return box["width"]


def test_the_map_stays_as_large_when_the_ways_are_shown(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, server, all_ways)
    before = {device: width_of_the_map(page) for device in as_wide_as(page, PHONES)}
    page.locator("#deed-move").tap()
    expect(page.locator(".ways-out .answer")).to_have_count(4)
    for device in as_wide_as(page, PHONES):
        assert width_of_the_map(page) == pytest.approx(before[device], rel=0.06), device
        assert below_the_row(page, ".ways-out .answer, .deed") == [], device
        assert page.evaluate("scrollY") == 0, device


@pytest.mark.parametrize("count", [5, 6])
def test_no_action_of_many_is_cut_and_no_word_broken(open_page: OpenPage, server: Server, count: int) -> None:
    """The lower edge of the row was hidden behind the buttons below it, and “Activate” broken in two."""
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, server, partial(crowded, count=count))
    for device in as_wide_as(page, (*PHONES, "smallest phone", "phone on its side", "small phone on its side")):
        assert page.locator(".deed").count() == count
        assert below_the_row(page, ".deed") == [], device
        broken = page.evaluate(
            """() => [...document.querySelectorAll('.deed-name > span')]
              .filter((name) => !name.children.length && name.getClientRects()[0].height > 22)
              .map((name) => name.textContent)"""
        )
        assert broken == [], device


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "es-ES"])
def test_no_second_line_of_an_action_is_cut_in_another_language(
    open_page: OpenPage, server: Server, locale: str
) -> None:
    """A word beside Undo that took two lines made that row taller, and the hand above it too low for all it holds."""
    page = open_page("phone", reduced_motion="reduce", locale=locale)
    sit_down(page, server, partial(crowded, count=6))
    for device in as_wide_as(page, (*PHONES, "smallest phone")):
        cut = page.evaluate(
            """() => {
              const hand = document.querySelector('.hand-of-house').getBoundingClientRect();
              return [...document.querySelectorAll('.deed')]
                .filter((deed) => deed.getBoundingClientRect().bottom > hand.bottom + 0.5)
                .map((deed) => deed.textContent); }"""
        )
        assert cut == [], device
        small = page.locator(".panel > .actions .button:visible").evaluate_all(
            "(all) => all.filter((one) => one.getBoundingClientRect().width < 44).map((one) => one.textContent)"
        )
        assert small == [], device


def test_no_line_of_the_log_begins_with_a_comma(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", reduced_motion="reduce", locale="de-DE")
    sit_down(page, server, partial(crowded, count=6))
    page.evaluate("() => { location.hash += '/moves'; }")
    expect(page.locator(".by-turn.whole .to-position").first).to_be_visible()
    assert page.locator(".by-turn.whole .done").filter(has_text=", ").count() > 2
    for width in range(320, 480, 8):
        page.set_viewport_size({"width": width, "height": 844})
        begins = page.locator(".by-turn.whole .done").evaluate_all(
            """(turns) => turns.flatMap((turn) => [...turn.childNodes]
              .filter((part) => part.nodeType === Node.TEXT_NODE)
              .filter((comma) => {
                const range = document.createRange();
                range.setStart(comma, 0);
                range.setEnd(comma, 1);
                return range.getBoundingClientRect().left < turn.getBoundingClientRect().left + 6;
              })
              .map(() => turn.textContent))"""
        )
        assert begins == [], width


def test_a_long_green_card_can_be_read_whole(open_page: OpenPage, server: Server) -> None:
    """In larger letters its head was above the screen, where nothing scrolls to."""
    table = Table.begin(games["cuobe"], ("Ada", "Bo"), "2026-11-20")
    table.play("green > W4")
    page = open_page("phone", reduced_motion="reduce")
    page.goto(server.address + link_to(table))
    keep(page)
    say_hello(page)
    for size in ("100", "150", "200"):
        page.evaluate("(size) => { document.documentElement.dataset.text = size; }", size)
        page.locator(".green-stage").evaluate("(stage) => { stage.scrollTop = 0; }")
        expect(page.locator(".green-stage .green-kind")).to_be_in_viewport(ratio=1)
        page.locator("#put-away").scroll_into_view_if_needed()
        expect(page.locator("#put-away")).to_be_in_viewport(ratio=1)
    page.locator("#put-away").tap()
    expect(page.locator(".green-stage")).to_have_count(0)


def test_what_can_be_done_with_a_card_is_within_reach(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", reduced_motion="reduce")
    state = sit_down(page, server, many_uses)
    page.locator(f"#card-{useful(state)[0]}").tap()
    expect(page.locator(".open-panel .answer")).not_to_have_count(0)
    for device in as_wide_as(page, PHONES):
        assert below_the_row(page, ".open-panel .answer") == [], device


def test_what_a_card_says_is_seen_whole(open_page: OpenPage, server: Server) -> None:
    """The third line of the Rope faded away; on a small phone all but two did, and what closes it lay on its words."""
    page = open_page("phone", reduced_motion="reduce", locale="de-DE")
    sit_down(page, server, has_a_rope)
    page.locator("#card-T17").tap()
    for device in as_wide_as(page, (*PHONES, "tall tablet", "tablet")):
        assert page.evaluate(WORDS_UNDER_THE_CROSS) == [], device
        below = page.locator(".panel-scroll").evaluate("(scroll) => scroll.scrollHeight - scroll.clientHeight")
        assert below <= 1, device


def test_a_next_room_that_is_looked_at_can_be_walked_to(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, server, all_ways)
    for room in page.locator('g.place:not([aria-label*="You can move there"])').all()[:1]:
        room.dispatch_event("click")
        expect(page.locator(".room-card")).to_be_visible()
    page.locator('g.place[aria-label*="You can move there"]').first.dispatch_event("click")
    expect(page.locator(".open-panel .answer")).to_have_count(1)
    for device in as_wide_as(page, PHONES):
        assert below_the_row(page, ".open-panel .answer") == [], device


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_dice_and_weapons_are_within_reach(open_page: OpenPage, server: Server, language: str) -> None:
    """While a fight is planned, and when weapons are asked for."""
    page = open_page("phone", reduced_motion="reduce", locale=language)
    sit_down(page, server, can_fight_armed)
    page.locator("#deed-fight").tap()
    expect(page.locator(".fight-stepper")).to_be_visible()
    for device in as_wide_as(page, (*PHONES, "tablet")):
        assert below_the_row(page, ".fight-choices > *") == [], device
    sit_down(page, server, asked_for_weapons)
    assert page.locator(".fight-weapon").count() >= 3
    for device in as_wide_as(page, (*PHONES, "tablet")):
        assert below_the_row(page, ".fight-choices > *") == [], device


def test_large_letters_show_that_there_are_more_answers(open_page: OpenPage, server: Server) -> None:
    """Two answers or more stand whole above the row, and the next is cut by it: it is plain where to scroll."""
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, server, long_answers)
    let_pass(page, 400)  # The whole screen follows its board, and brings the settings.
    page.evaluate(LARGE)
    for device in as_wide_as(page, PHONES):
        cut = page.evaluate(
            """() => {
              const top = document.querySelector('.actions').getBoundingClientRect().top;
              const boxes = [...document.querySelectorAll('.answers .answer')].map((e) => e.getBoundingClientRect());
              const whole = boxes.filter((box) => box.bottom <= top).length;
              return [whole, whole < boxes.length ? top - boxes[whole].top : Infinity]; }"""
        )
        assert cut[0] >= 2, device
        assert cut[1] > 20, device
        lefts = page.evaluate(
            "[...document.querySelectorAll('.answers .answer')].map((e) => e.getBoundingClientRect().left)"
        )
        assert len(set(lefts)) == 1, "each has a line of its own"


def test_large_letters_go_beyond_no_side(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, server, all_ways)
    let_pass(page, 400)  # The whole screen follows its board, and brings the settings.
    page.evaluate(LARGE)
    parts = ".turn-row > *, .green-emblem, .mate, .track, .deed, .actions .button"
    for device in as_wide_as(page, (*PHONES, "small phone on its side", "phone on its side", "tablet", "tall tablet")):
        expect_page_within_sides(page, device)
        assert beyond_sides(page, parts) == [], device


@pytest.mark.parametrize(("motion", "delay"), [("no-preference", "0.86s"), ("reduce", "0s")])
def test_what_came_of_a_fight_waits_for_the_dice_only_if_they_tumble(
    open_page: OpenPage, server: Server, motion: str, delay: str
) -> None:
    page = open_page("phone", reduced_motion=motion)
    sit_down(page, server, asked_for_weapons)
    page.locator(".fight-weapon").first.tap()
    page.locator("#confirm:not([disabled])").tap()
    result = page.locator('.fight-odds[class*="ended-"]')
    result.wait_for(state="attached")
    assert result.evaluate("(e) => getComputedStyle(e).animationDelay") == delay
    slides = page.locator(".house .tile").first.evaluate("(e) => getComputedStyle(e).transitionProperty")
    assert slides == ("none" if motion == "reduce" else "transform")


def test_a_room_that_is_held_opens_and_lifting_the_finger_moves_nobody(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, server, all_ways)
    map_before, asked = page.locator("#board").bounding_box(), page.locator("#title").inner_text()
    room = page.locator('g.place[aria-label*="You can move there"]').first
    box = room.locator(".hit").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
    page.mouse.down()
    expect(page.locator(".room-card")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".open-panel .answer")).to_have_count(1)
    assert page.locator("#title").inner_text() == asked
    assert page.locator("#board").bounding_box() == map_before
