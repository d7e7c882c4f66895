// Shows the arena: an element with its cubes where their `data-pose` says, again after each change.

import { hasLessMotion } from "../../screen/pacing.js";
import { firstContact, glideOf, readAim, stepOf } from "./aim-numbers.js";
import { drawAim } from "./aim-picture.js";
import { eyeOf, firstLook, framingOf, inSight, lookOf, stylesOf, viewOf } from "./camera.js";
import { giveWay } from "./camera-button.js";
import { Looks } from "./camera-memory.js";
import { forgetFlightsOfOthers } from "./flight.js";
import { behind, bestTilt, half, idle, wholeBoard } from "./framing.js";
import { glideTo } from "./glide.js";
import { CUTS, cameraPace, pace, STEPS } from "./pace.js";
import { EDGE, PAINTED, readPose } from "./pose.js";
import { PACES, Springs } from "./springs.js";
import { Stage } from "./stage.js";

/** @typedef {import("./camera.js").Look} Look */
/** @typedef {import("./camera.js").View} View */

/** How the board is looked at on this device, from screen to screen. */
const looks = new Looks();
/** A frame that comes later than this, in seconds, alone, counts as no later: the camera does not jump. */
const LATEST = 0.05;
/** A flick counts as aimed near the King if the angle between them is less than this, as a cosine. */
const TOWARDS = 0.8;
/** So much wider than a cube is the place that is kept for it in the picture. */
const WIDE = EDGE / 2 + 1;

const WATCHED = ["data-pose", "data-side", "data-aim", "data-whose", "data-whole", "data-hinted"];

export class CubeArena extends HTMLElement {
  stage = new Stage(this);
  /** Is the page itself moving cubes, so that new poses wait? */
  busy = 0;
  /** Where the last flight went, as a picture. */
  trace = "";
  springs = new Springs();
  /** Does a flight move the camera now, at its own frames? */
  filmed = false;
  /** The cube that a finger rests on, before it is pulled. @type {number | null} */
  pressed = null;
  #changes = new MutationObserver(() => this.update());
  #size = new ResizeObserver(() => {
    this.#measure();
    this.frame();
  });
  /** Its size. Reading it during a flight would force a layout in every frame. */
  #box = { width: 0, height: 0 };
  #seek = () => this.ease(() => this.frame(), PACES.back);
  #first = true;
  #frame = 0;
  /** How the camera goes where it is to be: null is at once. @type {import("./springs.js").Pace | null} */
  #pace = null;

  /** Does the camera stand still while cubes fly, because the device cannot keep up with both? */
  get steady() {
    return pace.step >= STEPS.steady;
  }

  /** Does the camera jump, because the device cannot draw its moves? */
  get #jumps() {
    return cameraPace.step >= CUTS;
  }

  connectedCallback() {
    this.stage.side = this.side;
    this.#changes.observe(this, { subtree: true, attributes: true, attributeFilter: WATCHED });
    const cubes = this.querySelector(".cubes");
    if (cubes) this.#changes.observe(cubes, { childList: true });
    this.#size.observe(this);
    this.addEventListener("focusin", this.#seek);
    this.#handOver();
    this.update();
    this.frame();
  }

  disconnectedCallback() {
    this.#changes.disconnect();
    this.#size.disconnect();
    this.removeEventListener("focusin", this.#seek);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.dispatchEvent(new Event("arena-left"));
  }

  /** The colour that sits below. */
  get side() {
    return this.dataset.side === "1" ? 1 : 0;
  }

  /** By how many degrees the camera sees the board turned to the left of straight, once it is there. */
  get askew() {
    const turn = this.springs.goal.turn - 180 * this.side;
    return ((((turn + 180) % 360) + 360) % 360) - 180;
  }

  /** @returns {Look} */
  get look() {
    return looks.now ?? lookOf(this.springs.goal, this.side, this.box);
  }

  /** As a hand makes it. */
  set look(look) {
    looks.now = look;
    this.frame();
  }

  /** A view that stays. @param {Look} look */
  choose(look) {
    looks.choose(look);
    this.frame();
  }

  /** Shows the board from above; where it is seen from there already, what the camera shows by itself. */
  tip() {
    looks.tip(firstLook(this.box));
    this.frame();
  }

  /** Shows the whole board, straight; where that is shown already at an angle, what the camera shows by itself. */
  fit() {
    looks.fit(firstLook(this.box), lookOf(this.#unaided(), this.side, this.box));
    this.frame();
  }

  /** Does something about the view, which moves there. @param {() => void} change @param {import("./springs.js").Pace} [pace] */
  ease(change, pace = PACES.hand) {
    this.#pace = pace;
    change();
    this.#pace = null;
  }

  /** The view is that of whoever it is to play now. @returns {boolean} is it another one? */
  #handOver() {
    const [, screen, ...of] = location.hash.split("/");
    const table = of.slice(0, screen === "puzzle" ? 2 : 1).join("/");
    forgetFlightsOfOthers(table);
    return looks.handTo(this.dataset.whose ?? "", table);
  }

  get box() {
    if (!this.filmed) this.#measure();
    return this.#box;
  }

  #measure() {
    this.#box = { width: this.clientWidth, height: this.clientHeight };
  }

  /** How close the camera comes by itself, as the zoom of a look. */
  get ownZoom() {
    return lookOf(this.#unaided(), this.side, this.box).zoom;
  }

  /** @returns {View} */
  get view() {
    return viewOf(this.springs.now, this.box);
  }

  /** Points the camera to where it is to be when nothing flies. */
  frame() {
    if (this.filmed || !this.clientWidth || this.hasAttribute("data-pulling")) return;
    this.go(this.#home(), this.#pace);
  }

  /** Points the camera elsewhere: at once, or as quickly as that. @param {import("./framing.js").Framing} goal @param {import("./springs.js").Pace | null} pace */
  go(goal, pace) {
    if (!pace || hasLessMotion() || this.#jumps) {
      this.springs.cut(goal);
      this.#draw();
      return;
    }
    this.springs.to(goal, pace);
    if (!this.springs.isThere) this.toggleAttribute("data-moving", true); // Set now: the first frame may come late.
    this.#run();
  }

  /** The camera stands still where it is. */
  hold() {
    this.springs.hold();
    this.#draw();
  }

  /** Time has passed for the camera. @param {number} seconds */
  advance(seconds) {
    this.springs.step(seconds);
    this.#draw();
  }

  #run() {
    if (this.#frame || this.filmed) return;
    cameraPace.begin();
    let before = 0;
    let wasLate = false;
    const step = (/** @type {number} */ now) => {
      this.#frame = 0;
      if (this.filmed) return;
      if (cameraPace.frame(now) && this.#jumps) this.springs.cut(this.springs.goal);
      const passed = before ? (now - before) / 1000 : 1 / 60;
      this.advance(wasLate ? passed : Math.min(LATEST, passed)); // Where all frames come late, their number is what takes long.
      wasLate = passed > LATEST;
      before = now;
      if (!this.springs.isThere) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Where the camera is to be: as the viewer has it, else where it goes by itself; and so that what has the focus is seen, or what
   * a player is to look at, and by itself what is put down. */
  #home() {
    const home = looks.now ? framingOf(looks.now, this.side, this.box) : this.#unaided();
    const putDown = !looks.now && this.dataset.whose?.startsWith("place") ? ".cube.ghost" : null;
    const lookAt = this.dataset.whose === "wait" ? null : ".cube[data-hinted]"; // An opponent's thoughts move no view.
    const [sought] = [".cube:focus-visible", lookAt, putDown].flatMap((one) => (one && this.querySelector(one)) || []);
    const [x = 0, y = 0, z = 0] = (sought instanceof HTMLElement && readPose(sought.dataset.pose ?? "")) || [];
    return sought ? inSight(home, [x, y, z], this.box) : home;
  }

  /** Behind the shooter; before what is set up; before what may be chosen; all of it when a game is looked back at. */
  #unaided() {
    const { side, box } = this;
    if (this.hasAttribute("data-whole")) return wholeBoard(box, { tilt: bestTilt(box), turn: 180 * side });
    const aim = readAim(this.dataset.aim ?? "");
    const cube = this.stage.cube(aim?.cube ?? this.pressed ?? -1);
    if (cube) {
      const [x = 0, y = 0, z = 0] = cube.pose;
      const direction = aim?.direction ?? (side ? 2700 : 900);
      return behind([x, y, z], this.#targets(cube, direction), direction, side, box);
    }
    const [what, whose = `${side}`] = (this.dataset.whose ?? "").split(/-(?=\d)/);
    const colour = Number(whose);
    const own = this.#cubesOf(colour);
    if (what === "set-up") return half(colour, own, side, box);
    return idle(own, this.#intruders(colour), this.#king(1 - colour), side, box);
  }

  /** Returns where the strongest flick of a cube hits something, and the enemy King if the flick is aimed near him. @param {import("./stage.js").Shown} cube @param {number} direction */
  #targets(cube, direction) {
    const [x = 0, y = 0, z = 0] = cube.pose;
    const step = stepOf(direction);
    const others = [...this.stage.all].filter((one) => one !== cube && !one.element.classList.contains("ghost"));
    const { far, which } = firstContact(
      cube.pose,
      direction,
      glideOf(100),
      others.map(({ pose }) => pose),
    );
    const king = this.#king(cube.element.classList.contains("r") ? 1 : 0).filter(
      ([kx, ky]) => (kx - x) * step.x + (ky - y) * step.y > TOWARDS * Math.hypot(kx - x, ky - y),
    );
    /** @type {import("./framing.js").Spot[]} */
    const met = which < 0 ? [] : [[x + step.x * far, y + step.y * far, z]];
    return [...met, ...king];
  }

  /** @param {number} colour @returns {import("./framing.js").Spot[]} where its King lies, if he lies on the board */
  #king(colour) {
    const king = [...this.stage.all].find(({ element }) => element.matches(`.k-K.${colour ? "b" : "r"}:not(.ghost)`));
    const [x = 0, y = 0, z = -1] = (king && readPose(king.element.dataset.pose ?? "")) || [];
    return z < 0 ? [] : [[x, y, z + EDGE / 2]];
  }

  /** @param {number} colour whose territory it is @returns {import("./framing.js").Spot[]} the room of the enemy's cubes in it */
  #intruders(colour) {
    return this.#cubesOf(1 - colour).filter(([, y]) => (colour ? y > 0 : y < 0));
  }

  /** The room that the cubes of a colour take up where they will lie on the board. @param {number} colour @returns {[number, number, number][]} */
  #cubesOf(colour) {
    /** @type {[number, number, number][]} */
    const spots = [];
    for (const { element } of this.stage.all) {
      if (!element.classList.contains(colour ? "b" : "r") || element.classList.contains("ghost")) continue;
      const [x = 0, y = 0, z = 0] = readPose(element.dataset.pose ?? "") ?? [];
      if (z < 0) continue;
      // Low and high at either side: whichever is below, none of it is cut off there.
      for (const high of [z - EDGE / 2, z + EDGE / 2]) spots.push([x - WIDE, y - WIDE, high], [x + WIDE, y + WIDE, high]);
    }
    return spots;
  }

  #draw() {
    const camera = this.querySelector(".camera");
    const { view, springs } = this;
    if (!(camera instanceof HTMLElement) || !this.#box.width) return;
    const moves = !springs.isThere || this.filmed;
    const { perspective, origin, transform } = stylesOf(view, springs.now, springs.shaken);
    camera.style.perspective = perspective;
    camera.style.perspectiveOrigin = origin;
    const worlds = /** @type {Iterable<HTMLElement>} */ (camera.children);
    for (const world of worlds) world.style.transform = world.matches(".baked") ? `${transform} scale(${1 / PAINTED})` : transform;
    this.toggleAttribute("data-moving", moves);
    this.stage.look(eyeOf(view), moves);
    if (!moves) giveWay(this);
  }

  /** Shows what the attributes say now. */
  update() {
    if (this.busy) return;
    const isAnother = this.#handOver();
    const isTurned = this.stage.side !== this.side;
    if (isTurned) this.stage.side = this.side;
    const { changed, left } = this.stage.read();
    if (changed.some(({ shown, to, fresh }) => !fresh && apart(shown.pose, to) > MOVED)) this.trace = "";
    if (changed.length || left) glideTo(this.stage, changed, this.#first, () => giveWay(this));
    if (isTurned) this.stage.forget();
    const pace = isTurned || isAnother || !this.dataset.aim ? PACES.back : PACES.aim;
    if (this.#first) this.frame();
    else this.ease(() => this.frame(), pace);
    this.#first = false;
    this.showAim();
    if (this.springs.isThere) giveWay(this); // A flight moves cubes even where the camera stays.
  }

  /** The aim that the view has, if any; else where the last flight went. */
  showAim() {
    const aim = readAim(this.dataset.aim ?? "");
    const layer = this.querySelector(".aiming");
    const isFlown = this.hasAttribute("data-flying");
    if (layer && !this.hasAttribute("data-pulling"))
      layer.innerHTML = aim && !isFlown ? drawAim(this.stage, aim, null) : this.trace;
  }
}

/** A cube that is put farther away than this has not just come to rest: the trace of the last flight is out of date. */
const MOVED = 1;

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
function apart(a, b) {
  return Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));
}

customElements.define("cube-arena", CubeArena);
