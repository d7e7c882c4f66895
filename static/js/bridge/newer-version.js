// Goes over to a version of the site that is here whole.

const PARKED = 3000;

/**
 * Has a version take over as soon as it is installed; the page is then opened anew. Chromium drops the change, and keeps
 * the new version waiting for good, if the old one is asked for a file in the same moment; opening the page anew ends that.
 * @param {ServiceWorker} fresh @param {() => void} reload opens the page anew
 */
export function useVersion(fresh, reload) {
  const use = () => {
    if (fresh.state !== "installed") return;
    fresh.postMessage("use-now");
    setTimeout(() => fresh.state === "installed" && reload(), PARKED);
  };
  fresh.addEventListener("statechange", use);
  use();
}
