// Imports whatever a built site's standard library holds, and says what cannot be:  node tools/import_all.mjs SITE
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inflateSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [site] = process.argv.slice(2);
if (!site) throw new Error("import_all.mjs SITE");

const stdLibURL = join(mkdtempSync(join(tmpdir(), "library-")), "stdlib.zip");
writeFileSync(stdLibURL, inflateSync(readFileSync(resolve(site, "vendor/pyodide/stdlib.bundle"))));
const python = await loadPyodide({ stdLibURL });
const failed = python.runPython(`
import importlib, sys, zipfile

def fails(path):
    name = path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    try:
        getattr(importlib.import_module(name), "__all__", None) # Some are whole only then.
    except ImportError as error:
        return f"{name}: {error}"
    return ""

library = next(path for path in sys.path if path.endswith(".zip"))
paths = [path for path in zipfile.ZipFile(library).namelist() if path.endswith(".pyc")]
paths += [file for file, *place in sys.meta_path[2]._table.values()]
"\\n".join(filter(None, map(fails, paths)))
`);
if (failed) console.error(failed);
process.exitCode = failed ? 1 : 0;
