// The camera: what is seen where, what lies under a finger, and what a hand makes of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  eyeOf,
  firstLook,
  framingOf,
  lookOf,
  moved,
  pointAt,
  seenAt,
  viewOf,
  within,
  zoomed,
} from "../../static/js/games/cube_quest/camera.js";
import { behind, framed, half, idle } from "../../static/js/games/cube_quest/framing.js";

const PHONE = { width: 390, height: 415 };
const BOXES = [
  PHONE,
  { width: 360, height: 330 },
  { width: 820, height: 800 },
  { width: 800, height: 740 },
  { width: 520, height: 340 },
];
const near = (a, b, by = 1e-6) => Math.abs(a - b) < by;
const seen = (look, side, box) => viewOf(framingOf(look, side, box), box);

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
        const view = seen(look, side, PHONE);
        if (eyeOf(view)[2] < 60) continue;
        const at = seenAt(view, x, y, z);
        if (at.scale > view.focal / 60) continue; // behind the eye, or all but
        const found = pointAt(view, at.x, at.y, z);
        assert.ok(near(found.x, x, 1e-4) && near(found.y, y, 1e-4), `${x},${y} from ${side}`);
      }
});

test("the whole board fits into every box, but for its near corners", () => {
  for (const box of BOXES) {
    const view = seen(firstLook(box), 0, box);
    for (const x of [-200, 200])
      for (const y of [-300, 300]) {
        const at = seenAt(view, x, y, 0);
        assert.ok(at.y >= -1 && at.y <= box.height + 1, `${at.y} in ${box.height}`);
        assert.ok(at.x >= -box.width * 0.045 && at.x <= box.width * 1.045);
      }
  }
});

test("whoever sits below sees his own castle near, and the other far", () => {
  for (const [side, own] of [
    [0, -240],
    [1, 240],
  ]) {
    const view = seen(firstLook(PHONE), side, PHONE);
    assert.ok(seenAt(view, 0, own, 0).y > seenAt(view, 0, -own, 0).y);
    assert.ok(seenAt(view, 0, own, 0).scale > seenAt(view, 0, -own, 0).scale);
    assert.ok(near(seenAt(view, 0, own, 0).x, PHONE.width / 2));
  }
  assert.ok(seenAt(seen(firstLook(PHONE), 0, PHONE), 100, 0, 0).x > 195);
  assert.ok(seenAt(seen(firstLook(PHONE), 1, PHONE), 100, 0, 0).x < 195);
});

test("a tall box is looked into from higher up than a wide one", () => {
  assert.ok(firstLook({ width: 390, height: 640 }).tilt < firstLook({ width: 390, height: 340 }).tilt);
});

test("zooming keeps the point under the finger where it is", () => {
  const look = firstLook(PHONE);
  const finger = { x: 200, y: 260 };
  const before = pointAt(seen(look, 0, PHONE), finger.x, finger.y);
  const after = pointAt(seen(zoomed(look, 2, finger, PHONE), 0, PHONE), finger.x, finger.y);
  assert.ok(near(before.x, after.x, 0.5) && near(before.y, after.y, 0.5));
});

test("what is dragged stays under the finger", () => {
  const look = { tilt: 40, turn: 20, zoom: 2.5, x: 10, y: 30 };
  const [from, to] = [
    { x: 180, y: 200 },
    { x: 220, y: 170 },
  ];
  const before = pointAt(seen(look, 0, PHONE), from.x, from.y);
  const after = pointAt(seen(moved(look, from, to, PHONE), 0, PHONE), to.x, to.y);
  assert.ok(near(before.x, after.x, 0.5) && near(before.y, after.y, 0.5));
});

test("the board can not be lost from sight", () => {
  const look = within({ tilt: 99, turn: 540, zoom: 40, x: 9999, y: -9999 });
  assert.deepEqual([look.tilt, look.zoom], [62, 7]);
  assert.ok(look.turn >= -180 && look.turn < 180);
  const whole = within({ ...look, zoom: 0.2 });
  assert.ok(near(whole.x, 0) && near(whole.y, 0));
  assert.ok(Math.abs(look.x) <= 400 && Math.abs(look.y) <= 420);
});

test("a hand goes on from what the camera shows, from either side", () => {
  for (const side of [0, 1]) {
    const framing = behind([40, side ? 60 : -60, 8], [], side ? 2800 : 850, side, PHONE);
    const back = framingOf(lookOf(framing, side, PHONE), side, PHONE);
    for (const part of ["x", "y", "far", "tilt", "turn"]) assert.ok(near(back[part], framing[part], 1e-6), part);
  }
});

/** Where a basic army stands, as `idle` wants to know it: four corners a cube. */
function army(colour) {
  const places = [[0, -240], ...[-60, -20, 20, 60].map((x) => [x, -50]), ...[-40, -24, -8, 8, 24, 40].map((x) => [x, -110])];
  return places.flatMap(([x, y]) => {
    const [px, py] = colour ? [-x, -y] : [x, y];
    return room(px, py);
  });
}

/** The room of a cube. */
function room(x, y) {
  return [0, 16].flatMap((z) => [
    [x - 9, y - 9, z],
    [x + 9, y + 9, z],
  ]);
}

const king = (colour) => [0, colour ? 240 : -240, 16];

const narrowest = (view, own) => Math.min(...own.map((spot) => seenAt(view, ...spot).scale * 16));

test("on a telephone one sees all of one's own cubes, and those that have come near, while one chooses", () => {
  for (const side of [0, 1])
    for (const box of [PHONE, { width: 360, height: 330 }, { width: 430, height: 500 }])
      for (const outer of [[], [-180, 180].flatMap((x) => room(side ? -x : x, side ? 30 : -30))]) {
        const own = [...army(side), ...outer];
        const intruders = outer.length ? room(-170, side ? 280 : -280) : [];
        const view = viewOf(idle(own, intruders, [king(1 - side)], side, box), box);
        for (const spot of [...own, ...intruders]) {
          const at = seenAt(view, ...spot);
          assert.ok(at.x > 0 && at.x < box.width && at.y > 0 && at.y < box.height, `${at.x},${at.y} in ${box.height}`);
        }
      }
});

test("one also sees the enemy King, unless one's own cubes would get much narrower, and too narrow to tell apart", () => {
  for (const side of [0, 1])
    for (const [box, isSeen, least] of [
      [{ width: 430, height: 500 }, true, 24],
      [PHONE, true, 22],
      [{ width: 360, height: 330 }, true, 18],
      [{ width: 320, height: 220 }, false, 17],
    ]) {
      const view = viewOf(idle(army(side), [], [king(1 - side)], side, box), box);
      assert.equal(seenAt(view, ...king(1 - side)).y > 0, isSeen);
      assert.ok(narrowest(view, army(side)) >= least, `${narrowest(view, army(side))} in ${box.height}`);
    }
});

test("where one's own cubes lie from side to side, the enemy King is in sight: they would be no wider without him", () => {
  for (const side of [0, 1]) {
    const own = [...army(side), ...[-140, 140].flatMap((x) => room(x, side ? 50 : -50))];
    const view = viewOf(idle(own, [], [king(1 - side)], side, PHONE), PHONE);
    assert.ok(seenAt(view, ...king(1 - side)).y > 0);
  }
});

test("behind the shooter the enemy King is in sight from the first, for the camera stands still while a cube is pulled", () => {
  for (const side of [0, 1])
    for (const box of [PHONE, { width: 360, height: 330 }]) {
      const shooter = [60, side ? 50 : -50, 8];
      const view = viewOf(behind(shooter, [king(1 - side)], side ? 2700 : 900, side, box), box);
      for (const spot of [shooter, king(1 - side)]) {
        const at = seenAt(view, ...spot);
        assert.ok(at.x > 0 && at.x < box.width && at.y > 10 && at.y < box.height * 0.85, `${at.x},${at.y}`);
      }
      assert.ok(seenAt(view, ...shooter).scale * 16 > 28);
    }
});

test("a large screen shows the whole board", () => {
  const box = { width: 800, height: 740 };
  assert.deepEqual(idle(army(0), [], [], 0, box), framingOf(firstLook(box), 0, box));
});

test("a set-up shows one's own half, larger than the whole board", () => {
  for (const side of [0, 1]) {
    const view = viewOf(half(side, army(side), side, PHONE), PHONE);
    assert.ok(view.scale > 1.4 * seen(firstLook(PHONE), side, PHONE).scale);
    for (const [x, y, z] of army(side)) {
      const at = seenAt(view, x, y, z);
      assert.ok(at.x > 0 && at.x < PHONE.width && at.y > 0 && at.y < PHONE.height);
    }
    const large = { width: 800, height: 740 };
    for (const x of [-199, 199]) {
      const at = seenAt(viewOf(half(side, [], side, large), large), x, side ? 299 : -299, 0);
      assert.ok(at.x > -30 && at.x < 830 && at.y > 0 && at.y < 740, "and where there is room all of it");
    }
  }
});

test("behind the shooter it is in the lower half of the picture and large, with its way upwards", () => {
  for (const side of [0, 1])
    for (const off of [-300, 0, 250]) {
      const shooter = [30, side ? 100 : -100, 8];
      const direction = (side ? 2700 : 900) + off;
      const view = viewOf(behind(shooter, [], direction, side, PHONE), PHONE);
      const at = seenAt(view, ...shooter);
      assert.ok(at.y > PHONE.height * 0.5 && at.y < PHONE.height * 0.85, `${at.y}`);
      assert.ok(at.scale * 16 > 44);
      const ahead = seenAt(
        view,
        shooter[0] + 60 * Math.cos((direction * Math.PI) / 1800),
        shooter[1] + 60 * Math.sin((direction * Math.PI) / 1800),
        8,
      );
      assert.ok(ahead.y < at.y - 40);
      assert.ok(Math.abs(ahead.x - at.x) < 60, "all but straight up");
    }
});

test("all that is to be in the picture is in the free part of it, as near as can be", () => {
  const room = { left: 60, right: 60, top: 90, bottom: 100 };
  for (const spots of [
    [
      [0, 0, 8],
      [60, 90, 8],
    ],
    [
      [-150, -200, 8],
      [120, 240, -20],
      [0, 0, 60],
    ],
  ]) {
    const view = viewOf(framed(spots, { tilt: 56, turn: 24 }, PHONE, room, { least: 0.3, most: 3.7 }), PHONE);
    const all = spots.map((spot) => seenAt(view, ...spot));
    for (const { x, y } of all) {
      assert.ok(x > room.left - 8 && x < PHONE.width - room.right + 8);
      assert.ok(y > room.top - 8 && y < PHONE.height - room.bottom + 8, `${y}`);
    }
  }
});
