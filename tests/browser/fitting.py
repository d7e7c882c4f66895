"""What can be seen of a page: nothing beyond its sides, nothing below its fold, nothing beneath something else."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

WITHIN_SIDES = """(width) => document.documentElement.scrollWidth <= width"""
TOO_FAR_OUT = """(width) => [...document.querySelectorAll('#app *')]
  .filter((e) => e.getClientRects().length && e.getBoundingClientRect().right > width + 0.5)
  .map((e) => `${e.tagName} ${e.id} ${e.getAttribute('class')}`)"""


def expect_page_within_sides(page: Page, where: str) -> None:
    """The page, once it is at rest, is no wider than the screen (`innerWidth` is what a phone makes of a wide page)."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    if not page.evaluate(WITHIN_SIDES, width):
        with contextlib.suppress(TookTooLong):
            page.wait_for_function(WITHIN_SIDES, arg=width, timeout=5_000)
        assert page.evaluate(WITHIN_SIDES, width), (where, page.evaluate(TOO_FAR_OUT, width))


def expect_within_sides(page: Page, where: str) -> None:
    """Neither the page, once it is at rest, nor a button's own words go further to the right than the screen."""
    expect_page_within_sides(page, where)
    width = page.viewport_size["width"] if page.viewport_size else 0
    out = page.evaluate(
        """(width) => [...document.querySelectorAll('#app .button, #app .icon-button')]
          .filter((e) => e.checkVisibility())
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


LABELS_COVERED = """() => {
  const hidesWords = (e) => getComputedStyle(e).clipPath.startsWith("inset(50%");
  const isOpaque = (e) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    const [, , , alpha = 1] = backgroundColor.match(/[\\d.]+/g);
    return backgroundImage !== "none" || Number(alpha) > 0.4 || e instanceof SVGElement;
  };
  const lid = (words, x, y) => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top.contains(words) || words.contains(top) || top.closest(".notice, .green-stage, .rises")) return null;
      if (top.closest("svg") !== null && top.closest("svg") === words.closest("svg")) continue;
      if (isOpaque(top)) return top.closest("button")?.contains(words) ? null : top.closest("button, .actions") ?? top;
    }
    return null;
  };
  const found = [];
  const all = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
  for (let text = all.nextNode(); text; text = all.nextNode()) {
    const words = text.parentElement;
    if (!text.data.trim() || words.closest("title, [inert]")) continue;
    if (!words.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let [upper, lower, isForEars, shortened] = [-Infinity, Infinity, false, false];
    for (let e = words; e !== document.documentElement; e = e.parentElement) {
      const { overflowY, webkitLineClamp } = getComputedStyle(e), edge = e.getBoundingClientRect();
      isForEars ||= hidesWords(e);
      shortened ||= webkitLineClamp !== "none";
      if (["auto", "scroll"].includes(overflowY))
        [upper, lower] = [Math.max(upper, edge.top), Math.min(lower, edge.bottom)];
    }
    if (isForEars) continue;
    for (const { left, right, top, bottom, height } of lines) {
      const [high, low] = [top + 0.2 * height, bottom - 0.2 * height];
      if (high < upper || low > lower || shortened) continue; // It is scrolled to, or ends with dots.
      const over = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [lid(words, x, high), lid(words, x, low)]);
      const by = low > innerHeight ? "the lower edge" : over.find((one) => one !== null);
      if (by) found.push(`${text.data.trim()} (beneath ${by.id || by.className || by})`);
      if (by) break;
    }
  }
  return found;
}"""


def labels_covered(page: Page) -> list[str]:
    """Return the words at a table, as it stands, that lie beneath something else or below the screen.

    What is scrolled to in a box of its own is not looked at, nor what a refusal, a card
    held up or a sheet that has risen is meant to lie over.
    """
    found: list[str] = page.evaluate(LABELS_COVERED)
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
    """What of these cannot be brought into view, or lies beneath something there that stays."""
    expect(page.locator(".notice.passing")).to_be_hidden(timeout=10_000)
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


def cramped(page: Page, selector: str) -> list[str]:
    """Whose words come nearer than 5 px to the side of what they stand on."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].filter((e) => {
          const words = document.createRange();
          words.selectNodeContents(e.querySelector('span') ?? e);
          const inside = words.getBoundingClientRect(), box = e.getBoundingClientRect();
          return e.getClientRects().length && Math.min(inside.left - box.left, box.right - inside.right) < 5;
        }).map((e) => `${e.id || e.className}: ${e.textContent}`)""",
        selector,
    )
    return found


def broken_words(page: Page, selector: str) -> list[str]:
    """The words in these of which one part stands in another line."""
    found: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].flatMap((e) => {
          if (!e.getClientRects().length) return [];
          const found = [], walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange();
          for (let text = walk.nextNode(); text; text = walk.nextNode())
            for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) found.push(word);
            }
          return found;
        })""",
        selector,
    )
    return found
