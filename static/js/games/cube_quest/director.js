// Follows a flight with the camera: what moves now and in a moment, as near as that allows; a King that falls for himself.

import { isCovered } from "./behind.js";
import { eyeOf, viewOf } from "./camera.js";
import { movingOf, poseAt } from "./flight-path.js";
import { aside, framed, HALF_LENGTH } from "./framing.js";
import { POSE } from "./pose.js";
import { PACES } from "./springs.js";

/** @typedef {import("./flight-path.js").Flight} Flight */
/** @typedef {import("./framing.js").Framing} Framing */
/** @typedef {import("./framing.js").Box} Box */
/** @typedef {import("./framing.js").Spot} Spot */
/** @typedef {import("./tempo.js").Tempo} Tempo */
/** @typedef {{goal: Framing, pace: import("./springs.js").Pace}} Move */

/** Degrees the camera moves aside, more for stronger flicks: from straight behind, the shooter would hide what it hits. */
const SWING = { least: 5, most: 28 };
/** The speed of the strongest flick, in edges a second. */
const STRONGEST = 139;
const TILT = { before: 60, after: 56, fall: 46, farFall: 34, caught: 40, whole: 40 };
/** Degrees: the step by which the camera tips back while the board's edge hides a King. */
const STEEPER = 2;
/** How far ahead the camera looks, in seconds of the flight: the way is known. */
const SOON = { shooter: 0.07, others: 0.09, fall: 0.06 };
const FALL_BEFORE = 0.075;
/** What is hit is followed as long as it is no farther away than this, in millimetres: it would take the camera away from all. */
const FOLLOWED = 130;
/** What lies nearer to where the King ends, in millimetres, is shown with him. */
const BESIDE = 55;
const SCALE = { least: 0.9, most: 3.7, wide: 4.6, fall: 4.6, wideFall: 6, caught: 4.3 };
/** Below the board nothing is looked for. */
const LOWEST = -20;

export class Director {
  #flight;
  #tempo;
  #box;
  #side;
  #shooter;
  #turn;
  /** From when to when each cube moves, in seconds. */
  #spans;
  #pose = new Float64Array(POSE);
  /** @type {number | null} */
  #fallTilt = null;

  /** @param {Flight} flight @param {Tempo} tempo @param {Box} box @param {number} side */
  constructor(flight, tempo, box, side) {
    this.#flight = flight;
    this.#tempo = tempo;
    this.#box = box;
    this.#side = side;
    this.#shooter = flight.flicked === undefined ? -1 : flight.cubes.indexOf(flight.flicked);
    const rate = flight.rate ?? 60;
    this.#spans = flight.cubes.map((_, index) => movingOf(flight, index).map((frame) => frame / rate));
    this.#turn = this.#swung();
  }

  /** Turned with the flick, and swung aside towards the middle of the board. */
  #swung() {
    if (this.#shooter < 0) return 180 * this.#side;
    const [x0, y0] = this.#spot(this.#shooter, 0);
    const [x1, y1] = this.#spot(this.#shooter, 1 / 60);
    const speed = Math.hypot(x1 - x0, y1 - y0) * (60 / 16);
    const along = aside((Math.atan2(y1 - y0, x1 - x0) * 1800) / Math.PI, this.#side);
    const strength = Math.min(1, speed / STRONGEST) ** (2 / 3);
    const swing = SWING.least + (SWING.most - SWING.least) * strength;
    const outwards = this.#side ? -x0 : x0;
    return 180 * this.#side + along + (along > 1 || (along > -1 && outwards < 0) ? -swing : swing);
  }

  get #wide() {
    return this.#box.width > this.#box.height;
  }

  get #room() {
    const { width, height } = this.#box;
    const sides = this.#wide ? width * 0.22 : Math.min(64, width * 0.16);
    return { left: sides, right: sides, top: Math.min(76, height * 0.2), bottom: Math.min(90, height * 0.22) };
  }

  /** @param {number} index @param {number} seconds @returns {Spot} */
  #spot(index, seconds) {
    poseAt(this.#flight, index, seconds, this.#pose);
    return [this.#pose[0] ?? 0, this.#pose[1] ?? 0, Math.max(LOWEST, this.#pose[2] ?? 0)];
  }

  /** Where the camera is to be now. @returns {Move} */
  get move() {
    const { now, fall, hit } = this.#tempo;
    if (fall && now >= fall.leaves - FALL_BEFORE) return this.#followFall(fall);
    const isBefore = hit !== null && now < hit.seconds;
    /** @type {Spot[]} */
    const spots = [];
    // Before the hit the camera is already half way there: what flies comes into the picture, and is not chased.
    if (isBefore)
      spots.push(...[(now + hit.seconds) / 2, hit.seconds].map((at) => this.#spot(this.#shooter, at)), this.#spot(hit.index, now));
    else {
      if (this.#shooter >= 0) spots.push(this.#spot(this.#shooter, now));
      if (this.#shooter >= 0) spots.push(this.#spot(this.#shooter, now + SOON.shooter));
      this.#spans.forEach(([from = 0, until = 0], index) => {
        if (index === this.#shooter || from === until || now + 0.12 < from || now - 0.02 > until) return;
        const spot = this.#spot(index, now);
        const [first = spot] = spots;
        if (Math.hypot(spot[0] - first[0], spot[1] - first[1]) < FOLLOWED) spots.push(spot, this.#spot(index, now + SOON.others));
      });
    }
    const most = this.#wide ? SCALE.wide : SCALE.most;
    const tilt = isBefore ? TILT.before : TILT.after;
    return { goal: this.#framed(spots, { tilt, turn: this.#turn }, this.#room, most), pace: isBefore ? PACES.chase : PACES.flight };
  }

  /** @param {{index: number, leaves: number, lands: number}} fall @returns {Move} */
  #followFall({ index }) {
    const { now, end } = this.#tempo;
    const last = this.#spot(index, end);
    const spots = [this.#spot(index, now), this.#spot(index, now + SOON.fall), last];
    if (this.#shooter >= 0 && this.#shooter !== index) {
      const shooter = this.#spot(this.#shooter, end);
      if (Math.hypot(shooter[0] - last[0], shooter[1] - last[1]) < BESIDE) spots.push(shooter);
    }
    const [away, across] = this.#side ? [-last[1], -last[0]] : [last[1], last[0]];
    const along = this.#turn - 180 * this.#side;
    const turn = 180 * this.#side + (Math.abs(across) > 200 ? along * 0.25 + Math.sign(across) * 6 : along * 0.5);
    const sides = this.#box.width * (this.#wide ? 0.36 : 0.26);
    const room = { ...this.#room, left: sides, right: sides };
    const most = this.#wide ? SCALE.wideFall : SCALE.fall;
    const framedAt = (/** @type {number} */ tilt, seen = spots) => this.#framed(seen, { tilt, turn }, room, most);
    this.#fallTilt ??= this.#steepened(away > HALF_LENGTH ? TILT.farFall : TILT.fall, (tilt) => framedAt(tilt, [last]));
    return { goal: framedAt(this.#fallTilt), pace: PACES.fall };
  }

  /** When everything is at rest: nearer and from higher up, to show the upper face of a captured cube. @returns {Move | null} */
  get verdict() {
    const { caught, fall, end } = this.#tempo;
    if (!caught || fall) return null;
    const turn = 180 * this.#side + (this.#turn - 180 * this.#side) * 0.6;
    const goal = this.#framed([this.#spot(caught.index, end)], { tilt: TILT.caught, turn }, this.#room, SCALE.caught);
    return { goal, pace: PACES.look };
  }

  /** All of it in one picture: where it began, where it ended, what was hit and what fell. @returns {Framing} */
  get whole() {
    const { end } = this.#tempo;
    /** @type {Spot[]} */
    const spots = [];
    this.#spans.forEach(([from = 0, until = 0], index) => {
      if (index === this.#shooter || from < until) spots.push(this.#spot(index, 0), this.#spot(index, end));
    });
    const { width, height } = this.#box;
    const room = { left: width * 0.16, right: width * 0.16, top: height * 0.18, bottom: height * 0.2 };
    const framedAt = (/** @type {number} */ tilt) => this.#framed(spots, { tilt, turn: 180 * this.#side }, room, 2.6);
    return framedAt(this.#steepened(TILT.whole, framedAt));
  }

  /** How far tipped the board's edge does not hide a King who has fallen: at most so far. @param {number} most @param {(tilt: number) => Framing} framedAt */
  #steepened(most, framedAt) {
    const { fall, end } = this.#tempo;
    if (!fall) return most;
    const rest = this.#spot(fall.index, end);
    let tilt = most;
    while (tilt > 0 && isCovered(rest, eyeOf(viewOf(framedAt(tilt), this.#box)))) tilt -= STEEPER;
    return Math.max(0, tilt);
  }

  /** @param {Spot[]} spots @param {{tilt: number, turn: number}} angles @param {import("./framing.js").Room} room @param {number} most */
  #framed(spots, angles, room, most) {
    return framed(spots.length ? spots : [[0, 0, 0]], angles, this.#box, room, { least: spots.length ? SCALE.least : 0.1, most });
  }
}
