// The saved games, in IndexedDB: read whole at the start, then written in one transaction for each event.
// PyScript's own storage calls a write done before its transaction is, so it would miss a disk that is full.

import { databases } from "./databases.mjs";
import { name } from "./site.mjs";

const TABLE = "saved";
/** An open, or a read, that takes longer than this is not waited for. */
const PATIENCE = 5000;
/** Among the entries: which database this is. One that the browser has cleared and made again has another. */
const MARK = "mark";

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    if (!databases) throw new Error("There are no databases here");
    const request = databases.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE).put(String(Math.random()), MARK);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The database is in use"));
  });
}

/**
 * Counted from when it is wanted: while Python loads, this thread does not hear that the database is open.
 * @template T @param {Promise<T>} work @returns {Promise<T>}
 */
function soon(work) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("The database does not answer")), PATIENCE));
  return Promise.race([work, /** @type {Promise<never>} */ (late)]);
}

/** @type {Promise<IDBDatabase> | null} */
let opened = null;
/** The same when it is open, so that a write is on its way before anything else is done. @type {IDBDatabase | null} */
let ready = null;
/** The mark of the database that is open, and of the one that has all our entries; undefined until it has been read. @type {string | null | undefined} */
let mark;
/** @type {string | null | undefined} */
let known;

function database() {
  opened ??= open().then(
    async (db) => {
      db.onclose = forget;
      db.onversionchange = () => {
        db.close();
        forget();
      };
      if (known !== undefined) mark = await markOf(db);
      ready = db;
      return db;
    },
    (error) => {
      opened = null;
      throw error;
    },
  );
  return opened;
}

/** Closed from outside: opened again when next wanted, which the page is asked to see to. */
function forget() {
  if (opened === null) return;
  opened = ready = null;
  self.postMessage({ lost: true });
}

/** @param {IDBDatabase} db @returns {Promise<string | null>} */
async function markOf(db) {
  const transaction = db.transaction(TABLE, "readonly");
  const found = transaction.objectStore(TABLE).get(MARK);
  await settled(transaction);
  return found.result ?? null; // One from before there were marks has none.
}

/** Resolved when it is all in the database, rejected when nothing of it is. @param {IDBTransaction} transaction @returns {Promise<void>} */
function settled(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The write was aborted"));
  });
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

async function readAll() {
  const db = await database();
  const transaction = db.transaction(TABLE, "readonly");
  const table = transaction.objectStore(TABLE);
  const [keys, values] = [table.getAllKeys(), table.getAll()];
  await settled(transaction);
  const { [MARK]: found = null, ...entries } = Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]]));
  known = mark = found;
  return JSON.stringify(entries);
}

database().catch(() => {}); // Opened while Python loads; told when it is wanted.

/** Everything saved, as JSON text. Rejects if the browser has no database for this site. */
export function read() {
  return plainly(soon(readAll()));
}

/** Was the database closed from outside? The next one may be empty. */
export function lost() {
  return ready === null && known !== undefined;
}

/** Why nothing is written, where more is known than that it failed. @type {Record<string, string>} */
const REASONS = { QuotaExceededError: "full" };

/**
 * Writes all of it or nothing: nothing is returned when it is there, else why it is not, and "emptied" where this database
 * is not the one that has the rest. @param {string} changes JSON text: key → text, or null to remove it
 * @param {boolean} whole are the changes all that there is
 */
export async function write(changes, whole) {
  try {
    return await writeAll(changes, whole);
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    if (name === "InvalidStateError") forget(); // It is closing already.
    return REASONS[name] ?? "failed";
  }
}

/** @param {string} changes @param {boolean} whole */
async function writeAll(changes, whole) {
  const db = ready ?? (await soon(database()));
  if (mark !== known && !whole) return "emptied";
  const transaction = db.transaction(TABLE, "readwrite");
  const table = transaction.objectStore(TABLE);
  for (const [key, value] of Object.entries(JSON.parse(changes))) {
    if (value === null) table.delete(key);
    else table.put(value, key);
  }
  const done = settled(transaction);
  done.catch(() => {}); // Told below, unless the commit itself is refused.
  transaction.commit();
  await done;
  if (whole) known = mark;
  return "";
}
