// Throws the shadow of a cube on what lies under it: two slices of the cube, each as large as it is seen from the lamp.
// The higher a slice is over the ground, the wider and the paler its shadow is.

import { EDGE, PAINTED, PX } from "./pose.js";
import { planeWriter } from "./transforms.js";

/** How far the lamp throws a shadow for each millimetre of height: to the right and towards the viewer. */
export const THROWN = [0.6, 0.26];
/** Where the mats end and where the table lies, in millimetres. */
export const MAT = { x: 200, y: 300 };
const TABLE = -30;
const OVER_EDGE = 1;
/** Of what slices there are, from the lowest: where they are cut, in edges from the middle, and how they look in the style sheet. */
const SLICES = [
  { at: -0.5, name: "touch" },
  { at: 0.24, name: "cast" },
];
/** Above this height, in millimetres, a cube no longer seems to touch the ground. */
const FLOATS = 7;
/** At this height a shadow is half as dark, and at that one twice as wide. */
const PALER = 26;
const WIDER = 64;
/** How far beyond the board's edge a shadow may reach, in millimetres. */
const ENDS = 12;
const SHADES = 32;
const OPACITY = Array.from({ length: SHADES + 1 }, (_, step) => (step / SHADES).toFixed(3));
/** How far over the ground a shadow is drawn, in pixels of the scene. */
const LIFT = 0.5;

/** A cube whose pose differs by less than this has not moved. */
const STILL = 1e-3;

/** @typedef {{mat: Element | null, table: Element | null, rest: Element | null}} Grounds where shadows lie: in space over the mat or the table; those at rest on the mat in one picture */

export class Shadow {
  #slices = SLICES.map(({ name }) => {
    const element = document.createElement("i");
    element.className = name;
    return { element, write: planeWriter(element), step: -1, plane: [1, 0, 0, 1, 0, 0] };
  });
  #grounds;
  /** @type {Element | null} */
  #lies = null;
  #isOff = false;
  /** The pose and side at which it joined the picture. @type {number[]} */
  #rested = [];

  /** @param {Grounds} grounds */
  constructor(grounds) {
    this.#grounds = grounds;
    this.#lie(grounds.mat);
  }

  /** @param {Element | null} ground */
  #lie(ground) {
    if (ground === this.#lies) return;
    this.#lies = ground;
    ground?.append(...this.#slices.map(({ element }) => element));
  }

  /**
   * Joins the picture of all shadows at rest on the mat, until its cube moves: in space the browser draws each by itself at every frame.
   * @param {Float64Array} pose @param {number} side
   */
  rest(pose, side) {
    if (this.#lies !== this.#grounds.mat) return;
    for (const { element, plane } of this.#slices)
      element.style.transform = `scale(${PAINTED}) matrix(${plane.map((value) => value.toFixed(3))})`;
    this.#rested = [...pose, side];
    this.#lie(this.#grounds.rest);
  }

  /** @param {ArrayLike<number>} pose @param {number} side */
  #rests(pose, side) {
    if (this.#lies !== this.#grounds.rest) return false;
    return [...Array.from(pose), side].every((value, i) => Math.abs(value - (this.#rested[i] ?? 0)) < STILL);
  }

  remove() {
    for (const { element } of this.#slices) element.remove();
  }

  /** There is none: of what is not there, or floats before the eye. @param {boolean} off */
  hide(off) {
    if (off === this.#isOff) return;
    this.#isOff = off;
    for (const { element } of this.#slices) element.hidden = off;
  }

  /** @param {ArrayLike<number>} pose @param {Float64Array} turn as pose.js `turnOf` gives it @param {number} side the colour that sits below */
  put(pose, turn, side) {
    if (this.#rests(pose, side)) return;
    const [x, y, z] = [pose[0] ?? 0, -(pose[1] ?? 0), pose[2] ?? 0];
    const isOver = Math.abs(x) <= MAT.x + OVER_EDGE && Math.abs(y) <= MAT.y + OVER_EDGE;
    this.#lie(isOver ? this.#grounds.mat : this.#grounds.table);
    const ground = isOver ? 0 : TABLE;
    const [right, down] = side ? [-(THROWN[0] ?? 0), -(THROWN[1] ?? 0)] : [THROWN[0] ?? 0, THROWN[1] ?? 0];
    const up = facingLamp(turn, right, down);
    const [k, i, j] = [3 * up, 3 * ((up + 1) % 3), 3 * ((up + 2) % 3)];
    const rises = turn[k + 2] ?? 1;
    const way = rises < 0 ? -EDGE : EDGE;
    // Its flat axes as the lamp throws them, and how far its lowest corner is under its middle.
    const [zi, zj] = [turn[i + 2] ?? 0, turn[j + 2] ?? 0];
    const [ix, iy] = [(turn[i] ?? 0) + zi * right, (turn[i + 1] ?? 0) + zi * down];
    const [jx, jy] = [(turn[j] ?? 0) + zj * right, (turn[j + 1] ?? 0) + zj * down];
    const lowest = (EDGE / 2) * (Math.abs(rises) + Math.abs(zi) + Math.abs(zj));
    const bottom = Math.max(0, z - lowest - ground);
    const tipped = (EDGE / 2) * (Math.abs(zi) + Math.abs(zj));
    for (let slice = 0; slice < this.#slices.length; slice += 1) {
      const one = this.#slices[slice];
      if (!one) continue;
      const far = way * (SLICES[slice]?.at ?? 0);
      const high = Math.max(0, z + (turn[k + 2] ?? 0) * far - ground);
      const size = 1 + high / WIDER;
      const [cx, cy] = [x + (turn[k] ?? 0) * far + high * right, y + (turn[k + 1] ?? 0) * far + high * down];
      let alpha = 1 / (1 + high / PALER);
      if (slice === 0) alpha = Math.max(0, 1 - (bottom + tipped / 2) / FLOATS) ** 2;
      else if (isOver) alpha *= Math.max(0, 1 - Math.max(0, Math.abs(cx) - MAT.x, Math.abs(cy) - MAT.y) / ENDS);
      const step = Math.round(alpha * SHADES);
      if (step !== one.step) {
        one.step = step;
        one.element.style.opacity = OPACITY[step] ?? "0";
      }
      if (!step) continue;
      one.plane = [ix * size, iy * size, jx * size, jy * size, cx * PX, cy * PX];
      one.write(ix * size, iy * size, jx * size, jy * size, cx * PX, cy * PX, ground * PX + LIFT * (slice + 1));
    }
  }
}

/** The axis of a cube that points most towards the lamp: slices across it are the largest. @param {Float64Array} turn @param {number} right @param {number} down */
function facingLamp(turn, right, down) {
  let [best, most] = [2, -1];
  for (let axis = 0; axis < 3; axis += 1) {
    const at = 3 * axis;
    const far = Math.abs((turn[at + 2] ?? 0) - (turn[at] ?? 0) * right - (turn[at + 1] ?? 0) * down);
    if (far > most) [best, most] = [axis, far];
  }
  return best;
}

/** The axis of a cube that stands most upright. @param {Float64Array} turn */
export function uprightOf(turn) {
  const [x, y, z] = [Math.abs(turn[2] ?? 0), Math.abs(turn[5] ?? 0), Math.abs(turn[8] ?? 0)];
  if (z >= x && z >= y) return 2;
  return y >= x ? 1 : 0;
}
