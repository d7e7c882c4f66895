// Counts the seconds of a decision with a time limit down, and makes a move of the game when they are over.

import { say } from "./words.js";

/** @typedef {import("../../types/bridge.js").Send} Send */

const TICK = 250;

/** @type {Send} */
let send = () => {};

/** @param {Send} way */
export function listenForCountdowns(way) {
  send = way;
  customElements.define("count-down", CountDown);
}

class CountDown extends HTMLElement {
  static observedAttributes = ["data-key"];
  #ends = 0;
  /** @type {number | undefined} */
  #clock;

  connectedCallback() {
    this.#begin();
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  disconnectedCallback() {
    clearInterval(this.#clock);
  }

  /** Another decision has its own time. */
  attributeChangedCallback() {
    this.#begin();
  }

  #begin() {
    this.#ends = performance.now() + 1000 * Number(this.dataset.seconds ?? 0);
    this.#tick();
  }

  #tick() {
    // What flies, and what lies over the table, takes nobody's time.
    if (document.querySelector("[data-flying], [inert] count-down")) this.#ends += TICK;
    const seconds = Math.ceil((this.#ends - performance.now()) / 1000);
    this.textContent = seconds > 0 ? say("seconds", { seconds }) : "";
    if (seconds > 0 || this.#ends === 0) return;
    this.#ends = Number.POSITIVE_INFINITY;
    send({ do: "move", arg: this.dataset.late ?? "" });
  }
}
