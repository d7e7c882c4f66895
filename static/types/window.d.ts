/** What the scripts that run first leave for the modules. */
interface Window {
  /** What was tapped before the page listened; may be asked once. */
  earlyTaps: () => Element[];
  /** What worker-ahead.js leaves: the worker it made (if it could), what that has told since, and how to make another. */
  tableWorker: { worker: Worker | null; steps: string[]; make: () => Worker };
}
