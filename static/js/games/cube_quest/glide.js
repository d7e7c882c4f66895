// Glides cubes that are put elsewhere to their place, and lowers new ones into theirs.

import { hasLessMotion } from "../../screen/pacing.js";
import { between, POSE } from "./pose.js";

/** @typedef {import("./stage.js").Shown} Shown */
/** @typedef {import("./stage.js").Stage} Stage */

const MS = 240;
/** From how high a new cube comes, and how high a moved one is lifted, in millimetres. */
const DROP = 34;
const LIFT = 20;
/** Less than this is no way to go. */
const FAR = 1;

/** The ways that are under way, by cube. @type {WeakMap<Shown, number>} */
const ways = new WeakMap();
let count = 0;

/**
 * @param {Stage} stage
 * @param {{shown: Shown, to: Float64Array, fresh: boolean}[]} changed
 * @param {boolean} first is the board shown for the first time?
 * @param {() => void} atRest called once the last moving cube has arrived
 */
export function glideTo(stage, changed, first, atRest) {
  /** @type {{shown: Shown, from: Float64Array, to: Float64Array, high: number, way: number}[]} */
  const moving = [];
  for (const { shown, to, fresh } of changed) {
    count += 1;
    ways.set(shown, count);
    const from = Float64Array.from(fresh ? to : shown.pose);
    if (fresh) from[2] = (from[2] ?? 0) + DROP;
    const far = Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0), (to[2] ?? 0) - (from[2] ?? 0));
    if (first || far < FAR || shown.element.classList.contains("ghost") || hasLessMotion()) stage.put(shown, to);
    else moving.push({ shown, from, to, high: fresh ? 0 : LIFT, way: count });
  }
  for (const { shown, from, high } of moving) if (!high) stage.put(shown, from); // The others are there already.
  stage.settle();
  if (!moving.length) return;
  const pose = new Float64Array(POSE);
  const begun = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, Math.max(0, (now - begun) / MS));
    const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
    for (const { shown, from, to, high, way } of moving) {
      if (ways.get(shown) !== way || part === 0) continue;
      between(from, 0, to, 0, eased, 1, pose);
      pose[2] = (pose[2] ?? 0) + high * Math.sin(Math.PI * eased);
      stage.put(shown, part < 1 ? pose : to, { light: part < 1 ? "seen" : "all", whole: false });
    }
    if (part < 1) requestAnimationFrame(step);
    else {
      stage.settle();
      atRest();
    }
  };
  requestAnimationFrame(step);
}

/** Ends the glide of a cube: something else moves it now. @param {Shown} shown */
export function letGo(shown) {
  ways.delete(shown);
}
