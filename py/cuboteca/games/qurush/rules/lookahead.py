"""Looking ahead: every position in which a turn can end, and how many turns a goal needs at least.

Whoever plays against you has to reckon with the ends of your turn. How many turns a goal needs is seen from the set-up,
for whoever is choosing one: every qube shows a 6 then, so each of the four in a goal must be flipped, and one flip
makes each of them right; a turn has points for one flip. So no numbers are quicker than others: only the shape and the
way there count.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.action_costs import CHEAPEST, COSTS
from cuboteca.games.qurush.rules.apply import Pawns, applied
from cuboteca.games.qurush.rules.board import OFF, column_of, row_of
from cuboteca.games.qurush.rules.goals import Window, windows_for
from cuboteca.games.qurush.rules.legal import actions
from cuboteca.games.qurush.rules.moves import NOBODY, Move
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.position import HOMES, starting_qubes


class TurnEnd(NamedTuple):
    """Where a turn can end. If points for another action are left after `actions`, the turn is declared over there."""

    qubes: bytes
    pawns: Pawns
    actions: tuple[Move, ...]
    """The fewest actions that lead there."""
    points: int
    """What is left of the points."""


def turn_ends(rules: Rules, qubes: bytes, pawns: Pawns, mover: int, points: int) -> list[TurnEnd]:
    """Return all of them, each position of qubes and pawns once, those of fewer actions first."""
    found = {(qubes, pawns): TurnEnd(qubes, pawns, (), points)}
    reached = [TurnEnd(qubes, pawns, (), points)]
    seen = {(qubes, pawns, points)}
    for here in reached:  # grows while it is gone through
        if here.points < CHEAPEST:
            continue
        for move in actions(rules, here.qubes, here.pawns, mover, here.points):
            left = here.points - COSTS[move.kind]
            after = applied(rules, here.qubes, here.pawns, mover, move)
            if left < CHEAPEST and after in found:
                continue
            if (*after, left) not in seen:
                seen.add((*after, left))
                end = TurnEnd(*after, (*here.actions, move), left)
                found.setdefault(after, end)
                if left >= CHEAPEST:
                    reached.append(end)
    return list(found.values())


FLIPS: Final = 4
"""A goal has four qubes."""

SURE: Final = FLIPS + 1
"""Up to so many turns flips and walks alone tell the truth: one more turn could also bring a qube elsewhere."""

FETCHED: Final = 2
"""Where no window is full at the set-up, it takes two turns to fill one: what must come lies in another row, and two
squares away."""

_ALL: Final = 2**FLIPS - 1
_Reached = set[tuple[int, int]]
"""Where a pawn can be, and which qubes of a window it can have flipped, one bit each."""


class Fewest(NamedTuple):
    """Numbers of turns: a goal cannot be filled in fewer, and may take more."""

    own: int
    """Turns of one's own, if nobody helps and nobody hinders."""
    together: int
    """Turns of all players, if everybody helps."""


@lru_cache(maxsize=64)
def fewest_turns(rules: Rules, pawns: tuple[int, ...], seat: int, shape: str) -> Fewest:
    """For a goal of some shape, with the pawns in their corners (any still to be drawn as if all were settled)."""
    if OFF in pawns:
        pawns = tuple(rules.board.corners[home] for home in HOMES[rules.seats])
    qubes = starting_qubes(rules)
    windows = [window for window in windows_for(rules.windows, shape) if all(qubes[square] for square in window)]
    if not windows:
        return Fewest(FLIPS + FETCHED, FLIPS + FETCHED)
    own = _least(own_turns(rules, pawns, seat, window) for window in _nearest(windows, pawns[seat]))
    if rules.agents:  # one pawn can act in every turn, the mover's or not; one's own is as quick as any
        return Fewest(FLIPS, FLIPS)
    firsts = range(rules.seats) if rules.first == NOBODY else (rules.first,)
    together = _least(_joint_turns(rules, pawns, first, window) for first in firsts for window in windows)
    return Fewest(min(own, SURE), min(together, SURE))


def _nearest(windows: Iterable[Window], here: int) -> list[Window]:
    """Return those first that are likely to be filled soonest from a square."""
    x, y = column_of(here), row_of(here)
    return sorted(windows, key=lambda window: sum(abs(column_of(q) - x) + abs(row_of(q) - y) for q in window))


def _least(turns: Iterable[int]) -> int:
    """Return the least of some numbers of turns. Each takes long to find, and a turn flips one qube at most."""
    least = SURE + 1
    for number in turns:
        least = min(least, number)
        if least == FLIPS:
            break
    return least


def _one_turn(rules: Rules, blocked: frozenset[int], window: Window, reached: _Reached) -> _Reached:
    """Return what a pawn can have reached a turn later: it walks up to two steps, or one and a flip in either order."""
    near = rules.board.near
    after = set(reached)
    for here, flipped in reached:
        steps = [square for _, square in near[here] if square not in blocked]
        after.update((further, flipped) for step in steps for _, further in near[step] if further not in blocked)
        after.update((step, flipped) for step in steps)
        for stand, leave in ((here, [here, *steps]), *((step, [step]) for step in steps)):
            for bit, square in enumerate(window):
                if not flipped >> bit & 1 and any(beside == square for _, beside in near[stand]):
                    after.update((place, flipped | 1 << bit) for place in leave)
    return after


def own_turns(rules: Rules, pawns: tuple[int, ...], seat: int, window: Window) -> int:
    """Return the turns that one pawn needs to flip a whole window; SURE + 1 if more than SURE."""
    blocked = frozenset(pawns) - {pawns[seat]} if rules.apart else frozenset()
    reached: _Reached = {(pawns[seat], 0)}
    for turns in range(1, SURE + 1):
        reached = _one_turn(rules, blocked, window, reached)
        if any(flipped == _ALL for _, flipped in reached):
            return turns
    return SURE + 1


def _joint_turns(rules: Rules, pawns: tuple[int, ...], first: int, window: Window) -> int:
    """Return the turns in which all pawns together flip a window, one pawn a turn in order; SURE + 1 if more than SURE.

    They do not get in each other's way, so what one can flip does not hang on the others.
    """
    reached: list[_Reached] = [{(square, 0)} for square in pawns]
    for turns in range(1, SURE + 1):
        seat = (first + turns - 1) % len(pawns)
        reached[seat] = _one_turn(rules, frozenset(), window, reached[seat])
        joint = {0}
        for pawn in reached:
            joint = {done | flipped for done in joint for flipped in {flipped for _, flipped in pawn}}
        if _ALL in joint:
            return turns
    return SURE + 1
