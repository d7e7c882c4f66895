"""The scenes of the house: what belongs to no game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tools.gallery.camera import Camera
from tools.gallery.positions import until, whole_game
from tools.gallery.stories import GAMES, Scene
from tools.site_copy import SiteCopy
from tools.visiting import BOOT_MS

PAGES = {
    "Games kept": "#/",
    "Saved games": "#/saved",
    "Statistics": "#/statistics",
    "Puzzles": "#/puzzles/qyshinsu",
    "Puzzle of the day": "#/today",
    "Settings": "#/settings",
    "Add a game": "#/add",
    "Bring a game in": "#/import",
    "No such page": "#/nowhere",
    "A broken link": "#/open/1.abc",
}

DAMAGE = """() => new Promise((done) => {
  const open = indexedDB.open("cuboteca " + new URL(".", location.href).pathname);
  open.onsuccess = () => {
    const all = open.result.transaction("saved", "readwrite");
    all.objectStore("saved").put("{ half of a ga", "game/broken");
    all.oncomplete = () => { open.result.close(); done(); };
  };
})"""

UPDATE = "navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)"


def started(page: Page) -> None:
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)


def photograph(camera: Camera, copy: SiteCopy, close: Callable[[], None]) -> None:
    """All of it; at the end the server is closed."""
    page = camera.page
    page.locator("html[data-offline-ready]").wait_for(state="attached", timeout=BOOT_MS)
    camera.take("Home")
    camera.go("#/saved")
    camera.take("Nothing saved")
    for game in GAMES.values():
        table = whole_game(game)
        camera.open(Scene(game.id), until(table, table.ply // 2))
    camera.open(Scene("over"), table)
    camera.go("#/")
    for name, address in PAGES.items():
        camera.go(address)
        camera.take(name, whole=True)
    camera.go("#/import")
    page.locator("#record").fill('[Game "qyshinsu"] [Date "yesterday"]')
    page.locator("#import button[type=submit]").click()
    camera.painted()
    camera.take("What cannot be brought in")
    camera.go("#/saved")
    page.evaluate(DAMAGE)
    page.reload()
    started(page)
    camera.painted()
    camera.take("A damaged save", whole=True)
    camera.go("#/play/broken")
    camera.take("A damaged save, opened")
    camera.go("#/")
    styles = copy.folder / "css" / "site.css"
    styles.write_text(f"/* another version */\n{styles.read_text('utf-8')}", "utf-8")
    copy.publish()
    page.evaluate(UPDATE)
    page.locator("#client-update").wait_for(timeout=BOOT_MS)
    camera.take("An update waits")
    page.locator("#continue").click()
    page.locator("[data-screen=play]").first.wait_for(timeout=BOOT_MS)
    camera.painted()
    camera.take("An update waits, at a table")
    camera.go("#/")
    close()
    page.locator("#client-update button").last.click()
    page.reload()
    started(page)
    page.locator("#client-update button").last.click()
    camera.go("#/saved")
    camera.take("Offline")
    page.locator(".kept-open").first.click()
    page.locator("[data-screen=play]").first.wait_for(timeout=BOOT_MS)
    camera.painted()
    camera.take("Offline, at a table")
