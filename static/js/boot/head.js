// Runs what comes before the first paint: the one script that the page waits for.

import "./after-first-paint.js";
import "./first-paint.js";
