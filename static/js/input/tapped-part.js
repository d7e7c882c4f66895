// Tells which part of the table is meant. What is drawn names its part itself; bare ground is told by where it is touched.

/** @typedef {{clientX: number, clientY: number}} Point in the window */

/** @param {Element | null} target @param {Point} at @returns {string | undefined} */
export function partAt(target, at) {
  const part = /** @type {HTMLElement | SVGElement | null | undefined} */ (target?.closest("[data-part]"));
  if (part) return part.dataset.part;
  const ground = /** @type {SVGSVGElement | null | undefined} */ (target?.closest("svg[data-ground]"));
  return ground ? cellAt(ground, at) : undefined;
}

/** The part that the keyboard is at. */
export function partHeld() {
  const part = /** @type {HTMLElement | SVGElement | null | undefined} */ (document.activeElement?.closest("[data-part]"));
  return part?.dataset.part ?? null;
}

/** The cell of a ground without edges: 0,0 is in the middle, and x and y rise to the east and north. @param {SVGSVGElement} ground @param {Point} at */
function cellAt(ground, { clientX, clientY }) {
  const world = /** @type {SVGGElement | null} */ (ground.querySelector(".world"));
  const matrix = world?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const size = Number(ground.dataset.cell);
  return `cell:${Math.round(x / size)},${Math.round(-y / size)}`;
}

/** What an event happened in that fits a selector. @param {Event} event @param {string} selector */
export function under(event, selector) {
  const target = event.target instanceof Element ? event.target.closest(selector) : null;
  return /** @type {HTMLElement | SVGElement | null} */ (target);
}
