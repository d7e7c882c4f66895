// Where this site is, from whichever thread.

/** The address of the page, without query and fragment. */
export const page = new URL("../", import.meta.url).href;

/** Tells this site from another on the same host, in everything that a host shares. */
export const name = `cuboteca ${new URL(page).pathname}`;

/** A module of this site that few need, brought when it is first wanted. @param {string} path beside this one */
export const bring = (path) => import(new URL(path, import.meta.url).href);
