// Tells when a place is held: that opens it (`data-look`), where a tap would act. So does the other button of a mouse.

/** @typedef {import("../../types/bridge.js").Send} Send */

const PRESS_MS = 480;
/** A finger that goes further means to scroll. */
const NEAR_PX = 12;

/** @param {Send} send */
export function listenForLongPresses(send) {
  /** @type {number | undefined} */
  let timer;
  let from = { x: 0, y: 0 };
  /** Has the place been opened, so that lifting the finger is no tap? */
  let opened = false;

  /** @param {Element} place */
  const open = (place) => {
    clearTimeout(timer);
    opened = true;
    send({ do: "tap", arg: /** @type {SVGElement} */ (place).dataset.look ?? "", held: false });
  };

  document.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    opened = false;
    const place = placeUnder(event);
    if (!place || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(open, PRESS_MS, place);
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > NEAR_PX) clearTimeout(timer);
  });
  for (const kind of ["pointerup", "pointercancel", "blur"]) addEventListener(kind, () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => {
    const place = placeUnder(event);
    if (!place) return;
    event.preventDefault();
    if (!opened) open(place);
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!opened || event.detail === 0) return;
      opened = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}

/** @param {Event} event */
function placeUnder(event) {
  return event.target instanceof Element ? event.target.closest("[data-look]") : null;
}
