// Runs pytest inside Pyodide, with the site's own bytecode:  node tools/pytest_in_pyodide.mjs SITE TESTS [OPTION …]
// SITE is a built site; pytest and Hypothesis, as built for Pyodide, lie in build/pyodide.
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [site, ...words] = process.argv.slice(2);
if (!site || words.length === 0) throw new Error("pytest_in_pyodide.mjs SITE TESTS [OPTION …]");

// With npm's whole standard library: pytest wants more of it than the app does.
const python = await loadPyodide({
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
});

for (const [mount, folder] of [
  ["/project", "."],
  ["/site", site],
  ["/packages", "build/pyodide"],
]) {
  python.FS.mkdirTree(mount);
  python.mountNodeFS(mount, resolve(folder));
}

// The package comes from the site's zip, not from its sources.
python.runPython(`
import os, sys
sys.path[:0] = ["/site/app.zip", "/project"]
sys.path.append("/packages")
sys.dont_write_bytecode = True
os.chdir("/project")
import bundle_import
bundles = bundle_import.install("/site/app.zip")
for name in list(bundles.elsewhere):
    with open(f"/site/games/{name}.bundle", "rb") as content:
        bundles.add(name, content.read())
import cuboteca
origin = cuboteca.__file__
if not origin.startswith(bundle_import.PLACE):
    raise SystemExit(f"cuboteca came from {origin}")
`);
const run = python.runPython(`
import pytest
lambda words: int(pytest.main([
    *words.to_py(), "--capture=sys", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--import-mode=importlib",
    "-o", "pythonpath=", "-o", "addopts=",
]))
`);
process.exitCode = run(words);
