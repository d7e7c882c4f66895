// The saved games, in IndexedDB: read whole at the start, then written in one transaction for each event.
// PyScript's own storage calls a write done before its transaction is, so it would miss a disk that is full.

import { databases } from "./databases.mjs";
import { name } from "./site.mjs";

const TABLE = "saved";
/** An open that takes longer than this will not come any more. */
const PATIENCE = 5000;

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    if (!databases) throw new Error("There are no databases here");
    const request = databases.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The database is in use"));
  });
}

/**
 * Counted from when it is wanted: while Python loads, this thread does not hear that the database is open.
 * @template T @param {Promise<T>} opening @returns {Promise<T>}
 */
function soon(opening) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("The database does not open")), PATIENCE));
  return Promise.race([opening, /** @type {Promise<never>} */ (late)]);
}

/** @type {Promise<IDBDatabase> | null} */
let opened = null;
/** The same when it is open, so that a write is on its way before anything else is done. @type {IDBDatabase | null} */
let ready = null;

function database() {
  opened ??= open().then(
    (db) => {
      // Closed from outside: opened again when next wanted.
      const forget = () => {
        opened = ready = null;
      };
      db.onclose = forget;
      db.onversionchange = () => {
        db.close();
        forget();
      };
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
  return JSON.stringify(Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]])));
}

/** Rejects if the browser keeps no database for this site. Opened while Python loads. */
const usable = database().then(() => true);
usable.catch(() => {});

/** Everything saved, as JSON text. */
export function read() {
  return plainly(soon(usable).then(readAll));
}

/** Writes all of it or nothing. @param {string} changes JSON text: key → text, or null to remove it */
export function write(changes) {
  return plainly(writeAll(changes));
}

/** @param {string} changes */
async function writeAll(changes) {
  const db = ready ?? (await soon(database()));
  const transaction = db.transaction(TABLE, "readwrite");
  const table = transaction.objectStore(TABLE);
  for (const [key, value] of Object.entries(JSON.parse(changes))) {
    if (value === null) table.delete(key);
    else table.put(value, key);
  }
  const done = settled(transaction);
  transaction.commit();
  await done;
}
