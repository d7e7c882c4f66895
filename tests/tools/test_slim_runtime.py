"""Pyodide's runtime without what only compiled extensions would call (tools/slim_runtime.py)."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.slim_runtime import GLUE, PYODIDE, USERS, WASM, exports_asked_for, imported_by, runtime, slim_glue

USERS_CODE = "\n".join(path.read_text("utf-8") for path in USERS)

TRY = """
import { loadPyodide } from "FOLDER/pyodide.mjs";
const python = await loadPyodide({ indexURL: "FOLDER/" });
const said = await python.runPythonAsync(`
import asyncio, hashlib, json, random, re, unicodedata, zlib
from js import Math
await asyncio.sleep(0.001)
def error_of(do):
    try:
        do()
    except Exception as error:
        return type(error).__name__
json.dumps([
    error_of(lambda: json.loads("{")), error_of(lambda: __import__("_sqlite3")), int(Math.max(3, 4)),
    unicodedata.name("ß"), zlib.decompress(zlib.compress(b"a")).decode(), "日本".encode("shift_jis").hex(),
])
`);
const dictionary = python.toPy({ stones: [1, 2] });
console.log(JSON.stringify([...JSON.parse(said), dictionary.toString()]));
"""


def test_what_is_left_runs_python_and_crosses_to_javascript(tmp_path: Path) -> None:
    for name in ("pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / name, tmp_path / name)
    for name, made in zip((GLUE, WASM), runtime(), strict=True):
        shutil.copyfile(made, tmp_path / name)
    script = tmp_path / "try.mjs"
    script.write_text(TRY.replace("FOLDER", str(tmp_path)), "utf-8")
    said = subprocess.run(["node", str(script)], capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == [
        "JSONDecodeError",
        "ModuleNotFoundError",
        4,
        "LATIN SMALL LETTER SHARP S",
        "a",
        "93fa967b",
        "{'stones': [1, 2]}",
    ]


def test_no_driver_for_3d_graphics_and_no_database_is_left_in_it() -> None:
    glue, wasm = runtime()
    assert not [name for name in imported_by(wasm) if "gl" in name.lower().split("_")[-1][:2]]
    assert glue.stat().st_size < 0.5 * (PYODIDE / GLUE).stat().st_size
    assert wasm.stat().st_size < 0.75 * (PYODIDE / WASM).stat().st_size


def test_the_webassembly_exports_what_the_glue_asks_for() -> None:
    glue = slim_glue((PYODIDE / GLUE).read_text("utf-8"), USERS_CODE)
    assert {"PyRun_SimpleString", "malloc", "_pyproxy_apply"} <= set(exports_asked_for(glue))


def test_a_glue_that_is_built_in_another_way_stops_the_build() -> None:
    with pytest.raises(SystemExit, match="wasmImports"):
        slim_glue("var wasmImports=[];", USERS_CODE, imported=())
