"""Turns Python sources into a zip of bytecode that a browser need not compile; it runs inside Pyodide, in Node.

Only Pyodide's own Python writes bytecode that Pyodide can read. See compile_python.mjs, which calls one of the writers.
"""

from __future__ import annotations

import marshal
import sys
import zipfile
import zlib
from collections.abc import Iterator
from importlib import _bootstrap_external
from importlib.util import source_hash
from pathlib import Path

from tools.wanted_modules import module_named, rest, wanted

OPTIMIZE = 2
"""No docstrings and no asserts: a seventh smaller."""

PYC_HEADER = 16
"""Bytes before the code in a `.pyc` (docs.python.org/3/library/py_compile.html, PEP 552)."""


def sources(origin: Path) -> Iterator[tuple[str, bytes]]:
    """Yield every file of a folder or a zip, as its path inside and its bytes."""
    if origin.is_dir():
        for path in origin.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(origin).as_posix(), path.read_bytes()
    else:
        with zipfile.ZipFile(origin) as archive:
            for name in archive.namelist():
                if not name.endswith("/"):
                    yield name, archive.read(name)


def compiled(name: str, source: bytes, shown_in: str) -> bytes:
    """Return the bytes of a `.pyc` that is trusted without looking for its source; tracebacks show it in `shown_in`."""
    code = compile(source, f"{shown_in}/{name}", "exec", dont_inherit=True, optimize=OPTIMIZE)
    pack = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
    return bytes(pack(code, source_hash(source), False))


OURS = Path(__file__).parents[1] / "py" / "library"
FINDER = OURS / "finder.py"
STAND_INS = {"_colorize.py": OURS / "plain_tracebacks.py"}
"""What is written in the place of a module of the library."""
FIRST = {
    "asyncio/graph.py": OURS / "first_of_graph.py",
    "logging/__init__.py": OURS / "first_of_logging.py",
    "pyodide/_package_loader.py": OURS / "first_of_package_loader.py",
}
"""What a start needs of a module that takes long to import, with all that it imports; `FINDER` adds the rest."""

_AT_ONCE = "__future__ _collections_abc _sitebuiltins abc codecs encodings genericpath io os posixpath"
AT_ONCE = frozenset([*_AT_ONCE.split(), "site", "stat", "zipimport"])
"""What Python imports before `sitecustomize`: modules, and all of a package."""


def write_library(origin: str, target: str, shown_in: str, *modules: str) -> None:
    """Compile what some modules need of a library, a folder or a zip, into the zip `target`, for `FINDER` to import.

    The same input gives the same bytes.
    """
    files = dict(sources(Path(origin))) | {name: path.read_bytes() for name, path in STAND_INS.items()}
    code = bytearray()
    table: dict[str, tuple[str, list[int]]] = {}
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(wanted(modules, files)):
            module = module_named(name)
            if module.split(".")[0] in AT_ONCE:
                archive.writestr(zipfile.ZipInfo(f"{name}c"), compiled(name, files[name], shown_in))
                continue
            places: list[int] = []
            for part in (*([FIRST[name].read_bytes()] if name in FIRST else []), files[name]):
                places.append(len(code))
                code += compiled(name, part, shown_in)[PYC_HEADER:]
                places.append(len(code))
            table[module] = (f"{name}c", places)
        own = compiled("sitecustomize.py", FINDER.read_bytes(), shown_in)
        archive.writestr(zipfile.ZipInfo("sitecustomize.pyc"), own)
        listed = marshal.dumps(table)
        archive.writestr(zipfile.ZipInfo("library"), len(listed).to_bytes(4, "little") + listed + code)


def write_rest(origin: str, target: str, shown_in: str, *modules: str) -> None:
    """Compile what `write_library` leaves out of a library, with the names of the packages that are in both."""
    files = dict(sources(Path(origin)))
    names = rest(modules, files)
    folders = {folder.as_posix() for name in names for folder in Path(name).parents} - {"."}
    shared = sorted(folder.replace("/", ".") for folder in folders if f"{folder}/__init__.py" not in names)
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr(zipfile.ZipInfo("shared"), "\n".join(shared))
        for name in sorted(names):
            content = compiled(name, files[name], shown_in)
            archive.writestr(zipfile.ZipInfo(f"{name}c"), content, zipfile.ZIP_DEFLATED, 9)


def write_bundles(origin: str, target: str, shown_in: str) -> None:
    """Compile the Python of the folder `origin` into the zip `target`: `bundle_import.pyc`, and each bundle of modules.

    `split` makes of it what a site holds.
    """
    sys.path.insert(0, origin)
    from bundle_import import bundle_of

    bundles: dict[str, dict[str, bytes]] = {}
    for name, content in sorted(sources(Path(origin))):
        if name == "bundle_import.py":
            continue
        if name.endswith(".py"):
            content = marshal.dumps(
                compile(content, f"{shown_in}/{name}", "exec", dont_inherit=True, optimize=OPTIMIZE)
            )
        bundles.setdefault(bundle_of(name), {})[name] = content
    with zipfile.ZipFile(target, "w") as archive:
        own = compiled("bundle_import.py", (Path(origin) / "bundle_import.py").read_bytes(), shown_in)
        archive.writestr(zipfile.ZipInfo("bundle_import.pyc"), own, zipfile.ZIP_DEFLATED, 9)
        for bundle, files in sorted(bundles.items()):
            archive.writestr(zipfile.ZipInfo(bundle), marshal.dumps(files), zipfile.ZIP_DEFLATED, 9)


def split(whole: Path, archive: Path, others: Path) -> None:
    """What `write_bundles` has written as an archive of the house, and a file of its own for each other bundle."""
    from bundle_import import ELSEWHERE, HOUSE

    with zipfile.ZipFile(whole) as given, zipfile.ZipFile(archive, "w") as house:
        kept = ("bundle_import.pyc", HOUSE)
        bundles = [name for name in given.namelist() if name not in kept]
        for name in kept:
            house.writestr(zipfile.ZipInfo(name), given.read(name), zipfile.ZIP_DEFLATED, 9)
        house.writestr(zipfile.ZipInfo(ELSEWHERE), "\n".join(bundles))
        others.mkdir(parents=True)
        for name in bundles:
            (others / f"{name}.bundle").write_bytes(zlib.compress(given.read(name), 9))
