// Runs pyc_zip.py inside Pyodide:  node tools/compile_python.mjs WRITER ORIGIN TARGET SHOWN_IN
// WRITER is a function of pyc_zip.py, ORIGIN is a folder or a zip of Python sources, TARGET the zip to write, SHOWN_IN the place that tracebacks name.
import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [writer, origin, target, shownIn] = process.argv.slice(2);
if (!writer || !origin || !target || !shownIn) throw new Error("compile_python.mjs WRITER ORIGIN TARGET SHOWN_IN");

const python = await loadPyodide();

/** @param {string} mount @param {string} folder */
function share(mount, folder) {
  python.FS.mkdirTree(mount);
  python.mountNodeFS(mount, resolve(folder));
}

share("/origin", dirname(origin));
share("/target", dirname(target));
python.runPython(readFileSync(new URL("./pyc_zip.py", import.meta.url), "utf8"));
python.globals.get(writer)(`/origin/${basename(origin)}`, `/target/${basename(target)}`, shownIn);
