// Shows a captured cube before the players' eyes: it leaves the board, tumbles in the air, and shows the face that was rolled.

import { eyeOf } from "./camera.js";
import { everyFrame } from "./frames.js";
import { between, EDGE, POSE } from "./pose.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./stage.js").Shown} Shown */
/** @typedef {import("./flight-path.js").Roll} Roll */

const R = Math.SQRT1_2;
/** How a cube is turned to show each face, 1 to 6: as games/cube_quest/rules/pose.py has it. */
const FACE_UP = [
  [1, 0, 0, 0],
  [R, 0, -R, 0],
  [R, R, 0, 0],
  [R, -R, 0, 0],
  [R, 0, R, 0],
  [0, 1, 0, 0],
];
const RISE_MS = 260;
const ROLL_MS = 620;
const HOLD_MS = 620;
const LEAVE_MS = 260;
/** So much of the way to the eye it comes near, and so much of the picture it takes up then. */
const NEAR = 0.3;
const LARGE = 0.36;
const HOPS = 0.04;
const TURNS = 2;

/** The product of two rotations: first the second, then the first. @param {readonly number[]} a @param {readonly number[]} b */
export function product(a, b) {
  const [aw = 1, ax = 0, ay = 0, az = 0] = a;
  const [bw = 1, bx = 0, by = 0, bz = 0] = b;
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

/** @param {number} degrees @param {readonly [number, number, number]} axis */
function turned(degrees, [x, y, z]) {
  const half = (degrees * Math.PI) / 360;
  const sin = Math.sin(half);
  return [Math.cos(half), x * sin, y * sin, z * sin];
}

/** How a cube is turned so that a face looks the viewer in the eye. @param {CubeArena} arena @param {number} face */
function facing({ springs: { now } }, face) {
  const upright = turned(now.turn, [0, 0, 1]);
  return product(product(upright, turned(now.tilt * 0.8, [1, 0, 0])), FACE_UP[face - 1] ?? [1, 0, 0, 0]);
}

/** A place before the viewer's eyes, and how large a cube is there, beside its own size. @param {CubeArena} arena @param {number} near part of the way to the eye */
function before({ view, box }, near) {
  const [x = 0, y = 0, z = 0] = eyeOf(view);
  const at = [x, -y, z].map((end, i) => {
    const start = [view.at.x, view.at.y, view.at.z][i] ?? 0;
    return start + (end - start) * near;
  });
  const scale = view.focal / (view.far * (1 - near));
  return { at, size: (LARGE * Math.min(box.width, box.height)) / (EDGE * scale) };
}

/** @param {CubeArena} arena @param {Shown} shown @param {Roll} roll @param {import("./roll-words.js").RollWords} words @param {boolean} calm @param {AbortSignal} signal */
export async function rollOut(arena, shown, { face, escapes, decides, decided }, words, calm, signal) {
  words.say(decides);
  const start = Float64Array.from(shown.pose);
  const shows = facing(arena, face);
  const { at, size: large } = before(arena, NEAR);
  const high = before(arena, NEAR + HOPS).at;
  const held = Float64Array.from([...at, ...shows]);
  const put = (/** @type {Float64Array} */ pose, /** @type {number} */ size) =>
    arena.stage.put(shown, pose, { light: "seen", size });
  shown.element.classList.add("rolling");
  if (!calm) {
    await during(RISE_MS, signal, (part) => put(mixed(start, held, ease(part)), 1 + (large - 1) * ease(part)));
    await during(words.left - ROLL_MS, signal, () => {});
    await during(ROLL_MS, signal, (part) => {
      const left = 360 * TURNS * (1 - ease(part));
      const tumbling = product(shows, product(turned(left, [0.6, 0.8, 0]), turned(left / 2, [0, 0, 1])));
      const hop = Math.sin(Math.PI * part);
      const place = at.map((value, i) => value + ((high[i] ?? 0) - value) * hop);
      put(Float64Array.from([...place, ...tumbling]), large);
    });
  } else await during(words.left, signal, () => {});
  put(held, large);
  words.say(decided);
  await during(Math.max(HOLD_MS, words.left), signal, () => {});
  const home = Float64Array.from(held);
  if (escapes) home[1] = shown.element.classList.contains("r") ? -240 : 240;
  else home[2] = 0;
  if (!calm) await during(LEAVE_MS, signal, (part) => put(mixed(held, home, ease(part)), large * (1 - ease(part)) + 0.001));
  shown.element.classList.remove("rolling");
  put(home, 0.001);
}

/** @param {number} part */
function ease(part) {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

/** @param {Float64Array} from @param {Float64Array} to @param {number} part */
function mixed(from, to, part) {
  const out = new Float64Array(POSE);
  between(from, 0, to, 0, part, 1, out);
  return out;
}

/** Shows something for so long, at every frame; at last all of it. @param {number} ms @param {AbortSignal} signal @param {(part: number) => void} show */
export async function during(ms, signal, show) {
  let shown = 0;
  if (ms > 0)
    await everyFrame(signal, (passed) => {
      shown += passed;
      if (shown < ms) show(shown / ms);
      return shown < ms;
    });
  show(1);
}
