"""The client's modules and the morph as one file: one request, so that nothing waits behind thirty; and styles."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.paths import MODULES, ROOT, STATIC

OLDEST = "safari16.4"
"""The oldest engine that runs Pyodide (`static/js/engine.js` tells older ones)."""

ALONE = (
    "worker-ahead.js",
    "first-paint.js",
    "python.js",
    "table-worker.mjs",
    "interpreter.mjs",
    "databases.mjs",
    "site.mjs",
    "store.mjs",
    "simulator.mjs",
    "physics.mjs",
    "stillness.mjs",
)
"""What is loaded by itself: before the first paint, beside the page, or in the worker."""

BUNDLES = {"boot.js": ("python.js", "arena-table.js"), "arena-table.js": ()}
"""Each file that is made of many modules, and what it leaves apart: the arena comes with the first board of its own."""


ESBUILD = MODULES / ".bin" / "esbuild"


def write_styles(path: Path, css: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    settings = ("--loader=css", "--minify", "--charset=utf8", f"--target={OLDEST}", "--log-level=warning")
    small = subprocess.run([ESBUILD, *settings], input=css, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    path.write_text(small, "utf-8")


def write_client(folder: Path) -> None:
    """`boot.js` with all that it imports, except what starts Python, which is under way before it, and the arena."""
    settings = ("--bundle", "--format=esm", "--minify", "--charset=utf8", f"--target={OLDEST}", "--log-level=warning")
    for name, apart in BUNDLES.items():
        external = [f"--external:./{other}" for other in apart]
        command: list[str | Path] = [ESBUILD, f"static/js/{name}", *settings, *external, f"--outfile={folder / name}"]
        subprocess.run(command, check=True, cwd=ROOT)
    for name in ALONE:
        (folder / name).write_bytes((STATIC / "js" / name).read_bytes())
