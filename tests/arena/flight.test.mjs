// Flights between their frames, and the light on what flies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { product } from "../../static/js/games/cube_quest/captured-cube.js";
import { durationOf, farOf, isSound, knocksOf, movingOf, poseAt, traceOf } from "../../static/js/games/cube_quest/flight-path.js";
import { DARKNESS, darkOf, footOf, sideOf } from "../../static/js/games/cube_quest/light.js";
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
  for (const side of [0, 1]) {
    const turn = new Float64Array(9);
    turnOf([0, 0, 0, side ? 0 : 1, 0, 0, side ? 1 : 0], turn);
    const dark = [0, 1, 2, 3, 4, 5].map((face) => darkOf(turn, face, side));
    assert.ok(dark[0] < dark[4] && dark[4] < dark[3] && dark[3] <= dark[1] && dark[1] < dark[5]);
    assert.ok(darkOf(turn, 0, side, 0.3) > dark[0], "where others stand in the lamp's way it is darker");
    assert.ok(dark.every((step) => Number(DARKNESS[step]) < 0.9));
  }
});

test("a side gets darker towards the ground, whichever of its edges that is", () => {
  const turn = new Float64Array(9);
  const feet = (quaternion) => {
    turnOf([0, 0, 0, ...quaternion], turn);
    return [0, 1, 2, 3, 4, 5].map((face) => footOf(turn, face));
  };
  assert.deepEqual(feet([1, 0, 0, 0]), [-1, 0, 0, 0, 0, -1]);
  const half = Math.SQRT1_2;
  const tipped = feet([half, half, 0, 0]);
  assert.deepEqual([tipped[2], tipped[3]], [-1, -1], "these lie level now");
  assert.deepEqual([tipped[0], tipped[5]].sort(), [0, 2], "these stand on an edge of theirs");
  assert.deepEqual([tipped[1], tipped[4]].sort(), [1, 3], "these lie on their sides");
});

test("of a cube only the faces are in sight that the eye can look at from where it is", () => {
  const turn = new Float64Array(9);
  const seen = (x, y, eye) => {
    const pose = [x, y, 8, 1, 0, 0, 0];
    turnOf(pose, turn);
    return [0, 1, 2].map((axis) => sideOf(pose, turn, axis, eye));
  };
  assert.deepEqual(seen(0, 0, [0, 0, 1500]), [0, 0, 1], "from right above only the top");
  const aslant = [0, 900, 1200];
  assert.deepEqual(seen(-150, 0, aslant), [1, 1, 1]);
  assert.deepEqual(seen(150, 0, aslant), [-1, 1, 1]);
  assert.deepEqual(seen(0, 0, aslant), [0, 1, 1]);
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
