/** What the scripts that run first leave for the modules. */
interface Window {
  /** What was tapped before the page listened; may be asked once. */
  earlyTaps: () => Element[];
  /** What the service worker said before the page listened; may be asked once. */
  earlyMessages: () => MessageEvent[];
  /** Is that save of a game ("id revision") the latest in the database? */
  isLatest: (mark: string) => Promise<boolean>;
  /** What boot/after-first-paint.js leaves: the worker that it made, if it could, what that has said since, and whether it failed. */
  earlyWorker: {
    worker: Worker | null;
    said: { step?: string; comes?: true; alive?: string; lost?: true }[];
    failed: boolean;
  };
}
