// Pulls a cube back and lets it go. What is shown while it is pulled is about what comes of it: no finger is exact.

import { aimText, directionOf, powerOf, readAim } from "./aim-numbers.js";
import { drawAim } from "./aim-picture.js";
import { pointAt, seenAt } from "./camera.js";
import { lensOn } from "./magnifier.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./aim-numbers.js").Aim} Aim */
/** @typedef {import("./aim-numbers.js").Point} Point */

export class Pull {
  /** @type {CubeArena} */
  #arena;
  /** @type {Aim} */
  #aim;
  /** @type {Point} where the cube is on the mat */
  #cube;
  #height = 0;

  /** @param {CubeArena} arena @param {HTMLElement} element the cube */
  constructor(arena, element) {
    this.#arena = arena;
    const shown = arena.stage.cube(Number(element.dataset.cube));
    const [x = 0, y = 0, z = 0] = shown?.pose ?? [];
    this.#cube = { x, y };
    this.#height = z;
    const before = readAim(arena.dataset.aim ?? "");
    this.#aim = {
      cube: Number(element.dataset.cube),
      direction: 0,
      power: 0,
      height: before?.height ?? 0,
      lateral: before?.lateral ?? 0,
    };
    arena.toggleAttribute("data-pulling", true);
    document.documentElement.toggleAttribute("data-aiming", true);
  }

  /** @param {Point} finger in pixels from the upper left corner of the arena */
  move(finger) {
    const { view } = this.#arena;
    const middle = seenAt(view, this.#cube.x, this.#cube.y, this.#height);
    const pulled = Math.hypot(finger.x - middle.x, finger.y - middle.y);
    const on = pointAt(view, finger.x, finger.y, this.#height);
    this.#aim = { ...this.#aim, direction: directionOf(this.#cube, on), power: powerOf(pulled) };
    const layer = this.#arena.querySelector(".aiming");
    if (layer) layer.innerHTML = drawAim(this.#arena.stage, this.#aim, pointAt(view, finger.x, finger.y));
    this.#tell(middle, finger);
  }

  /** The strength in words over the arena and wherever the page shows one, and the lens. @param {Point} middle @param {Point} finger */
  #tell(middle, finger) {
    const { power } = this.#aim;
    const words = this.#arena.querySelector(".aim-words");
    if (words instanceof HTMLElement) {
      const text = power ? `${power}` : (words.dataset.cancel ?? "");
      if (words.textContent !== text) words.textContent = text;
      words.classList.toggle("off", !power);
      words.style.setProperty("--strength", `${power}%`);
      const away = finger.y > middle.y ? -1 : 1;
      const { width, height } = this.#arena.box;
      const [x, y] = [Math.min(width - 56, Math.max(56, finger.x)), finger.y + away * -58];
      words.style.transform = `translate(${x.toFixed(0)}px,${Math.min(height - 30, Math.max(26, y)).toFixed(0)}px) translate(-50%,-50%)`;
    }
    showStrength(power);
    lensOn(this.#arena, this.#aim, finger);
  }

  /** Lets go. @returns {string | null} the part to send; null if it was taken back */
  end() {
    this.cancel();
    return this.#aim.power > 0 ? `flick:${aimText(this.#aim)}` : null;
  }

  cancel() {
    this.#arena.removeAttribute("data-pulling");
    document.documentElement.removeAttribute("data-aiming");
    const words = this.#arena.querySelector(".aim-words");
    if (words) words.textContent = "";
    lensOn(this.#arena, null, null);
    const before = readAim(this.#arena.dataset.aim ?? "");
    showStrength(before?.power ?? null);
    this.#arena.showAim();
  }
}

/** Every strength on the page follows the hand. @param {number | null} power null: as Python drew it */
export function showStrength(power) {
  for (const meter of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".strength"))) {
    const shown = power ?? Number(meter.getAttribute("aria-valuenow") ?? 0);
    const number = meter.querySelector(".strength-number");
    if (number) number.textContent = `${shown}`;
    const bars = meter.querySelectorAll(".strength-bars > i");
    bars.forEach((bar, i) => {
      bar.classList.toggle("on", shown * bars.length > i * 100);
    });
  }
}
