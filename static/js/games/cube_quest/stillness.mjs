// Tells when cubes lie still.

/** @typedef {import("@dimforge/rapier3d-deterministic-compat").RigidBody} Body */

/** Edges, and turns in radians, a second. */
const STILL = 0.08;

/** How long everything on the board has lain still. */
export class Moving {
  /** In frames. */
  still = 0;
  /** The cube that moved when last looked at: most likely it still does. */
  #last = 0;

  /**
   * @param {readonly Body[]} bodies
   * @param {Float32Array} off
   */
  constructor(bodies, off) {
    this.bodies = bodies;
    this.off = off;
  }

  look() {
    const count = this.bodies.length;
    for (let number = 0; number < count; number += 1) {
      const cube = (this.#last + number) % count;
      if (this.off[cube] < 0 && moves(this.bodies[cube])) {
        this.#last = cube;
        this.still = 0;
        return;
      }
    }
    this.still += 1;
  }
}

/** @param {Body} body */
function moves(body) {
  return length(body.linvel()) >= STILL || length(body.angvel()) >= STILL;
}

/** @param {{x: number, y: number, z: number}} vector */
function length({ x, y, z }) {
  return Math.sqrt(x * x + y * y + z * z);
}
