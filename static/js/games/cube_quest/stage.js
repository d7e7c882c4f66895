// Puts the cubes of one arena on show: their transforms, the light on their plates, their shadows.

import { isBehind, rise, sink } from "./behind.js";
import { DARKNESS, darkOf, footOf, sideOf } from "./light.js";
import { STEPS } from "./pace.js";
import { FACES, partsOf, turnBody } from "./parts.js";
import { POSE, readPose, turnOf } from "./pose.js";
import { drawLid, shadeOn, uppersOf } from "./shade-among.js";
import { Shadow } from "./shadows.js";
import { matrixWriter } from "./transforms.js";

/**
 * A cube that is shown.
 * @typedef {object} Shown
 * @property {HTMLElement} element
 * @property {import("./parts.js").Parts} parts
 * @property {import("./transforms.js").WriteMatrix} write
 * @property {boolean} whole are all its plates there? Of a cube at rest only those are that the eye can see
 * @property {Int8Array} sides by axis, on which side of it the eye is; NONE before the first
 * @property {Int8Array} darks how dark each veil is, in steps
 * @property {Int8Array} feet towards which edge each veil gets darker; NONE before the first
 * @property {Shadow | null} shadow
 * @property {Float64Array} pose as it is shown now
 * @property {Float64Array} turn the rotation of that
 * @property {number} shade how much of the lamp others take from it
 * @property {Shown[]} uppers whose shadows lie on its top
 * @property {HTMLElement | null} lid those
 * @property {boolean} stirs has it moved since all lay still?
 * @property {HTMLElement | null} low what shows it while it is behind the board
 */

const NONE = 9;

export class Stage {
  /** @type {HTMLElement} */
  #arena;
  /** @type {Map<string, Shown>} */
  #shown = new Map();
  side = 0;
  /** Where the eye is, in millimetres of the scene's own axes. */
  eye = [0, 900, 1200];
  /** Is the eye on its way to another place? */
  isTurning = false;

  /** @param {HTMLElement} arena */
  constructor(arena) {
    this.#arena = arena;
  }

  /** @returns {Iterable<Shown>} */
  get all() {
    return this.#shown.values();
  }

  /** @param {number} cube */
  cube(cube) {
    return this.#shown.get(`cube-${cube}`) ?? null;
  }

  /**
   * Takes in what came and lets go of what left.
   * @returns {{changed: {shown: Shown, to: Float64Array, fresh: boolean}[], left: number}} those whose pose is another one now, and how many left
   */
  read() {
    const elements = /** @type {NodeListOf<HTMLElement>} */ (this.#arena.querySelectorAll(".cubes > .cube"));
    const left = new Set(this.#shown.keys());
    /** @type {{shown: Shown, to: Float64Array, fresh: boolean}[]} */
    const changed = [];
    for (const element of elements) {
      left.delete(element.id);
      const to = readPose(element.dataset.pose ?? "");
      element.hidden = to === null; // A pose that is none is not shown at all.
      if (!to) continue;
      const known = this.#shown.get(element.id);
      if (known?.element === element) {
        if (known.pose.some((value, i) => Math.abs(value - (to[i] ?? 0)) > 1e-4)) changed.push({ shown: known, to, fresh: false });
        continue;
      }
      if (known) this.drop(known);
      const shown = this.add(element, !element.classList.contains("ghost"));
      this.#shown.set(element.id, shown);
      changed.push({ shown, to, fresh: true });
    }
    for (const id of left) {
      const gone = this.#shown.get(id);
      if (gone) this.drop(gone);
      this.#shown.delete(id);
    }
    return { changed, left: left.size };
  }

  /** A cube that is in the page. @param {HTMLElement} element @param {boolean} casts does it throw a shadow? @returns {Shown} */
  add(element, casts) {
    const ground = (/** @type {string} */ world) => this.#arena.querySelector(world);
    const grounds = { mat: ground(".shades"), table: ground(".low"), rest: ground(".baked") };
    return {
      element,
      parts: partsOf(element),
      write: matrixWriter(element),
      whole: true,
      sides: new Int8Array(3).fill(NONE),
      darks: new Int8Array(6).fill(-1),
      feet: new Int8Array(6).fill(NONE),
      shadow: casts ? new Shadow(grounds) : null,
      pose: new Float64Array(POSE),
      turn: new Float64Array(9),
      shade: 0,
      uppers: [],
      lid: null,
      stirs: false,
      low: null,
    };
  }

  /** It is no longer in the page: nor is its shadow. @param {Shown} shown */
  drop(shown) {
    rise(shown);
    shown.shadow?.remove();
  }

  /**
   * Shows a cube in a pose.
   * @param {Shown} shown @param {ArrayLike<number>} pose
   * @param {{light?: "all" | "seen" | "kept", whole?: boolean, size?: number, casts?: boolean}} [how]
   *   do its plates get their light, are all of them to be there, how large is it, and does its shadow go with it?
   */
  put(shown, pose, { light = "all", whole = light !== "all", size = 1, casts = true } = {}) {
    for (let i = 0; i < POSE; i += 1) shown.pose[i] = pose[i] ?? 0;
    turnOf(pose, shown.turn);
    if (light !== "all" && !shown.stirs) this.#stir(shown);
    if (size === 1 && isBehind(shown.pose, this.eye)) sink(shown, this.#arena.querySelector(".low"));
    else if (shown.low) rise(shown);
    shown.write(pose, shown.turn, size, light === "kept");
    this.#face(shown, whole || this.isTurning);
    if (light !== "kept") this.light(shown);
    if (!casts || !shown.shadow) return;
    const off = size !== 1 || shown.element.hidden !== false;
    shown.shadow.hide(off);
    if (!off) shown.shadow.put(shown.pose, shown.turn, this.side);
  }

  /** It begins to move: no shadow lies on it, and its own leaves the tops of others. @param {Shown} shown */
  #stir(shown) {
    shown.stirs = true;
    drawLid(shown, [], this.side);
    for (const lower of this.#shown.values()) {
      if (!lower.uppers.includes(shown)) continue;
      lower.uppers = lower.uppers.filter((upper) => upper !== shown);
      drawLid(lower, lower.stirs ? [] : lower.uppers, this.side);
    }
  }

  /**
   * Puts its body under the plates that the eye sees, and at rest leaves out the others: each that is there costs time at every
   * frame. While anything moves all are there, for one that comes or goes has the browser sort its layers anew.
   * @param {Shown} shown @param {boolean} whole
   */
  #face(shown, whole) {
    for (let axis = 0; axis < 3; axis += 1) {
      const side = sideOf(shown.pose, shown.turn, axis, this.eye);
      const known = shown.sides[axis];
      if (side === known && whole === shown.whole) continue;
      const body = shown.parts.bodies[axis];
      if (side && side !== known) turnBody(body, axis, side);
      shown.sides[axis] = side;
      if (whole && shown.whole) continue;
      const [plus = 0, minus = 0] = FACES[axis] ?? [];
      show(shown.parts.plates[plus], whole || side > 0);
      show(shown.parts.plates[minus], whole || side < 0);
      show(body, whole || side !== 0);
    }
    shown.whole = whole;
  }

  /** The eye is elsewhere. While it is on its way every plate may come into sight. @param {number[]} eye @param {boolean} turning */
  look(eye, turning) {
    this.eye = eye;
    const settled = this.isTurning && !turning;
    const begins = turning && !this.isTurning;
    this.isTurning = turning;
    for (const shown of this.#shown.values()) {
      this.#face(shown, turning || (shown.whole && !settled));
      if (begins || !turning) this.light(shown);
    }
  }

  /** @param {Shown} shown @returns {number} how many veils were written to */
  light(shown) {
    let written = 0;
    for (let face = 0; face < 6; face += 1) if (this.isTurning || isSeen(shown, face)) written += this.#veil(shown, face);
    return written;
  }

  /** @param {Shown} shown @param {number} face */
  #veil(shown, face) {
    const plate = shown.parts.plates[face];
    if (!plate) return 0;
    const dark = darkOf(shown.turn, face, this.side, shown.shade);
    const foot = footOf(shown.turn, face);
    if (foot !== shown.feet[face]) {
      shown.feet[face] = foot;
      if (foot < 0) delete plate.dataset.down;
      else plate.dataset.down = `${foot}`;
    }
    if (dark === shown.darks[face]) return 0;
    shown.darks[face] = dark;
    plate.style.setProperty("--dark", DARKNESS[dark] ?? "");
    return 1;
  }

  /** Draws less, on a device that cannot keep up. @param {number} step of pace.js */
  spare(step) {
    this.#arena.toggleAttribute("data-sparing", step >= STEPS.places);
    this.#arena.toggleAttribute("data-plain", step >= STEPS.plain);
  }

  /** All lie still: finds what they take of each other's light, and lights all anew. */
  settle() {
    const all = [...this.#shown.values()];
    for (const one of all) {
      one.stirs = false;
      one.shade = shadeOn(one, all, this.side);
      one.uppers = one.shadow ? uppersOf(one, all) : [];
      drawLid(one, one.uppers, this.side);
      this.light(one);
      one.shadow?.rest(one.pose, this.side);
    }
  }

  /** As when another side comes: the lamp stands elsewhere. */
  forget() {
    for (const one of this.#shown.values()) this.put(one, [...one.pose]);
    this.settle();
  }
}

/** Faces by number: their axis and on which side of it they are. */
const SIDES = [
  [2, 1],
  [0, 1],
  [1, -1],
  [1, 1],
  [0, -1],
  [2, -1],
];

/** @param {Shown} shown @param {number} face */
function isSeen(shown, face) {
  const [axis = 0, side = 0] = SIDES[face] ?? [];
  return shown.sides[axis] === side;
}

/** @param {HTMLElement | undefined} element @param {boolean} seen */
function show(element, seen) {
  if (element) element.style.visibility = seen ? "" : "hidden";
}
