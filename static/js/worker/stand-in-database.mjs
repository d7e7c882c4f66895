// Gives polyscript an empty database, so that the browser's are for us alone. Polyscript opens one before it starts Python, for
// packages that this site does not install, waits for it, and gives up where the browser refuses one.

/** None where the browser has none for this site. @type {IDBFactory | undefined} */
export const databases = globalThis.indexedDB;

/** A request that succeeds at once with `result`. @param {unknown} result */
function request(result) {
  /** @type {{result: unknown, onsuccess?: (event: {target: object}) => void}} */
  const made = { result };
  queueMicrotask(() => made.onsuccess?.({ target: made }));
  return made;
}

const store = new Proxy({}, { get: () => () => request([]) });
const database = { close() {}, transaction: () => ({ objectStore: () => store }) };

Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open: () => request(database) } });
