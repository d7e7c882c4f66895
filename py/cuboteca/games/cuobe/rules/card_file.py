"""Reading a file of cards. Everything in it is checked; what is wrong is said with the place where it stands.

A file is JSON: `format`, `name`, `die`, `brute_force`, and the lists `rooms`, `blue` and `green`; `standard_deck.json`
beside this file is the one that comes with the game. Nothing in a file is ever executed, and no file, however it is
made, does more than be refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from cuboteca.games.cuobe.rules.card_file_entries import LONGEST_WORD, Checked, Fault, Problems, Scripts
from cuboteca.games.cuobe.rules.cards import (
    BLUE_TYPES,
    CARD,
    COMPASS,
    DICE,
    ENTER,
    EVENT_CARD,
    GREEN_TYPES,
    KEY,
    SISTER,
    SPAWN,
    TWINS,
    Box,
    Card,
    RoomCard,
    Script,
)
from cuboteca.play.game import UnreadableFile
from cuboteca.play.json_text import read_json

LONGEST_FILE: Final = 100_000
ROOMS: Final = 25
KEYS: Final = 5
LARGEST: Final = 3
"""The highest number that can be searched for, and that a die shows."""
MOST_OF_TYPE: Final = {
    KEY: 5,
    "talent": 10,
    "syndrome": 10,
    "tool": 40,
    SPAWN: 6,
    "trigger": 12,
    "event": 40,
    "tick": 16,
}
OUTCOMES: Final = {"nothing": (False, False), "unlock": (True, False), "unlock and trap": (True, True)}
MOST_PROBLEMS: Final = 12
FILE: Final = (("file", ""),)
"""The place of what is wrong with the file as a whole."""


class UnreadableCards(UnreadableFile):
    """Raised for a text that is no file of cards; `faults` says what is wrong and where, `problems` in sentences."""

    worded_in = "cuboteca.games.cuobe.text.card_file_refusals"
    """The module that words it, loaded when first wanted."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(tuple(map(import_module(self.worded_in).sentence, faults)))
        self.faults = faults


def read_cards(text: str) -> Box:
    """Return the box that a file stands for; UnreadableCards says everything that is wrong with it."""
    if len(text) > LONGEST_FILE:
        raise UnreadableCards(Fault((), "too_long", {"limit": LONGEST_FILE}))
    problems = Problems()
    box = _box(problems, _parsed(text))
    if box is None or problems.found:
        more = len(problems.found) - MOST_PROBLEMS
        rest = [Fault((), "more", {"count": more})] if more > 0 else []
        raise UnreadableCards(*problems.found[:MOST_PROBLEMS], *rest)
    return box


def _parsed(text: str) -> Any:
    try:
        return read_json(text, object_pairs_hook=_no_twice, parse_constant=_no_constant, parse_float=_no_constant)
    except _Wrong as wrong:
        raise UnreadableCards(wrong.fault) from wrong
    except json.JSONDecodeError as error:
        raise UnreadableCards(Fault((), "not_json", {"line": error.lineno, "why": error.msg[:60]})) from error
    except ValueError as error:
        raise UnreadableCards(Fault((), "too_deep", {})) from error


class _Wrong(ValueError):
    """Raised for something that JSON allows and a file of cards does not."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.reason)
        self.fault = fault


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise _Wrong(Fault((), "name_twice", {"name": name[:LONGEST_WORD]}))
    return dict(pairs)


def _no_constant(word: str) -> Any:
    raise _Wrong(Fault((), "not_whole", {"number": word[:LONGEST_WORD]}))


def _box(problems: Problems, raw: Any) -> Box | None:
    top = Checked(problems, FILE, raw)
    top.only("format", "name", "die", "brute_force", "rooms", "blue", "green")
    if top.number("format", 1, 99) != 1:
        top.wrong("bad_format")
    scripts = Scripts(problems)
    rooms = {room.id: room for room in _rooms(top, scripts)}
    cards = {card.id: card for card in _cards(top, scripts)}
    for twice in sorted(problems.twice):
        problems.add(FILE, "id_twice", card=twice)
    die = _die(top)
    force = _brute_force(top)
    name = top.word("name")
    _check_rooms(top, rooms)
    _check_cards(top, cards)
    if problems.found:
        return None
    types = {
        type_: tuple(c.id for c in cards.values() if c.type == type_) for type_ in (*BLUE_TYPES, *GREEN_TYPES, SISTER)
    }
    return Box(
        name=name,
        die=die,
        brute_force=force,
        rooms=rooms,
        cards=cards,
        scripts=scripts.found,
        types=types,
        spawns={cards[card].kind: card for card in types[SPAWN]},
        atrium=next(room.id for room in rooms.values() if room.start),
        exit=next(room.id for room in rooms.values() if room.keys),
    )


def _die(top: Checked) -> tuple[int, ...]:
    sides = top.list("die")
    if len(sides) != 6 or any(type(side) is not int or side not in range(LARGEST + 1) for side in sides):
        top.wrong("bad_die", most=LARGEST)
        return ()
    return tuple(sides)


def _brute_force(top: Checked) -> tuple[tuple[bool, bool], ...]:
    table = Checked(top.problems, (("brute_force", ""),), top.value("brute_force", {}))
    names = [str(rolled) for rolled in range(LARGEST + 1)]
    table.only(*names)
    words = [table.one_of(name, tuple(OUTCOMES)) for name in names]
    return tuple(OUTCOMES.get(word, (False, False)) for word in words)


def _rooms(top: Checked, scripts: Scripts) -> Iterator[RoomCard]:
    for number, raw in enumerate(top.list("rooms"), start=1):
        at = Checked(top.problems, (("room", number),), raw)
        room_id = at.card_id()
        at.where = (("room", room_id or number),)
        at.only(
            "id",
            "name",
            "icon",
            "exits",
            "lock",
            "trap",
            "search",
            "extra",
            "enter",
            "dice",
            "ongoing",
            "start",
            "keys",
        )
        dice = Checked(top.problems, (*at.where, ("dice", "")), at.value("dice", {}))
        spend, roll = _dice(dice, room_id, scripts) if dice.raw else ("", ())
        search = at.number("search", 1, LARGEST, 0)
        if search and dice.raw:
            at.wrong("search_and_dice")
        ongoing = at.list("ongoing", ())
        if any(effect != {"op": "noTraps", "room": "this"} for effect in ongoing) or len(ongoing) > 1:
            at.wrong("bad_ongoing")
        trap = at.one_of("trap", ("room", "row", "column"), "")
        if trap and ongoing:
            at.wrong("trap_despite_no_traps")
        yield RoomCard(
            id=room_id,
            name=at.word("name"),
            icon=at.word("icon"),
            exits=_exits(at),
            lock=at.flag("lock"),
            trap=trap,
            search=search,
            extra=at.one_of("extra", ("blue", "green"), ""),
            enter=scripts.read(f"{room_id}.enter", (*at.where, ("enter", "")), at.list("enter", ()), ENTER),
            spend=spend,
            roll=roll,
            no_traps=bool(ongoing),
            start=at.flag("start"),
            keys=at.flag("keys"),
        )


def _exits(at: Checked) -> int:
    sides = at.value("exits", "NESW")
    if not isinstance(sides, str) or not sides or len(set(sides)) != len(sides) or not set(sides) <= set(COMPASS):
        at.wrong("bad_exits")
        return 15
    return sum(1 << COMPASS.index(side) for side in sides)


def _dice(at: Checked, room_id: str, scripts: Scripts) -> tuple[str, tuple[str, ...]]:
    at.only("cost", "effects", "table")
    if at.one_of("cost", ("spend", "roll")) == "spend":
        if "table" in at.raw:
            at.wrong("table_for_spent_die")
        script = scripts.read(f"{room_id}.dice", at.where, at.list("effects"), DICE)
        if not script:
            at.wrong("empty", name="effects")
        return script, ()
    if "effects" in at.raw:
        at.wrong("effects_for_rolled_die")
    table = Checked(at.problems, (*at.where, ("table", "")), at.value("table", {}))
    table.only(*(str(rolled) for rolled in range(LARGEST + 1)))
    rolls = tuple(
        scripts.read(f"{room_id}.roll{rolled}", (*at.where, ("table_row", rolled)), table.list(str(rolled), ()), DICE)
        for rolled in range(LARGEST + 1)
    )
    if not any(rolls):
        table.wrong("idle_table")
    return "", rolls


def _cards(top: Checked, scripts: Scripts) -> Iterator[Card]:
    for name, types in (("blue", BLUE_TYPES), ("green", (*GREEN_TYPES, SISTER))):
        for number, raw in enumerate(top.list(name), start=1):
            at = Checked(top.problems, ((name, number),), raw)
            card_id = at.card_id()
            at.where = ((name, card_id or number),)
            at.only("id", "type", "name", "icon", "power", "effects", "passive")
            type_ = at.one_of("type", types)
            where = EVENT_CARD if name == "green" else CARD
            script = scripts.read(
                card_id or f"{name}{number}", at.where, at.list("effects", ()), type_ if type_ == SPAWN else where
            )
            effects = scripts.found.get(script, ())
            _check_type(at, type_, effects, bool(at.raw.get("passive")))
            yield Card(
                id=card_id,
                type=type_,
                name=at.word("name"),
                icon=at.word("icon"),
                power=at.number("power", 1, 9) if type_ == SPAWN else 0,
                kind=effects[0].kind if type_ == SPAWN and effects else "",
                weapon=scripts.weapon(effects),
                passive=scripts.passive(card_id, at),
            )


def _check_type(at: Checked, type_: str, effects: Script, lasting: bool) -> None:
    ops = [effect.op for effect in effects]
    if type_ in (KEY, SISTER) and ops:
        at.wrong("no_effects", type=type_)
    if type_ in ("tool", "event") and not ops:
        at.wrong("needs_effects", type=type_)
    if type_ in ("talent", "syndrome") and not ops and not lasting:
        at.wrong("needs_effects_or_passive", type=type_)
    if type_ == "syndrome" and ops:
        at.wrong("syndrome_with_effects")
    if lasting and type_ not in ("talent", "syndrome"):
        at.wrong("passive_misplaced")
    if "power" in at.raw and type_ != SPAWN:
        at.wrong("power_misplaced")
    if type_ == SPAWN and ops != ["spawn"]:
        at.wrong("not_one_spawn")
    if type_ == "trigger" and ops != ["triggerTraps"]:
        at.wrong("not_one_trigger")
    if type_ == "tick" and not (ops == ["shift"] and effects[0].room == "this" and effects[0].way in COMPASS):
        at.wrong("not_one_shift")
    if type_ in (SPAWN, "trigger", "tick") and not all(effect.must for effect in effects):
        at.wrong("needs_must", type=type_)


def _check_rooms(top: Checked, rooms: dict[str, RoomCard]) -> None:
    if len(top.list("rooms")) != ROOMS:
        top.wrong("room_count", rooms=ROOMS, count=len(top.list("rooms")))
    for flag in ("start", "keys"):
        marked = [room for room in rooms.values() if getattr(room, flag)]
        if len(marked) != 1:
            top.wrong("not_one_room", flag=flag)
    for room in rooms.values():
        if room.start and (room.exits != 15 or room.lock or room.extra or room.enter or room.keys):
            top.problems.add((("room", room.id),), "start_not_plain")


def _check_cards(top: Checked, cards: dict[str, Card]) -> None:
    for type_, most in MOST_OF_TYPE.items():
        count = sum(card.type == type_ for card in cards.values())
        if count > most:
            top.wrong("too_many_of_type", count=count, type=type_, most=most)
    if sum(card.type == KEY for card in cards.values()) != KEYS:
        top.wrong("key_count", keys=KEYS)
    kinds = [card.kind for card in cards.values() if card.type == SPAWN]
    for kind in sorted({kind for kind in kinds if kinds.count(kind) > 1}):
        top.wrong("spawn_twice", kind=kind)
    sisters = sum(card.type == SISTER for card in cards.values())
    if sisters != (TWINS in kinds):
        top.wrong("sister_count")
    if not any(card.type in ("event", "tick") for card in cards.values()):
        top.wrong("no_time")
