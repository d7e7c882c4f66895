"""On the smallest phones a table stands whole on the screen: nothing lies over a label, and nothing is scrolled to but
what has a box of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.play.puzzle import read_puzzles
from cuboteca.play.table import Table
from cuboteca.play.view import Selected, View
from tests.browser.devices import as_wide_as, resize
from tests.browser.fingers import box_at_rest
from tests.browser.fitting import LARGE, broken_words, covered, expect_all_in_view, expect_within_sides, labels_covered
from tests.browser.refusing import refused
from tests.browser.served import Server
from tools.gallery.positions import until, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import BOOT_MS, go, keep, lift_lid, link_to, say_hello, see_out, tap_part

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(300)]

OpenPage = Callable[..., Page]

PHONES = ("smallest phone", "small phone")
SHARES = (0, 0.12, 0.3, 0.5, 0.7, 0.93)
"""How far on the positions are that are looked at."""
MIDDLE = 3
"""Which of them is in the middle of a game."""
MOST_PICKS = 2


def sampled(game: str) -> Iterator[Table]:
    over = whole_game(GAMES[game])
    for number, share in enumerate(SHARES, start=1):
        table = until(over, round(over.ply * share))
        table.date = f"2026-11-{number:02}"  # one saved game each
        yield table


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_lies_over_a_label(shared_page: OpenPage, game: str) -> None:
    """While the first words are there, but for what these lie over; between picks, with as much picked as can be."""
    page = shared_page("smallest phone", reduced_motion="reduce")
    for table in sampled(game):
        go(page, link_to(table))
        keep(page)
        lift_lid(page)
        see_out(page)
        expect_whole(page, f"{game} at {table.ply}, first words")
        say_hello(page)
        expect_whole(page, f"{game} at {table.ply}")
        for part in picked(page, table):
            expect_whole(page, f"{game} at {table.ply}, {part}")


BELOW_ROW = """(selector) => document.querySelector(selector).getBoundingClientRect().bottom -
  document.querySelector(".panel > .actions").getBoundingClientRect().top"""


def test_in_large_letters_what_a_move_of_qyshinsu_needs_is_in_sight(shared_page: OpenPage) -> None:
    """The stones in hand, and where there is room what can be done, stand above the row of buttons."""
    page = shared_page("phone", reduced_motion="reduce")
    go(page, link_to(until(whole_game(GAMES["qyshinsu"]), 8)))
    keep(page)
    say_hello(page)
    page.evaluate(LARGE)
    for width, height, last in ((320, 568, "#tray"), (390, 780, ".hand-line")):
        resize(page, width, height)
        assert page.evaluate("scrollY") == 0
        assert page.evaluate(BELOW_ROW, last) <= 0, width


def against_easy(page: Page, moves: str) -> None:
    """Sit down at a game of Qyshinsu against Easy in which these moves have been made."""
    table = Table.begin(games["qyshinsu"], ("Ann", "Easy"), "2026-11-28", opponents=("", "easy"))
    for move in moves.split():
        table.play(move)
    go(page, link_to(table))
    keep(page)
    say_hello(page)


def test_the_best_moves_of_a_hint_leave_the_ring_in_sight(shared_page: OpenPage) -> None:
    page = shared_page("small phone", reduced_motion="reduce")
    against_easy(page, "+4@12 +2@8 +2@10 -2@8 -2@10 +4@8 -4@12 +5@4 +1@11 +O@10 +4@9 +1@1")
    page.locator("#hint").tap()
    page.locator("#hint-show").tap()
    page.locator("#hint-play").wait_for()
    assert page.locator(".hint-row").count() == 3
    assert covered(page, "#hint-panel", "#board [data-part]") == []


def test_what_an_opponent_has_done_is_read_to_its_end_without_scrolling(shared_page: OpenPage) -> None:
    page = shared_page("small phone", reduced_motion="reduce")
    against_easy(page, "+5@3 +3@10 +1@1 +4@2 +O@6 +1@7 +3@8 +5@11 -O@6 -1@7 +1@6 +O@7 +O@5 +4@4 +2@12 -4@2")
    expect(page.locator("#moved")).to_contain_text("remove your stone from there.")
    assert page.locator("#moved").evaluate("one => one.scrollHeight - one.clientHeight") == 0


@pytest.mark.parametrize("game", list(games))
def test_after_a_game_what_comes_next_is_in_sight_on_small_phones(shared_page: OpenPage, game: str) -> None:
    """Without scrolling, its review too, and in one row that covers none of it."""
    page = shared_page("phone", reduced_motion="reduce")
    go(page, link_to(whole_game(GAMES[game])))
    keep(page)
    page.locator("#rematch").wait_for()
    for width, height in ((320, 568), (390, 780)):
        resize(page, width, height)
        expect_all_in_view(page, "#title, #rematch, #review-game, #to-games")
        assert broken_words(page, ".panel > .actions .button") == [], width


BOARD_AND_NEXT = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return [box("#table").height / innerHeight, box("#table").height, box(".next-turn").top];
}"""


@pytest.mark.parametrize("game", ["qyshinsu", "cube_quest", "cuobe"])
def test_the_board_of_a_review_has_a_third_of_a_small_phone_in_each_position(shared_page: OpenPage, game: str) -> None:
    """The button to the next turning point keeps its place, however long the words about a move are."""
    page = shared_page("phone", reduced_motion="reduce")
    over = whole_game(GAMES[game])
    go(page, link_to(over))
    keep(page)
    page.locator("#review-game").wait_for()
    resize(page, 360, 640)
    go(page, f"#{page.url.partition('#')[2]}/review")
    page.locator(".next-turn").wait_for()
    seen = [page.evaluate(BOARD_AND_NEXT)]
    for _ in range(3):
        where = page.locator(".step-where").inner_text()
        page.locator("#step-prev").click()
        expect(page.locator(".step-where")).not_to_have_text(where)
        seen.append(page.evaluate(BOARD_AND_NEXT))
    assert seen[0][0] > 0.35
    assert len({(height, top) for _, height, top in seen}) == 1


def test_no_word_breaks_in_what_comes_after_a_game(shared_page: OpenPage) -> None:
    """With a long name beside two more buttons, on a phone either way, and in large letters."""
    page = shared_page("phone", reduced_motion="reduce")
    table = whole_game(GAMES["qyshinsu"])
    table.people = ("Ada", "Bartholomew")
    go(page, link_to(table))
    keep(page)
    page.locator("#step-prev").click()
    page.locator("#play-from-here").wait_for()
    for device in as_wide_as(page, ("smallest phone", "phone", "phone on its side")):
        for text in ("", "150", "200"):
            page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
            assert broken_words(page, ".panel > .actions .button") == [], f"{device}, {text}"
            expect_within_sides(page, f"{device}, {text}")


BOARD_UNDER = """([text, asked]) => {
  document.documentElement.dataset.text = text;
  const title = document.querySelector("#title");
  title.className = asked.length > 43 ? "asked long" : "asked";
  title.textContent = asked;
  const { x, y, width, height } = document.querySelector("#board").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def test_what_is_asked_gives_way_and_not_the_board(shared_page: OpenPage) -> None:
    """However long a name makes it, on a phone either way, and in large letters."""
    page = shared_page("phone", reduced_motion="reduce")
    go(page, link_to(until(whole_game(GAMES["qyshinsu"]), 6)))
    keep(page)
    say_hello(page)
    for device in as_wide_as(page, ("phone on its side", "small phone on its side", "smallest phone")):
        for text in ("", "150", "200"):
            asked = ("Ada: add", "Bartholomew Featherstone: add at 9 to answer the 2-stone, or draw")
            assert len({tuple(page.evaluate(BOARD_UNDER, [text, one])) for one in asked}) == 1, f"{device}, {text}"


def test_the_map_is_as_large_while_the_first_words_are_there(open_page: OpenPage, server: Server) -> None:
    """And the names of its rooms can be read on every phone, and end within their rooms."""
    page = open_page("phone", reduced_motion="reduce")
    page.goto(server.address + link_to(list(sampled("cuobe"))[MIDDLE]))
    keep(page)
    see_out(page)
    devices = (*PHONES, "phone", "tall tablet")
    before = {device: page.locator("#board").bounding_box() for device in as_wide_as(page, devices)}
    assert page.locator("#got-it").is_visible()
    say_hello(page)
    for device in as_wide_as(page, devices):
        assert page.locator("#board").bounding_box() == before[device], device
        if device != "tall tablet":
            smallest, widest = page.evaluate(NAMES_OF_ROOMS)
            assert smallest >= 11.5, device
            assert widest <= 1.03, device


@pytest.mark.parametrize("game", ["qyshinsu", "qurush", "cube_quest"])
def test_the_board_is_as_large_while_the_first_words_are_there(open_page: OpenPage, server: Server, game: str) -> None:
    """They lie over words of the panel, so that nothing jumps when they are put away."""
    page = open_page("phone", reduced_motion="reduce")
    page.goto(server.address + link_to(list(sampled(game))[MIDDLE]))
    keep(page)
    lift_lid(page)
    page.locator("#got-it").wait_for()
    devices = (*PHONES, "phone", "phone on its side", "small phone on its side", "tall tablet", "laptop")
    before = {device: page.locator("#board").bounding_box() for device in as_wide_as(page, devices)}
    say_hello(page)
    for device in as_wide_as(page, devices):
        assert page.locator("#board").bounding_box() == before[device], device


@pytest.mark.parametrize("game", ["qurush", "cube_quest", "cuobe"])
def test_a_refusal_moves_nothing_on_a_phone_on_its_side(open_page: OpenPage, server: Server, game: str) -> None:
    """It lies over the words of the panel, opened too; what can be done keeps its place above the row."""
    page = open_page("phone on its side", reduced_motion="reduce")
    table = list(sampled(game))[MIDDLE]
    page.goto(server.address + link_to(table))
    keep(page)
    lift_lid(page)
    see_out(page)
    say_hello(page)
    sideways = ("phone on its side", "small phone on its side")
    before = {device: page.evaluate(PLACES) for device in as_wide_as(page, sideways)}
    refused(page, table)
    page.locator("#notice-why summary").evaluate("(one) => one.click()")
    for device in as_wide_as(page, sideways):
        assert page.evaluate(PLACES) == before[device], device


PLACES = """() => [...document.querySelectorAll("#board, .act, .deed, .act-button, .actions .button")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
"""Where the board is, and all that can be done."""


NAMES_OF_ROOMS = """() => {
  const names = [...document.querySelectorAll(".house .room-name")];
  const tile = document.querySelector(".house .place > .hit").getBoundingClientRect().width;
  const { a: scale } = names[0].ownerSVGElement.getScreenCTM();
  const sizes = names.map((name) => parseFloat(getComputedStyle(name).fontSize) * scale);
  const widths = names.map((name) => name.getBBox().width * name.getScreenCTM().a);
  return [Math.min(...sizes), Math.max(...widths) / tile];
}"""
"""How high their letters are, in px, and how much of its room the widest takes, without its halo."""


def picked(page: Page, table: Table) -> Iterator[str]:
    """Pick what can be picked, one part after the other."""
    game_view = games.game_view(table.game.about.id)
    view = View(table.state.seen_by(table.state.seat), table.names, table.standing)
    for _ in range(MOST_PICKS):
        there = page.locator(".hand [data-part], #board [data-part]").evaluate_all(
            "all => all.map((e) => e.dataset.part)"
        )
        for part in dict.fromkeys(there):
            answer = game_view.tap(view, part)
            if isinstance(answer, Selected) and len(answer.parts) > len(view.picked):
                tap_part(page, part)
                page.wait_for_function("!document.documentElement.dataset.waiting")
                view = view._replace(picked=answer.parts)
                yield part
                break


def expect_whole(page: Page, where: str) -> None:
    for device in as_wide_as(page, PHONES):
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"{where}, on a {device}"
        found = [one for one in labels_covered(page) if not one.endswith("(beneath welcome)")]
        assert found == [], f"{where}, on a {device}"


@pytest.mark.parametrize("game", list(games))
def test_a_puzzle_stands_whole_on_small_phones(shared_page: OpenPage, game: str) -> None:
    """And on a phone on its side: with the longest task, too, nothing is scrolled to or lies beneath the buttons."""
    words = games.puzzle_words(game)
    longest = max(read_puzzles(games.puzzles(game).collection), key=lambda one: len(words.task(one)))
    page = shared_page("phone", reduced_motion="reduce", to=f"#/puzzle/{game}/{longest.id}")
    page.locator("#board").wait_for(timeout=BOOT_MS)
    for device in as_wide_as(page, (*PHONES, "phone on its side", "small phone on its side")):
        box_at_rest(page.locator("#board"))
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, device
        assert covered(page, ".lesson-rows", ".hand button, #tray > *") == [], device


@pytest.mark.parametrize("game", list(games))
def test_at_the_beginning_of_a_lesson_its_buttons_cover_nothing_on_small_phones(
    shared_page: OpenPage, game: str
) -> None:
    """What can be done stands above them."""
    page = shared_page("phone", reduced_motion="reduce", to=f"#/learn/{game}/{games.lessons(game)[0].id}")
    page.locator("#lesson-words").wait_for(timeout=BOOT_MS)
    for device in as_wide_as(page, (*PHONES, "phone on its side", "small phone on its side")):
        box_at_rest(page.locator("#board"))
        assert covered(page, ".lesson-rows", ".hand button, #tray > *") == [], device
