// Lights each face of a cube from a lamp at the upper left, as a shade over its picture.
// Shades come in few steps, so that each is one text and a face is written to only when its step changes.

import { EDGE } from "./pose.js";

const AMBIENT = 0.66;
const DIRECT = 0.43;
const BOUNCE = 0.11;
/** Where light comes from, in CSS axes of Red's side: x right, y towards the viewer, z up. */
const LAMP = [-0.499, -0.22, 0.838];
const FILL = [0.302, 0.905, 0.302];
/** Towards the ground a side gets darker by so much. */
const FOOT = 0.3;
const STEPS = 20;
const UPRIGHT = 3;
const COVERED = 0.34;

/** For each face, 1 to 6: its own x axis, its y axis (down) and its normal, as axis and sign of the cube's turn. */
const AXES = [
  [0, 1, 1, 1, 2, 1],
  [1, -1, 2, -1, 0, 1],
  [0, -1, 2, -1, 1, -1],
  [0, 1, 2, -1, 1, 1],
  [1, 1, 2, -1, 0, -1],
  [0, 1, 1, -1, 2, -1],
];
const TOWARDS = ["bottom", "top", "right", "left"];

/** @type {string[]} */
const texts = [];

/**
 * The number of the shade of a face.
 * @param {Float64Array} turn as pose.js `turnOf` gives it @param {number} face 0 to 5 @param {number} side
 * @param {boolean} covered does a cube stand on it? @returns {number}
 */
export function shadeOf(turn, face, side, covered = false) {
  const axes = /** @type {number[]} */ (AXES[face]);
  const [across = 0, right = 1, along = 0, down = 1, normal = 0, out = 1] = axes;
  const flip = side ? -1 : 1;
  const nx = (turn[normal * 3] ?? 0) * out * flip;
  const ny = (turn[normal * 3 + 1] ?? 0) * out * flip;
  const nz = (turn[normal * 3 + 2] ?? 0) * out;
  const direct = Math.max(0, nx * (LAMP[0] ?? 0) + ny * (LAMP[1] ?? 0) + nz * (LAMP[2] ?? 0));
  const bounce = Math.max(0, nx * (FILL[0] ?? 0) + ny * (FILL[1] ?? 0) + nz * (FILL[2] ?? 0));
  let dark = Math.max(0, 1 - (AMBIENT + DIRECT * direct + BOUNCE * bounce));
  if (covered && nz > 0.9) dark += COVERED;
  const level = Math.min(STEPS - 1, Math.round(dark * (STEPS - 1) * 1.6));
  const upright = Math.round(Math.sqrt(Math.max(0, 1 - nz * nz)) * UPRIGHT);
  const [sinksRight, sinksDown] = [-(turn[across * 3 + 2] ?? 0) * right, -(turn[along * 3 + 2] ?? 0) * down];
  const way = Math.abs(sinksDown) >= Math.abs(sinksRight) ? (sinksDown >= 0 ? 0 : 1) : sinksRight >= 0 ? 2 : 3;
  return (level * (UPRIGHT + 1) + upright) * TOWARDS.length + (upright ? way : 0);
}

/** The shade as a background image, over which lies nothing and under which lies the face. @param {number} shade */
export function shadeText(shade) {
  const known = texts[shade];
  if (known !== undefined) return known;
  const way = TOWARDS[shade % TOWARDS.length];
  const upright = Math.floor(shade / TOWARDS.length) % (UPRIGHT + 1);
  const level = Math.floor(shade / TOWARDS.length / (UPRIGHT + 1));
  const dark = level / (STEPS - 1) / 1.6;
  const foot = Math.min(0.9, dark + (FOOT * upright) / UPRIGHT);
  const ink = (/** @type {number} */ alpha) => `rgb(10 5 2/${alpha.toFixed(3)})`;
  const text = `linear-gradient(to ${way},${ink(dark)} ${upright ? 45 : 0}%,${ink(foot)})`;
  texts[shade] = text;
  return text;
}

/** So little turned towards the eye a face may as well be seen, in millimetres. */
const BARELY = 2;

/**
 * Can the eye see a face of a cube that lies still?
 * @param {ArrayLike<number>} pose @param {Float64Array} turn @param {number} face @param {number[]} eye as in `isSeen` @param {number} far to it
 */
export function isInSight(pose, turn, face, eye, far) {
  const [, , , , normal = 0, out = 1] = /** @type {number[]} */ (AXES[face]);
  const at = normal * 3;
  const [x, y, z] = [
    (eye[0] ?? 0) * far - (pose[0] ?? 0),
    (eye[1] ?? 0) * far + (pose[1] ?? 0),
    (eye[2] ?? 0) * far - (pose[2] ?? 0),
  ];
  return out * ((turn[at] ?? 0) * x + (turn[at + 1] ?? 0) * y + (turn[at + 2] ?? 0) * z) > EDGE / 2 - BARELY;
}

/** Does a face look at the eye? Others are not seen, and need no light. @param {Float64Array} turn @param {number} face @param {number[]} eye */
export function isSeen(turn, face, eye) {
  const axes = /** @type {number[]} */ (AXES[face]);
  const [, , , , normal = 0, out = 1] = axes;
  const at = normal * 3;
  return (
    out * ((turn[at] ?? 0) * (eye[0] ?? 0) + (turn[at + 1] ?? 0) * (eye[1] ?? 0) + (turn[at + 2] ?? 0) * (eye[2] ?? 0)) > -0.25
  );
}
