// Brings the painted page to life: listens to the person, and connects it with Python.

import { connect, disconnect, giveUp, leave, quiet, send, up } from "../bridge/bridge.js";
import { tellMissing } from "../bridge/missing-files.js";
import { playAlone } from "../bridge/tab-lock.js";
import { listen } from "../input/events.js";
import { takeWhatIsGiven } from "../input/incoming-files.js";
import { unmarkWhenSeen } from "../screen/badge.js";
import { reportTo } from "../screen/effects.js";
import { notify } from "../screen/notice.js";
import { progress } from "../screen/progress.js";
import { say } from "../screen/words.js";
import { offerInstall, persistGames } from "./install.js";
import { reloadOnChange, workOffline } from "./updates.js";

const CALM = 1500;

function boot() {
  offerInstall();
  if (!engineIsRecent()) {
    progress("done");
    notify("engine", say("too_old"), [], { urgent: true });
    return;
  }
  tellMissing(giveUp, send);
  listen(send);
  reportTo(send);
  takeWhatIsGiven(send);
  reloadOnChange(); // Under the lid of a tab that plays, no Python comes up, but versions may change.
  playAlone({ begin: connect, leave, end: disconnect });
  up.then(async () => {
    persistGames();
    unmarkWhenSeen();
    // What the person does first comes before storing the site for the next visit.
    await new Promise((resolve) => setTimeout(resolve, CALM));
    await quiet();
    workOffline();
  });
}

/** A tiny WebAssembly module that uses exceptions, as Pyodide does (from iOS 15.2; what unpacks its files, from 16.4). */
const SAMPLE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

/** Can this browser run Python at all? */
function engineIsRecent() {
  const unpacks = "DecompressionStream" in globalThis && "adoptedStyleSheets" in document;
  return unpacks && "WebAssembly" in globalThis && WebAssembly.validate(new Uint8Array(SAMPLE));
}

boot();
