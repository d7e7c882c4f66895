"""Copies the runtime that the site carries with it out of node_modules: only the files that a browser asks for."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.paths import MODULES

PYSCRIPT = MODULES / "@pyscript" / "core" / "dist"
PYODIDE = MODULES / "pyodide"
IDIOMORPH = MODULES / "idiomorph" / "dist"
FONT = MODULES / "@fontsource-variable" / "atkinson-hyperlegible-next" / "files"

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

UNUSED_CHUNKS = ("codemirror", "index", "mpy", "pyodide_graph", "xterm", "zip")
"""Parts of PyScript that it loads for editors, terminals, MicroPython and packed files, which the site has not."""

CHUNK = re.compile(r"""["']\./([\w.-]+\.js)["']""")
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=.*\s*$")


def needed_chunks(first: str) -> Iterator[str]:
    """The file of PyScript's `dist` named `first`, and every one that it leads to, but the unused."""
    waiting, seen = [first], {first}
    while waiting:
        name = waiting.pop()
        yield name
        for found in CHUNK.findall((PYSCRIPT / name).read_text("utf-8")):
            if found not in seen and not found.startswith(UNUSED_CHUNKS):
                seen.add(found)
                waiting.append(found)


def copy_code(source: Path, target: Path) -> None:
    """A JavaScript file, without the mention of a source map that is not there."""
    target.write_bytes(SOURCE_MAP.sub(b"\n", source.read_bytes()))


def lock_without_packages() -> str:
    """Pyodide reads this file at each start; the site installs no package from it."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}}, separators=(",", ":"))


def copy_pyscript(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in needed_chunks("core.js"):
        copy_code(PYSCRIPT / name, folder / name)


def copy_pyodide(folder: Path, library: Path) -> None:
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        copy = copy_code if name.endswith("js") else shutil.copyfile
        copy(PYODIDE / name, folder / name)
    (folder / "pyodide-lock.json").write_text(lock_without_packages(), "utf-8")
    shutil.copyfile(library, folder / "stdlib.zip")


def copy_idiomorph(folder: Path) -> None:
    folder.mkdir(parents=True)
    copy_code(IDIOMORPH / "idiomorph.esm.js", folder / "idiomorph.esm.js")


def copy_fonts(folder: Path) -> None:
    folder.mkdir(parents=True)
    for path in sorted(FONT.glob("*.woff2")):
        shutil.copyfile(path, folder / path.name)


def copy_vendor(dist: Path, library: Path) -> None:
    """The whole runtime, with `library` as Pyodide's standard library."""
    copy_pyscript(dist / "vendor" / "pyscript")
    copy_pyodide(dist / "vendor" / "pyodide", library)
    copy_idiomorph(dist / "vendor" / "idiomorph")
    copy_fonts(dist / "fonts")
