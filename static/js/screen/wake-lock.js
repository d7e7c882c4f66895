// Keeps the screen on while a game is open, where the browser can and the settings say so.

/** @type {WakeLockSentinel | null} */
let held = null;
let wanted = false;
let isAsking = false;

/** @param {boolean} wants is a game open that goes on? */
export function keepScreenOn(wants) {
  if (!("wakeLock" in navigator)) return;
  wanted = wants;
  if (wanted) ask();
  else letGo();
}

/** Browsers take the lock away from a page that is hidden, and refuse it while the battery is low: the next screen asks again. */
async function ask() {
  if (isAsking || document.hidden || (held && !held.released)) return;
  isAsking = true;
  document.addEventListener("visibilitychange", askAgain);
  held = await navigator.wakeLock.request("screen").catch(() => null);
  isAsking = false;
  if (!wanted) letGo(); // The game was left meanwhile.
}

function askAgain() {
  if (wanted) ask();
}

function letGo() {
  held?.release().catch(() => {}); // Gone already.
  held = null;
}
