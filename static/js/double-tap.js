// A finger that taps twice in a row means one tap: the second is not for what the first has brought under it, and does
// not answer what the first has made a button ask.

const TWICE_MS = 300;
const NEAR_PX = 24;

/** The tap before, if it was one on a button or a link. @type {{at: number, x: number, y: number, what: string} | null} */
let before = null;

export function listenForDoubleTaps() {
  document.addEventListener("click", swallowSecond, { capture: true });
}

/** @param {MouseEvent} event */
function swallowSecond(event) {
  if (event.detail === 0 || !(event.target instanceof Element)) return; // No finger: a key, or a screen reader.
  const button = event.target.closest("button, a");
  const what = button && whatItSays(button);
  const isSecond = before !== null && isSoonAndNear(before, event) && (what !== before.what || isOwn(button));
  // What is tapped on and on without being asked is still one tap.
  before = what !== null ? { at: event.timeStamp, x: event.pageX, y: event.pageY, what } : isSecond ? before : null;
  if (!isSecond) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** @param {{at: number, x: number, y: number}} one @param {MouseEvent} other */
function isSoonAndNear(one, other) {
  return other.timeStamp - one.at < TWICE_MS && Math.hypot(other.pageX - one.x, other.pageY - one.y) < NEAR_PX;
}

/** An action of the game's own in the row: it may ask once more. @param {Element | null} button */
function isOwn(button) {
  return button?.matches(".actions [data-part]") ?? false;
}

/** @param {Element} button */
function whatItSays(button) {
  return `${button.id} ${button.textContent}`;
}
