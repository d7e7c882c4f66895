// Files that the person gives, read as text.

/** @typedef {import("../types/bridge.js").TableEvent} TableEvent */

const MOST = 1_000_000;

/** @param {HTMLInputElement} field @returns {Promise<TableEvent | null>} */
export async function readFile(field) {
  const file = field.files?.[0];
  const what = field.dataset.file ?? "";
  if (!file) return null;
  const event = { ...(await fileEvent(what, file)), arg: field.dataset.arg ?? null };
  field.value = ""; // So that the same file can be given again.
  return event;
}

/** @param {string} what @param {File} file @returns {Promise<TableEvent>} */
export async function fileEvent(what, file) {
  const { name } = file;
  if (file.size > MOST) return { do: what, text: "", name: "error" };
  try {
    return { do: what, text: await file.text(), name };
  } catch {
    return { do: what, text: "", name: "error" };
  }
}
