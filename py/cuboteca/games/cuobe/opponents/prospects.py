"""What each place offers one seat in its turn: what it brings to come there, to search, to mend, and to stay."""

from __future__ import annotations

from math import exp2
from random import Random
from typing import Final

from cuboteca.games.cuobe.opponents.foes import Foes
from cuboteca.games.cuobe.opponents.house import LOCKED, pull, spread
from cuboteca.games.cuobe.opponents.outlook import A_KEY, A_TURN, RATE, Outlook
from cuboteca.games.cuobe.rules.board import FAR
from cuboteca.games.cuobe.rules.cards import TENTACLES
from cuboteca.games.cuobe.rules.places import DISTANCE, NOWHERE, PLACES
from cuboteca.games.cuobe.rules.players import tool_limit
from cuboteca.games.cuobe.rules.position import ALIVE, DEAD, FIND_TOKENS, WORST, Position
from cuboteca.search.thought import Request

PULL: Final = 0.35
"""How much of the worth of what is near counts at the end of a turn."""
LEAST_PULL: Final = -8.0
MOST_SEARCHES: Final = 6
HOME_NOW: Final = 0.8
"""The part of a key's worth that the way into the Exit brings, once no other key is to be found."""
HOME_EARLY: Final = 2.5
"""What it brings before that."""
A_REQUEST: Final = 8.0
WAIT, COME, FETCH = "wait", "come", "fetch"
"""What can be asked for: to stay near a seat, to come to it, to go to a place."""


class Prospects:
    """What the places offer a seat."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook = outlook
        self.seat = seat
        at = self.at = outlook.at
        self.player = at.players[seat]
        self.sane = self.player.status == ALIVE
        self.draw = self._draw()
        """What a blue card is worth in this hand."""
        self.foes = Foes(outlook, seat)
        self.urgency = urgency(outlook, seat)
        others = [at.players[other].place for other in outlook.sane if other != seat]
        self.away = (
            spread([(0.0, place) for place in others], outlook.outwards) if others else [float(FAR)] * len(PLACES)
        )
        """By place: dice to it for the nearest of the others."""
        self.once = [0.0] * len(PLACES)
        """By place: what it brings to come there once."""
        self.each = [0.0] * len(PLACES)
        """And every time."""
        self.search: list[tuple[float, ...]] = [()] * len(PLACES)
        """By place: what the first search brings, the second and so on."""
        self.mend: list[tuple[float, ...]] = [()] * len(PLACES)
        """The same for dice spent on healing."""
        self.sleeps = frozenset(
            place
            for place, room in enumerate(at.rooms)
            if room.card and outlook.reading.rooms[room.card].mending.sleeps
        )
        self.end = [0.0] * len(PLACES)
        """By place: what it is worth to end the turn there, but for what is near and for the fear of spawns."""
        self._arrivals()
        if self.sane:
            if at.blue.size and outlook.settings["searches"]:
                self._searches(outlook.settings["searches"])
            if outlook.settings["mends"]:
                self._mendings()
        self._ends()
        self._misjudge(outlook.settings["noise"])
        self._heed(outlook.settings.get("request"))
        self._attract()

    # What it brings to come.

    def _draw(self) -> float:
        outlook = self.outlook
        if not self.sane:
            return min(0.0, 0.3 - A_KEY * 0.5 / 7) if any(outlook.in_deck) else 0.0
        keys = outlook.held[self.seat]
        return outlook.draw * 0.5 if keys >= tool_limit(self.at, self.seat) else outlook.draw

    def _arrivals(self) -> None:
        outlook, at, seat = self.outlook, self.at, self.seat
        unknown = outlook.unknown - (0.0 if self.sane else outlook.draw * 0.6)
        for place, room in enumerate(at.rooms):
            if not room.card:
                self.once[place] = unknown
                continue
            entered = outlook.reading.rooms[room.card].entered
            if entered.panic > 0:
                self.each[place] -= outlook.panic_cost(seat) * entered.panic
            elif entered.panic:
                self.each[place] += outlook.calm_gain(seat, -entered.panic)
            if entered.wounds > 0:
                self.each[place] -= outlook.wound_cost(seat) * entered.wounds
            elif entered.wounds:
                self.each[place] += outlook.heal_gain(seat, -entered.wounds)
            if room.find:
                self.once[place] += max(self.draw, 0.0)
            if room.chest >= 0 and self.sane and (room.chest == seat or at.players[room.chest].status == DEAD):
                self.once[place] += self._chest(room.chest)
        if outlook.exit != NOWHERE and (at.all_keys or not outlook.exit_haunted):
            self.once[outlook.exit] += self.home_gain

    @property
    def home_gain(self) -> float:
        """What it brings to come to the Exit, if it is free of spawns."""
        outlook = self.outlook
        if self.at.all_keys:
            return 40.0
        each = A_KEY * HOME_NOW if outlook.all_found or not outlook.left else HOME_EARLY
        return outlook.held[self.seat] * each

    def _chest(self, owner: int) -> float:
        outlook = self.outlook
        free = tool_limit(self.at, self.seat) - outlook.held[self.seat]
        keys = max(min(outlook.stashed[owner], free), 0)
        return keys * (A_KEY * 0.5 if outlook.all_found else 1.5 + 6.0 * (outlook.turns < 3))

    # What a die brings.

    def _searches(self, seen: float) -> None:
        """Weigh searching from each room; a level may see only a part of what it brings."""
        outlook, at = self.outlook, self.at
        rooms = at.box.rooms
        numbers: dict[int, list[int]] = {}
        for place, room in enumerate(at.rooms):
            if room.card and (number := rooms[room.card].search):
                numbers.setdefault(number, []).append(place)
        left = at.finds < FIND_TOKENS
        curious = self._curious()
        chances = outlook.find_chances
        # A find that lies there already is no more.
        empty = {
            number: [place for place in places if left and not at.rooms[place].find]
            for number, places in numbers.items()
        }
        for own, places in numbers.items():
            for place in places:
                here = chances.get(own, 0.0) * self.draw if left or at.rooms[place].find else 0.0
                apart = [
                    (
                        chances.get(number, 0.0),
                        sum([self._elsewhere(place, other) for other in found if other != place]),
                    )
                    for number, found in empty.items()
                ]
                self.search[place] = tuple(
                    [
                        seen * (curious + here + sum([chance * rest * (1 - chance) ** tries for chance, rest in apart]))
                        for tries in range(MOST_SEARCHES)
                    ]
                )

    def _elsewhere(self, place: int, other: int) -> float:
        """Return what a find in another room is worth: less its way to the nearest of the others, or to oneself."""
        draw = self.outlook.draw
        away = self.away[other] if self.away[other] < FAR else 1.4 * DISTANCE[place][other]
        return max(draw * 0.95 - 0.8 * min(away, 9.0), draw * 0.12)

    def _curious(self) -> float:
        die = self.at.box.die
        values = [value for value, _ in self.at.passive(self.seat, "onSearchRoll")]
        return sum([self.draw * die.count(value) / len(die) for value in values])

    def _mendings(self) -> None:
        outlook, at = self.outlook, self.at
        for place, room in enumerate(at.rooms):
            if not room.card:
                continue
            mending = outlook.reading.rooms[room.card].mending
            if not (mending.heals or mending.calms):
                continue
            gains = []
            done = 0.0
            for count in (1, 2, 3):
                best = max(
                    outlook.heal_gain(seat, mending.heals * count) + outlook.calm_gain(seat, mending.calms * count)
                    for seat in {self.seat, *(at.here(place) if mending.others else ())}
                )
                gains.append(best - done)
                done = best
            if mending.sleeps:
                gains = [gains[0] - 1.0]
            if gains[0] > 0:
                self.mend[place] = tuple(gains)

    # What it is worth to stay.

    def _ends(self) -> None:
        outlook, at, seat = self.outlook, self.at, self.seat
        late = min(outlook.turns / 2, 1.0)
        self.panic = outlook.panic_cost(seat)
        """What it costs to end the turn beside a spawn."""
        others = [at.players[other].place for other in outlook.inside if other != seat]
        if not outlook.settings["ends"]:
            self.panic *= 0.3
        else:
            wounds = max([1, *(n for n, _ in at.passive(seat, "trapWounds"))])
            hurt = outlook.wound_cost(seat)
            if wounds > 1:
                hurt += (wounds - 1) * outlook.wound_cost(seat, min(self.player.wounds + 1, WORST - 1))
            for place in outlook.trapped:
                self.end[place] -= outlook.trap_risk * hurt
            for place in PLACES:
                if outlook.house.locked[place]:
                    self.end[place] -= LOCKED * (0.3 if self.search[place] else 0.8) * late
            if at.passive(seat, "endTurnWithPlayer"):
                for place in set(others):
                    self.end[place] -= self.panic
            lures = at.spawn(TENTACLES) is not None or at.spiders > 0
            if outlook.exit != NOWHERE and lures and any(outlook.held) and not at.all_keys:
                # They come to whoever's turn begins: better wait for a free Exit beside it.
                self.end[outlook.exit] -= 2.0 + 1.5 * self.urgency
        if self.urgency:
            for place in PLACES:
                self.end[place] -= self.urgency * min(outlook.home[place], 20.0)
        if outlook.left:
            self._meet_searches(others, late)

    def _meet_searches(self, others: list[int], late: float) -> None:
        """Whoever stands where others search finds what they turn up."""
        at, outlook = self.at, self.outlook
        searching = sum(1 for place in others if self.search[place])
        for place, gains in enumerate(self.search):
            if gains and not at.rooms[place].find and place not in others:
                number = at.box.rooms[at.rooms[place].card].search
                missed = (1 - outlook.find_chances.get(number, 0.0)) ** (2 * searching)
                self.end[place] += outlook.draw * late * (1 - missed) * 0.8

    def _misjudge(self, noise: float) -> None:
        """Be wrong about places, in the same way for the whole turn, so that nobody dithers."""
        if noise:
            turn = self.at.turn
            rng = Random(f"{turn} {self.seat} {self.at.passed[: turn // 2]}")
            for place in PLACES:
                self.end[place] += rng.gauss(0, noise)
                if self.once[place]:
                    self.once[place] += rng.gauss(0, noise)

    def _heed(self, request: object) -> None:
        """Do what another player has asked for, if it costs little."""
        if not isinstance(request, tuple):
            return
        goal = goal_of(request, self.at)
        if goal == NOWHERE:
            return
        what, _ = request
        for place in PLACES:
            self.end[place] -= (1.0 if what == FETCH else 3.0) * DISTANCE[place][goal]
        if what != WAIT:
            self.once[goal] += A_REQUEST

    def _attract(self) -> None:
        """What is near a place counts, less the dice to it; beside the best the second, once the best is had."""
        outlook = self.outlook
        self.near, self.second = [0.0] * len(PLACES), [0.0] * len(PLACES)
        self.owner = [NOWHERE] * len(PLACES)
        if not outlook.left:
            return
        targets: list[tuple[float, int]] = []
        for place in PLACES:
            once = self.once[place] + self.each[place]
            value = once * (0.7 if self.away[place] <= 1 else 1.0)
            haunted = outlook.house.dread[place] > 0
            if self.search[place]:
                value = max(value, self.search[place][0] * 3 - RATE * 2 - 2.5 * haunted)
            if self.mend[place]:
                value = max(value, 0.0) + self.mend[place][0] - 1.0
            if haunted:
                value = max(value, self.foes.hunt(place))
            if value > 0:
                targets.append((value, place))
        near, self.owner, second = pull(targets, outlook.inwards, RATE)
        self.near = [max(value, LEAST_PULL) for value in near]
        self.second = [max(value, LEAST_PULL) for value in second]


def goal_of(request: Request, at: Position) -> int:
    """Return the place that a request is about; NOWHERE if it is that of a player who is gone."""
    what, whom = request
    return whom if what == FETCH else at.players[whom].place


def urgency(outlook: Outlook, seat: int) -> float:
    """Return what it is worth to a seat to end its turn a die nearer to the Exit."""
    at = outlook.at
    if at.all_keys:
        return 4.0
    keys = outlook.held[seat]
    place = at.players[seat].place
    if not keys or outlook.exit == NOWHERE or place == NOWHERE:
        return 0.0
    slack = max(outlook.turns * A_TURN - outlook.home[place], 0.0)
    if outlook.all_found:
        return 1.5 + keys * (0.7 + 4.0 * exp2(-slack / 4))
    return keys * (0.12 + 3.0 * exp2(-slack / 3))
