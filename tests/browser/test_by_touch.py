"""Fingers as a family has them: two at once, twice in a row, dragging, and a telephone that is turned on its side."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from tests.browser import playing, qurush, qwirkle
from tests.browser.devices import as_wide_as
from tests.browser.fingers import UNHURRIED, Fingers, box_at_rest, let_pass
from tests.browser.fitting import covered, cramped, expect_all_in_view, out_of_reach
from tools.gallery.positions import until, where, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import go, keep, lift_lid, link_to, say_hello

OpenPage = Callable[..., Page]

HELD_MS = 900
"""Longer than what is held has to be held."""
BRIEF = 0.5
"""Seconds: shorter than that (static/js/input/hold.js)."""
TRIES = 6

UNHURRIED_MS = round(UNHURRIED * 1000)

BETWEEN_BOARD_AND_HAND = """() => {
  const [board, hand] = [".table > .board", ".table > .rack"].map((part) => document.querySelector(part));
  return hand ? hand.getBoundingClientRect().top - board.getBoundingClientRect().bottom : Infinity;
}"""

ON_ITS_SIDE = ("small phone on its side", "phone on its side")


def middle(what: Locator) -> tuple[float, float]:
    box = box_at_rest(what)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def brush(page: Page, part: str, sit_down: Callable[[], None]) -> None:
    """Two fingers, one after the other, for less than a moment; at a new table where a busy machine took longer."""
    for _ in range(TRIES):
        go(page, "#/")
        sit_down()
        x, y = middle(page.locator(part))
        fingers, begun = Fingers(page), time.monotonic()
        fingers.put((x - 20, y))
        fingers.put((x - 20, y), (x + 20, y))
        fingers.lift()
        if time.monotonic() - begun < BRIEF:
            return
    pytest.fail(f"In {TRIES} tries no touch was brief enough.")


def test_two_fingers_lift_no_lid(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    brush(page, "#latch", lambda: qurush.begin(page))
    let_pass(page, HELD_MS)
    expect(page.locator("#latch")).to_be_visible()


def test_two_fingers_leave_no_secret_behind(shared_page: OpenPage) -> None:
    page = shared_page("phone")

    def sit_down() -> None:
        qurush.begin(page)
        qurush.choose_all(page, hold=False)

    brush(page, "#peek", sit_down)
    let_pass(page, HELD_MS)
    expect(page.locator("#peek")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#peeked")).to_have_count(0)


def test_a_peek_moves_nothing(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    qurush.begin(page)
    qurush.choose_all(page, hold=False)
    expect_still_while_peeking(page, ("small phone", "phone", "tall tablet"))


def test_a_peek_at_two_goals_moves_nothing(shared_page: OpenPage) -> None:
    """Nor at those that count as their mirror images, too."""
    table = Table.begin(games["qurush"], ("Ada", "Bo", "Cy", "Di"), "2026-11-21", {"mirror": "on"})
    for goal in ("2x2:23/45", "4x1:2345") * 4:
        table.play(goal)
    page = shared_page("phone", to=link_to(table))
    keep(page)
    say_hello(page)
    expect_still_while_peeking(page, ("small phone", "phone", "tall tablet", *ON_ITS_SIDE))


def expect_still_while_peeking(page: Page, devices: tuple[str, ...]) -> None:
    """The board stays, and what is looked at is in sight, clear of the button that is held."""
    for device in as_wide_as(page, devices):
        before = page.locator("#board").bounding_box()
        fingers = Fingers(page)
        fingers.put(middle(page.locator("#peek")))
        expect(page.locator("#peeked")).to_be_visible()
        assert page.locator("#board").bounding_box() == before, device
        seen, held = page.locator("#peeked").bounding_box(), page.locator("#peek").bounding_box()
        assert seen is not None
        assert held is not None
        assert seen["y"] >= 0, device
        assert seen["y"] + seen["height"] <= held["y"], device
        fingers.lift()
        expect(page.locator("#peeked")).to_have_count(0)


def drag(page: Page, what: Locator, to: Locator) -> Fingers:
    """Until it lies over its goal; the finger stays."""
    (x, y), (to_x, to_y) = middle(what), middle(to)
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
    finger = drag(page, page.locator("#rack [data-drag]:not([aria-disabled])").first, page.locator("#board .start"))
    finger.lift()
    expect(page.locator("#board [data-part^='cell:'][aria-pressed=true]")).to_be_visible()


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


def twice(page: Page, what: Locator) -> None:
    fingers, now = Fingers(page), time.time()
    where = middle(what)
    fingers.tap(where, now)
    fingers.tap(where, now + 0.15)


def test_a_double_tap_ends_no_turn(shared_page: OpenPage) -> None:
    """What asks once more is answered by a tap of its own."""
    page = shared_page("phone")
    qurush.begin(page)
    qurush.choose_all(page, hold=False)
    end = page.locator("#end")
    twice(page, end)
    expect(end).to_have_attribute("aria-pressed", "true")
    let_pass(page, UNHURRIED_MS)
    expect(page.locator("#title")).to_contain_text("Ada")
    end.tap()
    expect(page.locator("#title")).to_contain_text("Bo")


def test_a_double_tap_does_not_reach_what_comes_under_it(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    playing.begin(page)
    page.locator("#more").tap()
    resign = page.get_by_text("Resign")
    page.evaluate(
        """() => document.addEventListener('click', () => {  // The dialog that comes has its button just there.
             document.querySelector('#dialog').innerHTML = '<button id="late" class="button">Resign</button>';
             Object.assign(document.querySelector('#late').style, { position: 'fixed', inset: 0 });
             document.querySelector('#late').onclick = () => { window.late = true; };
           }, { once: true })"""
    )
    twice(page, resign)
    let_pass(page, UNHURRIED_MS)
    assert page.evaluate("window.late") is None


def test_two_quick_taps_on_undo_are_one(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    playing.begin(page)
    playing.play_by_touch(page, "+4@2", 1)
    playing.play_by_touch(page, "+1@6", 2)
    twice(page, page.locator("#undo"))
    playing.expect_ply(page, 1)
    let_pass(page, UNHURRIED_MS)
    playing.expect_ply(page, 1)
    page.locator("#undo").tap()
    playing.expect_ply(page, 0)


def test_steps_count_however_quickly_they_are_tapped(shared_page: OpenPage) -> None:
    """The button stays the same one, though it leads one move further each time."""
    page = shared_page("phone")
    playing.begin(page)
    for ply, move in enumerate(("+4@2", "+1@6", "+3@5"), start=1):
        playing.play_by_touch(page, move, ply)
    page.locator("#more").tap()
    page.locator(".menu a[href*='/at/']").tap()
    expect(page.locator(".step-where")).to_contain_text("move 3 of 3")
    for ply in (2, 1, 0):
        page.locator("#step-prev").tap()
        expect(page.locator(".step-where")).to_contain_text(f"move {ply} of 3")


def test_a_double_tap_on_delete_deletes_one_game(open_page: OpenPage) -> None:
    """The next row comes under the finger."""
    page = open_page("phone")
    for one in ("Ada", "Bo", "Cy"):
        playing.begin_another(page, one, "Di")
    page.evaluate("location.hash = '#/saved'")
    bins = page.locator('[data-do="delete"]')
    expect(bins).to_have_count(3)
    fingers, first, now = Fingers(page), middle(bins.first), time.time()
    fingers.tap(first, now)
    expect(bins).to_have_count(2)
    fingers.tap(first, now + 0.5)
    let_pass(page, UNHURRIED_MS)
    expect(bins).to_have_count(2)


@pytest.mark.parametrize("key", [".", "Enter"])
def test_a_key_held_down_ends_no_turn(shared_page: OpenPage, key: str) -> None:
    page = shared_page("laptop")
    qurush.begin(page)
    qurush.choose_all(page, hold=False)
    page.locator("#end").focus()
    page.keyboard.down(key)
    expect(page.locator("#end")).to_have_attribute("aria-pressed", "true")
    page.keyboard.down(key)
    let_pass(page, 300)
    expect(page.locator("#end")).to_have_attribute("aria-pressed", "true")
    page.keyboard.up(key)
    page.keyboard.press(key)
    expect(page.locator("#title")).to_contain_text("Bo")


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(games))
def test_a_table_fits_a_phone_on_its_side(shared_page: OpenPage, game: str) -> None:
    """The lid with its latch, the board and the row: all at once, and nothing of the row is sliced.

    A hint that finds no room in the row is in the menu alone.
    """
    page = shared_page("phone")
    table = Table.begin(games[game], ("Ada", "Bo"), "2026-11-20")
    SampledNature(Random(1)).settle(table)
    page.locator("html:not([data-starting])").wait_for(state="attached")
    go(page, link_to(table))
    keep(page)
    if page.locator("#latch").count():
        for _ in as_wide_as(page, ON_ITS_SIDE):
            expect_all_in_view(page, "#latch, #title, .lid-badge")
        lift_lid(page)
    say_hello(page)
    if page.locator("#put-away").count():
        page.locator("#put-away").click()
        expect(page.locator("#put-away")).to_have_count(0)
    for _ in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#board, #stage, .actions .button:visible")


def sit_down(page: Page, table: Table) -> None:
    page.locator("html:not([data-starting])").wait_for(state="attached")
    go(page, link_to(table))
    keep(page)


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(games))
def test_after_a_game_what_comes_next_is_in_sight_on_a_phone_on_its_side(shared_page: OpenPage, game: str) -> None:
    """Play again and the way home, at the end and while looking back, and their words have room."""
    page = shared_page("phone")
    over = whole_game(GAMES[game])
    sit_down(page, over)
    page.locator("#rematch").wait_for()
    for _ in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#title, #rematch, #to-games")
    go(page, f"#{page.url.partition('#')[2]}/at/{over.stops[len(over.stops) // 2]}")
    page.locator(".looking-back:not(.at-end)").wait_for()
    for device in as_wide_as(page, ("small phone", *ON_ITS_SIDE)):
        expect_all_in_view(page, "#rematch, #to-games")
        assert cramped(page, ".panel > .actions .button") == [], device
        assert page.evaluate(BETWEEN_BOARD_AND_HAND) >= 4, device


@pytest.mark.thorough
def test_a_newcomer_to_cuobe_finds_every_deed_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    """The first words take the place of the card and the clock, not the room of the deeds."""
    page = open_page("phone")
    over = whole_game(GAMES["cuobe"])
    sit_down(page, until(over, round(over.ply * 0.1)))
    page.locator("#got-it").wait_for()
    for device in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#got-it, #board, .deed, .actions .button:visible")
        assert covered(page, ".actions", ".deed") == [], device


@pytest.mark.thorough
def test_a_fight_is_in_sight_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    """Who fights whom, how it may go and with how many dice; then how it went: all above the row."""
    page = open_page("phone", reduced_motion="reduce")
    over = whole_game(GAMES["cuobe"])
    sit_down(page, where(over, lambda state: any(move.verb == "fight" for move in state.moves())))
    say_hello(page)
    page.locator("[id='deed-fight']").tap()
    page.locator(".fight-stepper").wait_for()
    for device in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#board, .fight-sides, .fight-odds, .actions .button:visible")
        assert covered(page, ".actions", ".fight-stepper") == [], device
    page.locator("#confirm").tap()
    page.locator("[class*='ended-']").wait_for()
    for device in as_wide_as(page, ON_ITS_SIDE):
        expect_all_in_view(page, "#board, .fight-sides, .fight-odds, .actions .button:visible")
        assert covered(page, ".actions", ".fight-odds") == [], device


def test_what_is_off_looks_alike(open_page: OpenPage) -> None:
    """An outline, whether it says why it is off or not."""
    page = open_page("phone", reduced_motion="reduce")
    qwirkle.sit_down(page, qwirkle.opened())
    say_hello(page)
    off = "(e) => [getComputedStyle(e).backgroundColor, getComputedStyle(e).boxShadow]"
    expect(page.locator("#undo")).to_be_disabled()
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")
    assert page.locator("#undo").evaluate(off) == page.locator("#confirm").evaluate(off)


@pytest.mark.thorough
def test_what_confirms_comes_after_undo_on_a_tablet_too(open_page: OpenPage) -> None:
    page = open_page("tablet")
    qwirkle.begin(page)
    first, last = (page.locator(".actions .button").nth(which).bounding_box() for which in (0, -1))
    assert first is not None
    assert last is not None
    assert (first["y"], first["x"]) < (last["y"], last["x"])


def test_each_move_of_a_log_by_turns_is_tapped_on_its_words(shared_page: OpenPage) -> None:
    """Also where a turn of several moves, beside a long name, takes several lines."""
    page = shared_page("tablet", reduced_motion="reduce")
    table = until(whole_game(GAMES["qurush"]), 12)
    table.people = ("Ada", "Bartholomew Featherstone")
    go(page, link_to(table))
    keep(page)
    lift_lid(page)
    say_hello(page)
    page.locator("a.to-position").nth(2).wait_for()
    assert out_of_reach(page, "a.to-position") == []


def test_on_a_tablet_what_an_opponent_did_covers_nothing_to_tap(shared_page: OpenPage) -> None:
    page = shared_page("tablet", reduced_motion="reduce")
    over = whole_game(GAMES["qwirkle_cubes"])
    table = next(at for at in (until(over, ply) for ply in range(12, 40)) if at.state.seat == 0)
    table.opponents = ("", *["easy"] * (len(table.people) - 1))
    go(page, link_to(table))
    keep(page)
    say_hello(page)
    page.locator("#moved").wait_for()
    assert covered(page, "#moved", "#rack [data-part], .actions .button, .play > .standings") == []
