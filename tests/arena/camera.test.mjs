// The camera: what is seen where, and what lies under a finger.

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstLook, pointAt, seenAt, viewOf, within, zoomed } from "../../static/js/games/cube_quest/camera.js";

const PHONE = { width: 390, height: 540 };
const BOXES = [PHONE, { width: 360, height: 330 }, { width: 820, height: 800 }, { width: 800, height: 740 }];
const near = (a, b, by = 1e-6) => Math.abs(a - b) < by;

test("a point of the mat is found again under the place where it is seen", () => {
  for (const side of [0, 1])
    for (const look of [
      firstLook(PHONE),
      { tilt: 55, turn: 33, zoom: 2, x: 12, y: -20 },
      { tilt: 0, turn: -120, zoom: 1, x: 0, y: 0 },
    ])
      for (const [x, y, z] of [
        [0, 0, 0],
        [-190, 280, 0],
        [120, -200, 24],
        [200, 300, 8],
      ]) {
        const view = viewOf(look, side, PHONE);
        const seen = seenAt(view, x, y, z);
        const found = pointAt(view, seen.x, seen.y, z);
        assert.ok(near(found.x, x, 1e-4) && near(found.y, y, 1e-4), `${x},${y} from ${side}`);
      }
});

test("the whole board fits into every box, but for its near corners", () => {
  for (const box of BOXES) {
    const view = viewOf(firstLook(box), 0, box);
    for (const x of [-200, 200])
      for (const y of [-300, 300]) {
        const seen = seenAt(view, x, y, 0);
        assert.ok(seen.y >= -1e-6 && seen.y <= box.height + 1e-6);
        assert.ok(seen.x >= -box.width * 0.045 && seen.x <= box.width * 1.045);
      }
  }
});

test("whoever sits below sees his own castle near, and the other far", () => {
  for (const [side, own] of [
    [0, -240],
    [1, 240],
  ]) {
    const view = viewOf(firstLook(PHONE), side, PHONE);
    assert.ok(seenAt(view, 0, own, 0).y > seenAt(view, 0, -own, 0).y);
    assert.ok(near(seenAt(view, 0, own, 0).x, PHONE.width / 2));
  }
  assert.ok(seenAt(viewOf(firstLook(PHONE), 0, PHONE), 100, 0, 0).x > 195);
  assert.ok(seenAt(viewOf(firstLook(PHONE), 1, PHONE), 100, 0, 0).x < 195);
});

test("a tall box is looked into from higher up than a wide one", () => {
  assert.ok(firstLook({ width: 390, height: 640 }).tilt < firstLook({ width: 390, height: 380 }).tilt);
});

test("zooming keeps the point under the finger where it is", () => {
  const look = firstLook(PHONE);
  const finger = { x: 200, y: 260 };
  const before = pointAt(viewOf(look, 0, PHONE), finger.x, finger.y);
  const after = pointAt(viewOf(zoomed(look, 2, finger, PHONE), 0, PHONE), finger.x, finger.y);
  assert.ok(near(before.x, after.x, 0.5) && near(before.y, after.y, 0.5));
});

test("the board can not be lost from sight", () => {
  const look = within({ tilt: 99, turn: 540, zoom: 40, x: 9999, y: -9999 }, PHONE);
  assert.deepEqual([look.tilt, look.zoom], [62, 5]);
  assert.ok(look.turn >= -180 && look.turn < 180);
  assert.deepEqual([within({ ...look, zoom: 0.2 }, PHONE).x, within({ ...look, zoom: 0.2 }, PHONE).y], [0, 0]);
  assert.ok(look.x < PHONE.width * 2.01 && look.y > -PHONE.height * 2.01);
});
