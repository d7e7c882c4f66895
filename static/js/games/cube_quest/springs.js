// Moves the camera by springs that are damped so that they do not swing: its goal may move meanwhile, and no end is overshot.

/** @typedef {import("./framing.js").Framing} Framing */

/** How soon it gets there, in seconds: the place, the distance, the angles. @typedef {{place: number, far: number, angle: number}} Pace */

/** @type {(keyof Framing)[]} */
const PARTS = ["x", "y", "z", "far", "tilt", "turn"];
/** @type {Record<keyof Framing, keyof Pace>} */
const PACE_OF = { x: "place", y: "place", z: "place", far: "far", tilt: "angle", turn: "angle" };

export const PACES = {
  aim: { place: 0.24, far: 0.28, angle: 0.3 },
  chase: { place: 0.11, far: 0.2, angle: 0.3 },
  flight: { place: 0.17, far: 0.26, angle: 0.34 },
  fall: { place: 0.2, far: 0.34, angle: 0.4 },
  look: { place: 0.3, far: 0.36, angle: 0.4 },
  back: { place: 0.3, far: 0.34, angle: 0.34 },
  hand: { place: 0.1, far: 0.1, angle: 0.1 },
};

/** Nearer to its goal than this (millimetres, degrees) it is there. */
const THERE = 0.04;
/** The most a hit shakes the camera, in pixels, and how fast that fades. */
const SHAKEN = 3.4;
const SHAKE_FADES = 0.07;
/** About twelve times a second; unlike to the side and up and down, so that it is no swing. */
const SHAKES = { x: 71, y: 83 };

export class Springs {
  /** @type {Framing} */
  now = { x: 0, y: 0, z: 0, far: 1000, tilt: 40, turn: 0 };
  goal = { ...this.now };
  #speed = { x: 0, y: 0, z: 0, far: 0, tilt: 0, turn: 0 };
  /** @type {Pace} */
  #pace = PACES.back;
  #knock = 0;
  #since = Infinity;

  /** @param {Framing} goal @param {Pace} pace */
  to(goal, pace) {
    this.now.turn = nearest(this.now.turn, goal.turn); // Not the goal: the camera would end at 360 degrees where it is asked for 0.
    this.goal = { ...goal };
    this.#pace = pace;
  }

  /** At once. @param {Framing} goal */
  cut(goal) {
    this.now = { ...goal };
    this.hold();
  }

  /** It stands still where it is. */
  hold() {
    this.goal = { ...this.now };
    for (const part of PARTS) this.#speed[part] = 0;
  }

  get isThere() {
    return PARTS.every((part) => this.now[part] === this.goal[part]) && !this.#shakes;
  }

  get #shakes() {
    return this.#since < 6 * SHAKE_FADES;
  }

  /** Something has been hit so hard, 0 to 1. @param {number} size */
  knock(size) {
    this.#knock = size;
    this.#since = 0;
  }

  /** How far it is shaken, in pixels. */
  get shaken() {
    if (!this.#shakes) return { x: 0, y: 0 };
    const left = SHAKEN * this.#knock * Math.exp(-this.#since / SHAKE_FADES);
    return { x: 0.65 * left * Math.sin(SHAKES.x * this.#since), y: left * Math.cos(SHAKES.y * this.#since) };
  }

  /** @param {number} seconds that have passed */
  step(seconds) {
    this.#since += seconds;
    let off = 0;
    for (const part of PARTS) {
      const omega = 2 / this.#pace[PACE_OF[part]];
      const away = this.now[part] - this.goal[part];
      const drive = (this.#speed[part] + omega * away) * seconds;
      const left = Math.exp(-omega * seconds);
      this.now[part] = this.goal[part] + (away + drive) * left;
      this.#speed[part] = (this.#speed[part] - omega * drive) * left;
      off = Math.max(off, Math.abs(this.now[part] - this.goal[part]), Math.abs(this.#speed[part]) * 0.1);
    }
    if (off < THERE) this.cut(this.goal);
  }
}

/** The same angle, the short way from another. @param {number} turn @param {number} from */
function nearest(turn, from) {
  return from + ((((turn - from + 180) % 360) + 360) % 360) - 180;
}
