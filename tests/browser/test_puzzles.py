"""Puzzles by finger and by keys: found in the list, missed, lit, solved, remembered; and the one of the day."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games import SHELF
from cuboteca.play.puzzle import Puzzle, read_puzzles
from cuboteca.ui.puzzle_days import read_today
from cuboteca.ui.text.home import say as home
from tests.browser import qurush, qwirkle
from tests.browser.accessible import axe_violations
from tests.browser.devices import as_wide_as
from tests.browser.fingers import UNHURRIED, box_at_rest
from tests.browser.fitting import covered, expect_within_sides
from tests.browser.keyboard import enter, walk_to
from tests.browser.served import OwnSite
from tests.browser.test_client_trouble import append
from tests.browser.visitor import Visitor
from tests.browser.watched import Held
from tests.browser.wording import on_screen
from tools.visiting import BOOT_MS, go, tap_part

OpenPage = Callable[..., Page]
Visit = Callable[[], Page]

WORDS = games.puzzle_words("qyshinsu")
PUZZLES = list(read_puzzles(games.puzzles("qyshinsu").collection))
IN_TWO = [puzzle for puzzle in PUZZLES if puzzle.number == 2]
BOARD = "JSON.stringify(document.getElementById('board').getBoundingClientRect())"


ANOTHER_DAY = """
if (!globalThis.document) {{
  const {{ now }} = Date;
  Date.now = () => now() + {later};
}}
"""
"""Python's clock runs that many milliseconds ahead."""


def qyshinsus_day() -> tuple[date, int]:
    """The next day whose puzzle is one of Qyshinsu, and the milliseconds until its noon."""
    now = datetime.now(UTC)
    noons = ((now + timedelta(days)).replace(hour=12, minute=0, second=0, microsecond=0) for days in range(1, 9))
    noon = next(one for one in noons if (read_today({}, SHELF, one.date()) or ("",))[0] == "qyshinsu")
    return noon.date(), int((noon - now).total_seconds() * 1000)


def unhurried(page: Page) -> None:
    page.wait_for_timeout(UNHURRIED * 1000)


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    go(page, f"#/puzzle/qyshinsu/{puzzle.id}")
    expect(page.locator("#task")).to_have_text(on_screen(WORDS.task(puzzle)), timeout=BOOT_MS)


def parts_of(move: str) -> tuple[str, str]:
    """Return what to tap for a move: a stone, or one's own stone, and its place."""
    kind, place = move[1:].split("@")
    return (f"#stone-{kind.replace('O', '0')}" if move[0] == "+" else f"#place-{place}", f"#place-{place}")


def make(page: Page, move: str) -> None:
    """Add a stone with two taps, or remove one."""
    for part in parts_of(move):
        unhurried(page)
        page.locator(part).tap()


def solve(page: Page, puzzle: Puzzle) -> None:
    for move in puzzle.solution[::2]:
        make(page, move)
        page.wait_for_timeout(1_800)  # The answer comes when the move has been seen.
    expect(page.locator(".puzzle-solved")).to_be_visible()


def test_a_puzzle_is_found_missed_lit_and_solved_by_finger(open_page: OpenPage) -> None:
    """The board keeps its place all the time, and what is solved is dimmed in the list, also after a reload."""
    puzzle = IN_TWO[0]
    page = open_page("phone")
    go(page, "#/new/qyshinsu")
    page.locator("#puzzles").tap(timeout=BOOT_MS)
    page.locator("#grade-1").tap(timeout=BOOT_MS)
    page.locator(f"#puzzle-{puzzle.id}").tap()
    expect(page.locator("#task")).to_have_text(on_screen(WORDS.task(puzzle)))
    board = page.evaluate(BOARD)
    state = games["qyshinsu"].position(puzzle.position)
    wrong = next(str(one) for one in state.moves() if str(one) != puzzle.solution[0] and str(one).startswith("+"))
    make(page, wrong)
    expect(page.locator(".puzzle-remark.off")).to_be_visible()
    assert page.evaluate(BOARD) == board
    unhurried(page)
    page.locator("#undo").tap()
    expect(page.locator(".puzzle-remark.off")).to_have_count(0)
    unhurried(page)
    page.locator("#puzzle-hint").tap()
    place = puzzle.solution[0].partition("@")[2]
    expect(page.locator("[data-hinted]")).to_have_attribute("data-part", f"place:{place}")
    solve(page, puzzle)
    expect(page.locator(".puzzle-why")).to_have_text(on_screen(WORDS.why(puzzle)))
    assert page.evaluate(BOARD) == board
    page.locator("#list").tap()
    expect(page.locator(".puzzle-tile.solved")).to_have_id(f"puzzle-{puzzle.id}")
    page.reload()
    expect(page.locator(".puzzle-tile.solved")).to_have_id(f"puzzle-{puzzle.id}", timeout=BOOT_MS)


def test_in_large_letters_what_an_attempt_lacks_is_read_without_scrolling(open_page: OpenPage) -> None:
    """It stood under the goal and the actions of Qurush, below the screen."""
    page = open_page("phone")
    go(page, f"#/puzzle/qurush/{next(read_puzzles(games.puzzles('qurush').collection)).id}")
    for _ in ("asked", "confirmed"):
        page.locator("[data-part=end]").tap(timeout=BOOT_MS)
        unhurried(page)
    page.evaluate("document.documentElement.dataset.text = '200'")
    remark, row = box_at_rest(page.locator(".puzzle-remark.off")), box_at_rest(page.locator(".lesson-rows"))
    assert remark["y"] + remark["height"] <= row["y"]


@pytest.mark.parametrize(
    "locale",
    ["de-DE", *(pytest.param(other, marks=pytest.mark.thorough) for other in ("en-GB", "fr-FR", "es-ES"))],
)
def test_on_a_small_phone_qurush_s_actions_stand_whole_above_the_row(open_page: OpenPage, locale: str) -> None:
    """In every puzzle: this is the one with the longest task."""
    words = games.puzzle_words("qurush")
    longest = max(read_puzzles(games.puzzles("qurush").collection), key=lambda one: len(words.task(one)))
    page = open_page("small phone", locale=locale)
    go(page, f"#/puzzle/qurush/{longest.id}")
    expect(page.locator(".act").first).to_be_visible(timeout=BOOT_MS)
    box_at_rest(page.locator(".acts"))
    assert covered(page, ".lesson-rows", ".act, .points-row > *") == []


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_a_puzzle_of_cuobe_shows_what_is_asked(shared_page: OpenPage, device: str) -> None:
    """On a phone a table's own line asks that, which a puzzle lacks."""
    page = shared_page(device, reduced_motion="reduce", to="#/puzzle/cuobe/136e4ce9")
    for part in ("#card-T01", "#do-use_T01"):
        page.locator(part).click(timeout=BOOT_MS)
        unhurried(page)
    asked = page.get_by_role("heading", name="Unlock which room?")
    assert box_at_rest(asked)["height"] > 10


def test_placing_cubes_moves_no_button(shared_page: OpenPage) -> None:
    """The button that ends the turn says what it would bring."""
    puzzle = next(read_puzzles(games.puzzles("qwirkle_cubes").collection))
    page = shared_page("tall tablet", reduced_motion="reduce", to=f"#/puzzle/qwirkle_cubes/{puzzle.id}")
    expect(page.locator("#confirm")).to_be_visible(timeout=BOOT_MS)
    buttons = [page.locator(button) for button in ("#roll", "#confirm", "#undo", "#again", "#puzzle-hint")]
    before = [box_at_rest(button) for button in buttons]
    for part in taps_of("qwirkle_cubes", games["qwirkle_cubes"].position(puzzle.position), puzzle.solution[0])[:-1]:
        unhurried(page)
        tap_part(page, part)
    expect(page.locator("#confirm")).to_contain_text("+")
    assert [box_at_rest(button) for button in buttons] == before


@pytest.mark.parametrize(("last", "sooner"), [("puzzles", "qyshinsu"), ("qyshinsu", "puzzles")])
def test_the_styles_of_a_game_overrule_the_house_s_whichever_come_last(
    open_page: OpenPage, last: str, sooner: str
) -> None:
    page = open_page("phone")
    held = Held(page.context, f"**/css/{last}.css")
    go(page, "#/puzzles/qyshinsu")
    expect(page.locator(f"[data-sheet={sooner}]")).to_have_count(1, timeout=BOOT_MS)
    held.release()
    expect(page.locator(".puzzle-games")).to_be_visible(timeout=BOOT_MS)
    styles: list[str] = page.evaluate(
        "document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join())"
    )
    assert [next(name for name in (".puzzle-", ".hand-of-stones") if name in style) for style in styles] == [
        ".puzzle-",
        ".hand-of-stones",
    ]


def test_a_solution_is_shown_move_by_move(open_page: OpenPage) -> None:
    puzzle = IN_TWO[1]
    page = open_page("phone", "dark")
    open_puzzle(page, puzzle)
    page.locator("#puzzle-hint").tap()
    unhurried(page)
    page.locator("#show").tap()
    expect(page.locator(".puzzle-solved")).to_be_visible(timeout=10_000)
    expect(page.locator(".solved-sign")).to_have_count(0)
    expect(page.locator("#polite")).to_contain_text(WORDS.why(puzzle)[:20])
    page.locator("#list").tap()
    expect(page.locator(f"#puzzle-{puzzle.id}")).to_have_class("puzzle-tile seen")


def taps_of(game: str, state: Any, move: str) -> tuple[str, ...]:
    """Return the parts to tap for a move of a game."""
    if game == "qyshinsu":
        return tuple(part[1:].replace("-", ":") for part in parts_of(move))
    made = state.read(move)
    return qurush.parts_of(state, made) if game == "qurush" else qwirkle.parts_of(state, made)


FIRST_TAP_ONLY = ("cube_quest", "cuobe")
"""A flick takes many keys, and in Cu[o]be much comes between two moves: their lessons are taken by keys."""


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(SHELF))
def test_a_puzzle_is_solved_by_keys_and_ears(shared_page: OpenPage, game: str) -> None:
    """Its task is heard, a hint leads the keyboard to the part to begin with, and why the solution works is heard."""
    words, puzzle = games.puzzle_words(game), next(read_puzzles(games.puzzles(game).collection))
    page = shared_page("laptop", reduced_motion="reduce", to=f"#/puzzle/{game}/{puzzle.id}")
    expect(page.locator("#task")).to_have_text(on_screen(words.task(puzzle)), timeout=BOOT_MS)
    expect(page.locator("#polite")).to_contain_text(words.task(puzzle))
    walk_to(page, "#puzzle-hint")
    page.keyboard.press("Enter")
    expect(page.locator("#polite")).to_contain_text("Start here:")
    expect(page.locator("[data-hinted]")).to_be_focused()
    assert axe_violations(page) == []
    if game in FIRST_TAP_ONLY:
        return
    state = games[game].position(puzzle.position)
    for at, move in enumerate(puzzle.solution):
        for part in taps_of(game, state, move):
            enter(page, part)
        state = state.play(state.read(move))
        if at + 1 < len(puzzle.solution):
            expect(page.locator("#undo:not([aria-disabled])")).to_be_visible()
    expect(page.locator(".puzzle-solved")).to_be_visible()
    expect(page.locator("#polite")).to_contain_text(words.why(puzzle))
    expect(page.locator(":focus")).to_have_count(1)
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-screen='puzzles']")).to_be_visible()


@pytest.mark.thorough
def test_the_puzzle_of_the_day_stands_at_home_when_it_is_solved(own_site: OwnSite, visit: Visit) -> None:
    """A new device has no puzzle at home; whoever has solved one finds it there."""
    day, later = qyshinsus_day()
    append(own_site, "js/site.mjs", ANOTHER_DAY.format(later=later))
    page = visit()
    expect(page.locator("#learn")).to_be_visible(timeout=BOOT_MS)
    expect(page.locator("#today")).to_have_count(0)
    go(page, "#/today")
    expect(page.locator("#task")).to_be_visible(timeout=BOOT_MS)
    expect(page.locator(".week .now")).to_contain_text(str(day.day))
    named = page.url.rpartition("/")[2]
    solve(page, next(puzzle for puzzle in PUZZLES if puzzle.id == named))
    expect(page.locator(".week .now .done")).to_be_visible()
    unhurried(page)
    with page.expect_download() as picture:
        page.locator("#share").tap()
    assert picture.value.suggested_filename == f"qyshinsu-{named}.png"
    page.locator("#back").tap()
    expect(page.locator("#today")).to_contain_text(home("today_solved"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", SHELF)
def test_puzzles_fit_and_can_be_heard_at_every_size(shared_page: OpenPage, game: str) -> None:
    """The puzzle is the one with the longest task."""
    words = games.puzzle_words(game)
    longest = max(read_puzzles(games.puzzles(game).collection), key=lambda one: len(words.task(one)))
    page = shared_page("phone", "dark")
    go(page, f"#/puzzles/{game}")
    expect(page.locator(".puzzle-tile").first).to_be_visible(timeout=BOOT_MS)
    assert axe_violations(page) == []
    for address, what in ((f"#/puzzles/{game}", ".puzzle-tile"), (f"#/puzzle/{game}/{longest.id}", "#task")):
        go(page, address)
        expect(page.locator(what).first).to_be_visible(timeout=BOOT_MS)
        for text in ("100", "150", "200"):
            page.evaluate("(size) => { document.documentElement.dataset.text = size; }", text)
            for device in as_wide_as(page, ("smallest phone", "phone", "tablet", "phone on its side")):
                expect_within_sides(page, f"{address} on a {device} at {text} %")
        page.evaluate("() => { delete document.documentElement.dataset.text; }")
    assert axe_violations(page) == []


@pytest.mark.thorough
@pytest.mark.engines
def test_a_puzzle_is_solved_in_every_engine(visitor: Visitor) -> None:
    """Missed, undone, lit, solved; the next one follows, and the list knows, also after a reload."""
    number, puzzle = next((at, one) for at, one in enumerate(PUZZLES, 1) if one.number == 1)
    state = games["qyshinsu"].position(puzzle.position)
    wrong = next(str(one) for one in state.moves() if str(one) != puzzle.solution[0] and str(one).startswith("+"))

    def make(move: str) -> None:
        for part in parts_of(move):
            time.sleep(UNHURRIED)
            visitor.tap(part)

    visitor.goto(f"#/puzzle/qyshinsu/{puzzle.id}")
    visitor.wait("#task")
    make(wrong)
    visitor.wait(".puzzle-remark.off")
    visitor.tap("#undo")
    visitor.wait("#undo[aria-disabled]")
    visitor.tap("#puzzle-hint")
    visitor.wait("[data-hinted]")
    assert visitor.attribute("[data-hinted]", "data-part") == f"place:{puzzle.solution[0].partition('@')[2]}"
    make(puzzle.solution[0])
    visitor.wait(".puzzle-solved")
    visitor.tap("#next")
    visitor.wait("#puzzle-hint")
    assert visitor.text("#title").strip() == f"Puzzle {number + 1}"
    visitor.tap("#list")
    visitor.reload()
    visitor.wait(f"#puzzle-{puzzle.id}.solved")
    assert visitor.count(".puzzle-tile.solved") == 1
