"""The standard library in a browser comes as one block of code (py/library)."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from library.finder import Library

SOURCES = {
    "stones/__init__.pyc": "from stones.red import COUNT",
    "stones/red.pyc": "COUNT = 2",
    "sand.pyc": "COUNT = 0\nGRAINS = 1000",
}
FIRST = {"sand.pyc": "COUNT = 0"}
NAMES = {"stones/__init__.pyc": "stones", "stones/red.pyc": "stones.red", "sand.pyc": "sand"}


@pytest.fixture
def library() -> Iterator[Library]:
    code, table = b"", {}
    for file, source in SOURCES.items():
        places = []
        for part in (*([FIRST[file]] if file in FIRST else []), source):
            compiled = marshal.dumps(compile(part, file, "exec"))
            places += [len(code), len(code) + len(compiled)]
            code += compiled
        table[NAMES[file]] = (file, places)
    listed = marshal.dumps(table)
    library = Library("/lib/archive.zip", len(listed).to_bytes(4, "little") + listed + code)
    sys.meta_path.insert(2, library)
    yield library
    sys.meta_path.remove(library)
    for name in NAMES.values():
        sys.modules.pop(name, None)


def test_a_package_and_its_module_come_from_the_block(library: Library) -> None:
    stones = import_module("stones")
    assert stones.COUNT == 2
    assert sys.modules["stones.red"].__file__ == "/lib/archive.zip/stones/red.pyc"


def test_a_package_can_be_given_more_places(library: Library) -> None:
    """As `added_wheels` does with what lies in the rest of the library."""
    stones = import_module("stones")
    assert list(stones.__path__) == ["/lib/archive.zip/stones"]
    stones.__path__.append("/elsewhere/stones")


def test_a_module_begins_as_its_first_part_and_is_whole_with_the_first_name_that_is_not_there(library: Library) -> None:
    sand = import_module("sand")
    assert sand.COUNT == 0
    assert not hasattr(sand, "__path__"), "as Python asks when it imports from a module"
    assert "GRAINS" not in vars(sand)
    from sand import GRAINS  # type: ignore[import-not-found]

    assert GRAINS == 1000
    assert import_module("sand") is sand
    assert not hasattr(sand, "WATER")


def test_what_the_block_has_not_is_left_to_others(library: Library) -> None:
    assert library.find_spec("water") is None
    with pytest.raises(ModuleNotFoundError):
        import_module("stones.blue")
