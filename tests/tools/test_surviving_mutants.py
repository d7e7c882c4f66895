"""Every function that a list of surviving mutants names is there, in a module that is mutated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutate import modules_to_mutate
from tools.paths import ROOT

LISTS = sorted((ROOT / "tests/games").glob("*/surviving_mutants.md"))

ROW = re.compile(r"^\| (.*?) \|.*\|$", re.MULTILINE)
NAME = re.compile("`([^`]+)`")


def listed(text: str) -> list[str]:
    """Return the names in the first column of a table, below its heading."""
    return [name for row in ROW.findall(text) for name in NAME.findall(row)]


def names_in(module: Path) -> Iterator[str]:
    """Yield a module with its functions, its classes and their methods: `state`, `state.arrive`, `state.State.pool`."""
    yield module.stem
    for outer in ast.parse(module.read_text("utf-8")).body:
        if isinstance(outer, ast.FunctionDef | ast.ClassDef):
            yield f"{module.stem}.{outer.name}"
        if isinstance(outer, ast.ClassDef):
            methods = [inner.name for inner in outer.body if isinstance(inner, ast.FunctionDef)]
            yield from (f"{module.stem}.{outer.name}.{method}" for method in methods)


def missing(text: str, game: str) -> list[str]:
    """Return the names that no module has of those that are mutated: rules, selection, and what else decides."""
    known = {name for module in modules_to_mutate([game]) for name in names_in(module)}
    return [name for name in listed(text) if name not in known]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_every_name_is_there(path: Path) -> None:
    text = path.read_text("utf-8")
    assert listed(text)
    assert missing(text, path.parent.name) == []


def test_a_name_that_has_gone_is_found() -> None:
    row = "| `state.arrive`, `state.State.pool`, `moves` | `x.y` | `z` |\n"
    assert missing(row, "qyshinsu") == []
    for name, gone in (("state.arrive", "state.left"), ("state.State.pool", "state.State.pond"), ("moves", "sealing")):
        assert missing(row.replace(name, gone), "qyshinsu") == [gone]
