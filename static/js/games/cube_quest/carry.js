// Carries a cube over the mat: it is lifted, follows the finger, and is put down where it is let go.

import { pointAt } from "./camera.js";
import { letGo } from "./glide.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */

const LIFTED = 26;

export class Carry {
  /** @type {CubeArena} */
  #arena;
  #shown;
  #cube;
  /** Where it was grasped, beside its middle. */
  #grasp = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #before;

  /** @param {CubeArena} arena @param {HTMLElement} element @param {{x: number, y: number}} finger */
  constructor(arena, element, finger) {
    this.#arena = arena;
    this.#cube = Number(element.dataset.cube);
    this.#shown = arena.stage.cube(this.#cube);
    this.#before = Float64Array.from(this.#shown?.pose ?? []);
    const [x = 0, y = 0, z = 0] = this.#before;
    const on = pointAt(arena.view, finger.x, finger.y, z);
    this.#grasp = { x: x - on.x, y: y - on.y };
    this.#at = { x, y };
    if (this.#shown) letGo(this.#shown);
    arena.busy += 1;
    element.classList.add("held");
  }

  /** @param {{x: number, y: number}} finger */
  move(finger) {
    if (!this.#shown) return;
    const on = pointAt(this.#arena.view, finger.x, finger.y, this.#before[2] ?? 0);
    this.#at = { x: on.x + this.#grasp.x, y: on.y + this.#grasp.y };
    const pose = Float64Array.from(this.#before);
    [pose[0], pose[1], pose[2]] = [this.#at.x, this.#at.y, (this.#before[2] ?? 0) + LIFTED];
    this.#arena.stage.put(this.#shown, pose, { light: "kept" });
  }

  /** @returns {string} the part to send */
  end() {
    this.#done();
    const tenths = (/** @type {number} */ value) => Math.round(value * 10);
    return `carry:${this.#cube}:${tenths(this.#at.x)}:${tenths(this.#at.y)}`;
  }

  cancel() {
    this.#done();
    this.#arena.update();
  }

  #done() {
    this.#arena.busy -= 1;
    this.#shown?.element.classList.remove("held");
    // Until the answer comes it lies where it was let go; one that is refused glides back.
    const shown = this.#shown;
    setTimeout(() => shown && this.#arena.isConnected && this.#arena.update(), 600);
  }
}
