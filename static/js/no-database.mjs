// PyScript opens a database of its own before it starts Python, and gives up where the browser refuses one (in some
// private windows, say). There it gets an empty one that keeps nothing; the app knows, and says that it saves nothing.

/** A request that succeeds at once with `result`. @param {unknown} result */
function request(result) {
  /** @type {{result: unknown, onsuccess?: (event: {target: object}) => void}} */
  const made = { result };
  queueMicrotask(() => made.onsuccess?.({ target: made }));
  return made;
}

const table = new Proxy({}, { get: () => () => request([]) });
const database = { close() {}, transaction: () => ({ objectStore: () => table }) };

export function standIn() {
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open: () => request(database) } });
}
