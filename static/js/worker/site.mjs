// Says where this site is, from any thread.

/** The address of the page, without query and fragment. */
export const page = new URL("../", import.meta.url).href;

/** Tells this site from another on the same host, in everything that a host shares. */
export const name = `cuboteca ${new URL(page).pathname}`;

/**
 * The version of the site, and what the first screen will need of Python, where the page says it (boot/after-first-paint.js): on
 * a first visit, and in the place of a worker that failed, one begins from nothing.
 */
export const [build = "", ...early] = self.name.split(" ");

/** What a file of this site holds. @param {string} path @returns {Promise<Uint8Array>} */
export async function read(path) {
  const response = await fetch(page + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A bundle of Python, a game's say, as `py/bundle_import.py` adds it. @param {string} name */
export const bundle = (name) => read(`games/${name}.bundle`);

/** A module of this site that few need, brought when it is first wanted. @param {string} path beside this one */
export const bring = (path) => import(new URL(path, import.meta.url).href);
