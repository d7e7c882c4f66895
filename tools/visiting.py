"""What a visitor does in a page of the built site, whatever the game: opens one by its link, says hello, lifts the lid.

For tests, pictures and measurements alike.
"""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from cuboteca.draw.markup import element_id
from cuboteca.play.table import Table
from cuboteca.ui.links import pack

BOOT_MS = 60_000

MAY_BE_LEFT = "() => dispatchEvent(new Event('beforeunload', { cancelable: true }))"
"""Would the browser leave the page without asking? It asks for as long as anything is unsaved."""


SHOWN = """() => {
  const all = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`).join(" ");
  const words = (element) => element.innerText.replace(/\\s+/g, " ").slice(0, 1200);
  const notices = [...document.querySelectorAll("[id^=client-]")].map((one) => `#${one.id}: ${words(one)}`);
  const at = document.activeElement;
  return [location.href, all, `focus: ${at?.tagName} ${at?.id}`, ...notices, words(document.body)].join("\\n");
}"""


def what_it_shows(page: Page) -> str:
    """Return the address, the notices and the words of a page, even of one that hangs or is gone."""
    try:
        return str(page.wait_for_function(SHOWN, timeout=5000).json_value())
    except PlaywrightError as error:
        return f"A page that cannot be looked at: {error.message}"


def go(page: Page, address: str) -> None:
    """To another screen of the site that is open."""
    page.evaluate("(to) => { location.hash = to; }", address)


def wait_until(page: Page, promised: str, arg: object = None) -> None:
    """Wait until what a function promises is true; `wait_for_function` takes any promise for a yes."""
    page.evaluate(
        f"""async (arg) => {{
            const until = performance.now() + {BOOT_MS};
            while (!(await ({promised})(arg))) {{
                if (performance.now() > until) throw new Error("It never came about.");
                await new Promise((done) => setTimeout(done, 50));
            }}
        }}""",
        arg,
    )


def link_to(table: Table) -> str:
    return f"#/open/{pack(table.text)}"


def keep(page: Page) -> None:
    """Keep the game of the link that is shown, and sit down at its table, or before its lid.

    Not by a finger, whose second game within moments would pass for a double tap.
    """
    offered = page.locator("[data-do=keep-link]").first
    offered.wait_for(timeout=BOOT_MS)
    offered.dispatch_event("click")
    page.locator("[data-screen=play], [data-screen=past]").first.wait_for()


def say_hello(page: Page) -> None:
    """Put the first words of a game away, if they are there; again, where a tap has only hurried what is played."""
    for _ in range(5):
        if not page.locator("#got-it").is_visible():  # What a game opens may take their place for a while.
            return
        page.locator("#got-it").click()
        with suppress(PlaywrightTimeout):
            page.locator("#got-it").wait_for(state="detached", timeout=5_000)
    page.locator("#got-it").wait_for(state="detached")


def see_out(page: Page) -> None:
    """Let the page play what has happened, and put away each card that it holds up."""
    while page.locator("html[data-staged]").count():
        page.evaluate("document.querySelector('[data-gate]')?.click()")
        page.wait_for_timeout(100)


def see_out_until(page: Page, selector: str, timeout: float = BOOT_MS) -> None:
    """Put away each card that is held up until the selector is visible on the next screen; milliseconds at most."""
    page.wait_for_function(
        """(selector) => {
          document.querySelector("[data-gate]")?.click();
          const seen = [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length);
          return seen && !document.documentElement.hasAttribute("data-staged"); }""",
        arg=selector,
        timeout=timeout,
    )


def see_out_until_gone(page: Page, selector: str, timeout: float = BOOT_MS) -> None:
    """Put away each card that is held up until the next screen, which has no such element; milliseconds at most."""
    page.wait_for_function(
        """(selector) => {
          document.querySelector("[data-gate]")?.click();
          return !document.querySelector(selector); }""",
        arg=selector,
        timeout=timeout,
    )


def lift_lid(page: Page) -> None:
    """With Enter, which lifts it at once, if it is closed."""
    if page.locator("#latch").count():
        page.locator("#latch").focus()
        page.keyboard.press("Enter")
        page.locator("#latch").wait_for(state="detached")


def tap_part(page: Page, part: str) -> None:
    """A tap on it, also where something else lies over its middle."""
    page.locator(f'[id="{element_id(part)}"]').first.dispatch_event("click")
