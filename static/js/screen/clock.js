// Has the time kept in a game with a clock. What counts it is loaded with the first one.

import { cover } from "./cover.js";
import { announce } from "./effects.js";
import { playSound } from "./sound.js";
import { say } from "./words.js";

/** @type {import("./clocks.js").Keeper | null} */
let keeper = null;
/** @type {Promise<typeof import("./clocks.js")> | null} */
let loading = null;
/** @type {import("../../types/bridge.js").Send} */
let send = () => {};

/** @param {import("../../types/bridge.js").Send} way */
export function reportTimeTo(way) {
  send = way;
}

/** An answer is there: until its screen is, with all that plays before it, nobody's time runs. */
export function stopClock() {
  keeper?.stop();
}

/** Goes on with the clock that the screen shows, if it shows one. */
export async function startClock() {
  if (!keeper && document.getElementById("game-clock")) await load();
  keeper?.start();
}

/** What can't be had is tried again with the next screen. */
async function load() {
  loading ??= import("./clocks.js");
  const clocks = await loading.catch(() => null);
  if (!clocks) loading = null;
  else keeper ??= new clocks.Keeper({ send, say, announce, playSound, cover });
}

/** What an event tells of the time that the decision at hand has taken. @returns {{spent?: string}} */
export function timeSpent() {
  const spent = keeper?.spent();
  return spent ? { spent } : {};
}
