// Does something at every frame until it is over, or is ended. Nothing passes unseen: a hidden page has no frames, and one that
// comes late counts as no later than this, in milliseconds.

const LATEST = 250;

/** @param {AbortSignal} signal @param {(passed: number, now: number) => boolean} what is there more to come? In milliseconds @returns {Promise<void>} */
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
