"""The service worker: a new version comes whole or not at all, and only when the player says so."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Dialog, Page, Playwright, expect

from tests.browser.playing import begin, expect_ply, play_by_keyboard, play_by_touch
from tests.browser.served import PAGES_LIFETIME, OwnSite, Server
from tests.browser.test_missing_files import MISSED
from tests.browser.watched import Watch
from tools.browsers import known, launch_options
from tools.crashes.ground import kill_browser
from tools.visiting import BOOT_MS, go, wait_until

OpenContext = Callable[..., BrowserContext]

STYLES = "css/site.css"
OLD, NEW = "/* the old version */", "/* the new version */"

UPDATE = "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true, () => false)"
OWN = "key.startsWith('cuboteca ') && !key.endsWith(' memory')"
CACHES = f"caches.keys().then((keys) => keys.filter((key) => {OWN}).length)"


@pytest.fixture
def own_server(own_site: OwnSite, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Version 1. Its parameter is how long the browser may keep a file by itself; if there is none, not at all."""
    styles = own_site.folder / STYLES
    styles.write_text(f"{OLD}\n{styles.read_text('utf-8')}", "utf-8")
    own_site.publish()
    server = Server(own_site.folder, max_age=getattr(request, "param", 0))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def table(own_server: Server, open_context: OpenContext, watches: list[Watch]) -> Page:
    """A game under way in version 1, with the service worker in charge."""
    context = open_context("phone")
    watches.append(Watch(context, own_server.origin))
    page = context.new_page()
    page.goto(own_server.address)
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect_controlled(page)
    return page


def expect_controlled(page: Page) -> None:
    page.evaluate(
        """new Promise(done => {
            if (navigator.serviceWorker.controller) done();
            else navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
        })"""
    )


def expect_offer_above_home(page: Page) -> None:
    """The offer of an update is seen, and home begins under it."""
    offer = page.locator("#client-update")
    expect(offer).to_be_visible()
    upper, lower = offer.bounding_box(), page.locator(".masthead").bounding_box()
    assert upper is not None
    assert lower is not None
    assert upper["y"] + upper["height"] <= lower["y"]


def fetched(page: Page, path: str) -> str:
    text: str = page.evaluate("path => fetch(path).then(response => response.text())", path)
    return text


def files_kept(page: Page) -> dict[str, Any]:
    """By path, whether the newest cache's copy was made again: its response's date."""
    dates: dict[str, Any] = page.evaluate(
        """async () => {
            const cache = await caches.open((await caches.keys()).at(-1));
            const found = {};
            for (const request of await cache.keys())
                found[new URL(request.url).pathname] = (await cache.match(request)).headers.get("date");
            return found;
        }"""
    )
    return dates


def wait_for_another_date(table: Page, last: datetime) -> None:
    """Wait until the server's date, in whole seconds, has moved on."""
    while parsedate_to_datetime(table.request.head(table.url).headers["date"]) <= last:
        pass


@pytest.mark.thorough
@pytest.mark.parametrize("own_server", [PAGES_LIFETIME], indirect=True, ids=["as GitHub Pages serves"])
def test_an_update_waits_and_then_changes_all(table: Page, own_site: OwnSite) -> None:
    before = files_kept(table)
    wait_for_another_date(table, max(parsedate_to_datetime(date) for date in before.values() if date))
    own_site.change(STYLES, OLD, NEW)
    own_site.publish()

    assert table.evaluate(UPDATE)
    bar = table.locator("#client-update")
    expect(bar).to_contain_text("A new version is ready.")
    after = files_kept(table)
    changed = {path for path, date in after.items() if date != before.get(path)} - {"/some/where/precache-list"}
    assert changed == {f"/some/where/{STYLES}"}, "Only what changed is downloaded."

    play_by_touch(table, "+1@6", 2)
    assert OLD in fetched(table, STYLES), "A game goes on in the version that it began in."
    expect(bar).to_be_hidden()
    url = table.url
    go(table, "#/")
    bar.get_by_text("Later").tap()
    expect(bar).to_have_count(0)
    table.reload()
    expect(table.locator("#continue")).to_be_visible(timeout=BOOT_MS)
    assert OLD in fetched(table, STYLES), "A reload is no consent."

    expect_offer_above_home(table)
    with table.expect_navigation():
        bar.get_by_text("Update now").tap()
    expect(table.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
    assert NEW in fetched(table, STYLES)
    go(table, f"#{url.partition('#')[2]}")
    expect_ply(table, 2)
    assert table.evaluate(CACHES) == 1, "The old version's files are gone."


STORM = """() => {
    const end = Date.now() + 2500;
    const again = () => Date.now() < end && fetch("css/site.css").finally(again);
    for (let i = 0; i < 3; i++) setTimeout(again, i * 7);
}"""


@pytest.mark.thorough
def test_an_update_comes_while_the_old_version_is_asked_for_files(table: Page, own_site: OwnSite) -> None:
    """Chromium then keeps the new one waiting, now and then, until the page is opened anew."""
    own_site.change(STYLES, OLD, "html { tab-size: 7 }")
    own_site.publish()
    assert table.evaluate(UPDATE)
    button = table.locator("#client-update").get_by_text("Update now")
    expect(button).to_be_hidden()
    url = table.url
    go(table, "#/")
    expect(button).to_be_visible()
    table.evaluate(STORM)
    button.tap()
    expect(table.locator("html")).to_have_css("tab-size", "7")
    expect(table.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
    go(table, f"#{url.partition('#')[2]}")
    expect_ply(table, 1)


def test_an_update_that_fails_changes_nothing(table: Page, own_site: OwnSite, own_server: Server) -> None:
    own_site.change(STYLES, OLD, NEW)
    own_site.publish()
    whole = (own_site.folder / STYLES).read_text("utf-8")
    (own_site.folder / STYLES).write_text("half of a file", "utf-8")

    table.evaluate(UPDATE)
    table.evaluate(
        """navigator.serviceWorker.getRegistration().then(r => new Promise(done => {
            const fresh = r.installing;
            if (!fresh) done();
            else fresh.addEventListener("statechange", () => fresh.state === "redundant" && done());
        }))"""
    )
    expect(table.locator("#client-update")).to_have_count(0)
    play_by_touch(table, "+1@6", 2)
    own_server.kill()
    table.reload()
    expect(table.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(table, 2)
    assert OLD in fetched(table, STYLES)

    (own_site.folder / STYLES).write_text(whole, "utf-8")
    own_server.start()
    assert table.evaluate(UPDATE)
    expect(table.locator("#client-update")).to_have_count(1)
    expect(table.locator("#client-update")).to_be_hidden()  # It covers nothing at a table, and waits until one is home.
    go(table, "#/")
    expect_offer_above_home(table)


@pytest.mark.thorough
def test_a_browser_killed_in_mid_update_has_one_whole_version(
    playwright: Playwright, own_site: OwnSite, own_server: Server, tmp_path: Path
) -> None:
    """At various times of it, each time then without a network; in the end the new one comes."""
    profile = str(tmp_path / "profile")

    def opened() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options(known("chromium")))
        context.pages[0].goto(f"{own_server.address}{at}")
        expect(context.pages[0].locator("html[data-offline-ready]:not([data-starting])")).to_be_attached(
            timeout=BOOT_MS
        )
        return context

    at = ""
    page = opened().pages[0]
    begin(page)
    play_by_keyboard(page, "+4@2", 1)
    at = page.evaluate("location.hash")
    own_site.change(STYLES, OLD, NEW)
    for script in (own_site.folder / "js").glob("*.*js"):
        script.write_text(f"{script.read_text('utf-8')}\n{NEW}\n", "utf-8")
    own_site.publish()
    for seconds in (0, 0.03, 0.1, 0.2, 0.4, 1):
        page.evaluate(f"void {UPDATE}")
        time.sleep(seconds)
        kill_browser(Path(profile))
        own_server.kill()
        page = opened().pages[0]
        expect_ply(page, 1)
        kept = {NEW in fetched(page, path) for path in (STYLES, "js/boot.js", "js/table-worker.mjs")}
        assert len(kept) == 1, "half of one version and half of another"
        own_server.start()
    page.evaluate(UPDATE)
    wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration()).installing")
    page.context.close()
    page = opened().pages[0]
    assert NEW in fetched(page, STYLES), "it is used when all of the old one is closed"
    expect_ply(page, 1)
    page.context.close()


@pytest.mark.thorough
def test_every_way_in_without_a_network(table: Page, own_server: Server) -> None:
    own_server.kill()
    for way in ("#/saved", "?record=&link=#/settings", "index.html#/saved"):
        table.goto("about:blank")
        table.goto(own_server.address + way)
        expect(table.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
        expect(table.locator(f"[data-screen={way.split('/')[-1]}]")).to_be_visible()
    status, told, size = table.evaluate(
        """fetch("app.zip", { headers: { range: "bytes=10-29" } })
            .then(async r => [r.status, r.headers.get("content-range"), (await r.arrayBuffer()).byteLength])"""
    )
    assert (status, size) == (206, 20)
    assert told.startswith("bytes 10-29/")


def test_a_file_that_is_missed_brings_a_newer_version(table: Page, own_site: OwnSite, watches: list[Watch]) -> None:
    """The network has this file only with another content: what is left of the old version is of no use."""
    watches[0].allow("Failed to load resource")
    own_site.change(STYLES, OLD, "html { tab-size: 7 }")
    own_site.publish()
    table.evaluate("async path => (await caches.open((await caches.keys()).at(-1))).delete(path)", STYLES)
    expect_newer_after_trying_again(table)


def expect_newer_after_trying_again(table: Page) -> None:
    """The newer version has wide tabs, and the game as it was."""
    table.reload()
    table.locator("#client-missing").get_by_text("Try again").click()
    expect(table.locator("html")).to_have_css("tab-size", "7", timeout=BOOT_MS)
    expect(table.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
    expect_ply(table, 1)


@pytest.mark.thorough
@pytest.mark.parametrize("missed", ["index.html", "js/head.js", "js/boot.js"])
def test_a_page_that_cannot_begin_brings_a_newer_version(
    missed: str, table: Page, own_site: OwnSite, watches: list[Watch]
) -> None:
    """What stands for the page, or for a script that it begins with, has to go over to it by itself."""
    watches[0].allow("Failed to load resource", "Part of Cuboteca is missing")
    path = own_site.folder / missed
    path.write_text(f"{path.read_text('utf-8')}{'' if missed == 'index.html' else '//'} ", "utf-8")
    own_site.change(STYLES, OLD, "html { tab-size: 7 }")
    own_site.publish()
    table.evaluate("async path => (await caches.open((await caches.keys()).at(-1))).delete(path)", missed)
    expect_newer_after_trying_again(table)


@pytest.mark.thorough
@pytest.mark.parametrize("own_server", [PAGES_LIFETIME], indirect=True, ids=["as GitHub Pages serves"])
def test_a_site_that_changes_during_the_first_visit_is_offered(
    own_server: Server, own_site: OwnSite, open_context: OpenContext, watches: list[Watch]
) -> None:
    """The first service worker is of another version than the page that it takes over."""
    context = open_context("phone")
    watches.append(Watch(context, own_server.origin))
    page = context.new_page()
    page.goto(own_server.address)
    own_site.change("index.html", ' data-version="', ' data-version="another')
    own_site.publish()
    expect_controlled(page)
    expect_offer_above_home(page)
    page.locator("#client-update").get_by_text("Update now").tap()
    expect(page.locator('html[data-version^="another"]')).to_be_attached()
    expect(page.locator("html[data-offline-ready]:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
    expect(page.locator("#client-update")).to_have_count(0)


RESTING = "async () => !(await navigator.serviceWorker.getRegistration())?.installing"


@pytest.mark.thorough
def test_what_is_left_of_versions_that_did_not_come_whole_is_deleted(
    own_server: Server, own_site: OwnSite, open_context: OpenContext, watches: list[Watch]
) -> None:
    """It does not pile up, and keeps no first version from taking over its page."""
    context = open_context("phone")
    watches.append(Watch(context, own_server.origin))
    watches[0].allow("Failed to load resource")
    page = context.new_page()
    licences = own_site.folder / "licences.txt"
    licences.unlink()
    page.goto(own_server.address)
    wait_until(page, "async () => (await caches.keys()).length > 0")
    wait_until(page, RESTING)
    licences.write_text("here", "utf-8")
    own_site.publish()
    page.goto("about:blank")
    page.goto(own_server.address)
    expect(page.locator("html[data-offline-ready]")).to_be_attached(timeout=BOOT_MS)
    assert page.evaluate(CACHES) == 1
    for version in ("2", "3", "4"):
        licences.write_text(version, "utf-8")
        own_site.publish()
        if version != "4":
            licences.unlink()
        assert page.evaluate(UPDATE)
        wait_until(page, RESTING)
    expect(page.locator("#client-update")).to_be_attached()
    assert page.evaluate(CACHES) == 2, "the one in use, and the one that is offered"


@pytest.mark.thorough
def test_a_version_that_finds_no_room_takes_none(table: Page, own_site: OwnSite, watches: list[Watch]) -> None:
    watches[0].allow("Failed to load resource")
    used = table.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    quota = {"origin": table.evaluate("origin"), "quotaSize": used + 5_000_000}
    table.context.new_cdp_session(table).send("Storage.overrideQuotaForOrigin", quota)
    own_site.change(STYLES, OLD, NEW)
    own_site.publish()
    assert table.evaluate(UPDATE)
    wait_until(table, RESTING)
    assert table.evaluate(CACHES) == 1
    play_by_touch(table, "+1@6", 2)


@pytest.mark.thorough
def test_a_tab_under_the_lid_goes_along_with_an_update(table: Page, own_site: OwnSite, own_server: Server) -> None:
    """Its Python has never been up, and it is to play with the files of one version."""
    other = table.context.new_page()
    other.goto(own_server.address)
    expect(other.locator("#client-elsewhere")).to_be_visible()
    own_site.change(STYLES, OLD, "html { tab-size: 7 }")
    own_site.publish()
    go(table, "#/")
    assert table.evaluate(UPDATE)
    table.locator("#client-update").get_by_text("Update now").tap()
    for page in (table, other):
        expect(page.locator("html")).to_have_css("tab-size", "7")


@pytest.mark.thorough
def test_whoever_stays_may_open_anew_later(table: Page) -> None:
    """The browser asks, while something is not saved, whether to leave: at once, and when the page is still there."""
    table.evaluate("addEventListener('beforeunload', (event) => event.preventDefault()), (window.here = true)")
    stays: list[Dialog] = []

    def answer(dialog: Dialog) -> None:
        if len(stays) == 2:
            dialog.accept()
        else:
            stays.append(dialog)
            dialog.dismiss()

    table.on("dialog", answer)
    table.evaluate(MISSED % STYLES)
    again = table.locator("#client-missing").get_by_text("Try again")
    again.tap()
    while len(stays) < 2:
        table.wait_for_timeout(100)
    again.tap()
    table.wait_for_function("() => !window.here")


def test_the_list_is_whole(site: Path) -> None:
    """Everything that a first visit asks for is there without a network as well."""
    text = (site / "service-worker.js").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("const PRECACHE = "))
    files = json.loads(line.removeprefix("const PRECACHE = ").removesuffix(";"))["files"]
    for name in (
        "index.html",
        "main.py",
        "app.zip",
        "vendor/pyodide/pyodide.asm.wasm",
        "art/qyshinsu.html",
    ):
        assert name in files
