/** The part of Pyodide that the client uses. */

interface Output {
  batched: (text: string) => void;
}

export interface Pyodide {
  setStdout: (output: Output) => void;
  setStderr: (output: Output) => void;
}

export const version: string;
export function loadPyodide(options: { indexURL: string; packageBaseUrl: string; stdLibURL: string }): Promise<Pyodide>;
