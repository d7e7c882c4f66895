"""Looking at values out of a file without trusting them: each look gives something usable or notes what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

CARD_ID: Final = re.compile("(?!P)[A-Z]{1,2}[0-9]{1,2}")
LONGEST_WORD: Final = 40
MISSING: Final = object()


class Problems:
    """What is wrong with a file."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.ids: set[str] = set()
        self.twice: set[str] = set()

    def say(self, where: str, what: str) -> None:
        self.found.append(f"{where}: {what}.")


def printable(text: str) -> bool:
    """Can the text be shown as it is: no control signs, nothing that changes the direction of reading?"""
    return text.isprintable()


class Checked:
    """One entry of a file."""

    def __init__(self, problems: Problems, where: str, raw: Any) -> None:
        self.problems = problems
        self.where = where
        self.raw: dict[str, Any] = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict):
            self.wrong("an entry in braces is needed here")

    def wrong(self, what: str) -> None:
        self.problems.say(self.where, what)

    def only(self, *names: str) -> None:
        """Note every name in the entry that is none of these."""
        for name in self.raw:
            if name not in names:
                self.wrong(f"there is no “{shown(name)}” here")

    def value(self, name: str, default: Any = MISSING) -> Any:
        if name in self.raw:
            return self.raw[name]
        if default is MISSING:
            self.wrong(f"“{name}” is missing")
            return None
        return default

    def word(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_WORD or not printable(value):
            if name in self.raw:
                self.wrong(f"“{name}” must be a text of 1 to {LONGEST_WORD} plain characters")
            return ""
        return value.strip()

    def card_id(self) -> str:
        """The id of the entry, noted as given away."""
        value = self.value("id")
        if not isinstance(value, str) or not CARD_ID.fullmatch(value):
            if "id" in self.raw:
                self.wrong("“id” must be one or two capitals, the first not P, and one or two digits, like T07")
            return ""
        if value in self.problems.ids:
            self.problems.twice.add(value)
        self.problems.ids.add(value)
        return value

    def flag(self, name: str) -> bool:
        value = self.value(name, False)
        if not isinstance(value, bool):
            self.wrong(f"“{name}” must be true or false")
            return False
        return value

    def list(self, name: str, default: Sequence[Any] | object = MISSING) -> Sequence[Any]:
        value = self.value(name, default)
        if not isinstance(value, list | tuple):
            if name in self.raw:
                self.wrong(f"“{name}” must be a list")
            return ()
        return value

    def number(self, name: str, least: int, most: int, default: object = MISSING) -> int:
        value = self.value(name, default)
        if type(value) is not int or (name in self.raw and not least <= value <= most):
            if name in self.raw:
                self.wrong(f"“{name}” must be a whole number from {least} to {most}")
            return least
        return value

    def one_of(self, name: str, words: tuple[str, ...], default: object = MISSING) -> str:
        value = self.value(name, default)
        if not isinstance(value, str) or (name in self.raw and value not in words):
            if name in self.raw:
                self.wrong(f"“{name}” must be one of {', '.join(words)}")
            return ""
        return value


def shown(value: object) -> str:
    """A value out of a file, cut short, for a sentence."""
    return "".join(c if c.isprintable() else "?" for c in str(value))[:LONGEST_WORD]
