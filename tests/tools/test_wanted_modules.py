"""What is carried of the standard library: all that may be imported, and nothing else."""

from __future__ import annotations

from tools.wanted_modules import ALWAYS, imported_by, rest, wanted

LIBRARY = {
    "json/__init__.py": b"from .decoder import JSONDecoder\nfrom json import scanner",
    "json/decoder.py": b"import re",
    "json/scanner.py": b"",
    "json/tool.py": b"import argparse",
    "re/__init__.py": b"from . import _parser\ndef purge():\n    import functools",
    "re/_parser.py": b"if __name__ == '__main__':\n    import doctest\nelse:\n    import copyreg",
    "copyreg.py": b"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pickle",
    "functools.py": b"try:\n    import ssl\nexcept ImportError:\n    pass",
    **{f"{name}.py": b"" for name in ("argparse", "doctest", "pickle", "ssl", "typing")},
}


def test_packages_their_parts_and_what_functions_import_are_wanted() -> None:
    assert wanted(["json"], LIBRARY) == {
        "json/__init__.py",
        "json/decoder.py",
        "json/scanner.py",
        "re/__init__.py",
        "re/_parser.py",
        "copyreg.py",
        "functools.py",
        "typing.py",
    }


def test_the_rest_is_what_is_left_but_for_what_no_browser_can_use() -> None:
    assert rest(["json"], LIBRARY) == {"json/tool.py", "argparse.py", "pickle.py"}


def test_the_package_of_a_part_is_wanted_with_it() -> None:
    assert "json/__init__.py" in wanted(["json.scanner"], LIBRARY)


def test_what_the_interpreter_imports_by_name_is_wanted_in_any_case() -> None:
    assert wanted([], {"encodings/utf_8.py": b"", "encodings/__init__.py": b"", "wave.py": b""}) == {
        "encodings/utf_8.py",
        "encodings/__init__.py",
    }
    assert "encodings.utf_8" in ALWAYS


def test_imports_are_read_relative_to_their_package() -> None:
    assert set(imported_by(b"from .. import shelf\nfrom .ring import turn\nimport a.b", "games.qyshinsu")) == {
        "games",
        "games.shelf",
        "games.qyshinsu.ring",
        "games.qyshinsu.ring.turn",
        "a.b",
    }
