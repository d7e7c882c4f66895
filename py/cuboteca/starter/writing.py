"""Writes a new game: the starter under another name, as a project that tests itself and builds a wheel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
OWN: Final = "nine_holes"
TITLE: Final = "Nine Holes"
LONGEST: Final = 40


def write_game(title: str, author: str, folder: Path) -> Path:
    """Write a new game into a folder of its own within `folder`; return that. ValueError, in words, if it can't be."""
    name = re.sub("[^a-z]+", "_", title.casefold()).strip("_")
    words = " ".join(title.replace("_", " ").split())
    if not name or len(name) > LONGEST or len(words) > LONGEST:
        raise ValueError(f"A game's name has letters from a to z, and {LONGEST} at most.")
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
    class_name = "".join(part.title() for part in name.split("_"))
    named = text.replace(f"cuboteca.starter.{OWN}", name).replace("NineHoles", class_name)
    return named.replace(OWN, name).replace(TITLE, words)
