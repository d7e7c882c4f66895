// Draws a text as a code that cameras read: dark on light in either theme, with the quiet edge that they look for.

import encodeQR from "qr";

const SVG = "http://www.w3.org/2000/svg";
/** In modules, as ISO/IEC 18004 asks for it. */
const QUIET = 4;

/** @param {string} text @returns {SVGElement} */
export function codeOf(text) {
  const rows = encodeQR(text, "raw", { ecc: "low", border: QUIET });
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join(""));
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `0 0 ${rows.length} ${rows.length}`);
  picture.setAttribute("shape-rendering", "crispEdges");
  picture.append(path);
  return picture;
}
