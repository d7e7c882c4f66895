// Asks the browser not to clear the saved games when it needs room: once, when a game is being played.

import { here } from "./address.js";

export function keepGames() {
  document.addEventListener("click", ask);

  async function ask() {
    if (!here().startsWith("#/play")) return;
    document.removeEventListener("click", ask);
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // Not known here; export is always offered.
    }
  }
}
