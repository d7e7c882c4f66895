// Makes the worker for Python before the page does anything else: Python loads while the page is laid out and painted.
(() => {
  const early = { worker: /** @type {Worker | null} */ (null), said: /** @type {any[]} */ ([]), failed: false };
  window.earlyWorker = early;
  try {
    // From a file: what a worker from a blob imports passes the service worker by in Firefox, and would not load offline.
    early.worker = new Worker(new URL("js/table-worker.mjs", location.href), { type: "module" });
    early.worker.addEventListener("message", ({ data }) => early.said.push(data));
    early.worker.addEventListener("error", () => (early.failed = true), { once: true });
  } catch {
    // There are no workers here: told when one is wanted.
  }
})();
