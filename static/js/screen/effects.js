// Does what a screen wants done beside being shown: sound, focus, speech, sharing.

import { arrival } from "./focus.js";
import { copy, download, share } from "./share.js";
import { playSound } from "./sound.js";

/** @typedef {import("../../types/bridge.js").Effect} Effect */

/** @type {import("../../types/bridge.js").Send} */
let send = () => {};

/** @param {import("../../types/bridge.js").Send} way */
export function reportTo(way) {
  send = way;
}

/** @type {Record<string, (effect: Effect) => void>} */
const EFFECTS = {
  sound: ({ name = "", seat = 0 }) => playSound(name, seat),
  vibrate: ({ ms = 10 }) => navigator.vibrate?.(ms),
  focus: ({ id = "" }) => focusOn(id === "title" ? arrival() : document.getElementById(id)),
  copy: ({ text = "" }) => report(copy(text)),
  share: (effect) => report(share(effect)),
  download: ({ name = "", text = "" }) => download(name, text),
  picture: (effect) => report(make(import("./picture.js"), effect)),
  film: (effect) => report(make(import("./film.js"), effect)),
  reload: () => location.reload(),
};

/** @param {Effect[]} effects */
export function runEffects(effects) {
  for (const effect of effects) EFFECTS[effect.kind]?.(effect);
}

/**
 * A heading is focused for reading on from there; only what can be used is brought into view.
 * @param {HTMLElement | null} element
 */
function focusOn(element) {
  element?.focus({ preventScroll: element.tabIndex < 0 });
}

/** What makes pictures and films is loaded with the first. @param {Promise<{make: (effect: Effect) => Promise<string>}>} loading @param {Effect} effect */
async function make(loading, effect) {
  const maker = await loading.catch(() => null);
  return maker ? maker.make(effect) : "picture-failed";
}

/** @param {Promise<string>} outcome */
function report(outcome) {
  outcome.then((arg) => send({ do: "done", arg }));
}

const regions = { polite: document.getElementById("polite"), assertive: document.getElementById("assertive") };

/**
 * Tells a screen reader; the same words twice are said twice, and none take away what was said.
 * @param {string} text
 * @param {"polite" | "assertive"} [how]
 */
export function announce(text, how = "polite") {
  const region = regions[how];
  if (region) region.textContent = text && region.textContent === text ? `${text}\u00a0` : text;
}
