// Runs what comes before the first paint: the one script that the page waits for.

import "./early-worker.js";
import "./first-paint.js";
