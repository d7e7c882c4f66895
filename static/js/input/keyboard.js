// Tells Python which keys are pressed: those of the table, Escape, those for Undo and Redo, and those for what lies beside the game.

import { wayBack } from "../screen/closing.js";
import { keysCountAnywhere } from "../screen/prefs.js";
import { under } from "./tapped-part.js";

/** @typedef {import("../../types/bridge.js").Send} Send */
/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */

/** @param {Send} send */
export function listenForKeys(send) {
  document.addEventListener("keydown", (event) => {
    const told = pressed(event);
    if (told) send(told);
  });
  document.addEventListener("keydown", walkedHint);
  document.addEventListener("keydown", chosen);
  document.addEventListener("keydown", showKeys);
  document.addEventListener("pointerdown", () => document.documentElement.toggleAttribute("data-by-key", false));
  document.addEventListener("keydown", (event) => escaped(event, send));
  document.addEventListener("keydown", (event) => undone(event, send));
  document.addEventListener("keydown", (event) => askedBesideGame(event, send));
}

/** Enter chooses, as Space does: the browser would press the last button of the form, Start. @param {KeyboardEvent} event */
function chosen(event) {
  const choice = under(event, "[type=radio], [type=checkbox]");
  if (event.key !== "Enter" || !(choice instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!event.repeat) choice.click();
}

/** From the first key until the next touch, buttons show their own (`action_row.css`). @param {KeyboardEvent} event */
function showKeys(event) {
  if (event.isComposing || under(event, "input, textarea")) return;
  document.documentElement.toggleAttribute("data-by-key", true);
}

/** What confirms and what ends a turn: held down, they do not answer what they have just made the table ask. */
const ONCE = new Set(["c", "."]);

/** @param {KeyboardEvent} event @returns {AppEvent | null} */
function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const part = under(event, "[data-part]");
  if (part && !isNative(part) && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return event.repeat ? null : { do: "tap", arg: part.dataset.part ?? "", key: "enter", held: true };
  }
  const key = event.key.toLowerCase();
  if (key.length > 1 && event.target instanceof Element && canBeScrolled(event.target)) return null; // These keys scroll it.
  if (event.repeat && event.key === "Enter" && under(event, ".actions [data-part]")) event.preventDefault();
  const holder = under(event, "[data-keys]") ?? (countsAtTable(event, key) ? placeOfKeys() : null);
  if (!holder?.dataset.keys?.split(" ").includes(key) || under(event, "input, select, textarea")) return null;
  event.preventDefault();
  if (event.repeat && ONCE.has(key)) return null;
  return { do: holder.dataset.keysDo ?? "key", arg: part?.dataset.part ?? null, key, held: true };
}

/** Does a key that nothing in the page waits for count at the table? @param {KeyboardEvent} event @param {string} key */
function countsAtTable(event, key) {
  if (!keysCountAnywhere()) return false;
  return key.length === 1 || (hasNoUseForArrows(event) && !canScroll(event));
}

/** Is one at the heading, where each screen begins, at a button or a link but those of a hint's moves, or nowhere? @param {Event} event */
function hasNoUseForArrows({ target }) {
  const beside = "#title, .play :is(button, a):not(.hint-rows *)";
  return target === document.body || (target instanceof Element && target.matches(beside));
}

/** Up and down lead through the moves of a hint. @param {KeyboardEvent} event */
function walkedHint(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const line = under(event, ".hint-line");
  if (!step || !line) return;
  event.preventDefault();
  const lines = [...document.querySelectorAll(".hint-line")];
  /** @type {HTMLElement | null | undefined} */ (lines[lines.indexOf(line) + step]?.querySelector(".hint-row"))?.focus();
}

/** Is there anything around it that arrow keys, Home and End scroll? @param {Event} event */
function canScroll({ target }) {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (canBeScrolled(at)) return true;
  }
  return false;
}

/** Does an element show a part of what it holds, and the rest when it is scrolled? @param {Element} element */
function canBeScrolled(element) {
  if (element.scrollHeight <= element.clientHeight) return false;
  return element === document.documentElement || ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
}

/** Does a lid, or what the page itself has to say, lie over the screen? */
const isCovered = () => document.querySelector(".client-cover") !== null;

/** The board, whose letters and digits count wherever one is at the table, or the steps of a past game; not under a dialog. */
function placeOfKeys() {
  const board = document.querySelector("#table [data-keys], .looking-back [data-keys]");
  return board && !board.closest("[inert]") ? /** @type {HTMLElement | SVGElement} */ (board) : null;
}

/**
 * Escape takes the way back that the screen offers (what lies over another screen comes after it in the page); at a table it
 * puts down what was picked. @param {KeyboardEvent} event @param {Send} send
 */
function escaped(event, send) {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  const way = wayBack();
  if (way) way.click();
  else if (!isCovered() && document.querySelector("#app [data-keys]")) send({ do: "key", arg: null, key: "escape" });
}

/** The button for Undo says which keys are its own, and which are for Redo (`shortcuts.py`). @param {KeyboardEvent} event @param {Send} send */
function undone(event, send) {
  const undo = document.getElementById("undo");
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !undo || isCovered() || under(event, "input, textarea")) return;
  const held = `Control+${event.shiftKey ? "Shift+" : ""}${event.key.toUpperCase()}`;
  if (undo.dataset.redoKeys?.split(" ").includes(held)) send({ do: "redo" });
  else if (undo.getAttribute("aria-keyshortcuts")?.split(" ").includes(held))
    send({ do: "undo", arg: "key" }); // A key keeps the focus where it is, and says so if there is nothing to undo.
  else return;
  event.preventDefault();
}

/** What lies beside the game, by its key (`shortcuts.py`). All games together have used up the letters. */
const BESIDE = new Map([
  ["!", "hint"],
  ["*", "moves"],
  ["=", "menu"],
  ["?", "keys"],
]);

/** These count wherever keys do. @param {KeyboardEvent} event @param {Send} send */
function askedBesideGame(event, send) {
  const asked = BESIDE.get(event.key);
  if (!asked || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isCovered()) return;
  const atTable = keysCountAnywhere() ? document.querySelector("#app [data-keys]") : under(event, "#app [data-keys]");
  if (!atTable || under(event, "input, select, textarea")) return;
  event.preventDefault();
  send({ do: asked, arg: document.activeElement?.id ?? "" });
}

/** Does the browser itself make a click of Enter and Space here? @param {Element} element */
function isNative(element) {
  return element.matches("button, a[href], input, summary");
}
