// Tells when something is held down for a moment, as a deliberate act. Keys and screen readers, which click, need not hold.
// What is shown only while it is held (`data-release`) is hidden when it is let go, or when the page is left.

/** @typedef {import("../../types/bridge.js").Send} Send */

const HOLD_MS = 600;

/** @param {Send} send */
export function listenForHolding(send) {
  /** @type {number | undefined} */
  let timer;
  /** @type {HTMLElement | null} */
  let held = null;
  /** The finger that holds it. */
  let finger = 0;
  /** What is to be sent when it is let go. @type {string | undefined} */
  let release;
  /** Has it been held long enough? */
  let done = false;

  const letGo = () => {
    clearTimeout(timer);
    held?.classList.remove("held");
    held = null;
    if (release) send({ do: release });
    release = undefined;
  };

  /** What has come in its place while the finger lay there is not tapped as that is lifted. @param {Event} event */
  const noTap = (event) => done && event.cancelable && event.preventDefault();

  /** @param {Event} event */
  const latchUnder = (event) =>
    event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-hold]")) : null;

  document.addEventListener("pointerdown", (event) => {
    if (held && !event.isPrimary) return; // A second finger holds nothing, and lets go of nothing.
    letGo();
    held = latchUnder(event);
    if (!held) return;
    finger = event.pointerId;
    done = false;
    event.target?.addEventListener("touchend", noTap, { once: true });
    const { hold = "", release: after } = held.dataset;
    held.classList.add("held");
    timer = setTimeout(() => {
      done = true;
      if (after) release = after;
      else letGo();
      send({ do: hold });
    }, HOLD_MS);
  });
  document.addEventListener("pointerup", ({ pointerId }) => {
    // Let go before anything happened: a tap where holding is asked.
    if (held && pointerId === finger && !release && held.isConnected) send({ do: "held-too-short", arg: held.dataset.hold ?? "" });
  });
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
    document.addEventListener(kind, ({ pointerId }) => pointerId === finger && letGo());
  addEventListener("blur", letGo);
  addEventListener("pagehide", letGo);
  document.addEventListener("visibilitychange", () => {
    const shown = document.querySelector("[data-release][aria-pressed='true']");
    if (document.hidden && shown instanceof HTMLElement) send({ do: shown.dataset.release ?? "" });
  });
  document.addEventListener("contextmenu", (event) => latchUnder(event) && event.preventDefault());
  document.addEventListener("keydown", (event) => {
    // A key held down shows once, and does not hide again at once.
    if (event.repeat && latchUnder(event)) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    // A click that no pointer made: Enter, Space, or a screen reader.
    const latch = latchUnder(event);
    if (latch && event.detail === 0) send({ do: latch.dataset.hold ?? "" });
  });
}
