"""Imports the standard library from one block of code: to find, open and check each module in a zip takes longer.

The build puts this into the zip that Pyodide mounts, as `sitecustomize`, which `site` imports when Python starts; and
beside it the block, `library`: four bytes for the length of a table, the table, and code as `marshal` has it.

A module of which a start needs little (`tools/pyc_zip.py`, `FIRST`) begins as that; all of it comes with the first name
that is not there.
"""

from __future__ import annotations

import sys
from _frozen_importlib import ModuleSpec  # All others of the library are still to come.
from marshal import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

BLOCK = "library"


class Library:
    """Finds and loads modules, as docs.python.org/3/reference/import.html#the-meta-path has it."""

    def __init__(self, archive: str, block: bytes) -> None:
        begin = 4 + int.from_bytes(block[:4], "little")
        self._archive = archive
        self._table: dict[str, tuple[str, list[int]]] = loads(block[4:begin])
        """By its name, the file of each module, and where its code begins and ends: the first part, if any, and all."""
        self._code = memoryview(block)[begin:]

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self._table:
            return None
        file, places = self._table[name]
        folder, _, last = file.rpartition("/")
        spec = ModuleSpec(name, self, origin=f"{self._archive}/{file}", loader_state=places)  # type: ignore[arg-type]
        spec.has_location = True
        if last == "__init__.pyc":
            spec.submodule_search_locations = [f"{self._archive}/{folder}"]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        begin, end, *whole = module.__spec__.loader_state  # type: ignore[union-attr]
        if whole:
            self._complete_later(module, *whole)
        exec(loads(self._code[begin:end]), module.__dict__)

    def _complete_later(self, module: ModuleType, begin: int, end: int) -> None:
        def complete(name: str) -> object:
            """Looks a name up as PEP 562 has it. Python itself asks for names in underscores, which are no reason."""
            if name.startswith("__") and name != "__all__":
                raise AttributeError(name)
            del module.__getattr__
            exec(loads(self._code[begin:end]), module.__dict__)
            return getattr(module, name)

        module.__getattr__ = complete  # type: ignore[method-assign]


if __name__ == "sitecustomize":
    archive = __file__.rpartition("/")[0]
    # After what is built in, before whatever looks into folders and zips.
    sys.meta_path.insert(2, Library(archive, __loader__.get_data(f"{archive}/{BLOCK}")))  # type: ignore[name-defined]
