// Time in a flight: slowly where it is decided.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isCovered } from "../../static/js/games/cube_quest/behind.js";
import { eyeOf, viewOf } from "../../static/js/games/cube_quest/camera.js";
import { Director } from "../../static/js/games/cube_quest/director.js";
import { fallOf, firstHitOf, lastTurnOf } from "../../static/js/games/cube_quest/flight-path.js";
import { Tempo } from "../../static/js/games/cube_quest/tempo.js";
import { BOARD, flick, physics, STRONGEST } from "../physics/arena.mjs";

const PHONE = { width: 390, height: 415 };
const lying = (x, y) => [x, y, 0.5, 1, 0, 0, 0];
const FRAME = 1 / 60;

/** A flick of the first of some cubes straight ahead. */
function flown(cubes, speed, more = {}) {
  const poses = cubes.flat();
  const { path, steps, rate } = physics.settle({ ...BOARD, poses, flick: flick(poses, 0, 90, speed) });
  return { cubes: cubes.map((_, index) => index), path, frames: steps, rate, flicked: 0, ...more };
}

/** The seconds that a flight is shown, and the second of the flight at each frame. */
function shown(tempo) {
  const passed = [0];
  while (tempo.now < tempo.end && passed.length < 2000) passed.push(tempo.pass(FRAME));
  return passed;
}

test("a way that is kept has 240 places a second", () => {
  assert.equal(flown([lying(0, 0)], 40).rate, 240);
});

test("the first hit is shown four times slower, for a third of a second", () => {
  const flight = flown([lying(0, 0), lying(0, 6)], 90);
  const hit = firstHitOf(flight);
  assert.equal(hit.index, 1);
  const passed = shown(new Tempo(flight, () => false));
  const rates = passed.slice(1).map((now, i) => (now - passed[i]) / FRAME);
  const slow = passed.filter((_, i) => i && rates[i - 1] < 0.22);
  assert.ok(slow.length * FRAME > 0.25 && slow.length * FRAME < 0.5, `${slow.length} frames`);
  assert.ok(slow[0] <= hit.seconds + 1e-9, "it begins before they meet");
  assert.ok(Math.max(...rates) > 0.6);
  assert.ok(passed.length * FRAME < 2.5);
});

test("what meets nothing is shown at one rate", () => {
  const tempo = new Tempo(flown([lying(0, 0), lying(8, 8)], 60), () => false);
  assert.equal(tempo.hit, null);
  const seconds = (shown(tempo).length - 1) * FRAME;
  assert.ok(Math.abs(seconds - tempo.end / 0.66) < 0.05, `${seconds} for ${tempo.end}`);
});

test("how often frames come changes neither the length of a flight nor what is shown when", () => {
  const flight = flown([lying(0, 0), lying(0, 6)], STRONGEST);
  const [often, seldom] = [new Tempo(flight, () => false), new Tempo(flight, () => false)];
  for (let passed = 0; seldom.now < seldom.end; passed += 0.2) {
    for (let frame = 0; frame < 12; frame += 1) often.pass(FRAME);
    seldom.pass(0.2);
    assert.ok(Math.abs(often.now - seldom.now) < 1e-3, `${often.now} and ${seldom.now} after ${passed + 0.2} s`);
  }
  assert.ok(often.now >= often.end);
});

test("a King that falls has a moment of his own, another cube has none", () => {
  const flight = flown([lying(0, 14), lying(0, 17.5)], 110);
  const fall = fallOf(flight, 1);
  assert.ok(fall.leaves > 0 && fall.lands > fall.leaves);
  assert.equal(fallOf(flown([lying(0, 0)], 30), 0), null);
  const [king, other] = [new Tempo(flight, (index) => index === 1), new Tempo(flight, () => false)];
  assert.equal(king.fall.index, 1);
  assert.equal(other.fall, null);
  assert.ok(shown(king).length > shown(other).length + 10);
});

test("the last turn of a cube that will be captured is known before", () => {
  const flight = flown([lying(0, 0)], STRONGEST, { rolls: [{ cube: 0, face: 1, escapes: true }] });
  const turns = lastTurnOf(flight, 0);
  const tempo = new Tempo(flight, () => false);
  assert.equal(tempo.caught?.turns ?? 0, turns);
});

test("the camera keeps what flies in the picture, and swings the more the stronger the flick", () => {
  const swung = [20, 60, STRONGEST].map((speed) => {
    const flight = flown([lying(2, -6), lying(2, 3)], speed);
    const tempo = new Tempo(flight, () => false);
    return Math.abs(new Director(flight, tempo, PHONE, 0).move.goal.turn);
  });
  assert.deepEqual(
    swung,
    swung.toSorted((a, b) => a - b),
  );
  assert.ok(swung[0] < 15 && swung[2] > 20 && swung[2] < 30);
});

test("the board's edge hides no part of a King who has fallen over it", () => {
  for (const [x, y] of [
    [0, 19.6],
    [0, 20.4],
    [9, 20.9],
    [-14.2, 3],
    [14.6, -12],
    [3, -20.2],
  ])
    for (const side of [0, 1])
      for (const box of [PHONE, { width: 900, height: 520 }]) {
        const lies = [x, y, -1.38, 1, 0, 0, 0];
        const path = Float32Array.from([...lying(0, 0), ...lying(0.8 * x, 0.8 * y), ...lying(0, 0), ...lies]);
        const flight = { cubes: [0, 1], path, frames: 2, rate: 2, flicked: 0 };
        const tempo = new Tempo(flight, (index) => index === 1);
        tempo.now = tempo.end;
        const director = new Director(flight, tempo, box, side);
        for (const framing of Math.abs(y) === 19.6 ? [director.move.goal] : [director.move.goal, director.whole]) {
          const eye = eyeOf(viewOf(framing, box));
          assert.ok(!isCovered([x * 16, y * 16], eye), `${x} ${y} side ${side} tilt ${framing.tilt}`);
        }
      }
});

test("one picture has all of a flight", () => {
  const flight = flown([lying(0, -6), lying(0, 3)], 110);
  const { whole } = new Director(flight, new Tempo(flight, () => false), PHONE, 0);
  assert.ok(whole.far > 0 && Number.isFinite(whole.x + whole.y));
});
