// Reads a flight as physics recorded it: every pose of every cube at every frame, in cube edges.

import { between, EDGE, POSE } from "./pose.js";

/**
 * @typedef {object} Flight
 * @property {readonly number[]} cubes in the order of the path
 * @property {Float32Array} path seven numbers a cube, frame after frame, lengths in edges
 * @property {number} frames
 * @property {number} [rate] frames a second
 * @property {number} [flicked] the cube that was flicked
 * @property {readonly Roll[]} [rolls] the release rolls that followed
 * @typedef {{cube: number, face: number, escapes: boolean}} Roll
 */

const RATE = 60;
/** Smaller steps, in edges and parts of a quaternion, are not seen. */
const STIRS = 2e-3;

/** Is it one that can be shown? @param {Flight} flight */
export function isSound({ cubes, path, frames }) {
  return frames > 0 && cubes.length > 0 && path.length === frames * cubes.length * POSE && path.every(Number.isFinite);
}

/** @param {Flight} flight in seconds */
export function durationOf({ frames, rate = RATE }) {
  return (frames - 1) / rate;
}

/**
 * The pose of a cube at a time, in millimetres.
 * @param {Flight} flight @param {number} index of the cube in the flight @param {number} seconds @param {Float64Array} out
 */
export function poseAt({ cubes, path, frames, rate = RATE }, index, seconds, out) {
  const exact = Math.min(frames - 1, Math.max(0, seconds * rate));
  const frame = Math.min(frames - 1, Math.floor(exact));
  const next = Math.min(frames - 1, frame + 1);
  const size = cubes.length * POSE;
  between(path, frame * size + index * POSE, path, next * size + index * POSE, exact - frame, EDGE, out);
}

/**
 * From when to when a cube moves, as frames: those that lie still cost nothing.
 * @param {Flight} flight @param {number} index @returns {[number, number]} the same twice if it never stirs
 */
export function movingOf({ cubes, path, frames }, index) {
  const size = cubes.length * POSE;
  const stirs = (/** @type {number} */ frame) => {
    const at = frame * size + index * POSE;
    for (let i = 0; i < POSE; i += 1) if (Math.abs((path[at + i] ?? 0) - (path[at + size + i] ?? 0)) > STIRS) return true;
    return false;
  };
  let first = 0;
  while (first < frames - 1 && !stirs(first)) first += 1;
  let last = frames - 1;
  while (last > first && !stirs(last - 1)) last -= 1;
  return [first, last];
}

/** The way of a cube over the mat, for a trace: points in millimetres, y downwards. @param {Flight} flight @param {number} index */
export function traceOf(flight, index) {
  const size = flight.cubes.length * POSE;
  let text = "";
  for (let frame = 0; frame < flight.frames; frame += frame === flight.frames - 1 ? 1 : Math.min(3, flight.frames - 1 - frame)) {
    const at = frame * size + index * POSE;
    const [x, y] = [(flight.path[at] ?? 0) * EDGE, -(flight.path[at + 1] ?? 0) * EDGE];
    text += `${text ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return text;
}

/** How far a cube ends from where it was, in millimetres. @param {Flight} flight @param {number} index */
export function farOf({ cubes, path, frames }, index) {
  const at = index * POSE;
  const end = (frames - 1) * cubes.length * POSE + at;
  return EDGE * Math.hypot((path[end] ?? 0) - (path[at] ?? 0), (path[end + 1] ?? 0) - (path[at + 1] ?? 0));
}

/** A change of speed within a frame that is heard, in edges a frame; and how many seconds pass until another is. */
const HEARD = 0.1;
const LOUD = 0.5;
const APART = 0.06;

/**
 * When cubes knock against something: their speed changes from one frame to the next.
 * @param {Flight} flight @returns {{seconds: number, loud: boolean}[]}
 */
export function knocksOf({ cubes, path, frames, rate = RATE }) {
  const size = cubes.length * POSE;
  /** @type {{seconds: number, loud: boolean}[]} */
  const knocks = [];
  for (let frame = 1; frame < frames - 1; frame += 1) {
    let most = 0;
    for (let at = frame * size; at < (frame + 1) * size; at += POSE) {
      let change = 0;
      for (let i = at; i < at + 3; i += 1) {
        const turn = (path[i + size] ?? 0) - 2 * (path[i] ?? 0) + (path[i - size] ?? 0);
        change += turn * turn;
      }
      most = Math.max(most, change);
    }
    const seconds = frame / rate;
    if (Math.sqrt(most) < HEARD || seconds - (knocks.at(-1)?.seconds ?? -1) < APART) continue;
    knocks.push({ seconds, loud: Math.sqrt(most) > LOUD });
  }
  return knocks;
}
