// In a lesson: lays a veil over all of a table but the one thing to tap. It takes no taps; where nothing is under it that is
// lit, it is whole.

/** How far the light reaches beyond what is lit, in pixels. */
const AROUND = 5;

/** @type {ResizeObserver | null} */
let watched = null;

export function shineOnNext() {
  watched?.disconnect();
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
}

/** @param {HTMLElement} veil */
function shineUnder(veil) {
  const over = veil.parentElement?.getBoundingClientRect();
  const lit = veil.parentElement?.querySelector(`[data-part="${CSS.escape(veil.dataset.veil ?? "")}"]`);
  const { left, top, width, height } = (lit?.querySelector(".hit") ?? lit ?? veil).getBoundingClientRect();
  veil.classList.toggle("whole", !lit || !over);
  if (!lit || !over) return;
  veil.style.transform = `translate(${left - over.left - AROUND}px, ${top - over.top - AROUND}px)`;
  veil.style.width = `${width + 2 * AROUND}px`;
  veil.style.height = `${height + 2 * AROUND}px`;
}
