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
 * @typedef {{cube: number, face: number, escapes: boolean, decides: string, decided: string}} Roll what it decides, and what it decided, in words
 */

const RATE = 60;
/** What moves less in a sixtieth of a second, in edges and parts of a quaternion, is not seen. */
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
export function movingOf({ cubes, path, frames, rate = RATE }, index) {
  const size = cubes.length * POSE;
  const least = (STIRS * RATE) / rate;
  const stirs = (/** @type {number} */ frame) => {
    const at = frame * size + index * POSE;
    for (let i = 0; i < POSE; i += 1) if (Math.abs((path[at + i] ?? 0) - (path[at + size + i] ?? 0)) > least) return true;
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
  const stride = Math.max(1, Math.round(((flight.rate ?? RATE) * 3) / RATE));
  let text = "";
  for (
    let frame = 0;
    frame < flight.frames;
    frame += frame === flight.frames - 1 ? 1 : Math.min(stride, flight.frames - 1 - frame)
  ) {
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

/** A change of speed that is heard, in edges a second; one that is as loud as any; and how many seconds pass until another is. */
const HEARD = 6;
const LOUDEST = 110;
const APART = 0.05;

/**
 * When cubes knock against something: their speed changes from one frame to the next.
 * @param {Flight} flight @returns {{seconds: number, size: number}[]} how hard, 0 to 1
 */
export function knocksOf({ cubes, path, frames, rate = RATE }) {
  const size = cubes.length * POSE;
  /** @type {{seconds: number, size: number}[]} */
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
    const hard = Math.sqrt(most) * rate;
    if (hard < HEARD) continue;
    const [seconds, before] = [frame / rate, knocks.at(-1)];
    const knock = { seconds, size: Math.min(1, hard / LOUDEST) };
    if (!before || seconds - before.seconds >= APART) knocks.push(knock);
    else if (knock.size > before.size) before.size = knock.size;
  }
  return knocks;
}

/** So far from where it lay, in edges, a cube has been hit. */
const HIT = 0.04;

/** When the first cube beside the one that was flicked moves, and which: none in a flight that meets nothing. @param {Flight} flight */
export function firstHitOf({ cubes, path, frames, flicked, rate = RATE }) {
  const size = cubes.length * POSE;
  for (let frame = 1; frame < frames; frame += 1)
    for (let index = 0; index < cubes.length; index += 1) {
      if (cubes[index] === flicked) continue;
      const [was, is] = [index * POSE, frame * size + index * POSE];
      const [x, y, z] = [0, 1, 2].map((i) => (path[is + i] ?? 0) - (path[was + i] ?? 0));
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > HIT) return { seconds: frame / rate, index };
    }
  return null;
}

/** Lower than this, in edges, the middle of a cube has passed the edge of the board. */
const OVER = 0.25;
/** So low it lies on the table. */
const LANDED = -1.3;

/** When a cube leaves the board and when it has landed, in seconds; null: it stays. @param {Flight} flight @param {number} index */
export function fallOf({ cubes, path, frames, rate = RATE }, index) {
  const size = cubes.length * POSE;
  const heightAt = (/** @type {number} */ frame) => path[frame * size + index * POSE + 2] ?? 0;
  if (heightAt(frames - 1) > OVER) return null;
  let [leaves, lands] = [0, 0];
  while (heightAt(leaves) > OVER) leaves += 1;
  lands = leaves;
  while (lands < frames - 1 && heightAt(lands) > LANDED) lands += 1;
  return { leaves: leaves / rate, lands: lands / rate };
}

/** When the face that ends up on top comes up for the last time, in seconds; 0: it was there all along. @param {Flight} flight @param {number} index */
export function lastTurnOf({ cubes, path, frames, rate = RATE }, index) {
  const faceAt = (/** @type {number} */ frame) => faceUp(path, frame * cubes.length * POSE + index * POSE);
  const end = faceAt(frames - 1);
  let frame = frames - 1;
  while (frame > 0 && faceAt(frame) === end) frame -= 1;
  return frame / rate;
}

/** The axis that points up, and which way: -3 to 3. @param {ArrayLike<number>} path @param {number} at */
function faceUp(path, at) {
  const [w, x, y, z] = [path[at + 3] ?? 1, path[at + 4] ?? 0, path[at + 5] ?? 0, path[at + 6] ?? 0];
  const ups = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
  const most = ups.reduce((best, up, axis) => (Math.abs(up) > Math.abs(ups[best] ?? 0) ? axis : best), 0);
  return (most + 1) * Math.sign(ups[most] ?? 1);
}
