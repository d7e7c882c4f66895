// Makes the worker for Python before the page does anything else: Python loads while the page is laid out and painted.
(() => {
  const ahead = { worker: /** @type {Worker | null} */ (null), said: /** @type {any[]} */ ([]), failed: false };
  window.tableWorker = ahead;
  try {
    // From a file: what a worker from a blob imports passes the service worker by in Firefox, and would not load offline.
    ahead.worker = new Worker(new URL("js/table-worker.mjs", location.href), { type: "module" });
    ahead.worker.addEventListener("message", ({ data }) => ahead.said.push(data));
    ahead.worker.addEventListener("error", () => (ahead.failed = true), { once: true });
  } catch {
    // There are no workers here: told when one is wanted.
  }
})();
