/** The parts of Pyodide that the client uses. */

interface Output {
  batched: (text: string) => void;
}

export interface Pyodide {
  setStdout: (output: Output) => void;
  setStderr: (output: Output) => void;
  runPython: (code: string) => unknown;
  FS: { writeFile: (path: string, content: Uint8Array) => void };
  /** Not for everyone: what a memory is read from (worker/memory.mjs). */
  _module: EmscriptenModule;
  _api: { serializeHiwireState: () => object };
}

/** What Emscripten makes of the settings that Pyodide gives it. */
export interface EmscriptenModule {
  HEAPU8: Uint8Array<ArrayBuffer>;
}

export interface ModuleSettings {
  INITIAL_MEMORY?: number;
  API: { restoreSnapshot: (kept: Uint8Array) => object };
}

export type CreateModule = (settings: ModuleSettings) => Promise<EmscriptenModule>;

interface Options {
  indexURL: string;
  packageBaseUrl: string;
  stdLibURL: string;
  createPyodideModule: CreateModule;
  _loadSnapshot?: Uint8Array;
}

export const version: string;
export function loadPyodide(options: Options): Promise<Pyodide>;
