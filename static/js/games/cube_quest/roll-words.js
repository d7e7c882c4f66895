// Says over the board what a roll will decide, then what it decided, long enough to be read.

import { readingTime } from "../../screen/pacing.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */

export class RollWords {
  #words = document.createElement("p");
  #ends = 0;

  /** @param {CubeArena} arena */
  constructor(arena) {
    this.#words.className = "roll-words";
    this.#words.setAttribute("aria-hidden", "true"); // Screen readers hear it with the rest of the move.
    arena.append(this.#words);
  }

  /** @param {string} text */
  say(text) {
    if (this.#words.textContent === text) return;
    const words = /** @type {HTMLParagraphElement} */ (this.#words.cloneNode()); // The old one would shift as its width changes.
    words.textContent = text;
    this.#words.replaceWith(words);
    this.#words = words;
    this.#ends = performance.now() + readingTime(text);
  }

  /** How long it still takes to read, in milliseconds. */
  get left() {
    return Math.max(0, this.#ends - performance.now());
  }

  leave() {
    this.#words.remove();
  }
}
