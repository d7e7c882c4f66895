// The one script that the page waits for before it is painted.

import "./worker-ahead.js";
import "./first-paint.js";
