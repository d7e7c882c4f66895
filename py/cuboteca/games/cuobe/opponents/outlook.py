"""What things are worth to the team, in dice: draws, keys, harm, time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from cuboteca.games.cuobe.opponents.house import House, house_of, spread, ways_in
from cuboteca.games.cuobe.opponents.reading import Reading, read_box
from cuboteca.games.cuobe.rules.board import trapped_places
from cuboteca.games.cuobe.rules.cards import CLOWN, GHOUL, TENTACLES, TROLL
from cuboteca.games.cuobe.rules.decks import Deck
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACES
from cuboteca.games.cuobe.rules.position import (
    ALIVE,
    INSANE,
    KEYS_NEEDED,
    SISTER,
    TWIN,
    WORST,
    Position,
)

A_KEY: Final = 18.0
"""A key found is worth so many dice: about seven draws, with the walking for them."""
A_DRAW: Final = 2.5
A_TOOL: Final = 0.7
A_TURN: Final = 4.2
"""Dice in a turn."""
RATE: Final = 1.0
"""What a die brings, used well."""
SPAWNS: Final = {GHOUL: 2.0, CLOWN: 3.0, TENTACLES: 6.0, TROLL: 3.0, TWIN: 1.5, SISTER: 1.5}
SPIDERS: Final = 2.0
A_SPIDER: Final = 0.8
GREEN_CARD: Final = 3.5
"""What it costs to draw one besides those of the turns."""


class Outlook:
    """What a position looks like: counts, chances and values."""

    def __init__(self, at: Position, settings: Mapping[str, Any]) -> None:
        self.at = at
        self.settings = settings
        self.box = at.box
        self.reading: Reading = read_box(at.box)
        self.inside = [seat for seat, player in enumerate(at.players) if player.place != NOWHERE]
        self.sane = [seat for seat in self.inside if at.players[seat].status == ALIVE]
        self.left = at.green.size
        self.turns = self.left / max(len(self.inside), 1)
        """As many turns each has after this one."""
        self.exit = at.place_of(at.box.exit)
        self.exit_haunted = self.exit != NOWHERE and at.haunted(self.exit)
        self._count_keys()
        self._value_draws()

    # Keys and draws.

    def _count_keys(self) -> None:
        at = self.at
        self.in_deck = _keys_in(at.blue)
        self.held = [sum(at.is_key(card) for card in player.tools) if player.tools else 0 for player in at.players]
        self.stashed = [sum(at.is_key(card) for card in player.chest) if player.chest else 0 for player in at.players]
        self.dropped = sum(at.is_key(card) for card in at.dropped)
        self.known = len(at.keys) + sum(self.held) + sum(self.stashed)
        self.all_found = self.known >= KEYS_NEEDED

    def _value_draws(self) -> None:
        at = self.at
        size = at.blue.size
        self.draw = A_TOOL / 2 if size else 0.0
        if size and any(self.in_deck):
            self.draw += A_DRAW
            last = max(part for part, count in enumerate(self.in_deck) if count)
            needed = sum(at.blue.left[:last]) + (at.blue.left[last] + 1) / 2
            self.draw = max(self.draw, A_KEY * sum(self.in_deck) / max(needed, 1.0) * 0.9)
            self.draw = min(self.draw, 6.0)
        if size and self.dropped:
            helps = sum(
                "retrieveTool" in self.reading.operations[card]
                for part in at.blue.groups
                for _, cards in part
                for card in cards
            )
            self.draw += A_KEY * min(helps, 1) / size
        if not self.left:
            self.draw = 0.0

    def key_chance(self, part: int) -> float:
        """Return how likely a card stolen from a part of the blue deck is a key."""
        counts = self.at.blue.parts[part]
        total = sum(counts)
        return counts[0] / total if total else 0.0

    # Time and harm.

    @cached_property
    def trigger(self) -> float:
        """The chance that a given green card to come is a trigger."""
        deck = self.at.green
        if not deck.size:
            return 0.0
        counts = deck.parts[deck.top]
        return counts[1] / max(sum(counts), 1) if len(counts) > 1 else 0.0

    @cached_property
    def trap_risk(self) -> float:
        """The chance that traps spring before a seat can move again."""
        return 1 - (1 - self.trigger) ** max(len(self.inside), 1) if self.left else 0.0

    @cached_property
    def drop_risk(self) -> float:
        """The chance that a given green card to come takes a tool from who draws it."""
        deck = self.at.green
        operations = self.reading.operations
        unseen = sum(
            count * sum("drop" in operations[card] for card in cards) / len(cards)
            for types in deck.groups
            for count, cards in types
            if count and cards
        )
        return min(unseen / max(deck.size, 1), 1.0)

    @cached_property
    def harms(self) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
        """By seat: what so many wounds cost, and so much panic."""
        return [self._harm(seat) for seat in range(len(self.at.players))]

    def _harm(self, seat: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        keys = self.held[seat]
        turns = self.turns
        first = min(0.9 * turns, 2.8)
        more = min(turns / 4, 1.0)
        k = A_KEY * keys * 0.8
        dead = 4.0 * turns + 3 + k + 6 * (len(self.inside) == 1)
        mad = 1.5 * turns + 3 + k + 8 * (len(self.sane) == 1)
        wounds = (
            0.0,
            first,
            first + 0.7 * more,
            first + 1.6 * more + 0.1 * k,
            first + 3.6 * more + 0.25 * k,
            first + dead,
        )
        panic = (
            0.0,
            first,
            first + 0.8 * more,
            first + 1.8 * more + 0.1 * k,
            first + 3.8 * more + 0.25 * k,
            first + mad,
        )
        return wounds, panic

    def harm(self, seat: int) -> float:
        """Return what a player's wounds and panic cost."""
        player = self.at.players[seat]
        wounds, panic = self.harms[seat]
        return wounds[min(player.wounds, WORST)] + panic[WORST if player.status == INSANE else min(player.panic, WORST)]

    def wound_cost(self, seat: int, wounds: int | None = None) -> float:
        """Return what one wound more costs."""
        now = self.at.players[seat].wounds if wounds is None else wounds
        by = self.harms[seat][0]
        return by[min(now + 1, WORST)] - by[min(now, WORST)]

    def panic_cost(self, seat: int) -> float:
        """Return what one more panic costs: of the insane and the sleeping a wound."""
        player = self.at.players[seat]
        if player.status == INSANE or player.asleep:
            return self.wound_cost(seat)
        by = self.harms[seat][1]
        return by[min(player.panic + 1, WORST)] - by[min(player.panic, WORST)]

    def calm_gain(self, seat: int, n: float) -> float:
        """Return what it is worth to calm a player so much; nothing calms the insane."""
        player = self.at.players[seat]
        return _relief(self.harms[seat][1], player.panic, n) if player.status == ALIVE else 0.0

    def heal_gain(self, seat: int, n: float) -> float:
        """Return what it is worth to heal so many wounds of a player."""
        return _relief(self.harms[seat][0], self.at.players[seat].wounds, n)

    # The house.

    @cached_property
    def house(self) -> House:
        return house_of(self.at)

    @cached_property
    def inwards(self) -> list[list[tuple[int, float]]]:
        return ways_in(self.house)

    @cached_property
    def outwards(self) -> list[list[tuple[int, float]]]:
        """The same the other way round, for distances from where somebody stands."""
        found: list[list[tuple[int, float]]] = [[] for _ in PLACES]
        for target, ways in enumerate(self.inwards):
            for source, cost in ways:
                found[source].append((target, cost))
        return found

    @cached_property
    def home(self) -> list[float]:
        """By place: dice to the Exit."""
        if self.exit == NOWHERE:
            return [4.0] * len(PLACES)
        return spread([(0.0, self.exit)], self.inwards)

    @cached_property
    def trapped(self) -> frozenset[int]:
        return frozenset(trapped_places(self.at))

    @cached_property
    def unknown(self) -> float:
        """What it is worth to discover a room: the mix of what it may be."""
        at = self.at
        seen = {room.card for room in at.rooms}
        rooms = [room for id_, room in self.box.rooms.items() if id_ not in seen]
        if not rooms:
            return 0.0
        total = 0.0
        late = min(self.turns / 5, 1.0)
        for room in rooms:
            if room.extra == "blue":
                total += self.draw
            elif room.extra:
                total -= GREEN_CARD * min(self.turns / 3, 1.0)
            if room.id == self.box.exit:
                total += 6.0 + 14.0 * (1 - min(self.turns / 6, 1.0)) + 10.0 * (self.all_found or bool(self.dropped))
            if room.search and self.draw > 1:
                total += 1.5 * late
            if not room.search and (room.spend or room.roll):
                total += 0.4 * late
            if room.lock:
                total -= 0.6
            if room.exits != 15:
                total -= 0.4
            entered = self.reading.rooms[room.id].entered
            total -= 2.0 * (entered.panic + entered.wounds) * late
        return total / len(rooms)

    @cached_property
    def find_chances(self) -> dict[int, float]:
        """How likely a search rolls each number."""
        die = self.box.die
        return {number: die.count(number) / len(die) for number in set(die) if number}

    def spawn_cost(self, kind: str) -> float:
        """Return what it costs the team that a spawn is about."""
        late = min(self.left / 10, 1.0)
        return SPAWNS[kind] * late

    @cached_property
    def clear_exit(self) -> float:
        """What it is worth to rid the Exit of one that haunts it."""
        keys = sum(self.held) + sum(self.stashed)
        return (8.0 if self.all_found else 2.0) * min(keys, 2)

    def stolen_value(self, part: int) -> float:
        """Return what a card that a twin has stolen is worth."""
        return self.key_chance(part) * A_KEY + A_TOOL


def _keys_in(deck: Deck) -> list[float]:
    """Return how many keys are to be expected in each part of the deck, those with the Twins not counted."""
    return [left * counts[0] / sum(counts) if left else 0.0 for left, counts in zip(deck.left, deck.parts, strict=True)]


def _relief(by: tuple[float, ...], now: int, n: float) -> float:
    """Return what it is worth to have so much less of a harm, on average, by what each number of it costs."""
    whole, part = int(n), n - int(n)
    low = by[max(now - whole, 0)]
    return by[now] - low + part * (low - by[max(now - whole - 1, 0)])
