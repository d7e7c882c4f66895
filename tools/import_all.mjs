// Imports whatever a built site's standard library holds, and says what cannot be:  node tools/import_all.mjs SITE
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [site] = process.argv.slice(2);
if (!site) throw new Error("import_all.mjs SITE");

const python = await loadPyodide({ stdLibURL: resolve(site, "vendor/pyodide/stdlib.zip") });
const failed = python.runPython(`
import importlib, sys, zipfile

def fails(path):
    name = path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    try:
        importlib.import_module(name)
    except ImportError as error:
        return f"{name}: {error}"
    return ""

library = next(path for path in sys.path if path.endswith(".zip"))
"\\n".join(filter(None, map(fails, zipfile.ZipFile(library).namelist())))
`);
if (failed) console.error(failed);
process.exitCode = failed ? 1 : 0;
