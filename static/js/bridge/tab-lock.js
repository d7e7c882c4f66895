// Lets one tab at a time play with the saved games, so that two do not overwrite each other.
// A tab that doesn't play has its board under a lid, and takes no taps.

import { cover, uncover } from "../screen/cover.js";
import { say } from "../screen/words.js";
import { name as site } from "../worker/site.mjs";

/** A tab that is just closing lets go within this time. */
const CLOSING = 500;
/** A tab that plays says within this time that it is leaving; one that doesn't is frozen or gone. */
const HEARING = 1500;
/** Then it has this long to save what it was doing. */
const LEAVING = 10_000;
const [WANTED, LEAVES, LEFT] = ["wanted", "leaves", "left"];

/**
 * `begin` is called when this tab may play; `leave` when another tab wants to, to finish and save what is under way; `end`
 * when another has taken over.
 * @typedef {{begin: () => void, leave: () => Promise<void>, end: () => void}} Turn
 */

/** The hold by which this tab plays now. @type {object | null} */
let playing = null;

/** @param {Turn} turn */
export function playAlone(turn) {
  if (!navigator.locks) {
    turn.begin();
    return;
  }
  channel?.addEventListener("message", async ({ data }) => {
    if (data !== WANTED || !playing) return;
    playing = null;
    channel?.postMessage(LEAVES);
    await turn.leave();
    standBy(turn);
    channel?.postMessage(LEFT);
  });
  wait(turn, CLOSING);
}

const channel = opened();

/** Where sites may save nothing, Firefox has no channels either: then no other tab could play with what is saved. */
function opened() {
  try {
    return new BroadcastChannel(`${site} tabs`);
  } catch {
    return null;
  }
}

/** Plays when no other tab does; after a while, or at once, says that another one does. @param {Turn} turn @param {number} timeout */
function wait(turn, timeout) {
  const leave = new AbortController();
  let timer = setTimeout(lookElsewhere, timeout);
  let got = false;
  hold(turn, { signal: leave.signal }, () => {
    got = true;
    clearTimeout(timer);
  });

  /** A browser that is slow to answer is no other tab: what is done meanwhile waits for Python. */
  async function lookElsewhere() {
    const isHeld = await heldNow();
    if (got) return;
    if (isHeld) tellElsewhere();
    else timer = setTimeout(lookElsewhere, CLOSING);
  }

  function tellElsewhere() {
    turn.end();
    cover("elsewhere", {
      title: say("elsewhere"),
      words: say("elsewhere_about"),
      actions: [{ label: say("play_here"), run: () => takeOver(turn, leave), main: true, stays: true }],
      lid: true,
    });
  }
}

async function heldNow() {
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.some(({ name }) => name === site);
}

/** @param {Turn} turn */
function standBy(turn) {
  wait(turn, 0);
}

/** @param {Turn} turn @param {AbortController} leave */
async function takeOver(turn, leave) {
  if (leave.signal.aborted) return; // Pressed twice: the other tab is leaving.
  leave.abort();
  await othersLeft();
  hold(turn, { steal: true });
}

/** Resolved when the tab that plays has saved everything and stopped, or doesn't answer. @returns {Promise<void>} */
function othersLeft() {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      channel?.removeEventListener("message", hear);
      resolve();
    };
    let timer = setTimeout(done, HEARING);
    const hear = (/** @type {MessageEvent} */ { data }) => {
      if (data === LEFT) done();
      if (data !== LEAVES) return;
      clearTimeout(timer);
      timer = setTimeout(done, LEAVING);
    };
    channel?.addEventListener("message", hear);
    channel?.postMessage(WANTED);
  });
}

/** @param {Turn} turn @param {LockOptions} how @param {() => void} [got] */
function hold(turn, how, got) {
  const mine = {};
  navigator.locks
    .request(site, how, () => {
      playing = mine;
      got?.();
      uncover("elsewhere");
      turn.begin();
      return new Promise(() => {}); // Held as long as the tab lives, or until another takes it.
    })
    .catch((/** @type {Error} */ error) => {
      if (error.name === "SecurityError") {
        got?.(); // Sites may save nothing here: nobody else plays.
        turn.begin();
        return;
      }
      if (playing !== mine) return; // It has left already, or stopped waiting.
      playing = null;
      turn.end();
      standBy(turn);
    });
}
