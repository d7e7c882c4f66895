// Says that a file of the site is missing, and goes on when it is here.
// The service worker tells of one that the browser has dropped and that cannot be fetched without a network.

import { here } from "../screen/address.js";
import { dismiss, notify } from "../screen/notice.js";
import { say } from "../screen/words.js";
import { openAnew, useVersion } from "./newer-version.js";

/** @typedef {import("../../types/bridge.js").Send} Send */

/** What Python starts with. What a table alone needs is no reason not to start. */
const START =
  /^(?:main\.py|app\.zip|js\/(?!arena-table|simulator-worker|physics|stillness|motions|qr-code|picture|film|clocks)|vendor\/(?!rapier))/;
/** What is asked for again with the next screen; anything else only when the page is opened anew. */
const ASKED_AGAIN = /^(?:games|art|screens|css\/(?!site\.css))/;

/** The files that are missed, by their names in the site. @type {Set<string>} */
const missed = new Set();

/** What the service worker says of them. */
let missing = "";

/** Does something not work because a file is missing? Then that is said already. */
export const isMissing = () => missed.size > 0;

/**
 * Says that a file is missing as soon as it is missed, and goes on by itself when the network is back.
 * @param {() => void} giveUp is called when Python has nothing to start with @param {Send} send
 */
export function tellMissing(giveUp, send) {
  const again = () => tryAgain(send);
  const hear = (/** @type {MessageEvent} */ { data }) => {
    if (!data?.missing || missed.has(data.missing)) return;
    missed.add(data.missing);
    if (START.test(data.missing)) giveUp();
    for (const outcome of ["stopped", "failed"]) dismiss(outcome);
    if (missed.size > 1) return;
    missing = data.words;
    notify("missing", missing, [{ label: data.again, run: again, stays: true }], { urgent: true });
    addEventListener("online", again);
  };
  for (const event of window.earlyMessages()) hear(event);
  navigator.serviceWorker?.addEventListener("message", hear);
}

/** @param {Send} send */
async function tryAgain(send) {
  const names = [...missed];
  const came = await Promise.all(names.map(fetches));
  if (!came.every(Boolean)) return (await useNewer()) || tellStill();
  if (!names.every((name) => ASKED_AGAIN.test(name))) return openAnew();
  missed.clear();
  dismiss("missing");
  send({ do: "go", to: here() });
}

/** The service worker caches it then. @param {string} name */
async function fetches(name) {
  const response = await fetch(name).catch(() => null);
  return response?.ok ?? false;
}

/** Goes over to a newer version, which comes whole, now or later: the network has these files no more. Is there one yet? */
async function useNewer() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return false;
  navigator.serviceWorker.addEventListener("controllerchange", openAnew, { once: true });
  registration.addEventListener("updatefound", () => isMissing() && useAny(registration)); // Else the player says when.
  if (useAny(registration)) return true; // An update asked for while another one runs may never be answered.
  await registration.update().catch(() => {}); // Offline.
  return useAny(registration);
}

/** @param {ServiceWorkerRegistration} registration */
function useAny({ installing, waiting }) {
  const newer = [installing, waiting].filter((fresh) => fresh !== null);
  for (const fresh of newer) useVersion(fresh, openAnew);
  return newer.length > 0;
}

/** In the notice that is there: the button in it keeps the focus. */
function tellStill() {
  const words = /** @type {HTMLElement} */ (document.querySelector("#client-missing p"));
  const still = say("no_connection", { missing });
  if (words.textContent !== still) words.textContent = still;
}
