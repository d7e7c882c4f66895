// Watches how quickly frames come while cubes fly, and while the camera goes. Where a device cannot keep up less is drawn, a step
// at a time, for as long as the page is open: never does it change what happens, nor how long a flight takes.

/** What is left out, each with what was before. */
export const STEPS = {
  /** The camera stands still during the flight. */
  steady: 1,
  /** Only places move: light stays as it was, and cubes have no body within. */
  places: 2,
  /** Plates have neither light nor round corners, and what flies has no shadow. */
  plain: 3,
};
/** The least frames a second of a flight; and of a camera that goes its way, which few frames do not spoil. */
const LEAST_A_SECOND = { flight: 45, camera: 20 };
const WATCHED_MS = 300;
/** A hidden page or a breakpoint doesn't make a device slow. */
const ASLEEP_MS = 250;

export class Pace {
  /** How many steps are taken. */
  step = 0;
  #before = 0;
  #passed = 0;
  /** @type {number[]} */
  #frames = [];
  #least;

  /** @param {number} [least] frames a second */
  constructor(least = LEAST_A_SECOND.flight) {
    this.#least = least;
  }

  /** A flight, or a way of the camera, begins: what came before it is no measure. */
  begin() {
    this.#before = 0;
    this.#forget();
  }

  #forget() {
    this.#frames = [];
    this.#passed = 0;
  }

  /**
   * A frame is drawn. One that comes late alone is none of these: most of them must.
   * @param {number} now in milliseconds @returns {boolean} is a step taken?
   */
  frame(now) {
    const ms = now - this.#before;
    const isFirst = this.#before === 0;
    this.#before = now;
    if (isFirst || ms > ASLEEP_MS) return false;
    this.#frames.push(ms);
    this.#passed += ms;
    if (this.#passed < WATCHED_MS) return false;
    const middle = this.#frames.sort((one, other) => one - other)[this.#frames.length >> 1] ?? 0;
    this.#forget();
    if (middle <= 1000 / this.#least || this.step >= STEPS.plain) return false;
    this.step += 1;
    return true;
  }
}

/** That of this device. */
export const pace = new Pace();
/** That of its camera between flights. */
export const cameraPace = new Pace(LEAST_A_SECOND.camera);
/** From this step of its own on the camera is at once where it is to be: a first one may be a device that is still loading. */
export const CUTS = 2;
