"""Positions for examples: a house, players in it, and everything else as at the beginning of a game.

house("c4=R09t d3=R03", "c3 tools=T10", "c3 w1")   two players in the Atrium, the Archive with a trap north of them
play("go N; search; roll > 2", state)
"""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games import cuobe
from cuboteca.games.cuobe.rules import position_read as reading
from cuboteca.games.cuobe.rules.decks import Deck
from cuboteca.games.cuobe.rules.options import OPTIONS, rules_of
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF, PLACES
from cuboteca.games.cuobe.rules.position import Player, StateBuilder
from cuboteca.games.cuobe.rules.position_validate import seen_list
from cuboteca.games.cuobe.rules.position_write import write_position
from cuboteca.games.cuobe.rules.setup import blue_deck, green_deck
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import read_options
from tests.games.verdicts import refusal as refusal
from tests.games.verdicts import refused_with as refused_with
from tests.games.verdicts import sentence as sentence

GAME = cuobe.game()
clause = pytest.mark.clause


def begin(seats: int = 2, **options: str) -> State:
    return GAME.start(seats, options)


def house(
    rooms: str = "",
    *players: str,
    spawns: str = "-",
    dice: str = "4",
    active: int = 1,
    killed: int = 0,
    over: str = "on",
    change: int = 0,
    pending: str = "",
    passed: str = "",
    dropped: str = "",
    removed: str = "",
    keys: str = "",
    blue_left: int | None = None,
    green_left: int | None = None,
    keep: str = "",
    **options: str,
) -> State:
    """The moment in a turn at which the active player may act (or what is `pending` instead).

    `rooms` names those that are face up, beside the Atrium on c3, and tokens on dark ones (`b2=?t`). A player is a
    place, then what is not as at the beginning. With `blue_left` and `green_left` the rest of the deck has been used
    up, but for the cards named in `keep`.
    """
    at = StateBuilder()
    at.rules = rules_of(tuple(read_options(OPTIONS, options).values()))
    given = dict(word.split("=") for word in rooms.split())
    if not any(word.startswith(at.box.atrium) for word in given.values()):
        given.setdefault("c3", at.box.atrium)
    at.rooms = tuple(reading.read_room(given.get(PLACE_NAMES[place], "?"), at.box) for place in PLACES)
    at.spawns = reading.read_spawns(spawns)
    at.players = tuple(_player(words) for words in players or ("c3", "c3"))
    at.agenda = ()
    reading.read_turn(at, f"turn 1 P{active} dice {dice} change {change} killed {killed} {over}")
    at.agenda, at.ended = reading.read_agenda(pending or f"action:P{active}")
    at.passed, at.dropped, at.removed, at.keys = (
        tuple(pile.split(",")) if pile else () for pile in (passed, dropped, removed, keys)
    )
    seen = seen_list(at)
    at.blue = _without(blue_deck(at.rules, len(at.players)), seen)
    at.green = _without(green_deck(at.rules, len(at.players)), seen)
    for spawn in at.spawns:
        for part in spawn.stolen:
            left = list(at.blue.left)
            left[part] -= 1
            at.blue = at.blue._replace(left=tuple(left))
    _use_up(at, blue_left, green_left, keep.split(","))
    return GAME.position(write_position(at))


def _player(words: str) -> Player:
    values: dict[str, Any] = {}
    place, *rest = words.split()
    for word in rest:
        name, equals, cards = word.partition("=")
        if equals:
            values[name] = tuple(cards.split(","))
        elif word[0] in "wp" and word[1:].isdecimal():
            values["wounds" if word[0] == "w" else "panic"] = int(word[1:])
        elif word == "asleep":
            values["asleep"] = True
        else:
            values["status"] = word
    return Player(PLACE_OF.get(place, -1), **values)


def _without(deck: Deck, seen: list[str]) -> Deck:
    """The deck when these cards have been drawn, each from the first part that can have held it."""
    for card in seen:
        for part in range(len(deck.left)):
            if deck.left[part] and card in deck.possible(part):
                left = list(deck.left)
                left[part] -= 1
                deck = deck.without(card, part)._replace(left=tuple(left))
                break
    return deck


def _use_up(at: StateBuilder, blue_left: int | None, green_left: int | None, keep: list[str]) -> None:
    while blue_left is not None and at.blue.size > blue_left:
        deck, part = at.blue.without_top()
        card = next(card for card in deck.possible(part) if card not in keep)
        at.blue = deck.without(card, part)
        if at.is_key(card):
            at.dropped += (card,)
        else:
            at.removed += (card,)
    while green_left is not None and at.green.size > green_left:
        deck, part = at.green.without_top()
        card = next(card for card in deck.possible(part) if card not in keep)
        at.green = deck.without(card, part)
        at.passed += (card,)


def play(line: str, state: State) -> State:
    """The state after some moves, with semicolons between them."""
    for move in line.split(";"):
        state = state.play(move.strip())
    return state


def texts(state: State) -> list[str]:
    return [str(move) for move in state.moves()]


def verbs(state: State) -> set[str]:
    return {move.verb for move in state.moves()}


def where(state: State, seat: int = 1) -> str:
    place = state.players[seat - 1].place
    return PLACE_NAMES[place] if place >= 0 else "-"


def room(state: State, name: str) -> Any:
    return state.rooms[PLACE_OF[name]]


def lies(state: State, card: str) -> str:
    return PLACE_NAMES[state.place_of(card)]


def haunts(state: State, kind: str) -> str:
    spawn = state.spawn(kind)
    return PLACE_NAMES[spawn.place] if spawn else "-"


def with_spiders(state: State) -> list[str]:
    return [PLACE_NAMES[place] for place in PLACES if state.rooms[place].spiders]


def marked(state: State, what: str) -> list[str]:
    """The places with a trap, lock or find token."""
    return [PLACE_NAMES[place] for place in PLACES if getattr(state.rooms[place], what)]
