// The symbol sheets that screens draw from: each is fetched once and stays in the page.

import { rememberSheet } from "./memory.js";

const holder = /** @type {HTMLElement} */ (document.getElementById("sheets"));

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Resolved when every sheet named is in the page; one that cannot be had is tried again with the next screen. @param {string[]} names */
export async function haveSheets(names) {
  await Promise.all(names.filter((name) => !isThere(name)).map(bring));
}

/** @param {string} name */
function isThere(name) {
  return holder.querySelector(`[data-sheet="${name}"]`) !== null;
}

/** @param {string} name @returns {Promise<void>} */
function bring(name) {
  const started = coming.get(name) ?? fetchSheet(name).finally(() => coming.delete(name));
  coming.set(name, started);
  return started;
}

/** @param {string} name */
async function fetchSheet(name) {
  const response = await fetch(`art/${name}.svg`).catch(() => null);
  if (!response?.ok) return;
  const text = await response.text();
  const sheet = document.createElement("div");
  sheet.dataset.sheet = name;
  sheet.innerHTML = text;
  holder.append(sheet);
  rememberSheet(name, text);
}
