"""The table of Cube Quest: secret set-ups behind the lid, formations that fall, what is shown again, time limits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.cube_quest.rules.armies import army, formation
from cuboteca.play.nature import SampledNature
from cuboteca.play.puzzle import read_puzzles
from cuboteca.play.table import Table
from tests.browser.devices import resize
from tests.browser.fingers import at_rest, box_at_rest, let_pass, wait_until_still
from tests.browser.fitting import covered
from tests.browser.quest import begin, saved_moves, set_up_as_offered
from tests.physics.node import NodePhysics
from tools.gallery.positions import until, whole_game
from tools.gallery.stories import GAMES
from tools.visiting import BOOT_MS, go, keep, link_to, say_hello

OpenPage = Callable[..., Page]


@pytest.mark.thorough
def test_a_secret_set_up_behind_the_lid(shared_page: OpenPage) -> None:
    """Ada sets up, the lid closes, Bo sets up and sees nothing of hers; then everything is shown."""
    page = shared_page("phone", reduced_motion="reduce")
    begin(page, {"army": "custom"})
    for name in ("Ada", "Bo"):
        expect(page.locator("#title")).to_have_text(f"Pass the device to {name}")
        page.locator("#latch").focus()
        page.keyboard.press("Enter")
        page.locator("#page-mat").wait_for()
        say_hello(page)
        page.locator("#army-raiders").tap()
        page.locator("#page-mat").tap()
        page.locator("#formation-scattered").tap()
        expect(page.locator("#formation-scattered[aria-pressed='true']")).to_be_visible()
        expect(page.locator("#board .cube")).to_have_count(14)
        page.locator("#ready").press("Enter")
    expect(page.locator("#act-king")).to_be_visible()
    expect(page.locator("#board .cube")).to_have_count(28)


@pytest.mark.thorough
@pytest.mark.parametrize("device", ["phone", "small phone", "small phone on its side"])
def test_what_is_told_over_the_lid_leaves_the_way_back_free(shared_page: OpenPage, device: str) -> None:
    page = shared_page(device, reduced_motion="reduce")
    begin(page, {"army": "custom", "start": "random"})
    expect(page.locator(".notice")).to_contain_text("goes first (drawn at random)")
    told, back = page.locator(".notice").bounding_box(), page.locator("#back").bounding_box()
    assert told is not None
    assert back is not None
    assert told["y"] >= back["y"] + back["height"] or told["x"] >= back["x"] + back["width"]


def test_ones_own_cubes_are_read_first(shared_page: OpenPage) -> None:
    """In Blue’s turn, too."""
    page = shared_page("phone", reduced_motion="reduce")
    begin(page, {"army": "custom", "points": "0", "screen": "off"})
    say_hello(page)
    for colour in ("Red", "Blue"):
        expect(page.locator("#title")).to_contain_text("choose your army")
        set_up_as_offered(page)
        expect(page.locator(f"#board [aria-label^='{colour}’s King']")).to_have_count(1)
    assert read_in_order(page) == ["Red’s King", "Blue’s King"]
    page.locator("#act-king").tap()
    page.locator("#confirm:not([aria-disabled])").tap()
    expect(page.locator("#title")).to_contain_text("Bo: flick one cube")
    assert read_in_order(page) == ["Blue’s King", "Red’s King"]


def read_in_order(page: Page) -> list[str]:
    """The cubes as they follow each other in the browser’s own tree."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def names(node: str) -> Iterator[str]:
        yield by_id[node].get("name", {}).get("value", "")
        for child in by_id[node].get("childIds", ()):
            yield from names(child)

    found = (name.partition(",")[0] for name in names(nodes[0]["nodeId"]))
    return [name for name in found if name.endswith("’s King")]


@pytest.mark.thorough
def test_a_formation_that_falls_is_shown_falling(open_page: OpenPage) -> None:
    page = open_page("phone")
    begin(page, {"army": "custom", "screen": "off"})
    say_hello(page)
    page.locator("#more").tap()
    page.locator(".menu a[href$='/moves']").tap()
    leaning = " ".join(f"rG{number} {6 * number},-100" for number in range(1, 7))
    page.locator("#typed").fill(f"set rK 0,-240 {leaning}")
    page.keyboard.press("Enter")
    expect(page.locator("#board[data-flying]")).to_be_visible()
    expect(page.locator("#hand-title")).to_have_text("Your formation fell over")
    assert saved_moves(page)[-1] == "~ falls"
    expect(page.locator("#board .cube")).to_have_count(7)


@pytest.mark.thorough
def test_cubes_are_placed_by_dragging_and_by_keys(shared_page: OpenPage) -> None:
    page = shared_page("laptop", reduced_motion="reduce")
    begin(page)
    say_hello(page)
    page.locator("#formation-scattered").click()
    expect(page.locator("#formation-scattered[aria-pressed='true']")).to_be_visible()  # the cubes lie where they will
    at_rest(page.locator("#cube-1")).click(force=True)
    expect(page.locator("#hand-title")).to_have_text("Striker 1")
    before = page.locator("#cube-1").get_attribute("data-pose")
    page.locator("#cube-1").focus()
    page.keyboard.press("8")
    expect(page.locator("#cube-1")).not_to_have_attribute("data-pose", str(before))
    before = page.locator("#cube-1").get_attribute("data-pose")
    page.keyboard.press("7")
    expect(page.locator("#cube-1")).not_to_have_attribute("data-pose", str(before))  # turned
    box = box_at_rest(page.locator("#cube-1"))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 10, steps=8)
    after_keys = page.locator("#cube-1").get_attribute("data-pose")
    page.mouse.up()
    expect(page.locator("#cube-1")).not_to_have_attribute("data-pose", str(after_keys))
    page.locator("#onto").click()
    expect(page.locator("#onto[aria-pressed='true']")).to_be_visible()
    at_rest(page.locator("#cube-2")).click(force=True)
    expect(page.locator("#cube-1")).to_have_attribute(
        "aria-label", re.compile("^Your Striker 1, on top of another cube, ")
    )
    page.locator("#off").click()
    expect(page.locator("#cube-1")).to_have_count(0)
    page.locator("#ready").dispatch_event("click")  # it is off, and says why
    expect(page.locator("#notice")).to_contain_text("has no place yet")
    page.locator("#stock-1").click()
    expect(page.locator("#cube-1")).to_be_visible()
    page.locator("#own-formations summary").click()
    page.locator("#keep-name").fill("Mine")
    page.locator("#keep-save").click()
    expect(page.locator("[data-part='own:Mine']")).to_be_visible()
    kept = page.locator("#cube-1").get_attribute("data-pose")
    at_rest(page.locator("#cube-1")).click(force=True)
    expect(page.locator("#formation-wall")).to_be_visible()
    page.locator("#formation-wall").click()
    expect(page.locator("#cube-1")).not_to_have_attribute("data-pose", str(kept))
    page.locator("[data-part='own:Mine']").click()
    expect(page.locator("#cube-1")).to_have_attribute("data-pose", str(kept))


FLIGHT_MS = """name => new Promise(done => {
  const board = document.getElementById("board");
  let since = 0;
  new MutationObserver((_, observer) => {
    if (board.hasAttribute("data-flying")) since = performance.now();
    else { observer.disconnect(); done(performance.now() - since); }
  }).observe(board, { attributeFilter: ["data-flying"] });
  document.querySelector(`[data-client=${name}]`).click();
})"""
"""Shows the last flight once more, and takes its time."""


@pytest.mark.thorough
def test_the_last_flight_is_shown_again(shared_page: OpenPage) -> None:
    page = shared_page("phone")
    begin(page, {"army": "custom", "points": "0", "screen": "off"})
    say_hello(page)
    for _ in range(2):
        set_up_as_offered(page)
    page.locator("#cube-0").dispatch_event("click")
    page.locator("#confirm:not([aria-disabled])").tap()
    expect(page.locator("#title")).to_contain_text("Bo")
    page.locator("[data-client='flight-again']").tap()
    expect(page.locator("#board[data-flying]")).to_be_visible()
    expect(page.locator("#board[data-flying]")).to_have_count(0)
    expect(page.locator("#title")).to_contain_text("Bo")
    stands = page.locator("#cube-0").get_attribute("style")
    fast, slow = (page.evaluate(FLIGHT_MS, f"flight-{how}") for how in ("again", "slowly"))
    assert slow > 1.2 * fast, "four times as long, but for the quiet at its end, which may be most of it"
    assert page.locator("#cube-0").get_attribute("style") == stands


BOTH_KEYS = """
new Promise((done) => {
  const pad = () => document.getElementById("hit-pad");
  const press = (key) => pad().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const other = document.querySelectorAll("[data-flick]")[2];
  new MutationObserver((_, observer) => {
    observer.disconnect();
    press("ArrowLeft");
    done();
  }).observe(document.getElementById("hand-title"), { characterData: true, childList: true, subtree: true });
  other.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  press("ArrowDown");
})
"""
"""The second key comes when the page shows the cube that has just been picked, but not yet what the first key did."""


@pytest.mark.thorough
def test_a_key_on_the_hit_pad_goes_on_from_the_key_before(shared_page: OpenPage) -> None:
    page = shared_page("laptop", reduced_motion="reduce")
    begin(page, {"army": "custom", "screen": "off"})
    say_hello(page)
    for _ in range(2):
        set_up_as_offered(page)
    page.locator("[data-flick]").nth(1).dispatch_event("click")
    expect(page.locator("#hit-pad")).to_be_visible()
    page.evaluate(BOTH_KEYS)
    expect(page.locator(".hand-head > .muted")).to_have_text("Aim: straight ahead. Hit: a little low and left.")


@pytest.mark.thorough
@pytest.mark.parametrize("device", ["phone", "small phone", "tall tablet"])
def test_what_is_picked_leaves_the_arena_as_large(shared_page: OpenPage, device: str) -> None:
    """Placing, aiming, other actions: the tray under the arena has room for each, and the arena keeps its size."""
    page = shared_page(device, reduced_motion="reduce")
    begin(page, {"army": "custom", "screen": "off"})
    say_hello(page)
    arena = page.locator("#board")
    for _ in range(2):
        page.locator("#army-tricksters").tap()
        page.locator("#page-mat").tap()
        expect(page.locator("#ready")).to_be_visible()
        size = arena.bounding_box()
        page.locator("#board .cube[data-carry]").nth(1).dispatch_event("click")
        expect(page.locator("#off")).to_be_visible()
        assert arena.bounding_box() == size
        page.locator("#ready").press("Enter")
    expect(page.locator("#act-king")).to_be_visible()
    size = arena.bounding_box()
    for number in (1, 2):
        page.locator("[data-flick]").nth(number).dispatch_event("click")
        expect(page.locator(f"#board[data-aim^='{number}:']")).to_be_visible()
        assert arena.bounding_box() == size
    page.locator("#hit-pad").focus()
    for key in ("ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    page.locator("#nudge-far-left").tap()
    expect(page.locator(".hand-head > .muted")).to_have_text("Aim: 10° left. Hit: a little low and left.")
    assert arena.bounding_box() == size
    for key, strength in (("End", 100), ("Home", 1), ("PageUp", 21)):
        page.locator("#strength").press(key)
        expect(page.locator(f"#board[data-aim='2:1000:{strength}:-10:-10']")).to_be_attached()
    for action in ("king", "freeze"):
        page.locator(f"#act-{action}").tap()
        expect(page.locator(f"#act-{action}[aria-pressed='true']")).to_be_visible()
        assert arena.bounding_box() == size
    page.locator("#board .cube.glow").first.dispatch_event("click")
    expect(page.locator("#again")).to_be_visible()
    assert arena.bounding_box() == size
    page.locator("#act-freeze").tap()
    page.locator("[data-flick]").nth(1).dispatch_event("click")
    page.locator("#confirm:not([aria-disabled])").tap()
    expect(page.locator("#title")).to_contain_text("Bo")
    expect(page.locator(".last-words")).to_contain_text("Ada flicks")
    assert arena.bounding_box() == size
    page.locator(".last-words").evaluate("words => { words.textContent = 'So much has happened. '.repeat(20); }")
    assert arena.bounding_box() == size, "as much as there is room for is shown"


HIDDEN_WORDS = """() => {
  const words = document.querySelector(".last-words");
  const [below, end] = [words, words.closest(".hand-of-army")].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(words.scrollHeight - words.clientHeight, Math.round(below - end));
}"""
"""How many pixels of what happened are cut off, by a box of their own or by the tray."""


@pytest.mark.parametrize("device", ["phone", pytest.param("tablet", marks=pytest.mark.thorough)])
def test_a_long_turn_is_told_whole(open_page: OpenPage, device: str, engine: str) -> None:
    """Two Healers are used one after the other: told in German, the longest, with the last roll below it."""
    rounded = 1 if engine == "firefox" else 0
    page = open_page(device, locale="de-DE", reduced_motion="reduce")
    page.goto(page.url.partition("#")[0] + link_to(healed_twice()))
    keep(page)
    say_hello(page)
    expect(page.locator(".last-words")).to_have_text(re.compile("Heiler 1.*Heiler 2.*wiederbelebt|besiegt"))
    for width, height in ((390, 844), (360, 640)) if device == "phone" else ((820, 1180), (1180, 820)):
        for size in ("100", "200"):
            resize(page, width, height)
            page.evaluate("(size) => { document.documentElement.dataset.text = size; }", size)
            wait_until_still(page)
            assert page.evaluate(HIDDEN_WORDS) <= rounded, (width, height, size)


def healed_twice() -> Table:
    """A game in which Red has just used both Healers, each for two cubes."""
    table = Table.begin(
        games["cube_quest"], ("Ada", "Bo"), "2026-11-26", {"army": "custom", "screen": "off", "start": "red"}
    )
    physics = NodePhysics()
    nature = SampledNature(Random(1), simulator=physics)
    for move in (
        "set rK 0,-240 rS1 -60,-10 rS2 190,-100 rG1 190,-150 rG2 190,-200 rL1 -130,-240 rL2 -130,-200",
        "set bK 0,240 bG1 -60,100 bG2 60,100 bG3 0,60",
        *("rS2 F 0 60", "bG1 F 270 5", "rG1 F 0 60", "bG2 F 270 5", "rG2 F 0 60", "bG3 F 270 5"),
        *("rL1 L rS2 rG1", "rL2 L rG1 rG2"),
    ):
        table.play(move)
        nature.settle(table)
        while " = " in (put_back := str(next(iter(table.state.moves())))):
            table.play(put_back)
            nature.settle(table)
    physics.close()
    return table


@pytest.mark.thorough
def test_a_time_limit_runs_out(open_page: OpenPage) -> None:
    page = open_page("phone", reduced_motion="reduce")
    begin(page, {"army": "custom", "points": "0", "screen": "off", "flick_timer": "3"})
    say_hello(page)
    for _ in range(2):
        set_up_as_offered(page)
    expect(page.locator("#countdown")).to_contain_text("s")
    expect(page.locator("#title")).to_contain_text("Bo")
    assert saved_moves(page)[-1] == "late"


@pytest.mark.thorough
def test_the_words_below_the_record_stay_in_sight(open_page: OpenPage) -> None:
    """Turns take two lines each, so there are fewer of them on a laptop."""
    page = open_page("laptop", reduced_motion="reduce")
    over = whole_game(GAMES["cube_quest"])
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    go(page, link_to(until(over, over.ply // 2)))
    keep(page)
    say_hello(page)
    expect(page.locator(".explain")).to_be_in_viewport(ratio=1)
    assert covered(page, ".actions", ".explain") == []


def test_what_led_to_the_end_is_laid_open_by_a_tap(shared_page: OpenPage) -> None:
    """The smallest phone cuts it off. A tap shows it over the board until the next one."""
    page = shared_page("smallest phone", reduced_motion="reduce")
    page.goto(page.url.partition("#")[0] + link_to(whole_game(GAMES["cube_quest"])))
    keep(page)
    told, words = page.locator("#step-told"), page.locator("#step-told > b")
    place, board = box_at_rest(told), box_at_rest(page.locator("#board"))
    assert box_at_rest(words)["height"] > place["height"]
    told.tap()
    opened = box_at_rest(words)
    expect(words).to_be_in_viewport(ratio=1)
    assert opened["y"] + opened["height"] >= place["y"] + place["height"]
    assert words.evaluate("whole => whole.scrollHeight <= whole.clientHeight"), "nothing is cut"
    assert box_at_rest(page.locator("#board")) == board
    let_pass(page, 400)
    page.locator("#step-prev").tap()
    expect(page.locator("#step-told[data-whole]")).to_have_count(0)


@pytest.mark.parametrize(
    ("device", "corners"),
    [
        ("phone", ("130,-290",)),
        ("phone on its side", ("130,-290",)),
        ("phone", ("130,-290", "-130,-290")),
        ("phone on its side", ("130,-290", "-130,-290")),
    ],
)
def test_the_button_of_the_camera_gives_way_to_a_cube(
    shared_page: OpenPage, device: str, corners: tuple[str, ...]
) -> None:
    """A Healer lies in the corner where the button usually stands; with one in each corner, the button stands above."""
    table = Table.begin(
        games["cube_quest"], ("Ada", "Bo"), "2026-11-26", {"army": "custom", "screen": "off", "start": "red"}
    )
    healers = " ".join(f"rL{number} {corner}" for number, corner in enumerate(corners, 1))
    for move in (f"set rK 0,-240 rS1 -60,-10 {healers}", "set bK 0,240 bS1 -80,60"):
        table.play(move)
    page = shared_page(device, reduced_motion="reduce")
    page.goto(page.url.partition("#")[0] + link_to(table))
    keep(page)
    say_hello(page)
    at = box_at_rest(page.locator(".views > summary"))
    cubes = [page.locator(f".cube.r[aria-label*='Healer {number}']") for number in range(1, len(corners) + 1)]
    for cube in map(box_at_rest, cubes):
        assert (
            at["x"] + at["width"] < cube["x"]
            or at["x"] > cube["x"] + cube["width"]
            or at["y"] + at["height"] < cube["y"]
        )


@pytest.mark.parametrize("device", ["phone", "small phone", "phone on its side"])
def test_the_button_of_the_camera_goes_up_beside_a_column_of_cubes(shared_page: OpenPage, device: str) -> None:
    """Basic armies stand scattered, with three Grunts in a row from each lower corner."""
    table = Table.begin(games["cube_quest"], ("Ada", "Bo"), "2026-11-26", {"screen": "off", "start": "red"})
    physics = NodePhysics()
    for seat in (0, 1):
        table.play(str(formation("scattered", army("basic", seat, 40), seat)))
        SampledNature(Random(1), simulator=physics).settle(table)
    physics.close()
    page = shared_page(device, reduced_motion="reduce")
    page.goto(page.url.partition("#")[0] + link_to(table))
    keep(page)
    say_hello(page)
    at = box_at_rest(page.locator(".views > summary"))
    for cube in page.locator("#board .cube").all():
        box = box_at_rest(cube)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert not (at["x"] < x < at["x"] + at["width"] and at["y"] < y < at["y"] + at["height"]), cube


def test_the_button_of_the_camera_leaves_the_cube_that_a_hint_marks_free(open_page: OpenPage) -> None:
    """It lay on it in this puzzle, which has the King in the other corner."""
    puzzle = list(read_puzzles(games.puzzles("cube_quest").collection))[80]
    page = open_page("phone", reduced_motion="reduce")
    resize(page, 360, 640)
    go(page, f"#/puzzle/cube_quest/{puzzle.id}")
    page.locator("#puzzle-hint").click(timeout=BOOT_MS)
    marked = page.locator(".cube[data-hinted]")
    cube, at = box_at_rest(marked), box_at_rest(page.locator(".views > summary"))
    middle = (cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    assert not (at["x"] < middle[0] < at["x"] + at["width"] and at["y"] < middle[1] < at["y"] + at["height"])


@pytest.mark.parametrize("device", ["phone", "small phone", "small phone on its side"])
def test_the_buttons_that_aim_in_a_puzzle_are_all_in_sight(open_page: OpenPage, device: str) -> None:
    """Nobody needs to drag; and the board stays where it was."""
    puzzle = next(iter(read_puzzles(games.puzzles("cube_quest").collection)))
    page = open_page(device, reduced_motion="reduce")
    go(page, f"#/puzzle/cube_quest/{puzzle.id}")
    page.locator("#puzzle-hint").wait_for(timeout=BOOT_MS)
    board = box_at_rest(page.locator("#board"))
    page.locator("[data-flick]").first.dispatch_event("click")
    for button in ("#nudge-far-left", "#nudge-right", "#nudge-up", "#hit-pad"):
        expect(page.locator(button)).to_be_in_viewport(ratio=1)
    assert covered(page, ".lesson-rows", ".hand [data-part]") == []
    assert box_at_rest(page.locator("#board")) == board


@pytest.mark.parametrize("device", ["phone", "small phone", "tall tablet"])
def test_calling_a_foul_hides_nothing_that_can_be_done_instead(shared_page: OpenPage, device: str) -> None:
    page = shared_page(device, reduced_motion="reduce")
    begin(page, {"army": "custom", "points": "0", "screen": "off", "fouls": "on"})
    say_hello(page)
    for _ in range(2):
        set_up_as_offered(page)
    page.locator("#cube-0").dispatch_event("click")
    page.locator("#confirm:not([aria-disabled])").tap()
    expect(page.locator("#title")).to_contain_text("Bo")
    page.locator("#act-king").tap()
    expect(page.locator("#act-king[aria-pressed='true']")).to_be_visible()
    page.locator("#act-king").tap()
    page.locator(".foul").tap()
    expect(page.locator("#title")).to_contain_text("take your extra flick")


def test_the_castle_is_lit_only_for_the_king(shared_page: OpenPage) -> None:
    """The King is selected, and a Striker is carried."""
    page = shared_page("laptop", reduced_motion="reduce")
    begin(page)
    say_hello(page)
    lit = "getComputedStyle(document.querySelector('[href=\"#cq-castle-lit\"]')).visibility"
    page.locator("#cube-0").dispatch_event("click")
    for cube, seen in ((0, "visible"), (1, "hidden")):
        expect(page.locator("#cube-0[aria-pressed='true']")).to_be_attached()
        box = box_at_rest(page.locator(f"#cube-{cube}"))
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 - 8, steps=6)
        expect(page.locator(f"#cube-{cube}.held")).to_be_attached()
        assert page.evaluate(lit) == seen
        page.mouse.up()
        let_pass(page, 700)
