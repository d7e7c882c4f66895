// Starts Python in a worker through PyScript.

/** @typedef {import("../vendor/pyscript/core.js").TableWorker} TableWorker */
/** @typedef {{handle: (event: string) => Promise<string>}} Table */

/** Loads beside everything else: the page listens before it is there. */
const loading = import("../vendor/pyscript/core.js").then((core) => {
  // PyScript would make a function from text here, which the page's security policy rightly refuses.
  core.hooks.worker.onBeforeRunAsync.clear();
  return core;
});
loading.catch(() => {}); // Told by the first start.

/**
 * Made directly and not by a script element: where a worker cannot be made, PyScript would go on from the element with a
 * Python on the main thread; from here it only fails.
 * @param {{onStep: (step: string) => void, onBusy: () => void, signal: AbortSignal}} how
 * `onBusy` is called while Python works long on purpose; the signal ends it
 * @returns {Promise<Table>}
 */
export async function startPython({ onStep, onBusy, signal }) {
  const { config, hooks, PyWorker } = await loading;
  await customElements.whenDefined("py-script");
  signal.throwIfAborted();

  /** @param {unknown} _ @param {TableWorker} worker */
  const take = (_, worker) => {
    signal.addEventListener("abort", () => worker.terminate());
    worker.sync.busy = onBusy;
    worker.addEventListener("message", ({ data }) => data?.step && onStep(data.step));
    onStep("worker");
  };
  hooks.main.onWorker.clear();
  hooks.main.onWorker.add(take);
  const settings = config.py;
  const version = new URL(settings.interpreter, location.href).href;
  const worker = await PyWorker("./main.py", { async: true, config: settings, version });
  return { handle: (event) => worker.sync.handle(event) };
}
