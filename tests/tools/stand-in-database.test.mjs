// What polyscript does with the database that it opens before it starts Python, done with the one that it finds in our worker.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import "../../static/js/worker/stand-in-database.mjs";

const polyscript = createRequire(createRequire(import.meta.url).resolve("polyscript/package.json"));
const { default: IDBMapSync } = await import(pathToFileURL(polyscript.resolve("@webreflection/idb-map/sync")).href);

const MOVED = "polyscript does something else with its database: mend static/js/worker/stand-in-database.mjs";

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
function soon(promise) {
  return Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error(MOVED)), 2000).unref())]);
}

test("it opens, is empty, takes what it is given, keeps nothing, and closes", async () => {
  const storage = new IDBMapSync("vendor/pyodide@1");
  await soon(storage.sync());
  assert.equal(storage.size, 0);
  storage.set("packages", "frozen");
  storage.delete("packages");
  storage.clear();
  await soon(storage.sync());
  await soon(storage.close());
  const again = new IDBMapSync("vendor/pyodide@1");
  await soon(again.sync());
  assert.equal(again.size, 0);
});
