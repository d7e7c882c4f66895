"""Copies the runtime that the site carries with it out of node_modules: only the files that a browser asks for."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import zlib
from pathlib import Path

from tools.paths import MODULES, WHEELS
from tools.slim_runtime import GLUE, PYODIDE, WASM, runtime

POLYSCRIPT = MODULES / "polyscript" / "dist"
RAPIER = MODULES / "@dimforge" / "rapier3d-deterministic-compat" / "dist"
FONT = MODULES / "@fontsource-variable" / "atkinson-hyperlegible-next" / "files"

SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=.*\s*$")


def copy_code(source: Path, target: Path) -> None:
    """A JavaScript file, without the mention of a source map that is not there."""
    target.write_bytes(SOURCE_MAP.sub(b"\n", source.read_bytes()))


def carried_wheels() -> list[Path]:
    """Return the wheels that Python installs in a browser when something is added."""
    wheels = sorted(WHEELS.glob("*.whl"))
    if not wheels:
        raise SystemExit("The wheels of requirements-browser.txt are not there; `make site` downloads them.")
    return wheels


def lock_of(wheels: list[Path]) -> str:
    """Return the list of packages that Pyodide reads at each start: those that the site carries, and no other."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    packages = {wheel.name.split("-")[0]: entry(wheel) for wheel in wheels}
    return json.dumps({"info": lock["info"], "packages": packages}, separators=(",", ":"))


def entry(wheel: Path) -> dict[str, object]:
    """Return what Pyodide wants to know of a wheel: a module by its own name, which depends on nothing."""
    name, version, *_ = wheel.name.split("-")
    return {
        "depends": [],
        "file_name": wheel.name,
        "imports": [name],
        "install_dir": "site",
        "name": name,
        "package_type": "package",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "unvendored_tests": False,
        "version": version,
    }


BLOB_OF_WORKER = re.compile(
    r"""URL\.createObjectURL\(new Blob\(\["/\*@\*/"\+(?P<code>'(?:[^'\\]|\\.)*')\.replace\(\w+,\w+\)\],"""
    r"""\{type:"text/javascript"\}\)\)"""
)
"""Where polyscript makes its worker: of a blob, from a literal in its one file."""

OUR_WORKER = 'new URL("../../js/table-worker.mjs",import.meta.url)'
"""What it makes the worker of here: a file, which the service worker serves in every browser."""

DEFAULT_INTERPRETER = re.compile(r"""module:\(\w+="[^"]*"\)=>`https://[^`]*`""")
"""Where polyscript looks for an interpreter that its settings do not name."""

NO_INTERPRETER = 'module(){throw new Error("pyscript.toml names no interpreter, and this site asks no other for one.")}'

SAY_LITERAL = 'process.stdout.write(eval(require("node:fs").readFileSync(0, "utf8")))'


class Moved(SystemExit):
    """What an update of polyscript has moved, and where to mend it."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"polyscript {what}: mend {name} in tools/vendor.py.")


def split_polyscript(whole: str) -> tuple[str, str]:
    """Return polyscript's one file as two: the page's, which makes our worker, and the code for that worker."""
    found = list(BLOB_OF_WORKER.finditer(whole))
    if len(found) != 1:
        raise Moved(f"makes its worker in another way ({len(found)} places look like it)", "BLOB_OF_WORKER")
    literal = found[0]["code"]
    code = subprocess.run(["node", "-e", SAY_LITERAL], input=literal, capture_output=True, text=True, check=True).stdout
    page = BLOB_OF_WORKER.sub(lambda _: OUR_WORKER, whole)
    return without_default_interpreters(page), without_default_interpreters(code)


def without_default_interpreters(code: str) -> str:
    """Return polyscript's code asking no other host for an interpreter: without one in its settings it throws."""
    emptied, count = DEFAULT_INTERPRETER.subn(lambda _: NO_INTERPRETER, code)
    if count != 2 or "jsdelivr" in emptied:
        raise Moved("names its interpreters' addresses in another way", "DEFAULT_INTERPRETER")
    return emptied


def copy_polyscript(folder: Path) -> None:
    """Write polyscript without the chunks that it imports for settings that `tools/pyscript_settings.py` refuses."""
    folder.mkdir(parents=True)
    whole = SOURCE_MAP.sub(b"\n", (POLYSCRIPT / "index.js").read_bytes()).decode()
    page, worker = split_polyscript(whole)
    (folder / "index.js").write_text(page, "utf-8")
    (folder / "worker.js").write_text(worker, "utf-8")


def copy_pyodide(folder: Path, library: Path, rest: Path) -> None:
    folder.mkdir(parents=True)
    for name, made in zip((GLUE, WASM), runtime(), strict=True):
        shutil.copyfile(made, folder / name)
    wheels = carried_wheels()
    for wheel in wheels:
        shutil.copyfile(wheel, folder / wheel.name)
    (folder / "pyodide-lock.json").write_text(lock_of(wheels), "utf-8")
    # Whole: hosts do not compress a zip, and in one piece it is a quarter smaller (static/js/worker/interpreter.mjs).
    (folder / "stdlib.bundle").write_bytes(zlib.compress(library.read_bytes(), 9))
    shutil.copyfile(rest, folder / "stdlib-rest.zip")


def copy_rapier(folder: Path) -> None:
    """Its one file, which holds its WebAssembly as text: fetched when a game with flying cubes is opened."""
    folder.mkdir(parents=True)
    copy_code(RAPIER / "rapier.mjs", folder / "rapier.mjs")


def copy_fonts(folder: Path) -> None:
    folder.mkdir(parents=True)
    for path in sorted(FONT.glob("*.woff2")):
        shutil.copyfile(path, folder / path.name)


def copy_vendor(dist: Path, library: Path, rest: Path) -> None:
    """Copy the whole runtime, with `library` as Pyodide's standard library and `rest` for when something is added."""
    copy_polyscript(dist / "vendor" / "polyscript")
    copy_pyodide(dist / "vendor" / "pyodide", library, rest)
    copy_rapier(dist / "vendor" / "rapier")
    copy_fonts(dist / "fonts")
