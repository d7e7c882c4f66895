// What the worker asks: settlings as text, and the ways of the cubes of a whole move as one array.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flight, forget, settle, start } from "../../static/js/games/cube_quest/simulator-worker.mjs";
import { armies, BOARD, flick, lying, settle as plainly } from "./arena.mjs";

await start("@dimforge/rapier3d-deterministic-compat");

const request = (cubes, flicked = null) =>
  JSON.stringify({ ...BOARD, poses: cubes.flat(), flick: flicked && flick(cubes.flat(), ...flicked), least: 0 });

test("an answer is that of the physics, number for number", () => {
  const { poses, off, frozen, frames, rate } = JSON.parse(settle(request(armies(), [1, 85, 120])));
  const ours = plainly(armies(), [1, 85, 120]);
  assert.deepEqual(Float32Array.from(poses), ours.poses);
  assert.deepEqual(Float32Array.from(off), ours.off);
  assert.equal(frozen, ours.frozen);
  assert.equal(frames, ours.steps);
  assert.equal(rate, 240);
});

test("the ways of several settlings follow each other, until they are forgotten", () => {
  forget();
  assert.equal(flight().length, 0);
  const one = JSON.parse(settle(request([lying(0, 0), lying(3, 0)], [0, 90, 40])));
  const other = JSON.parse(settle(request([lying(0, 0)], [0, 0, 30])));
  const all = flight();
  assert.ok(all instanceof Float32Array);
  assert.equal(all.length, 7 * (2 * one.frames + other.frames));
  assert.deepEqual(all.slice(0, 7), Float32Array.from(lying(0, 0)));
  assert.deepEqual(all.slice(-7), Float32Array.from(other.poses));
  forget();
  assert.equal(flight().length, 0);
});

test("the way of a flick that was only imagined is not kept", () => {
  forget();
  const imagined = { ...JSON.parse(request(armies(), [1, 85, 120])), rehearsed: true };
  const { off } = JSON.parse(settle(JSON.stringify(imagined)));
  assert.equal(flight().length, 0);
  assert.deepEqual(
    off.map((second) => second >= 0),
    [...plainly(armies(), [1, 85, 120]).off].map((second) => second >= 0),
  );
});

test("a request that is none leaves nothing behind", () => {
  forget();
  assert.throws(() => settle(request([lying(0, 0), [1, 2]])), RangeError);
  assert.throws(() => settle("{"));
  assert.equal(flight().length, 0);
});
