"""Takes the pictures that the manifest shows before an install, and the README: `make screenshots`."""

from __future__ import annotations

import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tools.browsers import known, launch_options
from tools.paths import DIST, STATIC
from tools.serve import Site
from tools.visiting import BOOT_MS, say_hello

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1180, "height": 820}
FOLDER = STATIC / "screenshots"

OPENING = (("place-6", "stone-4"), ("place-2", "stone-1"), ("place-3", "stone-3"))
"""The parts to tap for a few moves, so that the table looks alive."""


def open_page(browser: Browser, viewport: ViewportSize, address: str, scheme: str = "light") -> Page:
    density = 2 if viewport is PHONE else 1
    options = {"color_scheme": scheme, "device_scale_factor": density, "reduced_motion": "reduce"}
    page = browser.new_context(viewport=viewport, **options).new_page()  # type: ignore[arg-type]
    page.goto(address)
    return page


def sit_down(page: Page) -> None:
    """From home to a table where some moves have been made."""
    page.locator('a[href="#/new/qyshinsu"]').first.click()
    page.locator("#name-0").fill("Ada", timeout=BOOT_MS)
    page.locator("#name-1").fill("Bo")
    page.locator("#start").click()
    say_hello(page)
    for place, stone in OPENING:
        page.locator(f"#{place}").click()
        page.locator(f'#{place}[aria-pressed="true"]').wait_for()
        page.locator(f"#{stone}").click()
        page.locator(f'#{place}[aria-pressed="true"]').wait_for(state="detached")


def take(page: Page, path: Path) -> None:
    page.locator("#app").wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=path)
    print(f"  {path.name}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    site = Site(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(known("chromium")))
        take(open_page(browser, PHONE, site.address), FOLDER / "narrow-1-home.png")
        phone = open_page(browser, PHONE, site.address)
        sit_down(phone)
        take(phone, FOLDER / "narrow-2-play.png")
        guide = open_page(browser, PHONE, f"{site.address}#/guide/qyshinsu", scheme="dark")
        guide.locator(".chapter").first.wait_for(timeout=BOOT_MS)
        take(guide, FOLDER / "narrow-3-guide.png")
        tablet = open_page(browser, TABLET, site.address)
        sit_down(tablet)
        take(tablet, FOLDER / "wide-1-play.png")
        take(open_page(browser, TABLET, site.address, scheme="dark"), FOLDER / "wide-2-home.png")
        browser.close()
    site.shutdown()


if __name__ == "__main__":
    main()
