// The board and the cubes of the tests, in cube edges.

import { createHash } from "node:crypto";
import * as rapier from "@dimforge/rapier3d-deterministic-compat";
import { Physics, POSE } from "../../static/js/games/cube_quest/physics.mjs";

export const physics = await Physics.start(rapier);

export const BOARD = { mat: [[-12.5, -18.75, 12.5, 18.75]], table: -1.875, fallen: -0.5 };

/** The speed of the strongest flick, in edges a second. */
export const STRONGEST = 2.5 / 0.018;

/** A cube that lies flat, `layer` cubes above the mat. */
export const lying = (x, y, layer = 0) => [x, y, layer + 0.5, 1, 0, 0, 0];

/** A flick through the middle, or at a point beside it. */
export function flick(poses, cube, degrees, speed, offset = [0, 0]) {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const [px, py, pz] = poses.slice(cube * POSE, cube * POSE + 3);
  const [right, up] = offset;
  return {
    cube,
    velocity: [x * speed, y * speed, 0],
    point: [px - x / 2 + (y * right) / 2, py - y / 2 - (x * right) / 2, pz + up / 2],
  };
}

export function settle(cubes, flicked = null, more = {}) {
  const poses = cubes.flat();
  return physics.settle({ ...BOARD, poses, flick: flicked && flick(poses, ...flicked), ...more });
}

/** Two basic armies: King, four Strikers and a wall of twelve Grunts two high, on either side. */
export function armies() {
  const army = [lying(0, -15)];
  for (const x of [-3.75, 3.75, -1.25, 1.25]) army.push(lying(x, -3.125));
  for (const layer of [0, 1])
    for (let column = 0; column < 6; column += 1) army.push(lying(1.0125 * (column - 2.5), -6.875, layer));
  return [...army, ...army.map(([x, y, ...rest]) => [-x, -y, ...rest])];
}

export function digest(...arrays) {
  const hash = createHash("sha256");
  for (const array of arrays) hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return hash.digest("hex").slice(0, 32);
}

export const at = (poses, cube) => poses.slice(cube * POSE, cube * POSE + 3);

/** How far any cube is from where it was. */
export function farthest(before, after) {
  let most = 0;
  for (let cube = 0; cube * POSE < after.length; cube += 1) most = Math.max(most, distance(at(before, cube), at(after, cube)));
  return most;
}

export function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
