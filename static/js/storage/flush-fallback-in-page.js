// Writes for a worker that the browser refuses a database (see flush.mjs).
// An empty frame, being new, is given the database there is now; after a failure the next write makes another frame.

import { markOf, open, reason, soon, watch, writeAll } from "./database.mjs";

/** @typedef {import("../../types/bridge.js").ToWrite} ToWrite */

/** @type {Promise<{frame: HTMLIFrameElement, db: IDBDatabase}> | null} */
let entered = null;

/** @param {ToWrite} wanted @param {() => void} onLost is called when the browser has closed what was written @returns {Promise<{why: string, mark?: string | null}>} as `write` in flush.mjs returns it, and which database has it */
export async function writeFromPage({ changes, whole, known }, onLost) {
  entered ??= enter(onLost);
  const mine = entered;
  try {
    const { db } = await mine;
    const mark = await markOf(db);
    if (mark !== known && !whole) return { why: "emptied" };
    await writeAll(db, changes);
    return { why: "", mark };
  } catch (error) {
    if (entered === mine) leave();
    return { why: reason(error) };
  }
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
  entered?.then(({ frame }) => frame.remove()).catch(() => {}); // Gone already.
  entered = null;
}
