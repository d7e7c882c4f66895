// Remembers on this device what the next first paint shows (boot/first-paint.js reads it): the look, and the last open screens.

/** @typedef {import("../../types/bridge.js").Screen} Screen */
/** @typedef {Pick<Screen, "html" | "sheets" | "title" | "mark">} Seen */

import { name as site } from "../worker/site.mjs";

const PLACE = `${site} `;
const MOST_SCREENS = 6;
/** Letters of a screen; a longer one, as a list scrolled far, would leave the others no room. */
const LONGEST_SCREEN = 200_000;
const VERSION = document.documentElement.dataset.version ?? "";

/** @param {string} key @returns {string | null} */
function get(key) {
  return localStorage.getItem(PLACE + key);
}

/** @param {string} key @param {string | null} value */
function set(key, value) {
  if (value === null) localStorage.removeItem(PLACE + key);
  else localStorage.setItem(PLACE + key, value);
}

/** What waits for an idle moment, the oldest first. @type {Set<() => void>} */
const waiting = new Set();

/** Does it if storage allows; what is remembered here is a comfort, never needed. @param {() => void} work */
function whenIdle(work) {
  waiting.add(work);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(doAll, { timeout: 2000 });
  else setTimeout(doAll, 200);
}

function doAll() {
  for (const work of waiting) {
    waiting.delete(work);
    try {
      work();
    } catch {
      // Refused or full.
    }
  }
}

// A page that is leaving gets no idle moment, and the next visit would begin with an older picture.
addEventListener("pagehide", doAll);

/** Screens in another language are forgotten. @param {Screen["prefs"]} prefs */
export function rememberPrefs(prefs) {
  whenIdle(() => {
    const before = JSON.parse(get("prefs") ?? "{}").language ?? "en";
    if (before !== prefs.language) forgetAll();
    set("prefs", JSON.stringify(prefs));
  });
}

/**
 * Remembers a screen as the last seen at its address, unless it shows what not everybody may see, or is very long; or what is
 * not saved: the one before is as true then. @param {Screen} screen
 */
export function rememberScreen({ address, html, sheets, title, private: secret, mark }) {
  if (mark === "" && !secret) return;
  const stays = !secret && html.length <= LONGEST_SCREEN;
  whenIdle(() => {
    if (get("version") !== VERSION) forgetAll();
    const others = addresses().filter((one) => one !== address);
    const stay = stays ? [address, ...others].slice(0, MOST_SCREENS) : others;
    for (const one of [address, ...others]) if (!stay.includes(one)) set(`screen ${one}`, null);
    if (stays) set(`screen ${address}`, JSON.stringify({ html, sheets, title, mark }));
    set("screens", JSON.stringify(stay));
  });
}

/** The screen last seen at an address, if it was one of this version, and still is true. @param {string} address @returns {Promise<Seen | null>} */
export async function recallScreen(address) {
  try {
    const seen = get("version") === VERSION ? JSON.parse(get(`screen ${address}`) ?? "null") : null;
    return seen?.mark && !(await window.isLatest(seen.mark)) ? null : seen;
  } catch {
    return null; // Storage is refused, or holds something else.
  }
}

/** @param {string} name @param {string} art @param {string} style */
export function rememberSheet(name, art, style) {
  whenIdle(() => {
    if (get("version") !== VERSION) forgetAll();
    set(`sheet ${name}`, art);
    set(`style ${name}`, style);
  });
}

/** Addresses with a remembered screen, the latest first. @returns {string[]} */
function addresses() {
  return JSON.parse(get("screens") ?? "[]");
}

/** Screens of another version would meet the wrong styles and sheets. */
function forgetAll() {
  const gone = Object.keys(localStorage).filter(
    (key) => /^(screen|sheet|style)/.test(key.slice(PLACE.length)) && key.startsWith(PLACE),
  );
  for (const key of gone) localStorage.removeItem(key);
  set("version", VERSION);
}
