"""Every refusal of a game has its sentence, and every sentence its refusal."""

from __future__ import annotations

import ast
import string
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

import cuboteca
from cuboteca.play.wording import By, Message, Plural

GAMES = sorted(cuboteca.games)


class Call(NamedTuple):
    """A refusal where it is made: which reasons it may have, and what it is about."""

    where: str
    reasons: set[str]
    values: set[str] | None
    """None where some are given by `**`."""


def trees(game: str) -> list[tuple[Path, ast.Module]]:
    folder = Path(str(import_module(f"cuboteca.games.{game}").__file__)).parent
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(folder.rglob("*.py"))]


def calls(game: str) -> list[Call]:
    """Where the code of a game makes refusals whose reason is written there."""
    found = []
    for path, tree in trees(game):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Refusal"
                and node.args
            ):
                reasons = texts_in(node.args[0])
                names = [keyword.arg for keyword in node.keywords]
                values = None if None in names else {name for name in names if name}
                found.append(Call(f"{path.name}:{node.lineno}", reasons, values))
    return found


def texts_in(code: ast.AST) -> set[str]:
    """The texts that are written in a piece of code."""
    parts = ast.walk(code)
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def wanted(message: Message) -> set[str]:
    """The names of the values that a message needs."""
    if not isinstance(message, str):
        return {message.value}.union(*map(wanted, forms(message)))
    return {name for _, name, _, _ in string.Formatter().parse(message) if name}


def sentences(game: str) -> dict[str, Message]:
    """The sentences of a game; none where its reasons are sentences themselves."""
    if find_spec(f"cuboteca.games.{game}.text") is None:
        return {}
    found: dict[str, Message] = import_module(f"cuboteca.games.{game}.text.refusals").SENTENCES
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_its_refusal(game: str) -> None:
    texts = [texts_in(tree) for path, tree in trees(game) if path.name != "refusals.py"]
    assert sorted(set(sentences(game)).difference(*texts)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_sentence_names_is_given(game: str) -> None:
    missing = [
        f"{call.where}: {reason} wants {sorted(wanted(sentences(game)[reason]) - call.values)}"
        for call in calls(game)
        for reason in call.reasons & set(sentences(game))
        if call.values is not None and wanted(sentences(game)[reason]) - call.values
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_sentence(game: str) -> None:
    unworded = [call.where for call in calls(game) if call.reasons and not call.reasons & set(sentences(game))]
    assert unworded == []
    assert all(leaf.endswith(".") for message in sentences(game).values() for leaf in leaves(message))


def leaves(message: Message) -> list[str]:
    return [message] if isinstance(message, str) else [leaf for form in forms(message) for leaf in leaves(form)]


def forms(message: By | Plural) -> list[Message]:
    return list(message.forms.values()) if isinstance(message, By) else [message.one, message.other]
