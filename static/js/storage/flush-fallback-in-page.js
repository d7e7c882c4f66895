// Writes for a worker that the browser refuses a database (see flush.mjs).
// An empty frame, being new, is given the database there is now; after a failure the next write makes another frame.

import { letGo, markOf, open, reason, soon, watch, writeAll } from "./database.mjs";

/** @typedef {import("../../types/bridge.js").ToWrite} ToWrite */

/** @type {Promise<{frame: HTMLIFrameElement, db: IDBDatabase}> | null} */
let entered = null;

/** Has another frame found what this one has written (see flush.mjs)? */
let isProven = false;

/** The write before: one at a time. @type {Promise<unknown>} */
let before = Promise.resolve();

/** @param {ToWrite} wanted @param {() => void} onLost is called when the browser has closed what was written @returns {Promise<{why: string, mark?: string | null}>} as `write` in flush.mjs returns it, and which database has it */
export function writeFromPage(wanted, onLost) {
  const written = before.then(() => write(wanted, onLost));
  before = written;
  return written;
}

/** @param {ToWrite} wanted @param {() => void} onLost */
async function write({ changes, whole, known }, onLost) {
  try {
    entered ??= enter(onLost);
    const { db } = await entered;
    const mark = await soon(markOf(db));
    if (mark !== known && !whole) return { why: "emptied" };
    await soon(writeAll(db, changes));
    if (!isProven && !(await isFoundAgain(mark, onLost))) return { why: "emptied" };
    return { why: "", mark };
  } catch (error) {
    leave();
    return { why: reason(error) };
  }
}

/** @param {string | null} mark @param {() => void} onLost */
async function isFoundAgain(mark, onLost) {
  leave();
  await letGo();
  entered = enter(onLost);
  isProven = mark === (await soon(markOf((await entered).db)));
  return isProven;
}

/** @param {() => void} onLost */
async function enter(onLost) {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  try {
    const db = await soon(open(frame.contentWindow?.indexedDB));
    watch(db, () => {
      leave();
      onLost();
    });
    return { frame, db };
  } catch (error) {
    frame.remove();
    throw error;
  }
}

function leave() {
  entered
    ?.then(({ frame, db }) => {
      db.close();
      frame.remove();
    })
    .catch(() => {}); // Gone already.
  entered = null;
  isProven = false;
}
