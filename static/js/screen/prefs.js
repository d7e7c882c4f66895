// Puts theme, text size, motion, hand and language on the page's root, for the styles.

import { rememberPrefs } from "../storage/paint-cache.js";
import { speak } from "./words.js";

/** @typedef {import("../../types/bridge.js").Prefs} Prefs */

const root = document.documentElement;
const bars = /** @type {HTMLMetaElement[]} */ ([...document.querySelectorAll("meta[name=theme-color]")]);

/** @type {Prefs | null} */
let now = null;

speak(root.lang); // As it was remembered (boot/first-paint.js).

/** @param {Prefs} prefs */
export function putPrefs(prefs) {
  if (JSON.stringify(prefs) === JSON.stringify(now)) return;
  now = prefs;
  const { theme, text, motion, pace, hand } = prefs;
  Object.assign(root.dataset, { theme, text, motion, pace, hand });
  Object.assign(root, { lang: prefs.language, dir: prefs.direction });
  speak(prefs.language);
  putManifest(prefs.language);
  for (const bar of bars) bar.media = barMedia(bar, prefs.theme);
  rememberPrefs(prefs);
}

/** What the device shows of the installed app is in the language that is used. @param {string} language */
function putManifest(language) {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"));
  const name = language === "en" ? "manifest.json" : `manifest.${language}.json`;
  if (link.getAttribute("href") !== name) link.setAttribute("href", name);
}

/** When the browser's own bar takes this colour. @param {HTMLMetaElement} bar @param {Prefs["theme"]} theme */
function barMedia(bar, theme) {
  bar.dataset.theme ??= bar.media.includes("dark") ? "dark" : "light";
  if (theme === "system") return `(prefers-color-scheme: ${bar.dataset.theme})`;
  return bar.dataset.theme === theme ? "all" : "not all";
}

/** Do letters and digits count wherever one is at the table, or only on the board and in the hand? */
export function keysCountAnywhere() {
  return now?.keys !== "there";
}

export function soundIsOn() {
  return now?.sound === "on";
}
