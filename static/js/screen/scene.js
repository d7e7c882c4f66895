// What the motions of the stage find and put in the picture: its parts by their ids, where they are, what is laid over it.

/** @typedef {(element: Element, frames: Keyframe[] | PropertyIndexedKeyframes, timing: KeyframeAnimationOptions) => void} Move */
/** @typedef {{board: Element, next: ParentNode, move: Move}} Scene */
/** @typedef {{x: number, y: number}} Point */

/** The layer above everything. */
export const ABOVE = ".camera";
const SVG = "http://www.w3.org/2000/svg";

/** Where it is put: by the attribute of a picture's part. @param {Element} element */
export function where(element) {
  const matrix = element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix : null;
  return { x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
}

/** @param {Element} element */
export function scaleOf(element) {
  return (element instanceof SVGGraphicsElement && element.transform.baseVal.consolidate()?.matrix.a) || 1;
}

/** @param {Element} element @param {Point} at */
export function place(element, { x, y }) {
  element.setAttribute("transform", `translate(${x} ${y})`);
}

/** @param {Point} at */
export function put({ x, y }) {
  return `translate(${x}px, ${y}px)`;
}

/** A change about the middle of a part. @param {Element} element @param {string} how */
export function about(element, how) {
  const { x, y, width, height } = element instanceof SVGGraphicsElement ? element.getBBox() : new DOMRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return `translate(${across}px, ${down}px) ${how} translate(${-across}px, ${-down}px)`;
}

/** @param {Point} one @param {Point} other */
export function plus(one, other) {
  return { x: one.x + other.x, y: one.y + other.y };
}

/** @param {string[]} ids @param {ParentNode} within */
export function found(ids, within) {
  return ids.flatMap((id) => within.querySelector(`#${id}`) ?? []);
}

/** @param {Element[]} elements */
export function remove(elements) {
  for (const element of elements) element.remove();
}

/** What is new, out of the picture to come, put beside its like. @param {string} id @param {Element} board @param {ParentNode} next */
export function taken(id, board, next) {
  const there = id ? board.querySelector(`#${id}`) : null;
  const picture = id && !there ? next.querySelector(`#board #${id}`) : null;
  if (!picture) return there;
  const element = /** @type {Element} */ (document.importNode(picture, true));
  const kind = picture.parentElement?.getAttribute("class");
  ((kind && board.querySelector(`.${kind}`)) || board).append(element);
  return element;
}

/** @param {string[]} ids @param {Scene} scene */
export function change(ids, { board, next }) {
  for (const element of found(ids, board)) {
    const picture = next.querySelector(`#board #${element.id}`);
    if (picture) element.replaceChildren(...document.importNode(picture, true).childNodes);
  }
}

/** Lays a picture over the board, among its pieces or above all. @param {string} html @param {Element} board */
export function lay(html, board, among = ".pieces") {
  const laid = document.createElementNS(SVG, "g");
  laid.innerHTML = html;
  (board.querySelector(among) ?? board).append(laid);
  return laid;
}

/** Takes it above all, over the dark too; what it returns puts it back. @param {Element} element @param {Element} board */
export function raise(element, board) {
  const [home, after] = [element.parentElement, element.nextSibling];
  board.querySelector(ABOVE)?.append(element);
  return () => home?.insertBefore(element, after);
}

/** A likeness of a thing that can leave where it lies; that is faint meanwhile. @param {HTMLElement} thing @param {DOMRect} at */
export function lifted(thing, { x, y, width, height }) {
  const likeness = /** @type {HTMLElement} */ (thing.cloneNode(true));
  likeness.removeAttribute("id");
  likeness.classList.add("flies");
  Object.assign(likeness.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(likeness);
  return likeness;
}
