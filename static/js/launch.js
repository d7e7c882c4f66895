// A game handed to the app from outside: a file opened with it, or a text shared to it. Both are brought in like a chosen file.

import { fileEvent } from "./files.js";

/** @typedef {import("../types/bridge.js").Send} Send */
/** @typedef {{setConsumer: (take: (launch: {files?: FileSystemFileHandle[]}) => void) => void}} LaunchQueue */

/** @param {Send} send */
export function takeWhatIsGiven(send) {
  takeShared(send);
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (globalThis);
  if (launchQueue) takeOpened(launchQueue, send);
}

/** The manifest's share_target puts a shared text or link into the query. @param {Send} send */
function takeShared(send) {
  const query = new URLSearchParams(location.search);
  const text = query.get("record") || query.get("link");
  if (!text) return;
  history.replaceState(null, "", location.pathname + location.hash);
  send({ do: "import", text, given: true });
}

/** The manifest's file_handlers. @param {LaunchQueue} queue @param {Send} send */
function takeOpened(queue, send) {
  queue.setConsumer(async ({ files = [] }) => {
    for (const handle of files) send({ ...(await fileEvent("import", await handle.getFile())), given: true });
  });
}
