// What the page itself says (static/js/screen/words.js): its forms, and its values in place.
import assert from "node:assert/strict";
import { test } from "node:test";

import { say, speak } from "../../static/js/screen/words.js";

test("a message may have a form for one of its values, and one for all others", () => {
  assert.equal(say("unsaved", { moves: 0 }), "Your games aren’t saved");
  assert.equal(say("unsaved", { moves: 1 }), "Your last move isn’t saved");
  assert.equal(say("unsaved", { moves: 12 }), "Your last 12 moves aren’t saved");
});

test("true and false tell forms apart", () => {
  assert.notEqual(say("broke_about", { table: true }), say("broke_about", { table: false }));
  assert.notEqual(say("cannot_restart_about", { unsaved: true }), say("cannot_restart_about", { unsaved: false }));
});

test("values come into their places as they are", () => {
  const report = say("report", { fault: "{event} $& $1", events: "tap", version: "1", browser: "B" });
  assert.equal(report, "{event} $& $1\nAfter: tap\nCuboteca 1, B");
});

test("another language is spoken from when its words are there, and English where it has none", async () => {
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return { ok: true, json: async () => ({ close: "Zu", "unsaved.moves-other": "{moves} fehlen" }) };
  };
  await speak("xa");
  assert.equal(say("close"), "Zu");
  assert.equal(say("unsaved", { moves: 12 }), "12 fehlen");
  assert.equal(say("unsaved", { moves: 1 }), "Your last move isn’t saved");
  assert.equal(say("copy"), "Copy");
  await speak("xa");
  assert.deepEqual(asked, ["words/xa.json"]);
  await speak("en");
  assert.equal(say("close"), "Close");
});
