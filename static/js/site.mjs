// Where this site is, from whichever thread.

/** The address of the page, without query and fragment. */
export const page = new URL("../", import.meta.url).href;

/** Tells this site from another on the same host, in everything that a host shares. */
export const name = `cuboteca ${new URL(page).pathname}`;
