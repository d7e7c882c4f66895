"""Word French articles, elisions and agreements around the words that a sentence inserts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from cuboteca.play.wording import begun, gone_on

THOUSANDS: Final = "\u202f"
"""What divides the thousands of a number."""
GROUPED: Final = 1_000
POINT: Final = ","
"""What divides a number from its decimals."""

FEMININE: Final = frozenset(
    [
        "goule",
        "jumelle",
        "jumelles",
        "sœur",
        "araignée",
        "araignées",
        "pierre",
        "sortie",
        "infirmerie",
        "cellule",
        "buanderie",
        "chaufferie",
        "salle",
        "galerie",
        "impasse",
        "chambre",
        "chapelle",
        "bibliothèque",
        "rangée",
        "colonne",
        "pièce",
        "carte",
        "clé",
        "blessure",
        "panique",
        "case",
        "équipe",
        "croix",
        "étoile",
        "étoiles",
        "couleur",
        "ligne",
        "forme",
        "personne",
        "créature",
    ]
)
"""Nouns that are feminine. Any other noun counts as masculine."""
MASCULINE: Final = frozenset(
    [
        "atrium",
        "pousseur",
        "tireur",
        "atelier",
        "garde-manger",
        "puits",
        "long",
        "couloir",
        "croisement",
        "chenil",
        "toboggan",
        "cellier",
        "dortoir",
        "clown",
        "troll",
        "tentacules",
        "roi",
        "attaquant",
        "soldat",
        "casque",
        "rôdeur",
        "givre",
        "soigneur",
        "cercle",
        "carré",
        "losange",
        "trèfle",
        "cercles",
        "carrés",
        "losanges",
        "trèfles",
    ]
)
"""Masculine nouns that get an article. A noun found in neither list stays without one, as a player's name does."""
PLURAL: Final = frozenset(("jumelles", "araignées", "tentacules", "créatures"))
"""Nouns that are plural without a number before them."""
_ARTICLE: Final = re.compile(r"(le |la |les |l[’'])", re.IGNORECASE)
_VOWELS: Final = "aàâäeéèêëiîïoôöuùûüœæ"
_DE: Final = {"le ": "du ", "les ": "des "}
_A: Final = {"le ": "au ", "les ": "aux "}
_LINK: Final = re.compile(r"(, | et | ou )")
_NUMBERS: Final = frozenset(("0", "1", "−1", "-1", "aucun", "aucune", "un", "une"))


def form_for(count: int) -> int:
    """Return which of a text's forms stands for so many things: the first for none and one."""
    return int(count > 1)


def _elides(text: str) -> bool:
    """Return whether a word before the text loses its last vowel: the text begins with a vowel, or a mute h."""
    start = text.lstrip("« \u202f\u00a0“„").lower()
    return start[:1] in _VOWELS and not start.startswith(("onz", "oui", "un à un")) if start else False


def _noun(text: str) -> str:
    """Return the first noun of the words, in small letters, without an article."""
    bare = re.sub(r"^(les |le |la |l[’']|une |un |des |aucune |aucun |cette |cet |ce )", "", text.strip().lower())
    return re.split(r"[ ,.]", bare, maxsplit=1)[0]


def _is_feminine(text: str) -> bool:
    start = text.strip().lower()
    if start.startswith(("la ", "une ", "aucune ", "cette ")):
        return True
    if start.startswith(("le ", "un ", "aucun ", "ce ")):
        return False
    return _noun(text) in FEMININE


def definite(text: str) -> str:
    """Put the definite article before nouns that have none: "l’Atrium", "le Soldat 3 et le Roi". Leave other words."""
    return "".join(part if _LINK.fullmatch(part) else _with_article(part) for part in _LINK.split(text))


def _with_article(text: str) -> str:
    noun = _noun(text)
    if _ARTICLE.match(text) or noun not in FEMININE | MASCULINE:
        return text
    if noun in PLURAL:
        return f"les {text}"
    if _elides(text):
        return f"l’{text}"
    return f"la {text}" if noun in FEMININE else f"le {text}"


def indefinite(text: str) -> str:
    """Put the indefinite article before a noun: "un carré", "une étoile"."""
    return f"une {text}" if _is_feminine(text) else f"un {text}"


def of(text: str) -> str:
    """Put "de" before the words: "du Roi", "de la Sortie", "d’Ada", "des Jumelles"."""
    found = _ARTICLE.match(text)
    if found:
        article = found[1].lower()
        return _DE.get(article, f"de {article}") + text[found.end() :]
    start = text[:4].lower()
    if start.startswith(("un ", "une ")):
        text = gone_on(text)
    return f"d’{text}" if _elides(text) else f"de {text}"


def to(text: str) -> str:
    """Put "à" before the words: "au Roi", "à la Sortie", "à Ada", "aux Jumelles"."""
    found = _ARTICLE.match(text)
    if found:
        article = found[1].lower()
        return _A.get(article, f"à {article}") + text[found.end() :]
    return f"à {text}"


def feminine_ending(text: str) -> str:
    """Return "e" if the words are feminine, and nothing if not: "capturé{piece:e}"."""
    return "e" if _is_feminine(text) else ""


def feminine_ending_of_violet(text: str) -> str:
    """Return what the feminine adds to an adjective in -et: "violet", "violette"."""
    return "te" if _is_feminine(text) else ""


def plural_ending(text: str) -> str:
    """Return "s" after a number from two on, also one with its things, and nothing after none or one."""
    return "" if text.strip().lower().split(" ", 1)[0] in _NUMBERS else "s"


def feminine_number(text: str) -> str:
    """Put a number in the feminine: "une", "aucune"."""
    return f"{text}e" if text.lower() in ("un", "aucun") or text.lower().endswith("-et-un") else text


def day_of_month(text: str) -> str:
    """Put the day of a month as French does: "1er", "2"."""
    return "1er" if text == "1" else text


def towards(text: str) -> str:
    """Turn directions like "au nord" and "à l’est" into "vers le nord" and "vers l’est"."""
    return re.sub(r"\b(au |à l[’'])(?=nord|sud|est|ouest)", lambda m: "vers le " if m[1] == "au " else "vers l’", text)


def definite_capital(text: str) -> str:
    """Put the definite article before a noun, with a capital letter: "Le carré rouge"."""
    return begun(definite(text))


def small(text: str) -> str:
    """Begin the words with a small letter if they begin with an article."""
    found = re.match(r"(le |la |les |l[’']|un |une |des |aucune? )", text, re.IGNORECASE)
    return gone_on(text) if found else text


FORMS: Final[Mapping[str, Callable[[str], str]]] = {
    "le": definite,
    "Le": definite_capital,
    "un": indefinite,
    "de": of,
    "a": to,
    "e": feminine_ending,
    "te": feminine_ending_of_violet,
    "s": plural_ending,
    "f": feminine_number,
    "er": day_of_month,
    "vers": towards,
    "cap": begun,
    "min": small,
    "bas": gone_on,
}
