// Whose view it is: everybody begins with the whole board, tipped and turned as they left it themselves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Looks } from "../../static/js/games/cube_quest/camera-memory.js";

const FIRST = { tilt: 30, turn: 0, zoom: 1, x: 0, y: 0 };
const CLOSE = { ...FIRST, zoom: 3, x: 40, y: -20 };
const ABOVE = { ...CLOSE, tilt: 0 };

function begun() {
  const looks = new Looks();
  looks.handTo("set-up-0", "a");
  return looks;
}

test("play begins with the whole board, however close the set-up was looked at", () => {
  const looks = begun();
  looks.choose(CLOSE, FIRST);
  assert.equal(looks.handTo("turn-0", "a"), true);
  assert.equal(looks.now, null);
});

test("in the middle of a turn a view stays", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.choose(CLOSE, FIRST);
  assert.equal(looks.handTo("turn-0", "a"), false);
  assert.deepEqual(looks.now, CLOSE);
});

test("who looks back at the game comes back to what they saw", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.choose(CLOSE, FIRST);
  looks.handTo("", "a");
  assert.equal(looks.now, null);
  assert.equal(looks.handTo("turn-0", "a"), true);
  assert.deepEqual(looks.now, CLOSE);
});

test("the next player has a view of their own, and whoever tipped the board has it so again, but whole", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.choose(ABOVE, CLOSE);
  looks.handTo("turn-1", "a");
  assert.equal(looks.now, null);
  looks.choose(CLOSE, FIRST);
  looks.handTo("turn-0", "a");
  assert.deepEqual(looks.now, { ...FIRST, tilt: 0 });
  looks.handTo("turn-1", "a");
  assert.equal(looks.now, null, "closer is for the moment only");
});

test("another table knows nothing of it", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.choose(ABOVE, FIRST);
  looks.handTo("turn-0", "b");
  assert.equal(looks.now, null);
  looks.handTo("turn-0", "a");
  assert.equal(looks.now, null);
});
