"""The endless table of Qwirkle Cubes: dragging, panning, zooming, what it says when something cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import place_name
from tests.browser.fingers import box_at_rest, let_pass
from tests.browser.fitting import (
    covered,
)
from tests.browser.guides import click_through
from tests.browser.qwirkle import (
    at,
    at_table,
    midgame,
    nearest_first,
    new_table,
    parts_of,
)
from tests.browser.wording import on_screen

OpenPage = Callable[..., Page]


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
    page.keyboard.press("?")
    expect(page.locator("#dialog-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_have_count(0)
    assert look(page) == moved, "the list of keys lies over the same table"
    at(page, f"cube:{cube}").click()
    page.locator("#fit").click()
    assert look(page) is None


GROWN = """(board) => {
  const seen = () => board.querySelector(".cell use").getBoundingClientRect().toJSON();
  const { x, y, width, height } = board.viewBox.baseVal;
  const before = seen();
  board.setAttribute("viewBox", [x - 120, y, width + 180, height + 120].join(" "));
  return Promise.resolve().then(() => [before, seen()]);
}"""
"""Where a cube is seen, and where once the picture has come to show more."""


def test_what_is_zoomed_to_stays_as_it_is_when_the_grid_grows(shared_page: OpenPage) -> None:
    page = shared_page("laptop", reduced_motion="reduce")
    midgame(page)
    box = box_at_rest(page.locator("#board"))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -500)
    expect(page.locator("#fit")).to_be_visible()
    before, after = page.locator("#board").evaluate(GROWN)
    assert after == pytest.approx(before, abs=1)
    page.locator("#fit").click()
    before, after = page.locator("#board").evaluate(GROWN)
    assert after["width"] < before["width"]


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
