/** The part of Pyodide that the client uses. */

export const version: string;
export function loadPyodide(options: object): Promise<object>;
