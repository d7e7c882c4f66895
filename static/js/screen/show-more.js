// Presses a button that comes near the screen, as "Show more" under a long list: scrolling alone leads on.

/** @type {import("../../types/bridge.js").Send} */
let send = () => {};

/** A screenful before it is seen. */
const SCREENFUL = "100% 0px";

const coming = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      coming.unobserve(target);
      send({ do: target.dataset.do ?? "", arg: "near" });
    }
  },
  { rootMargin: SCREENFUL },
);

/** @param {import("../../types/bridge.js").Send} way */
export function listenForShowMore(way) {
  send = way;
}

/** Looks out for the buttons of the screen that is shown now; one that is still near is pressed again. */
export function watchShowMore() {
  coming.disconnect();
  for (const button of document.querySelectorAll("#app [data-near]")) coming.observe(button);
}
