// Lets go of what the mouse holds when it moves with no button down: a menu may have swallowed the release. To everybody else
// that is a `pointercancel`, as when the browser takes a finger over.

export function listenForLostReleases() {
  let pressed = false;
  const note = (/** @type {PointerEvent} */ { type, pointerType }) => {
    if (pointerType === "mouse") pressed = type === "pointerdown";
  };
  for (const kind of /** @type {const} */ (["pointerdown", "pointerup", "pointercancel"]))
    document.addEventListener(kind, note, { capture: true });
  document.addEventListener("pointermove", letGo, { capture: true });

  /** @param {PointerEvent} event */
  function letGo({ target, pointerType, pointerId, isPrimary, clientX, clientY, buttons }) {
    if (!pressed || pointerType !== "mouse" || buttons !== 0) return;
    const same = { pointerType, pointerId, isPrimary, clientX, clientY, bubbles: true };
    target?.dispatchEvent(new PointerEvent("pointercancel", same));
  }
}
