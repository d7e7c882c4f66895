// Registers the service worker: the site works offline, and goes over to a new version when the person says so.

import { quiet } from "../bridge/bridge.js";
import { openAnew, useVersion } from "../bridge/newer-version.js";
import { dismiss, notify } from "../screen/notice.js";
import { say, tellLanguage } from "../screen/words.js";

const HOURLY = 3_600_000;

/** Once nothing is on its way to Python. */
const reload = () => quiet().then(openAnew);

export async function workOffline() {
  if (!("serviceWorker" in navigator)) return;
  const { controller } = navigator.serviceWorker;
  tellLanguage(); // Not later: what is asked of a version that is just giving way keeps it (bridge/newer-version.js).
  const registration = await navigator.serviceWorker.register("service-worker.js").catch(() => null);
  if (!registration) return;
  const tell = () => {
    const { waiting, active } = registration;
    if (waiting && active) offer(() => useVersion(waiting, reload));
  };
  tell();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  lookHourly(registration);
  await inCharge();
  if (!controller) tellLanguage();
  document.documentElement.dataset.offlineReady = "";
}

/** Resolves when this page is answered by the service worker: it is ready a moment before it takes the first page over. */
async function inCharge() {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

/** @param {() => void} update */
function offer(update) {
  notify("update", say("update"), [
    { label: say("update_now"), run: update },
    { label: say("later"), run: () => dismiss("update") },
  ]);
}

/** A page must not go on with the files of another version. */
export function reloadOnChange() {
  if (!("serviceWorker" in navigator)) return;
  // The first worker takes the first page under its wing: mostly the same version, nothing to reload.
  let first = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // None at all: the browser has cleared the site, on a full disk or for the person. All there is left is in this page.
    if (navigator.serviceWorker.controller === null) {
      first = true;
      delete document.documentElement.dataset.offlineReady;
      return;
    }
    if (first) offerIfOther();
    else reload();
    first = false;
  });
}

/** The site may have changed between this page and its first worker. */
async function offerIfOther() {
  const answer = await fetch("index.html").catch(() => null);
  const page = (await answer?.text()) ?? "";
  const version = / data-version="(\w+)"/.exec(page)?.[1];
  if (version && version !== document.documentElement.dataset.version) offer(reload);
}

/** The browser looks for a new version at each start; one that stays open for long looks when it comes back to the front. @param {ServiceWorkerRegistration} registration */
function lookHourly(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < HOURLY) return;
    looked = Date.now();
    registration.update().catch(() => {}); // Offline.
  });
}
