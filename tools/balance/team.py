"""A simple sensible team: it explores, searches, heals where that pays, avoids fights it would lose, brings keys home.

It looks no further than one move ahead and keeps no plan between moves, so a group that thinks does better.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.cards import RoomCard
from cuboteca.games.cuobe.rules.fights import bonus, weapon_tools
from cuboteca.games.cuobe.rules.locks_traps_search import rooms_to_search
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACES, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import is_loaded
from cuboteca.games.cuobe.rules.position import ALIVE, INSANE, KEYS_NEEDED, SISTER, SPIDER, TWIN
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents, strength
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from tools.balance.ways import Ways, ways_from
from tools.balance.worth import tool_worth, worth

FLEE: Final = 1
GOOD_ODDS: Final = 0.62


@lru_cache(maxsize=512)
def odds(die: tuple[int, ...], n: int, against: int) -> tuple[float, float]:
    """Return the chances to win and to tie with so many dice."""
    sums = [sum(dice) for dice in product(die, repeat=n)]
    return sum(s > against for s in sums) / len(sums), sum(s == against for s in sums) / len(sums)


def choose(state: State) -> Move:
    """Return the team's move in any state in which somebody decides."""
    if state.agenda[-1].what == ACTION:
        return Acting(state).move()
    return max(state.moves(), key=lambda move: _prospect(state, move))


def _prospect(state: State, move: Move) -> float:
    if move.verb == moves.EXIT:
        return 1e9
    if move.verb == moves.WEAPONS:
        return _with_weapons(state, move)
    return worth(state.play(move))


def _with_weapons(state: State, move: Move) -> float:
    after = worth(state.play(move))
    return after - sum(1.0 for _ in move.args)


class Acting:
    """One decision of the active player in his turn."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.active
        self.player = state.players[self.seat]
        self.listed = {str(move): move for move in state.moves()}
        self.dice = state.dice
        self.exit_place = state.place_of(state.box.exit)
        self.ways: Ways = ways_from(state, self.player.place)

    def move(self) -> Move:
        for find in (
            self.leave,
            self.use_keys,
            self.lighten,
            self.use_tools,
            self.pick,
            self.mend,
            self.fight,
            self.go_on,
        ):
            found = find()
            if found is not None:
                return found
        return self.listed["end"]

    def first(self, verb: str) -> Move | None:
        return next((move for move in self.listed.values() if move.verb == verb), None)

    # Free things.

    def leave(self) -> Move | None:
        return self.listed.get("exit")

    def use_keys(self) -> Move | None:
        return self.first(moves.KEY)

    def pick(self) -> Move | None:
        return self.listed.get("pick")

    def lighten(self) -> Move | None:
        """Give away or drop what is too much; keys last of all."""
        if not is_loaded(self.state, self.seat):
            return None
        only_keys = all(self.state.is_key(card) for card in self.player.tools)
        if only_keys and "chest" in self.listed:
            return self.listed["chest"]
        for verb in (moves.GIVE, moves.PUT, moves.DROP):
            some = [move for move in self.listed.values() if move.verb == verb]
            if some:
                return min(some, key=lambda move: tool_worth(self.state, move.args[0]))
        return None

    def use_tools(self) -> Move | None:
        """Return what mends somebody to health, opens the way, or brings something back."""
        state = self.state
        here = [state.players[seat] for seat in state.here(self.player.place)]
        for move in self.listed.values():
            if move.verb != moves.USE:
                continue
            ops = _ops(state, move.args[0])
            if "heal" in ops and any(p.wounds in (1, 3, 4) for p in here) and "sleep" not in ops:
                return move
            if "heal" in ops and any(p.wounds >= 3 for p in here):
                return move
            if "calm" in ops and any(p.status == ALIVE and p.panic in (1, 3, 4) for p in here):
                return move
            if "retrieveTool" in ops and any(state.is_key(card) for card in state.dropped):
                return move
            if "find" in ops and max(len(rooms_to_search(state, n)) for n in (1, 2, 3)) >= 2:
                return move
            if "gain" in ops and self.dice <= 2:
                return move
            if "unlock" in ops and "force" in self.listed:
                return move
            if "jump" in ops and self.should_go_home() and self.home_cost() > 5 and self.helps(move):
                return move
        return None

    def helps(self, move: Move) -> bool:
        return worth(self.state.play(move)) > worth(self.state)

    # For dice.

    def mend(self) -> Move | None:
        """Spend a die on health: it comes back every turn."""
        state = self.state
        if not self.dice or self.hurried():
            return None
        here = [state.players[seat] for seat in state.here(self.player.place)]
        hurt = any(p.wounds in (1, 3, 4) for p in here)
        afraid = any(p.status == ALIVE and p.panic in (1, 3, 4) for p in here)
        for move in self.listed.values():
            if move.verb == moves.TALENT:
                ops = _ops(state, move.args[0])
                if ("heal" in ops and hurt) or ("calm" in ops and afraid):
                    return move
        printed = state.printed(self.player.place)
        if "room" not in self.listed or printed is None:
            return None
        own = self.player.wounds + (self.player.panic if self.player.status == ALIVE else 0)
        ops = _room_ops(state, printed)
        if "sleep" in ops:
            return self.listed["room"] if own >= 2 and self.dice == 1 else None
        if ("heal" in ops and any(p.wounds for p in here)) or ("calm" in ops and self.player.panic):
            return self.listed["room"]
        return None

    def fight(self) -> Move | None:
        """Fight what is here if the odds are good, and it is worth it; else get away with the last die."""
        state = self.state
        here = opponents(state, self.player.place)
        if not here or not self.dice:
            return None
        in_exit = self.player.place == self.exit_place and self.carries()
        for kind in here:
            against = strength(state, kind, self.seat) - bonus(state, self.seat)
            extra = sum(state.box.cards[card].weapon for card in weapon_tools(state, self.seat))
            reserve = 0 if in_exit or kind == SPIDER else FLEE
            for n in range(1, self.dice + 1 - min(reserve, self.dice - 1)):
                win, tie = odds(state.box.die, n, max(against - extra, -1))
                brave = self.player.wounds <= 3
                enough = win + (0.5 * tie if in_exit or kind in (TWIN, SISTER) else 0.0)
                if brave and enough >= GOOD_ODDS and self.worth_fighting(kind, in_exit):
                    return self.listed[f"fight {kind.title()} {n}"]
        return None

    def worth_fighting(self, kind: str, in_exit: bool) -> bool:
        if in_exit or kind in (SPIDER, TWIN, SISTER, "clown", "tentacles"):
            return True
        return self.dice >= 4

    # Where to.

    def carries(self) -> bool:
        return any(self.state.is_key(card) for card in self.player.tools)

    def keys_known(self) -> int:
        state = self.state
        held = sum(state.is_key(c) for p in state.players for c in (*p.tools, *p.chest))
        return held + len(state.keys)

    def home_cost(self) -> float:
        return self.ways.cost[self.exit_place] if self.exit_place != NOWHERE else 0.0

    def turns_left(self) -> float:
        return self.state.green.size / max(1, len(self.state.inside))

    def hurried(self) -> bool:
        """Is it time to think of nothing but the way out?"""
        return self.turns_left() * 3.5 <= self.home_cost() + 4

    def should_go_home(self) -> bool:
        if self.exit_place == NOWHERE:
            return False
        if self.state.all_keys or (self.keys_known() == KEYS_NEEDED and self.carries()):
            return True
        if self.carries() and (self.home_cost() <= 2 or self.hurried()):
            return True
        if self.keys_known() == KEYS_NEEDED:
            return self.turns_left() * 3.5 <= self.home_cost() + 9
        return False

    def go_on(self) -> Move | None:
        """Walk to what is worth most for its cost, or search here."""
        haunted = self.state.haunted(self.player.place)
        best: tuple[float, Move] | None = None
        if "search" in self.listed and not self.should_go_home():
            best = (self.search_value(), self.listed["search"])
        for place in PLACES:
            if place == self.player.place or self.ways.cost[place] > 90:
                continue
            value = self.value(place)
            step = self.step_to(place)
            if value and step is not None:
                rate = value / self.ways.cost[place]
                if best is None or rate > best[0]:
                    best = (rate, step)
        if self.at_home_for_good():
            return None
        if haunted and self.dice == 1 and best is not None and best[1].verb != moves.GO:
            best = None
        if best is not None:
            return best[1]
        return self.step_aside() if haunted else None

    def at_home_for_good(self) -> bool:
        return (
            self.player.place == self.exit_place and self.should_go_home() and not self.state.haunted(self.exit_place)
        )

    def step_to(self, place: int) -> Move | None:
        if "force" in self.listed:
            return self.listed["force"]
        return self.listed.get(f"go {WAY_LETTERS[self.ways.first[place]]}")

    def step_aside(self) -> Move | None:
        some = [move for move in self.listed.values() if move.verb == moves.GO and len(move.args) == 1]
        return some[0] if some else self.listed.get("force")

    def search_value(self) -> float:
        """Finds to be expected for a die, most of them still to be fetched."""
        die = self.state.box.die
        here = self.state.printed(self.player.place)
        total = 0.0
        for number in (1, 2, 3):
            chance = die.count(number) / len(die)
            rooms = rooms_to_search(self.state, number)
            own = here is not None and here.search == number and self.player.place in rooms
            total += chance * (0.45 * len(rooms) + 0.45 * own)
        return total if self.state.blue.size else 0.0

    def value(self, place: int) -> float:
        """Return what being there is worth."""
        state = self.state
        room = state.rooms[place]
        if self.should_go_home():
            return 100.0 if place == self.exit_place else 0.0
        value = 0.0
        if not room.card:
            value = 1.0 if self.exit_place != NOWHERE else 1.3
            if not state.blue.size and self.exit_place != NOWHERE:
                value = 0.1
        elif room.find and state.blue.size:
            value = 1.3
        else:
            value = self.value_of_room(place)
        if state.haunted(place):
            thieves = [s for s in state.spawns if s.place == place and s.stolen]
            value = 1.2 if thieves and self.player.panic == 0 and self.dice >= 4 else 0.5 * value
        if place == self.exit_place and self.carries():
            value += 1.5
        return value

    def value_of_room(self, place: int) -> float:
        state = self.state
        printed = state.printed(place)
        if printed is None:
            return 0.0
        if printed.search and self.player.status != INSANE and state.blue.size:
            return 0.5 + 0.3 * (place in rooms_to_search(state, printed.search))
        ops = _room_ops(state, printed)
        if self.player.status == ALIVE and (
            ("heal" in ops and self.player.wounds) or ("calm" in ops and self.player.panic)
        ):
            return 1.0
        return 0.0


def _room_ops(state: State, room: RoomCard) -> frozenset[str]:
    """Return the operations of a room's dice effect."""
    return frozenset(e.op for script in (room.spend, *room.roll) if script for e in state.box.scripts[script])


def _ops(state: State, card: str) -> frozenset[str]:
    """Return the operations of a card, its branches included."""
    scripts = state.box.scripts
    own = scripts[card]
    return frozenset([e.op for e in own] + [e.op for effect in own for s in effect.scripts for e in scripts[s]])
