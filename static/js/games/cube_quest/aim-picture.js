// Draws the aim on the mat: a band from the cube to the finger, dashes as far as the cube would go, what it would meet.

import { BAND, firstContact, glideOf, SLIDES, stepOf } from "./aim-numbers.js";
import { EDGE, yawOf } from "./pose.js";

/** @typedef {import("./aim-numbers.js").Aim} Aim */
/** @typedef {import("./aim-numbers.js").Point} Point */
/** @typedef {import("./stage.js").Stage} Stage */

/** Where the grip lies when no finger holds it, in millimetres from the cube. */
const GRIP = [26, 0.85];
const HALF = EDGE / 2;
/** Half the bar at the end of a pull, which is seen at both sides of the number. */
const END = 24;

const n = (/** @type {number} */ value) => (Math.round(value * 100) / 100).toString();

/**
 * The picture of an aim, y downwards.
 * @param {Stage} stage @param {Aim} aim @param {Point | null} finger where the hand is, on the mat
 * @param {Point | null} [full] where it would be for the strongest flick @returns {string}
 */
export function drawAim(stage, aim, finger, full = null) {
  const cube = stage.cube(aim.cube);
  if (!cube) return "";
  const others = [...stage.all].filter((one) => one !== cube && !one.element.classList.contains("ghost"));
  const { far, which } = firstContact(
    cube.pose,
    aim.direction,
    glideOf(aim.power),
    others.map(({ pose }) => pose),
  );
  const met = others[which];
  const [x = 0, y = 0] = cube.pose;
  const ahead = stepOf(aim.direction);
  const grip = finger ?? back({ x, y }, ahead, (GRIP[0] ?? 0) + (GRIP[1] ?? 0) * aim.power);
  const parts = [halo(x, y, yawOf(cube.turn)), band({ x, y }, ahead, grip, aim.power)];
  if (aim.power > 0) parts.push(way({ x, y }, ahead, far, yawOf(cube.turn), Boolean(met), aim.power));
  if (met) parts.push(ring(met.pose));
  if (full && aim.power < 100) parts.push(end(full, ahead));
  parts.push(handle(grip, aim.power));
  return parts.join("");
}

/** @param {Point} from @param {Point} step @param {number} far */
function back(from, step, far) {
  return { x: from.x - step.x * far, y: from.y - step.y * far };
}

/** @param {number} x @param {number} y @param {number} turned */
function halo(x, y, turned) {
  return `<use href="#cq-picked" transform="translate(${n(x)} ${n(-y)}) rotate(${n(turned)})"/>`;
}

/** From the cube to the grip, wide at the cube; ticks at each quarter of the strength. @param {Point} at @param {Point} ahead @param {Point} grip @param {number} power */
function band(at, ahead, grip, power) {
  const [px, py] = [-ahead.y, ahead.x];
  const start = back(at, ahead, HALF + 3);
  const corner = (/** @type {Point} */ point, /** @type {number} */ wide) =>
    `${n(point.x + px * wide)} ${n(-(point.y + py * wide))}`;
  const wide = 3 + 3.5 * (power / 100);
  const shape = `M${corner(start, wide)}L${corner(grip, 1.6)}L${corner(grip, -1.6)}L${corner(start, -wide)}Z`;
  let ticks = "";
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const point = { x: start.x + (grip.x - start.x) * part, y: start.y + (grip.y - start.y) * part };
    ticks += `M${corner(point, 7)}L${corner(point, 11)}`;
  }
  return `<path class="aim-band" d="${shape}"/><path class="aim-tick" d="${ticks}"/>`;
}

/** A bar where the pull ends: near the edge of the screen it is shorter. @param {Point} at @param {Point} ahead */
function end(at, ahead) {
  const [x, y] = [-ahead.y * END, ahead.x * END];
  return `<path class="aim-end" d="M${n(at.x + x)} ${n(-(at.y + y))}L${n(at.x - x)} ${n(-(at.y - y))}"/>`;
}

/** @param {Point} at @param {Point} ahead @param {number} far @param {number} turned @param {boolean} meets @param {number} power */
function way(at, ahead, far, turned, meets, power) {
  const end = { x: at.x + ahead.x * far, y: at.y + ahead.y * far };
  const start = back(at, ahead, -(HALF + 5));
  const path = `d="M${n(start.x)} ${n(-start.y)}L${n(end.x)} ${n(-end.y)}"`;
  const line = far > HALF + 9 ? `<path class="aim-lane" ${path}/><path class="aim-way" ${path}/>` : "";
  if (meets)
    return `${line}<rect class="aim-ghost" x="-8" y="-8" width="16" height="16" rx="2.5" transform="translate(${n(end.x)} ${n(-end.y)}) rotate(${n(turned)})"/>`;
  return line + rests(at, ahead, far, turned, power);
}

/**
 * The band in which a cube comes to rest that meets nothing; one that slides lies as it lay.
 * @param {Point} at @param {Point} ahead @param {number} far @param {number} turned @param {number} power
 */
function rests(at, ahead, far, turned, power) {
  const [least = 1, most = 1] = BAND;
  const aim = (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI;
  const tumbles = power > SLIDES;
  const [low, high] = tumbles ? [far * least - 8, far * most + 8] : [far - 8, far + 8];
  const middle = (low + high) / 2;
  const [x, y] = [at.x + ahead.x * middle, at.y + ahead.y * middle];
  const length = n(high - low);
  return `<rect class="aim-ghost rests" x="${n(-(high - low) / 2)}" y="-8" width="${length}" height="16" rx="${tumbles ? 8 : 2.5}" transform="translate(${n(x)} ${n(-y)}) rotate(${n(tumbles ? -aim : turned)})"/>`;
}

/** @param {ArrayLike<number>} pose */
function ring(pose) {
  return `<circle class="aim-met" cx="${n(pose[0] ?? 0)}" cy="${n(-(pose[1] ?? 0))}" r="17"/>`;
}

/** @param {Point} grip @param {number} power */
function handle(grip, power) {
  const off = power > 0 ? "" : " off";
  const at = `cx="${n(grip.x)}" cy="${n(-grip.y)}"`;
  return `<circle class="aim-halo" ${at} r="20"/><circle class="aim-grip${off}" ${at} r="13"/><circle class="aim-dot" ${at} r="4"/>`;
}
