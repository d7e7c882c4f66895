// A finger that drags a piece, or the table, throws nothing. A browser that sees a throw waits for it to come to rest,
// and takes the next tap within a second for the one that stops it: somebody who drags quickly would tap in vain.

/** The pictures that take the finger's way for themselves (`touch-action: none`), so that nothing waits for this. */
const OWN_WAYS = ".hand .tray, [data-pan-zoom], cube-arena";

export function listenForThrows() {
  document.addEventListener("pointerdown", ({ target }) => {
    const picture = target instanceof Element ? target.closest(OWN_WAYS) : null;
    if (picture instanceof SVGElement || picture instanceof HTMLElement)
      picture.addEventListener("touchmove", keepForItself, { passive: false });
  });
}

/** @param {Event} event */
function keepForItself(event) {
  if (event.cancelable) event.preventDefault();
}
