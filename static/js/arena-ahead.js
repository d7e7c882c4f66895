// The arena comes with the first screen that has one: most visits never see it.

import { playSound } from "./sound.js";

/** @typedef {import("../types/bridge.js").Send} Send */
/** @typedef {typeof import("./arena-table.js")} ArenaTable */

/** @type {Send} */
let send = () => {};
/** @type {Promise<ArenaTable | null> | null} */
let coming = null;

/** @param {Send} way */
export function reportArenaTo(way) {
  send = way;
  // Cubes that meet in flight: there is one place that may make a sound.
  document.addEventListener("arena-knock", (event) => event instanceof CustomEvent && playSound(event.detail));
}

/** Resolved when the arena of a screen can come to life, if there is one. @param {string} html */
export async function haveArena(html) {
  if (html.includes("<cube-arena")) await bring();
}

/** Plays a flight in an arena (see flight.js). @param {import("./flight-path.js").Flight} flight @param {Element | null} arena */
export async function playFlight(flight, arena) {
  if (arena?.localName !== "cube-arena") return;
  await (await bring())?.playFlight(flight, arena);
}

/** Where it cannot be had the board is a list of cubes, and the next screen tries again. */
function bring() {
  coming ??= import("./arena-table.js").then(
    (table) => {
      table.listenForArena(send);
      return table;
    },
    () => {
      coming = null;
      return null;
    },
  );
  return coming;
}
