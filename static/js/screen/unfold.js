// Brings what was unfolded into sight: a long list would open below the edge of the screen.

export function listenForUnfolding() {
  document.addEventListener("toggle", unfolded, true); // It doesn't bubble.
}

/** @param {Event} event */
function unfolded({ target }) {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(".folded")) return;
  const { bottom, top } = target.getBoundingClientRect();
  if (bottom > innerHeight && top > 0) target.scrollIntoView({ block: "start" });
}
