// Says what the client itself has to say, in bars at the edge of the page, outside of the screens.

import { goOn } from "./focus.js";

/** @typedef {{label: string, run: () => void, stays?: boolean}} Action */

const holder = /** @type {HTMLElement} */ (document.getElementById("notices"));

/** Shows a notice, or changes the one of that id. @param {string} id @param {string} text @param {Action[]} [actions] @param {{urgent?: boolean}} [how] */
export function notify(id, text, actions = [], { urgent = false } = {}) {
  const bar = document.createElement("section");
  bar.className = "client-notice";
  bar.id = `client-${id}`;
  if (urgent) bar.setAttribute("role", "alert"); // The rest is said by the place they come to, which is there before them.
  const words = document.createElement("p");
  words.textContent = text;
  bar.append(words, ...actions.map((action) => button(id, action)));
  dismiss(id);
  holder.append(bar);
}

/** Takes a notice away, and whoever was at it back to the screen. @param {string} id */
export function dismiss(id) {
  const bar = document.getElementById(`client-${id}`);
  const wasThere = bar?.contains(document.activeElement);
  bar?.remove();
  if (wasThere) goOn();
}

/** @param {string} id @param {Action} action */
function button(id, { label, run, stays }) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", () => {
    if (!stays) dismiss(id);
    run();
  });
  return made;
}
