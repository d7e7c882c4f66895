// Tells what a finger on the arena does: pull a cube back, carry it, move the camera, or tap.
// A tap that misses a small cube finds it, and one on the mat names the place.

import { Pull } from "./aim.js";
import { CubeArena } from "./arena.js";
import { moved, pointAt, seenAt, within, zoomed } from "./camera.js";
import { Carry } from "./carry.js";
import { PACES } from "./springs.js";

/** @typedef {import("../../../types/bridge.js").Send} Send */
/** @typedef {{x: number, y: number}} Point */

const DRAG_PX = 8;
/** So near beside a cube a finger means it. */
const NEAR_PX = 22;
/** So near the cube that is chosen already a finger pulls that. */
const CHOSEN_PX = 48;
/** A finger that is back so soon where it has tapped a cube means that cube, though the camera has set out; later it means what it sees. */
const BACK_MS = 500;
/** A finger that rests so long on a cube brings the camera behind it; one that pulls at once does not wait for that. */
const RESTS_MS = 160;
/** Within this the answer to a tap shows what it has picked. */
const ANSWERED_MS = 400;
/** As close as the camera comes by itself and a little more, a finger on the mat moves the board, and does not turn it. */
const CLOSER = 1.02;
const TURN = 0.35;
const TIP = 0.3;
const WHEEL = 0.0015;

/** @type {Map<number, Point>} */
const fingers = new Map();
/** @type {CubeArena | null} */
let held = null;
/** @type {HTMLElement | null} */
let cube = null;
/** @type {Pull | Carry | null} */
let gesture = null;
/** @type {Point} */
let begun = { x: 0, y: 0 };
let dragged = false;
let resting = 0;
/** A cube that a finger has rested on and let go: the click that follows means it, though the camera has moved it away. @type {HTMLElement | null} */
let rested = null;
/** Where and when a cube was tapped last, and which: the camera goes nearer to it then. @type {{at: Point, when: number, id: string} | null} */
let tapped = null;

/** @param {Send} send */
export function listenForPointers(send) {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", (event) => up(event, send));
  document.addEventListener("pointercancel", cancelled);
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("click", (event) => clicked(event, send), { capture: true });
  document.addEventListener("keydown", escaped, { capture: true });
  document.addEventListener("arena-flies", stop);
  addEventListener("blur", stop);
}

/** Escape takes a pull back, and nothing else with it. @param {KeyboardEvent} event */
function escaped(event) {
  if (event.key !== "Escape" || !gesture) return;
  event.preventDefault();
  event.stopPropagation();
  stop();
}

/** @param {Event} event */
function arenaUnder(event) {
  const found = event.target instanceof Element ? event.target.closest("cube-arena") : null;
  return found instanceof CubeArena && !isControl(event) ? found : null;
}

/** @param {Event} event */
function isControl(event) {
  return event.target instanceof Element && event.target.closest("[data-client], summary, .views") !== null;
}

/** @param {CubeArena} arena @param {{clientX: number, clientY: number}} event @returns {Point} */
function placeOf(arena, event) {
  const box = arena.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** The cube that a finger means: one that it can be, also where another hides it. @param {CubeArena} arena @param {Event} event @param {Point} at @param {string} which */
function cubeNear(arena, event, at, which) {
  const hit = event.target instanceof Element ? event.target.closest(".cube[data-part]") : null;
  if (hit instanceof HTMLElement && hit.matches(which)) return hit;
  const view = arena.view;
  let [best, nearest] = [/** @type {HTMLElement | null} */ (null), NEAR_PX];
  for (const { element, pose } of arena.stage.all) {
    if (!element.matches(which)) continue;
    const seen = seenAt(view, pose[0] ?? 0, pose[1] ?? 0, pose[2] ?? 0);
    const far = Math.hypot(seen.x - at.x, seen.y - at.y);
    if (far < nearest) [best, nearest] = [element, far];
  }
  return best;
}

/** The cube that was tapped there a moment ago. @param {CubeArena} arena @param {PointerEvent} event @param {Point} at */
function cubeTapped(arena, event, at) {
  if (!tapped || event.timeStamp - tapped.when > BACK_MS) return null;
  return Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) > NEAR_PX ? null : chosen(arena, tapped.id);
}

/** The cube that is chosen, for a finger near it. @param {CubeArena} arena @param {Point} at */
function cubeChosen(arena, at) {
  const element = chosen(arena, `cube-${(arena.dataset.aim ?? "").split(":")[0]}`);
  const [x = 0, y = 0, z = 0] = arena.stage.cube(Number(element?.dataset.cube))?.pose ?? [];
  const seen = seenAt(arena.view, x, y, z);
  return Math.hypot(seen.x - at.x, seen.y - at.y) <= CHOSEN_PX ? element : null;
}

/** @param {CubeArena} arena @param {string} id @returns {HTMLElement | null} the cube, if it can be pulled */
function chosen(arena, id) {
  return arena.querySelector(`[id="${id}"][data-flick]`);
}

/** @param {PointerEvent} event */
function down(event) {
  if (!fingers.size) dragged = false;
  rested = null;
  const arena = arenaUnder(event);
  if (!arena || event.button !== 0 || arena.hasAttribute("data-flying")) return;
  const at = placeOf(arena, event);
  fingers.set(event.pointerId, at);
  held = arena;
  if (fingers.size > 1) {
    stop();
    cube = null;
    return;
  }
  begun = at;
  cube = cubeTapped(arena, event, at) ?? cubeNear(arena, event, at, "[data-flick], [data-carry]") ?? cubeChosen(arena, at);
  if (cube?.dataset.flick !== undefined) resting = setTimeout(rests, RESTS_MS, arena, Number(cube.dataset.cube));
}

/** @param {CubeArena} arena @param {number} pressed */
function rests(arena, pressed) {
  arena.pressed = pressed;
  arena.ease(() => arena.frame(), PACES.aim);
}

/** The cube that a finger rests on, unless it is chosen: the camera stays behind that. */
function restedOn() {
  if (!held || !cube || held.pressed === null) return null;
  return held.dataset.aim?.startsWith(`${held.pressed}:`) ? null : cube;
}

/** No finger rests on a cube any more. @param {boolean} [stays] does the camera stay, for what has been let go flies? */
function restsNoLonger(stays = false) {
  clearTimeout(resting);
  const arena = held;
  if (!arena || arena.pressed === null) return;
  arena.pressed = null;
  if (!stays) setTimeout(() => arena.isConnected && arena.ease(() => arena.frame(), PACES.back), ANSWERED_MS);
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before || !held) return;
  const at = placeOf(held, event);
  if (!dragged && Math.hypot(at.x - begun.x, at.y - begun.y) < DRAG_PX) return;
  dragged = true;
  clearTimeout(resting);
  if (gesture) gesture.move(at);
  else if (cube) start(cube, at);
  else if (fingers.size > 1) pinch(held, event.pointerId, at);
  else drag(held, before, at);
  fingers.set(event.pointerId, at);
}

/** @param {HTMLElement} element @param {Point} at */
function start(element, at) {
  if (!held) return;
  if (element.dataset.carry === undefined) {
    held.hold();
    gesture = new Pull(held, element, begun);
  } else gesture = new Carry(held, element, begun);
  gesture.move(at);
}

/** @param {PointerEvent} event @param {Send} send */
function up(event, send) {
  if (!fingers.delete(event.pointerId)) return;
  const done = gesture;
  gesture = null;
  rested = done ? null : restedOn();
  const part = done?.end();
  restsNoLonger(Boolean(part));
  if (part) send({ do: "tap", arg: part });
  cube = null;
  if (!fingers.size) held = null;
}

/** @param {PointerEvent} event */
function cancelled(event) {
  if (!fingers.delete(event.pointerId)) return;
  stop();
  if (!fingers.size) held = null;
}

function stop() {
  restsNoLonger();
  gesture?.cancel();
  gesture = null;
  cube = null;
}

/** One finger moves a picture that is larger than its box, and turns and tips one that is not. @param {CubeArena} arena @param {Point} before @param {Point} at */
function drag(arena, before, at) {
  const { look, box } = arena;
  tapped = null;
  const [dx, dy] = [at.x - before.x, at.y - before.y];
  arena.look =
    look.zoom > CLOSER * arena.ownZoom
      ? moved(look, before, at, box)
      : within({ ...look, turn: look.turn - dx * TURN, tilt: look.tilt - dy * TIP });
}

/** Two fingers: closer, farther, about, and round. @param {CubeArena} arena @param {number} id @param {Point} at */
function pinch(arena, id, at) {
  const [a, b] = [...fingers.keys()];
  const [other] = [...fingers].filter(([finger]) => finger !== id && (finger === a || finger === b)).map(([, point]) => point);
  const before = fingers.get(id);
  if (!other || !before) return;
  const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)];
  const turned = Math.atan2(at.y - other.y, at.x - other.x) - Math.atan2(before.y - other.y, before.x - other.x);
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  let look = was > 0 ? zoomed(arena.look, is / was, middle, arena.box) : arena.look;
  const turn = (((((turned * 180) / Math.PI + 540) % 360) + 360) % 360) - 180;
  look = { ...look, turn: look.turn + turn };
  const from = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  arena.look = moved(look, from, middle, arena.box);
}

/** @param {WheelEvent} event */
function wheel(event) {
  const arena = arenaUnder(event);
  if (!arena) return;
  event.preventDefault();
  arena.look = zoomed(arena.look, Math.exp(-event.deltaY * WHEEL), placeOf(arena, event), arena.box);
}

/** @param {MouseEvent} event @param {Send} send */
function clicked(event, send) {
  const arena = arenaUnder(event);
  if (!arena || event.detail === 0) return; // Keys and screen readers hit what they mean.
  tapped = null;
  if (dragged) {
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  const at = placeOf(arena, event);
  const hit = event.target instanceof Element ? event.target.closest("[data-part]") : null;
  if (hit && (!rested || hit === rested)) {
    tapped = { at, when: event.timeStamp, id: hit.id };
    return;
  }
  const near = rested ?? cubeNear(arena, event, at, ".cube[data-part]");
  if (near) {
    event.stopPropagation();
    tapped = { at, when: event.timeStamp, id: near.id };
    send({ do: "tap", arg: near.dataset.part ?? "" });
  } else if (arena.dataset.places !== undefined) {
    const on = pointAt(arena.view, at.x, at.y);
    if (Math.abs(on.x) <= 200 && Math.abs(on.y) <= 300)
      send({ do: "tap", arg: `at:${Math.round(on.x * 10)}:${Math.round(on.y * 10)}` });
  }
}
