// What cubes take of each other's light, and what stands behind the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isBehind } from "../../static/js/games/cube_quest/behind.js";
import { turnOf } from "../../static/js/games/cube_quest/pose.js";
import { shadeOn, uppersOf } from "../../static/js/games/cube_quest/shade-among.js";

/** A cube that lies flat, in millimetres. */
const shown = (x, y, layer = 0) => {
  const pose = Float64Array.from([x, y, 8 + 16 * layer, 1, 0, 0, 0]);
  const turn = new Float64Array(9);
  turnOf(pose, turn);
  return { pose, turn, shadow: {} };
};

test("a cube shades what stands on the other side of it from the lamp, for either player", () => {
  const [left, right] = [shown(-9, 0, 1), shown(9, 0)];
  assert.ok(shadeOn(right, [left, right], 0) > 0.1, "the lamp is at the upper left");
  assert.equal(shadeOn(left, [left, right], 0), 0);
  assert.equal(shadeOn(right, [left, right], 1), 0, "and there for Blue as well, who sees the board from the other side");
});

test("only what stands higher throws a shadow on a top", () => {
  const [lower, upper, beside, far] = [shown(0, 0), shown(4, 3, 1), shown(17, 0), shown(40, 0, 1)];
  const all = [lower, upper, beside, far];
  assert.deepEqual(uppersOf(lower, all), [upper]);
  assert.deepEqual(uppersOf(upper, all), []);
  assert.deepEqual(uppersOf(beside, all), [upper, far]);
});

test("what has fallen stands behind the board where the eye does not look over its edge", () => {
  const eye = [0, 900, 1200];
  assert.ok(isBehind([0, 320, -22], eye), "beyond the far edge");
  assert.ok(!isBehind([0, -320, -22], eye), "before the near one");
  assert.ok(isBehind([215, 0, -22], eye) && isBehind([-215, 0, -22], eye), "beside the middle of the picture");
  assert.ok(!isBehind([215, 0, -22], [400, 900, 1200]), "the eye has gone to that side");
  assert.ok(!isBehind([0, 320, 8], eye) && !isBehind([0, 280, -22], eye));
});
