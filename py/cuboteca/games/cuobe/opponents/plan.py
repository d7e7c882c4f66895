"""The rest of a turn, planned to its end: where to walk, search, mend and fight with the dice that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cuboteca.games.cuobe.opponents.prospects import PULL, Prospects
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, Move
from cuboteca.games.cuobe.rules.places import NOWHERE, WAY_LETTERS

MOST_DICE: Final = 6
"""More dice than these are planned as if they were these."""
A_STEP: Final = 0.03
"""What a walk costs beside its die, so that nobody walks for nothing."""


class Spot(NamedTuple):
    """How far a turn has come: all that the rest of it depends on."""

    node: int
    dice: int
    had: int
    """The places whose first visit has been counted, as bits."""
    tries: int = 0
    """Searches, or dice spent on healing, since the last walk."""
    opened: bool = False
    """Has the lock of this room been opened?"""
    hits: int = 0
    """Hits on who is in this room."""


class Option(NamedTuple):
    """Something to do next."""

    value: float
    """What the turn comes to."""
    verb: str
    number: int
    """A way, or dice."""
    then: Spot | None
    """Where it leads if it goes well; None if the turn ends."""


class Plan:
    """The best that can be made of a turn."""

    def __init__(self, prospects: Prospects, dice: int) -> None:
        self.prospects = prospects
        outlook = self.outlook = prospects.outlook
        self.house = outlook.house
        self.foes = prospects.foes
        sight = outlook.settings["sight"]
        place = prospects.player.place
        self.start = Spot(place, min(dice, MOST_DICE, sight), 1 << place if place != outlook.exit else 0)
        self._known: dict[Spot, float] = {}

    @property
    def best(self) -> float:
        """What the turn comes to."""
        return self._value(self.start)

    def options(self) -> list[Option]:
        """List what can be done first, best first."""
        return sorted(self._options(self.start), key=lambda option: -option.value)

    def line(self, option: Option) -> Iterator[tuple[Option, Spot]]:
        """Follow the plan as long as all goes well: what is done, and where it leads."""
        while option.then is not None:
            yield option, option.then
            option = max(self._options(option.then), key=lambda one: one.value)

    def move_of(self, option: Option) -> Move:
        """Return the move that begins with an option of the start."""
        if option.verb == moves.GO:
            return Move(moves.GO, (WAY_LETTERS[option.number],))
        if option.verb == moves.FIGHT:
            foe = self.foes.at(self.start.node)
            return Move(moves.FIGHT, (KIND_WORDS[foe.kind] if foe is not None else "", str(option.number)))
        return Move(option.verb)

    def _value(self, spot: Spot) -> float:
        """Return what the rest of a turn is worth: the best of `_options`, found without naming them."""
        found = self._known.get(spot)
        if found is not None:
            return found
        node, dice, had, tries, opened, hits = spot
        place = self.house.place_of[node]
        best = self._end(place, had, hits)
        if not dice:
            pass
        elif self.house.dread[place] or (self.house.locked[place] and not opened):
            best = max([option[0] for option in self._options(spot)])
        else:
            prospects = self.prospects
            each, once, place_of = prospects.each, prospects.once, self.house.place_of
            for _, target in self.house.edges[node]:
                there = place_of[target]
                gain, mask = each[there] - A_STEP, had
                if once[there] and not had >> there & 1:
                    gain += once[there]
                    mask |= 1 << there
                value = gain + self._value(Spot(target, dice - 1, mask))
                if value > best:
                    best = value
            gains = prospects.search[place]
            if tries < len(gains):
                best = max(best, gains[tries] + self._value(Spot(node, dice - 1, had, tries + 1, opened, hits)))
            gains = prospects.mend[place]
            if tries < len(gains):
                left = 0 if place in prospects.sleeps else dice - 1
                best = max(best, gains[tries] + self._value(Spot(node, left, had, tries + 1, opened, hits)))
        self._known[spot] = best
        return best

    def _options(self, spot: Spot) -> Iterator[Option]:
        node, dice, had, tries, opened, hits = spot
        prospects = self.prospects
        place = self.house.place_of[node]
        yield Option(self._end(place, had, hits), moves.END, 0, None)
        haunted = self.house.dread[place] > 0 and not self._is_freed(place, hits)
        if haunted:
            yield from self._fights(spot, place)
        if not dice:
            return
        if self.house.locked[place] and not opened:
            open_ = Spot(node, dice - 1, had, tries, True, hits)
            opens = self.outlook.reading.opens
            shut = self._value(Spot(node, dice - 1, had, tries, False, hits))
            yield Option(opens * self._value(open_) + (1 - opens) * shut - 0.1, moves.FORCE, 0, open_)
        else:
            for way, target in self.house.edges[node]:
                there = self.house.place_of[target]
                gain = prospects.each[there] - A_STEP
                mask = had
                if prospects.once[there] and not had >> there & 1:
                    gain += prospects.once[there]
                    mask |= 1 << there
                then = Spot(target, dice - 1, mask)
                yield Option(gain + self._value(then), moves.GO, way, then)
        if haunted:
            return
        gains = prospects.search[place]
        if tries < len(gains):
            then = Spot(node, dice - 1, had, tries + 1, opened, hits)
            yield Option(gains[tries] + self._value(then), moves.SEARCH, 0, then)
        gains = prospects.mend[place]
        if tries < len(gains):
            left = 0 if place in prospects.sleeps else dice - 1
            then = Spot(node, left, had, tries + 1, opened, hits)
            yield Option(gains[tries] + self._value(then), moves.ROOM, 0, then)

    def _fights(self, spot: Spot, place: int) -> Iterator[Option]:
        node, dice, had, _, opened, hits = spot
        foe = self.foes.at(place)
        if foe is None or hits >= len(foe.gains):
            return
        for n in range(0 if self.foes.weapons and spot == self.start else 1, dice + 1):
            hit, cost = self.foes.blow(place, hits, n)
            won = Spot(node, dice - n, had, 0, opened, hits + 1)
            value = -cost
            if hit:
                gain = foe.gains[hits]
                if hits + 1 == len(foe.gains) and foe.alone and place == self.outlook.exit and not had >> place & 1:
                    gain += self.prospects.home_gain
                value += hit * (gain + self._value(won))
            if hit < 1:
                missed = self._value(Spot(node, dice - n, had, 0, opened, hits)) if n else self._end(place, had, hits)
                value += (1 - hit) * missed
            yield Option(value, moves.FIGHT, n, won)

    def _is_freed(self, place: int, hits: int) -> bool:
        foe = self.foes.at(place)
        return foe is None or (foe.alone and hits >= len(foe.gains))

    def _end(self, place: int, had: int, hits: int) -> float:
        prospects = self.prospects
        value = prospects.end[place]
        if self.house.dread[place] and not self._is_freed(place, hits):
            value -= prospects.panic
        owner = prospects.owner[place]
        is_had = owner != NOWHERE and had >> owner & 1 and prospects.once[owner]
        return value + PULL * (prospects.second[place] if is_had else prospects.near[place])
