// Tells Python what the person does: one set of listeners for the page, the attributes of what is touched say the rest.

import { reportArenaTo } from "../games/cube_quest/load.js";
import { onGo } from "../screen/address.js";
import { reportTimeTo } from "../screen/clock.js";
import { listenForBack } from "../screen/closing.js";
import { listenForCountdowns } from "../screen/countdown.js";
import { beginCopying } from "../screen/share.js";
import { listenForShowMore } from "../screen/show-more.js";
import { allowSound } from "../screen/sound.js";
import { isField, listenForTyping, noteTelling } from "../screen/typed.js";
import { listenForUnfolding } from "../screen/unfold.js";
import { listenForDoubleTaps } from "./double-tap.js";
import { listenForDragging, preventThrows } from "./drag.js";
import { listenForHolding } from "./hold.js";
import { listenForHurrying } from "./hurry.js";
import { readFile } from "./incoming-files.js";
import { listenForKeys } from "./keyboard.js";
import { listenForLongPresses } from "./long-press.js";
import { listenForLostReleases } from "./lost-release.js";
import { listenForPanning } from "./pan-zoom.js";
import { partAt, under } from "./tapped-part.js";

/** @typedef {import("../../types/bridge.js").Send} Send */
/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */

/** Milliseconds for which a finger stays where it is, to say that it means that place; or types no further. */
const REST = { range: 60, search: 200 };

/** @param {Send} send */
export function listen(send) {
  onGo((to, back) => {
    leaveField();
    send({ do: "go", to, arg: back ? "back" : null });
  });
  listenForLostReleases();
  listenForBack();
  listenForTyping();
  listenForDoubleTaps();
  listenForHurrying();
  listenForLongPresses(send);
  document.addEventListener("click", (event) => sendIf(send, clicked(event)));
  document.addEventListener("submit", (event) => sendIf(send, submitted(event)));
  document.addEventListener("change", (event) => changed(event, send));
  document.addEventListener("input", (event) => slid(event, send));
  listenForKeys(send);
  for (const target of window.earlyTaps()) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  listenForHolding(send);
  listenForDragging(send);
  preventThrows();
  listenForPanning();
  listenForCountdowns(send);
  reportTimeTo(send);
  reportArenaTo(send);
  listenForShowMore(send);
  listenForUnfolding();
  for (const kind of ["pointerup", "keyup"]) document.addEventListener(kind, allowSound);
}

/** @param {Send} send @param {AppEvent | null} event */
function sendIf(send, event) {
  if (event) send(event);
}

/** @param {MouseEvent} event @returns {AppEvent | null} */
function clicked(event) {
  const target = under(event, "[data-part], [data-ground], [data-do]:not(form)");
  if (!target || target.closest("[data-client]")) return null;
  if (target.dataset.do === undefined) {
    const arg = partAt(target, event);
    return arg === undefined ? null : { do: "tap", arg, held: event.detail === 0 };
  }
  if (target.dataset.do?.startsWith("copy-")) beginCopying();
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

/** What a bar that is dragged, or a search that is typed, comes to tell once the finger rests. @type {number | undefined} */
let resting;

/** @param {Event} event @param {Send} send */
function slid(event, send) {
  if (!(event.target instanceof HTMLInputElement) || (event.target.type !== "range" && event.target.type !== "search")) return;
  clearTimeout(resting);
  resting = setTimeout(() => changed(event, send), REST[event.target.type]);
}

/** Back leads away before a field that is being typed in has told of it. */
function leaveField() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.dataset.change) return;
  if (field.value !== field.defaultValue) field.dispatchEvent(new Event("change", { bubbles: true }));
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
