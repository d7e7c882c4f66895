"""Games out of one device and into another: file, clipboard, link."""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cuboteca import games
from cuboteca.play.table import Table
from tests.browser.playing import begin, expect_ply, play_by_touch
from tests.browser.served import Server
from tests.browser.watched import Held, Watch
from tools.paths import ROOT
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

HOSTILE = '<img src=x onerror="window.hurt=1">'


def two_moves(page: Page) -> None:
    begin(page)
    play_by_touch(page, "+4@2", 1)
    play_by_touch(page, "+1@6", 2)


def share_menu(page: Page) -> None:
    page.locator("#more").click()
    page.locator(".menu a[href$='/share']").click()
    expect(page.locator("#the-link")).to_be_visible()


@pytest.mark.thorough
def test_a_game_goes_out_and_comes_in(open_page: OpenPage, tmp_path: Path) -> None:
    """As a file, by the clipboard, by its link: each time to a device that has not seen it."""
    page = open_page("phone", permissions=["clipboard-read", "clipboard-write"])
    two_moves(page)
    share_menu(page)
    with page.expect_download() as download:
        page.locator("#dialog [data-do='export']").tap()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".cuboteca"
    assert Table.read(games, file.read_text("utf-8")).standing == ("+4@2", "+1@6")
    by_file = open_page("tablet", to="#/import")
    by_file.locator("input[type=file]").set_input_files(file)
    expect_ply(by_file, 2)

    page.locator("#dialog [data-do='copy-record']").tap()
    expect(page.locator("#notice-text")).to_have_text("Copied.")
    by_clipboard = open_page("phone", to="#/import")
    by_clipboard.locator("#record").fill(page.evaluate("navigator.clipboard.readText()"))
    by_clipboard.get_by_role("button", name="Import").tap()
    expect_ply(by_clipboard, 2)

    link = page.locator("#the-link").input_value()
    by_link = open_page("tablet", to=link[link.index("#") :])
    by_link.locator("#keep-link").wait_for(timeout=BOOT_MS)
    by_link.locator("#keep-link").tap()
    expect_ply(by_link, 2)


def test_what_is_shared_outlives_a_reload_before_python_has_it(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    """It was taken off the address at once, and then lost."""
    context = open_context("phone", service_workers="block")
    held = Held(context, "**/main.py")
    page = context.new_page()
    page.goto(f"{server.address}?record=nonsense")
    expect(page.locator("html[data-starting] #progress[aria-hidden=false]")).to_be_attached()
    page.reload()
    held.release()
    expect(page.locator("[data-screen=import]")).to_be_visible(timeout=BOOT_MS)
    expect(page).to_have_url(f"{server.address}#/import")


COPIES_ONLY_IN_A_CLICK = """
let inClick = false;
addEventListener("click", () => { inClick = true; setTimeout(() => { inClick = false; }); }, true);
const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
const { write } = Clipboard.prototype;
Clipboard.prototype.write = function (items) { return inClick ? write.call(this, items) : refuse(); };
Clipboard.prototype.writeText = refuse;
document.execCommand = () => false;
"""
"""What WebKit does."""


def test_a_copy_is_begun_by_the_click_that_asks_for_it(open_page: OpenPage) -> None:
    """Its text comes later, from Python."""
    page = open_page("phone", permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script(COPIES_ONLY_IN_A_CLICK)
    page.reload()
    two_moves(page)
    share_menu(page)
    page.locator("#dialog [data-do='copy-link']").tap()
    expect(page.locator("#notice-text")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(page.locator("#the-link").input_value())


def test_what_is_no_game_is_refused_in_words(open_page: OpenPage) -> None:
    page = open_page("phone", to="#/import")
    page.locator("#record").fill(f"hello {HOSTILE}")
    page.get_by_role("button", name="Import").tap()
    expect(page.locator("#trouble")).to_be_visible(timeout=BOOT_MS)
    page.goto(page.url.partition("#")[0] + "#/open/1.AAAA")
    expect(page.get_by_text("This link is damaged")).to_be_visible()


@pytest.mark.thorough
def test_hostile_names_are_only_names(open_page: OpenPage) -> None:
    page = open_page("phone")
    begin(page, one=HOSTILE[:24], two='"><b>')
    play_by_touch(page, "+4@2", 1)
    expect(page.locator("#title")).to_contain_text('"><b>')
    share_menu(page)
    link = page.locator("#the-link").input_value()
    for address in ("#/", "#/saved", link[link.index("#") :]):
        page.goto(page.url.partition("#")[0] + address)
        expect(page.locator("#title")).to_be_visible()
    assert page.evaluate("window.hurt") is None
    assert page.locator("#app img[onerror], #app script").count() == 0


def test_a_record_with_a_hostile_title(open_page: OpenPage, watch: Watch) -> None:
    record = (
        '[Game "qyshinsu"] [Title "<script>window.hurt=1</script>"] [Date "2026-11-20"] [Seats "2"] '
        '[Names "<b>|&amp;"] [Options ""] [Format "1"]\n+4@2\n'
    )
    page = open_page("phone", to="#/import")
    page.locator("#record").fill(record)
    page.get_by_role("button", name="Import").tap()
    expect_ply(page, 1)
    page.goto(page.url.partition("#")[0] + "#/saved")
    expect(page.get_by_text("<script>window.hurt=1</script>")).to_be_visible()
    assert page.evaluate("window.hurt") is None


def test_a_code_says_the_link(shared_page: OpenPage) -> None:
    """As a camera reads it: its modules are taken from the page, and read by another program than the one that drew."""
    page = shared_page("phone")
    two_moves(page)
    share_menu(page)
    path = page.locator("#the-code path")
    path.wait_for(state="attached")
    modules = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path.get_attribute("d") or "")}
    side = int((page.locator("#the-code svg").get_attribute("viewBox") or "").split()[-1])
    rows = ("".join("1" if (x, y) in modules else "0" for x in range(side)) for y in range(side))
    read = subprocess.run(
        ["node", str(ROOT / "tests" / "tools" / "read_code.mjs")],
        input="\n".join(rows),
        capture_output=True,
        text=True,
        check=True,
    )
    assert read.stdout.strip() == page.locator("#the-link").input_value()


def test_a_position_goes_out_as_a_picture_that_is_whole_in_itself(open_page: OpenPage, tmp_path: Path) -> None:
    """As PNG for people, as SVG to be enlarged: with symbols, colours and letters inside, and nothing of a panel."""
    page = open_page("phone")
    two_moves(page)
    share_menu(page)
    files = []
    for ending in (".png", ".svg"):
        with page.expect_download() as download:
            page.locator(f"#dialog [data-arg='{ending}']").tap()
        files.append(tmp_path / download.value.suggested_filename)
        download.value.save_as(files[-1])
    painted, drawn = files
    assert painted.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", painted.read_bytes()[16:24]) == (1200, 1200)
    root = ElementTree.parse(drawn).getroot()  # noqa: S314  (it is our own)
    ids = {part.get("id") for part in root.iter()}
    used = [(part.get("href") or "").removeprefix("#") for part in root.iter() if part.tag.endswith("}use")]
    assert len(used) > 3
    assert set(used) <= ids
    (ground,) = (part for part in root if part.tag.endswith("}rect"))
    assert "fill: rgb(244, 239, 230)" in (ground.get("style") or ""), "the ground of the light theme"
    style = "".join(part.text or "" for part in root.iter() if part.tag.endswith("}style"))
    assert re.search(r"@font-face[^}]+url\(data:font/woff2", style)
    assert style.count("{") == style.count("}")


def test_a_game_goes_out_as_a_film(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("phone")
    two_moves(page)
    share_menu(page)
    with page.expect_download() as download:
        page.locator("#dialog [data-do='give-film']").tap()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    film = file.read_bytes()
    assert (film[:6], struct.unpack("<HH", film[6:10])) == (b"GIF89a", (480, 480))
    assert film.count(b"\x21\xf9\x04") == 3, "a picture for the start and one for each move"
    expect(page.locator("#notice-text")).to_have_text("The film is ready.")
