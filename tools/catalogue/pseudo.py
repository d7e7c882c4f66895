"""Makes two languages that nobody speaks, to see on screens what isn't translated, is too long, or the wrong way round.

`xa` has accents on all letters, brackets around each message, and is longer by two fifths; `xr` reads from right to
left. Neither is in a release: `python -m tools.build_site --pseudo` puts them in.
"""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter, ascii_letters
from typing import Final

from cuboteca.play.language import Language
from tools.catalogue.entries import Entry
from tools.catalogue.files import Translation, compiled, domains

ACCENTED: Final = Language("xa", "Áççéñţéð")
REVERSED: Final = Language("xr", "\u202eReversed\u202c", "rtl")
LANGUAGES: Final = (ACCENTED, REVERSED)

ACCENTS: Final = str.maketrans(ascii_letters, "áƀçðéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ")
LONGER: Final = 0.4
WORD: Final = 6
"""Letters in a word of what makes it longer: a line can end between two."""
RIGHT_TO_LEFT: Final = "\u202e"
"""What follows runs from right to left, Latin letters too;"""
END: Final = "\u202c"
"""as far as here."""


def accented(text: str) -> str:
    """Return a text in `xa`: "[Ḿóṽé ţó {place} ~~~]"."""
    if not any(character.isalpha() for literal, *_ in Formatter().parse(text) for character in literal):
        return text
    words = _outside_places(text, lambda literal: literal.translate(ACCENTS))
    length = sum(len(literal) for literal, *_ in Formatter().parse(text))
    more = max(1, round(length * LONGER) - 3)
    return f"[{words} {' '.join('~' * min(WORD, more - done) for done in range(0, more, WORD))}]"


def reversed_text(text: str) -> str:
    """Return a text in `xr`: what is between its places runs from right to left."""
    return _outside_places(text, lambda literal: f"{RIGHT_TO_LEFT}{literal}{END}" if literal.strip() else literal)


MAKERS: Final[dict[str, Callable[[str], str]]] = {ACCENTED.code: accented, REVERSED.code: reversed_text}


def _outside_places(text: str, change: Callable[[str], str]) -> str:
    """Return a text with all but its places for values changed."""
    made = []
    for literal, name, spec, conversion in Formatter().parse(text):
        made.append(change(literal).replace("{", "{{").replace("}", "}}"))
        if name is not None:
            made.append(f"{{{name}{f'!{conversion}' if conversion else ''}{f':{spec}' if spec else ''}}}")
    return "".join(made)


def catalogues(language: Language) -> dict[str, bytes]:
    """Return the compiled catalogue of each domain."""
    make = MAKERS[language.code]

    def translate(entry: Entry) -> Translation:
        if entry.plural is None:
            return make(entry.singular)
        return make(entry.singular), make(entry.plural)

    return {domain: compiled(domain, translate) for domain in domains()}
