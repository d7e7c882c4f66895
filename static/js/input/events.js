// Tells Python what the person does: one set of listeners for the page, the attributes of what is touched say the rest.

import { reportArenaTo } from "../games/cube_quest/load.js";
import { onGo } from "../screen/address.js";
import { listenForCountdowns } from "../screen/countdown.js";
import { keysCountAnywhere } from "../screen/prefs.js";
import { listenForShowMore } from "../screen/show-more.js";
import { allowSound } from "../screen/sound.js";
import { isField, listenForTyping, noteTelling } from "../screen/typed.js";
import { listenForDoubleTaps } from "./double-tap.js";
import { listenForDragging, preventThrows } from "./drag.js";
import { listenForHolding } from "./hold.js";
import { readFile } from "./incoming.js";
import { listenForPanning } from "./pan-zoom.js";
import { partAt } from "./parts.js";

/** @typedef {import("../../types/bridge.js").Send} Send */
/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */

/** @param {Send} send */
export function listen(send) {
  onGo((to, back) => {
    leaveField();
    send({ do: "go", to, arg: back ? "back" : null });
  });
  listenForTyping();
  listenForDoubleTaps();
  document.addEventListener("click", (event) => sendIf(send, clicked(event)));
  document.addEventListener("submit", (event) => sendIf(send, submitted(event)));
  document.addEventListener("change", (event) => changed(event, send));
  document.addEventListener("keydown", (event) => sendIf(send, pressed(event)));
  document.addEventListener("keydown", (event) => escaped(event, send));
  document.addEventListener("keydown", (event) => undone(event, send));
  document.addEventListener("keydown", (event) => askedForKeys(event, send));
  for (const target of window.earlyTaps()) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  listenForHolding(send);
  listenForDragging(send);
  preventThrows();
  listenForPanning();
  listenForCountdowns(send);
  reportArenaTo(send);
  listenForShowMore(send);
  for (const kind of ["pointerup", "keyup"]) document.addEventListener(kind, allowSound);
}

/** @param {Send} send @param {AppEvent | null} event */
function sendIf(send, event) {
  if (event) send(event);
}

/** @param {Event} event @param {string} selector */
function under(event, selector) {
  const target = event.target instanceof Element ? event.target.closest(selector) : null;
  return /** @type {HTMLElement | SVGElement | null} */ (target);
}

/** @param {MouseEvent} event @returns {AppEvent | null} */
function clicked(event) {
  const target = under(event, "[data-part], [data-ground], [data-do]:not(form)");
  if (!target || target.closest("[data-client]")) return null;
  if (target.dataset.do === undefined) {
    const arg = partAt(target, event);
    return arg === undefined ? null : { do: "tap", arg, held: event.detail === 0 };
  }
  event.preventDefault(); // A button in a form, or a link that does something, does only what it says.
  return { do: target.dataset.do ?? "", arg: target.dataset.arg ?? null, ...fieldsAround(target) };
}

/** @param {SubmitEvent} event @returns {AppEvent | null} */
function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  if (form.dataset.do === undefined) return null;
  return { do: form.dataset.do, arg: form.dataset.arg ?? null, ...fieldsAround(form) };
}

/** @param {Event} event @param {Send} send */
function changed(event, send) {
  const field = event.target;
  if (!isField(field)) return;
  if (field instanceof HTMLInputElement && field.dataset.file !== undefined) {
    readFile(field).then((file) => file && send(file));
  } else if (field.dataset.change !== undefined) {
    const arg = field instanceof HTMLInputElement && field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value;
    send({ do: field.dataset.change, arg, name: field.name, ...fieldsAround(field) });
  }
}

/** Back leads away before a field that is being typed in has told of it. */
function leaveField() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.dataset.change) return;
  if (field.value !== field.defaultValue) field.dispatchEvent(new Event("change", { bubbles: true }));
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
  return key.length === 1 || (isAtNothing(event) && !canScroll());
}

/** Is one at the heading, where each screen begins, or nowhere? @param {Event} event */
function isAtNothing({ target }) {
  return target === document.body || (target instanceof Element && target.id === "title");
}

function canScroll() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}

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
  const ways = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#app [data-escape]"));
  const way = [...ways].filter(isSeen).at(-1);
  if (way) way.click();
  else if (document.querySelector("#app [data-keys]")) send({ do: "key", arg: null, key: "escape" });
}

/** A message that has gone by is still in the page. @param {HTMLElement} element */
function isSeen(element) {
  return getComputedStyle(element).visibility === "visible";
}

/**
 * Ctrl+Z and Cmd+Z take back, but for what is being typed; with Shift, or Ctrl+Y, what was taken back is done again.
 * @param {KeyboardEvent} event @param {Send} send
 */
function undone(event, send) {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !(key === "z" || (key === "y" && !event.shiftKey))) return;
  const undo = document.getElementById("undo");
  if (!undo || under(event, "input, textarea")) return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) send({ do: "redo" });
  else send({ do: "undo", arg: "key" }); // Whoever pressed no button stays where they are, and hears if there is nothing.
}

/** A question mark opens the sheet of keys, wherever keys count. @param {KeyboardEvent} event @param {Send} send */
function askedForKeys(event, send) {
  if (event.key !== "?" || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  const atTable = keysCountAnywhere() ? document.querySelector("#app [data-keys]") : under(event, "#app [data-keys]");
  if (!atTable || under(event, "input, select, textarea")) return;
  event.preventDefault();
  send({ do: "keys", arg: document.activeElement?.id ?? "" });
}

/** Does the browser itself make a click of Enter and Space here? @param {Element} element */
function isNative(element) {
  return element.matches("button, a[href], input, summary");
}

/** The values of the form around an element. @param {Element} element @returns {{fields?: Record<string, string>}} */
function fieldsAround(element) {
  const form = element.closest("form");
  if (!form) return {};
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  noteTelling(fields, form);
  return { fields };
}
