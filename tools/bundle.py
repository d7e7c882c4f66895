"""The client's modules and the morph as one file: one request, so that nothing waits behind thirty; and styles."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.paths import MODULES, ROOT, STATIC
from tools.pyscript_settings import Settings

OLDEST = "safari16.4"
"""The oldest engine that runs Pyodide (`static/js/engine.js` tells older ones)."""

ALONE = (
    "python.js",
    "table-worker.mjs",
    "early-files.mjs",
    "databases.mjs",
    "entries.mjs",
    "simulator.mjs",
    "physics.mjs",
    "stillness.mjs",
)
"""What is loaded by itself: beside the page, or in the worker, there with what `pyscript.toml` names."""

BUNDLES = {"head.js": (), "boot.js": ("python.js", "arena-table.js"), "arena-table.js": ()}
"""Each file that is made of many modules, and what it leaves apart: the arena comes with the first board of its own."""


ESBUILD = MODULES / ".bin" / "esbuild"


def small_css(css: str) -> str:
    return esbuild("--loader=css", given=css)


def styles(name: str) -> str:
    """A style sheet with all that it imports; what it shows is asked for where it is used, not carried in it."""
    return esbuild(f"static/css/{name}.css", "--bundle", "--external:*.woff2", "--external:*.svg")


def esbuild(*words: str, given: str = "") -> str:
    """What it makes of a file, or of what is given to it."""
    settings = ("--minify", "--charset=utf8", f"--target={OLDEST}", "--log-level=warning")
    command = [str(ESBUILD), *words, *settings]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def write_client(folder: Path, settings: Settings) -> None:
    """Write each bundle with all that it imports, and the files that are loaded by themselves.

    `boot.js` comes without the arena and without what starts Python, under way before it.
    """
    bundled = ("--bundle", "--format=esm", "--minify", "--charset=utf8", f"--target={OLDEST}", "--log-level=warning")
    for name, apart in BUNDLES.items():
        external = [f"--external:./{other}" for other in apart]
        command: list[str | Path] = [ESBUILD, f"static/js/{name}", *bundled, *external, f"--outfile={folder / name}"]
        subprocess.run(command, check=True, cwd=ROOT)
    for name in sorted({*ALONE, *settings.own_modules()}):
        code = (STATIC / "js" / name).read_text("utf-8")
        (folder / name).write_text(settings.put_into(code), "utf-8")
