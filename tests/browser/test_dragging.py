"""A finger drags stones, cubes, qubes and the pawn."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from cuboteca.play.table import Table
from tests.browser import playing, qurush, qwirkle
from tests.browser.fingers import Fingers, box_at_rest, let_pass
from tests.browser.touching import UNHURRIED_MS, OpenPage, middle
from tools.visiting import say_hello


def drag(page: Page, what: Locator, to: Locator | tuple[float, float]) -> Fingers:
    """Until it lies over its goal; the finger stays."""
    (x, y), (to_x, to_y) = middle(what), to if isinstance(to, tuple) else middle(to)
    fingers = Fingers(page)
    fingers.put((x, y))
    for tenth in range(1, 11):
        fingers.move((x + (to_x - x) * tenth / 10, y + (to_y - y) * tenth / 10))
    return fingers


def test_a_finger_drags_a_stone(shared_page: OpenPage) -> None:
    """The browser does not take its way for a scroll, and the name of the stone's place stays behind."""
    page = shared_page("phone")
    playing.begin(page)
    finger = drag(page, page.locator("#stone-2"), page.locator("#place-3"))
    expect(page.locator(".dragged .lifted, .dragged .resting")).to_be_visible()
    expect(page.locator(".dragged text")).to_be_hidden()
    finger.lift()
    playing.expect_ply(page, 1)


def test_a_stone_that_was_taken_back_lies_over_no_place(shared_page: OpenPage) -> None:
    """It has slid towards the tray, unseen, and over the next place: whoever taps there means that."""
    page = shared_page("phone")
    playing.begin(page)
    for ply, (stone, place) in enumerate(((1, 10), (3, 11), (1, 8), (5, 9), (0, 2), (3, 1), (0, 4), (5, 3)), 1):
        page.locator(f"#stone-{stone}").tap()
        page.locator(f"#place-{place}").tap()
        playing.expect_ply(page, ply)
    playing.play_by_touch(page, "-1@10", 9)
    page.locator("#place-10 .leaving").evaluate("(e) => Promise.all(e.getAnimations().map((a) => a.finished))")
    page.locator("#place-9").tap()
    expect(page.locator("#place-9")).to_have_attribute("aria-pressed", "true")


def test_the_tap_after_a_quick_drag_counts(shared_page: OpenPage) -> None:
    """The finger lifts while it moves, and nothing rolls on that the next tap would stop."""
    page = shared_page("phone")
    playing.begin(page)
    fingers = Fingers(page)
    (x, y), (to_x, to_y) = middle(page.locator("#stone-1")), middle(page.locator("#place-10"))
    fingers.put((x, y))
    for eighth in range(1, 9):
        fingers.move((x + (to_x - x) * eighth / 8, y + (to_y - y) * eighth / 8))
        let_pass(page, 25)  # A quick finger, but not one that jumps.
    fingers.lift()
    playing.expect_ply(page, 1)
    page.locator("#undo").tap()
    playing.expect_ply(page, 0)


def test_a_finger_drags_a_cube(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    qwirkle.sit_down(page, qwirkle.opened())
    say_hello(page)
    finger = drag(page, page.locator("#rack [data-drag]:not([data-off])").first, page.locator("#board .start"))
    finger.lift()
    expect(page.locator("#board [data-part^='cell:'][aria-pressed=true]")).to_be_visible()


def test_a_cube_that_was_placed_is_dragged_on_and_back(shared_page: OpenPage) -> None:
    """To another cell; where the rules don't allow it, it stays; off the grid it is in the hand. The grid is still."""
    page = shared_page("phone", reduced_motion="reduce")
    qwirkle.sit_down(page, qwirkle.opened())
    say_hello(page)
    laid = page.locator("#board .cell[data-lift]")
    drag(page, page.locator("#rack [data-drag]:not([data-off])").first, page.locator("#board .start")).lift()
    expect(laid).to_have_attribute("id", "cell-0,0")
    box = page.locator("#cell-0\\,0").bounding_box()
    finger = drag(page, laid, page.locator("#standings"))
    expect(page.locator("#board .moved")).to_have_count(1)
    expect(page.locator(".dragged")).to_have_count(1)
    expect(page.locator("#board .moved > use").first).to_be_hidden()
    finger.lift()
    expect(laid).to_have_count(0)
    expect(page.locator("#rack [aria-pressed=true]")).to_have_count(0)
    let_pass(page, UNHURRIED_MS)
    drag(page, page.locator("#rack [data-drag]:not([data-off])").first, page.locator("#board .start")).lift()
    expect(laid).to_have_attribute("id", "cell-0,0")
    assert page.locator("#cell-0\\,0").bounding_box() == box
    let_pass(page, UNHURRIED_MS)
    x, y = middle(laid)
    assert box is not None
    drag(page, laid, (x + box["width"], y)).lift()
    expect(laid).to_have_attribute("id", "cell-1,0")
    let_pass(page, UNHURRIED_MS)
    drag(page, laid, (x + 3 * box["width"], y - 2 * box["width"])).lift()
    expect(page.locator(".notice")).to_be_visible()
    expect(laid).to_have_attribute("id", "cell-1,0")


def test_a_stone_dragged_to_the_tray_is_removed(shared_page: OpenPage) -> None:
    """One from the tray that is let go beside the ring lies in it again, and no other is picked."""
    page = shared_page("phone", reduced_motion="reduce")
    playing.begin(page)
    drag(page, page.locator("#stone-2"), page.locator("#stone-4")).lift()
    expect(page.locator("#tray [aria-pressed=true]")).to_have_count(0)
    for ply, (stone, place) in enumerate(((1, 10), (3, 11), (1, 8), (5, 9), (0, 2), (3, 1), (0, 4), (5, 3)), 1):
        page.locator(f"#stone-{stone}").tap()
        page.locator(f"#place-{place}").tap()
        playing.expect_ply(page, ply)
    finger = drag(page, page.locator("#place-10"), page.locator("#stone-3"))
    expect(page.locator(".dragged .stone")).to_be_visible()
    expect(page.locator("#place-10 > .stone")).to_be_hidden()
    finger.lift()
    playing.expect_ply(page, 9)
    expect(page.locator("#place-10 > .stone")).to_have_count(0)


def after_first_turns() -> Table:
    """Ada is on a2 with 7 points, beside the qube on b2; a1 and a3 are empty, and so is b1."""
    table = qurush.new_table()
    for move in ("Ma2", ".", "Md5", "."):
        table.play(move)
    return table


def test_a_finger_drags_a_qube(shared_page: OpenPage) -> None:
    """To an empty square it slides, onto the next qube it pushes; the page stays where it is."""
    page = shared_page("phone", reduced_motion="reduce")
    qurush.sit_down(page, after_first_turns())
    before = page.locator("#board").bounding_box()
    finger = drag(page, page.locator("#cell-1\\,1"), page.locator("#cell-2\\,1"))
    expect(page.locator(".dragged")).to_have_count(1)
    moved = {part: page.locator(part).evaluate("(it) => it.style.translate") for part in ("#cell-2\\,1", "#pawn-0")}
    assert moved == {"#cell-2\\,1": "60px", "#pawn-0": "60px"}, "its line and the pawn come along"
    finger.lift()
    expect(page.locator("#hand-title")).to_have_text("Push b2, c2 and d2 towards e2")
    for asked in ("choose a qube to push", "7 action points left"):
        page.locator("#undo").tap()
        expect(page.locator("#title")).to_have_text(f"Ada: {asked}")
        let_pass(page, UNHURRIED_MS)
    finger = drag(page, page.locator("#cell-1\\,1"), page.locator("#cell-1\\,0"))
    finger.lift()
    expect(page.locator("#title")).to_have_text("Ada: 3 action points left")
    assert page.locator("#cell-1\\,0").get_attribute("aria-label", timeout=1000) == "b1, a qube showing 6."
    assert page.locator("#board").bounding_box() == before
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_finger_drags_the_pawn(shared_page: OpenPage) -> None:
    """Also one that has been tapped first; where it can't go it comes back, and onto a qube it climbs."""
    page = shared_page("phone", reduced_motion="reduce")
    qurush.sit_down(page, after_first_turns())
    pawn = page.locator("#pawn-0")
    before = page.locator("#board").bounding_box(), pawn.bounding_box()
    page.locator("#cell-0\\,1").tap()
    expect(page.locator("#title")).to_have_text("Ada: choose where to move")
    let_pass(page, UNHURRIED_MS)
    finger = drag(page, page.locator("#cell-0\\,1"), page.locator("#cell-4\\,4"))
    expect(page.locator(".dragged")).to_have_count(1)
    expect(pawn.locator("use").first).to_be_hidden()
    finger.lift()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)
    assert (page.locator("#board").bounding_box(), pawn.bounding_box()) == before
    let_pass(page, UNHURRIED_MS)
    drag(page, page.locator("#cell-0\\,1"), page.locator("#cell-1\\,1")).lift()
    expect(page.locator("#title")).to_have_text("Ada: 4 action points left")
    expect(page.locator(".dice-line")).to_have_text("This turn: climbed onto b2.")


def test_a_side_of_a_qube_is_tapped_where_it_is_large_enough(shared_page: OpenPage) -> None:
    """On a telephone a tap there picks the qube, and all four sides are offered."""
    for device, asked in (("tablet", "3 action points left"), ("phone", "b2 shows 6: choose an action")):
        page = shared_page(device, reduced_motion="reduce")
        qurush.sit_down(page, after_first_turns())
        box = box_at_rest(page.locator("#cell-1\\,1 .hit").first)
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 0.87 * box["height"])
        expect(page.locator("#title")).to_have_text(f"Ada: {asked}")
        if device == "phone":
            page.locator("#face-4").tap()
            expect(page.locator("#title")).to_have_text("Ada: 3 action points left")
