/** What the scripts that run first leave for the modules. */
interface Window {
  /** What was tapped before the page listened; may be asked once. */
  earlyTaps: () => Element[];
  /** What worker-ahead.js leaves: the worker that it made, if it could, and what that has told since. */
  tableWorker: { worker: Worker | null; steps: string[] };
}
