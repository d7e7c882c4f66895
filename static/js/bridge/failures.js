// Says what went wrong in Python, and offers the ways on.

import { HOME, here } from "../screen/address.js";
import { cover } from "../screen/cover.js";
import { say } from "../screen/effects.js";
import { copy, share } from "../screen/share.js";
import { heldText } from "./unsaved.js";

/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */
/** @typedef {import("../../types/bridge.js").Screen} Screen */

/**
 * Something broke: the last tap is undone, and the screen shows what is saved.
 * @param {string} broke what and where @param {AppEvent} event what was being done @param {Screen | null} screen as it is shown now
 */
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

/** Python stopped, and could not be started anew. */
export function tellStopped() {
  const actions = [{ label: "Reload", run: () => location.reload(), main: true, stays: true }];
  if (here() !== HOME) actions.push({ label: "Go to the start", run: reloadHome, main: false, stays: true });
  cover("stopped", {
    title: "The table could not be set up again",
    words: heldText() ? "Your saved games are safe. What isn’t saved yet is lost if you reload." : "Every saved game is safe.",
    actions,
  });
}

function reloadHome() {
  history.replaceState(null, "", HOME);
  location.reload();
}
