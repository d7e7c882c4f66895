"""The client's modules and the morph as one file: one request, so that nothing waits behind thirty; and styles."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.paths import MODULES, ROOT, STATIC
from tools.pyscript_settings import Settings

OLDEST = "safari16.4"
"""The oldest engine that runs Pyodide (`static/js/boot/boot.js` tells older ones)."""

CLIENT = STATIC / "js"

ALONE = (
    "bridge/python.js",
    "worker/python-worker.mjs",
    "worker/stand-in-database.mjs",
    "storage/database.mjs",
    "games/cube_quest/simulator-worker.mjs",
    "games/cube_quest/physics.mjs",
    "games/cube_quest/stillness.mjs",
)
"""What is loaded by itself: beside the page, or in the worker, there with what `pyscript.toml` names."""

ARENA = "games/cube_quest/entry.js"
MOTIONS = "screen/motions.js"
CODE = "screen/qr-code.js"
PICTURE = "screen/picture.js"
FILM = "screen/film.js"
CLOCKS = "screen/clocks.js"
HEAD = "boot/head.js"
"""No module: the page waits for it."""
INTERPRETER = "worker/interpreter.mjs"
BUNDLES = {
    HEAD: ("bridge/python.js", "boot/boot.js"),
    INTERPRETER: (),
    "boot/boot.js": ("bridge/python.js", ARENA, MOTIONS, CODE, PICTURE, FILM, CLOCKS),
    ARENA: (),
    MOTIONS: (),
    CODE: (),
    PICTURE: (),
    FILM: (PICTURE,),
    "screen/film-worker.js": (),
    CLOCKS: (),
}
"""Each module that is made one file with those it imports, and what it leaves apart: the arena comes with the first
board of its own, the motions of the stage with the first thing that is played on it, what draws codes, makes pictures
and films and keeps the time with the first of each. The interpreter has Pyodide's loader in it."""

OUTSIDE = ("../vendor/*", "build:*", "node:*", "ws")
"""What no bundle holds: what is vendored, what the build names, and what Pyodide asks for in Node alone."""

SERVED_AS = {"worker/python-worker.mjs": "table-worker.mjs", ARENA: "arena-table.js"}
"""Which of them have another name in the site than here."""

OWN_IMPORT = re.compile(r"""(?P<before>\b(?:from|import)[ (]?)"(?P<path>\.[\w./-]+)\"""")
"""Where a module imports another of the site."""

ESBUILD = MODULES / ".bin" / "esbuild"


def small_css(css: str) -> str:
    return esbuild("--loader=css", given=css)


def styles(name: str) -> str:
    """Return a style sheet with all that it imports; what it shows is asked for where it is used, not carried in it."""
    return esbuild(f"static/css/{name}.css", "--bundle", "--external:*.woff2", "--external:*.svg")


def esbuild(*words: str, given: str = "") -> str:
    """Return what it makes of a file, or of what is given to it."""
    settings = ("--minify", "--charset=utf8", f"--target={OLDEST}", "--log-level=warning")
    command = [str(ESBUILD), *words, *settings]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def write_client(folder: Path, settings: Settings) -> None:
    """Write each bundle with all that it imports, and the files that are loaded by themselves, into one flat folder.

    `boot.js` comes without the arena, the motions, codes, pictures, films and clocks, and without what starts Python,
    under way before it. An address that a module makes of its own (`import.meta.url`), and that of the vendored
    runtime, is seen from that folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for module, apart in BUNDLES.items():
        external = [f"--external:{name}" for name in (*OUTSIDE, *(f"*/{Path(other).name}" for other in apart))]
        form = "iife" if module == HEAD else "esm"
        code = esbuild(f"static/js/{module}", "--bundle", f"--format={form}", *external)
        (folder / served_name(module)).write_text(settings.put_into(as_served(code, apart)), "utf-8")
    alone = {*ALONE, *map(module_named, settings.own_modules())} - BUNDLES.keys()
    for module in sorted(alone):
        code = (CLIENT / module).read_text("utf-8")
        (folder / served_name(module)).write_text(settings.put_into(as_served(code, alone)), "utf-8")


def module_named(name: str) -> str:
    """Return where the module is that the site has under a name."""
    found = [path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*.*js")]
    return next((module for module in found if served_name(module) == name), name)


def served_name(module: str) -> str:
    return SERVED_AS.get(module, Path(module).name)


def as_served(code: str, modules: Iterable[str]) -> str:
    """Return a module's code with its imports of others that are served by themselves as they are in the site."""
    names = {Path(module).name: served_name(module) for module in modules}

    def address(found: re.Match[str]) -> str:
        name = names.get(Path(found["path"]).name)
        return f'{found["before"]}"./{name}"' if name else found[0]

    return OWN_IMPORT.sub(address, code)
