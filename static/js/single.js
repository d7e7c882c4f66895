// Only one tab at a time plays with the saved games, so that two do not overwrite each other.

import { dismiss, notify } from "./notice.js";
import { name as site } from "./site.mjs";

/** A tab that is just closing lets go within this time. */
const CLOSING = 500;

/**
 * Calls `begin` when this tab may play, and `end` when another has taken over.
 * @param {() => void} begin @param {() => void} end
 */
export function playAlone(begin, end) {
  if (!navigator.locks) {
    begin();
    return;
  }
  const turn = { begin, end };
  const leave = new AbortController();
  const timer = setTimeout(() => offer(turn, leave), CLOSING);
  hold(turn, { signal: leave.signal }, () => clearTimeout(timer));
}

/** @typedef {{begin: () => void, end: () => void}} Turn */

/** @param {Turn} turn @param {LockOptions} how @param {() => void} [got] */
function hold(turn, how, got) {
  let held = false;
  navigator.locks
    .request(site, how, () => {
      held = true;
      got?.();
      dismiss("elsewhere");
      turn.begin();
      return new Promise(() => {}); // Held as long as the tab lives, or until another takes it.
    })
    .catch(() => {
      if (held) yieldTo(turn);
    });
}

/** @param {Turn} turn @param {AbortController} leave */
function offer(turn, leave) {
  turn.end();
  notify("elsewhere", "Cuboteca is already open in another tab.", [
    {
      label: "Use it here",
      run: () => {
        leave.abort();
        hold(turn, { steal: true });
      },
    },
  ]);
}

/** @param {Turn} turn */
function yieldTo(turn) {
  turn.end();
  notify("elsewhere", "You are playing in another tab now.", [{ label: "Use it here", run: () => hold(turn, { steal: true }) }]);
}
