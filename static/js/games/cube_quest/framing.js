// Finds where the camera stands: the nearest place from which all that is to be seen is in the free part of the picture.
// Lengths are in millimetres, angles in degrees.

import { EDGE } from "./pose.js";

/**
 * A point that is looked at, from how far, tipped how far from straight above and turned how far.
 * @typedef {{x: number, y: number, z: number, far: number, tilt: number, turn: number}} Framing
 * @typedef {{width: number, height: number}} Box
 * @typedef {{left: number, right: number, top: number, bottom: number}} Room pixels of the picture that are kept free
 * @typedef {readonly [number, number, number]} Spot
 */

const RAD = Math.PI / 180;
export const HALF_WIDTH = 200;
export const HALF_LENGTH = 300;
/** Towers at the far end are so high. */
const HEADROOM = 2.2 * EDGE;
/** How far the whole board is tipped, so as to be seen from as near as can be. */
const WHOLE = { least: 27, most: 46 };
/** The board may stand out so much at the sides: only its near corners do. */
const BLEED = 0.035;
/** A picture that is smaller than this, across or down, is that of a telephone. */
const SMALL = 560;
const NEAREST = 40;

/** The focal length in pixels: longer, it looks like a map; shorter, near cubes lean out at the sides. @param {Box} box */
export function focalOf({ width, height }) {
  return Math.max(120, Math.round(Math.min(1.75 * height, 2.75 * width)));
}

/**
 * The nearest framing from a direction that has all of this in sight.
 * @param {readonly Spot[]} spots @param {{tilt: number, turn: number}} angles @param {Box} box @param {Room} room
 * @param {{least: number, most: number}} scale how large what is looked at may be, in pixels a millimetre
 * @returns {Framing}
 */
export function framed(spots, { tilt, turn }, box, room, { least, most }) {
  const [sinTilt, cosTilt] = [Math.sin(tilt * RAD), Math.cos(tilt * RAD)];
  const [sinTurn, cosTurn] = [Math.sin(turn * RAD), Math.cos(turn * RAD)];
  let [left, right, up, down] = [Infinity, -Infinity, Infinity, -Infinity];
  // Numbers one by one, not in lists, for this runs at every frame of a flight.
  for (const spot of spots) {
    const across = spot[0] * cosTurn + spot[1] * sinTurn;
    const along = spot[0] * sinTurn - spot[1] * cosTurn;
    left = Math.min(left, across);
    right = Math.max(right, across);
    up = Math.min(up, along);
    down = Math.max(down, along);
  }
  const focal = focalOf(box);
  const [wide, tall] = [Math.max(40, box.width - room.left - room.right), Math.max(40, box.height - room.top - room.bottom)];
  const [closest, farthest] = [focal / most, focal / least];
  let [far, across, along] = [closest, (left + right) / 2, (up + down) / 2];
  for (let step = 0; step < 12; step += 1) {
    let x0 = Infinity;
    let x1 = -Infinity;
    let y0 = Infinity;
    let y1 = -Infinity;
    for (const spot of spots) {
      const d = spot[0] * sinTurn - spot[1] * cosTurn - along;
      const part = focal / Math.max(NEAREST, far - d * sinTilt - spot[2] * cosTilt);
      const x = (spot[0] * cosTurn + spot[1] * sinTurn - across) * part;
      const y = (d * cosTilt - spot[2] * sinTilt) * part;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
    const over = Math.max((x1 - x0) / wide, (y1 - y0) / tall);
    const scale = focal / far;
    across += ((x0 + x1) / 2 - (room.left - room.right) / 2) / scale;
    along += (((y0 + y1) / 2 - (room.top - room.bottom) / 2) / scale / Math.max(0.3, cosTilt)) * 0.8;
    far = Math.min(farthest, Math.max(closest, far * Math.min(1.5, Math.max(0.75, over))));
  }
  return { x: across * cosTurn + along * sinTurn, y: across * sinTurn - along * cosTurn, z: 0, far, tilt, turn };
}

/** @type {Spot[]} */
const CORNERS = [-HALF_WIDTH, HALF_WIDTH].flatMap((x) =>
  [-HALF_LENGTH, HALF_LENGTH].flatMap((y) => [/** @type {const} */ ([x, y, -EDGE]), /** @type {const} */ ([x, y, 0])]),
);

/** The whole board, from a direction. @param {Box} box @param {{tilt: number, turn: number}} angles @returns {Framing} */
export function wholeBoard(box, angles) {
  const [aside, above] = [-box.width * BLEED, HEADROOM * 0.35];
  return framed(CORNERS, angles, box, { left: aside, right: aside, top: above, bottom: 2 }, { least: 0.05, most: 4 });
}

/** How far the whole board is best tipped: so that it is nearest. @param {Box} box */
export function bestTilt(box) {
  let [best, nearest] = [WHOLE.least, Infinity];
  for (let tilt = WHOLE.least; tilt <= WHOLE.most; tilt += 1) {
    const { far } = wholeBoard(box, { tilt, turn: 0 });
    if (far < nearest - 1) [best, nearest] = [tilt, far];
  }
  return best;
}

/** @param {Box} box */
function isSmall({ width, height }) {
  return Math.min(width, height) < SMALL;
}

/**
 * The view for choosing a cube: the whole board, or on a small screen as near as all the player's cubes and what has come into the
 * player's territory allow; the enemy King too, unless some of the player's cubes would be too narrow then, and much wider without.
 * @param {readonly Spot[]} own their cubes @param {readonly Spot[]} intruders @param {readonly Spot[]} king the enemy's
 * @param {number} side the colour that sits below @param {Box} box @returns {Framing}
 */
export function idle(own, intruders, king, side, box) {
  if (!isSmall(box) || !own.length) return wholeBoard(box, { tilt: bestTilt(box), turn: 180 * side });
  const withKing = nearest([...own, ...intruders, ...king], own, side, box);
  const wide = narrowest(withKing, own, box);
  if (wide >= LEAST_IDLE) return withKing;
  const without = nearest([...own, ...intruders], own, side, box);
  return narrowest(without, own, box) > wide * KING_COSTS ? without : withKing;
}

/** @param {readonly Spot[]} spots @param {readonly Spot[]} own @param {number} side @param {Box} box @returns {Framing} */
function nearest(spots, own, side, box) {
  const room = { least: 0.05, most: MOST_IDLE / EDGE };
  let [best, least] = [wholeBoard(box, { tilt: bestTilt(box), turn: 180 * side }), Infinity];
  for (const tilt of IDLE_TILTS) {
    const framing = framed(spots, { tilt, turn: 180 * side }, box, IDLE_ROOM, room);
    const far = framing.far - Math.min(...nearnesses(framing, own));
    if (far < least * TIPPED_FOR) [best, least] = [framing, far];
  }
  return best;
}

/** How much nearer to the eye each of these is than what is looked at, in millimetres. @param {Framing} framing @param {readonly Spot[]} spots */
function nearnesses({ x, y, tilt, turn }, spots) {
  const [sinTurn, cosTurn] = [Math.sin(turn * RAD), Math.cos(turn * RAD)];
  const [sinTilt, cosTilt] = [Math.sin(tilt * RAD), Math.cos(tilt * RAD)];
  return spots.map((spot) => ((spot[0] - x) * sinTurn - (spot[1] - y) * cosTurn) * sinTilt + spot[2] * cosTilt);
}

/** How wide the narrowest of these cubes is, in pixels. @param {Framing} framing @param {readonly Spot[]} own @param {Box} box */
function narrowest(framing, own, box) {
  return (EDGE * focalOf(box)) / (framing.far - Math.min(...nearnesses(framing, own)));
}

/** A flatter view shows the board less well: it is taken only if it brings the player's cubes this much nearer. */
const IDLE_TILTS = [42, 46, 50, 54, 58];
const TIPPED_FOR = 0.985;
const IDLE_ROOM = { left: 10, right: 10, top: 18, bottom: 12 };
/** No cube need be wider than this to be chosen, in pixels. */
const MOST_IDLE = 31;
/** The enemy King is left out only if with him a cube would be narrower than this, and so many times as wide without. */
const LEAST_IDLE = 13;
const KING_COSTS = 1.16;

const HALF_TILT = 36;
/** On a small screen at least so much of its width is shown; a finger moves the picture to the rest. */
const MIDDLE = 122;

/** The half of a colour, for its set-up. @param {number} colour @param {readonly Spot[]} own what stands there @param {number} side @param {Box} box @returns {Framing} */
export function half(colour, own, side, box) {
  const [end, wide] = [colour ? HALF_LENGTH : -HALF_LENGTH, isSmall(box) ? MIDDLE : HALF_WIDTH];
  /** @type {Spot[]} */
  const corners = [-wide, wide].flatMap((x) => [/** @type {const} */ ([x, 0, 0]), /** @type {const} */ ([x, end, 0])]);
  const aside = -box.width * BLEED;
  const room = { left: aside, right: aside, top: 18, bottom: 8 };
  return framed([...corners, ...own], { tilt: HALF_TILT, turn: 180 * side }, box, room, { least: 0.05, most: 4 });
}

/** How far ahead of the shooter one looks who aims. */
const AHEAD = 62;
const AIM_TILT = 55;
/** How far the camera goes round with the aim, and how much of that. */
const AIM_TURN = { most: 40, part: 0.85 };
const AIM_SCALE = { least: 0.6, most: 3.1, across: 128, down: 125 };
/** So much of the picture is kept free of what is aimed at, and of the shooter below it. */
const AIM_ROOM = { side: 24, top: 26, bottom: 0.22 };

/** How far the way goes aside from straight ahead, as far as the camera goes round with it. @param {number} direction in tenths of a degree @param {number} side */
export function aside(direction, side) {
  const off = ((((direction / 10 - 90 - 180 * side + 180) % 360) + 360) % 360) - 180;
  return Math.max(-AIM_TURN.most, Math.min(AIM_TURN.most, off)) * AIM_TURN.part;
}

/**
 * Behind the shooter, which is in the lower third, with what it may meet above: as near as all of that allows, for the camera stands
 * still while a cube is pulled.
 * @param {Spot} shooter @param {readonly Spot[]} targets where it may go @param {number} direction @param {number} side @param {Box} box
 * @returns {Framing}
 */
export function behind([x, y, z], targets, direction, side, box) {
  const angle = (direction / 1800) * Math.PI;
  const scale = Math.min(AIM_SCALE.most, box.width / AIM_SCALE.across, box.height / AIM_SCALE.down);
  const turn = 180 * side + aside(direction, side);
  const close = {
    x: x + Math.cos(angle) * AHEAD,
    y: y + Math.sin(angle) * AHEAD,
    z: Math.max(0, z - EDGE / 2),
    far: focalOf(box) / scale + AHEAD * Math.sin(AIM_TILT * RAD),
    tilt: AIM_TILT,
    turn,
  };
  if (!targets.length) return close;
  const room = { left: AIM_ROOM.side, right: AIM_ROOM.side, top: AIM_ROOM.top, bottom: box.height * AIM_ROOM.bottom };
  const wide = framed([[x, y, z], ...targets], { tilt: AIM_TILT, turn }, box, room, { least: AIM_SCALE.least, most: scale });
  return wide.far > close.far ? wide : close;
}
