// The page is painted already; this brings it to life.

import { connect, disconnect, giveUp, leave, quiet, send, up } from "./bridge.js";
import { reportTo } from "./effects.js";
import { engineIsRecent } from "./engine.js";
import { listen } from "./events.js";
import { offerInstall } from "./install.js";
import { takeWhatIsGiven } from "./launch.js";
import { tellMissing } from "./missing.js";
import { notify } from "./notice.js";
import { keepGames } from "./persist.js";
import { progress } from "./progress.js";
import { playAlone } from "./tab-lock.js";
import { keepOffline } from "./updates.js";

const CALM = 1500;

function boot() {
  offerInstall();
  if (!engineIsRecent()) {
    progress("done");
    const words = "This browser is too old to run Cuboteca. Please update it; on an iPhone or iPad, update to iOS 16.4 or later.";
    notify("engine", words, [], { urgent: true });
    return;
  }
  tellMissing(giveUp, send);
  listen(send);
  reportTo(send);
  takeWhatIsGiven(send);
  playAlone({ begin: connect, leave, end: disconnect });
  up.then(async () => {
    keepGames();
    // What the person does first comes before keeping the site for the next visit.
    await new Promise((resolve) => setTimeout(resolve, CALM));
    await quiet();
    keepOffline(quiet);
  });
}

boot();
