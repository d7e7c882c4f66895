// Keeps the keyboard and screen readers from what a hint covers, which depends on the game and on the window.

const REACHED = ".play > .panel :is(a, button, input, summary, [tabindex])";

/** Call this with every screen, before the focus is seen to. */
export function setAsideUnderHint() {
  const hint = document.getElementById("hint-panel");
  if (!hint) return;
  for (const one of document.querySelectorAll(REACHED)) if (!hint.contains(one) && isUnder(one, hint)) setAside(one);
}

/** The next screen undoes it. Nothing within a picture can be inert by itself. @param {Element} element */
function setAside(element) {
  const whole = element instanceof SVGElement ? element.closest("svg:not(svg svg)")?.parentElement : element;
  if (whole instanceof HTMLElement && !whole.matches(".panel")) whole.inert = true;
}

/** @param {Element} element @param {HTMLElement} hint */
function isUnder(element, hint) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return hint.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
