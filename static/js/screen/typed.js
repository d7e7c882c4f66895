// Knows the fields that hold what Python has not been told: no answer may overwrite them.
// A field tells when it is left, but not every browser says that it is left: Firefox doesn't in a window that lies behind.

/** @type {WeakSet<Element>} */
const untold = new WeakSet();

export function listenForTyping() {
  document.addEventListener("input", ({ target }) => target instanceof Element && untold.add(target));
}

/** @param {Iterable<Element>} fields */
export function noteTold(fields) {
  for (const field of fields) untold.delete(field);
}

/** @param {Element} field */
export const isUntold = (field) => untold.has(field);
