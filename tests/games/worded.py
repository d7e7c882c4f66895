"""Where the code of a game gives reasons, and what the messages for them need: as their tests ask it."""

from __future__ import annotations

import ast
import string
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cuboteca.play.wording import By, Message, Plural


class Call(NamedTuple):
    """A place that gives a reason: which ones it may give, and what they are about."""

    where: str
    reasons: set[str]
    values: set[str] | None
    """None where some are given by `**`."""


def trees(package: str) -> list[tuple[Path, ast.Module]]:
    folder = Path(str(import_module(package).__file__)).parent
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(folder.rglob("*.py"))]


def calls(package: str, names: Mapping[str, int]) -> list[Call]:
    """Where a package calls one of some names with a reason that is written there, as the argument of that number."""
    found = []
    for path, tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                reasons = {text for argument in node.args[names[node.func.id] :][:1] for text in texts_in(argument)}
                if reasons:
                    found.append(Call(f"{path.name}:{node.lineno}", reasons, values_of(node)))
    return found


def sentences_in(game: str, file: str) -> dict[str, Message]:
    """Return the sentences of a file in a game's `text`, or none where it has no such file."""
    text = f"cuboteca.games.{game}.text"
    if find_spec(text) is None or find_spec(f"{text}.{file}") is None:
        return {}
    found: dict[str, Message] = import_module(f"{text}.{file}").SENTENCES
    return found


def values_of(call: ast.Call) -> set[str] | None:
    given = [keyword.arg for keyword in call.keywords]
    return None if None in given else {name for name in given if name}


def texts_in(code: ast.AST) -> set[str]:
    """The texts that are written in a piece of code."""
    parts = ast.walk(code)
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def missing_values(made: list[Call], sentences: Mapping[str, Message]) -> list[str]:
    """What messages need that a place doesn't give."""
    return [
        f"{call.where}: {reason} wants {sorted(wanted(sentences[reason]) - call.values)}"
        for call in made
        for reason in call.reasons & set(sentences)
        if call.values is not None and wanted(sentences[reason]) - call.values
    ]


def wanted(message: Message) -> set[str]:
    """The names of the values that a message needs."""
    if not isinstance(message, str):
        return {message.value}.union(*map(wanted, forms(message)))
    return {name for _, name, _, _ in string.Formatter().parse(message) if name}


def leaves(message: Message) -> list[str]:
    return [message] if isinstance(message, str) else [leaf for form in forms(message) for leaf in leaves(form)]


def forms(message: By | Plural) -> list[Message]:
    return list(message.forms.values()) if isinstance(message, By) else [message.one, message.other]
