// What a pull means, and that the numbers shown are the numbers sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  aimText,
  DEAD_PX,
  directionOf,
  firstContact,
  glideOf,
  powerOf,
  reachOf,
  readAim,
  roomFor,
} from "../../static/js/games/cube_quest/aim-numbers.js";
import { hitOf } from "../../static/js/games/cube_quest/hit-spot.js";

test("a cube pulled towards its owner flies away from him", () => {
  assert.equal(directionOf({ x: 0, y: 0 }, { x: 0, y: -50 }), 900);
  assert.equal(directionOf({ x: 0, y: 0 }, { x: 50, y: 0 }), 1800);
  assert.equal(directionOf({ x: 10, y: 10 }, { x: -40, y: 10 }), 0);
  assert.equal(directionOf({ x: 0, y: 0 }, { x: -50, y: 0.01 }), 0, "never 3600");
});

test("the strength begins beside the cube and ends at a hundred", () => {
  assert.deepEqual(
    [0, DEAD_PX, DEAD_PX + 0.2].map((pixels) => powerOf(pixels)),
    [0, 0, 1],
  );
  assert.equal(powerOf(5000), 100);
  const all = Array.from({ length: 200 }, (_, pixels) => powerOf(pixels));
  assert.deepEqual(
    all,
    all.toSorted((a, b) => a - b),
  );
  assert.deepEqual(new Set(all.filter((power) => !Number.isInteger(power))), new Set());
});

test("at the edge of the window a short pull is as strong as any", () => {
  const window = { width: 390, height: 844 };
  const up = { x: 0, y: -1 };
  assert.equal(roomFor({ x: 195, y: 70 }, up, window), 58);
  assert.equal(powerOf(58, 58), 100);
  assert.equal(powerOf(DEAD_PX, 58), 0);
  const beside = roomFor({ x: 351, y: 400 }, { x: 1, y: 0 }, window);
  assert.equal(powerOf(36, beside), 100, "from a cube all but at the edge, too");
  assert.equal(reachOf(beside), beside, "the bar stands where it is the strongest");
  assert.equal(powerOf(8, 0), 0, "and it can be taken back there");
  assert.ok(powerOf(20, beside) > 20 && powerOf(20, beside) < 80, "with strengths between");
  assert.equal(roomFor({ x: 195, y: 400 }, { x: 3, y: 4 }, window), (390 - 12 - 195) / 0.6);
  assert.equal(powerOf(80, 305), powerOf(80), "where there is room it makes no difference");
});

test("a finger hits around a place above the middle, farther off the stronger, as the rules have it", () => {
  const aim = { cube: 1, direction: 900, height: 0, lateral: 0 };
  const [gentle, strong, strongest] = [20, 60, 100].map((power) => hitOf({ ...aim, power }));
  assert.ok(gentle.up > 0 && strong.up > gentle.up && strong.wide > gentle.wide && strong.high > gentle.high);
  assert.deepEqual(strongest, strong, "from 60 on no less exactly");
  assert.ok(Math.abs(strong.up - 1.248) < 1e-9 && Math.abs(strong.wide - 2.016) < 1e-9);
  assert.ok(hitOf({ ...aim, power: 20, lateral: 100 }).right > 0);
});

test("an aim is sent as it is read", () => {
  for (const text of ["7:875:62:0:0", "30:0:100:-100:100", "12:3599:1:40:-20"]) assert.equal(aimText(readAim(text)), text);
  for (const text of ["", "1:2:3", "1:2:101:0:0", "1:2:-1:0:0", "1:2:3:101:0", "1:x:3:0:0", "1:2.5:3:0:0"])
    assert.equal(readAim(text), null);
});

test("a stronger flick goes farther, the strongest over the whole board", () => {
  const ways = Array.from({ length: 101 }, (_, power) => glideOf(power));
  assert.equal(ways[0], 0);
  assert.deepEqual(
    ways,
    ways.toSorted((a, b) => a - b),
  );
  assert.equal(ways[100], 500);
});

test("the line ends at the first cube in the way, whatever lies behind, beside or above it", () => {
  const pose = (x, y, z = 8) => [x, y, z, 1, 0, 0, 0];
  const others = [pose(0, 160), pose(4, 80), pose(40, 40), pose(0, 40, 40), pose(0, -30), pose(16, 0.01)];
  const { far, which } = firstContact(pose(0, 0), 900, 500, others);
  assert.equal(which, 1);
  assert.ok(far > 60 && far < 66);
  assert.deepEqual(firstContact(pose(0, 0), 1800, 120, others), { far: 120, which: -1 });
});
