"""Words German nouns, articles and adjectives in the case that a sentence asks for.

What a place gets is worded in the nominative already: "der Ghul", "ein roter Kreis", "Alter Stein", "zwei Würfel". A
form finds the noun, its gender and number, and words the whole again; what it doesn’t know, names of players above all,
it leaves as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cuboteca.play.wording import begun

THOUSANDS: Final = "."
POINT: Final = ","
GROUPED: Final = 1_000

_MASCULINE: Final = """
Ausgang Clown Eisenschlüssel Fallschacht Feldarzt Frost Ghul Glasschlüssel Heiler Helm Kesselraum Knochenschlüssel
König Kontrollraum Korridor Kreis Krieger Magnet Messingschlüssel Nachbarraum Planfetzen Punkt Qube Qwirkle Raufbold
Raum Schieber Schlafsaal Schleicher Schlüssel Spieler Stein Stern Stürmer Tresorraum Troll Verband Verbandskasten
Wachsschlüssel Würfel Zieher Zwilling Zwinger
"""
_FEMININE: Final = """
Brechstange Drahtschere Feueraxt Figur Finsternis Grundarmee Kapelle Karte Klingengalerie Kreatur Kreuzung
Leuchtpistole Neugier Paranoia Raute Ruhezelle Rutsche Sackgasse Schwester Speisekammer Spieluhr Spinne Stimme
Thermosflasche Übereilung Verwirrung Waschküche Werkstatt Winde Wunde
"""
_NEUTER: Final = """
Archiv Atrium Kinderzimmer Kleeblatt Krankenzimmer Messer Morphium Quadrat Seil Spiegelkabinett Verhängnis Werkzeug
"""
_PLURAL: Final = """
Dietriche Finger Karten Kleeblätter Kreaturen Kreise Nachbarräume Pillen Punkte Quadrate Qwirkles Räume Rauten Spinnen
Steine Sterne Tentakel Werkzeuge Wunden Zwillinge
"""
_GENDERS: Final[Mapping[str, str]] = {
    noun: gender
    for gender, nouns in (("m", _MASCULINE), ("f", _FEMININE), ("n", _NEUTER), ("p", _PLURAL))
    for noun in nouns.split()
}
"""Of each noun: masculine, feminine, neuter, or a plural."""
_WEAK: Final = frozenset(["Magnet"])
"""Nouns that are "den Magneten" and "dem Magneten"."""
_STEMS: Final = frozenset(
    ["alt", "beliebig", "blau", "flink", "gelb", "grün", "krumm", "lang", "rot", "ruhig", "unentdeckt", "verschieden"]
)
"""Adjectives without their endings. Orange and lila have none."""
_NUMBERS: Final = ("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf")

_DEFINITE: Final[Mapping[str, Mapping[str, str]]] = {
    "nom": {"m": "der", "f": "die", "n": "das", "p": "die"},
    "acc": {"m": "den", "f": "die", "n": "das", "p": "die"},
    "dat": {"m": "dem", "f": "der", "n": "dem", "p": "den"},
}
_ENDINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "nom": {"m": "er", "f": "e", "n": "es", "p": "e"},
    "acc": {"m": "en", "f": "e", "n": "es", "p": "e"},
    "dat": {"m": "em", "f": "er", "n": "em", "p": "en"},
}
"""Of words like "dieser" and "jeder", and of adjectives without an article."""
_DETERMINER: Final = re.compile(r"(der|die|das|(?:ein|kein|dein|mein|sein|ihr)e?|(?:dies|jed)(?:er|e|es))\Z", re.I)
_PARTS: Final = re.compile(r"(, | und | oder )")


class _Phrase(NamedTuple):
    """A noun with what stands before and after it."""

    determiner: str
    adjectives: tuple[str, ...]
    noun: str
    rest: str
    gender: str


def accusative(text: str) -> str:
    """Return the accusative of a noun phrase, or of each in a list: "den Ghul und eine Spinne"."""
    return _each(text, lambda part: _declined(part, "acc"))


def dative(text: str) -> str:
    """Return the dative: "dem Ghul und einer Spinne", "zwei Würfeln"."""
    return _each(text, lambda part: _declined(part, "dat"))


def inside(text: str) -> str:
    """Return where something is: "im Ausgang", "in der Werkstatt und in deinem Raum"."""
    return _each(text, lambda part: _after("in", part, "dat", "in dem ", "im "))


def into(text: str) -> str:
    """Return where something goes: "in den Ausgang", "ins Archiv"."""
    return _each(text, lambda part: _after("in", part, "acc", "in das ", "ins "))


def away_from(text: str) -> str:
    """Return where something comes from: "vom Ghul", "von den Tentakeln und von einer Spinne"."""
    return _each(text, lambda part: _after("von", part, "dat", "von dem ", "vom "))


def with_or_without(text: str) -> str:
    """Return "mit zwei Würfeln", and "ohne Würfel" where there are none."""
    if text.lower().startswith("keine "):
        return f"ohne {text.partition(' ')[2]}"
    return f"mit {dative(text)}"


def definite(text: str) -> str:
    """Return a noun with its article, or each in a list: "das rote Quadrat", "der Lange Korridor und die Kapelle"."""
    return _each(text, lambda part: _with_article(part, "nom"))


def definite_accusative(text: str) -> str:
    """Return the same in the accusative: "den roten Kreis", "den Verband und das Seil"."""
    return _each(text, lambda part: _with_article(part, "acc"))


def definite_dative(text: str) -> str:
    """Return the same in the dative: "dem roten Kreis"."""
    return _each(text, lambda part: _with_article(part, "dat"))


def article(text: str) -> str:
    """Return only the indefinite article of a noun: "ein" or "eine"."""
    found = _parsed(text)
    return "eine" if found is not None and found.gender == "f" else "ein"


def ending(text: str) -> str:
    """Return only the ending of an adjective before a noun: "er", "e" or "es"."""
    found = _parsed(text)
    return _ENDINGS["nom"]["m" if found is None else found.gender]


def feminine(text: str) -> str:
    """Return a number in words as it stands before a feminine noun: "eine"; any but 1 stays."""
    return f"{text}e" if text in ("ein", "Ein") else text


def counting(text: str) -> str:
    """Return a number in words as one counts: "eins"; any but 1 stays."""
    return f"{text}s" if text in ("ein", "Ein") else text


def figures(text: str) -> str:
    """Return a number in words in figures; "keine" stays."""
    return str(_NUMBERS.index(text.lower())) if text.lower() in _NUMBERS else text


def _beginning(form: Callable[[str], str]) -> Callable[[str], str]:
    return lambda text: begun(form(text))


def _each(text: str, change: Callable[[str], str]) -> str:
    """Change each part of a list, and leave what is between."""
    parts = _PARTS.split(text)
    return "".join(part if number % 2 else change(part) for number, part in enumerate(parts))


def _gender(word: str) -> str | None:
    """Return the gender of a noun, also of one that ends in it after a hyphen, as in "4er-Stein"."""
    return _GENDERS.get(word.rstrip(".,:;)").rpartition("-")[2])


def _parsed(text: str) -> _Phrase | None:
    """Return the parts of a phrase; None if its noun isn't known."""
    words = text.split(" ")
    determiner = words.pop(0) if _DETERMINER.match(words[0]) or _counts(words[0]) else ""
    place = next((at for at, word in enumerate(words) if _gender(word) is not None), None)
    before = words[:place]
    if place is None or any(_stem(word) is None and word not in ("lila", "orange") for word in before):
        return None
    gender = _gender(words[place]) or ""
    if gender != "f" and (_counts(determiner) or determiner.lower() in ("die", "keine", "deine")):
        gender = "p"
    rest = " ".join(words[place + 1 :])
    return _Phrase(determiner, tuple(before), words[place], rest, gender)


def _counts(word: str) -> bool:
    """Return whether a word is a number other than 1."""
    return (word.isdecimal() and word != "1") or word.lower() in _NUMBERS[2:]


def _stem(word: str) -> str | None:
    """Return an adjective without its ending; None if it isn't known."""
    for size in (2, 1, 0):
        stem = word[: len(word) - size]
        if word[len(stem) :] in ("", "e", "er", "es", "en", "em") and stem.lower() in _STEMS:
            return stem
    return None


def _declined(text: str, case: str) -> str:
    if case == "acc" and text in ("ein", "Ein", "kein", "Kein"):
        return f"{text}en"
    found = _parsed(text)
    if found is None:
        return _article_alone(text, case)
    determiner = found.determiner
    strong = not determiner or _counts(determiner)
    if determiner.lower() in ("der", "die", "das"):
        determiner = _like(determiner, _DEFINITE[case][found.gender])
    elif re.match(r"(dies|jed)", determiner, re.I):
        determiner = re.sub(r"(er|es|e)\Z", "", determiner) + _ENDINGS[case][found.gender]
    elif determiner and not _counts(determiner) and not determiner.isdecimal():
        unchanged = case == "acc" and found.gender != "m"
        determiner = determiner if unchanged else determiner.removesuffix("e") + _ENDINGS[case][found.gender]
    weak = "en" if case == "dat" or found.gender == "m" else None
    adjectives = [_adjective(word, _ENDINGS[case][found.gender] if strong else weak) for word in found.adjectives]
    return _joined(determiner, adjectives, found, case)


def _article_alone(text: str, case: str) -> str:
    """Decline the article of a noun that isn't known, if it tells the gender."""
    first, space, rest = text.partition(" ")
    gender = {"der": "m", "das": "n", "die": "f"}.get(first)
    return _DEFINITE[case][gender] + space + rest if gender is not None and space else text


def _with_article(text: str, case: str) -> str:
    found = _parsed(text)
    if found is None:
        return text
    weak = "en" if case == "dat" or found.gender == "p" or (case, found.gender) == ("acc", "m") else "e"
    return _joined(_DEFINITE[case][found.gender], [_adjective(word, weak) for word in found.adjectives], found, case)


def _after(preposition: str, text: str, case: str, separate: str, together: str) -> str:
    """Return words with a preposition, and in one with it the article at their beginning; a bare noun gets one."""
    found = _parsed(text)
    bare = found is not None and not found.determiner
    words = f"{preposition} {_with_article(text, case) if bare else _declined(text, case)}"
    return together + words.removeprefix(separate) if words.startswith(separate) else words


def _joined(determiner: str, adjectives: list[str], found: _Phrase, case: str) -> str:
    noun = found.noun
    if noun in _WEAK and case != "nom" and found.gender != "p":
        noun += "en"
    if case == "dat" and found.gender == "p" and not noun.endswith(("n", "s")):
        noun += "n"
    return " ".join(word for word in (determiner, *adjectives, noun, found.rest) if word)


def _adjective(word: str, last: str | None) -> str:
    stem = _stem(word)
    return word if stem is None or last is None else stem + last


def _like(model: str, word: str) -> str:
    """Return a word with a capital if its model has one."""
    return begun(word) if model[:1].isupper() else word


FORMS: Final[Mapping[str, Callable[[str], str]]] = {
    "acc": accusative,
    "acccap": _beginning(accusative),
    "dat": dative,
    "im": inside,
    "imcap": _beginning(inside),
    "ins": into,
    "von": away_from,
    "mit": with_or_without,
    "mitcap": _beginning(with_or_without),
    "cap": begun,
    "der": definite,
    "Der": _beginning(definite),
    "den": definite_accusative,
    "Den": _beginning(definite_accusative),
    "dem": definite_dative,
    "ein": article,
    "er": ending,
    "eine": feminine,
    "eins": counting,
    "ziffer": figures,
}
"""What a place may ask for, by name."""
