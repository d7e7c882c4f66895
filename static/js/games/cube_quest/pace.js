// Watches how quickly frames come while cubes fly, and while the camera moves. Where a device cannot keep up less is drawn, a step
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
/** So many frames a second will do for a flight, and for a camera that moves while nothing flies. */
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

  /** A flight or a camera move begins: what came before it is no measure. */
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

/** The pace of flights on this device. */
export const pace = new Pace();
/** The pace of the camera while nothing flies. */
export const cameraPace = new Pace(LEAST_A_SECOND.camera);
/** From this step on the camera jumps. One step is not enough: a device may be slow only while it loads. */
export const CUTS = 2;
