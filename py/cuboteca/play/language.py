"""Keeps the language in use, and finds in its catalogues what stands for an English text.

The code speaks English. Another language is a catalogue for the house and one for each game, made of gettext's files by
`tools/catalogue` and read when something of theirs is first said: a JSON object of texts by their contexts, which say
where each stands. What a catalogue lacks stays English. How a language counts, and the forms that a sentence may ask
for of the words in its places, are in `grammar_<language>.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import get_data
from types import MappingProxyType
from typing import Any, Final, NamedTuple

HOUSE: Final = "house"
"""The domain of what is no game's own."""


class Language(NamedTuple):
    """A language that players can choose."""

    code: str
    """As HTML has it."""
    name: str
    """What its speakers call it."""
    direction: str = "ltr"


SOFT_HYPHEN: Final = "\u00ad"
"""Where a long word on a narrow button may be divided; nobody wants it in a sentence."""
ENGLISH: Final = Language("en", "English")

Catalogue = Mapping[str, str | list[str]]
"""Texts by their contexts; of one that counts, as many as the language has forms."""

in_use: Language = ENGLISH
foreign = False
"""Is it another than English?"""

_catalogues: dict[str, Catalogue] = {}
"""Those of the language in use that have been read, by their domains."""


@cache
def offered() -> tuple[Language, ...]:
    """Return the languages to choose from: English first, then those that the site was built with."""
    listed = carried_file("cuboteca", "languages")
    return (ENGLISH, *(Language(*entry) for entry in json.loads(listed or "[]")))


def choose(code: str) -> bool:
    """Use another language from now on; False if it is in use already or isn't offered."""
    global in_use, foreign
    language = next((known for known in offered() if known.code == code), None)
    if language is None or language == in_use:
        return False
    in_use, foreign = language, language != ENGLISH
    _catalogues.clear()
    return True


class Grammar(NamedTuple):
    """What a language asks of sentences."""

    form_for: Callable[[int], int]
    """Which of a text's forms, from 0, stands for so many things."""
    forms: Mapping[str, Callable[[str], str]]
    """What a place may ask of the words that come into it, by name."""
    thousands: str = ","
    point: str = "."
    grouped: int = 1_000
    """Numbers from this one on are written in groups of three digits."""


def _one_or_other(count: int) -> int:
    return int(count != 1)


@cache
def grammar(code: str) -> Grammar:
    """Return the grammar of a language, from its module; one that has none counts as English does."""
    name = f"cuboteca.play.grammar_{code}"
    if find_spec(name) is None:
        return Grammar(_one_or_other, MappingProxyType({}))
    own: Any = import_module(name)
    count = getattr(own, "form_for", _one_or_other)
    return Grammar(count, own.FORMS, own.THOUSANDS, own.POINT, own.GROUPED)


def translate(domain: str, context: str, text: str) -> str:
    """Return what stands for an English text in the language in use."""
    if not foreign:
        return text
    found = catalogue(domain).get(context)
    if found is None:
        found = catalogue(domain).get(f"{context} {text}", text)
    return found if isinstance(found, str) else found[0]


def translate_count(domain: str, context: str, one: str, other: str, count: int) -> str:
    """Return what stands for a text about so many things."""
    found = catalogue(domain).get(context)
    return (one, other)[count != 1] if found is None else found[grammar(in_use.code).form_for(count)]


def translator(domain: str) -> Callable[[str, str], str]:
    """Return `translate` for one domain: what takes a context and a text."""
    return lambda context, text: translate(domain, context, text)


def catalogue(domain: str) -> Catalogue:
    """Return a catalogue of the language in use; an empty one where there is none."""
    found = _catalogues.get(domain)
    if found is None:
        package = "cuboteca" if domain == HOUSE else f"cuboteca.games.{domain}"
        _catalogues[domain] = found = json.loads(carried_file(package, in_use.code) or "{}")
    return found


def carried_file(package: str, name: str) -> bytes | None:
    """Return a file that the site carries for the messages of a package, if it does."""
    try:
        return get_data(package, f"messages/{name}.json") if find_spec(package) is not None else None
    except OSError:
        return None


def number(value: float) -> str:
    """Return a number as it is written in the language in use: "1,234", "0.5"."""
    of = grammar(in_use.code)
    whole, _, rest = (f"{value:,}" if abs(value) >= of.grouped else f"{value}").partition(".")
    return whole.replace(",", of.thousands) + (of.point + rest if rest else "")


class Inserted(str):
    """The words of a value in a sentence, which may ask for a form of them: "{piece:dat}"."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        """Return the form that the grammar of the language in use has by this name."""
        change = grammar(in_use.code).forms.get(form)
        return super().__format__(form) if change is None else change(str(self))


def fill(text: str, values: Mapping[str, Any]) -> str:
    """Return a text with values in its places, each in the form that its place asks for."""
    return text.format_map({name: _inserted(value) for name, value in values.items()})


def _inserted(value: Any) -> str:
    return number(value) if isinstance(value, float) else Inserted(str(value).replace(SOFT_HYPHEN, ""))


def place_of(module: str) -> tuple[str, str]:
    """Return the domain of a module's texts, and how their contexts begin, as in ("qurush", "log")."""
    parts = module.split(".")
    if parts[:2] == ["cuboteca", "games"] and len(parts) > 3:
        return parts[2], ".".join(parts[3:]).removeprefix("text.")
    return HOUSE, ".".join(parts[1:]).removeprefix("ui.text.")
