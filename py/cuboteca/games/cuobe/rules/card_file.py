"""Reading a file of cards. Everything in it is checked; what is wrong is said with the place where it stands.

A file is JSON: `name`, `die`, `brute_force`, and the lists `rooms`, `blue` and `green`; `cards.json` beside this file
is the one that comes with the game. Nothing in a file is ever executed, and no file, however it is made, does more
than be refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from cuboteca.games.cuobe.rules.card_file_entries import Checked, Problems, Scripts
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
LONGEST_WORD: Final = 40
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


class UnreadableCards(UnreadableFile):
    """A text that is no file of cards; `problems` says what is wrong and where, one sentence each."""


def read_cards(text: str) -> Box:
    """The box that a file stands for; UnreadableCards says everything that is wrong with it."""
    if len(text) > LONGEST_FILE:
        raise UnreadableCards((f"The file is longer than {LONGEST_FILE:,} characters.",))
    problems = Problems()
    box = _box(problems, _parsed(text))
    if box is None or problems.found:
        more = len(problems.found) - MOST_PROBLEMS
        raise UnreadableCards((*problems.found[:MOST_PROBLEMS], *([f"And {more} more."] if more > 0 else [])))
    return box


def _parsed(text: str) -> Any:
    try:
        return read_json(text, object_pairs_hook=_no_twice, parse_constant=_no_constant, parse_float=_no_constant)
    except _Wrong as wrong:
        raise UnreadableCards((str(wrong),)) from wrong
    except json.JSONDecodeError as error:
        raise UnreadableCards((f"Line {error.lineno} is not JSON: {error.msg[:60]}.",)) from error
    except ValueError as error:
        raise UnreadableCards(("The file is nested too deeply or holds a number too long.",)) from error


class _Wrong(ValueError):
    """Something that JSON allows and a file of cards does not."""


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise _Wrong(f"“{name[:LONGEST_WORD]}” stands twice in one entry.")
    return dict(pairs)


def _no_constant(word: str) -> Any:
    raise _Wrong(f"“{word[:LONGEST_WORD]}” is no whole number.")


def _box(problems: Problems, raw: Any) -> Box | None:
    top = Checked(problems, "The file", raw)
    top.only("format", "name", "die", "brute_force", "rooms", "blue", "green")
    if top.number("format", 1, 99) != 1:
        top.wrong("“format” must be 1")
    scripts = Scripts(problems)
    rooms = {room.id: room for room in _rooms(top, scripts)}
    cards = {card.id: card for card in _cards(top, scripts)}
    for twice in sorted(problems.twice):
        problems.say("The file", f"the id {twice} is given to several cards")
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
        top.wrong(f"“die” must be six whole numbers from 0 to {LARGEST}")
        return ()
    return tuple(sides)


def _brute_force(top: Checked) -> tuple[tuple[bool, bool], ...]:
    table = Checked(top.problems, "brute_force", top.value("brute_force", {}))
    names = [str(rolled) for rolled in range(LARGEST + 1)]
    table.only(*names)
    words = [table.one_of(name, tuple(OUTCOMES)) for name in names]
    return tuple(OUTCOMES.get(word, (False, False)) for word in words)


def _rooms(top: Checked, scripts: Scripts) -> Iterator[RoomCard]:
    for number, raw in enumerate(top.list("rooms"), start=1):
        at = Checked(top.problems, f"Room {number}", raw)
        room_id = at.card_id()
        at.where = f"Room {room_id or number}"
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
        dice = Checked(top.problems, f"{at.where}, dice", at.value("dice", {}))
        spend, roll = _dice(dice, room_id, scripts) if dice.raw else ("", ())
        search = at.number("search", 1, LARGEST, 0)
        if search and dice.raw:
            at.wrong("a room to search has no other dice effect")
        ongoing = at.list("ongoing", ())
        if any(effect != {"op": "noTraps", "room": "this"} for effect in ongoing) or len(ongoing) > 1:
            at.wrong("“ongoing” can only be noTraps for this room")
        trap = at.one_of("trap", ("room", "row", "column"), "")
        if trap and ongoing:
            at.wrong("a room without traps has no trap of its own")
        yield RoomCard(
            id=room_id,
            name=at.word("name"),
            icon=at.word("icon"),
            exits=_exits(at),
            lock=at.flag("lock"),
            trap=trap,
            search=search,
            extra=at.one_of("extra", ("blue", "green"), ""),
            enter=scripts.read(f"{room_id}.enter", f"{at.where}, enter", at.list("enter", ()), ENTER),
            spend=spend,
            roll=roll,
            no_traps=bool(ongoing),
            start=at.flag("start"),
            keys=at.flag("keys"),
        )


def _exits(at: Checked) -> int:
    sides = at.value("exits", "NESW")
    if not isinstance(sides, str) or not sides or len(set(sides)) != len(sides) or not set(sides) <= set(COMPASS):
        at.wrong("“exits” must be some of the letters NESW, each once")
        return 15
    return sum(1 << COMPASS.index(side) for side in sides)


def _dice(at: Checked, room_id: str, scripts: Scripts) -> tuple[str, tuple[str, ...]]:
    at.only("cost", "effects", "table")
    if at.one_of("cost", ("spend", "roll")) == "spend":
        if "table" in at.raw:
            at.wrong("an effect for a spent die has “effects”, not “table”")
        script = scripts.read(f"{room_id}.dice", at.where, at.list("effects"), DICE)
        if not script:
            at.wrong("“effects” is empty")
        return script, ()
    if "effects" in at.raw:
        at.wrong("an effect for a rolled die has “table”, not “effects”")
    table = Checked(at.problems, f"{at.where}, table", at.value("table", {}))
    table.only(*(str(rolled) for rolled in range(LARGEST + 1)))
    rolls = tuple(
        scripts.read(f"{room_id}.roll{rolled}", f"{table.where} {rolled}", table.list(str(rolled), ()), DICE)
        for rolled in range(LARGEST + 1)
    )
    if not any(rolls):
        table.wrong("no number does anything")
    return "", rolls


def _cards(top: Checked, scripts: Scripts) -> Iterator[Card]:
    for name, types in (("blue", BLUE_TYPES), ("green", (*GREEN_TYPES, SISTER))):
        for number, raw in enumerate(top.list(name), start=1):
            at = Checked(top.problems, f"{name.title()} card {number}", raw)
            card_id = at.card_id()
            at.where = f"{name.title()} card {card_id or number}"
            at.only("id", "type", "name", "icon", "power", "effects", "passive")
            type_ = at.one_of("type", types)
            where = EVENT_CARD if name == "green" else CARD
            script = scripts.read(
                card_id or at.where, at.where, at.list("effects", ()), type_ if type_ == SPAWN else where
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
        at.wrong(f"a {type_} has no effects")
    if type_ in ("tool", "event") and not ops:
        at.wrong(f"{'an' if type_ == 'event' else 'a'} {type_} needs effects")
    if type_ in ("talent", "syndrome") and not ops and not lasting:
        at.wrong(f"a {type_} needs effects or a passive")
    if type_ == "syndrome" and ops:
        at.wrong("a syndrome has a passive, no effects")
    if lasting and type_ not in ("talent", "syndrome"):
        at.wrong("only talents and syndromes have a passive")
    if "power" in at.raw and type_ != SPAWN:
        at.wrong("only a spawn has a power")
    if type_ == SPAWN and ops != ["spawn"]:
        at.wrong("a spawn card has one effect, spawn")
    if type_ == "trigger" and ops != ["triggerTraps"]:
        at.wrong("a trigger has one effect, triggerTraps")
    if type_ == "tick" and not (ops == ["shift"] and effects[0].room == "this" and effects[0].way in COMPASS):
        at.wrong("a tick shifts this room N, E, S or W")
    if type_ in (SPAWN, "trigger", "tick") and not all(effect.must for effect in effects):
        at.wrong(f"a {type_} must happen: its effect needs “must”")


def _check_rooms(top: Checked, rooms: dict[str, RoomCard]) -> None:
    if len(top.list("rooms")) != ROOMS:
        top.wrong(f"there must be {ROOMS} rooms, not {len(top.list('rooms'))}")
    for flag, what in (("start", "where the players start"), ("keys", "where the keys are used")):
        marked = [room for room in rooms.values() if getattr(room, flag)]
        if len(marked) != 1:
            top.wrong(f"exactly one room must have “{flag}”, {what}")
    for room in rooms.values():
        if room.start and (room.exits != 15 or room.lock or room.extra or room.enter or room.keys):
            top.problems.say(f"Room {room.id}", "the room where players start is open on all sides and does nothing")


def _check_cards(top: Checked, cards: dict[str, Card]) -> None:
    for type_, most in MOST_OF_TYPE.items():
        count = sum(card.type == type_ for card in cards.values())
        if count > most:
            top.wrong(f"there are {count} cards of the type {type_}; at most {most} will do")
    if sum(card.type == KEY for card in cards.values()) != KEYS:
        top.wrong(f"there must be {KEYS} keys")
    kinds = [card.kind for card in cards.values() if card.type == SPAWN]
    for kind in sorted({kind for kind in kinds if kinds.count(kind) > 1}):
        top.wrong(f"there are several cards for the {kind}")
    sisters = sum(card.type == SISTER for card in cards.values())
    if sisters != (TWINS in kinds):
        top.wrong("the twins need exactly one card of the type sister, and without twins there is none")
    if not any(card.type in ("event", "tick") for card in cards.values()):
        top.wrong("there are no events and no ticks, so there would be no time")
