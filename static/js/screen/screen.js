// Shows the screens that the worker makes: morphs them into the page, the table first.

import { Idiomorph } from "idiomorph";
import { endFlights, haveArena, playFlights } from "../games/cube_quest/load.js";
import { rememberScreen } from "../storage/paint-cache.js";
import { here, setAddress, turnTo } from "./address.js";
import { startClock, stopClock } from "./clock.js";
import { keepBack } from "./closing.js";
import { showCode } from "./codes.js";
import { announce, runEffects } from "./effects.js";
import { restorePlace, restorePlaceOnBoard, waitOnBoard, whereTheyAre } from "./focus.js";
import { saidForKeys } from "./for-keys.js";
import { putPrefs } from "./prefs.js";
import { haveSheets } from "./sheets.js";
import { watchShowMore } from "./show-more.js";
import { shineOnNext } from "./spotlight.js";
import { clearStage, endStages, playStages } from "./stage.js";
import { isUntold } from "./typed.js";
import { setAsideUnderHint } from "./under-hint.js";
import { unreadAt } from "./unread.js";
import { keepScreenOn } from "./wake-lock.js";

/** @typedef {import("../../types/bridge.js").Screen} Screen */

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** What a tap is answered with first: the table, or the hand if nothing changes there. */
const [BOARD, TRAY, HINT, HELD] = ["#board", "#tray", "#hint-panel", "[data-held-up]"];
const [RISEN, STANDINGS] = ["#tray.rises", ".standings"];

/** The address of the screen shown; null until the worker has sent one. @type {string | null} */
let shown = null;
/** The address whose screen is previewed until the worker has made it. @type {string | null} */
let previewed = null;

/**
 * @param {Screen} screen
 * @param {{asked: boolean, moving: boolean}} how was it asked for through the browser's address; is another address already
 * asked for
 */
export async function showScreen(screen, { asked, moving }) {
  stopClock();
  await Promise.all([haveSheets(screen.sheets), haveArena(screen.html)]);
  const before = shown;
  const top = scrollY;
  const begun = previewed === screen.address && holdsFocus(); // Whoever is typing a name there is not taken elsewhere.
  shown = screen.address;
  const unread = unreadAt(shown, before);
  if (!moving) setAddress(screen.address, screen.replace || asked || before === null);
  putPrefs(screen.prefs);
  keepScreenOn(screen.playing === true && screen.prefs.awake === "on");
  document.title = screen.title;
  const effects = screen.effects ?? [];
  const atOnce = effects.filter(({ kind }) => AT_ONCE.has(kind));
  const isStaged = effects.some(({ kind }) => kind === "stage");
  if (!isStaged) runEffects(atOnce);
  await showFlights(screen);
  const untold = await showStages(screen);
  if (isStaged) runEffects(atOnce); // They tell what the stage has led to.
  await put(screen);
  shineOnNext();
  if (before !== null && before !== shown) turnTo(shown, before, top, asked);
  keepBack();
  watchShowMore();
  showCode();
  const said = [...untold, ...(screen.say ? [screen.say] : []), ...saidForKeys()].join(" ");
  if (said || (before !== null && before !== shown) || begins(effects)) announce(said);
  runEffects(effects.filter(({ kind }) => !AT_ONCE.has(kind) && !(begun && kind === "focus")));
  rememberScreen(screen);
  if (unread.length && !isStaged) {
    await playStages(unread, app);
    clearStage();
  }
  startClock();
}

/**
 * Is this another screen, to be read from its title on, of the same address perhaps? What was said before is over.
 * @param {import("../../types/bridge.js").Effect[]} effects
 */
function begins(effects) {
  return effects.some(({ kind, id }) => kind === "focus" && id === "title");
}

/** What flew is shown on the board as it was, before the board is shown as it is. @param {Screen} screen */
async function showFlights({ effects = [], flight }) {
  if (!flight) return;
  const flights = effects
    .filter(({ kind }) => kind === "flight")
    .map(({ cubes = [], frames = 0, at = 0, ...more }) => {
      const path = flight.subarray(at, at + frames * cubes.length * POSE);
      return { ...more, cubes, frames, path };
    });
  await playFlights(flights, document.getElementById("board"));
}

/** Puts all that plays where it leads: something else is done. */
export function endWhatPlays() {
  endStages();
  endFlights();
}

/** What happened is played on the table as it was; returns what is still to be said of it. @param {Screen} screen */
async function showStages({ effects = [], html }) {
  const stages = effects.flatMap((effect) => effect.stages ?? []);
  if (stages.length === 0) return [];
  const next = parsed(html);
  placeBefore = whereTheyAre();
  putAway(next);
  return playStages(stages, next);
}

/** A sheet or a hint that the next screen has no more doesn't lie over what is played, nor a card held up. @param {ParentNode} next */
function putAway(next) {
  for (const held of app.querySelectorAll(HELD)) {
    waitOnBoard(held);
    held.toggleAttribute("hidden", true);
  }
  if (app.querySelector(RISEN) && !next.querySelector(RISEN)) for (const part of [TRAY, STANDINGS]) layOut(part, next);
  if (!next.querySelector(HINT)) app.querySelector(HINT)?.toggleAttribute("hidden", true);
  const under = document.getElementById("board")?.closest("[inert]");
  if (!under || next.querySelector(".over")) return;
  app.querySelector(".over")?.remove();
  under.removeAttribute("inert");
  under.closest(".covered")?.classList.remove("covered");
}

/** Shows what lay under a sheet that rose over the board. @param {string} part @param {ParentNode} next */
function layOut(part, next) {
  const after = next.querySelector(part);
  if (after) app.querySelector(part)?.replaceWith(after.cloneNode(true));
}

/** Numbers in a pose. */
const POSE = 7;

/**
 * Shows a screen that the worker has still to make, as it was or will be.
 * @param {string} address
 * @param {import("../storage/paint-cache.js").Seen} screen
 */
export async function showPreviewed(address, { html, sheets, title }) {
  await Promise.all([haveSheets(sheets), haveArena(html)]);
  if (shown !== null || previewed === address || here() !== address) return;
  document.title = title;
  const wasHere = holdsFocus();
  previewed = address;
  app.innerHTML = html;
  if (wasHere) document.getElementById("title")?.focus();
  scrollTo({ top: 0, behavior: "instant" });
}

function holdsFocus() {
  return app.contains(document.activeElement);
}

/** Effects that go with the picture; the others want the whole screen. */
const AT_ONCE = new Set(["sound", "vibrate"]);

/** Screens with what lies over them: one and the same table, set-up, review, or statistics. */
const TOGETHER = [
  new Set(["play", "past", "menu", "moves", "share", "resign", "scores", "keys", "players", "mates"]),
  new Set(["new", "levels"]),
  new Set(["review", "practise"]),
  new Set(["statistics", "statistics/players"]),
];

/** @param {string} html */
function kindOf(html) {
  return /data-screen="([\w/]+)"/.exec(html)?.[1] ?? "";
}

/**
 * Changes only what differs, so that focus, scroll and running transitions stay. A picture comes first and all else a frame
 * later: what was tapped is answered at once. Resolved when all is there. @param {Screen} screen
 */
async function put({ html }) {
  const from = app.querySelector("[data-screen]")?.getAttribute("data-screen") ?? "";
  const to = kindOf(html);
  if (from !== to && !TOGETHER.some((kinds) => kinds.has(from) && kinds.has(to))) {
    placeBefore = null;
    clearStage();
    app.innerHTML = html; // Another screen altogether: nothing of the old one is to stay.
    setAsideUnderHint();
    return;
  }
  const place = placeBefore ?? whereTheyAre();
  placeBefore = null;
  const now = parsed(html);
  const asksElse = app.querySelector("#title")?.textContent !== now.querySelector("#title")?.textContent;
  if (putFirst(BOARD, now) || putFirst(TRAY, now)) {
    restorePlaceOnBoard(place);
    await painted();
  }
  clearStage();
  morph(app, now, "innerHTML");
  if (asksElse) app.querySelector(".scrolls")?.scrollTo({ top: 0, behavior: "instant" }); // What is asked is read from its beginning.
  setAsideUnderHint(); // Nobody stays at what it covers.
  restorePlace(place);
}

/** Where they were before the picture that came before its screen. @type {import("./focus.js").Place | null} */
let placeBefore = null;

/** Shows the table as it is now, before the screen it belongs to. @param {string} picture */
export async function showPicture(picture) {
  const board = app.querySelector(BOARD);
  const now = parsed(picture).firstElementChild;
  if (!board || !now || isSame(board, now)) return;
  placeBefore = whereTheyAre();
  morph(board, now, "outerHTML");
  restorePlaceOnBoard(placeBefore);
  await painted();
}

/**
 * Shows a part by itself, if it is another than the one shown.
 * @param {string} id
 * @param {DocumentFragment} from
 */
function putFirst(id, from) {
  const before = app.querySelector(id);
  const now = from.querySelector(id);
  if (!before || !now || isSame(before, now)) return false;
  morph(before, now.cloneNode(true), "outerHTML");
  return true;
}

/** @param {string} html */
function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** @param {Element} element @param {Node} now @param {"innerHTML" | "outerHTML"} morphStyle */
function morph(element, now, morphStyle) {
  Idiomorph.morph(element, now, {
    morphStyle,
    ignoreActiveValue: isTyping(document.activeElement),
    callbacks: {
      beforeNodeMorphed: differs,
      beforeAttributeUpdated: (/** @type {string} */ attribute, /** @type {Element} */ element) =>
        !(isUntold(element) && isFilledIn(attribute, element)) && mayUpdate(attribute, element),
    },
  });
}

/** A window that is covered gets no frames, and may not know it. */
const FRAME_TIMEOUT = 100;

/**
 * Resolved after the next frame, if one comes, and after all that waited for the same frame.
 * @returns {Promise<void>}
 */
function painted() {
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_TIMEOUT);
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });
}

const FIELDS = "input, select, textarea";

/**
 * A picture that the page goes on drawing in says itself what it was drawn from.
 * @param {Element} before
 * @param {Element} now
 */
function isSame(before, now) {
  const stamp = before.getAttribute("data-stamp");
  return stamp === null ? before.isEqualNode(now) : stamp === now.getAttribute("data-stamp");
}

/** Are the attributes of two elements the same, but for the style? @param {Element} before @param {Element} now */
function isDressedAlike(before, now) {
  const [had, has] = [before, now].map((element) => element.getAttributeNames().filter((name) => name !== "style"));
  return had?.length === has?.length && has?.every((name) => before.getAttribute(name) === now.getAttribute(name));
}

/**
 * What is the same already need not be gone through; but what a field holds is not in its attributes.
 * @param {Node} before
 * @param {Node} now
 */
function differs(before, now) {
  if (before instanceof Element && now instanceof Element && before.id === now.id) {
    const own = before.getAttribute("data-own");
    if (own === "insides") return false;
    if (own === "style") return !isDressedAlike(before, now);
    if (before.hasAttribute("data-stamp")) return !isSame(before, now);
  }
  if (!before.isEqualNode(now)) return true;
  return before instanceof HTMLElement && (before.matches(FIELDS) || before.querySelector(FIELDS) !== null);
}

/**
 * Only a field that is being typed in keeps what it holds; a focused heading must still change.
 * @param {Element | null} element
 */
function isTyping(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * What has been chosen or filled in since the answer was asked for stays: the next answer knows of it.
 * @param {string} attribute
 * @param {Element} element
 */
function isFilledIn(attribute, element) {
  return element.matches("input, select, textarea, option") && ["checked", "value", "selected"].includes(attribute);
}

/** What the page itself notes: that a grid is zoomed, a cube pulled, or a flick flying. */
const OWN_NOTES = new Set(["data-zoomed", "data-pulling", "data-flying"]);

/**
 * What the person has unfolded stays unfolded, and a picture moved about stays where it is.
 * @param {string} attribute
 * @param {Element} element
 */
function mayUpdate(attribute, element) {
  if (OWN_NOTES.has(attribute)) return false;
  if (attribute === "transform") return !element.classList.contains("world");
  if (attribute === "style") return element.closest("[data-stamp]") === null;
  return !(attribute === "open" && element.hasAttribute("data-keep-open"));
}
