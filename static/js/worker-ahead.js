// Makes the worker for Python before the page does anything else: Python loads while the page is laid out and painted.
(() => {
  const ahead = { make, worker: /** @type {Worker | null} */ (null), steps: /** @type {string[]} */ ([]) };
  window.tableWorker = ahead;
  try {
    ahead.worker = make();
    ahead.worker.addEventListener("message", ({ data }) => data?.step && ahead.steps.push(data.step));
  } catch {
    // There are no workers here: told when one is wanted.
  }

  /** A worker of a blob is under the page's own content security policy; one of a file is not. */
  function make() {
    const module = new URL("js/table-worker.mjs", location.href).href;
    const blob = new Blob([`import ${JSON.stringify(module)};`], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(blob), { type: "module" });
  }
})();
