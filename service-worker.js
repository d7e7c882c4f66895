/// <reference lib="webworker" />
// Everything offline: one cache for each version of the site, filled whole before the version is used.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

/**
 * This version: the content security policy of its page, and every file with the hash of its content. The build writes the line.
 * @type {{version: string, policy: string, files: Record<string, string>}}
 */
const PRECACHE = { version: "", policy: "", files: {} };

const SCOPE = new URL("./", worker.location.href);
const FAMILY = `cuboteca ${SCOPE.pathname} `;
const CACHE = FAMILY + PRECACHE.version;
/** Where the page keeps Python's memory (worker/memory.mjs). */
const MEMORY = `${FAMILY}memory`;
/** Where a cache keeps the list of its own files, for the next version to see what it can take over. */
const LIST = new URL("precache-list", SCOPE).href;
/** Where it keeps the language that the page speaks. */
const LANGUAGE = new URL("language", SCOPE).href;
const HOME = "index.html";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "use-now") event.waitUntil(worker.skipWaiting());
  if (event.data?.language) event.waitUntil(keepLanguage(event.data.language));
});
worker.addEventListener("fetch", (event) => {
  const name = fileFor(event.request);
  if (name !== null) event.respondWith(answer(event.request, name));
});

/** Fails, and leaves the version in use as it is, unless every file is there with exactly the content listed. */
async function install() {
  await dropHalves();
  const cache = await caches.open(CACHE);
  const kept = await latestBefore();
  const names = Object.keys(PRECACHE.files);
  const next = names.values();
  const fetchers = Array.from({ length: 4 }, async () => {
    for (const name of next) await keep(cache, name, kept);
  });
  await Promise.all(fetchers).catch(async (error) => {
    if (error.name === "QuotaExceededError") await caches.delete(CACHE); // Games that are to be saved need the room.
    throw error;
  });
  await cache.put(LIST, Response.json(PRECACHE.files));
}

/** Deletes what is left of versions that never came whole, and never will now. */
async function dropHalves() {
  for (const name of await others())
    if (name !== MEMORY && !(await caches.match(LIST, { cacheName: name }))) await caches.delete(name);
}

/** The caches of this site but the one of this version. */
async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
}

/** @param {Cache} cache @param {string} name @param {{cache: Cache, files: Record<string, string>} | null} kept */
async function keep(cache, name, kept) {
  const url = address(name);
  if (await cache.match(url)) return; // An install that failed half-way has left it here, and it was checked then.
  const same = kept?.files[name] === PRECACHE.files[name] && (await kept?.cache.match(url));
  await cache.put(url, same || (await download(name)));
}

/** The file with exactly the content of this version: what the first visit has just fetched if it will do, or afresh. @param {string} name */
async function download(name) {
  const integrity = PRECACHE.files[name];
  const url = name === HOME ? SCOPE.href : address(name);
  const response = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: "reload" }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // A redirected response may not answer a navigation.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** The newest whole version before this one. */
async function latestBefore() {
  for (const name of (await others()).reverse()) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) return { cache, files: await list.json() };
  }
  return null;
}

async function activate() {
  const before = await latestBefore();
  await Promise.all((await others()).map((name) => caches.delete(name)));
  // On the first visit there is no older version to mix with: the open page is offline-ready from now on.
  if (before === null) await worker.clients.claim();
}

/** The listed file that answers a request, or null to leave it to the network. @param {Request} request */
function fileFor(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  const path = decodeURI(url.pathname.slice(SCOPE.pathname.length));
  const name = path === "" ? HOME : path;
  if (!Object.hasOwn(PRECACHE.files, name)) return null;
  // A query means something to the home only: what was shared with it, or which shortcut was taken.
  return url.search === "" || request.mode === "navigate" ? name : null;
}

/** @param {Request} request @param {string} name */
async function answer(request, name) {
  const cached = await caches.match(address(name), { cacheName: CACHE }).catch(() => undefined);
  const response = cached ?? (await mend(name).catch(() => null));
  if (response === null) return missing(request, name);
  if (request.destination === "worker") return underPolicy(response);
  const range = request.headers.get("range");
  return range ? part(response, range) : response;
}

/**
 * A worker's script under the page's own policy, which the page does not pass on to a worker from a file. On the very first
 * visit the file comes from a host that sets no headers: until the page is opened again, its worker has no policy.
 * @param {Response} script
 */
function underPolicy(script) {
  const headers = new Headers(script.headers);
  headers.set("Content-Security-Policy", PRECACHE.policy);
  return new Response(script.body, { headers });
}

/** A file that the browser has dropped from the cache: the same content again, never another version's. Rejects offline. @param {string} name */
async function mend(name) {
  const response = await download(name);
  const copy = response.clone();
  const kept = caches.open(CACHE).then((cache) => cache.put(address(name), copy));
  await kept.catch(() => {}); // Where the device is full, the next visit has to fetch it, too.
  return response;
}

/** All that is said here, and by the page of the same: it is told with the words (bridge/missing-files.js). */
const WORDS = {
  missing: "Part of Cuboteca is missing on this device. Connect to the internet once to get it back.",
  again: "Try again",
};

/** The same in other languages. The build writes the line. @type {Record<string, typeof WORDS>} */
const TRANSLATED = {};

/** @param {string} language */
async function keepLanguage(language) {
  const cache = await caches.open(CACHE);
  await cache.put(LANGUAGE, new Response(language));
}

/** What is said, in the language of the page, or of the device where the page has not told. */
async function said() {
  const told = await caches.match(LANGUAGE, { cacheName: CACHE });
  const wanted = told ? [await told.text()] : navigator.languages.map((tag) => tag.slice(0, 2));
  const language = wanted.find((code) => code === "en" || code in TRANSLATED) ?? "en";
  return { ...WORDS, ...TRANSLATED[language], language };
}

/** @typedef {Awaited<ReturnType<typeof said>>} Said */

/**
 * What stands for a file that is gone and cannot be fetched now. The page is told, and says so (bridge/missing-files.js); it
 * may be the page itself that is gone, or the script that would say it.
 * @param {Request} request @param {string} name
 */
async function missing(request, name) {
  const words = await said();
  for (const client of await worker.clients.matchAll())
    client.postMessage({ missing: name, words: words.missing, again: words.again });
  const isScript = request.mode !== "navigate" && request.destination === "script";
  const [type, body] =
    request.mode === "navigate"
      ? ["text/html", page(words)]
      : isScript
        ? ["text/javascript", script(words)]
        : ["text/plain", words.missing];
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" };
  // A browser runs no script that comes with an error.
  return new Response(body, { status: isScript ? 200 : 504, headers });
}

/** What both of these try: a newer version, where there is one, is whole, and takes over within a second, if at all. */
const TRY_AGAIN = `
async function tryAgain() {
  const reload = () => location.reload();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return reload();
  if (!registration.waiting && !registration.installing) await registration.update().catch(() => {}); // Offline.
  const fresh = registration.waiting ?? registration.installing;
  if (!fresh) return reload();
  const use = () => {
    if (fresh.state === "installing") return;
    setTimeout(reload, 1000);
    fresh.postMessage("use-now");
  };
  fresh.addEventListener("statechange", use);
  use();
}
`;

/** Stands for the page, in its own words and looks alone; it opens the site again when the network is back. @param {Said} words */
const page = ({ missing, again, language }) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Cuboteca</title>
<style>
main { display: grid; place-content: center; gap: 24px; min-height: 90vh; margin: 0 24px; font: 20px/1.5 system-ui, sans-serif; text-align: center; }
p { max-width: 30em; margin: 0; }
button { justify-self: center; min-height: 48px; padding: 0 24px; font: inherit; }
</style>
<main id="client-missing">
<p>${missing}</p>
<button type="button">${again}</button>
</main>
<script>${TRY_AGAIN}
document.querySelector("button").onclick = tryAgain;
addEventListener("online", tryAgain);
</script>
</html>`;

/** Stands for a script: in a worker it fails, as a missing file does; in the page it first says why, if nothing else can. @param {Said} words */
const script = ({ missing, again }) => `${TRY_AGAIN}
if (!globalThis.document) throw new Error(${JSON.stringify(missing)});
const tell = () => {
  if (document.getElementById("client-missing")) return;
  const notice = document.createElement("section");
  notice.id = "client-missing";
  notice.className = "client-notice";
  notice.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = ${JSON.stringify(missing)};
  const again = document.createElement("button");
  again.textContent = ${JSON.stringify(again)};
  again.addEventListener("click", tryAgain);
  notice.append(words, again);
  document.getElementById("notices").append(notice);
  addEventListener("online", tryAgain);
};
if (document.getElementById("notices")) tell();
else document.addEventListener("DOMContentLoaded", tell);
throw new Error(${JSON.stringify(missing)});
`;

/** The bytes that a range asks for: "bytes=0-99", "bytes=100-" or "bytes=-50". @param {Response} response @param {string} range */
async function part(response, range) {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range);
  if (!asked || (asked[1] === "" && asked[2] === "")) return response;
  const body = await response.blob();
  const last = asked[1] === "" || asked[2] === "" ? body.size - 1 : Math.min(Number(asked[2]), body.size - 1);
  const first = asked[1] === "" ? Math.max(body.size - Number(asked[2]), 0) : Number(asked[1]);
  if (first > last) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${body.size}` } });
  const headers = new Headers(response.headers);
  headers.set("Content-Range", `bytes ${first}-${last}/${body.size}`);
  headers.set("Content-Length", String(last - first + 1));
  return new Response(body.slice(first, last + 1), { status: 206, headers });
}

/** @param {string} name */
function address(name) {
  return new URL(name, SCOPE).href;
}
