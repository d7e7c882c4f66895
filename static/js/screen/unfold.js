// Brings what was unfolded into sight: a long list would open below the edge of the screen. A rule that was asked for is said.

import { announce } from "./effects.js";

export function listenForUnfolding() {
  document.addEventListener("toggle", unfolded, true); // It doesn't bubble.
}

/** @param {Event} event */
function unfolded({ target }) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  if (target.id === "notice-why") announce(target.querySelector("p")?.textContent ?? "");
  if (!target.matches(".folded")) return;
  const { bottom, top } = target.getBoundingClientRect();
  if (bottom > innerHeight && top > 0) target.scrollIntoView({ block: "start" });
}
