// The one script that the page waits for before it is painted.

import "./early-worker.js";
import "./first-paint.js";
