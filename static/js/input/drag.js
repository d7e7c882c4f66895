// Drags a piece to its place, which is the same as tapping the piece and then the place. Where the part is bare ground
// under the piece, `data-piece` is the id of what follows the finger, and `data-held` tells whether it has been picked.
// A piece with `data-home` that is let go off the board goes back: that is the part to tap. One that a tap would not pick
// up has `data-lift`, the part that does.

import { partAt } from "./tapped-part.js";

/** @typedef {import("../../types/bridge.js").Send} Send */

/**
 * @typedef {{part: string, lift: string, home: string | undefined, x: number, y: number, held: boolean, picture: SVGElement,
 *   along: string}} Grip
 */

const DRAG_PX = 8;

/** @param {Send} send */
export function listenForDragging(send) {
  /** @type {Grip | null} */
  let grip = null;
  /** @type {HTMLElement | null} */
  let ghost = null;
  let dropped = false;

  document.addEventListener("pointerdown", (event) => {
    const piece = event.target instanceof Element ? event.target.closest("[data-drag][data-part]") : null;
    dropped = false;
    if (!(piece instanceof SVGElement) || !event.isPrimary || event.button !== 0) return;
    const { part = "", lift, home, drag: along = "" } = piece.dataset;
    const held = piece.dataset.held ?? (lift ? "" : piece.getAttribute("aria-pressed"));
    const stood = document.getElementById(piece.dataset.piece ?? "");
    const picture = stood instanceof SVGElement ? stood : piece;
    grip = { part, lift: lift ?? part, home, x: event.clientX, y: event.clientY, held: held === "true", picture, along };
  });

  document.addEventListener("pointermove", (event) => {
    if (!grip || !event.isPrimary) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < DRAG_PX) return;
      ghost = ghostOf(grip.picture);
      document.documentElement.toggleAttribute("data-dragging", true);
      if (!grip.held) send({ do: "tap", arg: grip.lift });
    }
    ghost.style.setProperty("transform", `translate(${event.clientX - grip.x}px, ${event.clientY - grip.y}px)`);
    moveAlong(grip, event.clientX - grip.x, event.clientY - grip.y);
  });

  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
    document.addEventListener(kind, (event) => {
      if (!event.isPrimary) return;
      if (grip && ghost) {
        ghost.remove();
        document.documentElement.toggleAttribute("data-dragging", false);
        moveAlong(grip, 0, 0);
        dropped = true;
        const part = kind === "pointerup" ? landing(grip, event) : grip.part;
        if (part !== undefined && (part !== grip.part || grip.lift !== grip.part)) send({ do: "tap", arg: part });
      }
      grip = null;
      ghost = null;
    });
  }

  // The click that ends a drag is no tap of its own.
  document.addEventListener(
    "click",
    (event) => {
      if (!dropped || event.detail === 0) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}

/** The part where a piece is let go; off the board its home, unless that is where it lay. @param {Grip} grip @param {PointerEvent} at */
function landing({ part, home }, at) {
  const under = document.elementsFromPoint(at.clientX, at.clientY);
  const place = under.find((found) => !found.closest("[data-no-drop]"));
  const found = place instanceof SVGElement ? partAt(place, at) : undefined;
  return place?.closest(".board") || found === part ? found : (home ?? found);
}

/** @type {Record<string, [number, number]>} */
const WAYS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/**
 * What the piece would push moves along, one square at most and only that way: `data-drag` holds the way, then the ids.
 * @param {{picture: SVGElement, along: string}} grip @param {number} x @param {number} y
 */
function moveAlong({ picture, along }, x, y) {
  const [way = "", ...ids] = along.split(" ");
  const [right = 0, down = 0] = WAYS[way] ?? [];
  const aside = Math.abs(x * down) + Math.abs(y * right);
  const square = picture.querySelector(".hit");
  if (!(square instanceof SVGGraphicsElement) || !ids.length) return;
  const scale = square.getScreenCTM()?.a || 1;
  const far = Math.min((x * right + y * down) / scale, square.getBBox().width);
  const moved = far > 0 && far * scale > aside ? `${far * right}px ${far * down}px` : "";
  for (const id of ids) {
    const piece = document.getElementById(id);
    if (piece instanceof SVGElement) piece.style.setProperty("translate", moved);
  }
}

/** A picture of the piece that follows the finger. @param {SVGElement} piece */
function ghostOf(piece) {
  const box = piece.getBoundingClientRect();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const matrix = /** @type {SVGGraphicsElement} */ (piece).getScreenCTM();
  const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
  for (const name of ["id", "data-part", "data-drag", "tabindex", "role", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
  if (matrix) copy.setAttribute("transform", `matrix(${matrix.a} 0 0 ${matrix.d} ${matrix.e - box.left} ${matrix.f - box.top})`);
  svg.append(copy);
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("left", `${box.left}px`);
  ghost.style.setProperty("top", `${box.top}px`);
  ghost.append(svg);
  document.body.append(ghost);
  return ghost;
}

/** The pictures that take the finger's way for themselves (`touch-action: none`), so that nothing waits for this. */
const OWN_WAYS = ".hand .tray, [data-pan-zoom], .board [data-drag], cube-arena";

/**
 * A browser that sees a throw waits for it to come to rest, and takes the next tap within a second for the one that stops it:
 * somebody who drags a piece, or the table, quickly would tap in vain.
 */
export function preventThrows() {
  document.addEventListener("pointerdown", ({ target }) => {
    const picture = target instanceof Element ? target.closest(OWN_WAYS) : null;
    if (picture instanceof SVGElement || picture instanceof HTMLElement)
      picture.addEventListener("touchmove", takeMove, { passive: false });
  });
}

/** Two fingers may zoom the page. @param {Event} event */
function takeMove(event) {
  const { touches } = /** @type {TouchEvent} */ (event);
  if (event.cancelable && touches.length === 1) event.preventDefault();
}
