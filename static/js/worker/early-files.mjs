// Asks for what pyscript.toml names while Python is still starting. Polyscript, which asks when Python is up, gets the same answer.

import { early, page } from "./site.mjs";

/** @type {PyScriptSettings} pyscript.toml, put in by the build */
const { files = {}, js_modules: modules } = /** @type {any} */ ("build:settings");

const runtime = ["stdlib.bundle", "pyodide-lock.json"].map((name) => `vendor/pyodide/${name}`);
const wanted = [...runtime, ...Object.keys(files), ...early.map((name) => `games/${name}.bundle`)];

const answers = new Map(wanted.map((name) => begin(new URL(name, page).href)));

/** @param {string} address @returns {[string, Promise<Response>]} */
function begin(address) {
  const answer = fetch(address);
  answer.catch(() => {}); // Polyscript hears of it when it asks.
  return [address, answer];
}

/** Answers the next request for an address. @param {string} address @param {Promise<Response>} answer */
export function give(address, answer) {
  answer.catch(() => {});
  answers.set(address, answer);
}

const { fetch: fetchAnew } = globalThis;
globalThis.fetch = (address, how) => {
  const answer = answers.get(String(address));
  answers.delete(String(address));
  return answer ?? fetchAnew(address, how);
};

// The database opens while Python starts.
for (const name of Object.keys(modules?.worker ?? {})) import(new URL(name, page).href);
