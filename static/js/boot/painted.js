// Tells when the first screen has been painted. All that comes after it waits till then: a device has few cores, and painting
// needs them.

/** @type {() => void} */
let tell = () => {};

/** Resolved when the first screen is painted, or when there is nothing to wait for. @type {Promise<void>} */
export const painted = new Promise((resolve) => (tell = resolve));

/** For a page that shows nothing yet. */
export function waitNoLonger() {
  tell();
}

// The first paint of an empty page doesn't count.
new PerformanceObserver((seen) => {
  if (seen.getEntriesByName("first-contentful-paint").length) tell();
}).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(tell, 1000), { once: true });
if (document.hidden) tell(); // Out of sight nothing is painted.
