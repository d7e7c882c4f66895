// What the worker runs: our interpreter, which begins to load at once, and polyscript's end of the line to the page.

import "./interpreter.mjs";
import "../vendor/polyscript/worker.js";
