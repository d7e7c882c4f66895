// Recalls what this device remembers for a first paint, and chooses its language.

const place = `cuboteca ${new URL(".", location.href).pathname} `;

/** The name of this site's database, in front of what it remembers as well. */
export const site = place.trim();

/** @param {string} key @returns {string | null} */
export function recall(key) {
  try {
    return localStorage.getItem(place + key);
  } catch {
    return null; // Storage is refused: nothing is remembered.
  }
}

/** @param {string} key @returns {any} */
function recallData(key) {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch {
    return null;
  }
}

/** The settings that this device remembers, if someone has been here. */
export const prefs = recallData("prefs");

export const { languages = "en", version = "" } = document.documentElement.dataset;
const spoken = languages.split(" ");
const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());

/** The language to begin in: the one last used here, or the first that the device asks for and the site speaks. @type {string} */
export const language = [prefs?.language, ...asked].find((code) => spoken.includes(code)) ?? "en";

/** The screen last seen at the address that is open, if it was one of this version. */
export const seenHere = recall("version") === version ? recallData(`screen ${location.hash || "#/"}`) : null;
