"""What is seen of Qwirkle Cubes at every size of window and of letters: nothing is cut off, small, or moved."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.rules.moves import PUT
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.table import Table
from tests.browser.accessible import LIGHT_FIRST, expect_accessible
from tests.browser.devices import as_wide_as, resize
from tests.browser.fitting import (
    LARGE,
    beyond_sides,
    covered,
    expect_page_within_sides,
    expect_within_sides,
    small_targets,
)
from tests.browser.playing import visit
from tests.browser.qwirkle import (
    NAMES,
    at_table,
    begin,
    can_place,
    choose,
    midgame,
    new_table,
    opened,
    parts_of,
    sit_down,
)
from tools.visiting import go, say_hello

OpenPage = Callable[..., Page]


WINDOWS = ((390, 844), (390, 700), (360, 640), (820, 700), (844, 390), (1024, 700), (1280, 720))
TO_THE_END = """() => {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  document.querySelector(".panel").scrollTop = 10_000;
}"""


def in_bag(state: object) -> int:
    assert isinstance(state, State)
    return state.in_bag


def with_much_to_say() -> Table:
    """The bag has just been emptied, and whoever is to place may re-roll: no hint of a game like this is longer."""
    table, rng = new_table(), Random(1)
    while not can_place(table.state) or in_bag(table.state):
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    return table


@pytest.mark.thorough
def test_large_letters_shorten_no_hint(shared_page: OpenPage) -> None:
    """On no screen: where there is no room it can be scrolled to its end, and the rack is seen at once."""
    page = shared_page("phone")
    at_table(page, with_much_to_say())
    hint = page.locator(".turn-words")
    expect(hint).to_contain_text("first player to use all their cubes ends the game and gets 6 bonus points")
    for (width, height), text in product(WINDOWS, ("100", "115", "130", "150", "200")):
        resize(page, width, height)
        page.evaluate("(size) => { document.documentElement.dataset.text = size; }", text)
        where = f"{width} by {height} at {text} %"
        assert hint.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1, where
        assert covered(page, ".actions", "#rack .slot") == [], where
        page.evaluate(TO_THE_END)
        assert covered(page, ".actions", ".turn-words") == [], where
        box = hint.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, where
        page.evaluate("scrollTo(0, 0)")


@pytest.mark.thorough
@pytest.mark.parametrize(("device", "scheme"), LIGHT_FIRST)
def test_axe_finds_nothing(shared_page: OpenPage, device: str, scheme: str) -> None:
    page = shared_page(device, scheme, reduced_motion="reduce")
    sitter = midgame(page)
    expect_accessible(page)
    put = max((move for move in sitter.state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
    for part in parts_of(sitter.state, put)[:-1]:
        sitter.tap(part)
    expect_accessible(page)
    sitter.tap("confirm")
    expect_accessible(page)  # entering what was drawn
    table = "#" + page.url.partition("#")[2]
    for address, sign in {
        f"{table}/menu": "#dialog",
        f"{table}/scores": ".score-sheet",
        f"{table}/at/3": "#step-told",
        "#/new/qwirkle_cubes": "#start",
        "#/guide/qwirkle_cubes": ".chapter",
        "#/saved": ".kept",
    }.items():
        visit(page, address, sign)
        expect_accessible(page)


@pytest.mark.thorough
def test_the_end_is_accessible(shared_page: OpenPage) -> None:
    page = shared_page("phone", reduced_motion="reduce")
    table, rng = new_table(), Random(6)
    while table.state.seat is not None:
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    sit_down(page, table)
    expect(page.locator(".score-sheet")).to_be_visible()
    for _ in as_wide_as(page, ("phone", "tablet")):
        expect_accessible(page)


SIZES = ["phone", "small phone", "tablet", "tall tablet", "laptop", "phone on its side"]
SIX = ("Ada", "Bo", "Cy", "Di", "Ed", "Florentina")
INSIDE = """() => [
    ...document.querySelectorAll(".bag b, .strip-score, .gain, .sum-words, .sum-total, .actions .button")]
  .filter((e) => e.getClientRects().length)
  .filter((e) => e.getBoundingClientRect().right > innerWidth - 4 || e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.id || e.className + ' ' + e.textContent)"""


@pytest.mark.thorough
def test_nothing_is_cut_off_and_targets_are_large_enough(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page, own=True)
    for device in as_wide_as(page, SIZES):
        expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
        assert small_targets(page, "#app a[href], #app button, #rack [data-part]") == [], device
        assert page.evaluate(INSIDE) == [], device
    for names in (NAMES, SIX):
        sitter = midgame(page, names=names)
        for device in as_wide_as(page, SIZES):
            expect_within_sides(page, device)
        put = max((move for move in sitter.state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
        for part in parts_of(sitter.state, put)[:-1]:
            sitter.tap(part)
        expect(page.locator("#running-sum")).to_be_visible()
        for device in as_wide_as(page, SIZES):
            for part in ("#confirm", "#rack", "#undo", "#running-sum"):
                expect(page.locator(part)).to_be_in_viewport(ratio=1)
            assert page.evaluate(INSIDE) == [], device
            expect_within_sides(page, device)


@pytest.mark.parametrize("device", ["phone", "small phone", "tall tablet", "phone on its side"])
def test_a_hand_opens_over_the_table_which_keeps_its_size(shared_page: OpenPage, device: str) -> None:
    page = shared_page(device, reduced_motion="reduce")
    midgame(page, placements=20, names=SIX)
    rectangle = "(e) => JSON.stringify(e.getBoundingClientRect())"
    before = page.locator("#board").evaluate(rectangle)
    page.locator("#look-hand-1").tap()
    expect(page.locator("#open-hand")).to_be_in_viewport(ratio=1)
    expect(page.locator("#open-hand")).to_contain_text("Bo’s cubes")
    assert page.locator("#board").evaluate(rectangle) == before
    assert beyond_sides(page, "#open-hand") == []
    page.locator("#look-hand-2").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#open-hand")).to_contain_text("Cy’s cubes")
    expect(page.locator("#look-hand-2")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#open-hand")).to_have_count(0)
    expect(page.locator("#look-hand-2")).to_be_focused()
    assert page.locator("#board").evaluate(rectangle) == before


CUT = """() => [...document.querySelectorAll(".strip-name")]
  .filter((e) => e.scrollWidth > e.clientWidth && e.clientWidth > 1)
  .map((e) => e.textContent)"""


@pytest.mark.parametrize("names", [SIX[:4], SIX], ids=len)
def test_points_of_the_last_turn_take_neither_name_nor_row_its_room(
    shared_page: OpenPage, names: tuple[str, ...]
) -> None:
    page = shared_page("tablet", reduced_motion="reduce")
    midgame(page, names=names)
    for device in as_wide_as(page, ("tablet", "laptop")):
        expect(page.locator(".just-made")).to_be_in_viewport(ratio=1)
        assert page.evaluate(CUT) == [], device
        heights = page.locator(".strip-seat").evaluate_all("(seats) => seats.map((seat) => seat.offsetHeight)")
        assert max(heights) - min(heights) <= 1, (device, heights)


LONG = ("Ada", "Bo", "Wilhelmina von Habsburg", "Di", "Ed", "Maximiliana-Theodora Qui")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
def test_long_names_neither_move_the_table_nor_widen_the_page(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Six players: two even rows of three, the table in its place whatever is asked, the score sheet in the page."""
    page = open_page("phone", reduced_motion="reduce")
    resize(page, *size)
    tops = set()
    for placements in (18, 23):  # Both of those with long names are to move.
        sitter = midgame(page, placements=placements, names=LONG)
        put = max((move for move in sitter.state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
        for part in parts_of(sitter.state, put)[:-1]:
            tops.add(page.locator("#board").evaluate("(e) => Math.round(e.getBoundingClientRect().top)"))
            sitter.tap(part)
            sitter.sees()
        assert page.evaluate(INSIDE) == []
        widths = page.evaluate("[...document.querySelectorAll('.strip-seat')].map((e) => Math.round(e.offsetWidth))")
        assert max(widths) - min(widths) <= 1, widths
    assert len(tops) == 1, tops
    table, rng = new_table(names=LONG), Random(6)
    while table.state.seat is not None:
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    sit_down(page, table)
    expect(page.locator(".score-sheet")).to_be_visible()
    for text in ("100", "150", "200"):
        page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
        for part in (".score-sheet", ".score-sheet td", ".score-chart", ".panel"):
            assert beyond_sides(page, part) == [], text


WHERE = """(parts) => parts.map((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(top), Math.round(bottom)];
})"""


def test_beside_the_table_nothing_moves_when_the_card_for_newcomers_is_put_away(open_page: OpenPage) -> None:
    """Nor do long names, however many, push the tray out of the window."""
    page = open_page("laptop", reduced_motion="reduce")
    resize(page, 1280, 800)
    parts = [".table", "#rack", ".bag", ".record"]
    for names in (("Ada", "Bo", "Cy"), LONG):
        table, rng = new_table({}, names), Random(1)
        while not can_place(table.state):
            table.play(choose(table.state, rng))  # type: ignore[arg-type]
        sit_down(page, table).sees()
        if names != LONG:
            expect(page.locator(".welcome")).to_be_in_viewport(ratio=1)
            before = page.evaluate(WHERE, parts)
            say_hello(page)
            assert page.evaluate(WHERE, parts) == before
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_no_words_look_out_at_the_corners_of_the_card_for_newcomers(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    sit_down(page, opened()).sees()
    expect(page.locator(".welcome")).to_be_visible()
    expect(page.locator(".turn-words")).to_have_css("opacity", "0")
    say_hello(page)
    expect(page.locator(".turn-words")).to_have_css("opacity", "1")


def test_on_a_phone_on_its_side_buttons_lie_over_neither_tray_nor_bag(shared_page: OpenPage) -> None:
    """A refusal takes the place of the words, also with its rule; a lesson shows no half of a bag."""
    page = shared_page("phone on its side", reduced_motion="reduce")
    midgame(page, dice="app")
    tray = page.evaluate(WHERE, ["#rack"])
    page.locator("#confirm").dispatch_event("click")
    expect(page.locator("#notice")).to_be_visible()
    assert page.evaluate(WHERE, ["#rack"]) == tray
    page.locator("#notice-ask").tap()
    expect(page.locator("#notice-why p")).to_be_visible()
    assert covered(page, ".panel > .actions", "#rack") == []
    go(page, "#/learn/qwirkle_cubes")
    expect(page.locator("#lesson-words")).to_be_visible()
    (_, _, bag_ends), (_, buttons_begin, _) = page.evaluate(WHERE, [".bag", ".lesson-rows"])
    assert bag_ends <= buttons_begin


@pytest.mark.thorough
def test_a_long_game_of_six_needs_no_scrolling(open_page: OpenPage) -> None:
    """What the record says for ears only makes no page longer; a large phone on its side has no column of players."""
    page = open_page("tablet", reduced_motion="reduce")
    midgame(page, placements=20, names=SIX)
    for width, height in ((1180, 820), (1280, 800), (932, 430), (915, 412)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, (width, height)
        expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
        expect(page.locator("#rack")).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
@pytest.mark.parametrize("names", [NAMES, ("Ada", "Bo", "Cy"), SIX], ids=len)
def test_large_letters_are_not_cut_off(open_page: OpenPage, names: tuple[str, ...]) -> None:
    page = open_page("phone", reduced_motion="reduce")
    midgame(page, names=names)
    page.evaluate(LARGE)
    parts = ".strip-seat > *, .bag-colour > *, .actions .button, .turn-words, .by-turn *"
    for device in as_wide_as(page, ("phone", "small phone", "tall tablet", "laptop")):
        assert beyond_sides(page, parts) == [], device
        assert covered(page, ".this-turn", ".strip-seat, .bag, #rack") == [], "nothing lies over anything else"
        expect_page_within_sides(page, device)


GRID = """() => {
  const { x, y, width, height } = document.querySelector("#table .board").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def test_looking_back_leaves_the_grid_its_size_where_there_is_room_beside_it(shared_page: OpenPage) -> None:
    page = shared_page("tablet", reduced_motion="reduce")
    sitter = midgame(page)
    table, past = page.url, sitter.table.stops[-3]
    grids = {}
    for address, shown in ((f"{table}/at/{past}", ".looking-back"), (table, ".play:not(.looking-back)")):
        go(page, f"#{address.partition('#')[2]}")
        page.locator(shown).wait_for()
        grids[shown] = [page.evaluate(GRID) for _ in as_wide_as(page, ("tablet", "laptop"))]
        resize(page, 1180, 820)
    assert grids[".looking-back"] == grids[".play:not(.looking-back)"]
