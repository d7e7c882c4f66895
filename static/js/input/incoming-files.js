// Reads games that are handed to the app: a chosen file, a file opened with the app, a text shared to it.

/** @typedef {import("../../types/bridge.js").Send} Send */
/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */
/** @typedef {{setConsumer: (take: (launch: {files?: FileSystemFileHandle[]}) => void) => void}} LaunchQueue */

/** How large a file may be, in bytes: one with all games of a device is larger than one for a game. */
const MOST = { import: 60_000_000, wheel: 3_000_000, other: 1_000_000 };

/** @param {HTMLInputElement} field @returns {Promise<AppEvent | null>} */
export async function readFile(field) {
  const file = field.files?.[0];
  const what = field.dataset.file ?? "";
  if (!file) return null;
  const event = { ...(await fileEvent(what, file)), arg: field.dataset.arg ?? null };
  field.value = ""; // So that the same file can be given again.
  return event;
}

/** @param {string} what @param {File} file @returns {Promise<AppEvent>} */
async function fileEvent(what, file) {
  const { name } = file;
  if (file.size > (what === "import" || what === "wheel" ? MOST[what] : MOST.other)) return unread(what);
  try {
    return { do: what, text: what === "wheel" ? await inBase64(file) : await file.text(), name };
  } catch {
    return unread(what);
  }
}

/** @param {string} what @returns {AppEvent} */
const unread = (what) => ({ do: what, text: "", name: "error" });

/** What is no text, as one. @param {File} file @returns {Promise<string>} */
function inBase64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What comes from outside is brought in like a chosen file. @param {Send} send */
export function takeWhatIsGiven(send) {
  takeShared(send);
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (globalThis);
  if (launchQueue) takeOpened(launchQueue, send);
}

/** The manifest's share_target puts a shared text or link into the query, where it stays until Python has it. @param {Send} send */
function takeShared(send) {
  const query = new URLSearchParams(location.search);
  const text = query.get("record") || query.get("link");
  if (!text) return;
  const taken = () => history.replaceState(history.state, "", location.pathname + location.hash);
  send({ do: "import", text, given: true, taken });
}

/** The manifest's file_handlers. @param {LaunchQueue} queue @param {Send} send */
function takeOpened(queue, send) {
  queue.setConsumer(async ({ files = [] }) => {
    for (const handle of files) {
      const file = await handle.getFile().catch(() => null); // It may have been moved.
      send({ ...(file ? await fileEvent("import", file) : unread("import")), given: true });
    }
  });
}
