// Lights each face of a cube from a lamp at the upper left, as the darkness of a veil over it.
// Darkness comes in few steps, so that each is one text and a plate is written to only when its step changes.

import { EDGE } from "./pose.js";

const AMBIENT = 0.5;
const DIRECT = 0.5;
const BOUNCE = 0.16;
/** What looks down gets less of the room's light. */
const UNDER = 0.2;
/** Where light comes from, in CSS axes of Red's side: x right, y towards the viewer, z up. */
export const LAMP = [-0.499, -0.22, 0.838];
const FILL = [0.302, 0.905, 0.302];
const DEEPER = 1.25;
const DARKEST = 0.86;
const STEPS = 32;
/** A side whose normal is steeper than this gets no darker towards the ground. */
const LEVEL = 0.9;
/** Sides in another cube's shade get less of it than tops: light comes in from beside. */
const ASIDE = 0.7;

/** How dense a veil is, by its step. */
export const DARKNESS = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS).toFixed(3));

/** For each face, 1 to 6: its own x axis, its y axis (down) and its normal, as axis and sign of the cube's turn. */
export const AXES = [
  [0, 1, 1, 1, 2, 1],
  [1, -1, 2, -1, 0, 1],
  [0, -1, 2, -1, 1, -1],
  [0, 1, 2, -1, 1, 1],
  [1, 1, 2, -1, 0, -1],
  [0, 1, 1, -1, 2, -1],
];

/**
 * How dark a face is, in steps.
 * @param {Float64Array} turn as pose.js `turnOf` gives it @param {number} face 0 to 5 @param {number} side the colour that sits below
 * @param {number} [shade] how much of the lamp other cubes take from it @returns {number} from 0, an index of DARKNESS
 */
export function darkOf(turn, face, side, shade = 0) {
  const [, , , , normal = 0, out = 1] = /** @type {number[]} */ (AXES[face]);
  const flip = side ? -out : out;
  const nx = (turn[normal * 3] ?? 0) * flip;
  const ny = (turn[normal * 3 + 1] ?? 0) * flip;
  const nz = (turn[normal * 3 + 2] ?? 0) * out;
  const direct = nx * (LAMP[0] ?? 0) + ny * (LAMP[1] ?? 0) + nz * (LAMP[2] ?? 0);
  const bounce = nx * (FILL[0] ?? 0) + ny * (FILL[1] ?? 0) + nz * (FILL[2] ?? 0);
  let dark = 1 - AMBIENT - DIRECT * Math.max(0, direct) - BOUNCE * Math.max(0, bounce);
  if (nz < 0) dark -= UNDER * nz;
  dark = Math.max(0, dark * DEEPER) + shade * (nz > 0.7 ? 1 : ASIDE);
  return Math.round(Math.min(DARKEST, dark) * STEPS);
}

/**
 * Which edge of a face is towards the ground, where it gets darker.
 * @param {Float64Array} turn @param {number} face @returns {number} 0 the lower one, 1 the left, 2 the upper, 3 the right; -1 of a face that lies level
 */
export function footOf(turn, face) {
  const [across = 0, right = 1, along = 0, down = 1, normal = 0] = /** @type {number[]} */ (AXES[face]);
  if (Math.abs(turn[normal * 3 + 2] ?? 0) > LEVEL) return -1;
  const [sinksRight, sinksDown] = [-(turn[across * 3 + 2] ?? 0) * right, -(turn[along * 3 + 2] ?? 0) * down];
  if (Math.abs(sinksDown) >= Math.abs(sinksRight) - 0.05) return sinksDown >= 0 ? 0 : 2;
  return sinksRight > 0 ? 3 : 1;
}

/** So little turned towards the eye a face may as well be seen, in millimetres. */
const BARELY = 2;

/**
 * On which side of a cube the eye is, along one of its axes: that face is seen.
 * @param {ArrayLike<number>} pose @param {Float64Array} turn @param {number} axis 0 to 2 @param {readonly number[]} eye where it is, in millimetres of CSS axes
 * @returns {number} 1 or -1; 0 if it sees neither face
 */
export function sideOf(pose, turn, axis, eye) {
  const at = axis * 3;
  const far =
    (turn[at] ?? 0) * ((eye[0] ?? 0) - (pose[0] ?? 0)) +
    (turn[at + 1] ?? 0) * ((eye[1] ?? 0) + (pose[1] ?? 0)) +
    (turn[at + 2] ?? 0) * ((eye[2] ?? 0) - (pose[2] ?? 0));
  if (far > EDGE / 2 - BARELY) return 1;
  return far < BARELY - EDGE / 2 ? -1 : 0;
}
