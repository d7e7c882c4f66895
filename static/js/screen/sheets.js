// Fetches what screens are drawn with, by game: a symbol sheet and a style sheet, each once, to stay in the page.

import { rememberSheet } from "../storage/paint-cache.js";

/** Those that have a style: the common symbols, which came with the page, have none. */
const STYLED = '[data-sheet]:not([data-sheet="common"])';
/** What the build draws, if anything: a network that asks for a login answers with a page of its own. */
const DRAWN = /^(?:<svg |$)/;
/** What the names of sheets begin with that no file has. */
const BROUGHT = "added:";

const holder = /** @type {HTMLElement} */ (document.getElementById("sheets"));

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Resolved when every sheet named is in the page; one that cannot be had is tried again with the next screen. @param {string[]} names */
export async function haveSheets(names) {
  await Promise.all(names.filter((name) => !inPage(name) && !name.startsWith(BROUGHT)).map(load));
  arrange(names);
}

/** Lets a style sheet overrule those named before it, in whatever order the network gave them. @param {string[]} names */
function arrange(names) {
  const there = /** @type {HTMLElement[]} */ ([...holder.querySelectorAll(STYLED)]);
  const known = there.map((sheet) => sheet.dataset.sheet);
  const places = names.map((name) => known.indexOf(name)).filter((place) => place >= 0);
  if (places.every((place, i) => i === 0 || place > places[i - 1])) return;
  const styles = document.adoptedStyleSheets;
  const others = styles.filter((_, place) => !places.includes(place));
  document.adoptedStyleSheets = [...others, ...places.map((place) => styles[place])];
  holder.append(...places.map((place) => there[place]));
}

/** @param {string} name @returns {Element | null} */
function inPage(name) {
  return holder.querySelector(`[data-sheet="${name}"]`);
}

/** @param {string} name @returns {Promise<void>} */
function load(name) {
  const started = coming.get(name) ?? fetchSheet(name).finally(() => coming.delete(name));
  coming.set(name, started);
  return started;
}

/** @param {string} name */
async function fetchSheet(name) {
  const [art, style] = await Promise.all([fetchText(`art/${name}.html`, "text/html"), fetchText(`css/${name}.css`, "text/css")]);
  if (art !== null && DRAWN.test(art) && style !== null) put(name, art, style);
}

/** Takes the sheets that no file has: Python draws those of games that players add. @param {Record<string, [string, string]>} sheets */
export function takeSheets(sheets) {
  for (const [name, [art, style]] of Object.entries(sheets)) {
    if (inPage(name) !== null) continue;
    drop(name.slice(0, name.lastIndexOf(":") + 1));
    put(name, art, style);
  }
}

/** Drops the sheets of earlier versions: an id leads to the first symbol that has it. @param {string} beginning */
function drop(beginning) {
  const there = /** @type {HTMLElement[]} */ ([...holder.querySelectorAll(STYLED)]);
  const stays = there.map((sheet) => !sheet.dataset.sheet?.startsWith(beginning));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((_, place) => stays[place]);
  for (const sheet of there.filter((_, place) => !stays[place])) sheet.remove();
}

/** @param {string} name @param {string} art @param {string} style */
function put(name, art, style) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);
  const sheet = document.createElement("div");
  sheet.dataset.sheet = name;
  sheet.innerHTML = art;
  holder.append(sheet);
  rememberSheet(name, art, style);
}

/** @param {string} path @param {string} type @returns {Promise<string | null>} */
async function fetchText(path, type) {
  const response = await fetch(path).catch(() => null);
  const isIt = response?.ok && response.headers.get("content-type")?.startsWith(type);
  return isIt ? response.text().catch(() => null) : null; // It may break off.
}
