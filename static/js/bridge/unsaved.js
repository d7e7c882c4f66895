// Holds what is not saved yet, and says so: the worker, which tries again whenever it is asked to, may be stopped.

import { cover, uncover } from "../screen/cover.js";
import { beginCopying } from "../screen/share.js";
import { say } from "../screen/words.js";

/**
 * @typedef {{why: string, moves: number, entries: Record<string, string | null>}} Unsaved `entries`: what has changed since the
 * worker last said so
 */

const TRY_AGAIN = 4000;
/** In a hidden page each try waits twice as long as the one before, and no longer than this. */
const AT_LAST = 10 * 60_000;

/** @type {Unsaved | null} */
let held = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let trying;
let wait = TRY_AGAIN;
/** Has the worker try again. */
let again = () => {};

document.addEventListener("visibilitychange", () => {
  if (!held) return;
  wait = TRY_AGAIN;
  tryLater();
});

/** What a new worker has to hold, as JSON text; nothing if all is saved. */
export function heldText() {
  return held ? JSON.stringify(held) : "";
}

/**
 * @param {Unsaved | null} unsaved null when all is saved
 * @param {{retry: () => void, send: import("../../types/bridge.js").Send}} ways `retry` has the worker try again
 */
export function noteUnsaved(unsaved, { retry, send }) {
  guardLeaving(unsaved !== null);
  again = retry;
  if (!unsaved) {
    clearTimeout(trying);
    held = null;
    uncover("unsaved");
    return;
  }
  const isFirst = held === null;
  const isNew = held === null || held.why !== unsaved.why;
  held = { ...unsaved, entries: { ...held?.entries, ...unsaved.entries } };
  if (isFirst) tryLater();
  if (isNew && (unsaved.why === "full" || unsaved.why === "failed")) tell(unsaved, retry, send);
}

function tryLater() {
  clearTimeout(trying);
  if (!document.hidden) wait = TRY_AGAIN;
  trying = setTimeout(() => {
    again();
    wait = Math.min(2 * wait, AT_LAST);
    tryLater();
  }, wait);
}

/** Has the browser ask before the page is left, as long as something is not written. @param {boolean} isUnwritten */
export function guardLeaving(isUnwritten) {
  if (isUnwritten) addEventListener("beforeunload", askAgain);
  else removeEventListener("beforeunload", askAgain); // Kept only while it is wanted: Firefox holds no page with it in memory.
}

/** @param {BeforeUnloadEvent} event */
function askAgain(event) {
  event.preventDefault();
}

/** @param {import("../../types/bridge.js").Send} send */
function copyAll(send) {
  beginCopying();
  send({ do: "export-unsaved", arg: "copy" });
}

/** @param {Unsaved} unsaved @param {() => void} retry @param {import("../../types/bridge.js").Send} send */
function tell({ why, moves }, retry, send) {
  cover("unsaved", {
    title: say("unsaved", { moves }),
    words: say("unsaved_about", { why }),
    actions: [
      { label: say("save_to_file"), run: () => send({ do: "export-unsaved" }), main: true, stays: true },
      { label: say("copy"), run: () => copyAll(send), stays: true },
      { label: say("try_again"), run: retry, stays: true },
      { label: say("continue"), run: () => {} },
    ],
  });
}
