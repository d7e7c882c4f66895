"""Copies the runtime that the site carries with it out of node_modules: only the files that a browser asks for."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

from tools.paths import MODULES

POLYSCRIPT = MODULES / "polyscript" / "dist"
PYODIDE = MODULES / "pyodide"
RAPIER = MODULES / "@dimforge" / "rapier3d-deterministic-compat" / "dist"
FONT = MODULES / "@fontsource-variable" / "atkinson-hyperlegible-next" / "files"

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=.*\s*$")


def copy_code(source: Path, target: Path) -> None:
    """A JavaScript file, without the mention of a source map that is not there."""
    target.write_bytes(SOURCE_MAP.sub(b"\n", source.read_bytes()))


def lock_without_packages() -> str:
    """Pyodide reads this file at each start; the site installs no package from it."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}}, separators=(",", ":"))


WORKER_CODE = re.compile(r"""(?<=new Blob\(\["/\*@\*/"\+)'(?:[^'\\]|\\.)*'""")
"""What polyscript's worker runs: a literal in its one file."""

SAY_LITERAL = 'process.stdout.write(eval(require("node:fs").readFileSync(0, "utf8")))'


def copy_polyscript(folder: Path) -> None:
    """Its one file as two, the page's and the worker's (see `static/js/worker-ahead.js`).

    The rest of it is for settings in TOML, packed files and packages, of which the site has none.
    """
    folder.mkdir(parents=True)
    whole = SOURCE_MAP.sub(b"\n", (POLYSCRIPT / "index.js").read_bytes()).decode()
    found = WORKER_CODE.findall(whole)
    if len(found) != 1:
        raise SystemExit("polyscript keeps its worker's code elsewhere now: see WORKER_CODE in tools/vendor.py.")
    code = subprocess.run(
        ["node", "-e", SAY_LITERAL], input=found[0], capture_output=True, text=True, check=True
    ).stdout
    (folder / "worker.js").write_text(code, "utf-8")
    (folder / "index.js").write_text(WORKER_CODE.sub("''", whole), "utf-8")


def copy_pyodide(folder: Path, library: Path) -> None:
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        copy = copy_code if name.endswith("js") else shutil.copyfile
        copy(PYODIDE / name, folder / name)
    (folder / "pyodide-lock.json").write_text(lock_without_packages(), "utf-8")
    shutil.copyfile(library, folder / "stdlib.zip")


def copy_rapier(folder: Path) -> None:
    """Its one file, which holds its WebAssembly as text: fetched when a game with flying cubes is opened."""
    folder.mkdir(parents=True)
    copy_code(RAPIER / "rapier.mjs", folder / "rapier.mjs")


def copy_fonts(folder: Path) -> None:
    folder.mkdir(parents=True)
    for path in sorted(FONT.glob("*.woff2")):
        shutil.copyfile(path, folder / path.name)


def copy_vendor(dist: Path, library: Path) -> None:
    """The whole runtime, with `library` as Pyodide's standard library."""
    copy_polyscript(dist / "vendor" / "polyscript")
    copy_pyodide(dist / "vendor" / "pyodide", library)
    copy_rapier(dist / "vendor" / "rapier")
    copy_fonts(dist / "fonts")
