// Writes transforms at every frame.
// As numbers where the browser takes numbers (CSS Typed OM), which it need not write out and read again; else as text.

import { matrixOf, PX } from "./pose.js";

/**
 * @callback WriteMatrix shows an element in a pose
 * @param {ArrayLike<number>} pose @param {Float64Array} turn as pose.js `turnOf` gives it @param {number} size 1 is a cube's own
 * @param {boolean} moves is it one frame of many, so that whole pixels of the scene will do?
 * @returns {void}
 *
 * @callback WritePlane shows a level element: where its x and its y axis point, and its place in pixels of the scene
 * @param {number} a @param {number} b @param {number} c @param {number} d @param {number} x @param {number} y @param {number} z
 * @returns {void}
 */

const TAKES_NUMBERS = typeof CSSMatrixComponent === "function" && typeof CSSTransformValue === "function";

/** @param {HTMLElement} element @returns {WriteMatrix} */
export function matrixWriter(element) {
  if (!TAKES_NUMBERS)
    return (pose, turn, size, moves) => {
      element.style.transform = matrixOf(pose, turn, size, moves ? 1 : 10);
    };
  const part = new CSSMatrixComponent(new DOMMatrix(), { is2D: false });
  const value = new CSSTransformValue([part]);
  const styles = element.attributeStyleMap;
  const { matrix } = part;
  return (pose, turn, size) => {
    matrix.m11 = (turn[0] ?? 0) * size;
    matrix.m12 = (turn[1] ?? 0) * size;
    matrix.m13 = (turn[2] ?? 0) * size;
    matrix.m21 = (turn[3] ?? 0) * size;
    matrix.m22 = (turn[4] ?? 0) * size;
    matrix.m23 = (turn[5] ?? 0) * size;
    matrix.m31 = (turn[6] ?? 0) * size;
    matrix.m32 = (turn[7] ?? 0) * size;
    matrix.m33 = (turn[8] ?? 0) * size;
    matrix.m41 = (pose[0] ?? 0) * PX;
    matrix.m42 = (pose[1] ?? 0) * -PX;
    matrix.m43 = (pose[2] ?? 0) * PX;
    styles.set("transform", value);
  };
}

/** @param {HTMLElement} element @returns {WritePlane} */
export function planeWriter(element) {
  if (!TAKES_NUMBERS)
    return (a, b, c, d, x, y, z) => {
      const [p, q, r, s] = [a, b, c, d].map((value) => Math.round(value * 100) / 100);
      const [right, down, up] = [x, y, z].map((value) => Math.round(value * 10) / 10);
      element.style.transform = `matrix3d(${p},${q},0,0,${r},${s},0,0,0,0,1,0,${right},${down},${up},1)`;
    };
  const part = new CSSMatrixComponent(new DOMMatrix(), { is2D: false });
  const value = new CSSTransformValue([part]);
  const styles = element.attributeStyleMap;
  const { matrix } = part;
  return (a, b, c, d, x, y, z) => {
    matrix.m11 = a;
    matrix.m12 = b;
    matrix.m21 = c;
    matrix.m22 = d;
    matrix.m41 = x;
    matrix.m42 = y;
    matrix.m43 = z;
    styles.set("transform", value);
  };
}
