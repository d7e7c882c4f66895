// Opens, reads and writes the database of the saved games: read whole, written in one transaction an event.
// PyScript's own storage calls a write done before its transaction is, so it would miss a disk that is full.

import { name } from "../worker/site.mjs";

const STORE = "saved";
/** An open, or a read, that takes longer than this is not waited for. */
const TIMEOUT = 5000;
/** Among the entries: which database this is. One that the browser has cleared and made again has another. */
const MARK = "mark";
/** Chromium keeps the files of a database open for two seconds after the last connection is closed. */
const LET_GO = 2500;

/** @param {IDBFactory | undefined} databases none where the browser has none for this site @returns {Promise<IDBDatabase>} */
export function open(databases) {
  return new Promise((resolve, reject) => {
    if (!databases) throw new Error("There are no databases here");
    const request = databases.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE).put(String(Math.random()), MARK);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Gives up after a while. Call it when the result is needed: while Python loads, a worker cannot hear that the database is open.
 * @template T @param {Promise<T>} work @returns {Promise<T>}
 */
export function soon(work) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("The database does not answer")), TIMEOUT));
  return Promise.race([work, /** @type {Promise<never>} */ (late)]);
}

/** Tells when it is closed from outside: by another tab, or by the browser. @param {IDBDatabase} db @param {() => void} onClosed */
export function watch(db, onClosed) {
  db.onclose = onClosed;
  db.onversionchange = () => {
    db.close();
    onClosed();
  };
}

/**
 * Resolved when it is all in the database, rejected when nothing of it is. When a full disk closes a database, Chromium doesn't answer
 * each of its transactions. @param {IDBTransaction} transaction @returns {Promise<void>}
 */
function settled(transaction) {
  return new Promise((resolve, reject) => {
    const { db } = transaction;
    const isClosed = () => reject(new Error("The database was closed"));
    const over = (/** @type {() => void} */ end) => {
      db.removeEventListener("close", isClosed);
      end();
    };
    db.addEventListener("close", isClosed);
    transaction.oncomplete = () => over(resolve);
    transaction.onabort = () => over(() => reject(transaction.error ?? new Error("The write was aborted")));
  });
}

/** @param {IDBDatabase} db @returns {Promise<string | null>} */
export async function markOf(db) {
  const transaction = db.transaction(STORE, "readonly");
  const found = transaction.objectStore(STORE).get(MARK);
  await settled(transaction);
  return found.result ?? null; // One from before there were marks has none.
}

/** Resolves when the browser has closed the files of a database that nobody has open. @returns {Promise<void>} */
export const letGo = () => new Promise((done) => setTimeout(done, LET_GO));

/** @param {IDBDatabase} db @returns {Promise<{mark: string | null, entries: Record<string, string>}>} */
export async function readAll(db) {
  const transaction = db.transaction(STORE, "readonly");
  const store = transaction.objectStore(STORE);
  const [keys, values] = [store.getAllKeys(), store.getAll()];
  await settled(transaction);
  const { [MARK]: mark = null, ...entries } = Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]]));
  return { mark, entries };
}

/** On its way when this returns. @param {IDBDatabase} db @param {string} changes JSON text: key → text, or null to remove it */
export async function writeAll(db, changes) {
  const transaction = db.transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  for (const [key, value] of Object.entries(JSON.parse(changes))) {
    if (value === null) store.delete(key);
    else store.put(value, key);
  }
  const done = settled(transaction);
  done.catch(() => {}); // Told below, unless the commit itself is refused.
  transaction.commit();
  await done;
}

/** Why nothing is written, where more is known than that it failed. @type {Record<string, string>} */
const REASONS = { QuotaExceededError: "full" };

/** @param {unknown} error */
export const reason = (error) => REASONS[/** @type {Error} */ (error).name] ?? "failed";
