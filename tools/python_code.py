"""The zips of bytecode: the standard library in two parts, and our package with what it needs."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

from tools.cache import made_once
from tools.paths import BUILD, MODULES, PYTHON, ROOT
from tools.wanted_modules import imported_by

RUNTIME_PACKAGES = ("markupsafe",)
"""What our package imports besides the standard library (pyproject.toml's dependencies)."""

LATE = ("added_wheels.py",)
"""What runs only when the rest of the standard library has come."""

CARRIED = (".py", ".json")
"""Code, and data that lies beside it."""

NATIVE = ("search/engines.py", "search/match.py")
"""What plays matches, from the command line only."""

STARTER = "starter"
"""The folder of what `cuboteca new-game` writes."""

COMPILER = (
    *(ROOT / "tools" / name for name in ("compile_python.mjs", "pyc_zip.py", "wanted_modules.py")),
    *sorted((PYTHON / "library").glob("*.py")),
)
PYODIDE = MODULES / "pyodide"


def compiler_version() -> Iterator[bytes]:
    """Yield whatever changes the bytecode that comes out."""
    for path in (*COMPILER, PYODIDE / "package.json"):
        yield path.read_bytes()


def compile_zip(writer: str, origin: Path, target: Path, shown_in: str, *modules: str) -> None:
    """`writer` is a function of `tools/pyc_zip.py`."""
    subprocess.run(
        ["node", str(COMPILER[0]), writer, str(origin), str(target), shown_in, *modules],
        check=True,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
    )


def standard_library() -> tuple[Path, Path]:
    """Return Pyodide's standard library, precompiled: what the app needs at its start, less than half; and the rest."""
    origin = PYODIDE / "python_stdlib.zip"
    own = (content for name, content in application_files() if name.endswith(".py") and name not in LATE)
    modules = sorted({name for source in own for name in imported_by(source)} - {""})
    ingredients = [*compiler_version(), origin.read_bytes(), *map(str.encode, modules)]

    def part(writer: str, name: str, shown_in: str) -> Path:
        return made_once(name, ingredients, lambda target: compile_zip(writer, origin, target, shown_in, *modules))

    return (
        part("write_library", "stdlib.zip", "/lib/python314.zip"),
        part("write_rest", "stdlib_rest.zip", "/lib/stdlib-rest.zip"),
    )


def package_folder(name: str) -> Path:
    spec = find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"The Python package {name} is not installed; `make site` installs it.")
    return Path(next(iter(spec.submodule_search_locations)))


def application_files() -> Iterator[tuple[str, bytes]]:
    """Our package and the pure Python of its dependencies (compiled speedups do not run in a browser)."""
    for name in ("bundle_import.py", "host.py", "loading.py", *LATE):
        yield name, (PYTHON / name).read_bytes()
    folders = [PYTHON / "cuboteca", *(package_folder(name) for name in RUNTIME_PACKAGES)]
    for folder in folders:
        for path in sorted(path for ending in CARRIED for path in folder.rglob(f"*{ending}")):
            if path.as_posix().endswith(NATIVE) or STARTER in path.parts:
                continue
            yield f"{folder.name}/{path.relative_to(folder).as_posix()}", path.read_bytes()


def application(messages: Mapping[str, bytes] = MappingProxyType({})) -> Path:
    """Our package with its dependencies, precompiled; and what other languages need, by its place in the package."""
    files = [*application_files(), *sorted(messages.items())]
    ingredients = [*compiler_version(), *(part for name, source in files for part in (name.encode(), source))]

    def make(target: Path) -> None:
        BUILD.mkdir(exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix="app-", dir=BUILD))
        try:
            for name, source in files:
                path = folder / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(source)
            compile_zip("write_bundles", folder, target, "app.zip")
        finally:
            shutil.rmtree(folder)

    return made_once("app.zip", ingredients, make)
