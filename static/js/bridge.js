// The bridge between the page and Python: events go one at a time and in order, each is answered before the next is sent,
// and what the person does before Python is up waits for it. A Python that dies or hangs is started anew.

import { HOME, here } from "./address.js";
import { showAhead, showFirst } from "./ahead.js";
import { tellBroken } from "./broken.js";
import { cover, uncover } from "./cover.js";
import { isMissing } from "./missing.js";
import { dismiss, notify } from "./notice.js";
import { partHeld } from "./parts.js";
import { progress, showWaiting } from "./progress.js";
import { dismissPython, startPython } from "./python.js";
import { guardLeaving, heldText, noteUnsaved } from "./saving.js";
import { showPicture, showScreen } from "./screen.js";
import { haveSheets } from "./sheets.js";
import { pack } from "./site.mjs";
import { within } from "./timeout.js";
import { writeHere } from "./written-here.js";

/** @typedef {import("../types/bridge.js").TableEvent} TableEvent */
/** @typedef {import("../types/bridge.js").Reply} Reply */
/** @typedef {import("../types/bridge.js").Answer} Answer */
/** @typedef {import("./python.js").Table} Table */

const BOOT_PATIENCE = 90_000;
const PATIENCE = 15_000;
const MORE_WHEN_BUSY = 15_000;
/** What the page sends by itself: try again to write what is not saved. */
const FLUSH = "flush";
/** The time another tab gives this one to finish what is under way. */
const LAST_ANSWER = 8000;

/** @type {TableEvent[]} */
const waiting = [];
/** Python as it is connected now, and what ends it. @type {{table: Table | null, end: AbortController} | null} */
let connection = null;
let running = false;
/** Does this tab play? One that doesn't takes no taps, not even for later. */
let playing = true;
/** Has Python died since it last answered the person? */
let failedBefore = false;
const patience = { enough: PATIENCE };

/** The address of the screen that the page shows while Python is not up. */
let firstAddress = here();
let answered = false;

/** @type {() => void} */
let resolveUp;
/** Resolved when Python has answered for the first time. @type {Promise<void>} */
export const up = new Promise((resolve) => {
  resolveUp = resolve;
});

/** @param {TableEvent} event */
export function send(event) {
  if (!playing && !event.given) return;
  if (event.do === "go" && !answered) {
    showAhead(event.to ?? HOME);
    if (pythonLoads) fetchAhead();
  }
  waiting.push(event);
  run();
}

/** Is the worker busy by itself, so that the page has time? */
let pythonLoads = false;

/** Brings what the game that is open is drawn with, its sheet has the game's name; and its Python, into the browser's cache. */
function fetchAhead() {
  const game = /^#\/(?:new|guide)\/(\w+)/.exec(here())?.[1];
  if (!game) return;
  haveSheets([game]);
  pack(game).catch(() => {}); // Told when it is wanted.
}

/** @param {string} step */
function onStep(step) {
  progress(step);
  pythonLoads = step === "interpreter";
  if (pythonLoads && !answered) fetchAhead();
}

/** Starts Python, and asks it for the screen of the address that is open. */
export async function connect() {
  const mine = { table: /** @type {Table | null} */ (null), end: new AbortController() };
  const { signal } = mine.end;
  connection = mine;
  if (!playing) firstAddress = here();
  playing = true;
  progress("page");
  const to = answered ? here() : firstAddress;
  waiting.unshift({ do: "boot", to });
  if (!answered) showFirst(to);
  try {
    const onBusy = () => (patience.enough += MORE_WHEN_BUSY);
    const onGone = (/** @type {Error} */ why) => connection === mine && startAnew(why);
    const listener = {
      onStep: (/** @type {string} */ step) => connection === mine && onStep(step), // What was said before it was stopped may come late.
      onBusy,
      onLost: flush,
      onWrite: (/** @type {import("../types/bridge.js").ToWrite} */ wanted) => writeHere(wanted, flush),
      onGone,
    };
    const starting = startPython(listener, { unsaved: heldText(), again: answered }, signal);
    mine.table = await within(starting, { enough: BOOT_PATIENCE }, signal);
    await run();
  } catch (error) {
    if (connection === mine) startAnew(error);
  }
}

/** Another tab wants to play: what is under way here is answered and saved, and nothing else. */
export async function leave() {
  stopTaking();
  const late = new Promise((resolve) => setTimeout(resolve, LAST_ANSWER));
  await Promise.race([quiet(), late]);
  disconnect();
}

/** Stops Python, and takes nothing until the page is connected again. */
export function disconnect() {
  stopTaking();
  stop();
}

/** What was tapped for a board that another tab may change is never carried out. */
function stopTaking() {
  playing = false;
  stopWaiting();
}

function stop() {
  dismissPython();
  connection?.end.abort();
  connection = null;
}

/** Has the worker try again to write what is not saved, if it is not at something else. */
function flush() {
  if (running || waiting.length > 0) return;
  waiting.push({ do: FLUSH });
  run();
}

/** Stops waiting for a Python that cannot start, until the page is opened anew. */
export function giveUp() {
  if (connection?.table) return;
  stop();
  uncover("stopped");
  progress("done");
}

/** Resolved when nothing is on its way. */
export async function quiet() {
  while (running) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function run() {
  const mine = connection;
  if (running || !mine?.table) return;
  running = true;
  try {
    for (let event = waiting.shift(); event; event = connection === mine ? waiting.shift() : undefined)
      await answer(event, mine.table, mine.end.signal);
  } catch (error) {
    if (connection === mine) startAnew(error);
  } finally {
    running = false;
    if (connection !== mine) run();
  }
}

/** @param {TableEvent} event @param {Table} table @param {AbortSignal} signal */
async function answer(event, table, signal) {
  patience.enough = PATIENCE;
  if (event.do === FLUSH) return hearWhetherFlushed(event, table, signal);
  const done = showWaiting();
  const from = partHeld();
  try {
    const first = await ask(() => table.handle(JSON.stringify(event)), table, signal);
    if (first.saving) guardLeaving(true);
    if (event.do === "boot") bootAnswered();
    else failedBefore = false;
    const reply = await whole(first, table, signal);
    if (reply.status === "screen" && tellsOfFlight(reply)) reply.flight = await within(table.flight(), patience, signal);
    await show(reply, event);
    if (WALKS.test(event.key ?? "")) follow(from);
    if (first.saving) await hearWhetherFlushed(event, table, signal);
  } finally {
    guardLeaving(heldText() !== "");
    event.answered = true;
    done();
  }
}

/** A write may take as long as it likes: the worker tells soon, in any case, whether it is done. @param {TableEvent} event @param {Table} table @param {AbortSignal} signal */
async function hearWhetherFlushed(event, table, signal) {
  const reply = /** @type {import("../types/bridge.js").Flushed} */ (JSON.parse(await within(table.flushed(), patience, signal)));
  if (reply.status === "nothing-new") return;
  noteUnsaved(reply.unsaved, { flush, send });
  await show(reply, event);
}

const WALKS = /^(arrow|page|home$|end$)/;

/** Keys pressed faster than steps are answered count where the steps before them have led. @param {string | null} from */
function follow(from) {
  const to = partHeld();
  if (to === null) return;
  for (const event of waiting) if (event.held && event.arg === from) event.arg = to;
}

/** The whole answer, where a first one is the board alone: that is shown while the rest is made. @param {Answer} first @param {Table} table @param {AbortSignal} signal @returns {Promise<Reply>} */
async function whole(first, table, signal) {
  if (first.status !== "board") return first;
  const rest = ask(() => table.rest(), table, signal);
  rest.catch(() => {}); // Told below.
  await showPicture(first.board, waiting.length > 0);
  return whole(await rest, table, signal);
}

/** The answer to a call, which is made again for as long as Python is not ready for it. @param {() => Promise<string>} what @param {Table} table @param {AbortSignal} signal */
async function ask(what, table, signal) {
  for (;;) {
    const reply = /** @type {Answer | import("../types/bridge.js").NotReady} */ (
      JSON.parse(await within(what(), patience, signal))
    );
    if (reply.status !== "not-ready") return reply;
    await within(table.prepared(), { enough: BOOT_PATIENCE }, signal);
  }
}

/** @param {import("../types/bridge.js").Screen} reply */
function tellsOfFlight(reply) {
  return (reply.effects ?? []).some(({ kind }) => kind === "flight");
}

function bootAnswered() {
  answered = true;
  progress("done");
  resolveUp();
  if (failedBefore) {
    notify("stopped", "The table stopped, so it was set up again. Your game is as you left it.", [{ label: "OK", run: () => {} }]);
  }
}

/** @param {Reply} reply @param {TableEvent} event */
async function show(reply, event) {
  if (reply.status === "failed") return showFailure(reply, event);
  if (event.do === "boot" && waiting.length > 0) return; // What was done meanwhile is answered with a whole screen, too.
  const moving = waiting.some(({ do: what }) => what === "go");
  await showScreen(reply, { asked: event.do === "go", moving, behind: waiting.length > 0 });
}

/** @param {import("../types/bridge.js").Failure} failure @param {TableEvent} event */
async function showFailure({ broke, screen }, event) {
  if (!broke && isMissing()) {
    if (event.do === "boot") send({ do: "go", to: HOME }); // There is nothing to see here yet.
    return;
  }
  if (!broke) {
    notify("failed", "Something went wrong there. Nothing saved is lost.", [
      { label: "Set up again", run: () => location.reload() },
      { label: "Go on", run: () => {} },
    ]);
    return;
  }
  stopWaiting(); // What was tapped behind it was meant for another position.
  if (screen) await showScreen(screen, { asked: false, moving: false, behind: false });
  tellBroken(broke, event, screen ?? null);
}

function stopWaiting() {
  waiting.splice(0, waiting.length, ...waiting.filter(({ given }) => given));
}

/** Once by itself; a second time in a row only when the person says so. @param {unknown} error */
function startAnew(error) {
  console.warn("Python stopped:", error);
  stop();
  // Taps made before the first answer are meant for the screen that is still to come.
  waiting.splice(0, waiting.length, ...waiting.filter(({ do: what }) => !answered && what !== "boot"));
  if (isMissing()) return giveUp();
  if (failedBefore) {
    progress("done");
    dismiss("stopped");
    tellStopped();
    return;
  }
  failedBefore = true;
  notify("stopped", "The table stopped and is being set up again.");
  connect();
}

function tellStopped() {
  const actions = [{ label: "Reload", run: () => location.reload(), main: true, stays: true }];
  if (here() !== HOME) actions.push({ label: "Go to the start", run: reloadHome, main: false, stays: true });
  cover("stopped", {
    title: "The table could not be set up again",
    words: heldText() ? "Your saved games are safe. What isn’t saved yet is lost if you reload." : "Every saved game is safe.",
    actions,
  });
}

function reloadHome() {
  history.replaceState(null, "", HOME);
  location.reload();
}
