"""Whom to fight, and what a fight brings: exact odds, with weapons named after the roll."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from cuboteca.games.cuobe.opponents.odds import sums
from cuboteca.games.cuobe.opponents.outlook import A_SPIDER, Outlook
from cuboteca.games.cuobe.rules.fights import bonus, weapon_tools
from cuboteca.games.cuobe.rules.position import ALIVE, SISTER, SPIDER, TWIN
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents, strength

UNBEATABLE: Final = 99
MOST_WEAPONS: Final = 3
"""As many are thought of for one fight."""
KEPT: Final = 0.35
"""What a point of a weapon is worth that is kept for later."""


class Foe(NamedTuple):
    """One that can be fought in a room."""

    kind: str
    against: tuple[int, ...]
    """What is to be beaten, by the hits it has taken."""
    gains: tuple[float, ...]
    """What each hit is worth, the last with all that its destruction brings."""
    alone: bool
    """Is the room free once it is destroyed?"""


class Blow(NamedTuple):
    """What a roll comes to on average."""

    hit: float
    """The chance to hit."""
    cost: float
    """Wounds, and weapons used up."""


class Foes:
    """The fights of one seat."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook = outlook
        self.seat = seat
        self.sane = outlook.at.players[seat].status == ALIVE
        self.weapons = self._weapon_sums()
        self._known: dict[int, Foe | None] = {}
        self._blows: dict[tuple[int, int, int], Blow] = {}

    def at(self, place: int) -> Foe | None:
        """Return whom to fight in a place; None where nobody is."""
        if place not in self._known:
            at = self.outlook.at
            kinds = opponents(at, place)
            alone = len(kinds) == 1 and at.rooms[place].spiders <= 1
            found = [self._foe(kind, place, alone) for kind in kinds]
            self._known[place] = max(found, key=_worth) if found else None
        return self._known[place]

    def _foe(self, kind: str, place: int, alone: bool) -> Foe:
        outlook = self.outlook
        at, seat = outlook.at, self.seat
        against = strength(at, kind, seat) - bonus(at, seat)
        home = outlook.clear_exit if place == outlook.exit else 0.0
        calm = outlook.calm_gain(seat, 1)
        if kind == SPIDER:
            gain = A_SPIDER * min(outlook.turns, 1.0) + home
            if not at.killed:
                gain += min(outlook.turns * 2, 1.0)
            if at.spiders == 1:
                gain += 2.0 * min(outlook.turns / 2, 1.0) + calm
            return Foe(kind, (against,), (gain,), alone)
        spawn = at.spawn(kind)
        if spawn is None:
            return Foe(kind, (UNBEATABLE,), (0.0,), False)
        if kind in (TWIN, SISTER) and spawn.stolen:
            hunts = outlook.settings["hunts"]
            gains = [
                (outlook.stolen_value(part) if hunts else 1.0) * (1 if self.sane else 0.1) for part in spawn.stolen
            ]
            gains[-1] += outlook.spawn_cost(kind) + calm + home
            return Foe(kind, (against,) * len(gains), tuple(gains), alone)
        lives = max(spawn.power, 1)
        whole = outlook.spawn_cost(kind) + home
        gains = [whole / lives * 0.7] * lives
        gains[-1] += whole * 0.3 + calm
        return Foe(kind, tuple(against - hit for hit in range(lives)), tuple(gains), alone)

    def _weapon_sums(self) -> tuple[tuple[int, float], ...]:
        """List what weapons can add, with what it costs to use them up."""
        at = self.outlook.at
        tools = weapon_tools(at, self.seat)
        cards = at.box.cards
        keep = KEPT * min(self.outlook.turns, 1.0)
        found: dict[int, float] = {}
        for count in range(1, min(len(tools), MOST_WEAPONS) + 1):
            for chosen in combinations(tools, count):
                total = sum(cards[card].weapon for card in chosen)
                cost = keep * (total + count * 0.5)
                if total not in found or cost < found[total]:
                    found[total] = cost
        return tuple(sorted(found.items()))

    def blow(self, place: int, hits: int, n: int) -> Blow:
        """Return what so many dice come to against who is in a place, after some hits."""
        key = place, hits, n
        found = self._blows.get(key)
        if found is None:
            foe = self.at(place)
            found = self._blows[key] = Blow(0.0, 0.0) if foe is None else self._blow(foe, hits, n)
        return found

    def _blow(self, foe: Foe, hits: int, n: int) -> Blow:
        wound = self.outlook.wound_cost(self.seat)
        against, gain = foe.against[hits], foe.gains[hits]
        hit = cost = 0.0
        for total, chance in enumerate(sums(self.outlook.box.die, n)):
            best, best_hit, best_cost = -1e9, 0.0, 0.0
            for plus, price in ((0, 0.0), *self.weapons) if n else self.weapons:
                own = total + plus
                loses = price + (wound if own <= against else 0.0)
                value = gain * (own >= against) - loses
                if value > best:
                    best, best_hit, best_cost = value, float(own >= against), loses
            hit += chance * best_hit
            cost += chance * best_cost
        return Blow(hit, cost)

    def hunt(self, place: int) -> float:
        """Return, roughly, what a turn in a place is worth that is spent on fighting."""
        foe = self.at(place)
        if foe is None:
            return 0.0
        hit, cost = self.blow(place, 0, 3)
        return max(0.0, (hit * foe.gains[0] - cost) * min(1.4, len(foe.gains)) - 1.0)


def _worth(foe: Foe) -> float:
    return sum(foe.gains) / len(foe.gains) - 0.6 * foe.against[0]
