// Slides the strength and the hit point in the tray, with a finger or with arrow keys, and tells Python each when it is let go.

import { showStrength } from "./aim.js";

/** @typedef {import("../../../types/bridge.js").Send} Send */
/** @typedef {import("../../../types/bridge.js").AppEvent} AppEvent */

const STEP = 5;
const HIT_STEP = 10;
/** How far the dot of the hit pad moves, as a part of the picture's width: see aim_picture.py. */
const PAD = { width: 74, middle: 35, reach: 26 };

/** @type {{element: Element, id: number} | null} */
let held = null;
/** What the last key told, on the slider of that id. @type {{event: AppEvent, of: string} | null} */
let told = null;
let power = 0;
let hit = { height: 0, lateral: 0 };

/** @param {Send} send */
export function listenForAimTray(send) {
  document.addEventListener("pointerdown", (event) => {
    const element = event.target instanceof Element ? event.target.closest("[data-strength], [data-hit]") : null;
    if (!element || event.button !== 0) return;
    held = { element, id: event.pointerId };
    told = null;
    slide(event);
  });
  document.addEventListener("pointermove", slide);
  document.addEventListener("pointerup", (event) => {
    if (held?.id !== event.pointerId) return;
    send({ do: "tap", arg: partOf(held.element) });
    held = null;
  });
  document.addEventListener("pointercancel", () => {
    if (held) putBack(held.element);
    held = null;
  });
  document.addEventListener("keydown", (event) => {
    const element = event.target instanceof Element ? event.target.closest("[data-strength], [data-hit]") : null;
    const way = WAYS[event.key];
    if (!element || !way || event.ctrlKey || event.altKey || event.metaKey) {
      told = null;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!isOnItsWay(element)) read(element);
    const [right = 0, up = 0] = way;
    if (element.hasAttribute("data-strength")) power = clamped(power + STEP * (right + up), 1);
    else hit = { height: clamped(hit.height + HIT_STEP * up, -100), lateral: clamped(hit.lateral + HIT_STEP * right, -100) };
    show(element);
    told = { event: { do: "tap", arg: partOf(element) }, of: element.id };
    send(told.event);
  });
}

/** The next key goes on from the one before, though the page shows only what has been answered. @param {Element} element */
function isOnItsWay(element) {
  return told?.of === element.id && !told.event.answered;
}

/** Shows what is told in the attributes: a slide that was broken off has not been. @param {Element} element */
function putBack(element) {
  read(element);
  show(element);
}

/** @type {Record<string, readonly [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 4],
  PageDown: [0, -4],
  End: [0, 20],
  Home: [0, -20],
};

/** @param {number} value @param {number} least */
function clamped(value, least) {
  return Math.min(100, Math.max(least, value));
}

/** What the tray shows. @param {Element} element */
function read(element) {
  if (element.hasAttribute("data-strength")) power = Number(element.getAttribute("aria-valuenow"));
  const [height = 0, lateral = 0] = (element.getAttribute("data-hit") ?? "").split(":").map(Number);
  hit = { height, lateral };
}

/** @param {Element} element */
function partOf(element) {
  return element.hasAttribute("data-strength") ? `strength:${power}` : `hit:${hit.height}:${hit.lateral}`;
}

/** @param {PointerEvent} event */
function slide(event) {
  if (held?.id !== event.pointerId) return;
  const { element } = held;
  const bars = element.querySelector(".strength-bars")?.getBoundingClientRect();
  if (bars) power = clamped(Math.round(((event.clientX - bars.left) / bars.width) * 100), 1);
  else {
    const box = element.getBoundingClientRect();
    const size = box.width / PAD.width;
    const part = (/** @type {number} */ pixels) => (pixels / size - PAD.middle) / PAD.reach;
    const step = (/** @type {number} */ value) => clamped(Math.round(value * (100 / HIT_STEP)) * HIT_STEP, -100) + 0;
    hit = { height: step(-part(event.clientY - box.top)), lateral: step(part(event.clientX - box.left)) };
  }
  show(element);
}

/** @param {Element} element */
function show(element) {
  if (element.hasAttribute("data-strength")) return showStrength(power);
  const dot = element.querySelector(".hit-dot");
  const { reach, middle } = PAD;
  dot?.setAttribute(
    "transform",
    `translate(${middle - 3 + (reach * hit.lateral) / 100} ${middle - 3 - (reach * hit.height) / 100})`,
  );
}
