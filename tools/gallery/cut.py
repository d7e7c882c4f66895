"""What of a screen cannot be read: words beyond the sides of the window, cut off by what holds them, or broken."""

from __future__ import annotations

from playwright.sync_api import Page

CUT = """() => {
  const seen = (box) => box.width > 1 && box.height > 1;
  const forEars = (e) => getComputedStyle(e).clipPath !== "none" || getComputedStyle(e).clip !== "auto";
  const forEyes = (words) => {
    for (let e = words.parentElement; e && e !== document.documentElement; e = e.parentElement) {
      const { visibility, opacity } = getComputedStyle(e);
      if (visibility === "hidden" || opacity === "0" || forEars(e) || e.inert) return false;
    }
    return true;
  };
  const cut = (words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const box = range.getBoundingClientRect();
    if (!seen(box)) return null;
    let left = 0, right = innerWidth, top = -Infinity, bottom = Infinity;
    for (let e = words.parentElement; e && e !== document.documentElement; e = e.parentElement) {
      const style = getComputedStyle(e);
      const x = style.overflowX, y = style.overflowY, edge = e.getBoundingClientRect();
      if (x === "auto" || x === "scroll") [left, right] = [-Infinity, Infinity];
      if (y === "auto" || y === "scroll") [top, bottom] = [-Infinity, Infinity];
      if (x === "hidden" || x === "clip") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (y === "hidden" || y === "clip") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const by = Math.max(left - box.left, box.right - right, top - box.top - 2, box.bottom - bottom - 2);
    return by > 1.5 ? by : null;
  };
  const brokenWord = (words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const { 0: part, index } of words.data.matchAll(/[^\\s\\u00ad\\u2011/–-]{3,}/gu)) {
      range.setStart(words, index + Number(words.data[index - 1] === "\\u00ad")); // a hyphen stands before it
      range.setEnd(words, index + part.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) return part;
    }
    return null;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let words = walker.nextNode(); words; words = walker.nextNode()) {
    if (!words.data.trim() || words.parentElement.closest("script, style, noscript, #sheets")) continue;
    if (!words.parentElement.checkVisibility() || !forEyes(words)) continue; // or in a part that is folded up
    const holder = words.parentElement.closest("[id]");
    const kind = words.parentElement.getAttribute("class") ?? words.parentElement.tagName;
    const where = `#${holder?.id} ${kind}: ${words.data.trim().slice(0, 50)}`;
    const by = cut(words);
    if (by !== null) found.push(`${where} (${Math.round(by)} px)`);
    const part = words.parentElement.closest("code, textarea, svg") ? null : brokenWord(words);
    if (part !== null) found.push(`${where} (broken: ${part})`);
  }
  return found;
}"""


def words_cut(page: Page) -> list[str]:
    """Return the words that are cut off or broken, each with what holds it, and by how much or where."""
    found: list[str] = page.evaluate(CUT)
    return found
