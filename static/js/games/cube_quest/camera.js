// Says where the camera sees a point of space, and what lies under the finger.
// Lengths are in millimetres, what is seen is in CSS pixels from the upper left corner of the arena.

import { EDGE, PX } from "./pose.js";

/**
 * What the viewer has chosen: degrees tipped back and turned, how much closer, and how far moved about in pixels.
 * @typedef {{tilt: number, turn: number, zoom: number, x: number, y: number}} Look
 * @typedef {{width: number, height: number}} Box
 * @typedef {{scale: number, x: number, y: number, sinTilt: number, cosTilt: number, sinTurn: number, cosTurn: number}} View
 */

const ASLANT = { least: 27, most: 42 };
const LOWEST = 62;
const CLOSEST = 5;
/** How far away the eye is, in millimetres of the board: it is as far from a small picture as from a large one. */
export const EYE = 1500;
const HALF_WIDTH = 200;
const HALF_LENGTH = 300;
/** The board may stand out so much at the sides: only its near corners do. */
const BLEED = 1.07;
/** Room above and below, in millimetres: for the rim, and for towers at the far end. */
const HEADROOM = 2.2 * EDGE;

/**
 * The look to begin with: tipped back as far as it must be for the board to fill the width of its box.
 * @param {Box} box @returns {Look}
 */
export function firstLook(box) {
  const look = { tilt: ASLANT.least, turn: 0, zoom: 1, x: 0, y: 0 };
  const { least, most } = ASLANT;
  const scale = (/** @type {number} */ tilt) => viewOf({ ...look, tilt }, 0, box).scale;
  for (let tilt = least + 1; tilt <= most; tilt += 1) if (scale(tilt) >= scale(look.tilt) - 1e-9) look.tilt = tilt;
  return look;
}

/**
 * The view of a look; with a zoom of 1 the board fits into its box.
 * @param {Look} look @param {number} side the colour that sits below @param {Box} box @returns {View}
 */
export function viewOf(look, side, box) {
  const [tilt, turn] = [(look.tilt * Math.PI) / 180, ((look.turn + 180 * side) * Math.PI) / 180];
  const angles = { sinTilt: Math.sin(tilt), cosTilt: Math.cos(tilt), sinTurn: Math.sin(turn), cosTurn: Math.cos(turn) };
  const one = { scale: 1, x: 0, y: 0, ...angles };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const x of [-HALF_WIDTH, HALF_WIDTH])
    for (const y of [-HALF_LENGTH, HALF_LENGTH])
      for (const z of [-EDGE, HEADROOM]) {
        const seen = seenAt(one, x, y, z);
        if (z < 0) [left, right] = [Math.min(left, seen.x), Math.max(right, seen.x)];
        if (z < 0 || seen.y < 0) [top, bottom] = [Math.min(top, seen.y), Math.max(bottom, seen.y)];
      }
  const fit = Math.max(0.05, Math.min((box.width * BLEED) / (right - left), box.height / (bottom - top)));
  const scale = fit * look.zoom;
  return {
    scale,
    x: box.width / 2 + look.x - (scale * (left + right)) / 2,
    y: box.height / 2 + look.y - (scale * (top + bottom)) / 2,
    ...angles,
  };
}

/** Where a point is seen. @param {View} view @param {number} x @param {number} y @param {number} z */
export function seenAt(view, x, y, z) {
  const across = x * view.cosTurn + y * view.sinTurn;
  const down = x * view.sinTurn - y * view.cosTurn;
  const near = down * view.sinTilt + z * view.cosTilt;
  const part = (view.scale * EYE) / (EYE - near);
  return { x: view.x + across * part, y: view.y + (down * view.cosTilt - z * view.sinTilt) * part };
}

/** The point at a height over the mat that is seen there. @param {View} view @param {number} px @param {number} py @param {number} z */
export function pointAt(view, px, py, z = 0) {
  const [u, v] = [(px - view.x) / view.scale, (py - view.y) / view.scale];
  const steep = Math.max(0.12, view.cosTilt + (v * view.sinTilt) / EYE);
  const down = ((v * (EYE - z * view.cosTilt)) / EYE + z * view.sinTilt) / steep;
  const near = down * view.sinTilt + z * view.cosTilt;
  const across = (u * (EYE - near)) / EYE;
  return { x: across * view.cosTurn + down * view.sinTurn, y: across * view.sinTurn - down * view.cosTurn };
}

/** The styles of the scene and of what holds it. @param {View} view @param {Look} look @param {number} side */
export function stylesOf(view, look, side) {
  const size = (view.scale / PX).toFixed(5);
  return {
    perspective: `${(view.scale * EYE).toFixed(1)}px`,
    origin: `${view.x.toFixed(2)}px ${view.y.toFixed(2)}px`,
    transform:
      `translate3d(${view.x.toFixed(2)}px,${view.y.toFixed(2)}px,0) rotateX(${look.tilt.toFixed(2)}deg) ` +
      `rotateZ(${(look.turn + 180 * side).toFixed(2)}deg) scale3d(${size},${size},${size})`,
  };
}

/** A look that can be: the board never leaves its box altogether. @param {Look} look @param {Box} box @returns {Look} */
export function within(look, box) {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom));
  const [most, high] = [(box.width * (zoom - 1)) / 2 + 1, (box.height * (zoom - 1)) / 2 + 1];
  const turn = ((((look.turn + 180) % 360) + 360) % 360) - 180;
  return {
    tilt: Math.min(LOWEST, Math.max(0, look.tilt)),
    turn,
    zoom,
    x: zoom > 1 ? Math.min(most, Math.max(-most, look.x)) : 0,
    y: zoom > 1 ? Math.min(high, Math.max(-high, look.y)) : 0,
  };
}

/** Closer or farther about a point of the picture. @param {Look} look @param {number} factor @param {{x: number, y: number}} about @param {Box} box */
export function zoomed(look, factor, about, box) {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom * factor));
  const grown = zoom / look.zoom;
  const [x, y] = [about.x - box.width / 2, about.y - box.height / 2];
  return within({ ...look, zoom, x: x - (x - look.x) * grown, y: y - (y - look.y) * grown }, box);
}
