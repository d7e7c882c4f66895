// Plays a flick back from its trajectory: at the display's own rate, and as slowly or as often as somebody likes.

import { rollOut } from "./captured-cube.js";
import { durationOf, farOf, isSound, knocksOf, movingOf, poseAt, traceOf } from "./flight-path.js";
import { isCalm, letGo } from "./glide.js";
import { POSE } from "./pose.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./stage.js").Shown} Shown */
/** @typedef {import("./flight-path.js").Flight} Flight */

const SLOWLY = 0.25;
/** How many faces get another light at a frame, at most: a few cubes are always right, and of many nobody sees it. */
const LIGHTS = { few: 8, many: 4 };
/** More moving cubes than so many are many. Their shadows follow by turns. */
const MANY = 16;
/** A cube that ends no farther away leaves no trace. */
const TRACED = 12;

/** The last flight, with its cubes as they looked. @type {{flight: Flight, looks: Map<number, HTMLElement>} | null} */
let last = null;
/** What is playing. @type {{arena: CubeArena, skip: () => void} | null} */
let playing = null;

/**
 * Plays a flight in an arena; resolved when it is over, was skipped or cannot be shown.
 * @param {Flight} flight @param {Element | null} arena @returns {Promise<void>}
 */
export async function playFlight(flight, arena) {
  playing?.skip();
  if (!isArena(arena) || !isSound(flight)) return;
  last = { flight, looks: looksOf(flight, arena) };
  document.documentElement.toggleAttribute("data-flown", true);
  await play(arena, flight, 1);
}

/** The last flight once more; then everything stands again where it stands. @param {CubeArena} arena @param {boolean} slowly */
export async function replay(arena, slowly) {
  playing?.skip();
  if (!last) return;
  const guests = invite(arena, last);
  await play(arena, last.flight, slowly ? SLOWLY : 1, guests);
  for (const [cube, guest] of guests) {
    guest.element.remove();
    arena.stage.drop(guest);
    guests.delete(cube);
  }
  for (const shown of arena.stage.all) shown.element.hidden = false;
  arena.update();
}

/** @param {Element | null} element @returns {element is CubeArena} */
function isArena(element) {
  return element?.localName === "cube-arena" && "stage" in element;
}

/** @param {Flight} flight @param {CubeArena} arena */
function looksOf({ cubes }, arena) {
  /** @type {Map<number, HTMLElement>} */
  const looks = new Map();
  for (const cube of cubes) {
    const element = arena.stage.cube(cube)?.element.cloneNode(true);
    if (!(element instanceof HTMLElement)) continue;
    for (const name of [
      "id",
      "role",
      "tabindex",
      "data-part",
      "data-cube",
      "data-flick",
      "data-carry",
      "aria-label",
      "aria-pressed",
      "data-pose",
    ])
      element.removeAttribute(name);
    element.setAttribute("aria-hidden", "true");
    looks.set(cube, element);
  }
  return looks;
}

/** Cubes of the last flight that are no longer there come back for its sake. @param {CubeArena} arena @param {NonNullable<typeof last>} what */
function invite(arena, { flight, looks }) {
  /** @type {Map<number, Shown>} */
  const guests = new Map();
  const taking = new Set(flight.cubes);
  for (const shown of arena.stage.all) shown.element.hidden = !taking.has(Number(shown.element.dataset.cube));
  for (const cube of flight.cubes) {
    const look = looks.get(cube);
    if (arena.stage.cube(cube) || !look) continue;
    const element = /** @type {HTMLElement} */ (look.cloneNode(true));
    arena.querySelector(".flown")?.append(element);
    guests.set(cube, arena.stage.add(element, true));
  }
  return guests;
}

/** @param {CubeArena} arena @param {Flight} flight @param {number} speed @param {Map<number, Shown>} [guests] */
async function play(arena, flight, speed, guests = new Map()) {
  const cast = flight.cubes.map((cube) => arena.stage.cube(cube) ?? guests.get(cube) ?? null);
  const over = new AbortController();
  const mine = { arena, skip: () => over.abort() };
  playing = mine;
  arena.busy += 1;
  arena.toggleAttribute("data-flying", true);
  const skip = skipOn(arena, mine.skip);
  for (const shown of cast) if (shown) letGo(shown);
  try {
    if (!isCalm()) await fly(arena, flight, cast, speed, over.signal);
    end(arena, flight, cast);
    trace(arena, flight);
    for (const roll of flight.rolls ?? []) {
      const shown = cast[flight.cubes.indexOf(roll.cube)];
      if (shown) await rollOut(arena, shown, roll, isCalm(), over.signal);
    }
  } finally {
    skip();
    arena.busy -= 1;
    arena.removeAttribute("data-flying");
    if (playing === mine) playing = null;
  }
}

/** @param {CubeArena} arena @param {() => void} skip @returns {() => void} ends it */
function skipOn(arena, skip) {
  const done = new AbortController();
  const { signal } = done;
  const caught = (/** @type {Event} */ event) => {
    if (event instanceof KeyboardEvent && !["Escape", "Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  };
  arena.addEventListener("click", caught, { signal, capture: true });
  document.addEventListener("keydown", caught, { signal, capture: true });
  arena.addEventListener("arena-left", skip, { signal });
  return () => done.abort();
}

/**
 * @param {CubeArena} arena @param {Flight} flight @param {(Shown | null)[]} cast @param {number} speed @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function fly(arena, flight, cast, speed, signal) {
  const whole = durationOf(flight);
  const rate = flight.rate ?? 60;
  const moving = cast.map((_, index) => movingOf(flight, index));
  const [starts, stops] = [moving.map(([first]) => first / rate), moving.map(([, last]) => last / rate)];
  const pose = new Float64Array(POSE);
  const atRest = cast.map((shown, index) => {
    if (shown) {
      poseAt(flight, index, 0, pose);
      arena.stage.put(shown, pose);
    }
    return false;
  });
  let begun = 0;
  let next = 0;
  let count = 0;
  const knocks = knocksOf(flight);
  const many = moving.filter(([first, last]) => last > first).length > MANY;
  return new Promise((resolve) => {
    const step = (/** @type {number} */ now) => {
      begun ||= now;
      count += 1;
      const seconds = ((now - begun) / 1000) * speed;
      if (signal.aborted || seconds >= whole) return resolve();
      for (let index = 0; index < cast.length; index += 1) {
        const shown = cast[index];
        if (!shown || seconds < (starts[index] ?? 0) || atRest[index]) continue;
        atRest[index] = seconds >= (stops[index] ?? 0);
        poseAt(flight, index, seconds, pose);
        const casts = !many || atRest[index] || (index + count) % 3 === 0;
        arena.stage.put(shown, pose, { light: atRest[index] ? "all" : "kept", whole: true, casts });
      }
      for (let knock = knocks[0]; knock && knock.seconds <= seconds; knock = knocks[0]) {
        knocks.shift();
        arena.dispatchEvent(new CustomEvent("arena-knock", { bubbles: true, detail: knock.loud ? "knock" : "tick" }));
      }
      let lights = many ? LIGHTS.many : LIGHTS.few;
      for (let looked = 0; looked < cast.length && lights > 0; looked += 1) {
        next = (next + 1) % cast.length;
        const shown = cast[next];
        if (shown && !atRest[next] && seconds >= (starts[next] ?? 0)) lights -= arena.stage.light(shown);
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Everything where it ended. @param {CubeArena} arena @param {Flight} flight @param {(Shown | null)[]} cast */
function end(arena, flight, cast) {
  const pose = new Float64Array(POSE);
  cast.forEach((shown, index) => {
    if (!shown) return;
    poseAt(flight, index, durationOf(flight), pose);
    arena.stage.put(shown, pose);
  });
  arena.stage.settle();
}

/** The ways that cubes went stay on the mat until the next aim. @param {CubeArena} arena @param {Flight} flight */
function trace(arena, flight) {
  const calm = isCalm();
  arena.trace = flight.cubes
    .map((cube, index) => {
      const mine = cube === flight.flicked;
      if (!mine && (!calm || farOf(flight, index) < TRACED)) return "";
      return `<path class="flown-way${mine ? " mine" : ""}" d="${traceOf(flight, index)}"/>`;
    })
    .join("");
  arena.showAim();
}
