"""Every position in which a turn can end: what somebody who plays against you has to reckon with."""

from __future__ import annotations

from typing import NamedTuple

from cuboteca.games.qurush.rules.actions import actions, applied
from cuboteca.games.qurush.rules.moves import CHEAPEST, COSTS, Move
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.pushing import Pawns


class TurnEnd(NamedTuple):
    """Where a turn can end. If points for another action are left after `actions`, the turn is declared over there."""

    qubes: bytes
    pawns: Pawns
    actions: tuple[Move, ...]
    """The fewest actions that lead there."""
    points: int
    """What is left of the points."""


def turn_ends(terms: Rules, qubes: bytes, pawns: Pawns, mover: int, points: int) -> list[TurnEnd]:
    """All of them, each position of qubes and pawns once, those of fewer actions first."""
    found = {(qubes, pawns): TurnEnd(qubes, pawns, (), points)}
    reached = [TurnEnd(qubes, pawns, (), points)]
    seen = {(qubes, pawns, points)}
    for here in reached:  # grows while it is gone through
        if here.points < CHEAPEST:
            continue
        for move in actions(terms, here.qubes, here.pawns, mover, here.points):
            left = here.points - COSTS[move.kind]
            after = applied(terms, here.qubes, here.pawns, mover, move)
            if left < CHEAPEST and after in found:
                continue
            if (*after, left) not in seen:
                seen.add((*after, left))
                end = TurnEnd(*after, (*here.actions, move), left)
                found.setdefault(after, end)
                if left >= CHEAPEST:
                    reached.append(end)
    return list(found.values())
