// How the board is looked at on a device: what a player chose from the menu is theirs in every turn, for it took taps; what a hand did
// lasts for the turn.

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
  looks.now = CLOSE;
  assert.equal(looks.handTo("turn-0", "a"), false);
  assert.deepEqual(looks.now, CLOSE);
});

test("who looks back at the game comes back to what they saw", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.now = CLOSE;
  looks.handTo("", "a");
  assert.equal(looks.now, null);
  assert.equal(looks.handTo("turn-0", "a"), true);
  assert.deepEqual(looks.now, CLOSE);
});

test("a view from the menu stays for its player's turns, at the next table too, and is not the other's", () => {
  for (const chosen of [CLOSE, ABOVE]) {
    const looks = begun();
    looks.handTo("turn-0", "a");
    looks.choose(chosen);
    for (const [whose, table, seen] of [
      ["turn-1", "a", null],
      ["turn-0", "a", chosen],
      ["wait", "a", null],
      ["turn-0", "b", chosen],
    ]) {
      looks.handTo(whose, table);
      assert.deepEqual(looks.now, seen, whose);
    }
  }
});

test("what a hand has turned is so for the turn only", () => {
  for (const other of ["turn-1", "wait"]) {
    const looks = begun();
    looks.handTo("turn-0", "a");
    looks.now = { ...CLOSE, turn: 40 };
    for (const whose of ["", other, "", "turn-0"]) {
      looks.handTo(whose, "a");
      assert.equal(looks.now, null, whose);
    }
  }
});

test("a cube is put down as the camera stands by itself, and then the player sees what they saw", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.choose(CLOSE);
  looks.now = ABOVE;
  for (const [whose, seen] of [
    ["", null],
    ["place-0", null],
    ["turn-0", ABOVE],
  ]) {
    looks.handTo(whose, "a");
    assert.deepEqual(looks.now, seen, whose);
  }
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
    looks.now = turned;
    looks.fit(FIRST, CLOSE);
    assert.deepEqual(looks.now, straight);
  }
});

test("the camera stands by itself where that shows the whole board", () => {
  const looks = begun();
  looks.handTo("turn-0", "a");
  looks.now = { ...FIRST, turn: 40 };
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
