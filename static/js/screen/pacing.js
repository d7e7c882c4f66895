// Says how fast things move and how long words stay to be read, as the settings on the page's root have it.

/** Milliseconds: to notice a sentence, and for each word. */
const READ = { notice: 450, word: 235 };
/** How much longer words stay, and how much faster things move. */
const PACES = { calm: { read: 1.5, rate: 0.75 }, normal: { read: 1, rate: 1 }, fast: { read: 0, rate: 3 } };

const root = document.documentElement;

/** @returns {keyof typeof PACES} */
export function paceNow() {
  return /** @type {keyof typeof PACES} */ (root.dataset.pace ?? "normal");
}

/** How fast things move. */
export function rateNow() {
  return PACES[paceNow()].rate;
}

/** How long it takes to read a text, in milliseconds. @param {string} text @param {number} [least] at the normal pace */
export function readingTime(text, least = 0) {
  return PACES[paceNow()].read * Math.max(least, READ.notice + READ.word * text.trim().split(/\s+/).length);
}

/** Are things to move as little as can be? As the settings say, or else as the device asks. */
export function hasLessMotion() {
  const { motion } = root.dataset;
  if (motion === "reduced" || motion === "full") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
