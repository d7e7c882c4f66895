/** Polyscript's end of the line, in the worker: it exports nothing. */
export {};
