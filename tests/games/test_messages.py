"""Every message of a game is there when it is called for by name, and every one that is there can be called for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import cuboteca
from cuboteca.play.wording import Messages
from tools.catalogue.entries import modules, tables

GAMES = sorted(cuboteca.games)


@cache
def trees(package: str) -> tuple[tuple[ModuleType, ast.Module], ...]:
    """Return the modules of a game, with their code."""
    found = (module for module in modules() if module.__name__.startswith(f"{package}."))
    return tuple((module, ast.parse(Path(str(module.__file__)).read_text("utf-8"))) for module in found)


def calls(package: str) -> Iterator[tuple[str, Messages, ast.expr]]:
    """Yield each call of a table: where it is, the table, and the name of the message as it is written."""
    for module, tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                table = vars(module).get(node.func.id)
                if isinstance(table, Messages):
                    yield f"{module.__name__}:{node.lineno}", table, node.args[0]


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing(game: str) -> None:
    named = [
        (where, table, name.value)
        for where, table, name in calls(f"cuboteca.games.{game}")
        if isinstance(name, ast.Constant) and isinstance(name.value, str)
    ]
    assert [f"{where}: {name}" for where, table, name in named if name not in table.messages] == []


def names_written(module: ModuleType, tree: ast.AST) -> Iterator[str]:
    """Yield each text that code holds but for the keys of tables, and the pattern of each with values and words."""
    in_table = ".text." in module.__name__
    keys = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) and in_table for key in node.keys}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys:
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr) and id(node) not in keys and re.search("[a-z]{2,}", pattern_of(node)):
            yield pattern_of(node)


def pattern_of(text: ast.JoinedStr) -> str:
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in text.values)


def names_of_constants(game: str) -> set[str]:
    """Return the texts that stand for a move, a step or a reason: constants of the game, which name messages too."""
    return {
        value
        for module, _ in trees(f"cuboteca.games.{game}")
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, str)
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str) -> None:
    """As far as code tells: a message that is called by a name that code makes must fit how it is made."""
    package = f"cuboteca.games.{game}"
    patterns = {pattern for module, tree in trees(package) for pattern in names_written(module, tree)}
    known = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    names = [(table, part) for _, table, name in calls(package) for part in ast.walk(name)]
    made = [(table, pattern_of(part)) for table, part in names if isinstance(part, ast.JoinedStr)]
    constants = names_of_constants(game)
    unused = [
        f"{name}: {message}"
        for name, table in tables()
        if name.startswith(f"{package}.")
        for message in table.messages
        if message not in constants
        and not known.fullmatch(message)
        and not any(re.fullmatch(pattern, message) for used, pattern in made if used is table)
    ]
    assert unused == []
