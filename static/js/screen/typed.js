// Knows the fields that hold what Python has not answered yet: no answer to something else may overwrite them.

/** The fields that were filled in, each with the number of the latest time. @type {WeakMap<Element, number>} */
const untold = new WeakMap();
/** What an event tells of a form, and which fields it told as they were then. @type {WeakMap<object, Map<Element, number>>} */
const told = new WeakMap();
let times = 0;

export function listenForTyping() {
  document.addEventListener("input", ({ target }) => {
    if (isField(target) && target.form) for (const field of groupOf(target, target.form)) untold.set(field, ++times);
  });
}

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** @param {EventTarget | null} target @returns {target is Field} */
export function isField(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** A radio button and those that it switches off, or any other field alone. @param {Field} field @param {HTMLFormElement} form */
function groupOf(field, form) {
  if (field.type !== "radio") return [field];
  return [...form.elements].filter((other) => isField(other) && other.name === field.name);
}

/** @param {object} fields as an event tells of them @param {HTMLFormElement} form */
export function noteTelling(fields, form) {
  told.set(fields, new Map([...form.elements].map((field) => [field, untold.get(field) ?? 0])));
}

/** What an event told has been answered; but a field that has been filled in since is still to be told. @param {object} [fields] */
export function noteAnswered(fields) {
  if (!fields) return;
  for (const [field, time] of told.get(fields) ?? []) if (untold.get(field) === time) untold.delete(field);
}

/** @param {Element} part a field, or an option of one */
export const isUntold = (part) => untold.has(part.closest("select") ?? part);
