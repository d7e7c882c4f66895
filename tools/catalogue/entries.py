"""Finds every message that a player reads: in the tables of the modules, in what stands as data, on the page itself."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from string import Formatter
from types import ModuleType
from typing import Final, NamedTuple

import cuboteca
from cuboteca.games import SHELF
from cuboteca.play.data_texts import about_in, chapter_in, clause_in, keys_in, lesson_in, option_in, walks_in
from cuboteca.play.language import HOUSE
from cuboteca.play.wording import By, Message, Messages, Plural, form_name
from tools import home, manifest
from tools.paths import ROOT, STATIC

PAGE_WORDS: Final = STATIC / "js" / "screen" / "words.js"
SERVICE_WORKER: Final = ROOT / "service-worker.js"

WORKER_TABLE: Final = re.compile(r"^const WORDS = \{\n(.*?)^\};", re.MULTILINE | re.DOTALL)
WORKER_MESSAGE: Final = re.compile(r'^  (\w+): "([^"]*)",$', re.MULTILINE)


class Entry(NamedTuple):
    """A message for translators."""

    domain: str
    """`house`, or a game's id."""
    context: str
    """Where it stands: "refusals.corner_taken", "log.made.M.own", "option.army.title"."""
    singular: str
    plural: str | None
    """For any number but one, where something is counted."""
    source: str
    """The file or module that it is from."""


def names_in(text: str) -> Iterator[str]:
    """Yield the name of each place in a text."""
    return (name for _, name, _, _ in Formatter().parse(text) if name)


@cache
def entries() -> tuple[Entry, ...]:
    """Return every message once, in the order of domains and contexts."""
    found = {*_of_tables(), *_of_data(), *_of_cards(), *_of_the_page()}
    return tuple(sorted(found, key=lambda entry: (entry.domain != HOUSE, *entry[:3])))


def tables() -> Iterator[tuple[str, Messages]]:
    """Yield each table of messages with what it is called in its module: "cuboteca.ui.text.saved.say"."""
    for module in modules():
        for name, value in vars(module).items():
            if isinstance(value, Messages) and value.module == module.__name__:
                yield f"{module.__name__}.{name}", value


@cache
def modules() -> tuple[ModuleType, ...]:
    """Return every module of the package, imported, but for the tests that `cuboteca new-game` writes out."""
    names = (found.name for found in walk_packages(cuboteca.__path__, "cuboteca."))
    return tuple(import_module(name) for name in names if not name.endswith("__main__") and ".tests" not in name)


def leaves(context: str, message: Message) -> Iterator[tuple[str, str | Plural]]:
    """Yield each form of a message, with its context."""
    if isinstance(message, By):
        for form, inner in message.forms.items():
            yield from leaves(f"{context}.{form_name(message.value, form)}", inner)
    else:
        yield context, message


def _of_tables() -> Iterator[Entry]:
    for source, table in tables():
        domain, begun = table.place()
        for name, message in table.messages.items():
            for context, leaf in leaves(f"{begun}.{name}", message):
                one, other = (leaf.one, leaf.other) if isinstance(leaf, Plural) else (leaf, None)
                if has_words(one):
                    yield Entry(domain, context, one, other, source)


def has_words(text: str) -> bool:
    """Return whether there is anything to translate: a sign outside the places for values, or the order of those."""
    return any(literal.strip() for literal, *_ in Formatter().parse(text)) or len([*names_in(text)]) > 1


def _of_data() -> Iterator[Entry]:
    for game_id in SHELF:
        of_house, of_game = Notes(HOUSE, game_id), Notes(game_id, game_id)
        game, game_view = SHELF[game_id], SHELF.game_view(game_id)
        about_in(game.about, of_house)
        for option in game.options.values():
            option_in(option, of_game)
        for clause, text in game.clauses.items():
            clause_in(clause, text, of_game)
        for chapter in game_view.guide():
            chapter_in(chapter, of_game)
        for lesson in SHELF.lessons(game_id):
            lesson_in(lesson, of_game)
        for keys in (game_view.keys, game_view.page_keys):
            keys_in(keys, of_game)
        walks_in(game_view.walks, of_game)
        yield from (*of_house.taken, *of_game.taken)


def _of_cards() -> Iterator[Entry]:
    """Yield the names of the cards and rooms that come with Cu[o]be; none where the site is built without it."""
    if "cuobe" not in SHELF:
        return
    from cuboteca.games.cuobe.rules.own_cards import name_in, own_box, title_in

    notes, box = Notes("cuobe", "standard_deck.json"), own_box()
    title_in(box, notes)
    for room in box.rooms.values():
        name_in(room, notes)
    for card in box.cards.values():
        name_in(card, notes)
    yield from notes.taken


class Notes:
    """Takes down the texts of what stands as data, where the app would translate them."""

    def __init__(self, domain: str, source: str) -> None:
        self.domain = domain
        self.source = source
        self.taken: list[Entry] = []

    def __call__(self, context: str, text: str) -> str:
        if text:
            self.taken.append(Entry(self.domain, context, text, None, self.source))
        return text


def _of_the_page() -> Iterator[Entry]:
    for name, message in page_messages().items():
        for context, text in page_leaves(f"page.{name}", message):
            yield Entry(HOUSE, context, text, None, PAGE_WORDS.name)
    for name, text in worker_messages().items():
        yield Entry(HOUSE, f"worker.{name}", text, None, SERVICE_WORKER.name)
    for name, text in manifest.MESSAGES.items():
        yield Entry(HOUSE, f"manifest.{name}", text, None, "manifest.json")
    yield Entry(HOUSE, *home.NO_SCRIPT, None, "index.html")


@cache
def page_messages() -> Mapping[str, object]:
    """Return the table of what the page says by itself."""
    code = f"import {{ messages }} from {json.dumps(PAGE_WORDS.as_uri())}; console.log(JSON.stringify(messages));"
    command = ["node", "--input-type=module", "--eval", code]
    table: dict[str, object] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return table


def page_leaves(context: str, message: object) -> Iterator[tuple[str, str]]:
    """Yield each form of a message of the page, with its context."""
    if isinstance(message, dict):
        for form, text in message["forms"].items():
            yield f"{context}.{message['by']}-{form}", text
    else:
        yield context, str(message)


def worker_messages() -> dict[str, str]:
    """Return what the service worker says where the page's scripts are missing."""
    table = WORKER_TABLE.search(SERVICE_WORKER.read_text("utf-8"))
    if table is None:
        raise SystemExit(f"{SERVICE_WORKER.name} must hold `const WORDS = {{…}};`.")
    return dict(WORKER_MESSAGE.findall(table[1]))
