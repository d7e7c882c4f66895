// What the worker runs: our interpreter, which begins to load at once, and polyscript's end of the line to the page.
// Polyscript is to find no database: ours comes before it.

import "./databases.mjs";
import "./interpreter.mjs";
import "../vendor/polyscript/worker.js";
