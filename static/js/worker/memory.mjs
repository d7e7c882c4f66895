// Keeps Python's memory as it is when the app has been imported and nothing has been opened, for later visits to begin with
// instead of starting Python and importing again. It holds nothing of the person. It is made at the first start that finds the
// site stored, kept with the files of the same version, and left alone wherever anything about it is off.

import { name, page } from "./site.mjs";

/** @typedef {import("pyodide").Pyodide} Pyodide */
/** @typedef {import("pyodide").CreateModule} CreateModule */
/** @typedef {{size: number, table: object, numbers: Uint32Array, pages: Uint8Array}} Memory */

/** Bytes that are kept, or left out where all are zero. */
const PAGE = 4096;
const WORDS = PAGE / 8;
/** Another layout of what is kept gets another number. */
const LAYOUT = 1;
/** Bytes that have to be left on the device. */
const ROOM = 200e6;
/** Milliseconds after which a start from the memory has gone well. */
const PROVEN = 2000;

/** Beside those of the service worker, which clears it when it goes over to another version. */
const PLACE = `${name} memory`;
const ADDRESS = new URL("memory", page).href;
/** There while a start from the memory has not lived long enough: the next one does without. */
const TRIAL = new URL("memory-trial", page).href;
const LIST = new URL("precache-list", page).href;

/**
 * What a memory fits: these files in this engine, as it is. Another may number Python's functions in another way.
 * @param {string} build
 */
const fitting = (build) => JSON.stringify([LAYOUT, build, navigator.userAgent, "Suspending" in WebAssembly]);

/** Is all of the site kept on this device? Then there is time, and a start to come, for a memory. */
export const isStored = async () => Boolean(await caches.match(LIST));

/** @param {string} build the version of the site @returns {Promise<Memory | null>} */
export async function recall(build) {
  if (!build || !(await caches.has(PLACE))) return null;
  const cache = await caches.open(PLACE);
  const [answer, tried] = await Promise.all([cache.match(ADDRESS), cache.match(TRIAL)]);
  const fits = !tried && answer?.headers.get("fits") === fitting(build);
  const memory = fits ? read(await answer.arrayBuffer()) : null;
  if (memory) cache.put(TRIAL, new Response()).catch(() => {});
  else await forget();
  return memory;
}

/** Trusts the memory that a Python began with, if it still runs after a while. @param {Pyodide} python @param {() => Promise<void>} then what has had time till then */
export function prove(python, then) {
  setTimeout(async () => {
    python.runPython("");
    (await caches.open(PLACE)).delete(TRIAL);
    await then();
  }, PROVEN);
}

export const forget = () => caches.delete(PLACE);

/** @param {ArrayBuffer} kept @returns {Memory | null} nothing, where some of it is missing */
function read(kept) {
  try {
    const [length, count] = new Uint32Array(kept, 0, 2);
    const { size, table } = JSON.parse(new TextDecoder().decode(new Uint8Array(kept, 8, length)));
    const begin = aligned(8 + length);
    const numbers = new Uint32Array(kept, begin, count);
    const pages = new Uint8Array(kept, begin + numbers.byteLength);
    return pages.length === count * PAGE ? { size, table, numbers, pages } : null;
  } catch {
    return null;
  }
}

/** @param {number} place */
const aligned = (place) => Math.ceil(place / 4) * 4;

/**
 * Options of `loadPyodide` that begin with a memory: its table of JavaScript's things, and its pages in place of a start.
 * @param {Memory} memory @param {CreateModule} create makes Emscripten’s module of Pyodide
 */
export function beginningWith({ size, table, numbers, pages }, create) {
  return {
    _loadSnapshot: pages,
    /** @type {CreateModule} */
    createPyodideModule: async (settings) => {
      delete settings.INITIAL_MEMORY; // Pyodide takes it from the length of a memory that is kept whole.
      const module = await create(settings);
      settings.API.restoreSnapshot = () => {
        const heap = module.HEAPU8;
        if (heap.length !== size) throw new Error(`Python has ${heap.length} bytes; ${size} were kept`);
        numbers.forEach((number, index) => {
          heap.set(pages.subarray(index * PAGE, (index + 1) * PAGE), number * PAGE);
        });
        return table;
      };
      return module;
    },
  };
}

/**
 * Keeps the memory of a Python that has imported the app and has not been given anything of JavaScript's.
 * @param {Pyodide} python @param {string} build
 */
export async function keep(python, build) {
  const memory = written(python); // As it is now: what comes is the person's.
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate()) ?? {}; // Not every engine tells.
  if (quota - usage < ROOM) return;
  const cache = await caches.open(PLACE);
  await cache.put(ADDRESS, new Response(memory, { headers: { fits: fitting(build) } }));
}

/** @param {Pyodide} python @returns {Blob} */
function written(python) {
  const heap = python._module.HEAPU8;
  const words = new BigUint64Array(heap.buffer);
  /** @type {number[]} */
  const numbers = [];
  for (let word = 0; word < words.length; word += WORDS)
    for (let each = word; each < word + WORDS; each++)
      if (words[each]) {
        numbers.push(word / WORDS);
        break;
      }
  const pages = new Uint8Array(numbers.length * PAGE);
  numbers.forEach((number, index) => {
    pages.set(heap.subarray(number * PAGE, (number + 1) * PAGE), index * PAGE);
  });
  const state = new TextEncoder().encode(JSON.stringify({ size: heap.length, table: python._api.serializeHiwireState() }));
  const head = new Uint8Array(aligned(8 + state.length));
  new Uint32Array(head.buffer, 0, 2).set([state.length, numbers.length]);
  head.set(state, 8);
  return new Blob([head, new Uint32Array(numbers), pages]);
}
