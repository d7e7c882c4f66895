// The arena with all that hands, keys and buttons do at it, as one file of its own.

import { listenForAimTray } from "./aim-tray.js";
import { listenForHands } from "./arena-hand.js";
import { listenForViews } from "./arena-views.js";

export { playFlight } from "./flight.js";

/** @param {import("../types/bridge.js").Send} send */
export function listenForArena(send) {
  listenForHands(send);
  listenForViews();
  listenForAimTray(send);
}
