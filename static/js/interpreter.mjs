// What PyScript takes for its interpreter: Pyodide from this site, with its standard library compiled beforehand.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { standIn } from "./no-database.mjs";
import { usable } from "./store.mjs";

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

/** @param {object} options */
async function loadPyodide(options) {
  report("interpreter");
  const python = await load({
    ...options,
    indexURL: here,
    packageBaseUrl: here,
    stdLibURL: new URL("stdlib.zip", here).href,
  });
  report("python");
  return python;
}

tellIpad();
await usable.catch(standIn);

export { loadPyodide, version };
