// Puts what this device remembers on the page before anything is painted, so that the first thing seen is already right.
import { painted, waitNoLonger } from "./painted.js";
import { language, prefs, recall, seenHere as screen, site } from "./remembered.js";

(() => {
  const root = document.documentElement;

  collectEarlyTaps();
  collectEarlyMessages();
  window.isLatest = isLatest;

  if ("wakeLock" in navigator) root.dataset.wakeLock = ""; // Then there is a setting for it.

  if (prefs) {
    const { theme, text, motion, hand = "right" } = prefs;
    Object.assign(root.dataset, { theme, text, motion, hand });
  }
  root.lang = language;
  if (root.lang === prefs?.language) root.dir = prefs.direction ?? "ltr";

  const atHome = (location.hash || "#/") === "#/";
  holdWhatIsSlow();
  if (screen || !atHome || root.lang !== "en") paint(); // Else the home is in the page already.
  delete root.dataset.awaiting;

  /** Pictures in the niches, their light and the grain of wood come with the second paint (css/shared/client.css). */
  function holdWhatIsSlow() {
    root.dataset.unpainted = "";
    painted.then(() => delete root.dataset.unpainted);
  }

  /** What is tapped before the page listens waits for `listen` in input/events.js, which takes it from here. */
  function collectEarlyTaps() {
    /** @type {Element[]} */
    const taps = [];
    const collect = (/** @type {Event} */ event) => {
      const target =
        event.target instanceof Element ? event.target.closest("[data-part], [data-do]:not(form), [type=submit]") : null;
      if (target) taps.push(target);
    };
    document.addEventListener("click", collect);
    Object.assign(window, {
      earlyTaps: () => {
        document.removeEventListener("click", collect);
        return taps.filter((target) => target.isConnected);
      },
    });
  }

  /** What the service worker says before the page listens waits for `tellMissing` in bridge/missing-files.js. */
  function collectEarlyMessages() {
    /** @type {MessageEvent[]} */
    const said = [];
    const collect = (/** @type {MessageEvent} */ event) => said.push(event);
    navigator.serviceWorker?.addEventListener("message", collect);
    window.earlyMessages = () => {
      navigator.serviceWorker?.removeEventListener("message", collect);
      return said;
    };
  }

  function paint() {
    const app = /** @type {HTMLElement} */ (document.getElementById("app"));
    const sheets = /** @type {HTMLElement} */ (document.getElementById("sheets"));
    const home = /** @type {HTMLTemplateElement | null} */ (atHome ? document.getElementById(`home-${root.lang}`) : null);
    app.replaceChildren(...(!screen && home ? [home.content.cloneNode(true)] : []));
    if (!screen && home) root.dir = home.dir;
    if (!screen && !home) waitNoLonger();
    if (!screen) return;
    for (const name of screen.sheets) addSheet(sheets, name);
    app.innerHTML = screen.html;
    document.title = screen.title;
    if (screen.mark) keepIfLatest(app, screen.mark);
  }

  /** Of a game only the position that is saved stays: a browser that was killed remembers older ones. @param {HTMLElement} app @param {string} mark */
  async function keepIfLatest(app, mark) {
    if ((await isLatest(mark)) || !("starting" in root.dataset)) return;
    app.replaceChildren();
    waitNoLonger();
  }

  /** @param {string} mark a game and its revision @returns {Promise<boolean>} */
  function isLatest(mark) {
    const [game, revision] = mark.split(" ");
    return new Promise((resolve) => {
      const no = () => resolve(false);
      try {
        const opening = indexedDB.open(site, 1);
        opening.onupgradeneeded = () => opening.transaction?.abort(); // There is none: the worker makes it.
        opening.onerror = no;
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction("saved").objectStore("saved").get(`game/${game}`);
          reading.onerror = no;
          reading.onsuccess = () => resolve(String(JSON.parse(reading.result ?? "{}").revision) === revision);
          reading.transaction?.addEventListener("complete", () => db.close());
        };
      } catch {
        no(); // Refused.
      }
    });
  }

  /** @param {HTMLElement} sheets @param {string} name */
  function addSheet(sheets, name) {
    const [art, style] = [recall(`sheet ${name}`), recall(`style ${name}`)];
    if (art === null || style === null || sheets.querySelector(`[data-sheet="${name}"]`)) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync(style);
    document.adoptedStyleSheets.push(styles);
    const sheet = document.createElement("div");
    sheet.dataset.sheet = name;
    sheet.innerHTML = art;
    sheets.append(sheet);
  }
})();
