// Waits for a promise, but not for ever.

const TICK = 1000;

/**
 * Rejects when it takes too long, or when it is no longer wanted. Counts only time in which the page is seen: a phone that
 * has slept wakes up with all its old timers due at once. `enough`, in milliseconds, may grow meanwhile.
 * @template T @param {Promise<T>} promise @param {{enough: number}} timeout @param {AbortSignal} signal @returns {Promise<T>}
 */
export function within(promise, timeout, signal) {
  return new Promise((resolve, reject) => {
    let waited = 0;
    const clock = setInterval(() => {
      if (document.visibilityState === "visible") waited += TICK;
      if (waited >= timeout.enough) reject(new Error(`No answer in ${waited / 1000} seconds`));
    }, TICK);
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
    promise.then(resolve, reject).finally(() => {
      clearInterval(clock);
      signal.removeEventListener("abort", stop);
    });
    if (signal.aborted) stop();
  });
}
