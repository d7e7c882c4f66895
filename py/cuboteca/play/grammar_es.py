"""Words Spanish articles, prepositions and endings as a sentence asks for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from cuboteca.play.wording import begun, gone_on

FEMININE_ARTICLES: Final = frozenset(("la", "las", "una", "unas", "esta", "otra"))
MASCULINE_ARTICLES: Final = frozenset(("el", "los", "un", "unos", "este", "otro"))
THOUSANDS: Final = "\u202f"
"""What divides the thousands of a number, from ten thousand on."""
GROUPED: Final = 10_000
POINT: Final = ","
"""What divides a number from its decimals."""

MASCULINE_IN_A: Final = frozenset(("mapa", "clima", "problema", "sistema", "día", "planeta", "fantasma", "drama"))
"""Masculine words that end like feminine ones."""
FEMININE_WORDS: Final = frozenset(
    ("torre", "clave", "noche", "nave", "base", "calle", "fuente", "nube", "cárcel", "red")
)
"""Feminine words whose ending does not show it."""
FEMININE_ENDINGS: Final = re.compile(r"(?:a|as|ción|ciones|sión|siones|dad|dades|tud|tudes)$")


def _words(text: str) -> list[str]:
    return text.lower().split()


def is_feminine(text: str) -> bool:
    """Tell whether a noun phrase is feminine, by its article or else by its first word; masculine if in doubt."""
    words = _words(text)
    if not words:
        return False
    if words[0] in FEMININE_ARTICLES:
        return True
    if words[0] in MASCULINE_ARTICLES or words[0] in MASCULINE_IN_A:
        return False
    return words[0] in FEMININE_WORDS or bool(FEMININE_ENDINGS.search(words[0]))


def ending(text: str) -> str:
    """Return the ending "a" or "o" of an adjective that goes with these words."""
    return "a" if is_feminine(text) else "o"


def definite(text: str) -> str:
    """Return "la" or "el" for a noun in the singular."""
    return "la" if is_feminine(text) else "el"


def definite_capital(text: str) -> str:
    """Return "La" or "El" for a noun in the singular that begins a sentence."""
    return definite(text).capitalize()


def indefinite(text: str) -> str:
    """Return "una" or "un" for a noun in the singular."""
    return "una" if is_feminine(text) else "un"


def no_such(text: str) -> str:
    """Return "ninguna" or "ningún" for a noun in the singular."""
    return "ninguna" if is_feminine(text) else "ningún"


def of(text: str) -> str:
    """Put "de" before the words, "del" for "de el"."""
    return f"del {text[3:]}" if text.startswith("el ") else f"de {text}"


def to(text: str) -> str:
    """Put "a" before the words, "al" for "a el"."""
    return f"al {text[3:]}" if text.startswith("el ") else f"a {text}"


def feminine_number(text: str) -> str:
    """Return a number in words as it stands before a feminine noun: "una" for "un"."""
    return {"un": "una", "Un": "Una"}.get(text, text)


def lone_number(text: str) -> str:
    """Return a number in words as it stands without a noun: "uno" for "un"."""
    return {"un": "uno", "Un": "Uno"}.get(text, text)


def without(text: str) -> str:
    """Put "sin" for "cero", as in "sin heridas", "sin pánico"."""
    return re.sub(r"^([cC])ero (?:de )?", lambda match: "sin " if match[1] == "c" else "Sin ", text)


def and_before(text: str) -> str:
    """Return "e" before the sound of an i, as in "Ada e Inés", otherwise "y"."""
    return "e" if re.match(r"(?:hi(?!e)|[ií](?![ae]))", text.lower()) else "y"


def or_before(text: str) -> str:
    """Return "u" before the sound of an o, as in "7 u 8", otherwise "o"."""
    return "u" if re.match(r"(?:h?[oó]|8|11\b|11\D)", text.lower()) else "o"


FORMS: Final[Mapping[str, Callable[[str], str]]] = {
    "o": ending,
    "el": definite,
    "El": definite_capital,
    "un": indefinite,
    "ningun": no_such,
    "de": of,
    "a": to,
    "una": feminine_number,
    "uno": lone_number,
    "cap": begun,
    "min": gone_on,
    "sin": without,
    "y": and_before,
    "u": or_before,
}
"""What a translation may ask of a place, as in {room:de}."""
