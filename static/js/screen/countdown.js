// Counts the seconds of a decision with a time limit down, and makes a move of the game when they are over.
// What flies, what lies over the table, and a page that is hidden take nobody's time.

import { say } from "./words.js";

/** @typedef {import("../../types/bridge.js").Send} Send */

const SECOND = 1000;
/** The attributes that stop the time, and let it go on. */
const STOPS = { subtree: true, attributeFilter: ["data-flying", "inert"] };

/** @type {Send} */
let send = () => {};

/** @param {Send} way */
export function listenForCountdowns(way) {
  send = way;
  customElements.define("count-down", CountDown);
}

class CountDown extends HTMLElement {
  static observedAttributes = ["data-key"];
  /** Milliseconds, when that was last looked at. */
  #left = 0;
  /** When that was; null while the time stands still. @type {number | null} */
  #since = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #look = () => this.#tick();
  #stops = new MutationObserver(this.#look);

  connectedCallback() {
    document.addEventListener("visibilitychange", this.#look);
    this.#stops.observe(document.documentElement, STOPS);
    this.#begin();
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.#look);
    this.#stops.disconnect();
    clearTimeout(this.#timer);
  }

  /** Another decision has its own time. */
  attributeChangedCallback() {
    if (this.isConnected) this.#begin();
  }

  #begin() {
    this.#left = SECOND * Number(this.dataset.seconds ?? 0);
    this.#since = null;
    this.#tick();
  }

  /** Shows what is left, and looks again when that is a second less, unless the time stands still. */
  #tick() {
    clearTimeout(this.#timer);
    if (this.#left <= 0) return;
    const now = performance.now();
    if (this.#since !== null) this.#left -= now - this.#since;
    this.#since = document.hidden || document.querySelector("[data-flying], [inert] count-down") ? null : now;
    const seconds = Math.ceil(this.#left / SECOND);
    this.textContent = seconds > 0 ? say("seconds", { seconds }) : "";
    if (seconds <= 0) send({ do: "move", arg: this.dataset.late ?? "" });
    else if (this.#since !== null) this.#timer = setTimeout(this.#look, this.#left - SECOND * (seconds - 1) + 1);
  }
}
