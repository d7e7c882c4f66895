// How slow a device must be for less to be drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CUTS, cameraPace, Pace, STEPS } from "../../static/js/games/cube_quest/pace.js";

/** Frames so many milliseconds apart, for so long. @returns {number} the steps taken after them */
function draw(pace, ms, until) {
  pace.begin();
  for (let now = 1000; now < 1000 + until; now += ms) pace.frame(now);
  return pace.step;
}

test("a device that shows 45 frames a second or more is asked for all", () => {
  assert.equal(draw(new Pace(), 1000 / 60, 5000), 0);
  assert.equal(draw(new Pace(), 1000 / 46, 5000), 0);
});

test("one that shows fewer for 300 ms takes a step, and the next when that does not help", () => {
  const pace = new Pace();
  assert.equal(draw(pace, 25, 280), 0);
  assert.equal(draw(pace, 25, 360), STEPS.steady);
  assert.equal(draw(pace, 25, 360), STEPS.places, "what is taken stays taken");
  assert.equal(draw(pace, 25, 5000), STEPS.plain, "there is no further one");
});

test("a single late frame, or a pause, is no slow device", () => {
  const pace = new Pace();
  pace.begin();
  let now = 1000;
  for (let frame = 0; frame < 300; frame += 1) {
    now += frame % 20 ? 1000 / 60 : 120;
    pace.frame(now);
  }
  assert.equal(pace.step, 0);
  for (let frame = 0; frame < 20; frame += 1) {
    now += 2000;
    pace.frame(now);
  }
  assert.equal(pace.step, 0);
});

test("the camera moves where 20 frames a second can be drawn, and jumps where fewer can", () => {
  assert.equal(draw(cameraPace, 48, 5000), 0);
  assert.equal(draw(cameraPace, 60, 280), 0);
  assert.ok(draw(cameraPace, 60, 400) < CUTS, "the device may still be loading");
  assert.equal(draw(cameraPace, 60, 400), CUTS);
});
