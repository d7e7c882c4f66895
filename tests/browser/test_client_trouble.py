"""What can go wrong under the app: storage refused or full, a worker that hangs, an old engine."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser import qurush
from tests.browser.devices import as_wide_as
from tests.browser.playing import begin, expect_ply, play_by_touch, redo
from tests.browser.served import OwnSite, Server
from tests.browser.watched import Watch
from tools.crashes.exceptions import do
from tools.serve import Site
from tools.serve import Visit as SiteVisit
from tools.site_copy import IMPORTS
from tools.visiting import BOOT_MS

OpenContext = Callable[..., BrowserContext]
Visit = Callable[[], Page]

REFUSED = """
if (!globalThis.document) IDBFactory.prototype.open = () => { throw new DOMException("Refused", "SecurityError"); };
"""
"""As where a browser keeps no database for a site."""

FULL = """
if (!globalThis.document) {
  let full = false;
  (globalThis.toldDisk = new BroadcastChannel("disk")).onmessage = ({ data }) => { full = data; };
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function () {
    if (!full) return commit.call(this);
    this.abort();
    throw new DOMException("No room", "QuotaExceededError");
  };
}
"""
"""As where the disk is full: each request is taken, and then its transaction does not come about."""

HANG = (
    IMPORTS,
    f"""{IMPORTS}
answer = handle
def handle(text):
    while "hang" in text:
        pass
    return answer(text)
""",
)
BREAK = (
    IMPORTS,
    f"""{IMPORTS}
from cuboteca.ui.app import App
do = App.do
App.do = lambda app, event: do(app, event) if event["do"] != "break" else 1 / 0
""",
)


def append(own_site: OwnSite, name: str, text: str) -> None:
    path = own_site.folder / name
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def test_storage_refused(own_site: OwnSite, visit: Visit) -> None:
    """The line that says so takes no more room from the table than it needs, so that all of it is in sight."""
    append(own_site, "js/site.mjs", REFUSED)
    page = visit()
    begin(page)
    expect(page.locator("#storage-warning")).to_contain_text("can’t save your games")
    play_by_touch(page, "+4@2", 1)
    play_by_touch(page, "+1@6", 2)
    expect(page.locator("#storage-warning")).to_contain_text("2 moves not saved")
    for device in as_wide_as(page, ("phone on its side", "phone")):
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), device
    with page.expect_download() as download:
        page.locator("#export-unsaved").tap()
    assert "+1@6" in Path(download.value.path()).read_text("utf-8")


def test_storage_full(own_site: OwnSite, visit: Visit) -> None:
    append(own_site, "js/site.mjs", FULL)
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.evaluate("(window.disk = new BroadcastChannel('disk')).postMessage(true)")
    play_by_touch(page, "+1@6", 2)
    expect(page.locator("#storage-warning")).to_be_visible()
    page.locator("#client-unsaved").get_by_text("Continue").tap()
    page.evaluate("disk.postMessage(false)")
    page.locator("#undo").tap()
    expect_ply(page, 1)
    redo(page)
    expect_ply(page, 2)
    expect(page.locator("#storage-warning")).to_have_count(0)
    page.reload()
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(page, 2)


def test_python_that_hangs_is_started_anew(own_site: OwnSite, visit: Visit) -> None:
    own_site.change("main.py", *HANG)
    own_site.change("js/boot.js", "=15e3", "=3e3")
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    notice = page.locator("#client-stopped")
    do(page, "hang")
    expect(page.locator("html[data-waiting]")).to_be_attached()
    expect(notice).to_contain_text("is restarting", timeout=10_000)
    expect(notice).to_contain_text("restarted. Your game is as you left it", timeout=BOOT_MS)
    notice.get_by_text("Close").tap()
    play_by_touch(page, "+1@6", 2)
    do(page, "hang")
    expect(notice).to_contain_text("restarted", timeout=BOOT_MS)
    do(page, "hang")
    expect(notice).to_contain_text("can’t restart", timeout=10_000)
    page.get_by_text("Reload").tap()
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(page, 2)


def test_an_error_in_python_keeps_the_screen(own_site: OwnSite, visit: Visit, watches: list[Watch]) -> None:
    own_site.change("main.py", *BREAK)
    page = visit()
    watches[0].allow("console:")  # The traceback, line by line.
    begin(page)
    play_by_touch(page, "+4@2", 1)
    do(page, "break")
    sheet = page.locator("#client-broke")
    expect(sheet).to_contain_text("Your last tap didn’t work")
    sheet.get_by_text("Continue").tap()
    play_by_touch(page, "+1@6", 2)


TELLS_ALL = (
    IMPORTS,
    f"""{IMPORTS}
from cuboteca.ui.app import App
do = App.do
def tell(app, event):
    if event["do"] == "break":
        raise ValueError(app.session.table.text)
    return do(app, event)
App.do = tell
""",
)
"""A fault whose words hold the whole game."""


def test_a_report_tells_where_it_broke_and_nothing_of_the_game(
    own_site: OwnSite, visit: Visit, watches: list[Watch]
) -> None:
    """Players send it on: who played, and what is secret, must not go with it."""
    own_site.change("main.py", *TELLS_ALL)
    page = visit()
    watches[0].allow("console:")  # The traceback, which stays on the device.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    qurush.begin(page, ("Zebedee", "Quentin"))
    qurush.choose_all(page)
    do(page, "break", "Zebedee")
    sheet = page.locator("#client-broke")
    shown = sheet.locator(".client-details").inner_text()
    sheet.get_by_text("Copy details").tap()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == shown
    assert shown.startswith("ValueError\n")
    assert "py:" in shown
    assert "start, " in shown
    assert "tap number ×4" in shown
    assert ", break\n" in shown
    assert "Cuboteca " in shown
    assert "Chrome/" in shown
    for secret in ("Zebedee", "Quentin", *qurush.GOALS):
        assert secret not in shown
    assert page.evaluate("document.getElementById('polite').textContent") == "Copied."
    sheet.get_by_text("Continue").tap()
    expect(page.locator("#title")).to_be_visible()


BEGINS_BADLY = (IMPORTS, f"{IMPORTS}\nasync def begin(unsaved, again): raise ValueError('Zebedee')\n")


def test_a_python_that_cannot_begin_is_reported_without_its_words(
    own_site: OwnSite, visit: Visit, watches: list[Watch]
) -> None:
    own_site.change("main.py", *BEGINS_BADLY)
    page = visit()
    watches[0].allow("console:", "uncaught:")
    told = page.locator("#client-stopped .client-details")
    expect(told).to_contain_text(" begin", timeout=BOOT_MS)
    expect(told).not_to_contain_text("Zebedee")


def test_no_worker_and_no_stranger(
    visit: Visit, open_context: OpenContext, server: Server, watches: list[Watch]
) -> None:
    """Where PyScript cannot make a worker it is not to fetch a Python from elsewhere: the watch sees any request."""
    context = open_context("phone")
    context.add_init_script("window.Worker = class { constructor() { throw new Error('No workers here'); } }")
    watches.append(Watch(context, server.origin))
    page = context.new_page()
    page.goto(server.address)
    sheet = page.locator("#client-stopped")
    expect(sheet).to_contain_text("can’t restart", timeout=BOOT_MS)
    told = sheet.locator(".client-details")
    expect(told).to_contain_text("python.js:")
    expect(told).to_contain_text("After: open")
    expect(told).not_to_contain_text("No workers here")  # An error's own words may hold what nobody else is to know.


def test_an_engine_that_is_too_old_is_told_so(open_context: OpenContext, server: Server) -> None:
    context = open_context("phone")
    context.add_init_script("WebAssembly.validate = () => false")
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("#client-engine")).to_contain_text("too old")


SEES_THE_LID = """
new MutationObserver(() => (window.lidSeen ||= document.getElementById("client-elsewhere") !== null))
    .observe(document, { childList: true, subtree: true });
"""


def test_a_reload_is_no_second_tab(visit: Visit) -> None:
    """It plays again, and at no time in between says that another tab does."""
    page = visit()
    page.add_init_script(SEES_THE_LID)
    for _ in range(3):
        page.reload()
        expect(page.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
        assert page.evaluate("window.lidSeen") is False


def test_a_game_that_cannot_be_brought_is_tried_again(own_site: OwnSite, visit: Visit, watches: list[Watch]) -> None:
    """Each game's Python comes when the game is opened. Here it is missing for a while."""
    page = visit()
    watches[0].allow("console:", "Failed to load resource")
    kept = own_site.folder / "games" / "qurush.bundle"
    elsewhere = kept.rename(own_site.folder / "elsewhere")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.evaluate("location.hash = '#/new/qurush'")
    notice = page.locator("#client-failed")
    expect(notice).to_contain_text("Nothing saved is lost", timeout=BOOT_MS)
    elsewhere.rename(kept)
    notice.get_by_text("Close").tap()
    page.evaluate("location.hash = '#/guide/qurush'")
    expect(page.locator('[data-screen="guide"]')).to_be_visible()
    page.go_back()
    page.evaluate("location.hash = '#/new/qurush'")
    page.locator("#start").tap()
    expect(page.locator("#title")).to_contain_text("Pass the device to")


def test_a_worker_that_cannot_load_is_told_at_once_and_tried_again(
    own_site: OwnSite, visit: Visit, watches: list[Watch]
) -> None:
    """Without its error event nothing would be said for 90 seconds."""
    page = visit()
    watches[0].allow("Failed to load resource", "disallowed MIME type")  # Chromium, Firefox
    begin(page)
    play_by_touch(page, "+4@2", 1)
    missing = own_site.folder / "js" / "table-worker.mjs"
    elsewhere = missing.rename(own_site.folder / "elsewhere")
    page.evaluate("navigator.serviceWorker.getRegistrations().then(all => Promise.all(all.map(r => r.unregister())))")
    page.reload()
    sheet = page.locator("#client-stopped.client-cover")
    expect(sheet).to_contain_text("can’t restart", timeout=20_000)
    expect(sheet).to_contain_text("Your saved games are safe")
    elsewhere.rename(missing)
    sheet.get_by_text("Reload").tap()
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(page, 1)


PORTAL = "<!doctype html><title>Log in</title><p>Log in to use this network."
"""What a captive portal answers, whatever is asked for."""

FAULTS: dict[str, Callable[[Route], None]] = {
    "missing": lambda route: route.fulfill(status=404, body="Not found."),
    "portal": lambda route: route.fulfill(status=200, content_type="text/html", body=PORTAL),
    "cut off": lambda route: route.abort(),
}


@pytest.mark.parametrize(
    "fault", ["missing", *(pytest.param(fault, marks=pytest.mark.thorough) for fault in ("portal", "cut off"))]
)
@pytest.mark.parametrize("name", ["vendor/pyodide/pyodide.asm.wasm", "vendor/pyodide/stdlib.bundle", "main.py"])
def test_what_a_first_visit_cannot_have_is_told_at_once(
    open_context: OpenContext, server: Server, name: str, fault: str
) -> None:
    """Pyodide and polyscript wait for these for ever."""
    context = open_context("phone", service_workers="block")
    context.route(f"**/{name}", FAULTS[fault])
    page = context.new_page()
    page.goto(server.address)
    sheet = page.locator("#client-stopped.client-cover")
    expect(sheet).to_contain_text("can’t restart", timeout=20_000)
    context.unroute(f"**/{name}")
    sheet.get_by_text("Reload").tap()
    expect(page.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("name", ["art/qyshinsu.html", pytest.param("css/qyshinsu.css", marks=pytest.mark.thorough)])
def test_the_page_of_a_portal_is_no_drawing(open_context: OpenContext, server: Server, name: str) -> None:
    """It was taken for one, and remembered: the board stayed empty."""
    context = open_context("phone", service_workers="block")
    context.route(f"**/{name}", FAULTS["portal"])
    page = context.new_page()
    page.goto(f"{server.address}#/new/qyshinsu")
    expect(page.locator("html:not([data-starting]) #start")).to_be_visible(timeout=BOOT_MS)
    sheet = page.locator("[data-sheet=qyshinsu]")
    assert sheet.count() == 0
    context.unroute(f"**/{name}")
    page.locator("#start").tap()
    expect(sheet.locator("svg").first).to_be_attached()


MISSING = "Part of Cuboteca is missing on this device. Connect to the internet once to get it back."


@pytest.mark.parametrize("fault", ["missing", "cut off"])
def test_a_page_whose_scripts_do_not_come_says_so(open_context: OpenContext, server: Server, fault: str) -> None:
    """It looked finished, and answered no tap."""
    context = open_context("phone", service_workers="block", locale="de-DE")
    context.route("**/js/boot.js", FAULTS[fault])
    page = context.new_page()
    page.goto(f"{server.address}#/new/qyshinsu")
    notice = page.locator("#notices .client-notice")
    expect(notice).to_contain_text("fehlt auf diesem Gerät")
    context.unroute("**/js/boot.js")
    notice.get_by_role("button").tap()
    expect(page.locator("html:not([data-starting]) #start")).to_be_visible(timeout=BOOT_MS)
    expect(notice).to_have_count(0)


@pytest.mark.thorough
def test_a_page_whose_first_script_does_not_come_says_so(open_context: OpenContext, server: Server) -> None:
    """It stayed blank for good."""
    context = open_context("phone", service_workers="block")
    context.route("**/js/head.js", FAULTS["missing"])
    page = context.new_page()
    page.goto(server.address)
    said = page.get_by_text(MISSING)
    expect(said).to_be_attached()
    assert not said.is_visible()
    expect(said).to_be_visible(timeout=20_000)


class SlowVisit(SiteVisit):
    """The interpreter comes by and by."""

    SECONDS = 12

    def reply(self, status: HTTPStatus, headers: dict[str, str], body: bytes | None = b"") -> None:
        if not body or not self.path.endswith(".wasm"):
            super().reply(status, headers, body)
            return
        self.send_response(status)
        for name, value in (headers | {"Content-Length": str(len(body))}).items():
            self.send_header(name, value)
        self.end_headers()
        pieces = self.SECONDS * 10
        size = len(body) // pieces + 1
        for piece in range(pieces):
            self.wfile.write(body[piece * size : (piece + 1) * size])
            time.sleep(0.1)


@pytest.mark.thorough
def test_a_download_that_takes_long_is_waited_for(own_site: OwnSite, open_context: OpenContext) -> None:
    """For as long as bytes come; it was broken off after a time, begun from nothing, and then given up."""
    own_site.change("js/boot.js", "=9e4", "=8e3")
    own_site.change("js/interpreter.mjs", "15e3", "1e3")
    server = Site(own_site.folder)
    server.RequestHandlerClass = SlowVisit
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = open_context("phone", service_workers="block").new_page()
    page.goto(server.address)
    stopped = page.locator("#client-stopped")
    started = page.locator("html:not([data-starting])")
    expect(stopped.or_(started).first).to_be_attached(timeout=BOOT_MS)
    assert stopped.count() == 0
    server.shutdown()
    server.server_close()


def test_a_worker_that_dies_is_started_anew_at_once(visit: Visit) -> None:
    """Nothing is asked of it: the page hears of it by itself."""
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.evaluate("Worker.prototype.terminate.call(window.earlyWorker.worker)")
    notice = page.locator("#client-stopped")
    expect(notice).to_contain_text("restarted. Your game is as you left it", timeout=BOOT_MS)
    play_by_touch(page, "+1@6", 2)


UNTIL_TOLD = """
if (!globalThis.document) {
  const { open } = IDBFactory.prototype;
  let works = false;
  (globalThis.toldDisk = new BroadcastChannel("disk")).onmessage = () => { works = true; };
  IDBFactory.prototype.open = function (...given) {
    if (!works) throw new DOMException("Refused", "UnknownError");
    return open.apply(this, given);
  };
}
"""
"""A database that cannot be opened for a while."""


def test_a_database_that_opens_late_has_lost_nothing(own_site: OwnSite, visit: Visit) -> None:
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    append(own_site, "js/site.mjs", UNTIL_TOLD)
    page.evaluate("navigator.serviceWorker.getRegistrations().then(all => Promise.all(all.map(r => r.unregister())))")
    page.reload()
    expect(page.locator("#title")).to_contain_text("can’t read your games right now", timeout=BOOT_MS)
    page.evaluate("(window.disk = new BroadcastChannel('disk')).postMessage(true)")
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(page, 1)
    expect(page.locator("#storage-warning")).to_have_count(0)
