// Starts Python in a worker through polyscript, the core of PyScript.

/** @typedef {import("../vendor/polyscript/index.js").PythonWorker} PythonWorker */
/** @typedef {import("../../types/bridge.js").ToWrite} ToWrite */
/**
 * What Python answers the page (py/host.py).
 * @typedef {{handle: (event: string) => Promise<string>, rest: () => Promise<string>, prepared: () => Promise<void>, flight: () => Promise<Float32Array>,
 *   flushed: () => Promise<string>, thought: () => Promise<boolean>}} Host
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

const { earlyWorker: early, Worker: Native } = window;
/** The worker that was made early: whoever asks for one first gets it. @type {Worker | null} */
let first = early.worker;

/** Polyscript builds its own worker upon this one. @param {string | URL} address @param {WorkerOptions} options */
function EarlyWorker(address, options) {
  const worker = first ?? new Native(address, options);
  first = null;
  return Object.setPrototypeOf(worker, new.target.prototype);
}
EarlyWorker.prototype = Native.prototype;

async function makeWorker() {
  globalThis.Worker = /** @type {any} */ (EarlyWorker); // Polyscript takes this name when it is loaded.
  const { XWorker } = await import("../vendor/polyscript/index.js").finally(() => (globalThis.Worker = Native));
  const { fetch } = globalThis;
  globalThis.fetch = (...wanted) => {
    const answer = fetch(...wanted);
    const failed = () => worker.dispatchEvent(new Event("error")); // Polyscript tells nobody that `main.py` can't be had.
    answer.then(({ ok }) => ok || failed(), failed);
    return answer;
  };
  const worker = XWorker(`${base}main.py`, settings);
  globalThis.fetch = fetch;
  return worker;
}

/**
 * Made before the page asks for it, while the page itself is still loading. It reads and writes nothing that is saved until
 * the first event. @type {Promise<PythonWorker> | null}
 */
let prepared = makeWorker();
prepared.catch(() => {}); // Told to whoever asks for it.

/**
 * What the page wants to hear of: how far the start is; that Python works long on purpose, or still comes; that the database was
 * closed from outside; what it cannot write itself; that the worker cannot load, or is gone.
 * @typedef {{onStep: (step: string) => void, onBusy: () => void, onLost: () => void, onWrite: (wanted: ToWrite) => Promise<object>,
 *   onGone: (why: Error) => void}} Listener
 */

/**
 * @param {Listener} listener @param {{unsaved: string, again: boolean}} before is this page's first Python gone, and what had it not written
 * @param {AbortSignal} signal ends it
 * @returns {Promise<Host>}
 */
export async function startPython(listener, { unsaved, again }, signal) {
  const making = prepared ?? makeWorker();
  prepared = null;
  const worker = await making;
  signal.addEventListener("abort", () => worker.terminate());
  if (signal.aborted) worker.terminate();
  signal.throwIfAborted();
  worker.sync.busy = listener.onBusy;
  hear(worker, listener, signal);
  listener.onStep("worker");
  await worker.ready;
  await worker.sync.begin(unsaved, again);
  const { sync } = worker;
  return {
    handle: (event) => sync.handle(event),
    rest: () => sync.rest(),
    prepared: () => sync.prepared(),
    flight: () => sync.flight(),
    flushed: () => sync.flushed(),
    thought: () => sync.thought(),
  };
}

/** Hears what the worker says, and what the early one has said already. @param {PythonWorker} worker @param {Listener} listener @param {AbortSignal} signal */
function hear(worker, { onStep, onBusy, onLost, onWrite, onGone }, signal) {
  const heard = (/** @type {typeof early.said[number] | null} */ data) => {
    if (data?.step) onStep(data.step);
    if (data?.comes) onBusy();
    if (data?.lost) onLost();
    if (data?.alive) waitForEnd(data.alive, onGone, signal);
  };
  worker.addEventListener("message", ({ data, ports: [asks] }) => {
    heard(data);
    if (data?.write) onWrite(data.write).then((answer) => asks?.postMessage(answer));
  });
  const failed = () => onGone(new Error("The worker cannot load"));
  const loading = new AbortController();
  worker.addEventListener("error", failed, { signal: loading.signal });
  worker.ready.then(() => loading.abort()).catch(() => {}); // What goes wrong in one that has loaded need not end it.
  if (/** @type {Worker} */ (worker) !== early.worker) return;
  for (const data of early.said.splice(0)) heard(data);
  if (early.failed) failed();
}

/** A worker that is gone has let go of its lock. @param {string} lock @param {Listener["onGone"]} onGone @param {AbortSignal} signal */
function waitForEnd(lock, onGone, signal) {
  navigator.locks.request(lock, { signal }, () => onGone(new Error("The worker is gone"))).catch(() => {}); // No longer wanted.
}

/** This page may not play now: another tab does. */
export function dismissPython() {
  prepared?.then(
    (worker) => worker.terminate(),
    () => {},
  );
  prepared = null;
}
