// Plays a flick back from its trajectory: at the display's own rate, and as slowly or as often as somebody likes.

import { hasLessMotion } from "../../screen/pacing.js";
import { during, rollOut } from "./captured-cube.js";
import { Director } from "./director.js";
import { durationOf, farOf, isSound, knocksOf, movingOf, poseAt, traceOf } from "./flight-path.js";
import { everyFrame } from "./frames.js";
import { letGo } from "./glide.js";
import { landed } from "./landing.js";
import { pace, STEPS } from "./pace.js";
import { POSE } from "./pose.js";
import { RollWords } from "./roll-words.js";
import { Tempo } from "./tempo.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {import("./stage.js").Shown} Shown */
/** @typedef {import("./flight-path.js").Flight} Flight */

const SLOWLY = 0.25;
/** How long what lies still is looked at, in milliseconds: all but at once where something is decided, and what is decided. */
const QUIET = { plain: 320, verdict: 190 };
const HELD = { plain: 250, caught: 500, fall: 1100, calm: 600 };
/** A knock shakes the camera from so hard on. */
const SHAKES = 0.23;
/** How many faces get another light at a frame, at most: a few cubes are always right, and of many nobody sees it. */
const LIGHTS = { few: 8, many: 4 };
/** More moving cubes than so many are many. Their shadows follow by turns. */
const MANY = 16;
/** A cube that ends no farther away leaves no trace. */
const TRACED = 12;

/** Of a turn so many flights are shown again, at most. */
const KEPT = 6;

/** @typedef {{flight: Flight, looks: Map<number, HTMLElement>}} Flown */

/** The last flights of the table that is open, each with its cubes as they looked; the latest is the last. @type {Flown[]} */
let flown = [];
/** Which table that is. */
let table = "";
/** What is playing. @type {{arena: CubeArena, skip: () => void} | null} */
let playing = null;
/** Until when: with all that it puts away again. @type {Promise<void>} */
let done = Promise.resolve();
let turn = 0;

/** Plays something when what plays now is over, which it ends; not if yet another thing is to play by then. @param {() => Promise<void>} what */
function inTurn(what) {
  playing?.skip();
  turn += 1;
  const mine = turn;
  const played = done.then(() => (mine === turn ? what() : undefined));
  done = played.catch(() => {}); // Told to whoever asked for it.
  return played;
}

/**
 * Plays a flight in an arena; resolved when it is over, was skipped or ended, or cannot be shown. One that has ended before it
 * begins can be seen again as any other.
 * @param {Flight} flight @param {Element | null} arena @param {AbortSignal} [ended] @returns {Promise<void>}
 */
export function playFlight(flight, arena, ended) {
  return inTurn(async () => {
    if (!isArena(arena) || !isSound(flight)) return;
    const whole = landed(flight);
    flown = [...flown, { flight: whole, looks: looksOf(whole, arena) }].slice(-KEPT);
    document.documentElement.toggleAttribute("data-flown", true);
    await play(arena, whole, { speed: 1, ended });
  });
}

/** Forgets what has flown at another table than the one that is open. @param {string} open */
export function forgetFlightsOfOthers(open) {
  if (table === open) return;
  table = open;
  flown = [];
  document.documentElement.toggleAttribute("data-flown", false);
}

/** So many of the last flights once more; then everything stands again where it stands. @param {CubeArena} arena @param {boolean} slowly @param {number} count */
export function replay(arena, slowly, count) {
  return inTurn(async () => {
    for (const one of flown.slice(-count)) {
      const guests = invite(arena, one);
      arena.toggleAttribute("data-replayed", true);
      try {
        await play(arena, one.flight, { speed: slowly ? SLOWLY : 1, guests });
      } finally {
        arena.removeAttribute("data-replayed");
        dismiss(arena, guests);
      }
    }
  });
}

/** @param {CubeArena} arena @param {Map<number, Shown>} guests */
function dismiss(arena, guests) {
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

/** Cubes of the last flight that are no longer there come back for its sake. @param {CubeArena} arena @param {Flown} what */
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

/** @param {CubeArena} arena @param {Flight} flight @param {{speed: number, guests?: Map<number, Shown>, ended?: AbortSignal}} how */
async function play(arena, flight, { speed, guests = new Map(), ended }) {
  const cast = flight.cubes.map((cube) => arena.stage.cube(cube) ?? guests.get(cube) ?? null);
  const over = new AbortController();
  const mine = { arena, skip: () => over.abort() };
  if (ended?.aborted) over.abort();
  ended?.addEventListener("abort", mine.skip, { signal: over.signal });
  playing = mine;
  arena.dispatchEvent(new Event("arena-flies", { bubbles: true }));
  arena.busy += 1;
  arena.toggleAttribute("data-flying", true);
  arena.trace = "";
  arena.showAim();
  const skip = skipOn(arena, mine.skip);
  for (const shown of cast) if (shown) letGo(shown);
  const tempo = new Tempo(flight, (index) => cast[index]?.element.classList.contains("k-K") ?? false);
  const director = new Director(flight, tempo, arena.box, arena.side);
  const isFilmed = flight.flicked !== undefined;
  const words = new RollWords(arena);
  try {
    if (isFilmed && (hasLessMotion() || arena.steady)) arena.go(director.whole, null);
    arena.filmed = true;
    if (!hasLessMotion()) await fly({ arena, flight, cast, speed, tempo, director: isFilmed ? director : null }, over.signal);
    end(arena, flight, cast);
    if (isFilmed) await look(arena, tempo, director, over.signal);
    trace(arena, flight);
    words.say(flight.rolls?.[0]?.decides ?? "");
    if (isFilmed) await film(arena, held(tempo), over.signal);
    for (const roll of flight.rolls ?? []) {
      const shown = cast[flight.cubes.indexOf(roll.cube)];
      if (shown) await rollOut(arena, shown, roll, words, hasLessMotion(), over.signal);
    }
  } finally {
    skip();
    words.leave();
    arena.filmed = false;
    arena.hold();
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

/** How long the end of it is looked at, in milliseconds. @param {Tempo} tempo */
function held({ fall, caught }) {
  if (hasLessMotion()) return HELD.calm;
  return fall ? HELD.fall : caught ? HELD.caught : HELD.plain;
}

/** Lets all lie still for a moment; the camera goes nearer to what has been decided. @param {CubeArena} arena @param {Tempo} tempo @param {Director} director @param {AbortSignal} signal */
async function look(arena, tempo, director, signal) {
  if (hasLessMotion()) return;
  const verdict = arena.steady ? null : director.verdict;
  if (verdict) arena.springs.to(verdict.goal, verdict.pace);
  await film(arena, tempo.fall || tempo.caught ? QUIET.verdict : QUIET.plain, signal);
}

/** Keeps the camera moving for some milliseconds while nothing flies. @param {CubeArena} arena @param {number} ms @param {AbortSignal} signal */
async function film(arena, ms, signal) {
  let before = performance.now();
  await during(ms, signal, () => {
    const now = performance.now();
    if (!arena.springs.isThere) arena.advance((now - before) / 1000);
    before = now;
  });
}

/**
 * @typedef {{arena: CubeArena, flight: Flight, cast: (Shown | null)[], speed: number, tempo: Tempo, director: Director | null}} Film
 * @param {Film} film @param {AbortSignal} signal @returns {Promise<void>}
 */
function fly({ arena, flight, cast, speed, tempo, director }, signal) {
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
  pace.begin();
  arena.stage.spare(pace.step);
  let next = 0;
  let count = 0;
  const knocks = knocksOf(flight);
  const many = moving.filter(([first, last]) => last > first).length > MANY;
  return everyFrame(signal, (passed, now) => {
    count += 1;
    if (pace.frame(now)) arena.stage.spare(pace.step);
    const seconds = tempo.pass((passed / 1000) * speed);
    if (seconds >= tempo.end) return false;
    if (director) follow(arena, director, passed / 1000);
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
      arena.dispatchEvent(new CustomEvent("arena-knock", { bubbles: true, detail: knock.size }));
      if (knock.size > SHAKES && !arena.steady) arena.springs.knock(knock.size);
    }
    let lights = pace.step >= STEPS.places ? 0 : many ? LIGHTS.many : LIGHTS.few;
    for (let looked = 0; looked < cast.length && lights > 0; looked += 1) {
      next = (next + 1) % cast.length;
      const shown = cast[next];
      if (shown && !atRest[next] && seconds >= (starts[next] ?? 0)) lights -= arena.stage.light(shown);
    }
    return true;
  });
}

/** @param {CubeArena} arena @param {Director} director @param {number} passed seconds */
function follow(arena, director, passed) {
  if (!arena.steady) {
    const { goal, pace } = director.move;
    arena.springs.to(goal, pace);
  } else if (!arena.springs.isThere) arena.springs.cut(director.whole);
  if (!arena.springs.isThere) arena.advance(passed);
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
  const calm = hasLessMotion();
  arena.trace = flight.cubes
    .map((cube, index) => {
      const mine = cube === flight.flicked;
      if (!mine && (!calm || farOf(flight, index) < TRACED)) return "";
      return `<path class="flown-way${mine ? " mine" : ""}" d="${traceOf(flight, index)}"/>`;
    })
    .join("");
  arena.showAim();
}
