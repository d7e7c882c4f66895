// While the stage plays, a tap or a key hurries it, and neither reaches the table. A key that says more than go on skips to the
// end and takes effect, unless a button must be pressed first. What leads away, or takes back, ends the stage; what hurries an
// opponent hurries all until a person is to move.

import { hurriesOn, hurry, isEnding, isPlaying, keysCount, pass } from "../screen/stage.js";

/** What is answered as ever. */
const FREE = "a[href], #undo, [data-client], .client-cover, .over, #notices";
/** Keys that say go on, as the button does; what ends a turn says it only to the button. */
const GO_ON = new Set(["Escape", "c", "C", "g", "G", "Enter", " "]);
const ENDS = ".";

export function listenForHurrying() {
  document.addEventListener("click", tapped, { capture: true });
  document.addEventListener("keydown", pressed, { capture: true });
}

/** @param {MouseEvent} event */
function tapped(event) {
  if (!(event.target instanceof Element)) return;
  hurriesOn(event.target);
  if (!isPlaying() || event.target.closest(FREE)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (event.target.closest("[data-gate]")) pass();
  else hurry();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (!isPlaying() || isEnding() || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(FREE)) return;
  if (keysCount() && !GO_ON.has(event.key) && !event.repeat) return; // Sent to the table, it ends what plays.
  event.stopImmediatePropagation();
  event.preventDefault();
  if (event.repeat) return;
  if (GO_ON.has(event.key) || event.key === ENDS) pass();
  hurry();
}
