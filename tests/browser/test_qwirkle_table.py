"""The endless table of Qwirkle Cubes: dragging, panning, zooming, what it says when something cannot be."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import place_name
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tests.browser.accessible import LIGHT_FIRST, expect_accessible
from tests.browser.devices import as_wide_as, resize
from tests.browser.fingers import box_at_rest, let_pass
from tests.browser.fitting import (
    LARGE,
    beyond_sides,
    covered,
    expect_page_within_sides,
    expect_within_sides,
    small_targets,
)
from tests.browser.guides import click_through
from tests.browser.playing import visit
from tests.browser.qwirkle import NAMES, Sitter, at, begin, choose, nearest_first, new_table, parts_of, sit_down
from tests.browser.wording import on_screen
from tools.visiting import go, say_hello

OpenPage = Callable[..., Page]


def midgame(
    page: Page, seed: int = 5, placements: int = 8, names: tuple[str, ...] = NAMES, dice: str = "own"
) -> Sitter:
    """A game with some cubes on the table, a player to place; real cubes, so that nothing falls by chance."""
    table, rng = new_table({"dice": dice}, names), Random(seed)
    while len([move for move in table.moves if move.startswith(PUT)]) < placements or not can_place(table.state):
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    return at_table(page, table)


def at_table(page: Page, table: Table) -> Sitter:
    """Before a game from a link, the word of welcome put away."""
    sitter = sit_down(page, table)
    sitter.sees()
    say_hello(page)
    return sitter


def can_place(state: object) -> bool:
    assert isinstance(state, State)
    return state.seat not in (None, NATURE) and state.can_place


def in_bag(state: object) -> int:
    assert isinstance(state, State)
    return state.in_bag


def hidden_by_notice(page: Page) -> list[str]:
    """The cubes and buttons that it covers, once it has come to rest."""
    page.locator("#notice").evaluate("(e) => Promise.all(e.getAnimations().map((a) => a.finished))")
    return covered(page, "#notice", "#rack .slot, .actions .button")


def look(page: Page) -> str | None:
    return page.locator("#board .world").get_attribute("transform")


def test_the_bare_table_answers_for_the_place_that_is_tapped(shared_page: OpenPage) -> None:
    """A place that nothing shows is chosen, or says why it cannot be, as the cube lifted then does."""
    page = shared_page("phone")
    sitter = midgame(page)
    move = next(move for move in sitter.state.moves() if move.kind == PUT)
    x, y = xy(nearest_first(sitter.state, move)[0][0])
    tap_ground(page, x, y)
    expect(page.locator("#polite")).to_contain_text(f"Place selected: {place_name((x, y))}. Now tap")
    page.locator("#undo").tap()
    tap_ground(page, *free_corner(sitter.state))
    expect(page.locator("#notice-text")).to_be_visible()


def free_corner(state: State) -> tuple[int, int]:
    """A place that touches nothing, at the north-west of all cubes."""
    cells = [xy(cell) for cell in state.grid.cubes]
    return min(x for x, _ in cells) - 1, max(y for _, y in cells) + 1


def tap_ground(page: Page, x: int, y: int) -> None:
    """A tap on the middle of a place where nothing is drawn."""
    where = page.locator("#board").evaluate(
        """(board, [x, y]) => {
          const size = Number(board.dataset.cell);
          const at = new DOMPoint(x * size, -y * size).matrixTransform(board.querySelector(".world").getScreenCTM());
          return [at.x, at.y];
        }""",
        [x, y],
    )
    page.touchscreen.tap(*where)


def test_a_cube_can_be_dragged_to_its_place(shared_page: OpenPage) -> None:
    page = shared_page("laptop")
    sitter = midgame(page)
    put = next(move for move in sitter.state.moves() if move.kind == PUT and len(move.cubes) == 1)
    cube, cell, _ = parts_of(sitter.state, put)
    here = box_at_rest(at(page, cube))
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(here["x"], here["y"] - 60, steps=4)
    there = box_at_rest(at(page, cell))  # it glows since the cube was taken
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    page.mouse.up()
    expect(at(page, cell)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dragged")).to_have_count(0)
    sitter.know(cube)
    sitter.know(cell)
    page.locator("#confirm").click()
    sitter.know("confirm")
    sitter.sees()
    assert sitter.table.moves[-1] == str(put)


@pytest.mark.thorough
def test_panning_and_zooming_outlast_a_move(shared_page: OpenPage) -> None:
    page = shared_page("laptop")
    sitter = midgame(page)
    expect(page.locator("#fit")).to_be_hidden()
    box = box_at_rest(page.locator("#board"))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -500)
    expect(page.locator("#fit")).to_be_visible()
    zoomed = look(page)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 40, box["y"] + box["height"] / 2 - 30, steps=4)
    page.mouse.up()
    moved = look(page)
    assert zoomed != moved
    cube = next(slot for slot in range(6) if sitter.state.cells_for((slot,)))
    at(page, f"cube:{cube}").click()
    expect(at(page, f"cube:{cube}")).to_have_attribute("aria-pressed", "true")
    assert look(page) == moved
    page.locator("#fit").click()
    assert look(page) is None


def test_the_end_of_a_drag_is_no_tap(shared_page: OpenPage) -> None:
    page = shared_page("laptop")
    sitter = midgame(page)
    cube, cell = next(
        (slot, cell) for slot in range(6) for cell, whole in sitter.state.cells_for((slot,)).items() if whole
    )
    at(page, f"cube:{cube}").click()
    place = box_at_rest(at(page, f"cell:{cell[0]},{cell[1]}"))
    page.mouse.move(place["x"] + 5, place["y"] + 5)
    page.mouse.down()
    page.mouse.move(place["x"] + 40, place["y"] + 25, steps=4)
    page.mouse.up()
    # Taps are answered in turn: when the next has been, a tap at the end of the drag would have been as well.
    at(page, f"cube:{cube}").click()
    expect(at(page, f"cube:{cube}")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#running-sum")).to_have_count(0)


@pytest.mark.thorough
def test_the_keyboard_brings_what_it_walks_to_into_view(shared_page: OpenPage) -> None:
    page = shared_page("laptop")
    sitter = midgame(page, placements=14)
    cells = [xy(cell) for cell in sitter.state.grid.cubes]
    x, y = min(cells)
    at(page, f"cell:{x},{y}").focus()
    box = box_at_rest(page.locator("#board"))
    page.mouse.move(box["x"] + box["width"] - 5, box["y"] + 5)
    for _ in range(4):
        page.mouse.wheel(0, -400)
    page.keyboard.press("ArrowRight")
    expect(at(page, f"cell:{x + 1},{y}")).to_be_focused()
    seen = box_at_rest(at(page, f"cell:{x + 1},{y}"))
    assert seen["x"] >= box["x"] - 1
    assert seen["y"] + seen["height"] <= box["y"] + box["height"] + 1


LOSSES = """() => {
  window.losses = 0;
  new MutationObserver(() => { window.losses += document.activeElement === document.body })
    .observe(document.getElementById("app"), { subtree: true, childList: true });
}"""


def test_a_key_held_down_loses_no_place(shared_page: OpenPage) -> None:
    """The next key may come before the screen does, when the empty cell it was on is there no more."""
    page = shared_page("laptop", reduced_motion="reduce")
    cells = [xy(cell) for cell in midgame(page).state.grid.cubes]
    x, y = min(cells, key=lambda cell: cell[1])
    at(page, f"cell:{x},{y}").focus()
    page.keyboard.press("ArrowDown")
    expect(at(page, f"cell:{x},{y - 1}")).to_be_focused()
    page.evaluate(LOSSES)
    for key, to in ("ArrowRight", x + 1), ("ArrowLeft", x), ("ArrowLeft", x - 1), ("ArrowRight", x):
        page.keyboard.press(key)
        expect(at(page, f"cell:{to},{y - 1}")).to_be_focused()
    assert page.evaluate("window.losses") == 0


@pytest.mark.thorough
@pytest.mark.parametrize("device", ["small phone", "phone", "tall tablet", "tablet", "phone on its side"])
def test_what_cannot_be_says_why_and_covers_nothing(shared_page: OpenPage, device: str) -> None:
    page = shared_page(device, reduced_motion="reduce")
    sitter = midgame(page, dice="app")
    page.locator("#confirm").tap(force=True)
    expect(page.locator("#notice-text")).to_have_text("Place at least one cube first.")
    assert hidden_by_notice(page) == []
    page.locator("#notice [data-do=dismiss]").tap()
    expect(page.locator("#notice")).to_have_count(0)
    nowhere = next(slot for slot in range(6) if not sitter.state.cells_for((slot,)))
    at(page, f"cube:{nowhere}").tap(force=True)
    expect(page.locator("#notice-text")).to_contain_text("doesn’t fit anywhere now.")
    page.locator("#notice summary").tap()
    expect(page.locator("#notice-why[open]")).to_be_visible()
    assert hidden_by_notice(page) == []


def test_fingers_pinch_and_pan(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    midgame(page)
    expect(page.locator("#board")).to_have_css("touch-action", "none")
    box = box_at_rest(page.locator("#board"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    expect(page.locator("#fit")).to_be_visible()
    pinched = look(page)
    assert pinched is not None
    assert float(pinched.partition("scale(")[2].rstrip(")")) > 1.5
    touch("touchStart", (x, y))
    for moved in (10, 30, 50):
        touch("touchMove", (x - moved, y - moved))
    let_pass(page, 200)  # The finger rests: a throw would take the next tap to stop it.
    touch("touchMove", (x - 51, y - 51))
    touch("touchEnd")
    panned = look(page)
    assert panned is not None
    assert panned != pinched
    assert panned.partition("scale")[2] == pinched.partition("scale")[2]
    page.locator("#fit").tap()
    expect(page.locator("#fit")).to_be_hidden()
    assert look(page) is None


def test_a_qwirkle_is_celebrated(shared_page: OpenPage) -> None:
    """Six in a line: framed in brass, twelve points, and told to those who do not see it."""
    page = shared_page("phone", reduced_motion="reduce")
    table = new_table()
    for move in ("draw > Rs Rc Rd Rl Rx Re", "draw > Yd Yd Yd Yd Yd Yd"):
        table.play(move)
    sitter = at_table(page, table)
    put = max((move for move in sitter.state.moves() if move.kind == PUT), key=lambda move: len(move.cubes))
    for part in parts_of(sitter.state, put)[:-1]:
        sitter.tap(part)
    expect(page.locator("#board .qwirkle")).to_be_visible()
    expect(page.locator(".is-six")).to_have_text("Qwirkle +6")
    expect(page.locator("#confirm")).to_have_text("End turn +12")
    sitter.tap("confirm")
    expect(page.locator("[aria-live]").filter(has_text="with a Qwirkle")).to_have_count(1)
    expect(page.locator(".strip-score").first).to_have_text("12")


def test_a_forced_roll_explains_itself(shared_page: OpenPage) -> None:
    """What fell is entered again and again until something fits, and the table says why."""
    page = shared_page("phone")
    table = new_table()
    for move in ("draw > Rs Rc Yd Yd Yd Yd", "draw > Yd Yd Yd Yd Yd Yd", "put Rs@0,0 Rc@1,0", "draw > Yd Yd"):
        table.play(move)
    sitter = at_table(page, table)
    expect(page.locator("#decline")).to_have_text(on_screen("Re-roll all"))
    sitter.tap("decline")
    expect(page.locator(".entry")).to_contain_text("None of your cubes fits")
    for shapes in ("dddddd", "sddddd"):
        for shape in shapes:
            sitter.tap(f"shape:{shape}")
        sitter.tap("confirm")
    expect(page.locator(".turn-words")).to_contain_text("all their cubes twice")


WINDOWS = ((390, 844), (390, 700), (360, 640), (820, 700), (844, 390), (1024, 700), (1280, 720))
TO_THE_END = """() => {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  document.querySelector(".panel").scrollTop = 10_000;
}"""


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


@pytest.mark.thorough
def test_the_guide_is_clicked_through(open_page: OpenPage) -> None:
    page = open_page("phone", to="#/guide/qwirkle_cubes")
    assert click_through(page) > 4


AT_CORNER = """([across, down]) => {
  const board = document.getElementById("board");
  document.querySelector("[data-client=fit]").click();
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = { clientX: left + 4 + across * (width - 8), clientY: top + 4 + down * (height - 8) };
  board.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: -2000, bubbles: true, cancelable: true }));
  return board.querySelector(".world").getAttribute("transform");
}"""
PLACES_SEEN = """() => {
  const frame = document.getElementById("board").getBoundingClientRect();
  const places = [...document.querySelectorAll("#board .legal")].map((one) => one.getBoundingClientRect());
  const seen = places.filter(({ left, right, top, bottom }) =>
    left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top);
  return [places.length, seen.length, document.querySelector("#board .world").getAttribute("transform")];
}"""


def test_a_cube_picked_in_a_closer_look_has_a_place_in_sight(shared_page: OpenPage) -> None:
    """What fits only outside of the frame would seem to fit nowhere."""
    page = shared_page("phone", reduced_motion="reduce")
    midgame(page, placements=14)
    brought = 0
    for corner in ((0, 0), (1, 0), (0, 1), (1, 1)):
        before = page.evaluate(AT_CORNER, corner)
        for slot in range(6):
            cube = page.locator(f"#cube-{slot}")
            cube.dispatch_event("click")
            expect(cube).to_have_attribute("aria-pressed", "true")
            places, seen, now = page.evaluate(PLACES_SEEN)
            assert seen or not places, (corner, slot)
            brought += now != before
            before = now
            cube.dispatch_event("click")
            expect(cube).to_have_attribute("aria-pressed", "false")
    assert brought


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
