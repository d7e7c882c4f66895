// In a lesson: lays a veil over all of a table but the one thing to tap. It takes no taps; where nothing is under it that is
// lit, it is whole.

/** How far the light reaches beyond what is lit, in pixels: on the table, and in the hand, where things stand closer. */
const AROUND = { table: 5, hand: 0 };
/** A circle gets a round light, which stays clear of what stands beside the circle. */
const AROUND_A_CIRCLE = -1;

/** @type {ResizeObserver | null} */
let watched = null;

/** On a table seen through a camera, what is lit moves with the camera, and on its own. */
const seen = new MutationObserver(() => document.querySelectorAll("[data-veil]").forEach(shineUnder));

export function shineOnNext() {
  watched?.disconnect();
  seen.disconnect();
  watched = null;
  const veils = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-veil]"));
  if (veils.length === 0) return;
  const shine = () => veils.forEach(shineUnder);
  watched = new ResizeObserver(shine);
  for (const { parentElement } of veils) if (parentElement) watched.observe(parentElement);
  for (const { parentElement } of veils) {
    parentElement?.addEventListener("transitionend", shine);
    parentElement?.addEventListener("scroll", shine, { capture: true, passive: true });
  }
  shine();
  const world = document.querySelector(".lesson .camera > .world");
  if (!world) return;
  for (const moving of [world, ...[...veils].map(litUnder)])
    if (moving) seen.observe(moving, { attributes: true, attributeFilter: ["style"] });
}

/** @param {HTMLElement} veil @returns {Element | null} */
function litUnder(veil) {
  return veil.parentElement?.querySelector(`[data-part="${CSS.escape(veil.dataset.veil ?? "")}"]`) ?? null;
}

/** @param {Element} veil */
function shineUnder(veil) {
  if (!(veil instanceof HTMLElement)) return;
  const over = veil.parentElement?.getBoundingClientRect();
  const lit = litUnder(veil);
  const hit = lit?.querySelector(".hit");
  const isRound = hit instanceof SVGCircleElement;
  const { left, top, width, height } = (hit ?? lit ?? veil).getBoundingClientRect();
  veil.classList.toggle("whole", !lit || !over);
  if (!lit || !over) return;
  // A cube is more than the plane in its middle.
  const beside = isRound ? AROUND_A_CIRCLE : AROUND[veil.closest(".lesson-things") ? "hand" : "table"];
  const around = lit.hasAttribute("data-cube") ? width / 2 : beside;
  veil.style.borderRadius = isRound ? "50%" : "";
  veil.style.transform = `translate(${left - over.left - around}px, ${top - over.top - around}px)`;
  veil.style.width = `${width + 2 * around}px`;
  veil.style.height = `${height + 2 * around}px`;
}
