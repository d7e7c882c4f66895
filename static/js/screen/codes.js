// Puts a code where the screen asks for one; what draws it is loaded with the first.

export async function showCode() {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-code]"));
  const text = place?.dataset.code;
  if (!place || text === undefined || place.dataset.drawn === text) return;
  place.dataset.drawn = text;
  const drawing = await import("./qr-code.js").catch(() => null);
  if (drawing) place.replaceChildren(drawing.codeOf(text));
  else place.hidden = true; // The other ways are there.
}
