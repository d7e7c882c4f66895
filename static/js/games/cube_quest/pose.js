// Turns poses of cubes into CSS transforms. A pose is x, y, z in millimetres and a unit quaternion w, x, y, z, with z up and y
// away from Red's player; in CSS y points the other way.

/** The edge of a cube in millimetres. */
export const EDGE = 16;
/** CSS pixels a millimetre inside the scene, before the camera's scale: so that what is drawn there stays sharp. */
export const PX = 4;
/** The browser paints flat worlds at this share of that size: showing a layer smaller than it was painted takes long. */
export const PAINTED = 0.5;
/** Numbers in a pose. */
export const POSE = 7;

/** @param {string} text as in `data-pose` @returns {Float64Array | null} null if these are not seven numbers */
export function readPose(text) {
  const numbers = Float64Array.from(text.split(","), Number);
  return numbers.length === POSE && numbers.every(Number.isFinite) ? numbers : null;
}

/** The thousandths from -1 to 1 as text: fifty cubes need 450 of them at every frame, and to write a number anew is dear. */
const THOUSANDTHS = Array.from({ length: 2001 }, (_, i) => `${(i - 1000) / 1000}`);

/** @param {number | undefined} value @param {number} size */
function share(value, size) {
  const exact = Math.round((value ?? 0) * size * 1000);
  return THOUSANDTHS[exact + 1000] ?? `${exact / 1000}`;
}

/**
 * The rotation of a pose in CSS's own axes, as three columns: where the cube's x, y and z axes point.
 * @param {ArrayLike<number>} pose @param {Float64Array} columns nine numbers to fill
 */
export function turnOf(pose, columns) {
  const [w, x, y, z] = [pose[3] ?? 1, pose[4] ?? 0, pose[5] ?? 0, pose[6] ?? 0];
  columns[0] = 1 - 2 * (y * y + z * z);
  columns[1] = -2 * (x * y + w * z);
  columns[2] = 2 * (x * z - w * y);
  columns[3] = -2 * (x * y - w * z);
  columns[4] = 1 - 2 * (x * x + z * z);
  columns[5] = -2 * (y * z + w * x);
  columns[6] = 2 * (x * z + w * y);
  columns[7] = -2 * (y * z - w * x);
  columns[8] = 1 - 2 * (x * x + y * y);
}

/**
 * @param {ArrayLike<number>} pose @param {Float64Array} turn as `turnOf` gives it @param {number} [size] 1 is a cube's own
 * @param {number} [steps] in how many steps a pixel of the scene is told apart
 */
export function matrixOf(pose, turn, size = 1, steps = 10) {
  const across = `${share(turn[0], size)},${share(turn[1], size)},${share(turn[2], size)}`;
  const along = `${share(turn[3], size)},${share(turn[4], size)},${share(turn[5], size)}`;
  const up = `${share(turn[6], size)},${share(turn[7], size)},${share(turn[8], size)}`;
  const place = (/** @type {number | undefined} */ value, /** @type {number} */ scale) =>
    Math.round((value ?? 0) * scale * steps) / steps;
  return `matrix3d(${across},0,${along},0,${up},0,${place(pose[0], PX)},${place(pose[1], -PX)},${place(pose[2], PX)},1)`;
}

/**
 * How far the edges of a cube that lies flat are turned, in CSS degrees from -45 to 45.
 * @param {Float64Array} turn
 */
export function yawOf(turn) {
  let best = 0;
  let most = -1;
  for (let axis = 0; axis < 9; axis += 3) {
    const [x, y] = [turn[axis] ?? 0, turn[axis + 1] ?? 0];
    const flat = x * x + y * y;
    if (flat <= most) continue;
    most = flat;
    best = Math.atan2(y, x);
  }
  const degrees = (best * 180) / Math.PI + 405;
  return (degrees % 90) - 45;
}

/**
 * A pose between two others: straight on, and turned the short way.
 * @param {ArrayLike<number>} from @param {number} at where its numbers begin @param {ArrayLike<number>} to
 * @param {number} there @param {number} part 0 to 1 @param {number} unit what a length of 1 is in millimetres
 * @param {Float64Array} out
 */
export function between(from, at, to, there, part, unit, out) {
  for (let i = 0; i < 3; i += 1) {
    const start = from[at + i] ?? 0;
    out[i] = unit * (start + ((to[there + i] ?? 0) - start) * part);
  }
  let dot = 0;
  for (let i = 3; i < POSE; i += 1) dot += (from[at + i] ?? 0) * (to[there + i] ?? 0);
  const sign = dot < 0 ? -1 : 1;
  let length = 0;
  for (let i = 3; i < POSE; i += 1) {
    const value = (from[at + i] ?? 0) * (1 - part) + sign * (to[there + i] ?? 0) * part;
    out[i] = value;
    length += value * value;
  }
  const scale = length > 0 ? 1 / Math.sqrt(length) : 1;
  for (let i = 3; i < POSE; i += 1) out[i] = (out[i] ?? 0) * scale;
}
