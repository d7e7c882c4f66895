// Shows the arena: an element with its cubes where their `data-pose` says, again after each change.

import { readAim } from "./aim-numbers.js";
import { drawAim } from "./aim-picture.js";
import { EYE, firstLook, stylesOf, viewOf } from "./camera.js";
import { Looks } from "./camera-memory.js";
import { glideTo } from "./glide.js";
import { Stage } from "./stage.js";

/** @typedef {import("./camera.js").Look} Look */
/** @typedef {import("./camera.js").View} View */

/** How everybody looks at the board, from screen to screen. */
const looks = new Looks();
const EASED_MS = 300;

const WATCHED = ["data-pose", "data-side", "data-aim", "data-whose"];

export class CubeArena extends HTMLElement {
  stage = new Stage(this);
  /** Is the page itself moving cubes, so that new poses wait? */
  busy = 0;
  /** Where the last flight went, as a picture. */
  trace = "";
  #changes = new MutationObserver(() => this.update());
  #size = new ResizeObserver(() => this.frame());
  #first = true;

  connectedCallback() {
    this.stage.side = this.side;
    this.#changes.observe(this, { subtree: true, attributes: true, attributeFilter: WATCHED });
    const cubes = this.querySelector(".cubes");
    if (cubes) this.#changes.observe(cubes, { childList: true });
    this.#size.observe(this);
    this.#handOver();
    this.frame();
    this.update();
  }

  disconnectedCallback() {
    this.#changes.disconnect();
    this.#size.disconnect();
    this.dispatchEvent(new Event("arena-left"));
  }

  /** The colour that sits below. */
  get side() {
    return this.dataset.side === "1" ? 1 : 0;
  }

  /** @returns {Look} */
  get look() {
    return looks.now ?? firstLook(this.box);
  }

  set look(look) {
    looks.choose(look, this.look);
    this.frame();
  }

  /** The whole board again, as it fits best. */
  fit() {
    looks.fit();
    this.frame();
  }

  /** Does something about the view, which moves there. @param {() => void} change */
  ease(change) {
    this.classList.add("eased");
    change();
    setTimeout(() => {
      this.classList.remove("eased");
      this.frame();
    }, EASED_MS);
  }

  /** The view is that of whoever it is to play now. @returns {boolean} is it another one? */
  #handOver() {
    return looks.handTo(this.dataset.whose ?? "", location.hash.split("/")[2] ?? "");
  }

  get box() {
    return { width: this.clientWidth, height: this.clientHeight };
  }

  /** @returns {View} */
  get view() {
    return viewOf(this.look, this.side, this.box);
  }

  /** Points the camera. */
  frame() {
    const camera = this.querySelector(".camera");
    if (!(camera instanceof HTMLElement) || !this.clientWidth) return;
    const view = this.view;
    const { perspective, origin, transform } = stylesOf(view, this.look, this.side);
    camera.style.perspective = perspective;
    camera.style.perspectiveOrigin = origin;
    const worlds = /** @type {Iterable<HTMLElement>} */ (camera.children);
    for (const world of worlds) world.style.transform = transform;
    const eye = [view.sinTurn * view.sinTilt, view.cosTurn * view.sinTilt, view.cosTilt];
    this.stage.look(
      eye.map((part) => part * EYE),
      this.classList.contains("eased"),
    );
  }

  /** Shows what the attributes say now. */
  update() {
    if (this.busy) return;
    const isAnother = this.#handOver();
    if (this.stage.side !== this.side) {
      this.stage.side = this.side;
      this.frame();
      this.stage.forget();
    } else if (isAnother) this.ease(() => this.frame());
    const { changed, left } = this.stage.read();
    if (changed.some(({ shown, to, fresh }) => !fresh && apart(shown.pose, to) > MOVED)) this.trace = "";
    if (changed.length || left) glideTo(this.stage, changed, this.#first);
    this.#first = false;
    this.showAim();
  }

  /** The aim that the view has, if any; else where the last flight went. */
  showAim() {
    const aim = readAim(this.dataset.aim ?? "");
    const layer = this.querySelector(".aiming");
    if (layer && !this.hasAttribute("data-pulling")) layer.innerHTML = aim ? drawAim(this.stage, aim, null) : this.trace;
  }
}

/** A cube that is put farther away than this has not just come to rest: the trace of the last flight is out of date. */
const MOVED = 1;

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
function apart(a, b) {
  return Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));
}

customElements.define("cube-arena", CubeArena);
