// Carries events to Python, one at a time and in order, and its answers to the page.
// What the person does before Python is up waits for it; a Python that dies or hangs is started anew.

import { partHeld } from "../input/tapped-part.js";
import { HOME, here } from "../screen/address.js";
import { askew } from "../screen/askew.js";
import { markTurn } from "../screen/badge.js";
import { timeSpent } from "../screen/clock.js";
import { uncover } from "../screen/cover.js";
import { dismiss, notify } from "../screen/notice.js";
import { preview, previewFirst } from "../screen/preview.js";
import { progress, showWaiting } from "../screen/progress.js";
import { endWhatPlays, showPicture, showScreen } from "../screen/screen.js";
import { haveSheets, takeSheets } from "../screen/sheets.js";
import { noteAnswered } from "../screen/typed.js";
import { keepScreenOn } from "../screen/wake-lock.js";
import { say } from "../screen/words.js";
import { writeFromPage } from "../storage/flush-fallback-in-page.js";
import { bundle } from "../worker/site.mjs";
import { isMissing } from "./missing-files.js";
import { dismissPython, startPython } from "./python.js";
import { noteDone, tellBroken, tellStopped } from "./python-failures.js";
import { within } from "./timeout.js";
import { guardLeaving, heldText, noteUnsaved } from "./unsaved.js";

/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */
/** @typedef {import("../../types/bridge.js").Reply} Reply */
/** @typedef {import("../../types/bridge.js").Answer} Answer */
/** @typedef {import("./python.js").Host} Host */

const BOOT_TIMEOUT = 90_000;
const TIMEOUT = 15_000;
const MORE_WHEN_BUSY = 15_000;
/** What the page asks for by itself: that what is not saved is tried once more. */
const SAVE = "save";
/** The time another tab gives this one to finish what is under way. */
const LAST_ANSWER = 8000;

/** What the page sends when an opponent has made up its mind. */
const OPPONENT = "opponent";
/** Nobody sees a move that comes at once: milliseconds from one picture to the next. */
const PACE = 700;

/** @type {AppEvent[]} */
const waiting = [];
/** Python as it is connected now, and what ends it. @type {{host: Host | null, end: AbortController} | null} */
let connection = null;
let running = false;
/** Does this tab play? One that doesn't takes no taps, not even for later. */
let playing = true;
/** Has Python died since it last answered the person? */
let failedBefore = false;
const timeout = { enough: TIMEOUT };

/** The address of the screen that the page shows while Python is not up. */
let firstAddress = here();
let answered = false;

/** @type {() => void} */
let resolveUp;
/** Resolved when Python has answered for the first time. @type {Promise<void>} */
export const up = new Promise((resolve) => {
  resolveUp = resolve;
});

/** @param {AppEvent} event */
export function send(event) {
  if (!playing && !event.given) return;
  endWhatPlays();
  if (event.do === "go" && !answered) {
    preview(event.to ?? HOME);
    if (pythonLoads) prefetchGame();
  }
  waiting.push(Object.assign(event, timeSpent(), askew()));
  run();
}

/** Is the worker busy by itself, so that the page has time? */
let pythonLoads = false;

/** Brings what the game that is open is drawn with, its sheet has the game's name; and its Python, into the browser's cache. */
function prefetchGame() {
  const game = /^#\/(?:new|guide)\/(\w+)/.exec(here())?.[1];
  if (!game) return;
  haveSheets([game]);
  bundle(game).catch(() => {}); // Told when it is wanted.
}

/** @param {string} step */
function onStep(step) {
  progress(step);
  pythonLoads = step === "interpreter";
  if (pythonLoads && !answered) prefetchGame();
}

/** Starts Python, and asks it for the screen of the address that is open. */
export async function connect() {
  const mine = { host: /** @type {Host | null} */ (null), end: new AbortController() };
  const { signal } = mine.end;
  connection = mine;
  if (!playing) firstAddress = here();
  playing = true;
  progress("page");
  const to = answered ? here() : firstAddress;
  waiting.unshift({ do: "boot", to, name: document.documentElement.lang });
  if (!answered) previewFirst(to);
  try {
    timeout.enough = BOOT_TIMEOUT;
    const onBusy = () => (timeout.enough += MORE_WHEN_BUSY);
    const onGone = (/** @type {Error} */ why) => connection === mine && startAnew(why);
    const listener = {
      onStep: (/** @type {string} */ step) => connection === mine && onStep(step), // What was said before it was stopped may come late.
      onBusy,
      onLost: retrySave,
      onWrite: (/** @type {import("../../types/bridge.js").ToWrite} */ wanted) => writeFromPage(wanted, retrySave),
      onGone,
    };
    const starting = startPython(listener, { unsaved: heldText(), again: answered }, signal);
    mine.host = await within(starting, timeout, signal);
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
  progress("done");
}

/** What was tapped for a board that another tab may change is never carried out. */
function stopTaking() {
  playing = false;
  endWhatPlays();
  stopWaiting();
}

function stop() {
  keepScreenOn(false);
  dismissPython();
  connection?.end.abort();
  connection = null;
}

/** Has the worker try again to write what is not saved, once it has done what it is doing; any event that waits writes it too. */
function retrySave() {
  if (!playing || waiting.length > 0) return;
  waiting.push({ do: SAVE });
  run();
}

/** What is picked is kept as well, when the page goes out of sight: it may be closed next. */
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") retrySave();
});

/** Stops waiting for a Python that cannot start, until the page is opened anew. */
export function giveUp() {
  if (connection?.host) return;
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
  if (running || !mine?.host) return;
  running = true;
  try {
    for (let event = waiting.shift(); event; event = connection === mine ? waiting.shift() : undefined)
      await answer(event, mine.host, mine.end.signal);
  } catch (error) {
    if (connection === mine) startAnew(error);
  } finally {
    running = false;
    if (connection !== mine) run();
  }
}

/** @param {AppEvent} event @param {Host} host @param {AbortSignal} signal */
async function answer(event, host, signal) {
  timeout.enough = TIMEOUT;
  if (event.do === SAVE) {
    await hearWhetherSaved(event, host, signal);
    return;
  }
  noteDone(event);
  const done = showWaiting();
  const from = partHeld();
  try {
    const first = await ask(() => host.handle(JSON.stringify(event)), host, signal);
    if (first.saving) guardLeaving(true);
    if (event.do === "boot") bootAnswered();
    else failedBefore = false;
    const reply = await whole(first, host, signal);
    event.taken?.();
    if (reply.status === "screen" && tellsOf("flight", reply)) reply.flight = await within(host.flight(), timeout, signal);
    noteAnswered(event.fields);
    done(); // What plays on the stage keeps nobody waiting, nor what is to be saved.
    if (first.saving && tellsOf("stage", reply)) {
      first.saving = false;
      if (await hearWhetherSaved(event, host, signal)) return;
      guardLeaving(heldText() !== "");
    }
    await show(reply, event);
    if (WALKS.test(event.key ?? "") || tellsOf("stage", reply)) follow(from);
    if (first.saving) await hearWhetherSaved(event, host, signal);
  } finally {
    guardLeaving(heldText() !== "");
    event.answered = true;
    done();
  }
}

/** A write may take as long as it likes: the worker tells soon, in any case, whether it is done; returns whether a screen tells of trouble. @param {AppEvent} event @param {Host} host @param {AbortSignal} signal */
async function hearWhetherSaved(event, host, signal) {
  const reply = /** @type {import("../../types/bridge.js").Flushed} */ (JSON.parse(await within(host.flushed(), timeout, signal)));
  if (reply.unsaved !== undefined) noteUnsaved(reply.unsaved, { retry: retrySave, send });
  if (reply.status === "nothing-new") return false;
  await show(reply, event);
  return true;
}

/** What walks, and what picks a thing by its number, which leads to where that can go. */
const WALKS = /^(arrow|page|home$|end$|\d$)/;

/** Keys pressed faster than steps are answered count where the steps before them have led. @param {string | null} from */
function follow(from) {
  const to = partHeld();
  if (to === null) return;
  for (const event of waiting) if (event.held && event.arg === from) event.arg = to;
}

/** The whole answer, where a first one is the board alone: that is shown while the rest is made. @param {Answer} first @param {Host} host @param {AbortSignal} signal @returns {Promise<Reply>} */
async function whole(first, host, signal) {
  if (first.status !== "board") return first;
  const rest = ask(() => host.rest(), host, signal);
  rest.catch(() => {}); // Told below.
  await showPicture(first.board);
  return whole(await rest, host, signal);
}

/** The answer to a call, which is made again for as long as Python is not ready for it. @param {() => Promise<string>} what @param {Host} host @param {AbortSignal} signal */
async function ask(what, host, signal) {
  for (;;) {
    const reply = /** @type {Answer | import("../../types/bridge.js").NotReady} */ (
      JSON.parse(await within(what(), timeout, signal))
    );
    if (reply.status !== "not-ready") return reply;
    await within(host.prepared(), { enough: BOOT_TIMEOUT }, signal);
  }
}

/** @param {string} what @param {Reply} reply */
function tellsOf(what, reply) {
  return reply.status === "screen" && (reply.effects ?? []).some(({ kind }) => kind === what);
}

function bootAnswered() {
  answered = true;
  progress("done");
  resolveUp();
  if (failedBefore) notify("stopped", say("restarted"), [{ label: say("close"), run: () => {} }]);
}

/** @param {Reply} reply @param {AppEvent} event */
async function show(reply, event) {
  takeSheets((reply.status === "failed" ? reply.screen : reply)?.brought ?? {});
  if (reply.status === "failed") return showFailure(reply, event);
  if (event.do === "boot" && waiting.some(({ do: what }) => what !== SAVE)) return; // What was done meanwhile is answered with a whole screen, too.
  const moving = waiting.some(({ do: what }) => what === "go");
  if (event.do === OPPONENT && reply.playing && !reply.thinks) markTurn(); // Where nobody looks, what moves waits to be seen.
  await showScreen(reply, { asked: event.do === "go", moving });
  if (reply.thinks && connection?.host) awaitOpponent(connection.host, event.do !== SAVE, reply.pace ?? PACE);
}

/** The host that is asked for an opponent's move. @type {Host | null} */
let asked = null;
/** Has it been wanted again since? */
let wanted = false;
/** When the screen last changed, and how much later the next change may come. */
let [changedAt, pace] = [0, PACE];

const untilPace = () => changedAt + pace - performance.now();

/** Sends for an opponent's move when it is found, at a pace that can be followed. @param {Host} host @param {boolean} isNew is another screen shown? @param {number} atPace */
async function awaitOpponent(host, isNew, atPace) {
  pace = atPace;
  if (isNew) changedAt = performance.now();
  wanted = true;
  if (asked === host) return;
  asked = host;
  while (wanted && connection?.host === host) {
    wanted = false;
    if (!(await host.thought().catch(() => false))) continue; // Why it cannot is told by whatever else is asked of it.
    for (let wait = untilPace(); wait > 0; wait = untilPace()) await new Promise((resolve) => setTimeout(resolve, wait));
    wanted = false;
    if (connection?.host === host) send({ do: OPPONENT });
  }
  if (asked === host) asked = null;
}

/** @param {import("../../types/bridge.js").Failure} failure @param {AppEvent} event */
async function showFailure({ broke, screen }, event) {
  if (!broke && isMissing()) {
    if (event.do === "boot") send({ do: "go", to: HOME }); // There is nothing to see here yet.
    return;
  }
  if (!broke) {
    notify("failed", say("cannot_load"), [
      { label: say("reload"), run: () => location.reload() },
      { label: say("close"), run: () => {} },
    ]);
    return;
  }
  stopWaiting(); // What was tapped behind it was meant for another position.
  if (screen) await showScreen(screen, { asked: false, moving: false });
  tellBroken(broke, screen ?? null);
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
    tellStopped(error);
    return;
  }
  failedBefore = true;
  notify("stopped", say("restarting"));
  connect();
}
