// Imports whatever a built site's standard library holds, and says what cannot be:  node tools/import_all.mjs SITE
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { inflateSync } from "node:zlib";

const [site] = process.argv.slice(2);
if (!site) throw new Error("import_all.mjs SITE");

const folder = mkdtempSync(join(tmpdir(), "library-"));
const vendor = (name) => resolve(site, "vendor/pyodide", name);
for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"]) copyFileSync(vendor(name), join(folder, name));
const packaged = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
copyFileSync(join(packaged, "pyodide.mjs"), join(folder, "pyodide.mjs"));
const stdLibURL = join(folder, "stdlib.zip");
writeFileSync(stdLibURL, inflateSync(readFileSync(vendor("stdlib.bundle"))));

const { loadPyodide } = await import(join(folder, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL });
python.FS.writeFile("/rest.zip", readFileSync(vendor("stdlib-rest.zip")));
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
failed = [fails(path) for path in paths]

rest = zipfile.ZipFile("/rest.zip") # As added_wheels.py adds it.
for package in rest.read("shared").decode().split():
    importlib.import_module(package).__path__.append(f"/rest.zip/{package.replace('.', '/')}")
sys.path.append("/rest.zip")
failed += [fails(path) for path in rest.namelist() if path.endswith(".pyc") and "__main__" not in path]
"\\n".join(filter(None, failed))
`);
if (failed) console.error(failed);
process.exitCode = failed ? 1 : 0;
