// Recalls what this device remembers for a first paint, and tells the language of it.

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

/** What the players prefer, if somebody has been here. */
export const prefs = recallData("prefs");

/** The language to begin in: the one last used here, or the first that the device asks for and the site speaks. @returns {string} */
export function language() {
  const { languages = "en" } = document.documentElement.dataset;
  const spoken = languages.split(" ");
  const wanted = [prefs?.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code) => spoken.includes(code)) ?? "en";
}

/** The screen last seen at the address that is open, if it was one of this version. */
export function recallHere() {
  const current = recall("version") === document.documentElement.dataset.version;
  return current ? recallData(`screen ${location.hash || "#/"}`) : null;
}
