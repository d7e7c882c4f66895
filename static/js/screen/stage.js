// Plays what has happened, one thing after the other, before the screen is shown that it led to: a sentence, a motion, an
// end state, a button to go on. It knows no game. Whatever takes time is an animation, reading too: so hurrying, pausing
// and ending are one mechanism.

import { keepBack } from "./closing.js";
import { announce } from "./effects.js";
import { waitOnBoard } from "./focus.js";
import { hasLessMotion, paceNow, rateNow, readingTime } from "./pacing.js";
import { playSound } from "./sound.js";
import { noteUnread } from "./unread.js";
import { clearVoice, Voice } from "./voice.js";

/** @typedef {import("../../types/bridge.js").Stage} Stage */

/** Milliseconds that a sentence stays: at least, and after its motion. */
const STAYS = { least: 1100, after: 650 };
/** The button that hurries opponents, in the page while one of them is to move. */
const HURRY_UP = "move-now";
/** How much faster the first tap makes what plays; the next one ends it. */
const HURRY = 3;

/** What the time to read is known by among all that takes time. */
const CLOCK = "clock";

const root = document.documentElement;

/** What takes time now. @type {Set<Animation>} */
const running = new Set();
/** Until when the last sentence is read; it may outlast its stage. @type {Promise<void>} */
let reading = Promise.resolve();
/** What is on: is it hurried, is all that is left of it put at once? */
let [playing, hurried, ending] = [false, false, false];
/** Is all that an opponent or team-mate does hurried, until a person is to move? */
let onwards = false;
/** What a press on the button to go on does, from when it can be seen. @type {(() => void) | null} */
let goOn = null;
/** Is that button all that is waited for? */
let waits = false;
/** Is there such a button among what plays now and what is left? */
let asks = false;

/**
 * Plays the stages over the table as it was. Resolved when the next screen can be shown, with the sentences that nobody
 * has had time to read or hear. Whoever shows that screen clears the stage.
 * @param {Stage[]} stages
 * @param {ParentNode} next the screen to come: it has the pictures of what is new
 */
export async function playStages(stages, next) {
  const board = document.getElementById("board");
  if (!board || board.closest("[inert]")) return stages.flatMap(wordsOf); // A sheet lies over the table.
  /** @type {string[]} */
  const untold = [];
  playing = true;
  onwards &&= document.getElementById(HURRY_UP) !== null;
  root.toggleAttribute("data-staged", true); // Before the motions are loaded: a tap meanwhile belongs to the stage.
  await haveMotions();
  const voice = new Voice(board, stages);
  try {
    for (const [n, stage] of stages.entries()) {
      asks = stages.slice(n).some(({ gate }) => gate);
      await play(stage, { board, next, voice, untold, isLast: stage === stages.at(-1) });
    }
  } catch (error) {
    console.warn("The stage stopped:", error); // Where it led is shown all the same.
  }
  voice.darken();
  playing = ending = false;
  return untold;
}

/** Takes the stage away once the screen it led to is there: before that, the old table would show again. */
export function clearStage() {
  root.removeAttribute("data-staged");
  clearVoice();
}

/** @type {typeof import("./motions.js").beginMotion | null} */
let beginMotion = null;

/** Loads the motions with the first event; if they can't be loaded, only the sentences play. */
async function haveMotions() {
  if (!beginMotion) await import("./motions.js").then((loaded) => ({ beginMotion } = loaded)).catch(() => {});
}

export function isPlaying() {
  return playing;
}

/** Does a key count once this is over? Not where a button is to be pressed first, or an opponent plays. */
export function keysCount() {
  return !asks && !document.getElementById(HURRY_UP);
}

/** Is all that is left being put at once? */
export function isEnding() {
  return ending;
}

/** Makes what moves faster; ends it, where it is faster already, and what is only read. It never goes past a button. */
export function hurry() {
  if (waits) return;
  const moving = [...running].filter(({ id }) => id !== CLOCK);
  if (hurried || moving.length === 0) for (const animation of [...running]) animation.finish();
  hurried = true;
  for (const animation of moving) animation.updatePlaybackRate(rate());
}

/** Hurries what plays now and what is still to come until a person is to move, if that is what was pressed. @param {Element} pressed */
export function hurriesOn(pressed) {
  if (!pressed.closest(`#${HURRY_UP}`)) return;
  onwards = true;
  for (const animation of running) animation.id === CLOCK ? animation.finish() : animation.updatePlaybackRate(rate());
}

/** Presses the button to go on, if there is one. */
export function pass() {
  goOn?.();
}

/** Puts all that is left at once: something else is done. */
export function endStages() {
  if (!playing) return;
  ending = true;
  for (const animation of [...running]) animation.finish();
  pass();
}

document.addEventListener("visibilitychange", () => {
  for (const animation of running) document.hidden ? animation.pause() : animation.play();
});

/**
 * @param {Stage} stage
 * @param {{board: Element, next: ParentNode, voice: Voice, untold: string[], isLast: boolean}} around
 */
async function play(stage, { board, next, voice, untold, isLast }) {
  const { say, motions = [], over = "", held = "", gate, sound, ends, who = "", begins } = stage;
  if (begins) root.dataset.staged = "next";
  const isRead = waitsForReading();
  if (say && isRead) {
    await reading; // The sentence before has its time.
    voice.say(say, who);
    announce(wordsOf(stage).join(" "));
    reading = wait(readingTime(say, STAYS.least), voice.thread);
  } else {
    untold.push(...wordsOf(stage));
    if (say && gate && !ending) voice.say(say, who); // Its button gives time to read, and to see whose it is.
  }
  hurried = false;
  voice.stepOn(say, held);
  playSound(sound ?? "");
  await all(voice.lay(over));
  /** @type {Animation[]} */
  const moved = [];
  const commits = motions.map((motion) =>
    beginMotion?.(motion, board, next, (element, frames, timing) => {
      if (moves()) moved.push(element.animate(frames, { fill: "both", ...timing }));
    }),
  );
  await all(moved);
  for (const commit of commits) commit?.();
  for (const animation of moved) animation.cancel();
  if (motions.length) playSound(ends ?? "");
  if (held && gate && !ending && untold.length) announce(untold.splice(0).join(" ")); // Its button gives time to hear.
  if (held) await holdUp(voice, stage);
  else if (say && isRead && isLast && !moved.length)
    await reading; // Nothing on the table shows it.
  else if (motions.length && say && isRead && (over || !isLast)) await wait(STAYS.after);
}

/** @param {Voice} voice @param {Stage} stage */
async function holdUp(voice, stage) {
  const held = voice.hold(stage.held ?? "");
  const pressed = stage.gate && !ending && new Promise((resolve) => (goOn = () => resolve(null)));
  await all(held.getAnimations({ subtree: true }));
  if (pressed) {
    if (!ending) voice.ask();
    waits = true;
    root.toggleAttribute("data-gated", true);
    keepBack();
    await pressed;
    [goOn, waits] = [null, false];
    root.removeAttribute("data-gated");
  } else if (waitsForReading()) await wait(timeFor(held.innerText));
  if (stage.gate && ending) noteUnread(stage); // Nobody has pressed it.
  await all(moves() ? voice.layDown() : []);
  waitOnBoard(held);
  held.remove();
  if (pressed) keepBack();
}

/** How long what is held up stays, by its words; those of one line are apart from those of the next. @param {string} words */
function timeFor(words) {
  return words ? readingTime(words, STAYS.least) : STAYS.after;
}

/** What a screen reader says of a stage. @param {Stage} stage */
function wordsOf({ say, heard }) {
  return [say, heard].filter((words) => words !== undefined);
}

/** Is there time to read? With less motion nothing waits for it, unless the pace is calm. */
function waitsForReading() {
  if (ending || onwards) return false;
  return hasLessMotion() ? paceNow() === "calm" : paceNow() !== "fast";
}

function moves() {
  return !ending && !hasLessMotion();
}

function rate() {
  return rateNow() * (hurried || onwards ? HURRY : 1);
}

/** Takes time, in which `thread` runs out. @param {number} ms @param {Element} [thread] @returns {Promise<void>} */
async function wait(ms, thread) {
  if (ending) return;
  const clock = new Animation(new KeyframeEffect(thread ?? null, { scale: ["1 1", "0 1"] }, { duration: ms, fill: "both" }));
  clock.id = CLOCK;
  clock.play();
  await run(clock, 1);
}

/** @param {Animation[]} animations */
async function all(animations) {
  await Promise.all(animations.map((animation) => run(animation, rate())));
}

/** Resolved when it has ended, however it did. @param {Animation} animation @param {number} speed */
async function run(animation, speed) {
  running.add(animation);
  animation.updatePlaybackRate(speed);
  if (document.hidden) animation.pause();
  if (ending) animation.finish();
  await animation.finished.catch(() => {});
  running.delete(animation);
}
