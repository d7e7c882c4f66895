// Cubes stand, fall, slide and come to rest as they should.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, POSE, STEPS_A_SECOND } from "../../static/js/games/cube_quest/physics.mjs";
import { armies, at, BOARD, distance, farthest, flick, lying, physics, STRONGEST, settle } from "./arena.mjs";

/** Upright, but for the contacts, which give a little under ten cubes. */
function stands(before, after) {
  for (let cube = 0; cube * POSE < before.length; cube += 1) {
    const [x, y, z] = at(before, cube);
    const [nx, ny, nz] = at(after, cube);
    if (Math.hypot(nx - x, ny - y) > 0.02 || z - nz > 0.07 || nz - z > 0.01) return false;
  }
  return true;
}

test("towers ten high stand", () => {
  const tower = Array.from({ length: 10 }, (_, layer) => lying(0, -5, layer));
  const after = settle(tower, null, { least: 120 });
  assert.equal(after.frozen, false);
  assert.ok(stands(tower.flat(), after.poses));
  const pairs = new Set(Array.from({ length: 10 }, (_, i) => `${after.rests[2 * i]}>${after.rests[2 * i + 1]}`));
  assert.deepEqual(pairs, new Set(tower.map((_, layer) => `${layer}>${layer - 1}`)));
});

test("a tower stays when a flick passes it by", () => {
  const cubes = [...Array.from({ length: 10 }, (_, layer) => lying(0, -5, layer)), lying(5, -10)];
  const after = settle(cubes, [10, 90, STRONGEST]);
  assert.ok(stands(cubes.slice(0, 10).flat(), after.poses.slice(0, 10 * POSE)));
});

test("what leans too far falls", () => {
  const leaning = [lying(0, 0), lying(0.6, 0, 1)];
  assert.ok(farthest(leaning.flat(), settle(leaning).poses) > 0.5);
  const holding = [lying(0, 0), lying(0.4, 0, 1)];
  assert.ok(farthest(holding.flat(), settle(holding, null, { least: 60 }).poses) < 1 / 32);
});

test("nothing moves by itself, nor with no strength", () => {
  const cubes = armies();
  assert.ok(farthest(cubes.flat(), settle(cubes).poses) < 0.01);
  const after = settle(cubes, [0, 90, 0]);
  assert.ok(farthest(cubes.flat(), after.poses) < 0.01);
  assert.ok(after.frames < 60);
});

test("the strength is felt: centimetres for metres a second, one edge being 18 mm", () => {
  const feel = (speed) => distance(at(settle([lying(0, -15)], [0, 90, speed / 0.018]).poses, 0), lying(0, -15)) * 1.8;
  const way = [0.5, 1, 1.5, 2].map(feel);
  assert.ok(way[0] > 1.5 && way[0] < 4, `${way}`);
  assert.ok(way[1] > 7 && way[1] < 12, `${way}`);
  assert.ok(way[2] > 16 && way[2] < 28, `${way}`);
  assert.ok(way[3] > 30, `${way}`);
});

test("T-18: the strongest flick knocks off a lone King 100 mm from the edge", () => {
  const cubes = [lying(0, 12.5), lying(0, 5)];
  const after = settle(cubes, [1, 90, STRONGEST]);
  assert.ok(after.off[0] > 0 && after.off[0] < 8);
});

test("a cube off the board is told with its second, and is out of the way", () => {
  const after = settle([lying(0, 18), lying(0, 17)], [1, 90, 60]);
  assert.ok(after.off[0] > 0);
  assert.ok(at(after.poses, 0)[2] < BOARD.fallen);
  const steps = after.path.length / (2 * POSE);
  assert.equal(steps, after.steps);
  const fell = Array.from({ length: steps }, (_, step) => after.path[step * 2 * POSE + 2]).findIndex((z) => z < BOARD.fallen);
  assert.ok(Math.abs(fell / STEPS_A_SECOND - after.off[0]) <= 1 / 60);
  assert.ok(!after.rests.includes(0) || after.rests.every((cube, i) => i % 2 || cube !== 0));
});

test("a cube that hangs over the edge stays", () => {
  const after = settle([lying(12.8 - 0.4, 0)]);
  assert.equal(after.off[0], -1);
  assert.ok(settle([lying(12.6, 0)]).off[0] > 0);
});

test("no cube passes through another at the highest strength", () => {
  for (let number = 0; number < 60; number += 1) {
    const columns = Array.from({ length: 9 }, (_, i) => i - 4);
    const wall = [0, 1].flatMap((layer) => columns.map((x) => lying(1.02 * x, 2, layer)));
    const cubes = [lying(0, -4), ...wall];
    const degrees = 75 + ((number * 37) % 31);
    const offset = [((number * 53) % 21) / 10 - 1, ((number * 29) % 21) / 10 - 1];
    const { path, steps } = physics.settle({
      ...BOARD,
      poses: cubes.flat(),
      flick: flick(cubes.flat(), 0, degrees, STRONGEST, offset),
    });
    assert.ok(nearest(path, steps, cubes.length) > 0.75, `flick ${number}`);
  }
});

/** How near the flicked cube came to the middle of another, on the way from step to step as well. */
function nearest(path, steps, count) {
  let least = Number.POSITIVE_INFINITY;
  for (let step = 1; step < steps; step += 1) {
    for (let cube = 1; cube < count; cube += 1) {
      const [before, after] = [step - 1, step].map((s) => {
        const here = s * count * POSE;
        return [0, 1, 2].map((axis) => path[here + axis] - path[here + cube * POSE + axis]);
      });
      const way = after.map((value, axis) => value - before[axis]);
      const square = way.reduce((sum, value) => sum + value * value, 0);
      const part = square ? Math.min(1, Math.max(0, -before.reduce((sum, value, axis) => sum + value * way[axis], 0) / square)) : 0;
      least = Math.min(least, Math.hypot(...before.map((value, axis) => value + part * way[axis])));
    }
  }
  return least;
}

test("no two cubes at rest overlap by half a millimetre", () => {
  for (let number = 0; number < 20; number += 1) {
    const cubes = armies();
    const { poses } = settle(cubes, [1 + (number % 4), 60 + 3 * number, 40 + 5 * number]);
    for (let one = 0; one < cubes.length; one += 1)
      for (let other = one + 1; other < cubes.length; other += 1)
        assert.ok(distance(at(poses, one), at(poses, other)) > 1 - 1 / 32, `flick ${number}: ${one} and ${other}`);
  }
});

test("energy never grows", () => {
  const cubes = armies();
  for (const [cube, degrees, speed] of [
    [1, 90, 60],
    [2, 75, STRONGEST],
    [17, 265, 100],
  ]) {
    let last = Number.POSITIVE_INFINITY;
    const most = 0.5 * speed * speed;
    settle(cubes, [cube, degrees, speed], {
      watch: (bodies) => {
        const now = bodies.reduce((sum, body) => sum + energy(body), 0);
        assert.ok(now <= last + 0.002 * most + 0.5, `${now} after ${last}`);
        last = now;
      },
    });
  }
});

/** Of a cube with mass 1 and edge 1. */
function energy(body) {
  const square = ({ x, y, z }) => x * x + y * y + z * z;
  return square(body.linvel()) / 2 + square(body.angvel()) / 12 + 545 * body.translation().z;
}

test("what does not come to rest is stopped at the limit, and says so", () => {
  const spinning = [lying(0, 0)];
  const after = settle(spinning, null, { watch: ([body]) => body.setAngvel({ x: 0, y: 0, z: 30 }, true) });
  assert.equal(after.frozen, true);
  assert.equal(after.frames, LONGEST + 1);
  assert.equal(after.path.length, ((LONGEST * STEPS_A_SECOND) / 60 + 1) * POSE);
  assert.ok(after.poses.every(Number.isFinite));
});

test("numbers that are none are refused", () => {
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
    const broken = [lying(0, 0), [bad, ...lying(2, 0).slice(1)]];
    assert.throws(() => settle(broken), RangeError);
  }
  assert.throws(() => settle([[0, 0, 0.5]]), RangeError);
  assert.throws(() => settle([lying(0, 0)], [3, 90, 10]), RangeError);
  assert.throws(() => settle([lying(0, 0)], [0, 90, Number.NaN]), RangeError);
  assert.equal(settle([]).poses.length, 0);
});

test("a ragged mat is made of several pieces", () => {
  const mat = [
    [-12, -18.25, 12, 18.25],
    [12, -2, 12.5, 2],
  ];
  assert.equal(settle([lying(12.4, 0)], null, { mat }).off[0], -1);
  assert.ok(settle([lying(12.4, 10)], null, { mat }).off[0] > 0);
});
