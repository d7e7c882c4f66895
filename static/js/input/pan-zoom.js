// Pans and zooms a picture larger than its frame, by dragging, pinching or the wheel.
// It changes the `transform` of the picture's `.world`, and marks the picture as `data-zoomed`; the viewBox is the fit, to which
// `[data-client=fit]` leads back. `[data-client=closer]` leads to what matters now, with cells as large as a finger.

import { hasLessMotion } from "../screen/pacing.js";

/** @typedef {{scale: number, x: number, y: number}} Look in the picture's own units */

const DRAG_PX = 8;
const LARGEST_CELL_PX = 96;
const CLOSE_CELL_PX = 44;
/** What a closer look shows, the first of these that exists: open places, cubes of this turn, cubes of the last turn. */
const WHAT_MATTERS = [".legal", ".aura", ".last"];
const WHEEL = 0.0015;
const GLIDE_MS = 220;

/** @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
/** @type {SVGSVGElement | null} */
let held = null;
let dragged = false;

export function listenForPanning() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(kind, up);
  document.addEventListener("wheel", wheel, { passive: false });
  // A click at the end of a drag is no tap.
  document.addEventListener("click", swallow, { capture: true });
  document.addEventListener("click", fit);
  document.addEventListener("click", lookCloser);
  document.addEventListener("focusin", bringIntoView);
  new MutationObserver(bringPlaceIntoView).observe(document.body, { childList: true, subtree: true });
  new MutationObserver(keepLook).observe(document.body, { subtree: true, attributeFilter: ["viewBox"], attributeOldValue: true });
}

/** @param {Event} event */
function pictureUnder(event) {
  const found = event.target instanceof Element ? event.target.closest("[data-pan-zoom]") : null;
  return /** @type {SVGSVGElement | null} */ (found);
}

/** @param {SVGSVGElement} picture @returns {Look} */
function lookOf(picture) {
  const matrix = world(picture).transform.baseVal.consolidate()?.matrix;
  return matrix ? { scale: matrix.a, x: matrix.e, y: matrix.f } : { scale: 1, x: 0, y: 0 };
}

/** @param {SVGSVGElement} picture */
function world(picture) {
  return /** @type {SVGGElement} */ (picture.querySelector(".world"));
}

/** Shows it so, as far as the picture never leaves its frame. @param {SVGSVGElement} picture @param {Look} look */
function show(picture, { scale, x, y }) {
  const box = picture.viewBox.baseVal;
  const within = (/** @type {number} */ value, /** @type {number} */ start, /** @type {number} */ size) =>
    Math.min(start - start * scale, Math.max(start + size - (start + size) * scale, value));
  if (scale < 1.001) {
    // It is as drawn: no way back is needed.
    unzoom(picture);
    return;
  }
  const transform = `translate(${within(x, box.x, box.width).toFixed(2)} ${within(y, box.y, box.height).toFixed(2)}) scale(${scale.toFixed(4)})`;
  world(picture).setAttribute("transform", transform);
  picture.dataset.zoomed = "";
}

/** @param {SVGSVGElement} picture */
function unitsPerPixel(picture) {
  return 1 / (picture.getScreenCTM()?.a ?? 1);
}

/** @param {SVGSVGElement} picture @param {number} factor @param {{x: number, y: number}} about in client pixels */
function zoom(picture, factor, about) {
  const look = lookOf(picture);
  const largest = Math.max(1, (LARGEST_CELL_PX * unitsPerPixel(picture)) / Number(picture.dataset.cell));
  const scale = Math.min(largest, Math.max(1, look.scale * factor));
  const matrix = picture.getScreenCTM();
  if (!matrix) return;
  const at = new DOMPoint(about.x, about.y).matrixTransform(matrix.inverse());
  const grown = scale / look.scale;
  show(picture, { scale, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown });
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.button !== 0) return;
  if (!fingers.size) dragged = false;
  const picture = pictureUnder(event);
  if (!picture || /** @type {Element} */ (event.target).closest("[data-drag]")) return; // A piece goes by itself.
  held = picture;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before || !held) return;
  const [one, two] = [...fingers.values()];
  if (fingers.size === 1) {
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!dragged && Math.hypot(dx, dy) < DRAG_PX) return;
    const look = lookOf(held);
    const units = unitsPerPixel(held);
    show(held, { ...look, x: look.x + dx * units, y: look.y + dy * units });
  } else if (one && two) {
    const apart = Math.hypot(one.x - two.x, one.y - two.y);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [first, second] = [...fingers.values()];
    if (first && second && apart) {
      const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
      zoom(held, Math.hypot(first.x - second.x, first.y - second.y) / apart, middle);
    }
  }
  dragged = true;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

/** @param {PointerEvent} event */
function up(event) {
  fingers.delete(event.pointerId);
  if (!fingers.size) held = null;
}

/** @param {WheelEvent} event */
function wheel(event) {
  const picture = pictureUnder(event);
  if (!picture) return;
  event.preventDefault();
  zoom(picture, Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
}

/** @param {MouseEvent} event */
function swallow(event) {
  if (!dragged || event.detail === 0 || !pictureUnder(event)) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}

/** @param {MouseEvent} event */
function fit(event) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-client=fit]")) return;
  const held = document.activeElement === event.target.closest("[data-client]");
  for (const picture of /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("[data-pan-zoom]"))) {
    unzoom(picture);
  }
  if (held) passFocus("[data-client=closer]");
}

/** Moves the focus to the other button, or to the board: the button that was pressed is gone. @param {string} to */
function passFocus(to) {
  for (const wanted of [to, "#board [tabindex='0']"]) {
    const element = /** @type {HTMLElement | SVGElement | null} */ (document.querySelector(wanted));
    element?.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

/** @param {SVGSVGElement} picture */
function unzoom(picture) {
  world(picture).removeAttribute("transform");
  delete picture.dataset.zoomed;
}

/** @param {MouseEvent} event */
function lookCloser(event) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-client=closer]")) return;
  const held = document.activeElement === event.target.closest("[data-client]");
  for (const picture of /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("[data-pan-zoom]"))) {
    const matter = WHAT_MATTERS.map((kind) => [...picture.querySelectorAll(kind)]).find((found) => found.length) ?? [picture];
    const boxes = matter.map((element) => element.getBoundingClientRect());
    const middle = (/** @type {number[]} */ ends) => (Math.min(...ends) + Math.max(...ends)) / 2;
    const x = middle(boxes.flatMap((box) => [box.left, box.right]));
    const y = middle(boxes.flatMap((box) => [box.top, box.bottom]));
    zoom(picture, (CLOSE_CELL_PX * unitsPerPixel(picture)) / Number(picture.dataset.cell), { x, y });
    centre(picture, { x, y });
  }
  if (held) passFocus("[data-client=fit]");
}

/** Brings a point into the middle. @param {SVGSVGElement} picture @param {{x: number, y: number}} point in client pixels */
function centre(picture, { x, y }) {
  const frame = picture.getBoundingClientRect();
  const look = lookOf(picture);
  const units = unitsPerPixel(picture);
  const [right, down] = [frame.left + frame.width / 2 - x, frame.top + frame.height / 2 - y];
  show(picture, { ...look, x: look.x + right * units, y: look.y + down * units });
}

/** The open places when they were last looked for. */
let placesBefore = "";

/** Whoever has zoomed in and picks up what fits only out of sight is led to the nearest place. */
function bringPlaceIntoView() {
  const picture = /** @type {SVGSVGElement | null} */ (document.querySelector("[data-pan-zoom][data-zoomed]"));
  const places = picture ? [...picture.querySelectorAll(".legal")] : [];
  const key = places.map((place) => place.getAttribute("transform")).join();
  if (key === placesBefore) return;
  placesBefore = key;
  if (!picture || !key || held) return;
  const frame = picture.getBoundingClientRect();
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  const points = places.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    return { x, y, isSeen, far: Math.hypot(x - middle.x, y - middle.y) };
  });
  if (points.some(({ isSeen }) => isSeen)) return;
  const before = lookOf(picture);
  centre(
    picture,
    points.reduce((nearest, point) => (point.far < nearest.far ? point : nearest)),
  );
  glide(picture, before);
}

/** Shows how it comes from one look to that of now. @param {SVGSVGElement} picture @param {Look} before */
function glide(picture, before) {
  if (hasLessMotion()) return;
  const frames = [before, lookOf(picture)].map(({ scale, x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
  world(picture).animate(frames, { duration: GLIDE_MS, easing: "ease-out" });
}

/** A picture that comes to show more glides there; one that is zoomed stays as it was seen. @param {MutationRecord[]} records */
function keepLook(records) {
  for (const { target, oldValue } of records) {
    const picture = /** @type {SVGSVGElement} */ (target);
    if (!oldValue || !picture.isConnected || picture.dataset.panZoom === undefined) continue;
    const [x = 0, y = 0, width = 0, height = 0] = oldValue.split(" ").map(Number);
    const now = picture.viewBox.baseVal;
    const { clientWidth, clientHeight } = picture;
    const shrunk =
      Math.min(clientWidth / width, clientHeight / height) / Math.min(clientWidth / now.width, clientHeight / now.height);
    if (!Number.isFinite(shrunk)) continue;
    const look = lookOf(picture);
    const before = {
      scale: look.scale * shrunk,
      x: now.x + now.width / 2 + (look.x - x - width / 2) * shrunk,
      y: now.y + now.height / 2 + (look.y - y - height / 2) * shrunk,
    };
    if (picture.dataset.zoomed !== undefined) show(picture, before);
    else glide(picture, before);
  }
}

/** What the keyboard walks to is brought into the frame. @param {FocusEvent} event */
function bringIntoView(event) {
  const picture = pictureUnder(event);
  if (!picture || !(event.target instanceof SVGElement) || event.target === picture || held) return;
  const frame = picture.getBoundingClientRect();
  const box = event.target.getBoundingClientRect();
  const over = (/** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ from, /** @type {number} */ to) =>
    Math.min(0, to - high) + Math.max(0, from - low);
  const dx = over(box.left, box.right, frame.left, frame.right);
  const dy = over(box.top, box.bottom, frame.top, frame.bottom);
  if (!dx && !dy) return;
  const look = lookOf(picture);
  const units = unitsPerPixel(picture);
  show(picture, { ...look, x: look.x + dx * units, y: look.y + dy * units });
}
