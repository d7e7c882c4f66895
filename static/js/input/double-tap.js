// Takes two taps of a finger in a row for one.
// The second is not for what the first has brought under it, and does not answer what the first has made a button ask.

const TWICE_MS = 300;
/** The same done to what has come under the finger, as to the next row of a list, is not meant as soon as that. */
const NEXT_ROW_MS = 600;
const NEAR_PX = 24;

/** The tap before, if it was one on a button or a link. @type {{at: number, x: number, y: number, what: string, does: string} | null} */
let before = null;

export function listenForDoubleTaps() {
  document.addEventListener("click", swallowSecond, { capture: true });
}

/** @param {MouseEvent} event */
function swallowSecond(event) {
  if (event.detail === 0 || !(event.target instanceof Element)) return; // No finger: a key, or a screen reader.
  const button = event.target.closest("button, a");
  const tap = button && { at: event.timeStamp, x: event.pageX, y: event.pageY, what: whatItIs(button), does: whatItDoes(button) };
  const isSecond = before !== null && isNear(before, event) && isTooSoon(before, event.timeStamp, button, tap);
  // Tapping a control on and on is still one tap; but a player who goes on tapping Undo takes back more.
  const isOnAndOn = isSecond && (tap === null || (tap.what === before?.what && tap.does !== ""));
  if (!isOnAndOn) before = tap;
  if (!isSecond) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** @param {{x: number, y: number}} one @param {MouseEvent} other */
function isNear(one, other) {
  return Math.hypot(other.pageX - one.x, other.pageY - one.y) < NEAR_PX;
}

/** @param {{at: number, what: string, does: string}} one @param {number} at @param {Element | null} button @param {{what: string, does: string} | null} tap */
function isTooSoon(one, at, button, tap) {
  const isAnother = tap?.what !== one.what;
  if (tap && isAnother && tap.does !== "" && tap.does === one.does) return at - one.at < NEXT_ROW_MS;
  return at - one.at < TWICE_MS && (isAnother || isInTheRow(button));
}

/** One of the row of a table: it may ask once more, or take back one more. @param {Element | null} button */
function isInTheRow(button) {
  return button?.matches(".actions [data-part], .actions [data-do]") ?? false;
}

/** One with an id stays the same one while what it does next changes, as a button that steps on. @param {Element} button */
function whatItIs(button) {
  const said = button.getAttribute("aria-label") ?? button.textContent;
  const which = button.id || button.getAttribute("data-arg");
  return [which, whatItDoes(button), button.getAttribute("href"), said].join(" ");
}

/** What it would do, whatever to. @param {Element} button */
function whatItDoes(button) {
  return button.getAttribute("data-do") ?? "";
}
