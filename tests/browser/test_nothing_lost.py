"""No move that was shown as made is lost: slow writes, errors, answers that wait, a sleeping device."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from cuboteca import games
from tests.browser.playing import begin, begin_another, expect_ply, play_by_touch
from tests.browser.saved import come_back, expect_saved
from tests.browser.served import OwnSite, Server
from tests.browser.test_client_trouble import append
from tests.browser.watched import Watch
from tools.browsers import known, launch_options
from tools.crashes.exceptions import do
from tools.crashes.ground import browser_processes
from tools.crashes.seen import SAVED
from tools.random_games import play_at_random
from tools.site_copy import IMPORTS
from tools.visiting import BOOT_MS, MAY_BE_LEFT, go, keep, link_to, wait_until

OpenContext = Callable[..., BrowserContext]
Visit = Callable[[], Page]


SLOW = """
if (!globalThis.document) {
  let held = null;
  const { commit } = IDBTransaction.prototype;
  (globalThis.toldDisk = new BroadcastChannel("disk")).onmessage = ({ data }) => {
    if (data) held = [];
    else for (const go of held.splice(0)) go();
    if (!data) held = null;
  };
  IDBTransaction.prototype.commit = function () {
    if (held === null || this.mode !== "readwrite") return commit.call(this);
    const table = this.objectStore("saved");
    let wait = true;
    held.push(() => (wait = false));
    const again = () => wait && (table.get("mark").onsuccess = again);
    again();
  };
}
"""
"""A write that takes as long as one likes."""


TELLS_ANSWERS = (
    IMPORTS,
    f"""{IMPORTS}
import js
told, answer = js.BroadcastChannel.new("answers"), flushed
async def flushed():
    news = await answer()
    told.postMessage("flushed")
    return news
""",
)
"""The worker says when it has answered whether all is saved."""

ANSWERED_AGAIN = """new Promise((done) => {
    let answers = 0;
    new BroadcastChannel("answers").onmessage = () => ++answers === 3 && done();
})"""


@pytest.mark.thorough
def test_a_write_that_takes_long_is_no_dead_worker(own_site: OwnSite, visit: Visit) -> None:
    """The worker answers while it writes, each time that it is asked."""
    append(own_site, "js/site.mjs", SLOW)
    own_site.change("main.py", *TELLS_ANSWERS)
    own_site.change("js/boot.js", "=15e3", "=5e3")
    own_site.change("js/boot.js", "=4e3", "=500")
    page = visit()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.evaluate("(window.disk = new BroadcastChannel('disk')).postMessage(true)")
    play_by_touch(page, "+1@6", 2)
    assert asks_before_leaving(page)  # at once, before anything is said
    expect(page.locator("#storage-warning")).to_contain_text("1 move not saved yet")
    expect(page.locator("#client-unsaved")).to_have_count(0)
    play_by_touch(page, "+3@5", 3)
    expect(page.locator("#storage-warning")).to_contain_text("2 moves not saved yet")
    page.evaluate(ANSWERED_AGAIN)
    expect(page.locator("#client-stopped")).to_have_count(0)
    assert asks_before_leaving(page)
    page.evaluate("disk.postMessage(false)")
    expect(page.locator("#storage-warning")).to_have_count(0)
    assert not asks_before_leaving(page)
    expect_saved(page, {"Ada": 3})
    come_back(page, 3)


def asks_before_leaving(page: Page) -> bool:
    """Tell whether the browser would ask before the page is left."""
    return not page.evaluate(MAY_BE_LEFT)


BRINGS_NOTHING_UNASKED = (IMPORTS, f"{IMPORTS}\nimport loading\nloading.WHEN_QUIET = 1e6")


@pytest.mark.thorough
def test_a_move_beside_games_whose_python_is_not_here_is_saved(own_site: OwnSite, visit: Visit) -> None:
    """A save counts the saves of the device, and so looks at games of every kind."""
    own_site.change("main.py", *BRINGS_NOTHING_UNASKED)
    page = visit()
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    for game in games:
        go(page, link_to(play_at_random(game, 8, Random(1))))
        keep(page)
    begin_another(page, "Cy", "Di")
    play_by_touch(page, "+4@2", 1)
    expect_saved_ply(page, 1)
    page.reload()
    expect(page.locator("html:not([data-starting])")).to_be_attached(timeout=BOOT_MS)
    play_by_touch(page, "+1@6", 2)
    expect_saved_ply(page, 2)


def expect_saved_ply(page: Page, ply: int) -> None:
    """Of Cy's game."""
    wait_until(page, f"async (ply) => (await {SAVED}).find(({{ names }}) => names[0] === 'Cy').moves === ply", ply)


BREAKS = (
    IMPORTS,
    f"""{IMPORTS}
import host
from cuboteca.ui.app import App
from cuboteca.ui.saved_games import SavedGames
broken = armed = ""
def breaking(name, work):
    def does(*given):
        global broken
        if broken == name:
            broken = ""
            raise LookupError("Ada")
        return work(*given)
    return does
def doing(app, event):
    global broken, armed
    if event["do"] == "break":
        armed = event["arg"]
    else:
        broken, armed = armed, ""
        do(app, event)
if App.do.__name__ != "doing":  # A start that keeps its memory runs this twice.
    SavedGames.save = breaking("save", SavedGames.save)
    App.picture = breaking("picture", App.picture)
    App.show = breaking("show", App.show)
    do, App.do = App.do, doing
""",
)


@pytest.mark.parametrize(
    ("where", "ply"),
    [("picture", 1), *(pytest.param(*one, marks=pytest.mark.thorough) for one in (("save", 1), ("show", 2)))],
)
def test_after_an_error_the_table_shows_what_is_saved(
    own_site: OwnSite,
    visit: Visit,
    watches: list[Watch],
    where: str,
    ply: int,
) -> None:
    """In saving, in drawing the board, and in drawing the rest, when the board has been shown and the move is saved."""
    own_site.change("main.py", *BREAKS)
    page = visit()
    watches[0].allow("console:")  # The traceback, line by line.
    begin(page)
    play_by_touch(page, "+4@2", 1)
    page.locator("#place-6").tap()
    expect(page.locator("#place-6")).to_have_attribute("aria-pressed", "true")
    do(page, "break", where)
    page.locator("#stone-1").tap()
    sheet = page.locator("#client-broke")
    expect(sheet).to_contain_text("The board shows the last saved position")
    expect(sheet).to_contain_text("LookupError")
    expect(sheet).not_to_contain_text("Ada")
    sheet.get_by_text("Continue").tap()
    expect_ply(page, ply)
    expect_saved(page, {"Ada": ply})
    if ply == 1:
        play_by_touch(page, "+1@6", 2)
    come_back(page, 2)


@pytest.mark.thorough
def test_a_device_that_sleeps_in_mid_move_goes_on(playwright: Playwright, own_site: OwnSite, tmp_path: Path) -> None:
    """All of the browser stands still for longer than an answer may take."""
    own_site.change("js/boot.js", "=15e3", "=3e3")
    own_site.publish()
    server = Server(own_site.folder)
    server.start()
    profile = tmp_path / "profile"
    launch = playwright.chromium.launch_persistent_context
    with contextlib.closing(launch(str(profile), has_touch=True, **launch_options(known("chromium")))) as context:
        page = context.pages[0]
        page.goto(server.address)
        begin(page)
        play_by_touch(page, "+4@2", 1)
        page.locator("#place-6").tap()
        expect(page.locator("#place-6")).to_have_attribute("aria-pressed", "true")
        click = "document.querySelector('#stone-1').dispatchEvent(new MouseEvent('click', { bubbles: true }))"
        page.evaluate(f"setTimeout(() => {click}, 50)")
        sleep(profile, seconds=8)
        expect_ply(page, 2)
        expect_saved(page, {"Ada": 2})
        assert not page.locator("#client-stopped").count()
    server.kill()


def sleep(profile: Path, seconds: float) -> None:
    """Stop all processes of the browser with that profile for a while."""
    (first,) = browser_processes(str(profile))
    group = [first, *children_of(first)]
    for pid in group:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(seconds)
    for pid in group:
        os.kill(pid, signal.SIGCONT)


def children_of(process: int) -> list[int]:
    """Return all processes that it has started, and those that they have."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    born = [tuple(map(int, line.split())) for line in listed.splitlines()]
    found = [process]
    for parent in found:
        found += [pid for pid, ppid in born if ppid == parent]
    return found[1:]


SEEN = "#app [data-screen='play'] .count"

COUNT_READINGS = """
window.readings = 0;
const { get } = IDBObjectStore.prototype;
IDBObjectStore.prototype.get = function (...given) {
    const asked = get.apply(this, given);
    asked.addEventListener("success", () => (window.readings += 1));
    return asked;
};
"""
BOTH_LOOKED = """() => window.readings >= 2 &&
    new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted(true))))"""
"""The first paint has asked whether its picture is true, and so has the client when it came."""


@pytest.mark.thorough
def test_a_remembered_picture_that_is_old_is_not_shown(open_page: Callable[..., Page]) -> None:
    """A browser that was killed has the moves, but may remember a picture from before them."""
    page = open_page("phone")
    begin(page)
    play_by_touch(page, "+4@2", 1)
    remembered = "() => Object.entries(localStorage).find(([key]) => key.includes('screen #/play/'))"
    page.wait_for_function(f"() => ({remembered})()?.[1].includes('move 2')")
    old = page.evaluate(remembered)
    come_back_without_python(page)
    expect(page.locator(SEEN)).to_contain_text("move 2")
    page.unroute("**/pyodide.asm.wasm")
    come_back(page, 1)
    play_by_touch(page, "+1@6", 2)
    page.wait_for_function(f"() => ({remembered})()?.[1].includes('move 3')")
    page.evaluate("([key, picture]) => localStorage.setItem(key, picture)", old)
    page.add_init_script(COUNT_READINGS)
    come_back_without_python(page)
    page.wait_for_function(BOTH_LOOKED)
    expect(page.locator(SEEN)).to_have_count(0)


def test_a_page_that_never_had_an_idle_moment_remembers_the_last_move(open_page: Callable[..., Page]) -> None:
    page = open_page("phone")
    page.add_init_script("window.requestIdleCallback = () => 0")
    page.reload()
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect_saved(page, {"Ada": 1})
    come_back_without_python(page)
    expect(page.locator(SEEN)).to_contain_text("move 2")
    expect(page.locator("html[data-starting]")).to_be_attached()


@pytest.mark.thorough
@pytest.mark.parametrize("what", ["indexeddb", "cache_storage,service_workers", "local_storage"])
def test_what_the_browser_clears_between_two_visits(open_page: Callable[..., Page], what: str) -> None:
    """Without the games it says so and shows nothing of them; without anything else they are as they were."""
    page = open_page("phone", offline=True)
    begin(page)
    play_by_touch(page, "+4@2", 1)
    expect(page.locator("html[data-offline-ready]")).to_be_attached()
    table, origin = page.url, page.evaluate("origin")
    page.goto("about:blank")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": what})
    page.goto(table)
    if what != "indexeddb":
        expect(page.locator("#undo:not([aria-disabled])")).to_be_visible(timeout=BOOT_MS)
        expect_ply(page, 1)
        return
    expect(page.locator("#app")).to_contain_text("This game isn’t on this device", timeout=BOOT_MS)
    page.evaluate("location.hash = '#/'")
    expect(page.locator("[data-screen=home]")).to_be_visible()
    expect(page.locator("#app")).not_to_contain_text("Ada")


def come_back_without_python(page: Page) -> None:
    """What is shown then is what the page remembers."""
    page.route("**/pyodide.asm.wasm", lambda _: None)
    page.reload(wait_until="commit")
