// Has the arena answer to fingers, keys and buttons: the one file that load.js brings.

import { listenForAimTray } from "./aim-tray.js";
import { listenForPointers } from "./pointer.js";
import { listenForViews } from "./view-buttons.js";

export { playFlight } from "./flight.js";

/** @param {import("../../../types/bridge.js").Send} send */
export function listenForArena(send) {
  listenForPointers(send);
  listenForViews();
  listenForAimTray(send);
}
