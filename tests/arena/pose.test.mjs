// Poses become transforms as the browser will apply them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { between, matrixOf, readPose, turnOf, yawOf } from "../../static/js/games/cube_quest/pose.js";

const R = Math.SQRT1_2;
const columns = (...quaternion) => {
  const turn = new Float64Array(9);
  turnOf([0, 0, 0, ...quaternion], turn);
  return Array.from(turn, (value) => Math.round(value * 1000) / 1000 + 0);
};

test("a cube that is not turned stands upright at four pixels a millimetre, y upwards", () => {
  const turn = new Float64Array(9);
  const pose = [10, -20, 8, 1, 0, 0, 0];
  turnOf(pose, turn);
  assert.equal(matrixOf(pose, turn).replaceAll("-0,", "0,"), "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,40,80,32,1)");
});

test("a quarter to the left, counter-clockwise from above, turns the x axis away from Red", () => {
  assert.deepEqual(columns(R, 0, 0, R), [0, -1, 0, 1, 0, 0, 0, 0, 1]);
});

test("face 2 up: the x axis points to the sky, and face 3 up: the far side does", () => {
  assert.deepEqual(columns(R, 0, -R, 0).slice(0, 3), [0, 0, 1]);
  assert.deepEqual(columns(R, R, 0, 0).slice(3, 6), [0, 0, -1]);
});

test("any rotation keeps lengths and right angles", () => {
  const turn = new Float64Array(9);
  turnOf([0, 0, 0, 0.5, -0.1, 0.7, Math.sqrt(1 - 0.75)], turn);
  const column = (i) => [...turn.slice(3 * i, 3 * i + 3)];
  const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
  for (const i of [0, 1, 2]) for (const j of [0, 1, 2]) assert.ok(Math.abs(dot(column(i), column(j)) - (i === j ? 1 : 0)) < 1e-9);
});

test("what is no pose is refused", () => {
  for (const text of ["", "1,2,3", "1,2,3,4,5,6,x", "1,2,3,NaN,0,0,0", "1,2,3,Infinity,0,0,0"]) assert.equal(readPose(text), null);
  assert.deepEqual([...(readPose("1,2,8,1,0,0,0") ?? [])], [1, 2, 8, 1, 0, 0, 0]);
});

test("half way between two poses a cube is half turned, the short way round", () => {
  const out = new Float64Array(7);
  between([0, 0, 0, 1, 0, 0, 0], 0, [2, 4, 6, -R, 0, 0, -R], 0, 0.5, 16, out);
  assert.deepEqual([...out.slice(0, 3)], [16, 32, 48]);
  const eighth = Math.PI / 8;
  assert.ok(Math.abs(out[3] - Math.cos(eighth)) < 1e-3 && Math.abs(out[6] - Math.sin(eighth)) < 1e-3);
});

test("how far a cube is turned is told to within a quarter, whichever face is up", () => {
  for (const face of [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [R, R, 0, 0],
  ]) {
    const half = (20 * Math.PI) / 360;
    const [c, s] = [Math.cos(half), Math.sin(half)];
    const [w, x, y, z] = face;
    const turn = new Float64Array(9);
    turnOf([0, 0, 0, c * w - s * z, c * x - s * y, c * y + s * x, c * z + s * w], turn);
    assert.ok(Math.abs(yawOf(turn) + 20) < 1e-6);
  }
});
