"""The entries of a file of cards, looked at without trusting them, and the scripts of the effects in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules.cards import (
    BACKWARDS,
    CHOSEN,
    ENTER,
    FIELD_OF,
    FOLLOWED,
    FOLLOWING,
    FORWARDS,
    FULL,
    NOT_THERE,
    OPERATION_NEEDS,
    PASSIVES,
    PLACES_OF_KIND,
    SAME,
    SPAWN,
    Effect,
    Need,
    Passive,
    Script,
)

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
                self.wrong(f"there is no “{quoted(name)}” here")

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


def quoted(value: object) -> str:
    """A value out of a file, cut short, for a sentence."""
    return "".join(c if c.isprintable() else "?" for c in str(value))[:LONGEST_WORD]


MOST_EFFECTS: Final = 6
MOST_BRANCHES: Final = 4
NUMBER_WORDS: Final = {"full": FULL, "choose": CHOSEN}
CALLED_SELF: Final = frozenset({"gain", "lose"})
"""Operations that are always one's own; a file may say so."""


class Scripts:
    """The scripts of a file, by id."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.found: dict[str, Script] = {}

    def read(self, name: str, where: str, raw: Sequence[Any], place: str, inside: bool = False) -> str:
        """Read a list of effects; its id, or nothing if the list is empty."""
        if len(raw) > MOST_EFFECTS:
            self.problems.say(where, f"at most {MOST_EFFECTS} effects will do")
            raw = raw[:MOST_EFFECTS]
        effects = tuple(
            self._effect(f"{name}.{number}", f"{where}, effect {number + 1}", effect, place, inside)
            for number, effect in enumerate(raw)
        )
        if any(effect.op == "weapon" for effect in effects) and len(effects) > 1:
            self.problems.say(where, "a weapon stands alone, or alone in a branch of a choice")
        for number, effect in enumerate(effects):
            if effect.who == SAME and not any(earlier.who not in ("", SAME) for earlier in effects[:number]):
                self.problems.say(where, "sameTarget needs an earlier effect on somebody")
        if not effects:
            return ""
        self.found[name] = effects
        return name

    def _effect(self, name: str, where: str, raw: Any, place: str, inside: bool) -> Effect:
        at = Checked(self.problems, where, raw)
        op = at.raw.get("op")
        if not isinstance(op, str) or op not in OPERATION_NEEDS:
            at.wrong(f"there is no operation called “{quoted(op)}”")
            return Effect("")
        allowed = op == "spawn" if place == SPAWN else op not in NOT_THERE[place]
        if not allowed:
            at.wrong(f"{op} cannot stand here")
        needs = OPERATION_NEEDS[op]
        own = ("who",) if op in CALLED_SELF and at.raw.get("who") == "self" else ()
        at.only("op", "must", *(need.field for need in needs), *(("of",) if op == "choice" else ()), *own)
        values: dict[str, Any] = {FIELD_OF[need.field]: _needed(at, need) for need in needs if FIELD_OF[need.field]}
        for need in needs:
            if not FIELD_OF[need.field]:
                at.one_of(need.field, need.words)
        if values.get("way") in (FORWARDS, BACKWARDS) and place != ENTER:
            at.wrong("forwards and backwards have a meaning only on entering")
        if op == "spawn" and values["kind"] and values["room"] not in PLACES_OF_KIND.get(values["kind"], ()):
            at.wrong(f"the {values['kind']} cannot come to “{values['room']}”")
        branches = self._branches(name, at, place, inside) if op == "choice" else ()
        return Effect(op, at.flag("must"), scripts=branches, **values)

    def _branches(self, name: str, at: Checked, place: str, inside: bool) -> tuple[str, ...]:
        if inside:
            at.wrong("a choice cannot stand within a choice")
            return ()
        lists = at.list("of")
        if not 2 <= len(lists) <= MOST_BRANCHES or not all(isinstance(branch, list) and branch for branch in lists):
            at.wrong(f"“of” must hold 2 to {MOST_BRANCHES} lists of effects")
            return ()
        return tuple(
            self.read(f"{name}{letter}", f"{at.where}, branch {letter}", branch, place, inside=True)
            for letter, branch in zip("abcd", lists, strict=False)
        )

    def weapon(self, effects: Script) -> int:
        """What a card with these effects adds in a fight, its branches included."""
        return max(
            (
                max([effect.n, *(self.weapon(self.found.get(branch, ())) for branch in effect.scripts)])
                if effect.op == "weapon"
                else max([0, *(self.weapon(self.found.get(branch, ())) for branch in effect.scripts)])
                for effect in effects
            ),
            default=0,
        )

    def passive(self, card: str, at: Checked) -> Passive | None:
        """What the card does as long as it is held."""
        if "passive" not in at.raw:
            return None
        held = Checked(self.problems, f"{at.where}, passive", at.raw["passive"])
        op = held.raw.get("op")
        if not isinstance(op, str) or op not in PASSIVES:
            held.wrong(f"there is no lasting effect called “{quoted(op)}”")
            return None
        need = PASSIVES[op]
        held.only("op", *((need.field,) if need else ()), *(("then",) if op in FOLLOWED else ()))
        n = held.number(need.field, need.least, need.most) if need else 0
        script = ""
        if op in FOLLOWED:
            script = self.read(f"{card}.then", f"{held.where}, then", held.list("then"), FOLLOWING)
            if not script:
                held.wrong("“then” is empty")
        return Passive(op, n, script)


def _needed(at: Checked, need: Need) -> Any:
    value = at.value(need.field, need.default)
    if value is None:
        at.wrong(f"“{need.field}” is missing")
        return need.least if need.most else ""
    if need.most:
        if isinstance(value, str) and value in need.words:
            return NUMBER_WORDS[value]
        if type(value) is not int or not need.least <= value <= need.most:
            at.wrong(f"“{need.field}” must be {_range(need)}")
            return need.least
        return value
    if not isinstance(value, str) or value not in need.words:
        at.wrong(f"“{need.field}” must be one of {', '.join(need.words)}")
        return ""
    return value


def _range(need: Need) -> str:
    numbers = f"a whole number from {need.least} to {need.most}"
    return " or ".join([numbers, *(f"“{word}”" for word in need.words)])
