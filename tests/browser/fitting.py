"""What can be seen of a page: nothing beyond its sides, nothing below its fold, nothing beneath something else."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

WITHIN_SIDES = """(width) => document.documentElement.scrollWidth <= width"""
TOO_FAR_OUT = """(width) => [...document.querySelectorAll('#app *')]
  .filter((e) => e.getClientRects().length && e.getBoundingClientRect().right > width + 0.5)
  .map((e) => `${e.tagName} ${e.id} ${e.getAttribute('class')}`)"""


def expect_within_sides(page: Page, where: str) -> None:
    """Neither the page, once it is at rest, nor a button's own words go further to the right than the screen."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    if not page.evaluate(WITHIN_SIDES, width):
        with contextlib.suppress(TookTooLong):
            page.wait_for_function(WITHIN_SIDES, arg=width, timeout=5_000)
        assert page.evaluate(WITHIN_SIDES, width), (where, page.evaluate(TOO_FAR_OUT, width))
    out = page.evaluate(
        """(width) => [...document.querySelectorAll('#app .button, #app .icon-button')]
          .filter((e) => e.getClientRects().length)
          .filter((e) => e.getBoundingClientRect().left < 0 || e.getBoundingClientRect().right > width + 0.5
            || e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.id || e.textContent)""",
        width,
    )
    assert out == [], where


def expect_all_in_view(page: Page, selector: str) -> None:
    page.evaluate("scrollTo(0, 0)")
    for part in page.locator(selector).all():
        expect(part).to_be_in_viewport(ratio=0.99)


def covered(page: Page, over: str, under: str) -> list[str]:
    """What of `under` has a part of it beneath `over`."""
    found: list[str] = page.evaluate(
        """([over, under]) => {
          const lid = document.querySelector(over), top = lid.getBoundingClientRect();
          return [...document.querySelectorAll(under)].filter((e) => {
            const box = (e.querySelector('.hit') ?? e).getBoundingClientRect();
            const left = Math.max(box.left, top.left), right = Math.min(box.right, top.right);
            const upper = Math.max(box.top, top.top), lower = Math.min(box.bottom, top.bottom);
            return right - left > 1 && lower - upper > 1
              && lid.contains(document.elementFromPoint((left + right) / 2, (upper + lower) / 2));
          }).map((e) => e.id || e.textContent); }""",
        [over, under],
    )
    return found


def small_targets(page: Page, selector: str) -> list[str]:
    """What of these a finger would miss: less than 44 px wide or high."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)]
          .filter((e) => e.getClientRects().length && getComputedStyle(e).clipPath === 'none')
          .map((e) => [e.id || e.textContent, e.getBoundingClientRect()])
          .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
          .map(([name, box]) => `${name} ${box.width}x${box.height}`)""",
        selector,
    )
    return found


LARGE = "document.documentElement.dataset.text = '200'"
"""Letters of double size, as the settings make them; without a way there and back."""


def beyond_sides(page: Page, selector: str) -> list[str]:
    """What is seen of these further out than the screen."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)]
          .filter((e) => e.getClientRects().length)
          .filter((e) => e.getBoundingClientRect().left < 0 || e.getBoundingClientRect().right > innerWidth + 0.5)
          .map((e) => `${e.id || e.className}: ${e.textContent}`)""",
        selector,
    )
    return found


def out_of_reach(page: Page, selector: str) -> list[str]:
    """What of these cannot be brought into view, or lies beneath something there."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].filter((e) => {
          if (!e.getClientRects().length || e.closest("[inert]")) return false;
          e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          const { left, right, top, bottom } = e.getBoundingClientRect();
          if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return !e.contains(there) && !there?.contains(e);
        }).map((e) => e.id || e.textContent)""",
        selector,
    )
    return found


def cramped(page: Page, selector: str, least: float = 5) -> list[str]:
    """Whose words come nearer than so many px to the side of what they stand on."""
    found: list[str] = page.evaluate(
        """([selector, least]) => [...document.querySelectorAll(selector)].filter((e) => {
          const words = document.createRange();
          words.selectNodeContents(e.querySelector('span') ?? e);
          const inside = words.getBoundingClientRect(), box = e.getBoundingClientRect();
          return e.getClientRects().length && Math.min(inside.left - box.left, box.right - inside.right) < least;
        }).map((e) => `${e.id || e.className}: ${e.textContent}`)""",
        [selector, least],
    )
    return found
