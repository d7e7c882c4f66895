// The same flick gives the same bits, here and everywhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as rapier from "@dimforge/rapier3d-deterministic-compat";
import { Physics, STEPS_A_SECOND } from "../../static/js/games/cube_quest/physics.mjs";
import { armies, BOARD, digest, flick, settle } from "./arena.mjs";

/** What these flicks came to when this was written; the browsers must find the same. */
const GOLDEN = {
  "1 at 90": "b1ce98fb7c3beba77ef86862b8c445a2",
  "2 at 75": "6d6e8e3d0172720bd581c09165c7dd1b",
  "17 at 265": "be75a2debcc478b05e52724bfb0382ef",
};
const FLICKS = [
  [1, 90, 60],
  [2, 75, 110],
  [17, 265, 138],
];

test("as it was when this was written", () => {
  const found = Object.fromEntries(
    FLICKS.map(([cube, degrees, speed]) => {
      const { poses, off } = settle(armies(), [cube, degrees, speed]);
      return [`${cube} at ${degrees}`, digest(poses, off)];
    }),
  );
  assert.deepEqual(found, GOLDEN);
});

test("a hundred times over, and in another engine", async () => {
  const other = await Physics.start(rapier);
  const poses = armies().flat();
  const request = { ...BOARD, poses, flick: flick(poses, 1, 85, 120, [0.3, -0.2]) };
  const first = other.settle(request);
  for (let again = 0; again < 100; again += 1) {
    const { poses: rest, off } = settle(armies(), [1, 85, 120, [0.3, -0.2]]);
    assert.equal(digest(rest, off), digest(first.poses, first.off));
  }
});

test("poses with nine digits are the same poses", () => {
  const before = settle(armies(), [1, 85, 120]).poses;
  const written = Array.from(before, (value) => Number.parseFloat((value * 16).toPrecision(9)) / 16);
  assert.deepEqual(Float32Array.from(written), before);
  const board = { ...BOARD, fallen: -100 };
  const next = (poses) => digest(settle([Array.from(poses)], [2, 80, 90], board).poses);
  assert.equal(next(written), next(before));
});

test("the path begins where the cubes are and ends where they rest", () => {
  const { path, poses, steps, rate, frames } = settle(armies(), [1, 90, 60]);
  assert.deepEqual(path.slice(0, poses.length), Float32Array.from(armies().flat()));
  assert.deepEqual(path.slice(-poses.length), poses);
  assert.equal(path.length, steps * poses.length);
  assert.equal(steps - 1, ((frames - 1) * rate) / 60);
  assert.equal(rate, STEPS_A_SECOND);
});
