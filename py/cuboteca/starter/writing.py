"""Writes a new game: the starter under another name, as a project that tests itself and builds a wheel."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from typing import Final

from cuboteca.games import SHELF

HERE: Final = Path(__file__).parent
OWN: Final = "nine_holes"
TITLE: Final = "Nine Holes"
LONGEST: Final = 40
TAKEN: Final = {"cuboteca", "markupsafe", "pytest", "hatchling", "tests"}
"""What a game imports, is tested and is built with; and the folder of its tests."""
BREAKS: Final = re.compile(r"[\"\\\x00-\x1f\x7f]")
"""What can't stand between quotation marks in Python and TOML."""


def write_game(title: str, author: str, folder: Path) -> Path:
    """Write a new game into a folder of its own within `folder`; return that. ValueError, in words, if it can't be."""
    name = re.sub("[^a-z]+", "_", title.casefold()).strip("_")
    words = " ".join(title.replace("_", " ").split())
    if not name or len(name) > LONGEST or len(words) > LONGEST:
        raise ValueError(f"A game's name has letters from a to z, and {LONGEST} at most.")
    if iskeyword(name) or iskeyword(_class_name(name)):
        raise ValueError(f"{name} is a word of Python’s own: a game needs another name.")
    if name in sys.stdlib_module_names or name in TAKEN:
        raise ValueError(f"There is a package called {name} already: a game needs another name.")
    if name in SHELF:
        raise ValueError(f"{name} is a game that comes with Cuboteca: yours needs another name.")
    if BREAKS.search(words + author):
        raise ValueError("Leave quotation marks and backslashes out of the name and the author.")
    if words == words.lower():
        words = words.title()
    target = folder / name
    if target.exists():
        raise ValueError(f"{target} is there already.")
    for path, text in _files():
        file = target / path.replace(OWN, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_renamed(text, name, words).replace("AUTHOR", author), "utf-8")
    return target


def _files() -> Iterator[tuple[str, str]]:
    """Yield each file of the starter, as its path in a project and its text."""
    for path in sorted((*HERE.glob(f"{OWN}/**/*.py"), *HERE.glob(f"{OWN}/**/*.css"), *HERE.glob("tests/test_*.py"))):
        yield path.relative_to(HERE).as_posix(), path.read_text("utf-8")
    yield "pyproject.toml", (HERE / "project.toml").read_text("utf-8")
    yield "README.md", (HERE / "readme.md").read_text("utf-8")


def _renamed(text: str, name: str, words: str) -> str:
    named = text.replace(f"cuboteca.starter.{OWN}", name).replace("NineHoles", _class_name(name))
    return named.replace(OWN, name).replace(TITLE, words)


def _class_name(name: str) -> str:
    return "".join(part.title() for part in name.split("_"))
