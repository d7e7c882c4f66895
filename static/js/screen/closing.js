// Closes what lies open over a table (a hand, a card, a hint): Escape and the browser's Back do what its own button does.
// A sheet has an address, from which Back leads anyway. While anything else lies open, a second entry of the same address
// stands in the history: leaving that one closes it, and leaves the table where it is.

import { here } from "./address.js";

/** Where the screen is that is shown: a step in the history that leads nowhere else was meant to close something. */
let shownAt = here();
/** Is the added entry being left because what lay open has been closed by its button? */
let returning = false;

/** The button or link that leads back from what is shown, the uppermost first; a message is no screen of its own. */
function waysBack() {
  const ways = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#app [data-escape], #app [data-gate]"));
  return [...ways].filter((way) => isSeen(way) && !way.closest("[inert]")).reverse();
}

/** What Escape presses. */
export function wayBack() {
  return waysBack()[0];
}

/** What closes the uppermost thing that lies open without an address of its own. */
function closer() {
  const way = waysBack().find((one) => !one.closest("#notice"));
  return way?.matches("a") ? undefined : way;
}

/** A message that has gone by is still in the page. @param {HTMLElement} element */
function isSeen(element) {
  return getComputedStyle(element).visibility === "visible";
}

/** Has the history an entry for what lies open, or none for nothing? To be called after every screen, and when one card is held up. */
export function keepBack() {
  const isOpen = closer() !== undefined;
  shownAt = here();
  if (returning || isOpen === isAdded()) return;
  if (isOpen) history.pushState({ ...history.state, added: true }, "");
  else {
    returning = true;
    history.back();
  }
}

function isAdded() {
  return history.state?.added === true;
}

export function listenForBack() {
  addEventListener("popstate", () => {
    if (returning) {
      returning = false;
      keepBack();
    } else if (!isAdded() && here() === shownAt) closer()?.click();
  });
}
