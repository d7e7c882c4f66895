// What the client itself has to say: bars at the edge of the page, outside of the screens.

/** @typedef {{label: string, run: () => void, stays?: boolean}} Action */

const holder = /** @type {HTMLElement} */ (document.getElementById("notices"));

/** Shows a notice, or changes the one of that id. @param {string} id @param {string} text @param {Action[]} [actions] @param {{urgent?: boolean}} [how] */
export function notify(id, text, actions = [], { urgent = false } = {}) {
  const bar = document.createElement("section");
  bar.className = "client-notice";
  bar.id = `client-${id}`;
  bar.setAttribute("role", urgent ? "alert" : "status");
  const words = document.createElement("p");
  words.textContent = text;
  bar.append(words, ...actions.map((action) => button(id, action)));
  dismiss(id);
  holder.append(bar);
}

/** @param {string} id */
export function dismiss(id) {
  document.getElementById(`client-${id}`)?.remove();
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
