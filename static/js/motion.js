// Whether things may move: as the settings say, or else as the device asks.

export function isCalm() {
  const { motion } = document.documentElement.dataset;
  if (motion === "reduced" || motion === "full") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
