// Writes transforms at every frame.
// As numbers where the browser takes numbers (CSS Typed OM), which it need not write out and read again; else as text.

import { matrixOf, PX } from "./pose.js";

/**
 * @callback WriteMatrix shows an element in a pose
 * @param {ArrayLike<number>} pose @param {Float64Array} turn as pose.js `turnOf` gives it @param {number} size 1 is a cube's own
 * @param {boolean} moves is it one frame of many, so that whole pixels of the scene will do?
 * @returns {void}
 *
 * @callback WriteFlat shows a flat element beside its place, in pixels of the scene
 * @param {number} right @param {number} down @param {number} size
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

/** @param {HTMLElement} element @returns {WriteFlat} */
export function flatWriter(element) {
  if (!TAKES_NUMBERS)
    return (right, down, size) => {
      element.style.transform = `translate(${right}px,${down}px) scale(${size})`;
    };
  const [x, y, scale] = [CSS.px(0), CSS.px(0), CSS.number(1)];
  const value = new CSSTransformValue([new CSSTranslate(x, y), new CSSScale(scale, scale)]);
  const styles = element.attributeStyleMap;
  return (right, down, size) => {
    x.value = right;
    y.value = down;
    scale.value = size;
    styles.set("transform", value);
  };
}
