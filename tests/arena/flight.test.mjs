// Flights between their frames, and the light on what flies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { product } from "../../static/js/games/cube_quest/captured-cube.js";
import { durationOf, farOf, isSound, knocksOf, movingOf, poseAt, traceOf } from "../../static/js/games/cube_quest/flight-path.js";
import { isInSight, isSeen, shadeOf, shadeText } from "../../static/js/games/cube_quest/light.js";
import { turnOf } from "../../static/js/games/cube_quest/pose.js";
import { armies, BOARD, flick, physics } from "../physics/arena.mjs";

const still = [1, 2, 0.5, 1, 0, 0, 0];
const slides = (x) => [x, 0, 0.5, 1, 0, 0, 0];
const flight = {
  cubes: [4, 9],
  frames: 5,
  path: Float32Array.from([0, 0, 1, 2, 2].flatMap((x) => [...slides(x), ...still])),
};

test("between two frames a cube is between two places", () => {
  const pose = new Float64Array(7);
  poseAt(flight, 0, 1.5 / 60, pose);
  assert.deepEqual([...pose], [8, 0, 8, 1, 0, 0, 0]);
  poseAt(flight, 0, 99, pose);
  assert.equal(pose[0], 32);
  poseAt(flight, 1, -1, pose);
  assert.deepEqual([...pose.slice(0, 3)], [16, 32, 8]);
});

test("it is known when each cube stirs", () => {
  assert.deepEqual(movingOf(flight, 0), [1, 3]);
  const [from, until] = movingOf(flight, 1);
  assert.equal(from, until);
  assert.equal(durationOf(flight), 4 / 60);
  assert.equal(farOf(flight, 0), 32);
  assert.ok(traceOf(flight, 0).startsWith("M0.0 ") && traceOf(flight, 0).endsWith("L32.0 0.0"));
});

test("what is no flight is not played", () => {
  assert.ok(isSound(flight));
  assert.ok(!isSound({ ...flight, frames: 4 }));
  assert.ok(!isSound({ ...flight, cubes: [] }));
  assert.ok(!isSound({ ...flight, path: flight.path.map((value, i) => (i === 20 ? Number.NaN : value)) }));
});

test("a flick of the real physics begins where the cubes lie and ends where they rest", () => {
  const poses = armies().flat();
  const { path, steps, rate, poses: rest } = physics.settle({ ...BOARD, poses, flick: flick(poses, 1, 85, 80) });
  const real = { cubes: armies().map((_, i) => i), path, frames: steps, rate };
  assert.ok(isSound(real));
  const pose = new Float64Array(7);
  poseAt(real, 1, 0, pose);
  assert.ok(Math.abs(pose[0] - 16 * poses[7]) < 1e-4);
  poseAt(real, 1, durationOf(real), pose);
  assert.ok(Math.abs(pose[1] - 16 * rest[8]) < 1e-3);
  const unmoved = real.cubes.filter((_, i) => movingOf(real, i)[0] === movingOf(real, i)[1]);
  assert.ok(unmoved.length > 5, "most cubes of a flick lie still, and cost nothing");
});

test("the upper side is lighter than the sides, and the left lighter than the right, for either player", () => {
  const level = (shade) => Number(/\/(\.?\d[.\d]*)\)/.exec(shadeText(shade))?.[1]);
  for (const side of [0, 1]) {
    const turn = new Float64Array(9);
    turnOf([0, 0, 0, side ? 0 : 1, 0, 0, side ? 1 : 0], turn);
    const dark = [0, 1, 2, 3, 4, 5].map((face) => level(shadeOf(turn, face, side)));
    assert.ok(dark[0] < dark[4] && dark[4] < dark[3] && dark[3] <= dark[1]);
    assert.ok(level(shadeOf(turn, 0, side, true)) > dark[0], "under another cube it is darker");
  }
});

test("from above only the top is seen, from the front the front as well", () => {
  const turn = new Float64Array(9);
  turnOf([0, 0, 0, 1, 0, 0, 0], turn);
  const seen = (eye) => [0, 1, 2, 3, 4, 5].filter((face) => isSeen(turn, face, eye));
  assert.ok(!seen([0, 0, 1]).includes(5));
  assert.deepEqual(
    seen([0, 0.7, 0.7]).filter((face) => face === 2 || face === 3),
    [3],
  );
});

test("of a cube at rest only the faces are in sight that the eye can look at from where it is", () => {
  const turn = new Float64Array(9);
  const seen = (x, y, eye) => {
    const pose = [x, y, 8, 1, 0, 0, 0];
    turnOf(pose, turn);
    return [0, 1, 2, 3, 4, 5].filter((face) => isInSight(pose, turn, face, eye, 1500));
  };
  assert.deepEqual(seen(0, 0, [0, 0, 1]), [0], "from right above only the top");
  const aslant = [0, 0.6, 0.8];
  const [left, right, middle] = [seen(-150, 0, aslant), seen(150, 0, aslant), seen(0, 0, aslant)];
  assert.deepEqual([left.length, right.length, middle.length], [3, 3, 2]);
  assert.ok(middle.every((face) => left.includes(face) && right.includes(face)));
  assert.notDeepEqual(left, right);
});

test("two quarter turns are a half turn", () => {
  const quarter = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
  assert.deepEqual(
    product(quarter, quarter).map((value) => Math.round(value * 1e6) / 1e6 + 0),
    [0, 0, 0, 1],
  );
});

test("a flick that meets a cube is heard when they meet, and one that meets nothing is not", () => {
  const lying = (x, y) => [x, y, 0.5, 1, 0, 0, 0];
  const flown = (poses) => {
    const { path, steps, rate } = physics.settle({ ...BOARD, poses, flick: flick(poses, 0, 90, 90) });
    return { cubes: poses.length === 7 ? [0] : [0, 1], path, frames: steps, rate };
  };
  const met = knocksOf(flown([...lying(0, 0), ...lying(0, 5)]));
  assert.ok(met.some(({ seconds, size }) => seconds > 0.02 && seconds < 0.3 && size > 0.2 && size <= 1));
  assert.deepEqual(
    knocksOf({ cubes: [0], frames: 9, path: Float32Array.from(Array.from({ length: 9 }, (_, i) => slides(i / 10)).flat()) }),
    [],
  );
});
