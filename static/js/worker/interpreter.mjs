// Gives PyScript its interpreter: Pyodide from this site, with its standard library compiled beforehand.

import { loadPyodide as load, version } from "pyodide";
import { give } from "./early-files.mjs";
import { beginningWith, forget, isStored, keep, prove, recall } from "./memory.mjs";
import { build, read } from "./site.mjs";

const here = new URL("../vendor/pyodide/", import.meta.url).href;

/** An iPad calls itself a Mac, and Pyodide tells them apart by `maxTouchPoints`, which workers have not (pyodide issues 5428, 5670). */
function tellIpad() {
  if (!("maxTouchPoints" in navigator) && navigator.platform === "MacIntel" && !("Suspending" in WebAssembly))
    Object.defineProperty(navigator, "maxTouchPoints", { value: 5, configurable: true });
}

/** @param {string} step */
function report(step) {
  self.postMessage({ step });
}

/** @typedef {import("./memory.mjs").Memory} Memory */
/** @typedef {import("pyodide").Pyodide} Pyodide */
/** @typedef {import("pyodide").CreateModule} CreateModule */

const stdLibURL = new URL("stdlib.zip", here).href;
const options = { indexURL: here, packageBaseUrl: here, stdLibURL };

/** The standard library as Pyodide wants it. The site has it compressed as a whole, for no host compresses a zip. */
async function library() {
  const { body, ok, status } = await fetch(new URL("stdlib.bundle", here).href);
  if (!ok || !body) throw new Error(`stdlib.bundle: ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}

/** Milliseconds after which the page hears that bytes still come: it waits as much longer (`MORE_WHEN_BUSY` in bridge/bridge.js). */
const OFTEN = 15_000;

/** Reads along on a first visit: what is stored comes soon. @param {Response} response */
async function tellThatItComes({ body }) {
  let told = performance.now();
  for (const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader(); !(await reader.read()).done; ) {
    if (performance.now() - told < OFTEN) continue;
    told = performance.now();
    self.postMessage({ comes: true });
  }
}

/** Compiled while the glue is still on its way. Pyodide would wait for that, which alone knows what is imported. */
const wasmURL = new URL("pyodide.asm.wasm", here).href;
const wasm = fetch(wasmURL);
if (!build) wasm.then((response) => tellThatItComes(response.clone())).catch(() => {}); // Told in `start`, as what follows is.
const compiled = WebAssembly.compileStreaming(wasm);
compiled.catch(() => {});
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

/** @typedef {Omit<Parameters<typeof load>[0], keyof typeof options>} How */

/** Pyodide never says that it can't have one of these: it waits. @param {Promise<ArrayBuffer>} library @param {How} how */
async function start(library, how) {
  give(wasmURL, Promise.resolve(new Response()));
  const answer = library.then((bytes) => new Response(bytes));
  answer.catch(() => {}); // Told below, whether or not Pyodide asks.
  give(stdLibURL, answer);
  const [python] = await Promise.all([load({ ...options, ...how }), compiled, library]);
  return python;
}

/** Starts Python. @param {CreateModule} create makes Emscripten’s module of Pyodide */
async function beginAnew(create) {
  const python = await start(library(), { createPyodideModule: create });
  await remember(python).catch(() => {}); // The next start will be like this one.
  return python;
}

/** Begins with the memory of a Python that has started. @param {Memory} memory @param {CreateModule} create */
async function goOn(memory, create) {
  // Of the library all that a start imports is in the memory.
  const python = await start(Promise.resolve(new ArrayBuffer(0)), beginningWith(memory, create));
  report("memory");
  prove(python, () => putLibrary(python));
  return python;
}

/** How long Python does without its library, which a start from memory hardly needs, if it can't be had. */
const AGAIN = 30_000;

/** @param {Pyodide} python */
async function putLibrary(python) {
  try {
    python.FS.writeFile("/lib/python314.zip", new Uint8Array(await library()));
  } catch (error) {
    console.warn(error);
    setTimeout(putLibrary, AGAIN, python);
  }
}

async function begin() {
  const memory = await recall(build).catch(() => null);
  const { default: create } = await glue;
  if (!memory) return beginAnew(create);
  try {
    return await goOn(memory, create);
  } catch (error) {
    console.warn(error);
    await forget();
    return beginAnew(create);
  }
}

/** Imports what PyScript will import, and keeps the memory in which that is done. @param {Pyodide} python */
async function remember(python) {
  if (!build || !(await isStored())) return;
  python.FS.writeFile("app.zip", await read("app.zip"));
  python.runPython(new TextDecoder().decode(await read("main.py")));
  keep(python, build).catch(() => {});
}

tellIpad();
report("interpreter");
const glue = import("../vendor/pyodide/pyodide.asm.mjs");
/** Begun before PyScript asks for it. */
const loading = begin();
loading.catch(() => {}); // Told to PyScript when it asks.

/** @param {{stdout: (text: string) => void, stderr: (text: string) => void}} options */
async function loadPyodide({ stdout, stderr }) {
  const python = await loading;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  report("python");
  return python;
}

export { loadPyodide, version };
