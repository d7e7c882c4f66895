/** The part of polyscript, the core of PyScript, that the client uses. */

interface PythonWorker extends Worker {
  ready: Promise<unknown>;
  sync: {
    begin: (unsaved: string, again: boolean) => Promise<void>;
    handle: (event: string) => Promise<string>;
    rest: () => Promise<string>;
    prepared: () => Promise<void>;
    thought: () => Promise<boolean>;
    flight: () => Promise<Float32Array>;
    flushed: () => Promise<string>;
    busy: () => void;
  };
}

interface Settings {
  type: string;
  version: string;
  async: boolean;
  config: PyScriptSettings;
  configURL: string;
}

export function XWorker(file: string, settings: Settings): PythonWorker;
