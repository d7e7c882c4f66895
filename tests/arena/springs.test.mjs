// The springs of the camera: they get there, overshoot nothing, and stand still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PACES, Springs } from "../../static/js/games/cube_quest/springs.js";

const FROM = { x: 0, y: -100, z: 0, far: 600, tilt: 50, turn: 0 };
const TO = { x: 80, y: 60, z: 4, far: 300, tilt: 56, turn: 30 };

test("it arrives within a second and a half, never passes its goal, and is there to the last digit", () => {
  const springs = new Springs();
  springs.cut(FROM);
  springs.to(TO, PACES.aim);
  let frames = 0;
  for (; !springs.isThere && frames < 200; frames += 1) {
    springs.step(1 / 60);
    assert.ok(springs.now.x <= TO.x && springs.now.far >= TO.far && springs.now.turn <= TO.turn);
  }
  assert.ok(frames < 110, `${frames} frames`);
  assert.deepEqual(springs.now, TO);
});

test("late frames lead to the same place as many", () => {
  const [often, seldom] = [new Springs(), new Springs()];
  for (const [springs, steps] of [
    [often, 60],
    [seldom, 15],
  ]) {
    springs.cut(FROM);
    springs.to(TO, PACES.flight);
    for (let step = 0; step < steps; step += 1) springs.step(0.3 / steps);
  }
  for (const part of Object.keys(FROM)) assert.ok(Math.abs(often.now[part] - seldom.now[part]) < 1e-6, part);
});

test("it turns the short way round", () => {
  const springs = new Springs();
  springs.cut({ ...FROM, turn: 170 });
  springs.to({ ...FROM, turn: -170 }, PACES.back);
  springs.step(0.1);
  assert.ok(springs.now.turn > -190 && springs.now.turn < -170);
});

test("it comes to rest at the very angle it is asked for, from whichever side", () => {
  const springs = new Springs();
  for (const turn of [30, -150, 150, 0]) {
    springs.to({ ...FROM, turn }, PACES.hand);
    for (let frame = 0; frame < 200; frame += 1) springs.step(1 / 60);
    assert.equal(springs.now.turn, turn);
  }
});

test("it stands still where it is held, and a knock fades", () => {
  const springs = new Springs();
  springs.cut(FROM);
  springs.to(TO, PACES.aim);
  springs.step(0.1);
  springs.hold();
  const held = { ...springs.now };
  springs.step(0.1);
  assert.deepEqual(springs.now, held);
  springs.knock(1);
  springs.step(1 / 60);
  assert.ok(Math.hypot(springs.shaken.x, springs.shaken.y) > 0.3);
  for (let frame = 0; frame < 40; frame += 1) springs.step(1 / 60);
  assert.deepEqual(springs.shaken, { x: 0, y: 0 });
  assert.ok(springs.isThere);
});
