// Takes what a hint covers from the keyboard and from screen readers: how much that is depends on the game and the window.

const REACHED = ".play > .panel :is(a, button, input, summary, [tabindex])";

/** To be called after every screen. */
export function setAsideUnderHint() {
  const hint = document.getElementById("hint-panel");
  if (!hint) return;
  for (const one of document.querySelectorAll(REACHED)) if (!hint.contains(one) && isUnder(one, hint)) setAside(one);
}

/** The next screen has it as it was. In a picture nothing can be inert by itself. @param {Element} element */
function setAside(element) {
  const whole = element instanceof SVGElement ? element.closest("svg:not(svg svg)")?.parentElement : element;
  if (whole instanceof HTMLElement && !whole.matches(".panel")) whole.inert = true;
}

/** @param {Element} element @param {HTMLElement} hint */
function isUnder(element, hint) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return hint.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
