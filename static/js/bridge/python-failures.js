// Says what went wrong in Python, and offers the ways on.

import { HOME, here } from "../screen/address.js";
import { cover } from "../screen/cover.js";
import { announce } from "../screen/effects.js";
import { copy, share } from "../screen/share.js";
import { say } from "../screen/words.js";
import { heldText } from "./unsaved.js";

/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */
/** @typedef {import("../../types/bridge.js").Screen} Screen */

/**
 * Something broke: the last tap is undone, and the screen shows what is saved.
 * @param {string} fault what broke and where @param {AppEvent} event what was being done @param {Screen | null} screen as it is shown now
 */
export function tellBroken(fault, event, screen) {
  const version = document.documentElement.dataset.version ?? "";
  const details = say("report", { fault, event: event.do, version, browser: navigator.userAgent });
  const table = screen?.address.startsWith("#/play/") ?? false;
  const actions = [
    { label: say("copy_details"), run: () => copy(details).then(announceCopy), stays: true },
    ...("share" in navigator
      ? [{ label: say("share"), run: () => share({ title: say("report_title"), text: details }), stays: true }]
      : []),
    screen
      ? { label: say("continue"), run: () => {}, main: true }
      : { label: say("reload"), run: () => location.reload(), main: true, stays: true },
  ];
  cover("broke", { title: say("broke"), words: say("broke_about", { table }), details, note: say("report_about"), actions });
}

/** @param {"copied" | "copy-failed"} outcome */
function announceCopy(outcome) {
  announce(say(outcome === "copied" ? "copied" : "copy_failed"));
}

/** Python stopped, and could not be started anew. */
export function tellStopped() {
  const actions = [{ label: say("reload"), run: () => location.reload(), main: true, stays: true }];
  if (here() !== HOME) actions.push({ label: say("go_to_games"), run: reloadHome, main: false, stays: true });
  const unsaved = heldText() !== "";
  cover("stopped", { title: say("cannot_restart"), words: say("cannot_restart_about", { unsaved }), actions });
}

function reloadHome() {
  history.replaceState(null, "", HOME);
  location.reload();
}
