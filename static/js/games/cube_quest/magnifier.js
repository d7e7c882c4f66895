// Shows what a flick would meet from above and larger, in a corner away from the finger, where cubes are small under it.

import { firstContact, glideOf, stepOf } from "./aim-numbers.js";
import { seenAt } from "./camera.js";
import { EDGE, yawOf } from "./pose.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./aim-numbers.js").Aim} Aim */

/** A cube narrower than this on the screen is looked at through the lens. */
const SMALL_PX = 26;
/** Half of what the lens shows, in millimetres. */
const REACH = 46;

/** @param {CubeArena} arena @param {Aim | null} aim null: put it away @param {{x: number, y: number} | null} finger */
export function lensOn(arena, aim, finger) {
  const lens = arena.querySelector(".lens");
  if (!(lens instanceof SVGElement)) return;
  const cube = aim?.power ? arena.stage.cube(aim.cube) : null;
  if (
    !aim ||
    !cube ||
    !finger ||
    seenAt(arena.view, cube.pose[0] ?? 0, cube.pose[1] ?? 0, cube.pose[2] ?? 0).scale * EDGE > SMALL_PX
  ) {
    lens.toggleAttribute("data-shown", false);
    return;
  }
  const others = [...arena.stage.all].filter((one) => one !== cube && one.element.dataset.cube !== undefined);
  const { far } = firstContact(
    cube.pose,
    aim.direction,
    glideOf(aim.power),
    others.map(({ pose }) => pose),
  );
  const step = stepOf(aim.direction);
  const [x = 0, y = 0] = cube.pose;
  const end = { x: x + step.x * far, y: y + step.y * far };
  const flip = arena.side ? -1 : 1;
  const at = (/** @type {number} */ px, /** @type {number} */ py) =>
    `translate(${((px - end.x) * flip).toFixed(1)} ${((end.y - py) * flip).toFixed(1)})`;
  const squares = others
    .filter(({ pose }) => Math.hypot((pose[0] ?? 0) - end.x, (pose[1] ?? 0) - end.y) < REACH + EDGE)
    .map(({ pose, turn, element }) => {
      const turned = (yawOf(turn) + 180 * arena.side).toFixed(0);
      const place = `${at(pose[0] ?? 0, pose[1] ?? 0)} rotate(${turned}) scale(.25) translate(-32 -32)`;
      return `<use href="#${faceOf(element, turn)}" transform="${place}"/>`;
    });
  const way = `<path class="aim-way" d="M${(-step.x * far * flip).toFixed(1)} ${(step.y * far * flip).toFixed(1)}L0 0"/>`;
  const ghost = `<rect class="aim-ghost" x="-8" y="-8" width="16" height="16" rx="2.5" transform="rotate(${yawOf(cube.turn).toFixed(0)})"/>`;
  const seamAt = (end.y * flip).toFixed(1);
  const felt = `<path class="lens-${arena.side ? "r" : "b"}" d="M-60 ${seamAt}v-700h120v700z"/><path class="lens-${arena.side ? "b" : "r"}" d="M-60 ${seamAt}v700h120v-700z"/>`;
  const seam = `${felt}<path class="lens-seam" d="M-60 ${seamAt}H60"/>`;
  lens.innerHTML = `<g clip-path="url(#cq-lens)">${seam}${way}${squares.join("")}${ghost}</g><circle class="lens-rim" r="${REACH}"/>`;
  lens.toggleAttribute("data-shown", true);
  const { width, height } = arena.box;
  lens.toggleAttribute("data-left", finger.x > width / 2);
  lens.toggleAttribute("data-low", finger.y < height / 2 && height > 420);
}

/** The symbol of the face that a cube shows to the sky. @param {HTMLElement} element @param {Float64Array} turn */
function faceOf(element, turn) {
  const ups = [turn[8], turn[2], -(turn[5] ?? 0), turn[5], -(turn[2] ?? 0), -(turn[8] ?? 0)].map((up) => up ?? 0);
  const face = ups.indexOf(Math.max(...ups));
  const code = /k-(\w)/.exec(element.className)?.[1] ?? "G";
  const dark = element.children[face]?.classList.contains("d") ? "d" : "";
  return `cq-${element.classList.contains("r") ? "r" : "b"}${code}${dark}`;
}
