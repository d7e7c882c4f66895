"""The arena under hands: a pull sends what it shows and can be taken back, and the camera is the viewer's."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.fingers import Fingers
from tests.browser.quest import begin, saved_moves
from tools.visiting import say_hello

ANGLES = re.compile(r"rotate[XZ]\(([-\d.]+)deg\)")
FLICK = re.compile(r" F ([\d.]+) (\d+)")


def sit(open_page: OpenPage) -> Page:
    """At a table where Red is to flick."""
    page = open_page("phone")
    begin(page)
    say_hello(page)
    for _ in range(2):
        page.locator("#ready").click()
        page.wait_for_timeout(1000)
    expect(page.locator("[data-flick]").first).to_be_attached()
    return page


def middle(cube: Locator) -> tuple[float, float]:
    box = cube.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_strength_shown_is_the_strength_sent(open_page: OpenPage) -> None:
    page = sit(open_page)
    made = len(saved_moves(page))
    x, y = middle(page.locator("[data-flick]").nth(1))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 40, steps=4)
    page.mouse.move(x + 18, y + 86, steps=4)
    expect(page.locator(".aiming > .aim-band")).to_be_attached()
    shown = page.locator(".aim-words").inner_text()
    page.mouse.up()
    expect(page.locator("html[data-flown]")).to_be_attached()
    expect(page.locator("cube-arena:not([data-flying])")).to_be_attached()
    expect(page.locator("[data-client=flight-again]").first).to_be_visible()
    page.wait_for_timeout(300)
    found = FLICK.search(" ; ".join(saved_moves(page)[made:]))
    assert found is not None
    assert found[2] == shown
    assert 60 < float(found[1]) < 140, "it flies away from whoever pulled it"


def test_a_pull_can_be_taken_back(open_page: OpenPage) -> None:
    page = sit(open_page)
    made = saved_moves(page)
    x, y = middle(page.locator("[data-flick]").nth(1))
    for way in ("back to the cube", "Escape"):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 10, y + 70, steps=5)
        expect(page.locator(".aim-words")).to_have_text(re.compile(r"\d+"))
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.mouse.move(x + 3, y + 3, steps=4)
            expect(page.locator(".aim-words")).to_have_text("Let go to cancel")
        page.mouse.up()
        expect(page.locator(".aim-words")).to_be_empty()
        expect(page.locator(".aiming > *")).to_have_count(0)
    assert saved_moves(page) == made


def test_a_finger_pulls_a_cube_all_the_way(open_page: OpenPage) -> None:
    """The browser does not take the pull from the arena, neither to scroll nor to zoom."""
    page = sit(open_page)
    made = len(saved_moves(page))
    fingers = Fingers(page)
    x, y = middle(page.locator("[data-flick]").nth(1))
    fingers.put((x, y))
    for pulled in (20, 40, 60, 80):
        fingers.move((x, y + pulled))
    expect(page.locator(".aim-words")).to_have_text(re.compile(r"^[4-9]\d$"))
    shown = page.locator(".aim-words").inner_text()
    fingers.lift()
    expect(page.locator("html[data-flown]")).to_be_attached()
    expect(page.locator("[data-client=flight-again]").first).to_be_visible()
    page.wait_for_timeout(300)
    found = FLICK.search(" ; ".join(saved_moves(page)[made:]))
    assert found is not None
    assert found[2] == shown


def test_two_fingers_bring_the_board_closer_and_turn_nothing(open_page: OpenPage) -> None:
    page = sit(open_page)
    made = saved_moves(page)
    fingers = Fingers(page)
    world = page.locator(".cubes")
    box = page.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def seen() -> str:
        return str(world.evaluate("element => element.style.transform"))

    def size() -> float:
        ground = page.locator(".plane.mat").bounding_box()
        assert ground is not None
        return ground["width"]

    first, small = seen(), size()
    fingers.put((x - 20, y), (x + 20, y))
    for apart in (35, 50, 65, 80):
        fingers.move((x - apart, y), (x + apart, y))
    fingers.lift()
    assert size() > 1.5 * small
    assert ANGLES.findall(seen()) == ANGLES.findall(first)
    assert page.evaluate("visualViewport.scale") == 1, "the board, not the page"
    fingers.put((x - 80, y), (x + 80, y))
    for apart in (60, 40, 20):
        fingers.move((x - apart, y), (x + apart, y))
    fingers.lift()
    assert size() < 1.2 * small
    expect(page.locator(".aim-words")).to_be_empty()
    assert saved_moves(page) == made, "nothing was flicked"


SEEN_FACES = """faces => faces.flatMap((face, i) => face.style.visibility === "hidden" ? [] : [i])"""


def test_the_camera_is_moved_by_hand(open_page: OpenPage) -> None:
    """A finger on the mat turns and tips the board; the wheel brings it closer, and then the finger moves it."""
    page = sit(open_page)
    world = page.locator(".cubes")

    def seen() -> str:
        return str(world.evaluate("element => element.style.transform"))

    def drag(right: float, down: float) -> str:
        box = page.locator("#board").bounding_box()
        assert box is not None
        x, y = box["x"] + 30, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + right, y + down, steps=5)
        page.mouse.up()
        return seen()

    first = seen()
    turned = drag(60, 0)
    assert ANGLES.findall(turned)[0] == ANGLES.findall(first)[0]
    assert ANGLES.findall(turned)[1] != ANGLES.findall(first)[1]
    tipped = drag(0, 40)
    assert ANGLES.findall(tipped)[0] != ANGLES.findall(turned)[0]
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(100)
    closer = seen()
    assert ANGLES.findall(closer) == ANGLES.findall(tipped)
    assert closer != tipped
    moved = drag(40, 40)
    assert ANGLES.findall(moved) == ANGLES.findall(closer)
    assert moved != closer


def test_the_camera_is_the_viewers(open_page: OpenPage) -> None:
    page = sit(open_page)
    world = page.locator(".cubes")

    def seen() -> str:
        return str(world.evaluate("element => element.style.transform"))

    first = seen()
    page.locator(".views > summary").click()
    shown = page.locator("#cube-1 > i").evaluate_all(SEEN_FACES)
    assert len(shown) == 3, "the far sides and the lower one are seen by nobody"
    for _ in range(4):
        page.locator("[data-client=view-turn-left]").click()
    page.wait_for_timeout(500)
    behind = page.locator("#cube-1 > i").evaluate_all(SEEN_FACES)
    assert len(behind) == 3
    assert behind != shown
    page.locator("[data-client=view-fit]").click()
    assert seen() == first
    page.locator("[data-client=view-above]").click()
    assert "rotateX(0deg)" in seen()
    page.locator("[data-client=view-turn-left]").click()
    assert "rotateZ(45deg)" in seen()
    page.locator("[data-client=view-in]").click()
    closer = seen()
    page.locator("[data-flick]").first.focus()
    page.keyboard.press("PageDown")
    assert seen() != closer
    page.keyboard.press("0")
    assert seen() == first
    page.locator("[data-flick]").first.press("Enter")
    expect(page.locator(".aim-band")).to_be_attached()
    assert seen() == first, "what is picked does not move the camera"


LAYERS = """() => [...new Set([...document.querySelectorAll(".cube > i")]
    .map((face) => getComputedStyle(face).backgroundImage.match(/gradient\\(|url\\(/g).length))]"""


def test_cubes_keep_their_faces_when_the_board_is_turned(open_page: OpenPage) -> None:
    """One light and one picture each, for which the style sheet has the place and the size."""
    page = sit(open_page)
    for _ in range(2):
        page.locator("#turn").click()
        page.wait_for_timeout(500)
        assert page.evaluate(LAYERS) == [2]


FLAT = """() => [...document.querySelectorAll(".world:not(.ground) *")]
    .filter((element) => getComputedStyle(element).transformStyle !== "preserve-3d")
    .map((element) => element.outerHTML.slice(0, 60))"""


def test_nothing_in_the_scene_is_drawn_by_itself_first(open_page: OpenPage) -> None:
    """A flat element among those in space costs a picture of its own at every frame."""
    page = sit(open_page)
    assert page.evaluate(FLAT) == []
