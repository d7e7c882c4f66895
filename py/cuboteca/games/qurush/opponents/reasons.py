"""Why a turn is good, as data that doesn't tell the goal."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from cuboteca.games.qurush.opponents.evaluate import WON, Evaluation, Judged
from cuboteca.games.qurush.opponents.reach import within_reach
from cuboteca.games.qurush.opponents.turns import Plan
from cuboteca.games.qurush.rules.apply import applied
from cuboteca.games.qurush.rules.moves import DECLARE
from cuboteca.games.qurush.rules.state import State
from cuboteca.search.thought import Reason

MUCH: Final = 0.02
"""A danger that shrinks by so much is worth a word."""


def reasons_for(seen: State, evaluation: Evaluation, plan: Plan, judged: Judged) -> Iterator[Reason]:
    """Give what speaks for a plan, the weightiest first."""
    if judged.score == WON:
        yield Reason("wins")
        yield from _next_steps(seen, plan)
        return
    if not judged.distance:
        yield Reason("completes")
    elif ceil(judged.distance) < ceil(evaluation.aims.distance(seen.qubes, seen.pawns)):
        yield Reason("nearer_to_goal", {"turns": ceil(judged.distance)})
    before, after = evaluation.layout(seen.qubes), evaluation.layout(plan.qubes)
    blocked = tuple(
        seat
        for seat, belief in evaluation.beliefs.items()
        if belief.chance(within_reach(after, plan.pawns, seat))
        < belief.chance(within_reach(before, seen.pawns, seat)) - MUCH
    )
    if blocked:
        yield Reason("blocks", {"seats": blocked})
    if plan.qubes == seen.qubes:
        yield Reason("leaves_all" if plan.pawns == seen.pawns else "takes_position")
    yield from _next_steps(seen, plan)


def _next_steps(seen: State, plan: Plan) -> Iterator[Reason]:
    """Give the actions up to the last one that changes the qubes, if the first alone isn’t enough."""
    qubes, pawns = seen.qubes, seen.pawns
    needed = 0
    for number, move in enumerate(plan.moves, 1):
        if move.kind == DECLARE:
            break
        was = qubes
        qubes, pawns = applied(seen.rules, qubes, pawns, seen.mover, move)
        needed = number if qubes != was else needed
    if needed > 1:
        yield Reason("next_steps", {"moves": tuple(map(str, plan.moves[:needed]))})
