"""Writes the licences of what the site carries, each in full, into one text file that it serves.

A package brings its own text, from npm in its folder, from PyPI in its `.dist-info`. What brings none, and what is
compiled into Pyodide, has its text in `tools/licence_texts/`.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from typing import NamedTuple

from tools.paths import ROOT

TEXTS = ROOT / "tools" / "licence_texts"

INSIDE_PYODIDE = {
    "cpython": ("CPython and its standard library", "PSF-2.0", "https://www.python.org/"),
    "bzip2": ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2/"),
    "emscripten": ("Emscripten's runtime", "MIT", "https://emscripten.org/"),
    "expat": ("Expat", "MIT", "https://libexpat.github.io/"),
    "hacl": ("HACL*", "MIT", "https://hacl-star.github.io/"),
    "libffi": ("libffi", "MIT", "https://sourceware.org/libffi/"),
    "libmpdec": ("libmpdec", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal/"),
    "mimalloc": ("mimalloc", "MIT", "https://microsoft.github.io/mimalloc/"),
    "musl": ("musl", "MIT", "https://musl.libc.org/"),
    "sqlite": ("SQLite", "blessing", "https://sqlite.org/"),
    "xz": ("XZ Utils' liblzma", "0BSD", "https://tukaani.org/xz/"),
    "zlib": ("zlib", "Zlib", "https://zlib.net/"),
    "zstd": ("Zstandard", "BSD-3-Clause", "https://facebook.github.io/zstd/"),
}
"""What `pyodide.asm.wasm` and the files beside it are made of, each with its name, licence and address.

LLVM's libraries are in it, too: their licence's exception asks for no notice where they are compiled in.
"""

SPDX = {"Mozilla Public License Version 2.0": "MPL-2.0"}
"""Licences that a package names by their title, and how the others name them."""

VENDORED_TERMS = {"mousebender": "BSD-3-Clause", "packaging": "BSD-2-Clause"}
"""What wheels have taken in, which tells its licence by its text alone; `packaging` leaves a choice of two."""

INSTALLED = re.compile(r"^([a-z0-9._-]+)==", re.MULTILINE | re.IGNORECASE)


class Licence(NamedTuple):
    """One part of the site that is not ours."""

    name: str
    version: str
    terms: str
    """As its package says: an SPDX expression, mostly."""
    address: str
    text: str

    def __str__(self) -> str:
        return f"{' '.join(filter(None, (self.name, self.version)))}: {self.terms}, {self.address}\n\n{self.text}"


def is_licence(file: str) -> bool:
    """Is a file, by its name, a package's licence?"""
    return file.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))


def text_of(name: str, brought: list[str]) -> str:
    """Return the licence texts that a package brings, or else the one that is kept here for it."""
    if brought:
        return "\n\n".join(text.strip() for text in brought)
    kept = TEXTS / f"{name}.txt"
    if not kept.exists():
        raise SystemExit(f"{name} brings no licence text: put it into {kept.relative_to(ROOT)}.")
    return kept.read_text("utf-8").strip()


def from_npm() -> Iterator[Licence]:
    """Yield the licences of what `package.json` needs at run time, and of all that this is made of in turn."""
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    folders = defaultdict(list)
    for place, entry in sorted(lock["packages"].items()):
        if place and not entry.get("dev"):
            folders[place.rpartition("node_modules/")[2]].append(ROOT / place)
    for name, copies in sorted(folders.items()):
        abouts = [json.loads((folder / "package.json").read_text("utf-8")) for folder in copies]
        # Of a package that is there in several versions, some may bring no text: it is the same one.
        texts = {path.read_text("utf-8") for folder in copies for path in folder.iterdir() if is_licence(path.name)}
        versions = ", ".join(sorted({about["version"] for about in abouts}))
        address = abouts[0].get("homepage", f"https://www.npmjs.com/package/{name}")
        yield Licence(name, versions, abouts[0]["license"], address, text_of(name, sorted(texts)))


def of_distribution(package: Distribution) -> Licence:
    """Return the licence of a Python package, as its `.dist-info` has it."""
    about = package.metadata
    name, version = about["Name"], package.version
    paths = [str(path) for path in sorted(package.files or []) if is_licence(path.name)]
    texts = [package.read_text(path.partition(".dist-info/")[2]) for path in paths if ".dist-info/" in path]
    terms = next((about[field] for field in ("License-Expression", "License") if field in about), "see below")
    text = text_of(name, [text for text in texts if text])
    # Some write the whole text there, as was once allowed.
    title = terms.splitlines()[0]
    return Licence(name, version, SPDX.get(title, title), f"https://pypi.org/project/{name}/", text)


def from_python() -> Iterator[Licence]:
    """Yield the licences of what the package imports in the browser: all that `requirements.txt` installs."""
    for name in INSTALLED.findall((ROOT / "requirements.txt").read_text("utf-8")):
        yield of_distribution(distribution(name))


def of_wheel(wheel: Path) -> Licence:
    """Return the licence of a wheel that the site serves as it is."""
    with zipfile.ZipFile(wheel) as archive:
        (folder,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
        # A `zipfile.Path` is all that it reads, as the interpreter's own importer of archives does.
        return of_distribution(PathDistribution(zipfile.Path(archive, f"{folder}/")))


def vendored_in(wheel: Path) -> Iterator[Licence]:
    """Yield the licences of what a wheel has taken into its own folder `_vendored`."""
    texts: dict[str, list[str]] = defaultdict(list)
    with zipfile.ZipFile(wheel) as archive:
        for path in archive.namelist():
            _, vendored, inside = path.partition("/_vendored/")
            name, _, file = inside.partition("/")
            if vendored and file:
                texts[name] += [archive.read(path).decode()] if is_licence(file) else []
    for name, brought in sorted(texts.items()):
        holder = wheel.name.split("-")[0]
        terms = VENDORED_TERMS.get(name, "see below")
        address = f"https://pypi.org/project/{name}/"
        yield Licence(f"{name}, inside {holder}", "", terms, address, text_of(name, brought))


def inside_pyodide() -> Iterator[Licence]:
    """Yield the licences of what is compiled into Pyodide."""
    for key, (name, terms, address) in INSIDE_PYODIDE.items():
        yield Licence(f"{name}, inside Pyodide", "", terms, address, text_of(key, []))


def licences(dist: Path) -> tuple[Licence, ...]:
    """Return the licences of everything in a site that is not ours."""
    wheels = sorted(dist.rglob("*.whl"))
    vendored = (licence for wheel in wheels for licence in vendored_in(wheel))
    return (*from_npm(), *inside_pyodide(), *from_python(), *map(of_wheel, wheels), *vendored)


def write_licences(dist: Path) -> None:
    """Write ours and all others into the site; what it carries must be there by now."""
    own = (ROOT / "LICENSE").read_text("utf-8").strip()
    parts = [own, *map(str, licences(dist))]
    (dist / "licences.txt").write_text(("\n\n" + "-" * 78 + "\n\n").join(parts) + "\n", "utf-8")
