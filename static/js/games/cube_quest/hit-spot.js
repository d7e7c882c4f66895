// Shows on the cube that is pulled back where a finger will hit it: around there, the farther off the stronger.

import { stepOf } from "./aim-numbers.js";
import { EDGE, PX } from "./pose.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./aim-numbers.js").Aim} Aim */

/** As the rules draw it (`as_fingers_do` in rules/flick_simulation.py): in hundredths of half an edge for each of the strength. */
const CAP = 60;
const ASIDE = 0.42;
const HIGH = 0.26;
const SPREAD = 0.12;
const MEANT = 0.08;
/** It is shown no smaller than this, in millimetres. */
const LEAST = 3.4;
/** And so much before the face, so that it lies on it. */
const BEFORE = 0.5;
const HUNDREDTH = EDGE / 2 / 100;

/** Where a flick hits, in millimetres: how far to the right of its way and above the middle, give or take how much. @param {Aim} aim */
export function hitOf({ power, height, lateral }) {
  const strength = Math.min(power, CAP);
  return {
    right: MEANT * lateral * HUNDREDTH,
    up: (MEANT * height + HIGH * strength) * HUNDREDTH,
    wide: ASIDE * strength * HUNDREDTH,
    high: SPREAD * strength * HUNDREDTH,
  };
}

/** @param {CubeArena} arena @param {Aim | null} aim null: it is shown no longer */
export function showHit(arena, aim) {
  const cube = aim?.power ? arena.stage.cube(aim.cube) : null;
  const shown = arena.querySelector(".hit-spot");
  if (!aim || !cube) {
    shown?.remove();
    return;
  }
  const spot = shown instanceof HTMLElement ? shown : document.createElement("i");
  if (!shown) {
    spot.className = "hit-spot";
    arena.querySelector(".flown")?.append(spot);
  }
  const { right, up, wide, high } = hitOf(aim);
  const { x, y } = stepOf(aim.direction);
  const [cx = 0, cy = 0, cz = 0] = cube.pose;
  const back = EDGE / 2 + BEFORE;
  const at = [cx - x * back + y * right, -(cy - y * back - x * right), cz + up].map((value) => (value * PX).toFixed(2));
  const [dx, dy] = [x.toFixed(4), y.toFixed(4)];
  spot.style.width = `${(PX * Math.max(LEAST, 2 * wide)).toFixed(1)}px`;
  spot.style.height = `${(PX * Math.max(LEAST, 2 * high)).toFixed(1)}px`;
  // It faces the player: right is to the right of the flick, down is down.
  spot.style.transform = `matrix3d(${dy},${dx},0,0,0,0,-1,0,${-Number(dx)},${dy},0,0,${at.join(",")},1) translate(-50%,-50%)`;
}
