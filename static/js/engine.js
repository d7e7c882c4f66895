// Can this browser run Python at all?

/** A tiny WebAssembly module that uses exceptions, as Pyodide does (from iOS 16.4, and any browser of its time). */
const SAMPLE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

export function engineIsRecent() {
  return "WebAssembly" in globalThis && WebAssembly.validate(new Uint8Array(SAMPLE));
}
