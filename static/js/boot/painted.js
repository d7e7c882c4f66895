// Tells when the first screen is on the screen: what comes after it waits, for two cores draw and run everything.

/** @type {() => void} */
let tell = () => {};

/** Resolved when the first screen is painted, or when there is nothing to wait for. @type {Promise<void>} */
export const painted = new Promise((resolve) => (tell = resolve));

/** Where nothing is shown, or nobody looks. */
export function waitNoLonger() {
  tell();
}

// A blank page is a first paint, too: only one with content counts.
new PerformanceObserver((seen) => {
  if (seen.getEntriesByName("first-contentful-paint").length) tell();
}).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(tell, 1000), { once: true });
if (document.hidden) tell();
