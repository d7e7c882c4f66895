// What is said when something broke in Python: the last tap is undone, and the screen shows what is saved.

import { cover } from "./cover.js";
import { say } from "./effects.js";
import { copy, share } from "./share.js";

/** @typedef {import("../types/bridge.js").TableEvent} TableEvent */
/** @typedef {import("../types/bridge.js").Screen} Screen */

/** @param {string} broke what and where @param {TableEvent} event what was being done @param {Screen | null} screen as it is shown now */
export function tellBroken(broke, event, screen) {
  const version = document.documentElement.dataset.version ?? "";
  const details = `${broke}\nAfter: ${event.do}\nCuboteca ${version}, ${navigator.userAgent}`;
  const atTable = screen?.address.startsWith("#/play/") ?? false;
  const actions = [
    { label: "Copy details", run: () => copy(details).then(() => say("Copied.")), stays: true },
    ...("share" in navigator
      ? [{ label: "Share", run: () => share({ title: "Something broke in Cuboteca", text: details }), stays: true }]
      : []),
    screen
      ? { label: "Go on", run: () => {}, main: true }
      : { label: "Set up again", run: () => location.reload(), main: true, stays: true },
  ];
  cover("broke", {
    title: "Something broke",
    words: `Your last tap didn’t work. ${atTable ? "The board shows your game as it was saved." : "Your games are saved."}`,
    details,
    note: "No names and no secrets are in it.",
    actions,
  });
}
