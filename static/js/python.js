// Starts Python in a worker through polyscript, the core of PyScript.

/** @typedef {import("../vendor/polyscript/index.js").TableWorker} TableWorker */
/**
 * What Python answers the page (py/worker.py).
 * @typedef {{handle: (event: string) => Promise<string>, rest: () => Promise<string>, prepared: () => Promise<void>, flight: () => Promise<Float32Array>,
 *   kept: () => Promise<string>}} Table
 */

const base = new URL("../", import.meta.url).href;

/** @type {PyScriptSettings} pyscript.toml, put in by the build */
const config = /** @type {any} */ ("build:settings");

/** Polyscript looks for each path beside `configURL`. It reads the settings from there, too, unless the name ends in `.txt`. */
const settings = {
  type: "pyodide",
  version: new URL(config.interpreter, base).href,
  async: true,
  config,
  configURL: `${base}pyscript.txt`,
};

const { tableWorker: ahead, Worker: Native } = window;
/** The worker that was made ahead of the page: whoever asks for one first gets it. @type {Worker | null} */
let first = ahead.worker;

/** Polyscript builds its own worker upon this one. @param {string | URL} address @param {WorkerOptions} options */
function WorkerAhead(address, options) {
  const worker = first ?? new Native(address, options);
  first = null;
  return Object.setPrototypeOf(worker, new.target.prototype);
}
WorkerAhead.prototype = Native.prototype;

async function makeWorker() {
  globalThis.Worker = /** @type {any} */ (WorkerAhead); // Polyscript takes this name when it is loaded.
  const { XWorker } = await import("../vendor/polyscript/index.js").finally(() => (globalThis.Worker = Native));
  return XWorker(`${base}main.py`, settings);
}

/**
 * Made before the page asks for it, while the page itself is still loading. It reads and writes nothing that is saved until
 * the first event. @type {Promise<TableWorker> | null}
 */
let prepared = makeWorker();
prepared.catch(() => {}); // Told to whoever asks for it.

/**
 * @param {{onStep: (step: string) => void, onBusy: () => void, signal: AbortSignal}} how
 * `onBusy` is called while Python works long on purpose; the signal ends it
 * @returns {Promise<Table>}
 */
export async function startPython({ onStep, onBusy, signal }) {
  const making = prepared ?? makeWorker();
  prepared = null;
  const worker = await making;
  signal.addEventListener("abort", () => worker.terminate());
  if (signal.aborted) worker.terminate();
  signal.throwIfAborted();
  worker.sync.busy = onBusy;
  for (const step of ahead.steps.splice(0)) onStep(step);
  worker.addEventListener("message", ({ data }) => data?.step && onStep(data.step));
  onStep("worker");
  await worker.ready;
  await worker.sync.begin();
  const { sync } = worker;
  return {
    handle: (event) => sync.handle(event),
    rest: () => sync.rest(),
    prepared: () => sync.prepared(),
    flight: () => sync.flight(),
    kept: () => sync.kept(),
  };
}

/** This page may not play now: another tab does. */
export function dismissPython() {
  prepared?.then(
    (worker) => worker.terminate(),
    () => {},
  );
  prepared = null;
}
