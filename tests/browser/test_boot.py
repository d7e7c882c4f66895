"""The first thing anybody sees."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.served import Server
from tests.browser.watched import Held
from tools.visiting import BOOT_MS


def test_a_tap_made_at_first_paint_is_answered(page: Page) -> None:
    page.locator('a[href="#/new/qyshinsu"]').first.click()
    expect(page.locator("#start")).to_be_visible(timeout=30_000)


def test_the_words_of_home_wait_for_nothing_but_styles_and_one_script(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    """Neither the pictures nor the face nor anything of Python's keeps the page blank."""
    context = open_context("phone", service_workers="block")
    sooner = re.compile(r"/(css/site\.css|js/head\.js)?$")
    held: list[str] = []
    context.route(lambda url: not sooner.search(url), lambda route: held.append(route.request.url))
    page = context.new_page()
    page.goto(server.address, wait_until="commit")
    painted = "() => performance.getEntriesByName('first-contentful-paint').length === 1"
    page.wait_for_function(painted, timeout=BOOT_MS)
    expect(page.get_by_role("heading", name="Cuboteca")).to_be_visible()
    expect(page.locator("html[data-starting] #progress")).to_be_visible()
    assert {url.rsplit("/")[-1] for url in held} >= {"python.js", "boot.js"}


ASKED = """() => {
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  return performance.getEntriesByType("resource")
    .filter(({ name }) => /art\\/.*(cabinet|niche)/.test(name))
    .map(({ name, startTime }) => [name.split("/").pop(), startTime > painted.startTime]);
}"""
"""Each picture of home that was asked for, and whether that was after the first paint."""


def test_the_wood_comes_once_and_the_pictures_in_the_niches_after_the_first_words(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = open_context("phone", service_workers="block").new_page()
    page.emulate_media(color_scheme="dark")
    page.goto(server.address)
    page.wait_for_function("() => document.querySelector('.niches img').naturalWidth > 0", timeout=BOOT_MS)
    asked = page.evaluate(ASKED)
    assert [name for name, _ in asked if "cabinet" in name] == ["cabinet-dark.svg"]
    assert {late for name, late in asked if "niche" in name} == {True}
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--grain-dark')") != "none"


SILENT = 'addEventListener("change", (event) => event.stopImmediatePropagation(), true);'
"""As Firefox is in a window that lies behind another: nothing tells that a field has been left."""


@pytest.mark.parametrize("hushed", ["", SILENT], ids=("that tells", "that is silent"))
def test_names_typed_while_python_loads_stay_and_are_not_interrupted(
    open_context: Callable[..., BrowserContext], server: Server, hushed: str
) -> None:
    """The set-up is shown ahead; that Python's own takes its place must take neither the names nor the focus away."""
    context = open_context("laptop", service_workers="block")
    held = Held(context, "**/main.py")
    page = context.new_page()
    page.add_init_script(hushed)
    page.goto(server.address)
    page.locator("#niche-qyshinsu").press("Enter")
    expect(page.locator("#title")).to_be_focused()
    page.locator("#name-0").press_sequentially("Ada")
    page.locator("#name-1").press_sequentially("B")
    held.release()
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    expect(page.locator("#name-1")).to_be_focused()
    page.keyboard.type("o")
    page.keyboard.press("Enter")
    for name in ("Ada", "Bo"):
        expect(page.locator(".seat").filter(has_text=name)).to_be_visible()


MAY_PLAY_LATER = """
const ask = navigator.locks.request.bind(navigator.locks);
const late = new Promise((done) => setTimeout(done, 1500));
navigator.locks.request = (...wanted) => late.then(() => ask(...wanted));
"""
"""As on a busy device, the tab learns late that no other one plays."""


def test_what_is_done_before_the_tab_may_play_counts(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    """Half a second after it began to listen it looks whether another tab plays: a slow answer is no other tab."""
    page = open_context("laptop", service_workers="block").new_page()
    page.add_init_script(MAY_PLAY_LATER)
    page.goto(server.address)
    page.locator("#niche-qyshinsu").click()
    page.locator("#name-0").fill("Ada")
    page.locator("#start").click()
    expect(page.locator(".seat").filter(has_text="Ada")).to_be_visible(timeout=BOOT_MS)


NOTHING_MAY_BE_SAVED = """
const denied = () => Promise.reject(new DOMException("Access denied.", "SecurityError"));
LockManager.prototype.request = LockManager.prototype.query = denied;
"""
"""As where cookies and site data are blocked: Chromium gives no locks then. Firefox gives no channels either, which
PyScript can't do without; there a start fails, and says so."""


def test_where_sites_may_save_nothing_one_plays_all_the_same(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    """It never started, and said nothing."""
    page = open_context("laptop", service_workers="block").new_page()
    page.add_init_script(NOTHING_MAY_BE_SAVED)
    page.goto(server.address)
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    page.locator("#niche-qyshinsu").click()
    page.locator("#start").click()
    expect(page.locator("#place-1")).to_be_visible()


SET_UP_AT_ONCE = """
let early;
Object.defineProperty(window, "earlyTaps", {
  set: (taps) => (early = taps),
  get: () => {
    setTimeout(() => (location.hash = "#/new/qyshinsu"));
    return early;
  },
});
"""
"""As soon as the page listens, for then it asks for what was tapped before. Half a second later it is taken for another
tab's and goes nowhere."""

TYPE = """([id, text]) => {
  const field = document.getElementById(id);
  field.value = text;
  for (const what of ["input", "change"]) field.dispatchEvent(new Event(what, { bubbles: true }));
}"""


def test_names_typed_before_another_tab_is_found_to_play_stay(
    open_context: Callable[..., BrowserContext], server: Server
) -> None:
    context = open_context("laptop", service_workers="block")
    other = context.new_page()
    other.goto(server.address)
    expect(other.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    page = context.new_page()
    page.add_init_script(SET_UP_AT_ONCE)
    page.goto(server.address)
    page.locator("#name-1").wait_for(state="attached")
    expect(page.locator("#client-elsewhere")).to_be_visible()
    for seat, name in enumerate(("Ada", "Bo")):
        page.evaluate(TYPE, [f"name-{seat}", name])
    page.locator("#client-elsewhere").get_by_role("button").click()
    expect(page.locator("#client-elsewhere")).to_have_count(0, timeout=BOOT_MS)
    expect(page.locator("html:not([data-starting])")).to_have_count(1, timeout=BOOT_MS)
    page.locator("#start").click()
    for name in ("Ada", "Bo"):
        expect(page.locator(".seat").filter(has_text=name)).to_be_visible()
