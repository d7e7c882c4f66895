"""The entries of a file of cards, looked at without trusting them, and the scripts of the effects in them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

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


Part = tuple[str, object]
Where = tuple[Part, ...]
"""A place in a file, from the outside in: the kind of each part with its id or number."""


class Fault(NamedTuple):
    """Something wrong in a file: where, the reason, and what it is about. `text/card_file_refusals.py` words it."""

    where: Where
    reason: str
    values: Mapping[str, Any]


class Problems:
    """What is wrong with a file."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self.ids: set[str] = set()
        self.twice: set[str] = set()

    def add(self, where: Where, reason: str, **values: Any) -> None:
        self.found.append(Fault(where, reason, values))


class Checked:
    """One entry of a file."""

    def __init__(self, problems: Problems, where: Where, raw: Any) -> None:
        self.problems = problems
        self.where = where
        self.raw: dict[str, Any] = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict):
            self.wrong("no_entry")

    def wrong(self, reason: str, **values: Any) -> None:
        """Note a fault of this entry."""
        self.problems.add(self.where, reason, **values)

    def only(self, *names: str) -> None:
        """Note every name in the entry that is none of these."""
        for name in self.raw:
            if name not in names:
                self.wrong("unknown_name", name=quoted(name))

    def value(self, name: str, default: Any = MISSING) -> Any:
        if name in self.raw:
            return self.raw[name]
        if default is MISSING:
            self.wrong("missing", name=name)
            return None
        return default

    def word(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_WORD or not value.isprintable():
            if name in self.raw:
                self.wrong("bad_text", name=name, most=LONGEST_WORD)
            return ""
        return value.strip()

    def card_id(self) -> str:
        """Return the id of the entry, noted as given away."""
        value = self.value("id")
        if not isinstance(value, str) or not CARD_ID.fullmatch(value):
            if "id" in self.raw:
                self.wrong("bad_id")
            return ""
        if value in self.problems.ids:
            self.problems.twice.add(value)
        self.problems.ids.add(value)
        return value

    def flag(self, name: str) -> bool:
        value = self.value(name, False)
        if not isinstance(value, bool):
            self.wrong("bad_flag", name=name)
            return False
        return value

    def list(self, name: str, default: Sequence[Any] | object = MISSING) -> Sequence[Any]:
        value = self.value(name, default)
        if not isinstance(value, list | tuple):
            if name in self.raw:
                self.wrong("bad_list", name=name)
            return ()
        return value

    def number(self, name: str, least: int, most: int, default: object = MISSING) -> int:
        value = self.value(name, default)
        if type(value) is not int or (name in self.raw and not least <= value <= most):
            if name in self.raw:
                self.wrong("bad_number", name=name, least=least, most=most)
            return least
        return value

    def one_of(self, name: str, words: tuple[str, ...], default: object = MISSING) -> str:
        value = self.value(name, default)
        if not isinstance(value, str) or (name in self.raw and value not in words):
            if name in self.raw:
                self.wrong("bad_word", name=name, words=words)
            return ""
        return value


def quoted(value: object) -> str:
    """Return a value out of a file, cut short, for a sentence."""
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

    def read(self, name: str, where: Where, raw: Sequence[Any], place: str, inside: bool = False) -> str:
        """Read a list of effects; its id, or nothing if the list is empty."""
        if len(raw) > MOST_EFFECTS:
            self.problems.add(where, "too_many_effects", most=MOST_EFFECTS)
            raw = raw[:MOST_EFFECTS]
        effects = tuple(
            self._effect(f"{name}.{number}", (*where, ("effect", number + 1)), effect, place, inside)
            for number, effect in enumerate(raw)
        )
        if any(effect.op == "weapon" for effect in effects) and len(effects) > 1:
            self.problems.add(where, "weapon_not_alone")
        for number, effect in enumerate(effects):
            if effect.who == SAME and not any(earlier.who not in ("", SAME) for earlier in effects[:number]):
                self.problems.add(where, "same_as_nobody")
        if not effects:
            return ""
        self.found[name] = effects
        return name

    def _effect(self, name: str, where: Where, raw: Any, place: str, inside: bool) -> Effect:
        at = Checked(self.problems, where, raw)
        op = at.raw.get("op")
        if not isinstance(op, str) or op not in OPERATION_NEEDS:
            at.wrong("no_operation", op=quoted(op))
            return Effect("")
        allowed = op == "spawn" if place == SPAWN else op not in NOT_THERE[place]
        if not allowed:
            at.wrong("misplaced", op=op)
        needs = OPERATION_NEEDS[op]
        own = ("who",) if op in CALLED_SELF and at.raw.get("who") == "self" else ()
        at.only("op", "must", *(need.field for need in needs), *(("of",) if op == "choice" else ()), *own)
        values: dict[str, Any] = {FIELD_OF[need.field]: _needed(at, need) for need in needs if FIELD_OF[need.field]}
        for need in needs:
            if not FIELD_OF[need.field]:
                at.one_of(need.field, need.words)
        if values.get("way") in (FORWARDS, BACKWARDS) and place != ENTER:
            at.wrong("only_on_entering")
        if op == "spawn" and values["kind"] and values["room"] not in PLACES_OF_KIND.get(values["kind"], ()):
            at.wrong("no_place_for_spawn", kind=values["kind"], room=values["room"])
        branches = self._branches(name, at, place, inside) if op == "choice" else ()
        return Effect(op, at.flag("must"), scripts=branches, **values)

    def _branches(self, name: str, at: Checked, place: str, inside: bool) -> tuple[str, ...]:
        if inside:
            at.wrong("nested_choice")
            return ()
        lists = at.list("of")
        if not 2 <= len(lists) <= MOST_BRANCHES or not all(isinstance(branch, list) and branch for branch in lists):
            at.wrong("bad_branches", most=MOST_BRANCHES)
            return ()
        return tuple(
            self.read(f"{name}{letter}", (*at.where, ("branch", letter)), branch, place, inside=True)
            for letter, branch in zip("abcd", lists, strict=False)
        )

    def weapon(self, effects: Script) -> int:
        """Return what a card with these effects adds in a fight, its branches included."""
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
        """Return what the card does as long as it is held."""
        if "passive" not in at.raw:
            return None
        held = Checked(self.problems, (*at.where, ("passive", "")), at.raw["passive"])
        op = held.raw.get("op")
        if not isinstance(op, str) or op not in PASSIVES:
            held.wrong("no_passive", op=quoted(op))
            return None
        need = PASSIVES[op]
        held.only("op", *((need.field,) if need else ()), *(("then",) if op in FOLLOWED else ()))
        n = held.number(need.field, need.least, need.most) if need else 0
        script = ""
        if op in FOLLOWED:
            script = self.read(f"{card}.then", (*held.where, ("then", "")), held.list("then"), FOLLOWING)
            if not script:
                held.wrong("empty", name="then")
        return Passive(op, n, script)


def _needed(at: Checked, need: Need) -> Any:
    value = at.value(need.field, need.default)
    if value is None:
        at.wrong("missing", name=need.field)
        return need.least if need.most else ""
    if need.most:
        if isinstance(value, str) and value in need.words:
            return NUMBER_WORDS[value]
        if type(value) is not int or not need.least <= value <= need.most:
            at.wrong("bad_amount", name=need.field, least=need.least, most=need.most, words=need.words)
            return need.least
        return value
    if not isinstance(value, str) or value not in need.words:
        at.wrong("bad_word", name=need.field, words=need.words)
        return ""
    return value
