// Runs in the worker our interpreter, which begins to load at once, and polyscript's end of the line to the page.
// Polyscript is to find no database: ours comes before it. The interpreter is the one that pyscript.toml names.

import "./stand-in-database.mjs";
import "build:interpreter";
import "../vendor/polyscript/worker.js";

/** The page waits for this lock, and so notices at once when the worker is gone. */
const alive = `${self.location.pathname} ${Math.random()}`;
navigator.locks
  ?.request(alive, () => {
    self.postMessage({ alive });
    return new Promise(() => {});
  })
  .catch(() => {}); // Where sites may save nothing, none is given.
