// Shows in a thin line how far Python is, and that an answer is awaited.

import { say } from "./words.js";

const line = /** @type {HTMLProgressElement} */ (document.getElementById("progress"));
const root = document.documentElement;

/** How far each step is, in percent of an ordinary start. @type {Record<string, number>} */
const STEPS = { page: 10, worker: 25, interpreter: 40, memory: 60, python: 75, done: 100 };
const CREEP = 500;
const SLOW = 300;

let next = 100;
/** @type {ReturnType<typeof setInterval> | undefined} */
let creeping;

/** @param {string} step */
export function progress(step) {
  const reached = STEPS[step] ?? 0;
  performance.mark(step); // A profile of a start shows them.
  line.value = step === "page" ? reached : Math.max(line.value, reached);
  next = Math.min(...Object.values(STEPS).filter((percent) => percent > reached), 100);
  root.toggleAttribute("data-starting", reached < 100);
  line.ariaLabel = say("starting");
  line.ariaHidden = String(reached >= 100);
  clearInterval(creeping);
  if (reached < 100) creeping = setInterval(creep, CREEP);
}

/** Between two steps the line goes on slowly, and never reaches the next by itself. */
function creep() {
  line.value += (next - line.value) * 0.08;
}

/** Shows that an answer is awaited, if it takes long enough to notice. @returns {() => void} to call when it is there */
export function showWaiting() {
  const timer = setTimeout(() => root.setAttribute("data-waiting", ""), SLOW);
  return () => {
    clearTimeout(timer);
    root.removeAttribute("data-waiting");
  };
}
