"""A browser with the built site: it is brought to a scene, and takes it at every look."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, Playwright

from cuboteca import games
from cuboteca.play.game import IllegalMove
from cuboteca.play.table import Table
from cuboteca.play.view import Selected, View
from tools.browsers import known, launch_options
from tools.gallery.cut import words_cut
from tools.gallery.looks import Look
from tools.gallery.stories import PICK, REFUSE, Scene
from tools.visiting import BOOT_MS, go, keep, lift_lid, link_to, say_hello, tap_part

MOST_PICKS = 2
"""As many parts are taken up."""

TALLEST = 6000
"""Of a page in its whole length, so much is shown, px."""

PAINTED = """() => new Promise((done) => {
  const busy = () => document.documentElement.dataset.waiting !== undefined;
  const look = () => (busy() ? setTimeout(look, 20) : requestAnimationFrame(done));
  setTimeout(() => requestAnimationFrame(look), 340);
})"""
"""Nothing is on its way to Python, which shows after 300 ms (static/js/screen/progress.js), and what it answered is
painted."""


class Picture(NamedTuple):
    scene: str
    look: Look
    path: Path
    cut: tuple[str, ...] = ()
    """The words in it that are cut off."""
    at: int | None = None
    """Of a film: the milliseconds since its move was made."""


class Camera:
    """One page, resized for each look; the pictures go into `folder`."""

    def __init__(self, page: Page, folder: Path, looks: tuple[Look, ...]) -> None:
        self.page = page
        self.folder = folder
        self.looks = looks
        self.pictures: list[Picture] = []
        self._opened = 0

    def painted(self) -> None:
        self.page.evaluate(PAINTED)

    def go(self, address: str) -> None:
        go(self.page, address)
        self.painted()

    def open(self, scene: Scene, table: Table) -> None:
        """The scene's table, as a game of its own: under another date, lest it be one that is there already."""
        self._opened += 1
        table.date = f"2026-{1 + self._opened // 28:02}-{1 + self._opened % 28:02}"
        self.go(link_to(table))
        if scene.do == "link":
            self.page.locator("#keep-link").wait_for(timeout=BOOT_MS)
            return
        keep(self.page)
        self.painted()
        if not scene.lid:
            lift_lid(self.page)
        if not scene.hello:
            say_hello(self.page)
        if scene.to:
            self.go(self.page.url.partition("#")[2].join(("#", scene.to)))

    def reach(self, scene: Scene) -> None:
        """Bring the page to a scene."""
        if scene.table is None:
            self.go(scene.to)
        else:
            self.open(scene, scene.table)
        self.page.locator("#title").first.wait_for(timeout=BOOT_MS)
        for tap in scene.taps:
            if tap.startswith("="):
                self.page.locator(tap[1:]).click()
            else:
                tap_part(self.page, tap)
            self.painted()
        if scene.do in (PICK, REFUSE) and scene.table is not None:
            self.try_parts(scene.table, scene.do)

    def try_parts(self, table: Table, do: str) -> None:
        """Tap what can be taken up, or what is refused, by what the game's face says of it."""
        game_view = games.game_view(table.game.about.id)
        seat = table.state.seat
        view = View(table.state.seen_by(seat), table.names, table.standing)
        for _ in range(MOST_PICKS):
            parts = self.page.locator("#board [data-part], #tray [data-part], .actions [data-part]").evaluate_all(
                "all => all.map((part) => part.dataset.part)"
            )
            for part in dict.fromkeys(parts):
                answer = game_view.tap(view, part)
                if do == REFUSE and isinstance(answer, IllegalMove):
                    tap_part(self.page, part)
                    self.painted()
                    why = self.page.locator("#notice-why summary")
                    if why.count():
                        why.click()
                    return
                if do == PICK and isinstance(answer, Selected) and len(answer.parts) > len(view.picked):
                    tap_part(self.page, part)
                    self.painted()
                    view = view._replace(picked=answer.parts)
                    break

    def take(self, name: str, whole: bool = False) -> None:
        """The page as it stands, at every look."""
        for look in self.looks:
            self.page.set_viewport_size({"width": look.width, "height": look.height})
            self.page.emulate_media(color_scheme="dark" if look.scheme == "dark" else "light")
            self.page.evaluate("(size) => { document.documentElement.dataset.text = size; }", str(look.text))
            self.painted()
            if whole:
                tall = self.page.evaluate("document.documentElement.scrollHeight")
                self.page.set_viewport_size({"width": look.width, "height": min(tall, TALLEST)})
                self.painted()
            path = self.folder / f"{file_name(name)}-{look.name}.png"
            self.page.screenshot(path=path, animations="disabled")
            self.pictures.append(Picture(name, look, path, (*words_cut(self.page),)))
        self.page.evaluate("document.documentElement.dataset.text = '100'")


def file_name(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@contextmanager
def camera(
    playwright: Playwright, address: str, folder: Path, looks: tuple[Look, ...], density: float, language: str = "en"
) -> Iterator[Camera]:
    """Yield a camera at home, when Python is there, in a language."""
    folder.mkdir(parents=True, exist_ok=True)
    browser = playwright.chromium.launch(**launch_options(known("chromium")))
    try:
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            has_touch=True,
            device_scale_factor=density,
            reduced_motion="reduce",
        )
        context.set_default_timeout(BOOT_MS)
        page = context.new_page()
        page.goto(address)
        page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
        camera = Camera(page, folder, looks)
        if language != "en":
            camera.go("#/settings")
            page.locator(f'input[name="language"][value="{language}"]').check(force=True)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            camera.go("#/")
            page.locator("[data-screen=home]").wait_for()
        yield camera
    finally:
        browser.close()
