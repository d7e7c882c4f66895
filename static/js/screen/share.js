// Copies, shares and downloads.
// Copying and sharing take the older way where the newer is not there, and answer what came of it.

/** What a click has begun to copy; its text is still to come. @type {{fill: (text: string) => void, copied: Promise<boolean>} | null} */
let begun = null;

/** Begins to copy what Python has yet to say: WebKit copies only what a click has begun. */
export function beginCopying() {
  begun = null;
  if (!navigator.clipboard?.write || !window.ClipboardItem) return;
  /** @type {(text: string) => void} */
  let fill = () => {};
  const text = new Promise((/** @type {(text: string) => void} */ resolve) => {
    fill = resolve;
  });
  // As a blob: older browsers take no string.
  const item = new ClipboardItem({ "text/plain": text.then((words) => new Blob([words], { type: "text/plain" })) });
  const copied = navigator.clipboard.write([item]).then(
    () => true,
    () => false,
  );
  begun = { fill, copied };
}

/** @param {string} text @returns {Promise<"copied" | "copy-failed">} */
export async function copy(text) {
  const asked = begun;
  begun = null;
  asked?.fill(text);
  return (await asked?.copied) ? "copied" : copyNow(text);
}

/** @param {string} text @returns {Promise<"copied" | "copy-failed">} */
async function copyNow(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copyBySelecting(text) ? "copied" : "copy-failed";
  }
}

/** @param {string} text */
function copyBySelecting(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.className = "for-ears";
  field.value = text;
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}

/** @param {{title?: string, url?: string, text?: string}} what @returns {Promise<string>} */
export async function share({ title, url, text }) {
  const whole = url === undefined ? undefined : new URL(url, location.href).href;
  const data = { ...(title && { title }), ...(text && { text }), ...(whole && { url: whole }) };
  if (!navigator.canShare?.(data)) return copy(whole ?? text ?? "");
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "share-cancelled";
    return (await copy(whole ?? text ?? "")) === "copied" ? "copied" : "share-failed";
  }
}

/** Gives something to the person as a file. @param {string} name @param {BlobPart} content @param {string} [type] */
export function download(name, content, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
