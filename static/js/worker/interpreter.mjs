// Gives PyScript its interpreter: Pyodide from this site, with its standard library compiled beforehand.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

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

tellIpad();
report("interpreter");
/** Begun before PyScript asks for it. */
const loading = load({ indexURL: here, packageBaseUrl: here, stdLibURL: new URL("stdlib.zip", here).href });
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
