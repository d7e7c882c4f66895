// Says what went wrong in Python, and offers the ways on, with a report to send: no names and no secrets are in it.

import { HOME, here } from "../screen/address.js";
import { cover } from "../screen/cover.js";
import { announce } from "../screen/effects.js";
import { copy, share } from "../screen/share.js";
import { say } from "../screen/words.js";
import { heldText } from "./unsaved.js";

/** @typedef {import("../../types/bridge.js").AppEvent} AppEvent */
/** @typedef {import("../../types/bridge.js").Screen} Screen */

const MOST_EVENTS = 10;

/** What was done last, by kind. @type {{kind: string, times: number}[]} */
const done = [{ kind: "open", times: 1 }];

/** Remembers what is done, for a report. @param {AppEvent} event */
export function noteDone(event) {
  const kind = kindOf(event);
  const last = done.at(-1);
  if (last?.kind === kind) last.times++;
  else done.push({ kind, times: 1 });
  if (done.length > MOST_EVENTS) done.shift();
}

/** What an event does to what kind of thing: which one may be secret, and a link holds a whole game. @param {AppEvent} event */
function kindOf({ do: what, arg, to }) {
  if (what === "go") return `go ${/^#\/(\w+)/.exec(to ?? "")?.[1] ?? "home"}`;
  return what === "tap" ? `tap ${/^[a-z-]+/.exec(arg ?? "")?.[0] ?? "part"}` : what;
}

/** Something broke: the last tap is undone, and the screen shows what is saved. @param {string} fault what broke and where @param {Screen | null} screen as it is shown now */
export function tellBroken(fault, screen) {
  const table = screen?.address.startsWith("#/play/") ?? false;
  const details = report(fault);
  const main = screen
    ? { label: say("continue"), run: () => {}, main: true }
    : { label: say("reload"), run: () => location.reload(), main: true, stays: true };
  const actions = [...waysToSend(details), main];
  cover("broke", { title: say("broke"), words: say("broke_about", { table }), details, note: say("report_about"), actions });
}

/** Python stopped, and could not be started anew. @param {unknown} error */
export function tellStopped(error) {
  const details = report(faultOf(error));
  const actions = [...waysToSend(details), { label: say("reload"), run: () => location.reload(), main: true, stays: true }];
  if (here() !== HOME) actions.push({ label: say("go_to_games"), run: reloadHome, main: false, stays: true });
  const words = say("cannot_restart_about", { unsaved: heldText() !== "" });
  cover("stopped", { title: say("cannot_restart"), words, details, note: say("report_about"), actions });
}

/** @param {string} fault */
function report(fault) {
  const events = done.map(({ kind, times }) => (times > 1 ? `${kind} ×${times}` : kind)).join(", ");
  const version = document.documentElement.dataset.version ?? "";
  return say("report", { fault, events, version, browser: navigator.userAgent });
}

/** Where Python or the page calls what broke: all of an error that tells nothing of the game. */
const PLACES = /File "(?<file>[^"]+)", line (?<line>\d+), in (?<name>[\w<>]+)|(?<script>[\w-]+\.m?js):(?<at>\d+:\d+)\)?$/gm;

/** What broke and where, without the error's own words. @param {unknown} error */
function faultOf(error) {
  if (!(error instanceof Error)) return "Error";
  const places = [...`${error.message}\n${error.stack}`.matchAll(PLACES)].map(({ groups }) =>
    groups?.script ? `${groups.script}:${groups.at}` : `${groups?.file}:${groups?.line} ${groups?.name}`,
  );
  return [error.name, ...new Set(places)].join("\n");
}

/** @param {string} details */
function waysToSend(details) {
  const sharing = () => share({ title: say("report_title"), text: details });
  return [
    { label: say("copy_details"), run: () => copy(details).then(announceCopy), main: false, stays: true },
    ...("share" in navigator ? [{ label: say("share"), run: () => sharing().then(announceCopy), main: false, stays: true }] : []),
  ];
}

/** @param {string} outcome of sharing, too, which may have come to a copy */
function announceCopy(outcome) {
  if (outcome === "copied") announce(say("copied"));
  if (outcome.endsWith("-failed")) announce(say("copy_failed"));
}

function reloadHome() {
  history.replaceState(null, "", HOME);
  location.reload();
}
