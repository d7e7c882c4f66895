"""Going through a page by keys alone: Tab and the arrows to a part of the table, Enter on it."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.visiting import see_out

MOST = 60
"""Presses to any part of a table."""

WAY = """(selector) => {
  const at = document.activeElement;
  const all = [...document.querySelectorAll(selector)];
  const part = all.find((one) => one.matches("button, a")) ?? all.find((one) => one.matches("[tabindex]"));
  const middle = (element) => {
    const { x, y, width, height } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  if (!part || part.contains(at)) return "there";
  const walks = at.matches("[data-part]") && at.closest("[data-keys]")?.contains(part);
  if (!walks || part.matches("button")) return "Tab";
  const [[x, y], [hereX, hereY]] = [middle(part), middle(at)];
  const across = x > hereX ? "ArrowRight" : "ArrowLeft", down = y > hereY ? "ArrowDown" : "ArrowUp";
  return (Math.abs(x - hereX) > Math.abs(y - hereY) ? [across, down] : [down, across]).join(" ");
}"""
"""The keys that lead nearer to a part, the one that leads furthest first."""

HAS_MOVED = """() => new Promise((done) => {
  const until = performance.now() + 400;
  const look = () => {
    if (document.activeElement !== globalThis.heldBefore) return done(true);
    return performance.now() > until ? done(false) : requestAnimationFrame(look);
  };
  look();
})"""
HOLD = "() => { globalThis.heldBefore = document.activeElement; }"
HELD = "() => document.activeElement.id || document.activeElement.tagName"


def walk_to(page: Page, selector: str) -> None:
    """Go to a part by Tab and the arrows."""
    tried: set[tuple[str, str]] = set()
    for _ in range(MOST):
        way = page.evaluate(WAY, selector)
        if way == "there":
            return
        here = page.evaluate(HELD)
        keys = [*way.split(), "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] if way != "Tab" else ["Tab"]
        key = next((one for one in keys if one == "Tab" or (here, one) not in tried), "Tab")
        tried.add((here, key))
        page.evaluate(HOLD)
        page.keyboard.press(key)
        page.evaluate(HAS_MOVED)
    raise AssertionError(f"Keys don't lead to {selector}: {page.evaluate(HELD)}")


def enter(page: Page, part: str) -> None:
    """Go to a part, press Enter on it, and wait for what comes of it."""
    walk_to(page, f'#app [data-part="{part}"]')
    before = page.locator("#app").inner_html()
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.getElementById('app').innerHTML !== before", arg=before)
    see_out(page)
