// Measures what a pull back means: direction, strength and hit point, as a flick is sent. The numbers shown are the numbers sent.

import { EDGE } from "./pose.js";

/**
 * A flick as data: direction in tenths of a degree (0 along x, 900 along y), power 0 to 100, height and lateral in
 * hundredths of half an edge.
 * @typedef {{cube: number, direction: number, power: number, height: number, lateral: number}} Aim
 * @typedef {{x: number, y: number}} Point
 */

/** A pull shorter than this, in CSS pixels, is none: let go there, it is taken back. */
export const DEAD_PX = 22;
/** How far for the strongest flick. */
const FULL_PX = 154;
/** However near the edge of the window is, this far is what it takes: a finger has so much room beside any cube. */
const LEAST_PX = 24;
/** Where there is little room, no more of it than this part is for taking the pull back. */
const DEAD_PART = 0.4;
/** So near the edge of the window no finger goes. */
const EDGE_PX = 12;
const FULL_TURN = 3600;

/** How far the strongest flick carries a cube that meets nothing, in millimetres. */
const FARTHEST = 500;
/** Nine flicks in ten end within these multiples of the expected distance. */
export const BAND = [0.93, 1.09];
/** A stronger one may tumble, and come to rest turned anyhow. */
export const SLIDES = 44;
/** What lies less far ahead lies beside: a cube that touches it and stands in one row with it is not in its way. */
const AHEAD = 1;

/** How far a pull is the strongest, where a finger can go so far. @param {number} [room] */
export function reachOf(room = Infinity) {
  return Math.min(FULL_PX, Math.max(LEAST_PX, room));
}

/** The strength of a pull in pixels. @param {number} pixels @param {number} [room] as far as the finger can go */
export function powerOf(pixels, room = Infinity) {
  const reach = reachOf(room);
  const dead = Math.min(DEAD_PX, reach * DEAD_PART);
  const part = (pixels - dead) / (reach - dead);
  return part <= 0 ? 0 : Math.min(100, Math.max(1, Math.round(part * 100)));
}

/**
 * How far a finger can pull from a place before it leaves the window: so a King at the edge is flicked as strongly as any cube.
 * @param {Point} from in the window @param {Point} way where it is pulled @param {{width: number, height: number}} window
 */
export function roomFor(from, way, { width, height }) {
  const long = Math.hypot(way.x, way.y);
  const until = (/** @type {number} */ at, /** @type {number} */ step, /** @type {number} */ end) =>
    step > 0 ? (end - EDGE_PX - at) / step : step < 0 ? (EDGE_PX - at) / step : Infinity;
  return long > 0 ? Math.max(0, Math.min(until(from.x, way.x / long, width), until(from.y, way.y / long, height))) : Infinity;
}

/** The direction of a flick whose cube is pulled back to a point. @param {Point} cube @param {Point} finger */
export function directionOf(cube, finger) {
  const angle = Math.atan2(cube.y - finger.y, cube.x - finger.x);
  return (Math.round((angle * FULL_TURN) / (2 * Math.PI)) + FULL_TURN) % FULL_TURN;
}

/** @param {number} direction @returns {Point} a step of length 1 */
export function stepOf(direction) {
  const angle = (direction * 2 * Math.PI) / FULL_TURN;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** How far a flick of that strength goes when nothing is in its way, in millimetres. @param {number} power */
export function glideOf(power) {
  return FARTHEST * (power / 100) ** 3;
}

/**
 * The first thing in the way: how far off, and which of the others it is; -1: nothing.
 * @param {ArrayLike<number>} pose of the cube that is flicked @param {number} direction @param {number} reach in millimetres
 * @param {readonly ArrayLike<number>[]} others
 */
export function firstContact(pose, direction, reach, others) {
  const { x, y } = stepOf(direction);
  let [far, which] = [reach, -1];
  const wide = 1.08 * EDGE;
  others.forEach((other, index) => {
    if (Math.abs((other[2] ?? 0) - (pose[2] ?? 0)) > 0.9 * EDGE) return;
    const [dx, dy] = [(other[0] ?? 0) - (pose[0] ?? 0), (other[1] ?? 0) - (pose[1] ?? 0)];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    if (along <= AHEAD || aside >= wide) return;
    const contact = Math.max(0, along - Math.sqrt(wide * wide - aside * aside));
    if (contact < far) [far, which] = [contact, index];
  });
  return { far, which };
}

/** @param {string} text cube:direction:power:height:lateral @returns {Aim | null} */
export function readAim(text) {
  const numbers = text.split(":").map(Number);
  if (numbers.length !== 5 || !numbers.every(Number.isInteger)) return null;
  const [cube = 0, direction = 0, power = 0, height = 0, lateral = 0] = numbers;
  if (power < 0 || power > 100 || Math.abs(height) > 100 || Math.abs(lateral) > 100) return null;
  return { cube, direction: ((direction % FULL_TURN) + FULL_TURN) % FULL_TURN, power, height, lateral };
}

/** @param {Aim} aim */
export function aimText({ cube, direction, power, height, lateral }) {
  return [cube, direction, power, height, lateral].join(":");
}
