"""The catalogue has every message that a player reads, once, and a translation keeps the places for values."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

from cuboteca.games import SHELF
from cuboteca.play.language import HOUSE, Language
from cuboteca.play.wording import By, Messages, Plural
from tools.catalogue.entries import Entry, entries, leaves, names_in, tables
from tools.catalogue.files import domains, write_templates
from tools.catalogue.pseudo import LANGUAGES, accented, catalogues, reversed_text

CONTEXT = re.compile(r"\S+")


def test_every_message_is_there_once() -> None:
    found = Counter((entry.domain, entry.context, entry.singular) for entry in entries())
    assert [message for message, count in found.items() if count > 1] == []


def test_a_context_stands_for_one_message() -> None:
    contexts = Counter((entry.domain, entry.context) for entry in entries() if not entry.context.startswith("key."))
    assert [context for context, count in contexts.items() if count > 1] == []
    assert [entry.context for entry in entries() if not CONTEXT.fullmatch(entry.context)] == []


def test_every_table_and_all_data_are_in_it() -> None:
    assert set(domains()) == {HOUSE, *SHELF}
    found = {(entry.domain, entry.singular) for entry in entries()}
    for _, table in tables():
        for message in table.messages.values():
            for _, leaf in leaves("", message):
                text = leaf.one if isinstance(leaf, Plural) else leaf
                assert (table.place()[0], text) in found or not any(map(str.isalpha, re.sub(r"\{\w+\}", "", text)))
    for game_id, game in SHELF.items():
        assert (HOUSE, game.about.summary) in found
        texts = [*game.clauses.values(), *(text for o in game.options.values() for text in (o.title, *o.meanings))]
        texts += [text for chapter in SHELF.game_view(game_id).guide() for text in chapter.paragraphs]
        texts += [key.does for key in SHELF.game_view(game_id).keys.values()]
        assert {(game_id, text) for text in texts} <= found


def test_the_page_and_the_service_worker_are_in_it() -> None:
    contexts = {entry.context for entry in entries() if entry.domain == HOUSE}
    assert {
        "page.close",
        "page.broke_about.table-true",
        "page.unsaved.moves-other",
        "worker.missing",
        "manifest.saved",
    } <= contexts


@pytest.mark.parametrize("name", [name for name, _ in tables()])
def test_a_form_by_number_is_innermost(name: str) -> None:
    table: Messages = dict(tables())[name]
    waiting = [*table.messages.values()]
    while waiting:
        message = waiting.pop()
        if isinstance(message, By):
            waiting += message.forms.values()
        elif isinstance(message, Plural):
            assert isinstance(message.one, str)
            assert isinstance(message.other, str)


def test_templates_can_be_read_again(tmp_path: Path) -> None:
    for path in write_templates(tmp_path):
        with path.open("rb") as file:
            read = read_po(file)
        mine = [entry for entry in entries() if entry.domain == path.stem]
        assert len(read) == len(mine)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_the_places_of_a_translation_agree(language: Language) -> None:
    made = {domain: json.loads(content) for domain, content in catalogues(language).items()}
    for entry in entries():
        for english, said in said_of(entry, made[entry.domain]):
            assert said != english or not any(map(str.isalpha, re.sub(r"\{\w+\}", "", english)))
            assert sorted(names_in(said)) == sorted(names_in(english))


def said_of(entry: Entry, made: Mapping[str, Any]) -> list[tuple[str, str]]:
    found = made[entry.context] if entry.context in made else made[f"{entry.context} {entry.singular}"]
    return (
        [(entry.singular, found)]
        if entry.plural is None
        else [*zip((entry.singular, entry.plural), found, strict=True)]
    )


def test_pseudo_texts_leave_places_alone() -> None:
    assert accented("Move to {place}") == "[Ṁóṽé ţó {place} ~]"
    assert accented("{name}: ") == "{name}: "
    assert accented("{left}–{right}") == "{left}–{right}"
    assert len(accented("The game is over, and nobody has won.")) >= 1.4 * len("The game is over, and nobody has won.")
    assert reversed_text("{name}’s pawn") == "{name}\u202e’s pawn\u202c"
    assert reversed_text("{game}") == "{game}"
