// Says what must be heard before anybody goes on, in a sheet over the screen, or a lid that hides it.
// Nothing under it can be tapped, and no key reaches it.

import { goOn } from "./focus.js";

/**
 * @typedef {{label: string, run: () => unknown, main?: boolean, stays?: boolean}} Action `stays`: the cover stays when it is pressed
 * @typedef {{title: string, words: string, details?: string, note?: string, actions: Action[], lid?: boolean}} Cover
 */

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** Covers the screen, in place of the cover with that id if there is one. @param {string} id @param {Cover} cover */
export function cover(id, { title, words, details, note, actions, lid = false }) {
  remove(id);
  const panel = make("section", lid ? "lid-panel" : "dialog client-sheet");
  panel.setAttribute("role", "alertdialog");
  panel.setAttribute("aria-modal", "true");
  const heading = make("h2", "", title);
  heading.tabIndex = -1;
  panel.append(heading, make("p", "", words));
  if (details) {
    const text = make("pre", "client-details", details);
    text.tabIndex = 0; // Keys scroll it.
    panel.append(text);
  }
  if (note) panel.append(make("p", "client-note", note));
  const row = make("div", "client-choices");
  row.append(...actions.map((action) => button(id, action)));
  panel.append(row);
  heading.id = `client-${id}-title`;
  panel.setAttribute("aria-labelledby", heading.id);
  const whole = make("div", lid ? "lid client-cover client-lid" : "over client-cover");
  whole.id = `client-${id}`;
  if (!lid) whole.append(make("div", "dialog-shade"));
  whole.append(panel);
  document.body.append(whole);
  app.inert = true;
  heading.focus({ preventScroll: true });
}

/** Takes a cover away, and the focus back to the screen. @param {string} id */
export function uncover(id) {
  if (!remove(id)) return;
  app.inert = document.querySelector(".client-cover") !== null;
  if (!app.inert) goOn();
}

/** @param {string} id */
function remove(id) {
  const before = document.querySelector(`.client-cover#client-${id}`);
  before?.remove();
  return before !== null;
}

/** @param {string} id @param {Action} action */
function button(id, { label, run, main, stays }) {
  const made = /** @type {HTMLButtonElement} */ (make("button", main ? "button main" : "button", label));
  made.type = "button";
  made.addEventListener("click", () => {
    if (!stays) uncover(id);
    run();
  });
  return made;
}

/** @param {string} tag @param {string} kind @param {string} [text] */
function make(tag, kind, text = "") {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  element.textContent = text;
  return element;
}
