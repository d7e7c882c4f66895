// Makes what a cube is seen as: six round plates, each under a veil of shade, over a body that is a little smaller.
// The body has three planes, for no more than three of its sides are ever seen: each is put where the eye is.

/**
 * @typedef {object} Parts
 * @property {HTMLElement} root
 * @property {readonly HTMLElement[]} plates faces 1 to 6
 * @property {readonly HTMLElement[]} bodies by axis
 */

/** By axis: its face with the positive and with the negative normal. */
export const FACES = [
  [1, 4],
  [3, 2],
  [0, 5],
];
/** Where the planes of the body lie, by the face that they are under; in pixels of the scene from the middle. */
const DEEP = 27.6;
const TURNS = ["", "rotateY(90deg)", "rotateX(90deg)", "rotateX(-90deg)", "rotateY(-90deg)", "rotateX(180deg)"];
const UNDER = TURNS.map((turn) => `${turn} translateZ(${DEEP}px)`);

const made = document.createElement("template");
made.innerHTML = `${"<i></i>".repeat(6)}${"<s></s>".repeat(3)}`;

/** The parts of a cube, made anew. @param {HTMLElement} cube @returns {Parts} */
export function partsOf(cube) {
  const root = /** @type {HTMLElement} */ (cube.querySelector("b") ?? cube);
  root.replaceChildren(made.content.cloneNode(true));
  const plates = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("i")]);
  for (const face of root.dataset.dim ?? "") plates[Number(face) - 1]?.classList.add("d");
  return {
    root,
    plates,
    bodies: /** @type {HTMLElement[]} */ ([...root.querySelectorAll("s")]),
  };
}

/** Puts a plane of the body under a face. @param {HTMLElement | undefined} body @param {number} axis @param {number} side */
export function turnBody(body, axis, side) {
  const face = FACES[axis]?.[side > 0 ? 0 : 1] ?? 0;
  if (body) body.style.transform = UNDER[face] ?? "";
}
