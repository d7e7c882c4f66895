// Does something at every frame until it is over or ended. No time passes unseen: a hidden page has no frames, and a late one
// counts as no longer than `LATEST`.

/** Milliseconds. */
const LATEST = 250;

/** @param {AbortSignal} signal @param {(passed: number, now: number) => boolean} what says whether there is more to come; in milliseconds @returns {Promise<void>} */
export function everyFrame(signal, what) {
  return new Promise((resolve) => {
    let [before, frame] = [0, 0];
    const end = () => {
      cancelAnimationFrame(frame);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const step = (/** @type {number} */ now) => {
      const passed = before ? Math.min(LATEST, now - before) : 0;
      before = now;
      if (what(passed, now)) frame = requestAnimationFrame(step);
      else end();
    };
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    else frame = requestAnimationFrame(step);
  });
}
