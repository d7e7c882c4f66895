// Reads the saved games whole at the start, and writes them after each event: IndexedDB for the worker's Python.
// Chromium reads files that a full disk has torn as far as they are whole, and writes on behind the tear. The next time it opens them
// it finds them damaged, and begins with none (https://github.com/google/leveldb/issues/1287). So after a failed write they are closed
// and opened again while everything is still in memory; until then nothing counts as written.

import { databases } from "../worker/stand-in-database.mjs";
import { letGo, markOf, open, readAll, reason, soon, watch, writeAll } from "./database.mjs";

/** @type {Promise<IDBDatabase> | null} */
let opened = null;
/** The same when it is open, so that a write is on its way before anything else is done. @type {IDBDatabase | null} */
let ready = null;
/** The mark of the database that is open, and of the one that has all our entries; undefined until it has been read. @type {string | null | undefined} */
let mark;
/** @type {string | null | undefined} */
let known;

const AGAIN = 300;
const REFUSED_FOR = 5000;

/** How often a write has failed or the browser has closed the database, and how often it had when it was last found whole. */
let doubts = 0;
let dispelled = 0;
/** What `write` will return when the database, now closed, has been opened again. @type {Promise<string> | null} */
let proof = null;

/** A browser that has not closed the database of the page before yet may refuse it to a new page for a moment. */
async function openAtLast() {
  const until = Date.now() + REFUSED_FOR;
  for (;;) {
    try {
      return await open(databases);
    } catch (error) {
      const isTheFirst = known === undefined && /** @type {Error} */ (error).name === "UnknownError";
      if (!isTheFirst || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** One that can't be read is closed: it would keep the files open. */
async function openMarked() {
  const db = await openAtLast();
  watch(db, forget);
  try {
    if (known !== undefined) mark = await markOf(db);
  } catch (error) {
    db.close();
    throw error;
  }
  ready = db;
  return db;
}

function database() {
  opened ??= openMarked().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Closed from outside: opened again when next wanted, which the page is asked to see to. */
function forget() {
  if (opened === null && ready === null) return;
  opened = ready = null;
  doubts += 1;
  self.postMessage({ lost: true });
}

/**
 * Fails with an ordinary Error: Pyodide does not know some of a database's (QuotaExceededError), and would wait for ever.
 * @template T @param {Promise<T>} work @returns {Promise<T>}
 */
function plainly(work) {
  return work.catch((error) => {
    throw new Error(`${error.name}: ${error.message}`);
  });
}

database().catch(() => {}); // Opened while Python loads; told when it is wanted.

async function readText() {
  const found = await readAll(await database());
  known = mark = found.mark;
  return JSON.stringify(found.entries);
}

/** Everything saved, as JSON text. Rejects if the browser has no database for this site. */
export function read() {
  return plainly(soon(readText()));
}

/** Was the database closed from outside? The next one may be empty. */
export function lost() {
  return ready === null && known !== undefined;
}

/**
 * Writes all of it or nothing: nothing is returned when it is there, else why it is not, and "emptied" where this database
 * is not the one that has the rest. @param {string} changes JSON text: key → text, or null to remove it
 * @param {boolean} whole are the changes all that there is
 */
export async function write(changes, whole) {
  if (proof) await proof;
  let db;
  try {
    db = ready ?? (await soon(database()));
  } catch (error) {
    if (known === undefined) return reason(error);
    doubts += 1;
    return writeByPage(changes, whole);
  }
  try {
    if (mark !== known && !whole) return "emptied";
    await writeAll(db, changes);
    if (whole) known = mark;
  } catch (error) {
    doubts += 1;
    if (/** @type {Error} */ (error).name === "InvalidStateError") forget(); // It is closing already.
    return reason(error);
  }
  return doubts > dispelled ? prove() : "";
}

function prove() {
  ready?.close();
  opened = ready = null;
  proof ??= openAgain().finally(() => (proof = null));
  return proof;
}

async function openAgain() {
  const before = doubts;
  await letGo();
  try {
    await soon(database());
  } catch (error) {
    return reason(error);
  }
  if (mark !== known) return "emptied";
  dispelled = before;
  return doubts > before ? "failed" : ""; // A write beside this one has failed since, and may have torn them again.
}

/**
 * Asks the page to write. After Chromium has cleared the site on a full disk, it refuses a database to any worker that
 * had one before. @param {string} changes @param {boolean} whole @returns {Promise<string>}
 */
async function writeByPage(changes, whole) {
  const { port1: here, port2: there } = new MessageChannel();
  const answered = new Promise((resolve) => (here.onmessage = ({ data }) => resolve(data)));
  self.postMessage({ write: { changes, whole, known } }, { transfer: [there] });
  const { why, mark: written } = await answered;
  here.close();
  if (whole && why === "") known = written;
  return why;
}
