// Brings what was unfolded into sight: a long list would open below the edge of the screen. A rule that was asked for is said.
// A tap opens what happened, where it is cut off, until the next tap.

import { announce } from "./effects.js";

export function listenForUnfolding() {
  document.addEventListener("toggle", unfolded, true); // It doesn't bubble.
  document.addEventListener("click", ({ target }) => layOpen(target instanceof Element ? target.closest(TOLD) : null));
}

const TOLD = ".step-told";

/** @param {Element | null} tapped */
function layOpen(tapped) {
  for (const told of document.querySelectorAll(TOLD)) {
    const opens = told === tapped && !told.hasAttribute("data-whole") && told.scrollHeight > told.clientHeight;
    told.toggleAttribute("data-whole", opens);
  }
}

/** @param {Event} event */
function unfolded({ target }) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  if (target.id === "notice-why") announce(target.querySelector("p")?.textContent ?? "");
  if (!target.matches(".folded")) return;
  const { bottom, top } = target.getBoundingClientRect();
  if (bottom > innerHeight && top > 0) target.scrollIntoView({ block: "start" });
}
