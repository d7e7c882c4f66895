// Offers to install the app, and asks the browser never to clear the saved games.
// `[data-client=install]` is shown only where it can be installed.

import { here } from "../screen/address.js";
import { goOn } from "../screen/focus.js";
import { notify } from "../screen/notice.js";
import { say } from "../screen/words.js";

const root = document.documentElement;

/** @typedef {Event & {prompt: () => Promise<unknown>}} InstallEvent */
/** @type {InstallEvent | null} */
let offered = null;

export function offerInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = /** @type {InstallEvent} */ (event);
    root.dataset.install = "prompt";
  });
  addEventListener("appinstalled", () => delete root.dataset.install);
  if (isIosTab()) root.dataset.install = "show-how";
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-client=install]")) install();
  });
}

function install() {
  if (offered) {
    offered.prompt();
    offered = null;
    delete root.dataset.install;
    goOn(); // The button is gone with what was offered.
  } else {
    notify("install", say("install"), [{ label: say("close"), run: () => {} }]);
  }
}

/** iPhones and iPads know no install prompt; only there is `navigator.standalone`, and false in a tab. */
function isIosTab() {
  return "standalone" in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
}

/** Asks the browser not to clear the saved games when it needs room: once, when a game is being played. */
export function persistGames() {
  document.addEventListener("click", ask);
  noteWhetherSafe();

  async function ask() {
    if (!here().startsWith("#/play")) return;
    document.removeEventListener("click", ask);
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
      noteWhetherSafe();
    } catch {
      // Not known here; export is always offered.
    }
  }
}

/** Home reminds of a backup only where the browser may clear what is saved. */
async function noteWhetherSafe() {
  try {
    root.toggleAttribute("data-may-clear", !(await navigator.storage.persisted()));
  } catch {
    // Not known here: nobody is reminded.
  }
}
