"""Leaves out of Pyodide's runtime what nothing here uses: what compiled extensions would call, and a few modules.

`pyodide.asm.wasm` exports all of CPython, of the C and of the C++ library; `pyodide.asm.mjs` hands each export on, and
brings drivers for sound, windows and 3D graphics. Built in are also SQLite, three kinds of archive, `ctypes` and
CPython's own tests (`keep_used.mjs`). Without all that a start takes less (docs/start.md) and 1.0 MB less are fetched.
What is left works as before: the interpreter itself is untouched.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path

from tools.bundle import esbuild
from tools.cache import made_once
from tools.paths import MODULES, ROOT

PYODIDE = MODULES / "pyodide"
GLUE, WASM = "pyodide.asm.mjs", "pyodide.asm.wasm"
USERS = (PYODIDE / "pyodide.mjs", MODULES / "polyscript" / "dist" / "index.js")
"""What besides the glue calls functions of it by name."""
KEEPER = ROOT / "tools" / "keep_used.mjs"

WORD = re.compile(r"[\w$]+")
HANDED_ON = re.compile(r'(?:([\w$]+)=)?Module\["([\w$]+)"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;')
"""A function of the WebAssembly gets its names in JavaScript."""
OFFERED = re.compile(r'Module\["([\w$]+)"\]=([\w$]+);')
"""A function of JavaScript is put where programs that are not there would look for it."""
DECLARED = re.compile(r"var ((?:[\w$]+,){500,}[\w$]+);")
"""The names of all that is handed on."""
IMPORTS = re.compile(r"var wasmImports=\{([^}]*)\}")
SIGNATURE = re.compile(r"\b_?([\w$]+)\.sig=\"\w*\";")
"""How a function is to be called by a compiled extension."""
BY_NAME = ("__main_argc_argv", "__wasm_call_ctors")
"""What Emscripten finds by its name as it begins."""
ASKED_FOR = re.compile(r'wasmExports(?:\["([\w$]+)"\]|\.([\w$]+))')


def slim_glue(code: str, users: str, imported: Collection[str] | None = None) -> str:
    """Return Pyodide's glue without the names that nothing in it or in its users says; with `imported`, what the
    WebAssembly imports, without the functions that it does not."""
    if imported is not None:
        code = _once(IMPORTS, code, lambda body: ",".join(e for e in body.split(",") if e.split(":")[0] in imported))
        code = SIGNATURE.sub(lambda found: found[0] if found[1] in imported else "", code)
    said = SIGNATURE.sub("", OFFERED.sub("", DECLARED.sub("", HANDED_ON.sub("", code))))
    words = Counter(WORD.findall(said)) + Counter(WORD.findall(users))
    code = HANDED_ON.sub(lambda found: found[0] if words[found[1]] or words[found[2]] else "", code)
    as_member = {*re.findall(r"\.([\w$]+)", said), *WORD.findall(users)}
    code = OFFERED.sub(lambda found: found[0] if found[1] in as_member else "", code)
    given = {name for found in HANDED_ON.finditer(code) for name in found.groups() if name}
    return _once(DECLARED, code, lambda names: ",".join(n for n in names.split(",") if n in given or words[n]))


def _once(pattern: re.Pattern[str], code: str, left: Callable[[str], str]) -> str:
    """Replace what the only group of a pattern finds, which has to be there once."""
    found = pattern.findall(code)
    if len(found) != 1:
        raise SystemExit(f"Pyodide's glue must hold {pattern.pattern} once; it holds it {len(found)} times.")
    return pattern.sub(lambda match: match[0].replace(match[1], left(match[1])), code)


def exports_asked_for(glue: str) -> list[str]:
    """Return what the glue asks of the WebAssembly, and what Emscripten finds there by itself."""
    return sorted({name for pair in ASKED_FOR.findall(glue) for name in pair if name} | set(BY_NAME))


def imported_by(wasm: Path) -> list[str]:
    """Return the names of what a WebAssembly module imports."""
    code = "JSON.stringify(WebAssembly.Module.imports(new WebAssembly.Module(fs.readFileSync(process.argv[1]))))"
    printed = subprocess.run(["node", "-p", code, str(wasm)], check=True, capture_output=True).stdout
    return [entry["name"] for entry in json.loads(printed)]


def runtime() -> tuple[Path, Path]:
    """Return the glue and the WebAssembly as the site has them."""
    glue = (PYODIDE / GLUE).read_text("utf-8")
    users = "\n".join(path.read_text("utf-8") for path in USERS)
    exports = exports_asked_for(slim_glue(glue, users))

    def make_wasm(target: Path) -> None:
        subprocess.run(["node", str(KEEPER), str(PYODIDE / WASM), str(target), *exports], check=True, cwd=ROOT)

    def make_glue(target: Path) -> None:
        slim = slim_glue(glue, users, imported_by(wasm))
        target.write_text(esbuild("--loader=js", "--format=esm", given=slim), "utf-8")

    ingredients = [(PYODIDE / WASM).read_bytes(), KEEPER.read_bytes(), *map(str.encode, exports)]
    wasm = made_once("pyodide.wasm", ingredients, make_wasm)
    of_glue = [wasm.read_bytes(), glue.encode(), users.encode(), Path(__file__).read_bytes()]
    return made_once("glue.mjs", of_glue, make_glue), wasm
