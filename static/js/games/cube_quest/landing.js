// Lets what fell off the board come to rest: physics ends when all lies still on the board, and on the table cubes still slide.

import { POSE } from "./pose.js";

/** @typedef {import("./flight-path.js").Flight} Flight */

/** How quickly the table slows what slides on it, in edges a second a second: its friction times gravity, as in physics.mjs. */
const SLOWS = 0.45 * 545;
/** What lies lower than this, in edges, is off the board; what moves less up or down in a second lies on the table. */
const OFF = -0.5;
const LEVEL = 0.5;
const LONGEST = 0.4;

/** The flight with what its fallen cubes still do on the table. @param {Flight} flight @returns {Flight} */
export function landed(flight) {
  const { cubes, path, frames, rate = 60 } = flight;
  const size = cubes.length * POSE;
  if (frames < 2) return flight;
  const last = (frames - 1) * size;
  /** @param {number} at @param {number} i */
  const step = (at, i) => (path[last + at + i] ?? 0) - (path[last - size + at + i] ?? 0);
  const sliding = cubes
    .map((_, index) => index * POSE)
    .filter((at) => (path[last + at + 2] ?? 0) < OFF && Math.abs(step(at, 2)) * rate < LEVEL)
    .map((at) => ({ at, seconds: Math.min(LONGEST, (Math.hypot(step(at, 0), step(at, 1)) * rate) / SLOWS) }));
  const more = Math.ceil(Math.max(0, ...sliding.map(({ seconds }) => seconds)) * rate);
  if (!more) return flight;
  const longer = new Float32Array((frames + more) * size);
  longer.set(path);
  for (let frame = frames; frame < frames + more; frame += 1) longer.copyWithin(frame * size, last, last + size);
  for (const { at, seconds } of sliding)
    for (let frame = 1; frame <= more; frame += 1) {
      const passed = Math.min(seconds, frame / rate);
      // Slower by the same in each moment: so far it has come, in frames at the speed that it had.
      const gone = seconds > 0 ? rate * (passed - (passed * passed) / (2 * seconds)) : 0;
      const there = last + frame * size + at;
      for (const i of [0, 1]) longer[there + i] = (path[last + at + i] ?? 0) + step(at, i) * gone;
      turn(longer, there + 3, gone, (i) => step(at, 3 + i));
    }
  return { ...flight, path: longer, frames: frames + more };
}

/** @param {Float32Array} path @param {number} at where its quaternion is @param {number} gone @param {(i: number) => number} step */
function turn(path, at, gone, step) {
  const turned = [0, 1, 2, 3].map((i) => (path[at + i] ?? 0) + step(i) * gone);
  const length = Math.hypot(...turned) || 1;
  for (const [i, value] of turned.entries()) path[at + i] = value / length;
}
