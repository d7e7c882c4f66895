"""The ways in which a turn can go on, as a player plans them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.action_costs import CHEAPEST, COSTS
from cuboteca.games.qurush.rules.apply import Pawns, applied
from cuboteca.games.qurush.rules.legal import actions
from cuboteca.games.qurush.rules.lookahead import turn_ends
from cuboteca.games.qurush.rules.moves import DECLARE, Move
from cuboteca.games.qurush.rules.options import Rules

STEP_LEFT: Final = 3
"""After a flip, a slide or coming back there are so many points left: enough for a step."""


class Plan(NamedTuple):
    """A way through the rest of a turn, and what it leaves."""

    moves: tuple[Move, ...]
    qubes: bytes
    pawns: Pawns


Plans = list[Plan]


def plans(rules: Rules, qubes: bytes, pawns: Pawns, mover: int, points: int) -> Iterator[Plans]:
    """Give the ways to end a turn, those that begin with the same action together; each end once or twice.

    Those are together which have come to a last step: whoever plays the first action decides about the step later.
    """
    stop = Move(DECLARE)
    yield [Plan((stop,), qubes, pawns)]
    seen = {(qubes, pawns)}
    for first in actions(rules, qubes, pawns, mover, points):
        after = applied(rules, qubes, pawns, mover, first)
        left = points - COSTS[first.kind]
        group = []
        for end in turn_ends(rules, *after, mover, left) if left >= CHEAPEST else ():
            last = () if end.points < CHEAPEST else (stop,)
            group.append(Plan((first, *end.actions, *last), end.qubes, end.pawns))
        group = group or [Plan((first,), *after)]
        if left == STEP_LEFT:
            yield group
        else:
            new = [plan for plan in group if (plan.qubes, plan.pawns) not in seen]
            seen.update((plan.qubes, plan.pawns) for plan in new)
            yield from ([plan] for plan in new)
