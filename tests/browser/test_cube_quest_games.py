"""Whole bouts of Cube Quest in the browser, with its physics: by dragging, without dragging, by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import LIGHT_FIRST, expect_accessible
from tests.browser.fingers import box_at_rest, tap_at_rest
from tests.browser.quest import Sitter, begin, saved_moves, set_up_as_offered
from tests.browser.served import Server
from tests.browser.watched import Watch
from tests.physics.node import IS_INSTALLED
from tools.visiting import BOOT_MS, say_hello

OpenPage = Callable[..., Page]
pytestmark = pytest.mark.skipif(not IS_INSTALLED, reason="Node has the physics to compare with.")

KINGS_ALONE = {"army": "custom", "points": "0", "screen": "off"}
"""A duel of two Kings: the shortest bout there is."""
LONGEST = 14
SLOWLY = 4
"""So many times as long as it was."""
RECORD_FLIGHTS = """() => {
    window.flights = [];
    const tell = ({ target }) => {
        const title = document.getElementById("title").textContent;
        flights.push({ flying: target.hasAttribute("data-flying"), title, at: performance.now() });
    };
    new MutationObserver((changes) => changes.forEach(tell))
        .observe(document.body, { subtree: true, attributeFilter: ["data-flying"] });
}"""
"""A flight may be over before a test has looked at it."""


@pytest.fixture
def sit() -> Iterator[Callable[..., Sitter]]:
    sitters: list[Sitter] = []

    def sit_down(page: Page, options: dict[str, str] | None = None) -> Sitter:
        begin(page, options)
        say_hello(page)
        sitters.append(Sitter(page, options))
        return sitters[-1]

    yield sit_down
    for sitter in sitters:
        sitter.close()


def set_up_kings(sitter: Sitter) -> None:
    for seat in (0, 1):
        set_up_as_offered(sitter.page)
        sitter.moved(seat)


def king(sitter: Sitter) -> str:
    return f"#cube-{25 * sitter.state.seat}"


def asked(sitter: Sitter) -> str:
    """What is to be done besides taking a turn."""
    return sitter.state.job.kind if sitter.state.job is not None else ""


def expect_the_end(sitter: Sitter) -> None:
    page = sitter.page
    assert sitter.state.seat is None
    sitter.sees()
    expect(page.locator("#rematch")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the board ends where its place does"
    expect_room_for_all_buttons(page)
    page.locator("#step-first").click()
    expect(page.locator(".step-where")).to_contain_text("move 0 of")


def expect_room_for_all_buttons(page: Page) -> None:
    """The camera's menu, which stays open from turn to turn, and the buttons that show the last flick again."""
    camera = page.locator(".views > summary")
    camera.click()
    for button in page.locator("#summary button, .views button").all():
        button.click(trial=True)  # Nothing lies over it.
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), "or the page is wider than the screen"
    camera.press("Enter")  # A second click so soon passes for a double one.


@pytest.mark.thorough
def test_a_bout_by_dragging(shared_page: OpenPage, sit: Callable[..., Sitter]) -> None:
    """Each pulls the King back and lets go, until one falls. The numbers are those that were shown."""
    page = shared_page("laptop", reduced_motion="reduce")
    sitter = sit(page, KINGS_ALONE)
    set_up_kings(sitter)
    for _ in range(LONGEST):
        if sitter.state.seat is None:
            break
        box = box_at_rest(page.locator(king(sitter)))
        ply = sitter.table.ply
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        pull = 220 if y < 560 else -220  # Not out of the window.
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + pull / 4, steps=4)
        page.mouse.move(x, y + pull, steps=6)
        page.mouse.up()
        sitter.moved(ply)
        flick = sitter.table.moves[ply]
        assert " F " in flick
        assert int(flick.split()[3]) > 60
    expect_the_end(sitter)


def test_a_bout_without_dragging(shared_page: OpenPage, sit: Callable[..., Sitter]) -> None:
    """A tap on the King, on the strength, on the button."""
    page = shared_page("phone", reduced_motion="reduce")
    sitter = sit(page, KINGS_ALONE)
    set_up_kings(sitter)
    for _ in range(LONGEST):
        if sitter.state.seat is None:
            break
        ply = sitter.table.ply
        tap_at_rest(page.locator(king(sitter)))
        expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
        box = box_at_rest(page.locator("#strength"))
        page.touchscreen.tap(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
        expect(page.locator(f"#board[data-aim^='{25 * sitter.state.seat}:'][data-aim*=':9']")).to_be_visible()
        page.locator("#nudge-up").tap()
        page.locator("#confirm").tap()
        sitter.moved(ply)
        assert sitter.table.moves[ply].partition(" @")[0].endswith(" 100")
    expect_the_end(sitter)


def test_a_bout_by_keyboard_alone(shared_page: OpenPage, sit: Callable[..., Sitter]) -> None:
    """To the board once, Enter on the King, digits for the strength and the direction, a letter to flick; each finds
    their own King focused, and at the end the title is."""
    page = shared_page("laptop", reduced_motion="reduce")
    sitter = sit(page, KINGS_ALONE)
    for seat in (0, 1):
        page.locator("#page-mat").focus()
        page.keyboard.press("Enter")
        page.locator("#ready").wait_for()
        page.locator("#ready").focus()
        page.keyboard.press("Enter")
        sitter.moved(seat)
    page.locator("#board .cube[tabindex='0']").focus()
    for _ in range(LONGEST):
        if sitter.state.seat is None:
            break
        ply = sitter.table.ply
        expect(page.locator(king(sitter))).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
        for _ in range(5):
            page.keyboard.press("5")
        page.keyboard.press("4")
        page.keyboard.press("6")
        page.keyboard.press("c")
        sitter.moved(ply)
        assert sitter.table.moves[ply].partition(" @")[0].endswith(" 100")
    expect(page.locator("#title")).to_be_focused()
    expect_the_end(sitter)


@pytest.mark.thorough
def test_thirty_four_cubes_settle_as_they_do_in_node(shared_page: OpenPage, sit: Callable[..., Sitter]) -> None:
    """Bit by bit, flick by flick, with captures and releases between; a reload in the middle changes nothing."""
    page = shared_page("phone", reduced_motion="reduce")
    sitter = sit(page)
    for seat in (0, 1):
        page.locator("#formation-wall").tap()
        page.locator("#ready").tap()
        sitter.moved(sitter.table.ply + seat)
    for number in range(6):
        if sitter.state.seat is None or asked(sitter):
            break
        seat = sitter.state.seat
        cube = next(cube for cube in sitter.state.with_status(seat, "board")[1:] if cube not in sitter.state.frozen)
        page.locator(f"#cube-{cube}").dispatch_event("click")
        expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
        for _ in range(number + 1):
            page.locator("#nudge-up").tap()
        ply = sitter.table.ply
        if number == 2:
            page.reload()
            page.locator("html:not([data-starting]) #board").wait_for(timeout=BOOT_MS)
            sitter.sees()
            if not page.locator("#board[data-aim]").count():  # A page that had the time to has kept the aim as well.
                page.locator(f"#cube-{cube}").dispatch_event("click")
            expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
        page.locator("#confirm").tap()
        sitter.moved(ply)
        if asked(sitter) == "place":
            ply = sitter.table.ply
            page.locator("#confirm").tap()
            sitter.moved(ply)
    assert len(saved_moves(page)) > 8


def test_the_flight_is_shown_and_can_be_skipped(shared_page: OpenPage, sit: Callable[..., Sitter]) -> None:
    page = shared_page("phone")
    sitter = sit(page, KINGS_ALONE)
    set_up_kings(sitter)
    page.locator("#cube-0").dispatch_event("click")
    expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
    page.locator("#board .cube[tabindex='0']").focus()
    for _ in range(5):
        page.keyboard.press("5")  # the strongest flick flies longest
    expect(page.locator("#board[data-aim='0:900:100:0:0']")).to_be_visible()
    page.evaluate(RECORD_FLIGHTS)
    page.locator("#confirm").tap()
    expect(page.locator("#title")).to_contain_text("Bo")
    begun, ended = page.evaluate("flights")
    assert (begun["flying"], ended["flying"]) == (True, False)
    assert "Ada" in begun["title"]  # the next is asked when it has come to rest
    sitter.moved(sitter.table.ply)

    page.get_by_role("button", name="Slowly").tap()
    expect(page.locator("#board[data-flying]")).to_be_visible()
    page.locator("#board").tap(force=True, position={"x": 60, "y": 60})
    expect(page.locator("#board[data-flying]")).to_have_count(0)
    *_, again, skipped = page.evaluate("flights")
    assert skipped["at"] - again["at"] < 0.75 * SLOWLY * (ended["at"] - begun["at"])


@pytest.mark.thorough
def test_a_captured_cube_is_rolled_before_the_players_eyes(shared_page: OpenPage, sit: Callable[..., Sitter]) -> None:
    """It leaves the board, tumbles large, and is gone; whatever the roll, the page goes on as the rules do."""
    page = shared_page("phone")
    sitter = sit(page, {"army": "custom", "screen": "off"})
    page.locator("#more").tap()
    page.locator(".menu a[href$='/moves']").tap()
    for ply, side in enumerate(("set rK 0,-240 rG1 60,-16/2", "set bK 0,240")):
        page.locator("#typed").fill(side)
        page.keyboard.press("Enter")
        sitter.moved(ply)
    flick = "rG1 F 90.0 44"  # it slides, shadow side up, over the line
    assert is_captured(sitter, flick)
    ply = sitter.table.ply
    page.locator("#typed").fill(flick)
    page.keyboard.press("Enter")
    expect(page.locator("#board .cube.rolling")).to_be_attached()
    expect(page.locator("#board .cube.rolling")).to_have_count(0)
    sitter.moved(ply + 2)
    assert any(move.startswith("!rG1 >") for move in sitter.table.moves)


def is_captured(sitter: Sitter, flick: str) -> bool:
    """Would this flick end in a release roll?"""
    flown = sitter.physics.settle(sitter.state.play(sitter.state.read(flick)))
    return flown.job is not None and flown.job.kind == "release"


@pytest.mark.thorough
def test_physics_comes_while_a_side_is_set_up(open_page: OpenPage) -> None:
    """Never at the boot of the app, and before anybody can flick. That the service worker keeps it is no start."""
    page = open_page("phone", reduced_motion="reduce", offline=True)
    wanted: list[str] = []
    page.context.on("request", lambda one: None if one.service_worker else wanted.append(one.url))
    page.reload()
    page.locator("html[data-offline-ready]").wait_for(timeout=BOOT_MS, state="attached")
    page.locator("#niche-qyshinsu").wait_for()
    assert not [url for url in wanted if "rapier" in url]
    begin(page, KINGS_ALONE)
    while not any("rapier" in url for url in wanted):
        page.context.wait_for_event("request")
    assert page.locator("#ready, #page-mat").count()


@pytest.mark.thorough
def test_without_a_network(
    open_page: OpenPage, sit: Callable[..., Sitter], server: Server, watches: list[Watch]
) -> None:
    """The physics is kept with the rest of the site: the server is gone before it is wanted."""
    page = open_page("phone", reduced_motion="reduce", offline=True)
    page.locator("html[data-offline-ready]").wait_for(timeout=BOOT_MS, state="attached")
    server.kill()
    watches[0].without_network()
    watches[0].allow("fetching the script")  # the service worker looks for a new version of itself
    sitter = sit(page, KINGS_ALONE)
    set_up_kings(sitter)
    page.locator("#cube-0").dispatch_event("click")
    page.locator("#confirm:not([aria-disabled])").tap()
    sitter.moved(2)


def test_physics_that_cannot_be_had_says_so(
    open_page: OpenPage, sit: Callable[..., Sitter], watches: list[Watch]
) -> None:
    """Nothing is lost, and when it can be had again the flick is made."""
    page = open_page("phone", reduced_motion="reduce")
    watches[0].allow("rapier", "Failed to", "File", "Traceback", "could not", "JsException", "Error", "import")
    page.context.route("**/vendor/rapier/**", lambda route: route.abort())
    sitter = sit(page, KINGS_ALONE)
    set_up_kings(sitter)
    page.locator("#cube-0").dispatch_event("click")
    page.locator("#confirm:not([aria-disabled])").tap()
    expect(page.locator("#notice")).to_contain_text("couldn’t load")
    assert len(saved_moves(page)) == 2
    assert page.locator("#board").get_attribute("data-aim") == "0:900:50:0:0"


@pytest.mark.thorough
@pytest.mark.parametrize(("device", "scheme"), LIGHT_FIRST)
def test_axe_finds_nothing(shared_page: OpenPage, sit: Callable[..., Sitter], device: str, scheme: str) -> None:
    page = shared_page(device, scheme, reduced_motion="reduce")
    sitter = sit(page, {"army": "custom", "screen": "off"})
    expect_accessible(page)
    for _ in range(2):
        page.locator("#army-tricksters").tap()
        page.locator("#page-mat").tap()
        page.locator("#cube-9").dispatch_event("click") if not sitter.state.seat else None
        expect_accessible(page)
        page.locator("#ready").press("Enter")  # A second tap so soon would pass for a double one.
        sitter.moved(sitter.table.ply)
    expect_accessible(page)
    page.locator("#cube-1").dispatch_event("click")
    expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
    expect_accessible(page)
    page.locator("#act-freeze").tap()
    expect(page.locator("#act-freeze[aria-pressed='true']")).to_be_visible()
    expect_accessible(page)
    page.locator("#act-king").tap()
    expect(page.locator(".ghost").first).to_be_attached()
    expect_accessible(page)
