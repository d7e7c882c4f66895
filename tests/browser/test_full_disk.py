"""A full disk, a cleared site and a deleted database: all that the page holds is written again."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.browser.playing import begin, begin_another, expect_ply, play_by_touch, whole_game
from tests.browser.saved import come_back, expect_saved
from tests.browser.served import OwnSite, Server
from tests.browser.test_client_trouble import FULL, append
from tests.browser.watched import Watch
from tests.examples import first
from tools.browsers import known, launch_options
from tools.crashes.disks import can_mount
from tools.crashes.ground import kept_full, let_go_of_the_files, small_disk
from tools.visiting import BOOT_MS

OpenContext = Callable[..., BrowserContext]
Visit = Callable[[], Page]


class TestAFullDisk:
    """`make crash` fills a real one; here each write is refused as the browser refuses it then."""

    @pytest.fixture
    def page(self, own_site: OwnSite, visit: Visit, watches: list[Watch]) -> Page:
        """Two games with a move each."""
        append(own_site, "js/site.mjs", FULL)
        page = visit()
        watches[0].allow("console:")  # What is being fetched when the browser clears the site is cut off.
        begin(page)
        play_by_touch(page, "+4@2", 1)
        begin_another(page, "Cy", "Di")
        play_by_touch(page, "+4@2", 1)
        expect_saved(page, {"Ada": 1, "Cy": 1})
        page.evaluate("window.disk = new BroadcastChannel('disk')")
        return page

    def fill(self, page: Page) -> None:
        page.evaluate("disk.postMessage(true)")

    def free(self, page: Page) -> None:
        page.evaluate("disk.postMessage(false)")

    def test_says_so_at_once_and_writes_it_when_there_is_room(self, page: Page) -> None:
        self.fill(page)
        play_by_touch(page, "+1@6", 2)
        sheet = page.locator("#client-unsaved")
        expect(sheet).to_contain_text("Your last move isn’t saved")
        expect(sheet).to_contain_text("This device is full")
        sheet.get_by_text("Continue").tap()
        play_by_touch(page, "+3@5", 3)
        expect(page.locator("#storage-warning")).to_contain_text("2 moves not saved")
        self.free(page)
        expect(page.locator("#storage-warning")).to_have_count(0)
        expect_saved(page, {"Ada": 1, "Cy": 3})
        come_back(page, 3)

    def test_the_unsaved_games_go_into_a_file(self, page: Page) -> None:
        self.fill(page)
        play_by_touch(page, "+1@6", 2)
        with page.expect_download() as download:
            page.locator("#client-unsaved").get_by_text("Save to file").tap()
        text = Path(download.value.path()).read_text("utf-8")
        assert 'Names "Cy|Di"' in text
        assert "+1@6" in text

    def test_the_browser_clears_the_site_and_all_games_come_back(self, page: Page) -> None:
        """As Chromium does on a full disk, and on "Clear site data"."""
        self.fill(page)
        clear_the_site(page)
        sheet = page.locator("#client-unsaved")
        expect(sheet).to_contain_text("Your games aren’t saved")
        sheet.get_by_text("Continue").tap()
        play_by_touch(page, "+1@6", 2)
        self.free(page)
        expect(page.locator("#storage-warning")).to_have_count(0)
        expect_saved(page, {"Ada": 1, "Cy": 2})
        come_back(page, 2)

    def test_a_stopped_worker_loses_nothing_that_was_not_saved(self, page: Page) -> None:
        """The page holds it too, also what no game went on with."""
        self.fill(page)
        play_by_touch(page, "+1@6", 2)
        page.locator("#client-unsaved").get_by_text("Continue").tap()
        page.evaluate("location.hash = '#/settings'")
        page.locator("#theme-dark").tap()
        expect(page.locator("html[data-theme=dark]")).to_be_attached()
        page.go_back()
        expect_ply(page, 2)
        stop_the_worker(page)
        expect(page.locator("#client-stopped")).to_contain_text("restarted", timeout=BOOT_MS)
        expect_ply(page, 2)
        expect(page.locator("html[data-theme=dark]")).to_be_attached()
        self.free(page)
        expect_saved(page, {"Ada": 1, "Cy": 2})


def clear_the_site(page: Page) -> None:
    """Clear all that the browser has stored for it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": page.evaluate("origin"), "storageTypes": "all"})


def stop_the_worker(page: Page) -> None:
    """As where the browser ends it for its memory."""
    page.evaluate("Worker.prototype.terminate.call(window.earlyWorker.worker)")


def test_a_page_that_is_cleared_is_not_loaded_anew(open_page: Callable[..., Page], watches: list[Watch]) -> None:
    """With the service worker goes what kept the page offline; the page is all there is left."""
    page = open_page("phone", offline=True)
    watches[0].allow("console:")  # What is being fetched when the browser clears the site is cut off.
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.wait_for_function(
        "() => navigator.serviceWorker.controller && 'offlineReady' in document.documentElement.dataset"
    )
    page.evaluate("window.here = true")
    clear_the_site(page)
    page.wait_for_function("() => navigator.serviceWorker.controller === null || window.here !== true")
    expect_saved(page, {"Ada": 1})
    play_by_touch(page, "+1@6", 2)
    assert page.evaluate("window.here"), "The page was loaded anew."
    expect_saved(page, {"Ada": 2})
    come_back(page, 2)


@pytest.mark.thorough
def test_a_database_deleted_in_another_tab_is_written_again_at_once(open_page: Callable[..., Page]) -> None:
    page = open_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    for one, two in (("Cy", "Di"), ("Em", "Flo")):
        begin_another(page, one, two)
        play_by_touch(page, "+4@2", 1)
    delete_the_database(page)
    expect_saved(page, {"Ada": 1, "Cy": 1, "Em": 1})
    play_by_touch(page, "+1@6", 2)
    expect_saved(page, {"Ada": 1, "Cy": 1, "Em": 2})


def delete_the_database(page: Page) -> None:
    """Delete it as another tab would."""
    page.evaluate(
        """new Promise((resolve, reject) => {
            const asked = indexedDB.deleteDatabase("cuboteca " + new URL(".", location.href).pathname);
            asked.onsuccess = resolve;
            asked.onerror = reject;
        })"""
    )


TORN = """
if (!globalThis.document) {
  let browser;
  let torn = true;
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...words) {
    browser = this;
    return open.apply(this, words);
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function () {
    close.call(this);
    if (!torn) return;
    torn = false;
    browser.deleteDatabase(this.name).onsuccess = () => new BroadcastChannel("torn").postMessage("");
  };
}
"""
"""As where the browser finds the files damaged the next time it opens them, and begins with none."""


@pytest.mark.thorough
def test_what_is_written_after_a_full_disk_counts_once_it_is_found_again(own_site: OwnSite, visit: Visit) -> None:
    append(own_site, "js/site.mjs", FULL + TORN)
    page = visit()
    page.evaluate("new BroadcastChannel('torn').onmessage = () => { window.torn = true; }")
    page.evaluate("window.disk = new BroadcastChannel('disk')")
    begin(page)
    page.evaluate("disk.postMessage(true)")
    play_by_touch(page, "+4@2", 1)
    page.locator("#client-unsaved").get_by_text("Continue").tap()
    page.evaluate("disk.postMessage(false)")
    page.wait_for_function("() => window.torn")
    expect(page.locator("#storage-warning")).to_contain_text("not saved")
    expect(page.locator("#storage-warning")).to_have_count(0)
    expect_saved(page, {"Ada": 1})
    come_back(page, 1)


NO_MARK_ONCE = """
if (!globalThis.document) {
  let fails = false;
  const said = (globalThis.said = new BroadcastChannel("mark"));
  said.onmessage = () => {
    fails = true;
    said.postMessage("");
  };
  const { get, put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (...words) {
    const found = get.apply(this, words);
    if (fails) this.transaction.abort();
    fails = false;
    return found;
  };
  IDBObjectStore.prototype.put = function (...words) {
    said.postMessage("");
    return put.apply(this, words);
  };
}
"""
"""A worker that has opened its database again can't read from it for once; it tells what it writes."""


@pytest.mark.thorough
def test_a_worker_that_could_not_read_its_database_opens_it_again(own_site: OwnSite, visit: Visit) -> None:
    append(own_site, "js/site.mjs", NO_MARK_ONCE)
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.evaluate("(window.said = new BroadcastChannel('mark')).onmessage = () => { window.heard = true; }")
    page.evaluate("said.postMessage('')")
    page.wait_for_function("() => window.heard")
    delete_the_database(page)
    play_by_touch(page, "+1@6", 2)
    expect_saved(page, {"Ada": 2})
    page.evaluate("window.heard = false")
    play_by_touch(page, "+3@5", 3)
    page.wait_for_function("() => window.heard")
    expect_saved(page, {"Ada": 3})
    come_back(page, 3)


SHUT_OUT = """
if (!globalThis.document) {
  let out = false;
  (globalThis.toldOut = new BroadcastChannel("out")).onmessage = () => { out = true; };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...words) {
    if (out) throw new DOMException("Internal error.", "UnknownError");
    return open.apply(this, words);
  };
}
"""
"""As Chromium does to a worker that had a database before the site was cleared on a full disk."""


LATE_ANSWERS = """() => {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...words) { setTimeout(() => postMessage.apply(this, words), 300); };
}"""
"""Until the worker hears that the page has written, the database may be gone again."""


@pytest.mark.parametrize("late", first(1, [False, True]))
def test_a_worker_that_gets_no_database_any_more_writes_through_the_page(
    own_site: OwnSite, visit: Visit, late: bool
) -> None:
    append(own_site, "js/site.mjs", SHUT_OUT)
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    begin_another(page, "Cy", "Di")
    play_by_touch(page, "+4@2", 1)
    page.evaluate("(window.out = new BroadcastChannel('out')).postMessage('')")
    delete_the_database(page)
    expect_saved(page, {"Ada": 1, "Cy": 1})
    if late:
        page.evaluate(LATE_ANSWERS)
    play_by_touch(page, "+1@6", 2)
    expect_saved(page, {"Ada": 1, "Cy": 2})
    delete_the_database(page)
    expect_saved(page, {"Ada": 1, "Cy": 2})
    play_by_touch(page, "+3@5", 3)
    expect_saved(page, {"Ada": 1, "Cy": 3})
    expect(page.locator("#storage-warning")).to_have_count(0)
    come_back(page, 3)


REFUSED_ONCE = """() => {
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow");
  let asked = 0;
  Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
    get() { return asked++ === 0 ? null : get.call(this); },
  });
}"""
"""As where another tab has the new database half made."""


@pytest.mark.thorough
def test_a_lost_database_that_is_refused_is_asked_for_again_without_another_move(
    own_site: OwnSite, visit: Visit
) -> None:
    append(own_site, "js/site.mjs", SHUT_OUT)
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect_saved(page, {"Ada": 1})
    page.evaluate(REFUSED_ONCE)
    page.evaluate("(window.out = new BroadcastChannel('out')).postMessage('')")
    delete_the_database(page)
    expect(page.locator("#client-unsaved")).to_contain_text("Your games aren’t saved")
    expect_saved(page, {"Ada": 1})
    expect(page.locator("#storage-warning")).to_have_count(0)
    come_back(page, 1)


LONG = 24
"""The seed of a game that takes more than a page of a file does."""


REFUSED_AT_FIRST = """
if (!globalThis.document) {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...words) {
    if (performance.now() < 3000) throw new DOMException("Internal error.", "UnknownError");
    return open.apply(this, words);
  };
}
"""
"""As a browser may, for a moment, that has not closed the database of the page before."""


NOTE_WARNINGS = """new MutationObserver(() => {
  window.warned ||= document.querySelector("#storage-warning, [id^=client-]") !== null;
}).observe(document, { childList: true, subtree: true })"""


def test_a_database_that_is_refused_at_first_is_asked_for_again(own_site: OwnSite, visit: Visit) -> None:
    """Nobody reads of it."""
    append(own_site, "js/site.mjs", REFUSED_AT_FIRST)
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect_saved(page, {"Ada": 1})
    page.add_init_script(NOTE_WARNINGS)
    come_back(page, 1)
    play_by_touch(page, "+1@6", 2)
    expect_saved(page, {"Ada": 2})
    assert not page.evaluate("window.warned")


REFUSED_FOR_LONG = REFUSED_AT_FIRST.replace("3000", "9000")
"""Longer than a start waits for it."""


@pytest.mark.thorough
def test_what_could_be_read_only_late_counts_more_than_what_was_taken_for_granted(
    own_site: OwnSite, visit: Visit
) -> None:
    """The settings became those of a first visit, in the language of the page."""
    append(own_site, "js/site.mjs", REFUSED_FOR_LONG)
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect_saved(page, {"Ada": 1})
    page.evaluate("location.hash = '#/settings'")
    page.locator("#theme-dark").tap()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    page.locator("#language-de").tap()
    expect(page.locator("html[lang=de]")).to_be_attached()
    page.goto("about:blank")
    page = visit()
    warning = page.locator("#storage-warning")
    warning.wait_for(timeout=BOOT_MS)
    expect(warning).to_have_count(0)
    expect(page.locator("html[data-theme=dark][lang=de]")).to_be_attached()
    expect_saved(page, {"Ada": 1})


@pytest.mark.skipif(not can_mount(), reason="Only root can mount a small disk.")
def test_a_disk_that_is_full_loses_no_game(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    """Chromium clears the whole site then, the service worker too: the page stays, and all of it is written again."""
    options = launch_options(known("chromium"))
    launch = playwright.chromium.launch_persistent_context
    with (
        small_disk(tmp_path / "disk") as disk,
        contextlib.closing(launch(str(disk / "profile"), has_touch=True, **options)) as context,
    ):
        page = context.pages[0]
        page.goto(server.address)
        moves = whole_game(LONG)
        begin(page)
        play_by_touch(page, moves[0], 1)
        begin_another(page, "Cy", "Di")
        play_by_touch(page, moves[0], 1)
        expect(page.locator("html[data-offline-ready]")).to_be_attached()
        page.wait_for_function("() => navigator.serviceWorker.controller")
        page.evaluate("window.here = true")
        sheet = page.locator("#client-unsaved")
        page.add_locator_handler(sheet, lambda sheet: sheet.get_by_text("Continue").tap(), no_wait_after=True)
        warning = page.locator("#storage-warning")
        with kept_full(disk / "filling"):  # Also what the browser gives free: it may be enough for a write.
            for played, move in enumerate(moves[1:-1], start=2):
                play_by_touch(page, move, played)
                if played > 3 and warning.count():  # Before that a page of a file may have had room for them.
                    break
            expect(warning).to_contain_text("not saved")
        expect(warning).to_have_count(0)
        expect_saved(page, {"Ada": 1, "Cy": played})
        assert page.evaluate("window.here"), "The page was loaded anew."
        let_go_of_the_files(page)
        come_back(page, played)
