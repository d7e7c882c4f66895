// Goes over to a version of the site that is here whole.

/** How long a version may keep another from taking over, and a page from being opened anew, in milliseconds. */
const PARKED = 3000;

/** @type {WeakSet<ServiceWorker>} */
const asked = new WeakSet();
let opening = false;

/**
 * Has a version take over as soon as it is installed; the page is then opened anew. Chromium drops the change, and keeps
 * the new version waiting, if anything is asked of the old one in the moment in which it ends; opening the page anew helps.
 * @param {ServiceWorker} fresh @param {() => void} reload opens the page anew
 */
export function useVersion(fresh, reload) {
  if (asked.has(fresh)) return;
  asked.add(fresh);
  const use = () => {
    if (fresh.state !== "installed") return;
    fresh.removeEventListener("statechange", use);
    fresh.postMessage("use-now");
    setTimeout(() => fresh.state === "installed" && reload(), PARKED);
  };
  fresh.addEventListener("statechange", use);
  use();
}

/** Opens the page anew; once more if it is still here, for Chromium may ask a version for it that has just gone. */
export function openAnew() {
  if (opening) return;
  opening = true;
  location.reload();
  setTimeout(() => {
    opening = false; // A player who stays both times may still go later.
    location.reload();
  }, PARKED);
}
