// How the board is looked at on a device: what was chosen from the menu stays, for it took taps; what a hand brought nearer does not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Looks } from "../../static/js/games/cube_quest/camera-memory.js";

const FIRST = { tilt: 30, turn: 0, zoom: 1, x: 0, y: 0 };
const CLOSE = { ...FIRST, zoom: 3, x: 40, y: -20 };
const ABOVE = { ...FIRST, tilt: 0 };

function begun() {
  const looks = new Looks();
  looks.handTo("set-up-0", "a");
  return looks;
}

test("play begins as the camera stands by itself, however the set-up was looked at", () => {
  const looks = begun();
  looks.choose(CLOSE);
  assert.equal(looks.handTo("turn-0", "a"), true);
  assert.equal(looks.now, null);
  looks.handTo("set-up-1", "a");
  assert.equal(looks.now, null, "and so does the other's set-up");
});

test("in the middle of a turn a view stays", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.move(CLOSE, FIRST);
  assert.equal(looks.handTo("turn-0", "a"), false);
  assert.deepEqual(looks.now, CLOSE);
});

test("who looks back at the game comes back to what they saw", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.move(CLOSE, FIRST);
  looks.handTo("", "a");
  assert.equal(looks.now, null);
  assert.equal(looks.handTo("turn-0", "a"), true);
  assert.deepEqual(looks.now, CLOSE);
});

test("a view from the menu stays for all turns, while it is settled how cubes lie, and at the next table", () => {
  for (const chosen of [CLOSE, ABOVE]) {
    const looks = begun();
    looks.handTo("turn-0", "a");
    looks.choose(chosen);
    for (const [whose, table] of [
      ["turn--1", "a"],
      ["turn-1", "a"],
      ["turn-None", "a"],
      ["turn-0", "b"],
    ]) {
      looks.handTo(whose, table);
      assert.deepEqual(looks.now, chosen, whose);
    }
  }
});

test("a board that a hand has tipped stays tipped, but what it brought nearer is near for the turn only", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.move({ ...CLOSE, tilt: 50 }, CLOSE);
  looks.handTo("turn-1", "a");
  assert.deepEqual(looks.now, { ...FIRST, tilt: 50 });
  looks.choose(ABOVE);
  looks.move({ ...ABOVE, zoom: 4, turn: 3 }, ABOVE);
  looks.handTo("turn-0", "a");
  assert.deepEqual(looks.now, ABOVE);
});

test("the whole board and from above go together, in whichever order they are chosen", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.fit(FIRST, CLOSE);
  looks.tip(FIRST);
  assert.deepEqual(looks.now, ABOVE);
  looks.choose({ ...CLOSE, tilt: 0 });
  for (const _ of ["once", "twice"]) {
    looks.fit(FIRST, CLOSE);
    assert.deepEqual(looks.now, ABOVE);
  }
});

test("the whole board is straight, however a hand has turned it", () => {
  for (const [turned, straight] of [
    [{ ...FIRST, turn: 40 }, FIRST],
    [{ ...CLOSE, turn: -100, tilt: 50 }, FIRST],
    [{ ...ABOVE, turn: 40 }, ABOVE],
  ]) {
    const looks = begun();
    looks.handTo("turn-0", "a");
    looks.move(turned, CLOSE);
    looks.fit(FIRST, CLOSE);
    assert.deepEqual(looks.now, straight);
  }
});

test("the camera stands by itself where that shows the whole board", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.move({ ...FIRST, turn: 40 }, FIRST);
  looks.fit(FIRST, FIRST);
  assert.equal(looks.now, null);
});

test("the same button again lets the camera stand by itself again, for the following turns too", () => {
  for (const press of ["tip", "fit"]) {
    const looks = begun();
    looks.handTo("turn-0", "a");
    looks[press](FIRST, CLOSE);
    assert.notEqual(looks.now, null);
    looks[press](FIRST, CLOSE);
    assert.equal(looks.now, null);
    looks.handTo("turn-1", "a");
    assert.equal(looks.now, null);
  }
});
