// What fell off the board comes to rest on the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSound, movingOf } from "../../static/js/games/cube_quest/flight-path.js";
import { landed } from "../../static/js/games/cube_quest/landing.js";
import { BOARD, flick, lying, physics } from "../physics/arena.mjs";

const SIZE = 14;
const fly = (speed) => {
  const poses = [...lying(11, 0), ...lying(0, 5)];
  const { path, steps, rate } = physics.settle({ ...BOARD, poses, flick: flick(poses, 0, 0, speed) });
  return { cubes: [3, 4], path, frames: steps, rate };
};
const at = ({ path }, frame) => [...path.slice(frame * SIZE, frame * SIZE + 7)];

test("a cube that still slides when physics ends slides on to a stop, ever more slowly and where it was going", () => {
  const flight = fly(110);
  const whole = landed(flight);
  assert.ok(isSound(whole) && whole.frames > flight.frames);
  assert.deepEqual(whole.path.slice(0, flight.path.length), flight.path, "what was recorded is as it was");
  const gone = [];
  for (let frame = flight.frames - 1; frame < whole.frames; frame += 1) gone.push(at(whole, frame)[0] - at(whole, frame - 1)[0]);
  assert.ok(gone.every((step, i) => step >= -1e-6 && (i === 0 || step <= gone[i - 1] + 1e-5)));
  assert.ok(gone.at(-1) < 0.01 * gone[0] + 1e-3, "at the end it lies still");
  assert.equal(at(whole, whole.frames - 1)[2], at(flight, flight.frames - 1)[2], "it stays on the table");
  const [from, until] = movingOf(whole, 1);
  assert.equal(from, until, "the others lie where they lay");
});

test("a flight from which nothing fell is left as it is", () => {
  const flight = fly(20);
  assert.equal(landed(flight), flight);
});
