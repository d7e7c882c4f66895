"""Keeps the language in use, and finds in its catalogues what stands for an English text.

The code speaks English. Another language is a gettext catalogue for the house and one for each game
(`tools/catalogue`), read when something of theirs is first said. A text is found by its domain (`HOUSE` or a game's
id), its context, which says where it stands, and its English words. What a catalogue lacks stays English.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pkgutil import get_data
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from gettext import NullTranslations

HOUSE: Final = "house"
"""The domain of what is no game's own."""


class Language(NamedTuple):
    """A language that players can choose."""

    code: str
    """As HTML has it."""
    name: str
    """What its speakers call it."""
    direction: str = "ltr"


ENGLISH: Final = Language("en", "English")

in_use: Language = ENGLISH
foreign = False
"""Is it another than English?"""

_catalogues: dict[str, NullTranslations] = {}
"""Those of the language in use that have been read, by their domains."""


@cache
def offered() -> tuple[Language, ...]:
    """Return the languages to choose from: English first, then those that the site was built with."""
    listed = carried_file("cuboteca", "languages.json")
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


def translate(domain: str, context: str, text: str) -> str:
    """Return what stands for an English text in the language in use."""
    return catalogue(domain).pgettext(context, text) if foreign else text


def translate_count(domain: str, context: str, one: str, other: str, count: int) -> str:
    """Return what stands for a text about so many things."""
    return catalogue(domain).npgettext(context, one, other, count)


def translator(domain: str) -> Callable[[str, str], str]:
    """Return `translate` for one domain: what takes a context and a text."""
    return lambda context, text: translate(domain, context, text)


def catalogue(domain: str) -> NullTranslations:
    """Return a catalogue of the language in use; an empty one where there is none."""
    found = _catalogues.get(domain)
    if found is None:
        from gettext import GNUTranslations, NullTranslations  # for English they are never loaded
        from io import BytesIO

        package = "cuboteca" if domain == HOUSE else f"cuboteca.games.{domain}"
        content = carried_file(package, f"{in_use.code}.mo")
        found = NullTranslations() if content is None else GNUTranslations(BytesIO(content))
        _catalogues[domain] = found
    return found


def carried_file(package: str, name: str) -> bytes | None:
    """Return a file that the site carries for the messages of a package, if it does."""
    try:
        return get_data(package, f"messages/{name}") if find_spec(package) is not None else None
    except OSError:
        return None


def place_of(module: str) -> tuple[str, str]:
    """Return the domain of a module's texts, and how their contexts begin, as in ("qurush", "log")."""
    parts = module.split(".")
    if parts[:2] == ["cuboteca", "games"] and len(parts) > 3:
        return parts[2], ".".join(parts[3:]).removeprefix("text.")
    return HOUSE, ".".join(parts[1:]).removeprefix("ui.text.")
