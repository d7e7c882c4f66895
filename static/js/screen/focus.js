// Leaves the keyboard and a screen reader in their place, while the page changes under them.

/** Where the keyboard comes to the board. */
const WITHIN = '#board [tabindex="0"]';

/** Where the table goes on: it names the element. */
const GOES_ON = "#app [data-goes-on]";

/** What has come up and wants to be answered first, as a card held up. */
const CALL = "#app [data-call]";

/** What a lesson asks for: the light leads the keyboard, too; at its end, what leads on; after a refusal, why that was. */
const LIT = "#app .lesson:not(.puzzle) :is([data-hinted], [data-onward]), #app .lesson:has(#go-on) #notice-ask";

/** A hint that lies over the table. */
const HINT = "#hint-title";

/**
 * Where the focus goes when its element is gone, in this order: a dialog, a hint, what is lit, where the table goes on, the
 * board, the hand, the heading.
 */
const NEXT = ["#dialog-title", HINT, LIT, GOES_ON, WITHIN, '.hand [data-keys] [tabindex="0"]', "#title"];

/** Who is at one of these goes through the steps without doing what is lit. */
const ASIDE = "[data-do]:not(#go-on), a, #title";

/** @typedef {{held: Element | null, called: boolean, lit: string}} Place */

/** Before the page changes. @returns {Place} */
export function whereTheyAre() {
  const { activeElement } = document;
  const held = activeElement?.closest("#app") ? activeElement : null;
  return { held, called: document.querySelector(CALL) !== null, lit: litPart() };
}

/**
 * After it: what calls is gone to, and nobody is left without a place because the button they pressed is gone. Whoever was
 * at nothing, as with a mouse or a finger, is left alone, but for Tab past the end of the page, where a hint is still sought.
 * @param {Place} before
 */
export function restorePlace({ held, called, lit }) {
  if (!held) return hasLeftHint() ? goTo(document.querySelector(HINT)) : undefined;
  const call = document.querySelector(CALL);
  if (call && !called) return goTo(call);
  if (litPart() && litPart() !== lit && !held.matches(ASIDE)) return goTo(document.querySelector(LIT));
  if (isHeld(held)) return;
  const again = held.id ? document.getElementById(held.id) : null;
  goTo(again && canBeHeld(again) ? again : next());
}

/**
 * After a picture that comes before its screen: who was at what it no longer has, as at a cell walked on from, is within it
 * for the next key, which may come before the screen does. @param {Place} before
 */
export function restorePlaceOnBoard({ held }) {
  if (held && !held.isConnected && document.activeElement === document.body) goTo(document.querySelector(WITHIN));
}

/** While something plays on the board: who was at what is put away, a card's button say, is within it. @param {Element} gone */
export function waitOnBoard(gone) {
  if (gone.contains(document.activeElement)) goTo(document.querySelector(WITHIN));
}

/** Where to begin on another screen: at what calls, else at its heading. @returns {HTMLElement | null} */
export function arrival() {
  return document.querySelector(CALL) ?? document.getElementById("title");
}

/** From what lies outside of the screen, and is gone. */
export function goOn() {
  goTo(next());
}

/** A hint is the last of the page: while it is still sought, Tab leads past its only button. */
function hasLeftHint() {
  return document.activeElement === document.body && document.querySelector(`[data-by-key] ${HINT}`) !== null;
}

function litPart() {
  const lit = document.querySelector(LIT);
  return lit?.getAttribute("data-part") ?? lit?.id ?? "";
}

/** @param {Element} element */
function isHeld(element) {
  return document.activeElement === element ? canBeHeld(element) : document.activeElement !== document.body;
}

/** What cannot be focused any more is let go of by the browser only with the next frame. @param {Element} element */
function canBeHeld(element) {
  const reached = element instanceof HTMLElement || element instanceof SVGElement ? element.tabIndex >= 0 : false;
  return (reached || element.hasAttribute("tabindex")) && !element.matches(":disabled, [inert], [inert] *");
}

function next() {
  for (const selector of NEXT) {
    const found = selector === GOES_ON ? whereItGoesOn() : document.querySelector(`:is(${selector}):is(#app *)`);
    if (found && !found.closest("[inert]")) return found;
  }
  return null;
}

function whereItGoesOn() {
  const part = document.getElementById(document.querySelector(GOES_ON)?.getAttribute("data-goes-on") ?? "");
  return part && canBeHeld(part) ? part : null;
}

/** @param {Element | null} element */
function goTo(element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}
