"""How much a first visit downloads, as a static host sends it: text and wasm through gzip, the rest as it is."""

from __future__ import annotations

import gzip
from pathlib import Path

from tools.bench.results import Result
from tools.paths import DIST, MODULES
from tools.precache import file_hashes

SQUEEZED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm"}
MOST_MB = 11
NPM_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def sent(path: Path) -> int:
    content = path.read_bytes()
    return len(gzip.compress(content, 6)) if path.suffix in SQUEEZED else len(content)


def measure() -> list[Result]:
    whole = sum(sent(DIST / name) for name in file_hashes(DIST)) / 1e6
    runtime = sum(sent(path) for path in (DIST / "vendor").rglob("*") if path.is_file()) / 1e6
    ours = sum(sent(DIST / name) for name in file_hashes(DIST) if not name.startswith(("vendor/", "fonts/"))) / 1e6
    npm = sum(sent(MODULES / "pyodide" / name) for name in NPM_FILES) / 1e6
    return [
        Result("Downloaded once, everything", whole, "MB", MOST_MB, note=f"npm's Pyodide alone: {npm:.2f} MB"),
        Result("… of it the runtime", runtime, "MB"),
        Result("… of it our own files, fonts apart", ours, "MB"),
    ]
