"""Later starts begin with the memory that Python had at an earlier one, where it fits (static/js/worker/memory.mjs)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tools.browsers import ENGINES
from tools.visiting import BOOT_MS, wait_until

FROM_MEMORY = "performance.getEntriesByName('memory').length === 1"

KEPT = "async () => Boolean(await caches.match(new URL('memory', location.href)))"
PROVEN = "async () => !(await caches.match(new URL('memory-trial', location.href)))"
"""A start that is over sooner does not count: the next one does without the memory."""

SPOIL = """async (spoiling) => {
  const [place] = (await caches.keys()).filter((place) => place.endsWith(" memory"));
  const [cache, address] = [await caches.open(place), new URL("memory", location.href)];
  const answer = await cache.match(address);
  const [content, fits] = [new Uint8Array(await answer.arrayBuffer()), JSON.parse(answer.headers.get("fits"))];
  const response = (body, which) => new Response(body, { headers: { fits: JSON.stringify(which) } });
  const put = (body, which = fits) => cache.put(address, response(body, which));
  await {
    stale: () => put(content, fits.with(1, "another")),
    "of another engine": () => put(content, fits.with(2, "Another/1.0")),
    "of an engine with other WebAssembly": () => put(content, fits.with(3, !fits[3])),
    "of another layout": () => put(content, fits.with(0, 0)),
    truncated: () => put(content.slice(0, -5000)),
    empty: () => put(""),
    "of another size": () => put(content.map((byte, place) => (place > 8 && place < 20 ? 32 : byte))),
    damaged: () => put(content.fill(0, 200_000)),
    evicted: () => caches.delete(place),
    "never proven": () => cache.put(new URL("memory-trial", location.href), new Response()),
  }[spoiling]();
}"""


def see_start(page: Page) -> bool:
    """Wait until Python has answered; return whether it began with a memory."""
    page.locator("html[data-offline-ready]:not([data-starting])").wait_for(timeout=BOOT_MS, state="attached")
    began: bool = page.evaluate(FROM_MEMORY)
    return began


@pytest.fixture
def remembering(visit: Callable[[], Page]) -> Callable[[], Page]:
    """Opens the site in a browser that has kept a memory, each time in place of the page before."""
    pages: list[Page] = []

    def open_it() -> Page:
        for page in pages:
            if page.evaluate(FROM_MEMORY):
                wait_until(page, PROVEN)
            page.close()
        pages[:] = [visit()]
        return pages[0]

    assert not see_start(open_it()), "nothing is kept before the first visit"
    page = open_it()
    assert not see_start(page), "the first that finds the site stored makes it"
    wait_until(page, KEPT)
    return open_it


def test_the_third_start_begins_with_it_and_plays(remembering: Callable[[], Page]) -> None:
    page = remembering()
    assert see_start(page)
    page.locator("#niche-qyshinsu").click()
    page.locator("#start").click()
    page.locator("#place-6").click()
    expect(page.locator('#place-6[aria-pressed="true"]')).to_be_visible()
    wait_until(page, PROVEN)
    page.reload()
    expect(page.locator("#place-6")).to_be_visible()
    assert see_start(page)


def test_chance_falls_otherwise_at_each_start_from_it(remembering: Callable[[], Page]) -> None:
    racks = []
    for _ in range(2):
        page = remembering()
        assert see_start(page)
        page.locator("#niche-qwirkle_cubes").click()
        page.locator("#start").click()
        page.locator("#hand").wait_for()
        racks.append(page.locator("#hand").inner_html())
    assert racks[0] != racks[1]


SPOILT = (
    "damaged",
    "stale",
    "truncated",
    "empty",
    "evicted",
    "never proven",
    "of another engine",
    "of an engine with other WebAssembly",
    "of another layout",
    "of another size",
)


@pytest.mark.thorough
@pytest.mark.parametrize("spoiling", SPOILT)
def test_one_that_is_spoilt_is_left_alone_and_made_anew(remembering: Callable[[], Page], spoiling: str) -> None:
    page = remembering()
    assert see_start(page)
    wait_until(page, PROVEN)
    page.evaluate(SPOIL, spoiling)
    page.reload()
    assert not see_start(page)
    page.locator("#niche-qyshinsu").click()
    expect(page.locator("#start")).to_be_visible()
    wait_until(page, KEPT)
    page.reload()
    assert see_start(page)


@pytest.mark.thorough
@pytest.mark.engines
@pytest.mark.parametrize("visitor", ENGINES, indirect=True)
def test_each_engine_begins_with_its_own(visitor: Visitor) -> None:
    visitor.wait(":root[data-offline-ready]")
    visitor.reload()
    visitor.wait(":root[data-offline-ready]:not([data-starting])")
    assert not visitor.evaluate(FROM_MEMORY)
    visitor.evaluate(f"new Promise(async (done) => {{ while (!(await ({KEPT})())) ; done(true); }})")
    visitor.reload()
    visitor.wait(":root[data-offline-ready]:not([data-starting])")
    assert visitor.evaluate(FROM_MEMORY)
    visitor.tap("#niche-qyshinsu")
    visitor.wait("#start")
    visitor.tap("#start")
    visitor.wait("#place-6")
