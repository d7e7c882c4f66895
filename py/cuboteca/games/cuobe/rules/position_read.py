"""The position text of Cu[o]be, read. Reading is strict: what no game can lead to is refused, with the reason."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.cuobe.rules.board import ALL_SIDES
from cuboteca.games.cuobe.rules.card_file import LONGEST_FILE
from cuboteca.games.cuobe.rules.cards import Box
from cuboteca.games.cuobe.rules.decks import Deck
from cuboteca.games.cuobe.rules.moves import SEAT_OF
from cuboteca.games.cuobe.rules.options import MOST_SEATS, OPTIONS, Rules, rules_of
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_OF, SIDE
from cuboteca.games.cuobe.rules.players import ENDS
from cuboteca.games.cuobe.rules.position import (
    DICE_NOT_COUNTED,
    NOBODY,
    STATUSES,
    Player,
    Room,
    Spawn,
    StateBuilder,
    Step,
)
from cuboteca.games.cuobe.rules.position_validate import check, seen_list
from cuboteca.games.cuobe.rules.position_write import ARROWS, NOTHING, OVER_WORDS
from cuboteca.games.cuobe.rules.refusal import Unreadable
from cuboteca.games.cuobe.rules.setup import blue_deck, green_deck
from cuboteca.games.cuobe.rules.spawns import ORDER
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import read_settings

LONGEST: Final = 60_000 + LONGEST_FILE
ROOM_WORD: Final = re.compile(r"(\?|[A-Z]{1,2}[0-9]{1,2})([\^>v<]?)(t?)(l?)(o?)(f?)(?:s([1-9]|10))?(?:c([1-6]))?")
SPAWN_WORD: Final = re.compile(r"([A-Z][a-z]+)@([a-e][1-5]):([0-9])(?:\+([0-4](?:\.[0-4]){0,2}))?")
PLAYER_WORDS: Final = re.compile(
    r"P([1-6])@(-|[a-e][1-5]) w([0-5]) p([0-5]) ([a-z]+)(\+asleep)?((?: (?:tools|talents|syndromes|chest)=[A-Z0-9,]+)*)"
)
TURN_WORDS: Final = re.compile(
    r"turn (0|[1-9][0-9]{0,3}) P([1-6]) dice (-|[0-9]|[12][0-9]|30) change (-?[0-9]{1,2}) killed ([01]) ([a-z]+)"
)
STEP_WORD: Final = re.compile(r"([a-z-]+)((?::[A-Za-z0-9.-]*){0,6})")
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]?")
NUMBERS: Final = re.compile(r"(?:0|[1-9][0-9]?)(?:\.(?:0|[1-9][0-9]?)){0,31}")
PARTS: Final = ("rooms", "spawns", "players", "piles", "turn", "steps")
PILES: Final = ("blue", "green", "passed", "dropped", "removed", "keys")
HANDS: Final = ("tools", "talents", "syndromes", "chest")


def read_position(text: str) -> State:
    """Return the state that a text stands for; Unreadable if it stands for none."""
    if len(text) > LONGEST:
        raise Unreadable("too_long", limit=LONGEST)
    parts = [" ".join(part.split()) for part in text.split("|")]
    players = [part for part in parts[2:] if part.startswith("P")]
    rest = parts[2 + len(players) :]
    if not players or len(players) > MOST_SEATS or len(rest) not in (3, 4):
        raise Unreadable("parts", parts=PARTS)
    agreed = _terms(rest[3] if len(rest) == 4 else "")
    at = StateBuilder()
    at.rules = agreed
    at.rooms = _rooms(parts[0], agreed.box)
    at.spawns = read_spawns(parts[1])
    at.players = tuple(_player(part, seat) for seat, part in enumerate(players))
    read_turn(at, rest[1])
    at.agenda, at.ended = read_agenda(rest[2])
    _piles(at, rest[0])
    check(at)
    fields = at.fields()
    state = State.settled(at)
    if state != fields:
        raise Unreadable("nothing_to_decide")
    return state


def _terms(words: str) -> Rules:
    settings = words.split()
    for word in settings:
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable("not_a_part", word=word)
        if name not in OPTIONS:
            raise Unreadable("option_unknown", name=name)
        if value == OPTIONS[name].default:
            raise Unreadable("usual_rule", word=word)
    return rules_of(tuple(read_settings(OPTIONS, settings).values()))


def _rooms(text: str, box: Box) -> tuple[Room, ...]:
    rows = [row.split() for row in text.split("/")]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise Unreadable("rows")
    return tuple(read_room(word, box) for row in reversed(rows) for word in row)


def read_room(word: str, box: Box) -> Room:
    found = ROOM_WORD.fullmatch(word)
    if not found:
        raise Unreadable("not_a_room", word=word)
    card, arrow, trap, lock, opened, find, spiders, chest = found.groups()
    card = "" if card == "?" else card
    if card and card not in box.rooms:
        raise Unreadable("not_a_room", word=card)
    if bool(arrow) != (bool(card) and box.rooms[card].exits != ALL_SIDES):
        raise Unreadable("arrow", word=word)
    return Room(
        card,
        ARROWS.index(arrow) if arrow else 0,
        bool(trap),
        bool(lock),
        bool(opened),
        bool(find),
        int(spiders or 0),
        int(chest) - 1 if chest else NOBODY,
    )


def read_spawns(text: str) -> tuple[Spawn, ...]:
    if text == NOTHING:
        return ()
    spawns = []
    for word in text.split():
        found = SPAWN_WORD.fullmatch(word)
        if not found or found[1].lower() not in ORDER:
            raise Unreadable("not_a_spawn", word=word)
        stolen = tuple(map(int, found[4].split("."))) if found[4] else ()
        spawns.append(Spawn(found[1].lower(), PLACE_OF[found[2]], int(found[3]), stolen))
    order = [ORDER.index(spawn.kind) for spawn in spawns]
    if not spawns or order != sorted(set(order)):
        raise Unreadable("spawns_order")
    return tuple(spawns)


def _player(text: str, seat: int) -> Player:
    found = PLAYER_WORDS.fullmatch(text)
    if not found or int(found[1]) != seat + 1 or found[5] not in STATUSES:
        raise Unreadable("wrong_player", text=text, seat=seat)
    hands: dict[str, tuple[str, ...]] = {}
    for word in found[7].split():
        name, _, cards = word.partition("=")
        if name in hands or HANDS.index(name) < max([HANDS.index(n) for n in hands], default=0):
            raise Unreadable("misplaced", text=word)
        hands[name] = tuple(cards.split(","))
    return Player(
        NOWHERE if found[2] == NOTHING else PLACE_OF[found[2]],
        int(found[3]),
        int(found[4]),
        found[5],
        bool(found[6]),
        **hands,
    )


def _piles(at: StateBuilder, text: str) -> None:
    words = [word.partition("=") for word in text.split()]
    if tuple(name for name, _, _ in words) != PILES:
        raise Unreadable("piles", piles=PILES)
    values = {name: value for name, _, value in words}
    for name in PILES[2:]:
        cards = () if values[name] == NOTHING else tuple(values[name].split(","))
        if any(card not in at.box.cards for card in cards):
            raise Unreadable("unknown_in_pile", pile=name)
        setattr(at, name, cards)
    seen = set(seen_list(at))
    at.blue = _deck(values["blue"], blue_deck(at.rules, len(at.players)), seen)
    at.green = _deck(values["green"], green_deck(at.rules, len(at.players)), seen)


def _deck(text: str, full: Deck, seen: set[str]) -> Deck:
    """Return a deck as written; which cards are unseen follows from those that are seen."""
    try:
        left, parts, unseen = text.split(":")
        counts = tuple(_numbers(part) for part in parts.split("/"))
        groups = tuple(
            tuple(map(int, group.split("+"))) for group in unseen.split("/") if _numbers(group.replace("+", "."))
        )
        deck = Deck(
            _numbers(left),
            counts,
            tuple(
                tuple(
                    (count, tuple(card for card in cards if card not in seen))
                    for count, (_, cards) in zip(group, types, strict=True)
                )
                for group, types in zip(groups, full.groups, strict=True)
            ),
        )
    except ValueError as error:
        raise Unreadable("not_a_deck", text=text) from error
    if len(deck.left) != len(full.left) or [len(part) for part in counts] != [len(part) for part in full.parts]:
        raise Unreadable("deck_parts")
    return deck


def _numbers(text: str) -> tuple[int, ...]:
    if not NUMBERS.fullmatch(text):
        raise ValueError(text)
    return tuple(map(int, text.split(".")))


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def read_turn(at: StateBuilder, text: str) -> None:
    found = TURN_WORDS.fullmatch(text)
    words = {word: over for over, word in OVER_WORDS.items()}
    if not found or found[6] not in words or found[4] != str(int(found[4])) or int(found[2]) > len(at.players):
        raise Unreadable("not_a_turn", text=text)
    at.turn = int(found[1])
    at.active = int(found[2]) - 1
    at.dice = DICE_NOT_COUNTED if found[3] == NOTHING else int(found[3])
    at.change = int(found[4])
    at.killed = found[5] == "1"
    at.over = words[found[6]]


def read_agenda(text: str) -> tuple[tuple[Step, ...], str]:
    if text.startswith("ended="):
        ended = text.removeprefix("ended=")
        if ended not in ENDS:
            raise Unreadable("not_an_end", word=ended)
        return (), ended
    return tuple(_step(word) for word in text.split()), ""


def _step(word: str) -> Step:
    found = STEP_WORD.fullmatch(word)
    if not found or word.endswith(":"):
        raise Unreadable("not_a_step", word=word)
    seat, name, number, other, way, values = (*found[2].split(":")[1:], "", "", "", "", "", "")[:6]
    try:
        return Step(
            found[1],
            SEAT_OF[seat] if seat else NOBODY,
            name,
            _number(number) if number else 0,
            SEAT_OF[other] if other else NOBODY,
            _numbers(way)[0] if way else NOBODY,
            _numbers(values) if values else (),
        )
    except (KeyError, ValueError) as error:
        raise Unreadable("not_a_step", word=word) from error
