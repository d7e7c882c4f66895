// Puts the cubes of one arena on show: their transforms, the light on their faces, their shadows on the mat.

import { isInSight, isSeen, shadeOf, shadeText } from "./light.js";
import { EDGE, POSE, PX, readPose, turnOf, yawOf } from "./pose.js";
import { flatWriter, matrixWriter } from "./transforms.js";

/**
 * A cube that is shown.
 * @typedef {object} Shown
 * @property {HTMLElement} element
 * @property {import("./transforms.js").WriteMatrix} write
 * @property {HTMLElement[]} faces
 * @property {boolean} whole are all of them there? Of a cube at rest only those are that the eye can see
 * @property {Int16Array} shades the shade of each face, -1 before the first
 * @property {HTMLElement | null} shade its shadow on the mat
 * @property {import("./transforms.js").WriteFlat} cast
 * @property {HTMLElement | null} touch the part of it right under the cube
 * @property {number} touched how that lies
 * @property {Float64Array} pose as it is shown now
 * @property {Float64Array} turn the rotation of that
 * @property {boolean} covered does a cube stand on it?
 */

/** How far the lamp throws the shadow of something so many millimetres high. */
const THROWN = { right: 0.6, down: 0.26 };
/** So many millimetres over the mat it no longer touches it, to the eye. */
const FLOATS = 12;
const OVER_EDGE = 6;
/** The place of the eye is told in parts of this, in millimetres. */
export const EYE = 1500;
/** How finely the height of a shadow's cube is told apart, in parts of a millimetre. */
const FINE = 4;

export class Stage {
  /** @type {HTMLElement} */
  #arena;
  /** @type {Map<string, Shown>} */
  #shown = new Map();
  #picture = "";
  side = 0;
  /** Where the eye is, in the scene's own axes. */
  eye = [0, 0.6, 0.8];
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
    const elements = /** @type {NodeListOf<HTMLElement>} */ (this.#arena.querySelectorAll(".world > .cube"));
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
      known?.shade?.remove();
      const shown = this.add(element, !element.classList.contains("ghost"));
      this.#shown.set(element.id, shown);
      changed.push({ shown, to, fresh: true });
    }
    for (const id of left) {
      this.#shown.get(id)?.shade?.remove();
      this.#shown.delete(id);
    }
    return { changed, left: left.size };
  }

  /** A cube that is in the page. @param {HTMLElement} element @param {boolean} casts does it throw a shadow? @returns {Shown} */
  add(element, casts) {
    const faces = /** @type {HTMLElement[]} */ ([...element.children]);
    const shade = casts ? document.createElement("i") : null;
    const touch = casts ? document.createElement("b") : null;
    if (shade && touch) {
      shade.append(touch);
      this.#arena.querySelector(".shades")?.append(shade);
    }
    return {
      element,
      write: matrixWriter(element),
      faces,
      whole: false,
      shades: new Int16Array(faces.length).fill(-1),
      shade,
      cast: shade ? flatWriter(shade) : () => {},
      touch,
      touched: -1,
      pose: new Float64Array(POSE),
      turn: new Float64Array(9),
      covered: false,
    };
  }

  /**
   * Shows a cube in a pose.
   * @param {Shown} shown @param {ArrayLike<number>} pose
   * @param {{light?: "all" | "seen" | "kept", whole?: boolean, size?: number, casts?: boolean}} [how]
   *   which of its faces get their light, are all of them to be there, how large it is, and does its shadow go with it?
   */
  put(shown, pose, { light = "all", whole = light !== "all", size = 1, casts = true } = {}) {
    for (let i = 0; i < POSE; i += 1) shown.pose[i] = pose[i] ?? 0;
    turnOf(pose, shown.turn);
    shown.write(pose, shown.turn, size, light === "kept");
    if (!whole && !this.isTurning) this.#show(shown);
    else if (!shown.whole) showAll(shown);
    if (light !== "kept") this.light(shown, light === "seen");
    if (casts && shown.shade) this.#cast(shown, size);
  }

  /** Leaves out the faces that nobody sees: each that is there costs time at every frame. @param {Shown} shown */
  #show(shown) {
    shown.whole = false;
    shown.faces.forEach((face, i) => {
      const seen = isInSight(shown.pose, shown.turn, i, this.eye, EYE) ? "" : "hidden";
      if (face.style.visibility !== seen) face.style.visibility = seen;
    });
  }

  /** The eye is elsewhere. While it is on its way every face may come into sight. @param {number[]} eye @param {boolean} turning */
  look(eye, turning) {
    this.eye = eye;
    const settled = this.isTurning && !turning;
    this.isTurning = turning;
    for (const shown of this.#shown.values())
      if (turning) {
        if (!shown.whole) showAll(shown);
      } else if (settled || !shown.whole) this.#show(shown);
  }

  /** @param {Shown} shown @param {boolean} [seenOnly] @returns {number} how many faces got another light */
  light(shown, seenOnly = false) {
    this.#picture ||= pictureOf(shown.faces[0]);
    let written = 0;
    for (let face = 0; face < shown.faces.length; face += 1) {
      if (seenOnly && !isSeen(shown.turn, face, this.eye)) continue;
      const shade = shadeOf(shown.turn, face, this.side, shown.covered);
      if (shade === shown.shades[face]) continue;
      shown.shades[face] = shade;
      written += 1;
      const element = shown.faces[face];
      if (element) element.style.backgroundImage = this.#picture ? `${shadeText(shade)},${this.#picture}` : shadeText(shade);
    }
    return written;
  }

  /** @param {Shown} shown @param {number} size */
  #cast(shown, size) {
    const { pose, turn, shade, touch } = shown;
    if (!shade || !touch) return;
    const [x, y, z] = [pose[0] ?? 0, pose[1] ?? 0, pose[2] ?? 0];
    const off = size !== 1 || z < -1 || Math.abs(x) > 200 + OVER_EDGE || Math.abs(y) > 300 + OVER_EDGE || shown.element.hidden;
    const bottom = Math.max(0, Math.round((z - EDGE / 2) * FINE) / FINE);
    const thrown = (bottom + 6) * (this.side ? -PX : PX);
    const [right, down] = [Math.round(thrown * THROWN.right), Math.round(thrown * THROWN.down)];
    shown.cast(Math.round(x * PX) + right, Math.round(-y * PX) + down, off ? 0 : 1 + bottom / 90);
    const near = bottom > FLOATS ? 0 : Math.round((1 - bottom / FLOATS) * 10) / 10;
    const yaw = near ? Math.round(yawOf(turn) / 3) : 0;
    const lies = near ? 1 + bottom * FINE * 100 + 50 + yaw : 0;
    if (lies === shown.touched) return;
    shown.touched = lies;
    touch.style.transform = near ? `translate(${-right}px,${-down}px) rotate(${3 * yaw}deg) scale(${near})` : "scale(0)";
  }

  /** Finds which cubes carry others, and lights all anew. */
  settle() {
    const all = [...this.#shown.values()];
    for (const one of all) {
      one.covered = all.some((other) => isOn(other.pose, one.pose));
      this.light(one);
    }
  }

  /** As when another side comes: the lamp stands elsewhere. */
  forget() {
    for (const one of this.#shown.values()) {
      one.shades.fill(-1);
      one.touched = -1;
      this.put(one, [...one.pose]);
    }
  }
}

/** Does a cube stand on another? Read by index, for a thousand pairs are asked about. @param {Float64Array} upper @param {Float64Array} lower */
function isOn(upper, lower) {
  const over = (upper[2] ?? 0) - (lower[2] ?? 0);
  if (over <= 0.7 * EDGE || over >= 1.3 * EDGE) return false;
  const [aside, ahead] = [(upper[0] ?? 0) - (lower[0] ?? 0), (upper[1] ?? 0) - (lower[1] ?? 0)];
  return Math.abs(aside) < 0.8 * EDGE && Math.abs(ahead) < 0.8 * EDGE;
}

/** @param {Shown} shown */
function showAll(shown) {
  shown.whole = true;
  for (const face of shown.faces) face.style.visibility = "";
}

/** The picture of the faces, as the style sheet names it: read before a face has a light of its own. @param {HTMLElement | undefined} face */
function pictureOf(face) {
  const image = face ? getComputedStyle(face).backgroundImage : "none";
  return image === "none" ? "" : image;
}
