// Finds what cubes at rest take of each other's light: the shade in which one stands, and the shadows on its top.

import { AXES, LAMP } from "./light.js";
import { EDGE, PX } from "./pose.js";
import { THROWN, uprightOf } from "./shadows.js";

/** @typedef {import("./stage.js").Shown} Shown */

/** A cube higher up or farther away than this shades nothing, in millimetres. */
const HIGH = 60;
const FAR = 50;
/** So near the ray to the lamp it takes of the light. */
const NEAR = 15;
const MOST = 0.3;
const ONE = 0.34;
/** How far above a top, and at most how far beside it, a cube is that throws its shadow there, in edges. */
const LIFTED = [0.7, 2.4];
const BESIDE = 1.5;
const PALER = 20;

/** How much of the lamp the others take from a cube, 0 to 1. @param {Shown} shown @param {Iterable<Shown>} others @param {number} side */
export function shadeOn(shown, others, side) {
  const [lx, ly, lz] = side ? [-(LAMP[0] ?? 0), -(LAMP[1] ?? 0), LAMP[2] ?? 0] : [LAMP[0] ?? 0, LAMP[1] ?? 0, LAMP[2] ?? 0];
  let dark = 0;
  for (const other of others) {
    if (other === shown || !other.shadow) continue;
    const dx = (other.pose[0] ?? 0) - (shown.pose[0] ?? 0);
    const dy = (shown.pose[1] ?? 0) - (other.pose[1] ?? 0);
    const dz = (other.pose[2] ?? 0) - (shown.pose[2] ?? 0);
    if (dz < -4 || dz > HIGH || dx * dx + dy * dy > FAR * FAR) continue;
    const along = dx * lx + dy * ly + dz * lz;
    if (along < 5) continue;
    const aside = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - along * along));
    if (aside < NEAR) dark += (1 - aside / NEAR) * ONE * Math.min(1, 22 / along);
  }
  return Math.min(MOST, dark);
}

/** The cubes that throw a shadow on the top of another one. @param {Shown} lower @param {readonly Shown[]} all */
export function uppersOf(lower, all) {
  return all.filter((upper) => {
    const over = ((upper.pose[2] ?? 0) - (lower.pose[2] ?? 0)) / EDGE;
    if (!upper.shadow || over <= (LIFTED[0] ?? 0) || over >= (LIFTED[1] ?? 0)) return false;
    const [aside, ahead] = [(upper.pose[0] ?? 0) - (lower.pose[0] ?? 0), (upper.pose[1] ?? 0) - (lower.pose[1] ?? 0)];
    return Math.abs(aside) < BESIDE * EDGE && Math.abs(ahead) < BESIDE * EDGE;
  });
}

/**
 * Draws their shadows on its top, inside the outline of that.
 * @param {Shown} lower @param {readonly Shown[]} uppers @param {number} side
 */
export function drawLid(lower, uppers, side) {
  lower.lid?.remove();
  lower.lid = null;
  if (!uppers.length) return;
  const up = uprightOf(lower.turn);
  const face = AXES.findIndex(([, , , , normal = 0, out = 1]) => normal === up && (lower.turn[3 * up + 2] ?? 0) * out > 0);
  const [across = 0, right = 1, along = 0, down = 1] = /** @type {number[]} */ (AXES[face]);
  /** @param {number} x @param {number} y in the axes of the plate */
  const onPlate = (x, y) => {
    const on = (/** @type {number} */ axis, /** @type {number} */ sign) =>
      sign * ((lower.turn[3 * axis] ?? 0) * x + (lower.turn[3 * axis + 1] ?? 0) * y);
    return [on(across, right), on(along, down)].map((value) => value.toFixed(3));
  };
  const lid = document.createElement("s");
  for (const upper of uppers) {
    const gap = Math.max(0, (upper.pose[2] ?? 0) - (lower.pose[2] ?? 0) - EDGE);
    const flip = side ? -gap : gap;
    const x = ((upper.pose[0] ?? 0) - (lower.pose[0] ?? 0) + flip * (THROWN[0] ?? 0)) * PX;
    const y = ((lower.pose[1] ?? 0) - (upper.pose[1] ?? 0) + flip * (THROWN[1] ?? 0)) * PX;
    const flat = uprightOf(upper.turn);
    const [i, j] = [3 * ((flat + 1) % 3), 3 * ((flat + 2) % 3)];
    const columns = [
      ...onPlate(upper.turn[i] ?? 0, upper.turn[i + 1] ?? 0),
      ...onPlate(upper.turn[j] ?? 0, upper.turn[j + 1] ?? 0),
      ...onPlate(x, y),
    ];
    const blot = document.createElement("b");
    blot.style.transform = `matrix(${columns})`;
    blot.style.opacity = (1 / (1 + gap / PALER)).toFixed(2);
    lid.append(blot);
  }
  lower.parts.plates[face]?.append(lid);
  lower.lid = lid;
}
