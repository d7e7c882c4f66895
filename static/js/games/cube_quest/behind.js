// What has fallen beyond an edge that the eye does not look over stands behind the board: its parts are shown in the world
// under that. The cube itself keeps its place in the page, and with it the focus.

import { MAT } from "./shadows.js";
import { matrixWriter } from "./transforms.js";

/** @typedef {import("./stage.js").Shown} Shown */

/** A cube this many millimetres lower than the mat lies beside the board. */
const LOW = 2;

/** @param {ArrayLike<number>} pose @param {readonly number[]} eye where it is, in millimetres of CSS axes */
export function isBehind(pose, eye) {
  if ((pose[2] ?? 0) > -LOW) return false;
  return isBeyond(pose[0] ?? 0, eye[0] ?? 0, MAT.x) || isBeyond(-(pose[1] ?? 0), eye[1] ?? 0, MAT.y);
}

/** @param {number} place @param {number} eye @param {number} edge */
function isBeyond(place, eye, edge) {
  return (place > edge && eye < edge) || (place < -edge && eye > -edge);
}

/** How deep the table lies, and how far from its middle a cube's foot is at most, in millimetres. */
const DEEP = 30;
const FOOT = 11;

/** Does the board hide a part of a cube that lies there on the table? @param {ArrayLike<number>} spot @param {readonly number[]} eye as above */
export function isCovered(spot, eye) {
  const high = eye[2] ?? 0;
  return covers(spot[0] ?? 0, eye[0] ?? 0, MAT.x, high) || covers(-(spot[1] ?? 0), eye[1] ?? 0, MAT.y, high);
}

/** @param {number} place @param {number} eye @param {number} edge @param {number} high */
function covers(place, eye, edge, high) {
  const [far, before] = [Math.abs(place), place < 0 ? -eye : eye];
  if (far <= edge || before >= edge) return false;
  const part = (far - FOOT - edge) / (far - FOOT - before);
  return part * (high + DEEP) < DEEP; // so high over the table the line of sight to its foot passes the edge
}

/** @param {Shown} shown @param {Element | null} low the world under the board */
export function sink(shown, low) {
  if (shown.low || !low) return;
  const { element, parts } = shown;
  const stand = document.createElement("div");
  stand.className = element.className;
  stand.append(parts.root);
  low.append(stand);
  shown.low = stand;
  shown.write = matrixWriter(stand);
}

/** Back into its own world. @param {Shown} shown */
export function rise(shown) {
  if (!shown.low) return;
  shown.element.append(shown.parts.root);
  shown.low.remove();
  shown.low = null;
  shown.write = matrixWriter(shown.element);
}
