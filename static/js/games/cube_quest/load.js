// Loads the arena with the first screen that has one: most visits never see it.

import { playKnock } from "../../screen/sound.js";

/** @typedef {import("../../../types/bridge.js").Send} Send */
/** @typedef {typeof import("./entry.js")} Arena */

/** @type {Send} */
let send = () => {};
/** @type {Promise<Arena | null> | null} */
let coming = null;

/** @param {Send} way */
export function reportArenaTo(way) {
  send = way;
  // Cubes that meet in flight: there is one place that may make a sound, and have the device buzz.
  document.addEventListener("arena-knock", (event) => event instanceof CustomEvent && playKnock(event.detail));
}

/** Resolved when the arena of a screen can come to life, if there is one. @param {string} html */
export async function haveArena(html) {
  if (html.includes("<cube-arena")) await load();
}

/** What ends the flights that play now, and those still to come with them. */
let ended = new AbortController();

/** Plays flights in an arena, one after the other (see flight.js). @param {import("./flight-path.js").Flight[]} flights @param {Element | null} arena */
export async function playFlights(flights, arena) {
  if (arena?.localName !== "cube-arena") return;
  ended = new AbortController();
  const { signal } = ended;
  for (const flight of flights) await (await load())?.playFlight(flight, arena, signal);
}

/** Puts all that flies where it ends: something else is done. */
export function endFlights() {
  ended.abort();
}

/** Where it cannot be had the board is a list of cubes, and the next screen tries again. */
function load() {
  coming ??= import("./entry.js").then(
    (arena) => {
      arena.listenForArena(send);
      return arena;
    },
    () => {
      coming = null;
      return null;
    },
  );
  return coming;
}
