// Says where the camera sees a point of space, and what lies under the finger; and what the viewer makes of it by hand.
// Lengths are in millimetres, what is seen is in CSS pixels from the upper left corner of the arena.

import { bestTilt, focalOf, HALF_LENGTH, HALF_WIDTH, wholeBoard } from "./framing.js";
import { PX } from "./pose.js";

/**
 * What the viewer has chosen: degrees tipped back and turned, how much closer than the whole board, and how many millimetres
 * away from the middle of that, to the right and down.
 * @typedef {{tilt: number, turn: number, zoom: number, x: number, y: number}} Look
 * @typedef {import("./framing.js").Framing} Framing
 * @typedef {import("./framing.js").Box} Box
 * @typedef {{focal: number, far: number, scale: number, middle: {x: number, y: number}, at: {x: number, y: number, z: number},
 *   sinTilt: number, cosTilt: number, sinTurn: number, cosTurn: number}} View
 */

const LOWEST = 62;
const CLOSEST = 7;
/** Nothing is seen that is nearer to the eye. */
const NEAREST = 20;
const RAD = Math.PI / 180;

/** The look to begin with: the whole board. @param {Box} box @returns {Look} */
export function firstLook(box) {
  return { tilt: bestTilt(box), turn: 0, zoom: 1, x: 0, y: 0 };
}

/** Where the camera stands for a look. @param {Look} look @param {number} side the colour that sits below @param {Box} box @returns {Framing} */
export function framingOf({ tilt, turn, zoom, x, y }, side, box) {
  const whole = wholeBoard(box, { tilt, turn: turn + 180 * side });
  const [sin, cos] = [Math.sin(whole.turn * RAD), Math.cos(whole.turn * RAD)];
  return { ...whole, far: whole.far / zoom, x: whole.x + x * cos + y * sin, y: whole.y + x * sin - y * cos };
}

/** The look that shows what a camera sees, for a hand that goes on from there. @param {Framing} framing @param {number} side @param {Box} box @returns {Look} */
export function lookOf({ x, y, far, tilt, turn }, side, box) {
  const whole = wholeBoard(box, { tilt, turn });
  const [sin, cos] = [Math.sin(turn * RAD), Math.cos(turn * RAD)];
  const [dx, dy] = [x - whole.x, y - whole.y];
  return { tilt, turn: turn - 180 * side, zoom: whole.far / far, x: dx * cos + dy * sin, y: dx * sin - dy * cos };
}

/** @param {Framing} framing @param {Box} box @returns {View} */
export function viewOf({ x, y, z, far, tilt, turn }, box) {
  const focal = focalOf(box);
  return {
    focal,
    far,
    scale: focal / far,
    middle: { x: box.width / 2, y: box.height / 2 },
    at: { x, y, z },
    sinTilt: Math.sin(tilt * RAD),
    cosTilt: Math.cos(tilt * RAD),
    sinTurn: Math.sin(turn * RAD),
    cosTurn: Math.cos(turn * RAD),
  };
}

/** Where a point is seen, and how large a millimetre is there. @param {View} view @param {number} x @param {number} y @param {number} z */
export function seenAt(view, x, y, z) {
  const [dx, dy, dz] = [x - view.at.x, y - view.at.y, z - view.at.z];
  const across = dx * view.cosTurn + dy * view.sinTurn;
  const down = dx * view.sinTurn - dy * view.cosTurn;
  const near = down * view.sinTilt + dz * view.cosTilt;
  const scale = view.focal / Math.max(NEAREST, view.far - near);
  return {
    x: view.middle.x + across * scale,
    y: view.middle.y + (down * view.cosTilt - dz * view.sinTilt) * scale,
    scale,
  };
}

/** The point at a height over the mat that is seen there. @param {View} view @param {number} px @param {number} py @param {number} z */
export function pointAt(view, px, py, z = 0) {
  const [u, v] = [(px - view.middle.x) / view.focal, (py - view.middle.y) / view.focal];
  const dz = z - view.at.z;
  const steep = Math.max(0.12, view.cosTilt + v * view.sinTilt);
  const down = (v * (view.far - dz * view.cosTilt) + dz * view.sinTilt) / steep;
  const across = u * (view.far - down * view.sinTilt - dz * view.cosTilt);
  return {
    x: view.at.x + across * view.cosTurn + down * view.sinTurn,
    y: view.at.y + across * view.sinTurn - down * view.cosTurn,
  };
}

/** Pixels: a cube whose middle is closer than this to the edge of the picture counts as out of sight. */
const EDGE_OF_SIGHT = 24;
/** Pixels: how far from the edge the camera then brings it. */
const MARGIN = 40;

/** Returns the framing, moved just enough to bring a place into sight. @param {Framing} framing @param {import("./framing.js").Spot} spot @param {Box} box @returns {Framing} */
export function inSight(framing, [x, y, z], box) {
  const view = viewOf(framing, box);
  const seen = seenAt(view, x, y, z);
  const isSeen = (/** @type {number} */ at, /** @type {number} */ size) => at >= EDGE_OF_SIGHT && at <= size - EDGE_OF_SIGHT;
  if (isSeen(seen.x, box.width) && isSeen(seen.y, box.height)) return framing;
  const wanted = (/** @type {number} */ at, /** @type {number} */ size) => Math.min(size - MARGIN, Math.max(MARGIN, at));
  const [px, py] = [wanted(seen.x, box.width), wanted(seen.y, box.height)];
  const on = pointAt(view, px, py, z);
  return { ...framing, x: framing.x + x - on.x, y: framing.y + y - on.y };
}

/** Where the eye is, in the scene's own axes: to the right, towards Red, up. @param {View} view */
export function eyeOf({ at, far, sinTilt, cosTilt, sinTurn, cosTurn }) {
  return [at.x + far * sinTilt * sinTurn, -at.y + far * sinTilt * cosTurn, at.z + far * cosTilt];
}

/** The styles of the scene and of what holds it. @param {View} view @param {Framing} framing @param {{x: number, y: number}} [shaken] in pixels */
export function stylesOf({ focal, middle }, { x, y, z, far, tilt, turn }, shaken = { x: 0, y: 0 }) {
  const px = (/** @type {number} */ value) => `${value.toFixed(2)}px`;
  return {
    perspective: `${focal}px`,
    origin: `${px(middle.x)} ${px(middle.y)}`,
    transform:
      `translate3d(${px(middle.x + shaken.x)},${px(middle.y + shaken.y)},${px(focal - far * PX)}) ` +
      `rotateX(${tilt.toFixed(2)}deg) rotateZ(${turn.toFixed(2)}deg) translate3d(${px(-x * PX)},${px(y * PX)},${px(-z * PX)})`,
  };
}

/** A look that can be: the board never leaves the picture altogether. @param {Look} look @returns {Look} */
export function within(look) {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom));
  const [most, high] = [2 * HALF_WIDTH * (1 - 1 / zoom), 1.4 * HALF_LENGTH * (1 - 1 / zoom)];
  return {
    tilt: Math.min(LOWEST, Math.max(0, look.tilt)),
    turn: ((((look.turn + 180) % 360) + 360) % 360) - 180,
    zoom,
    x: Math.min(most, Math.max(-most, look.x)),
    y: Math.min(high, Math.max(-high, look.y)),
  };
}

/** Moved so that what is seen at one place is seen at another. @param {Look} look @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {Box} box */
export function moved(look, from, to, box) {
  const view = viewOf(framingOf(look, 0, box), box);
  return within(shifted(look, pointAt(view, from.x, from.y), pointAt(view, to.x, to.y)));
}

/** Closer or farther about a place in the picture. @param {Look} look @param {number} factor @param {{x: number, y: number}} about @param {Box} box */
export function zoomed(look, factor, about, box) {
  const closer = { ...look, zoom: Math.min(CLOSEST, Math.max(1, look.zoom * factor)) };
  const [before, after] = [look, closer].map((one) => pointAt(viewOf(framingOf(one, 0, box), box), about.x, about.y));
  return within(before && after ? shifted(closer, before, after) : closer);
}

/** The board is moved as far as from one point of the mat to another. @param {Look} look @param {{x: number, y: number}} from @param {{x: number, y: number}} to @returns {Look} */
function shifted(look, from, to) {
  const [sin, cos] = [Math.sin(look.turn * RAD), Math.cos(look.turn * RAD)];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  return { ...look, x: look.x + dx * cos + dy * sin, y: look.y + dx * sin - dy * cos };
}
