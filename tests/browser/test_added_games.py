"""A game from a wheel on the device: added with no network, played, there after a reload, and removed."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, expect

from tests.added_games import FILE, changed, nine_men, with_code, with_header
from tests.browser.fingers import UNHURRIED
from tests.browser.served import OwnSite, Server
from tests.browser.test_client_trouble import FULL, append
from tests.browser.visitor import CHROMIUM_FIRST, Visitor
from tools.visiting import BOOT_MS

OpenPage = Callable[..., Page]

GIVE = """\
(([name, content]) => {{
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const given = new DataTransfer();
  given.items.add(new File([bytes], name));
  const field = document.getElementById("add-game");
  field.files = given.files;
  field.dispatchEvent(new Event("change", {{ bubbles: true }}));
}})(["{name}", "{content}"])"""
"""Chooses a file, in any engine."""


def as_file(content: bytes) -> FilePayload:
    return {"name": FILE, "mimeType": "application/zip", "buffer": content}


def add(page: Page, content: bytes) -> None:
    """Choose a wheel in the settings, and trust it."""
    page.locator("#add-game").set_input_files(as_file(content))
    page.locator("#trust").tap()


@pytest.mark.engines
@pytest.mark.parametrize("visitor", CHROMIUM_FIRST, indirect=True)
def test_a_game_is_added_offline_and_played_in_every_engine(visitor: Visitor, server: Server) -> None:
    visitor.goto("#/settings")
    visitor.wait(":root[data-offline-ready]")
    visitor.without_network()
    server.kill()
    content = base64.b64encode(nine_men()).decode()
    visitor.wait("#added-card")
    visitor.evaluate(GIVE.format(name=FILE, content=content))
    visitor.wait("#trust")
    assert "code from someone else" in visitor.text("#consent")
    visitor.tap("#trust")
    visitor.wait("#play")
    visitor.tap("#play")
    visitor.wait("#start")
    visitor.tap("#start")
    visitor.wait("#hole-5")
    if visitor.count("#got-it"):
        visitor.tap("#got-it")
    visitor.tap("#hole-5")
    visitor.wait('#hole-5[aria-label="Hole 5, black"]')
    visitor.reload()
    visitor.wait('#hole-5[aria-label="Hole 5, black"]')
    visitor.wait("#undo:not([aria-disabled])")
    visitor.tap("#hole-1")
    visitor.wait('#hole-1[aria-label="Hole 1, white"]')


def test_a_start_loads_nothing_for_added_games(open_context: Callable[..., BrowserContext], server: Server) -> None:
    context = open_context("phone", service_workers="block")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    assert "app.zip" in asked
    assert "vendor/pyodide/stdlib.bundle" in asked
    assert not [name for name in asked if "rest" in name or name.endswith((".whl", "added.css"))]


@pytest.mark.thorough
def test_it_looks_as_its_python_draws_it_and_breaks_no_policy(open_page: OpenPage) -> None:
    """Its symbols, its styles and its colours come from Python, into a page that allows no style but the site's."""
    page = open_page(to="#/settings")
    add(page, nine_men())
    page.locator("#play").tap()
    page.locator("#start").tap()
    page.locator("#hole-5").wait_for()
    if page.locator("#got-it").count():
        page.locator("#got-it").tap()
    for hole in (5, 1, 6, 4, 2, 9):
        page.locator(f"#hole-{hole} .hit").tap()
        page.locator(f"#hole-{hole} use").wait_for()
    page.locator("#hole-5 .hit").tap()
    ring = page.locator(".nine_men-picked")
    assert ring.evaluate("ring => getComputedStyle(ring).stroke") == "rgb(255, 246, 232)"
    assert page.locator("#nine_men-dark").evaluate("symbol => symbol.getBBox().width") > 0
    page.evaluate("location.hash = '#/'")
    niche = page.locator("#niche-nine_men img")
    assert niche.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    accent = "element => getComputedStyle(element).getPropertyValue('--accent')"
    assert page.locator("#niche-nine_men").evaluate(accent) != page.locator("#nav-home").evaluate(accent)


@pytest.mark.thorough
def test_a_new_version_brings_its_own_pictures_and_styles_and_the_old_ones_go(open_page: OpenPage) -> None:
    page = open_page(to="#/settings")
    add(page, nine_men())
    page.locator("#play").tap()
    page.locator("#start").tap()
    page.locator("#hole-5").wait_for()
    table = page.evaluate("location.hash")
    later = changed(
        {
            "view/art.py": lambda text: text.replace("M-58-58H58", "M-57-58H58"),
            "view/styles.css": lambda text: text.replace("#fff6e8", "#00ff00"),
        }
    )
    page.evaluate("location.hash = '#/added/nine_men'")
    page.locator("#update").set_input_files(as_file(later))
    page.locator("#trust").tap()
    page.locator("#play").wait_for()
    page.evaluate("to => { location.hash = to; }", table)
    page.locator("#hole-5").wait_for()
    lines = page.locator("[id=nine_men-board] path:first-of-type")
    expect(lines).to_have_count(1)
    expect(lines).to_have_attribute("d", re.compile("M-57"))
    styles = page.evaluate(
        "document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))"
        ".filter(text => text.includes('nine_men-picked'))"
    )
    assert styles
    assert all("rgb(0, 255, 0)" in text for text in styles if "stroke:" in text)


@pytest.mark.thorough
@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_the_cabinet_has_room_for_six_games(open_page: OpenPage, device: str) -> None:
    page = open_page(device, to="#/settings")
    add(page, nine_men())
    page.locator("#play").wait_for()
    page.evaluate("location.hash = '#/'")
    niches = page.locator(".niches > li")
    expect(niches).to_have_count(6)
    boxes = [niche.bounding_box() for niche in niches.all()]
    widths = [box["width"] for box in boxes if box is not None]
    assert max(widths) - min(widths) < 2, "all alike"
    rows = {round(box["y"]) for box in boxes if box is not None}
    assert len(rows) == (3 if device == "phone" else 2)


@pytest.mark.thorough
def test_a_wheel_that_cannot_run_here_is_refused_with_the_reason(open_page: OpenPage) -> None:
    page = open_page(to="#/settings")
    page.locator("#add-game").set_input_files(as_file(with_header("Requires-Dist: numpy")))
    expect(page.locator("#trouble")).to_contain_text("needs numpy, which Cuboteca doesn’t have")
    page.locator("#choose-game").set_input_files(as_file(nine_men()[:-50]))
    expect(page.locator("#trouble")).to_contain_text("is damaged. Download it again.")
    broken = with_code("view/view.py", "last = state.read", "last = state.reed")
    page.locator("#choose-game").set_input_files(as_file(broken))
    page.locator("#trust").tap()
    expect(page.locator("#step-plays.failed")).to_be_visible()
    expect(page.locator("#trouble")).to_contain_text("AttributeError")
    page.locator("#choose-game").set_input_files(as_file(nine_men()))
    page.locator("#trust").tap()
    expect(page.locator("#play")).to_be_visible()


@pytest.mark.thorough
def test_a_full_disk_keeps_none_of_it_and_says_so(
    own_site: OwnSite, open_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    append(own_site, "js/site.mjs", FULL)
    server = Server(own_site.folder, max_age=0)
    server.start()
    page = open_context("phone", service_workers="block").new_page()
    page.goto(f"{server.address}#/settings")
    page.locator("#add-game").set_input_files(as_file(nine_men()))
    page.locator("#trust").wait_for()
    page.evaluate("window.disk = new BroadcastChannel('disk'); disk.postMessage(true)")
    page.locator("#trust").tap()
    expect(page.locator("#trouble")).to_contain_text("no room for it, so nothing was added")
    page.evaluate("disk.postMessage(false)")
    page.reload()
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    page.evaluate("location.hash = '#/'")
    expect(page.locator("#niche-qyshinsu")).to_be_visible()
    expect(page.locator("#niche-nine_men")).to_have_count(0)
    server.kill()


@pytest.mark.thorough
def test_it_is_removed_and_brought_back(open_page: OpenPage) -> None:
    page = open_page(to="#/settings")
    add(page, nine_men())
    page.locator("#remove").tap()
    expect(page.locator("#sure-title")).to_be_focused()  # so that the question is heard, and a held key answers nothing
    page.locator("#remove-now").tap()
    expect(page.locator("#notice")).to_contain_text("You’ve removed Nine Men")
    expect(page.locator("#added-nine_men")).to_have_count(0)
    page.wait_for_timeout(UNHURRIED * 1000)  # A second tap at once would be part of the first.
    page.locator("[data-do='undo-remove-game']").tap()
    page.locator("#added-nine_men").tap()
    page.locator("#play").tap()
    expect(page.locator("#start")).to_be_visible()
