// Holding something down for a moment, as a deliberate act. Keys and screen readers, which click, need not hold.

/** @typedef {import("../types/wire.js").Send} Send */

const HOLD_MS = 600;

/** @param {Send} send */
export function listenForHolding(send) {
  /** @type {number | undefined} */
  let timer;
  /** @type {HTMLElement | null} */
  let held = null;

  const letGo = () => {
    clearTimeout(timer);
    held?.classList.remove("held");
    held = null;
  };

  /** @param {Event} event */
  const latchUnder = (event) =>
    event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-hold]")) : null;

  document.addEventListener("pointerdown", (event) => {
    held = latchUnder(event);
    if (!held) return;
    const what = held.dataset.hold ?? "";
    held.classList.add("held");
    timer = setTimeout(() => {
      letGo();
      send({ do: what });
    }, HOLD_MS);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) document.addEventListener(kind, letGo);
  document.addEventListener("contextmenu", (event) => latchUnder(event) && event.preventDefault());
  document.addEventListener("click", (event) => {
    // A click that no pointer made: Enter, Space, or a screen reader.
    const latch = latchUnder(event);
    if (latch && event.detail === 0) send({ do: latch.dataset.hold ?? "" });
  });
}
