// Counts the time of a decision and shows it, without asking Python: what each seat has left stands in the page
// (`ui/clocks/faces.py`). Nobody's time runs under a lid or a sheet, while something plays, and while the page is hidden.

import { name as site } from "../worker/site.mjs";

/**
 * What the page has already, and a module that is loaded late must not have again.
 * @typedef {{send: import("../../types/bridge.js").Send, say: typeof import("./words.js").say,
 *   announce: typeof import("./effects.js").announce, playSound: typeof import("./sound.js").playSound,
 *   cover: typeof import("./cover.js").cover}} Page
 */

/** Where the device keeps what a decision has taken so far, for a tab that is closed or reloaded. */
const PLACE = `${site} clock`;
/** Milliseconds. */
const [TENTH, SECOND] = [100, 1000];
/** Whose time runs has less and less, and with an hourglass the other one more; else one that doesn't run stands. @type {Record<string, number>} */
const WAYS = { down: -1, up: 1 };
/** What stops it: Python that starts or takes long, and what lies over the board. */
const STOPPED = ".client-cover, [data-starting], [data-waiting], #app [data-held-up]:not([hidden])";
/** What changes in the page when that comes or goes. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ["data-starting", "data-waiting", "data-held-up", "hidden"] };

export class Keeper {
  #page;
  /** The decision whose time runs, as the game and after how many moves it is; nothing where none does. */
  #decision = "";
  /** The milliseconds it took until the clock last stopped. */
  #counted = 0;
  /** When the clock went on; null while it stands. @type {number | null} */
  #since = null;
  /** The decision of which it has been told that its time is up. */
  #fallen = "";
  /** What was left when that was last looked at, in tenths. */
  #before = 0;
  /** @type {number | undefined} */
  #timer;
  /** Watches what stopped the clock, as long as it does. */
  #stopped = new MutationObserver(() => document.querySelector(STOPPED) || this.start());

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    document.addEventListener("visibilitychange", () => (document.hidden ? this.stop() : this.start()));
    addEventListener("pagehide", () => this.stop());
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-client=pause]")) this.#pause();
    });
  }

  stop() {
    clearTimeout(this.#timer);
    this.#stopped.disconnect();
    this.#counted = this.#now();
    this.#since = null;
    if (this.#decision) remember(this.#decision, this.#counted);
  }

  /** Goes on with the clock that is shown; one that is not shown any more is told anew by Python, if it comes back. */
  start() {
    this.stop();
    const clock = document.getElementById("game-clock");
    const seat = clock && running(clock);
    const decision = seat ? (clock.dataset.clock ?? "") : "";
    if (!clock || !decision) this.#fallen = "";
    const told = TENTH * Number(clock?.dataset.spent ?? 0);
    if (decision !== this.#decision) {
      this.#counted = remembered(decision);
      this.#endWarning();
    }
    this.#counted = decision ? Math.max(this.#counted, told) : 0;
    this.#decision = decision;
    if (!clock || !seat) return;
    this.#before = left(clock, seat, this.#counted);
    const isStopped = document.querySelector(STOPPED) !== null;
    if (!isStopped && !document.hidden && !clock.closest("[inert]")) this.#since = performance.now();
    this.#show(clock, seat);
    if (isStopped && !document.hidden) this.#stopped.observe(document.documentElement, CHANGES);
  }

  /** What an event tells. */
  spent() {
    return this.#decision && `${this.#decision} ${Math.floor(this.#now())}`;
  }

  #now() {
    return this.#counted + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  #tick() {
    const clock = document.getElementById("game-clock");
    const seat = clock && running(clock);
    if (!clock || !seat || clock.dataset.clock !== this.#decision) return this.stop();
    if (document.querySelector(STOPPED)) return this.start();
    this.#show(clock, seat);
    remember(this.#decision, this.#now());
  }

  /** Shows the time, warns, tells when it is up, and looks again when it changes. @param {HTMLElement} clock @param {HTMLElement} seat */
  #show(clock, seat) {
    const spent = this.#now();
    const tenths = left(clock, seat, spent);
    for (const other of seats(clock)) put(other, left(clock, other, spent), Number(clock.dataset.low), other === seat);
    const ring = document.getElementById("clock-ring");
    ring?.setAttribute("stroke-dashoffset", String(100 * (1 - Math.max(tenths, 0) / Number(clock.dataset.full))));
    this.#warn(clock, seat, tenths);
    if (this.#since === null) return;
    if (tenths <= 0 && clock.dataset.ends && this.#fallen !== this.#decision) return this.#fall();
    const rest = TENTH * (Number(seat.dataset.left) + Number(clock.dataset.spent)) - spent;
    const step = tenths >= 0 && tenths < Number(clock.dataset.low) ? TENTH : SECOND;
    const wait = (((rest % step) + step) % step) + 1;
    this.#timer = setTimeout(() => this.#tick(), wait);
  }

  /** Says once at each of the seconds named that so many are left, with a knock. @param {HTMLElement} clock @param {HTMLElement} seat @param {number} tenths */
  #warn(clock, seat, tenths) {
    const seconds = (clock.dataset.warn ?? "").split(" ").map(Number);
    const passed = seconds.filter((one) => one > 0 && this.#before > 10 * one && tenths <= 10 * one).pop();
    this.#before = tenths;
    if (!passed) return;
    this.#page.playSound("tick");
    this.#page.announce(this.#page.say("time_left", { name: seat.dataset.name ?? "", seconds: passed }), "assertive");
  }

  /** Whoever reads through the page finds no warning of a time that runs no more. */
  #endWarning() {
    this.#page.announce("", "assertive");
  }

  #fall() {
    this.#fallen = this.#decision;
    this.#endWarning();
    this.#page.send({ do: "time-up" });
    [this.#decision, this.#since] = ["", null]; // Undone, it begins anew.
    forget();
  }

  #pause() {
    if (!this.#decision) return;
    this.stop();
    const { cover, say } = this.#page;
    const actions = [{ label: say("continue"), run: () => this.start(), main: true }];
    cover("pause", { title: say("paused"), words: say("clock_stopped"), actions, lid: true });
  }
}

/** @param {HTMLElement} clock @returns {HTMLElement[]} */
function seats(clock) {
  const within = /** @type {NodeListOf<HTMLElement>} */ (clock.querySelectorAll("[data-left]"));
  return clock.dataset.left ? [clock] : [...within];
}

/** The seat whose time runs down. @param {HTMLElement} clock */
function running(clock) {
  return seats(clock).find(({ dataset }) => dataset.runs === "down") ?? null;
}

/** What a seat has left in tenths, when the decision at hand has taken so many milliseconds. @param {HTMLElement} clock @param {HTMLElement} seat @param {number} spent */
function left(clock, { dataset }, spent) {
  const since = spent / TENTH - Number(clock.dataset.spent);
  return Math.floor(Number(dataset.left) + since * (WAYS[dataset.runs ?? ""] ?? 0));
}

/** @param {HTMLElement} seat @param {number} tenths @param {number} low @param {boolean} runs */
function put(seat, tenths, low, runs) {
  const figures = seat.querySelector(".clock-time");
  const now = shown(tenths, low);
  if (figures && figures.textContent !== now) figures.textContent = now;
  const state = tenths < 0 ? "over" : tenths < low ? "low" : "";
  if (state && runs) seat.dataset.state = state;
  else delete seat.dataset.state;
}

/** As `shown` in `play/clock.py`. @param {number} tenths @param {number} low */
function shown(tenths, low) {
  if (tenths < 0) return minutes(Math.floor(-tenths / 10));
  if (tenths < low) return `${minutes(Math.floor(tenths / 10))}.${tenths % 10}`;
  return minutes(Math.ceil(tenths / 10));
}

/** @param {number} seconds */
function minutes(seconds) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(rest)}:${two(seconds % 60)}` : `${rest}:${two(seconds % 60)}`;
}

/** @param {string} decision @param {number} spent */
function remember(decision, spent) {
  try {
    localStorage.setItem(PLACE, `${decision} ${Math.floor(spent)}`);
  } catch {
    // Refused or full: a tab that is closed gives the time of the decision back.
  }
}

/** @param {string} decision */
function remembered(decision) {
  try {
    const kept = localStorage.getItem(PLACE) ?? "";
    return decision && kept.startsWith(`${decision} `) ? Number(kept.slice(decision.length + 1)) || 0 : 0;
  } catch {
    return 0;
  }
}

function forget() {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // As above.
  }
}
