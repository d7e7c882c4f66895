"""How far it is from room to room on foot, in dice."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from cuboteca.games.cuobe.rules.board import is_locked, leads_to
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACES, WAYS
from cuboteca.games.cuobe.rules.position import Position

LOCK_COST = 1.3
"""Dice that opening a lock takes on average."""
HAUNTED_COST = 0.5
"""What walking into a spawn is worth avoiding."""
FAR = 99.0


class Ways(NamedTuple):
    """From one place to all others."""

    cost: list[float]
    first: list[int]
    """The way to go first; NOWHERE where one is or cannot get."""


def ways_from(at: Position, start: int) -> Ways:
    """Return the cheapest walk to every place; a dark room can be entered, but what lies behind it is not known."""
    cost = [FAR] * len(PLACES)
    first = [NOWHERE] * len(PLACES)
    cost[start] = 0.0
    waiting: list[tuple[float, int]] = [(0.0, start)]
    while waiting:
        so_far, here = heappop(waiting)
        if so_far > cost[here] or (here != start and not at.rooms[here].card):
            continue
        leave = 1.0 + (LOCK_COST if is_locked(at, here) else 0.0)
        for way in WAYS:
            there = leads_to(at, here, way)
            if there == NOWHERE:
                continue
            total = so_far + leave + (HAUNTED_COST if at.haunted(there) else 0.0)
            if total < cost[there] - 1e-9:
                cost[there] = total
                first[there] = way if here == start else first[here]
                heappush(waiting, (total, there))
    return Ways(cost, first)
