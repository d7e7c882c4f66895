// Runs pyc_zip.py inside Pyodide:  node tools/compile_python.mjs WRITER ORIGIN TARGET SHOWN_IN [MODULE …]
// WRITER is a function of pyc_zip.py, ORIGIN is a folder or a zip of Python sources, TARGET the zip to write, SHOWN_IN the place that
// tracebacks name, MODULE what alone is wanted of it, with all that it imports.
import { basename, dirname, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [writer, origin, target, shownIn, ...modules] = process.argv.slice(2);
if (!writer || !origin || !target || !shownIn) throw new Error("compile_python.mjs WRITER ORIGIN TARGET SHOWN_IN [MODULE …]");

// Lines without columns: what a traceback loses is a third of all bytecode.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });

/** @param {string} mount @param {string} folder */
function share(mount, folder) {
  python.FS.mkdirTree(mount);
  python.mountNodeFS(mount, resolve(folder));
}

share("/origin", dirname(origin));
share("/target", dirname(target));
share("/project", resolve(import.meta.dirname, ".."));
python.runPython("import sys; sys.path.insert(0, '/project'); sys.dont_write_bytecode = True");
const write = python.pyimport("tools.pyc_zip")[writer];
write(`/origin/${basename(origin)}`, `/target/${basename(target)}`, shownIn, ...modules);
