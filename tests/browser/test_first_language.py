"""On the first visit the app speaks as the device does, before Python is up, and fetches no other language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.devices import DEVICES
from tests.browser.served import Server
from tools.catalogue.languages import SPOKEN
from tools.visiting import BOOT_MS

pytestmark = pytest.mark.thorough

APART = """(names) => names.map((one) => one.getBoundingClientRect())
  .every(({ left, right }, at, all) => left >= 0 && right <= (all[at + 1]?.left ?? innerWidth))"""
"""Does each stand whole before the next?"""
LOCALES = {"de-AT": "Spiele", "fr-CA": "Jeux", "es-MX": "Juegos"}
"""How a device that speaks so is greeted: the first way in the navigation."""
GREETING = """document.addEventListener("DOMContentLoaded", () => {
  const { lang, dataset } = document.documentElement;
  window.greeting = [lang, document.getElementById("nav-home").textContent.trim(), "starting" in dataset];
})"""
"""What the page says as soon as it is there, in which language, and whether Python is still to come."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_visit_speaks_as_the_device_does(
    open_context: Callable[..., BrowserContext], server: Server, locale: str
) -> None:
    page = open_context("phone", "light", locale=locale, service_workers="block").new_page()
    bundles: list[str] = []
    page.on("request", lambda request: bundles.append(request.url.rpartition("/")[2]))
    page.add_init_script(GREETING)
    page.goto(server.address)
    code = locale[:2]
    assert page.evaluate("greeting") == [code, LOCALES[locale], True]
    page.locator("html:not([data-starting])").wait_for(state="attached", timeout=BOOT_MS)
    expect(page.locator("#nav-home")).to_have_text(LOCALES[locale])
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", f"manifest.{code}.json")
    others = {one.code for one in SPOKEN} - {code}
    assert f"language.{code}.bundle" in bundles
    assert not [name for name in bundles if name.split(".")[-2:-1] and name.split(".")[-2] in others]
    page.set_viewport_size(DEVICES["smallest phone"]["viewport"])
    page.evaluate("document.documentElement.dataset.text = '200'")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.locator(".places .nav-pill + span").evaluate_all(APART), "large letters keep the names apart"
