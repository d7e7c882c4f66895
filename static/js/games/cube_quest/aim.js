// Pulls a cube back and lets it go. The picture shows roughly where it will go: no finger is exact.

import { hasLessMotion } from "../../screen/pacing.js";
import { aimText, directionOf, powerOf, reachOf, readAim, roomFor } from "./aim-numbers.js";
import { drawAim } from "./aim-picture.js";
import { pointAt, seenAt } from "./camera.js";
import { during } from "./captured-cube.js";
import { showHit } from "./hit-spot.js";
import { lensOn } from "./magnifier.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./aim-numbers.js").Aim} Aim */
/** @typedef {import("./aim-numbers.js").Point} Point */

/** How quickly the band runs back when it is let go; and when a cube should have flown. */
const BACK_MS = 90;
const REFUSED_MS = 1500;

export class Pull {
  /** @type {CubeArena} */
  #arena;
  /** @type {Aim} */
  #aim;
  /** @type {Point} where the cube is on the mat */
  #cube;
  #height = 0;
  /** How far beside the middle of the cube the finger took hold of it, in pixels. @type {Point} */
  #grasp;
  /** Where the finger is now, and 0, 0 before it moves. @type {Point} */
  #finger = { x: 0, y: 0 };
  /** @type {Point} where the finger took hold, in the window */
  #begun;

  /** @param {CubeArena} arena @param {HTMLElement} element the cube @param {Point} begun where the finger took hold of it */
  constructor(arena, element, begun) {
    this.#arena = arena;
    const shown = arena.stage.cube(Number(element.dataset.cube));
    const [x = 0, y = 0, z = 0] = shown?.pose ?? [];
    this.#cube = { x, y };
    this.#height = z;
    const middle = seenAt(arena.view, x, y, z);
    this.#grasp = { x: begun.x - middle.x, y: begun.y - middle.y };
    const { left, top } = arena.getBoundingClientRect();
    this.#begun = { x: begun.x + left, y: begun.y + top };
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

  /** @param {Point} at in pixels from the upper left corner of the arena */
  move(at) {
    const { view } = this.#arena;
    const finger = { x: at.x - this.#grasp.x, y: at.y - this.#grasp.y };
    const middle = seenAt(view, this.#cube.x, this.#cube.y, this.#height);
    const way = { x: finger.x - middle.x, y: finger.y - middle.y };
    const on = pointAt(view, finger.x, finger.y, this.#height);
    const [long, room] = [Math.hypot(way.x, way.y), roomFor(this.#begun, way, { width: innerWidth, height: innerHeight })];
    const power = powerOf(long, room);
    const part = long > 0 ? reachOf(room) / long : 0;
    const full = pointAt(view, middle.x + way.x * part, middle.y + way.y * part);
    this.#aim = { ...this.#aim, direction: directionOf(this.#cube, on), power };
    const layer = this.#arena.querySelector(".aiming");
    if (layer) layer.innerHTML = drawAim(this.#arena.stage, this.#aim, pointAt(view, finger.x, finger.y), full);
    showHit(this.#arena, this.#aim);
    this.#finger = finger;
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
    if (this.#aim.power === 0) {
      this.cancel();
      return null;
    }
    this.#done(false);
    this.#runBack();
    return `flick:${aimText(this.#aim)}`;
  }

  cancel() {
    this.#done();
    this.#arena.update(); // A screen may have come meanwhile.
  }

  /** The band runs back to the cube, and is gone when that flies. */
  async #runBack() {
    const [arena, aim] = [this.#arena, this.#aim];
    const layer = arena.querySelector(".aiming");
    const from = pointAt(arena.view, this.#finger.x, this.#finger.y);
    const to = this.#cube;
    const waits = () => !arena.hasAttribute("data-flying") && arena.isConnected;
    await during(hasLessMotion() ? 0 : BACK_MS, new AbortController().signal, (part) => {
      const left = 1 - part * part;
      const grip = { x: to.x + (from.x - to.x) * left, y: to.y + (from.y - to.y) * left };
      if (layer && waits()) layer.innerHTML = part < 1 ? drawAim(arena.stage, aim, grip) : "";
    });
    // What does not fly is as it was before it was pulled.
    setTimeout(() => {
      if (!waits()) return;
      arena.update();
      showStrength(readAim(arena.dataset.aim ?? "")?.power ?? null);
    }, REFUSED_MS);
  }

  /** @param {boolean} [back] does the strength go back to what it was, because nothing flies? */
  #done(back = true) {
    showHit(this.#arena, null);
    this.#arena.removeAttribute("data-pulling");
    document.documentElement.removeAttribute("data-aiming");
    const words = this.#arena.querySelector(".aim-words");
    if (words) words.textContent = "";
    lensOn(this.#arena, null, null);
    if (back) showStrength(readAim(this.#arena.dataset.aim ?? "")?.power ?? null);
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
