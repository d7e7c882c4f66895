"""The words of the app: every message that the code names is there, and every message that is there is named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from cuboteca.games import SHELF
from cuboteca.play.wording import By, Message, Messages
from cuboteca.ui import text
from cuboteca.ui.settings import LANGUAGE, settings

UI = Path(text.__file__).parents[1]
TABLES = sorted(path.stem for path in Path(text.__file__).parent.glob("*.py") if path.stem != "__init__")
BY_SETTING = {f"{setting.id}_{value}" for setting in settings() for value in ("about", *setting.values)}
"""Messages that are found by the setting they are about."""


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in UI.rglob("*.py") if path.parent.name != "text"]


def texts(tree: ast.AST) -> Iterator[str]:
    return (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def named_in(tree: ast.Module, table: str) -> Iterator[str]:
    """Return the messages of a table that a module calls by name."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = [alias for node in imports if node.module == f"cuboteca.ui.text.{table}" for alias in node.names]
    called = {alias.asname or alias.name for alias in names if alias.name == "say"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in called:
            message = node.args[0]
            if isinstance(message, ast.Constant) and isinstance(message.value, str):
                yield message.value


@pytest.mark.parametrize("table", TABLES)
def test_every_message_is_there_and_used(table: str) -> None:
    say: Messages = import_module(f"cuboteca.ui.text.{table}").say
    code = trees()
    assert {name for tree in code for name in named_in(tree, table)} <= set(say.messages)
    assert set(say.messages) <= {text for tree in code for text in texts(tree)} | BY_SETTING


@pytest.mark.parametrize("game", SHELF)
def test_a_reason_told_of_a_player_speaks_to_nobody(game: str) -> None:
    say: Messages = import_module(f"cuboteca.games.{game}.text.reasons").say
    for message in say.messages.values():
        for told in told_forms(message):
            assert not re.search(r"\byou", told, re.IGNORECASE)


def told_forms(message: Message) -> Iterator[str]:
    """Return the texts of a message as it is told of a player, not said to one."""
    if isinstance(message, By):
        for form, inner in message.forms.items():
            if (message.value, form) != ("own", True):
                yield from told_forms(inner)
    else:
        yield from (message,) if isinstance(message, str) else (message.one, message.other)


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.id)
def test_every_setting_has_its_words(setting) -> None:  # type: ignore[no-untyped-def]
    say = import_module("cuboteca.ui.text.preferences").say
    values = () if setting.id == LANGUAGE else setting.values  # a language has its own name
    assert {setting.id, f"{setting.id}_about", *(f"{setting.id}_{value}" for value in values)} <= set(say.messages)
