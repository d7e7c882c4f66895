/** The part of PyScript that the client uses. */

interface Settings {
  interpreter: string;
}

interface TableWorker extends Worker {
  sync: {
    handle: (event: string) => Promise<string>;
    busy: () => void;
  };
}

export const config: { py: Settings };
export const hooks: {
  main: { onWorker: Set<(wrap: unknown, worker: TableWorker) => void> };
  worker: { onBeforeRunAsync: Set<unknown> };
};
export function PyWorker(file: string, options: { async: boolean; config: Settings; version: string }): Promise<TableWorker>;
