"""Every legal move of a position."""

from __future__ import annotations

from cuboteca.games.qurush.rules.actions import actions
from cuboteca.games.qurush.rules.facts import CHOICE, CORNER, CORNER_LOT, FIRST_LOT, TURN, Position
from cuboteca.games.qurush.rules.moves import (
    ALL_POINTS,
    CALL,
    CHEAPEST,
    COSTS,
    DECLARE,
    GOAL,
    HOME,
    OWN,
    START,
    Move,
)
from cuboteca.games.qurush.rules.winning import has_goal


def legal_moves(now: Position) -> tuple[Move, ...]:
    """The legal moves: actions, then saying that the turn is over, then true calls; or what is to be settled."""
    what = now.next
    if what == TURN:
        return (*_actions(now), Move(DECLARE, binding=not now.terms.open_goals), *_calls(now))
    if what in (CORNER, CORNER_LOT):
        return tuple(Move(HOME, corner, drawn=what == CORNER_LOT) for corner in now.free_corners)
    if what == CHOICE:
        goals = now.terms.choices[len(now.goals[now.chooser])]
        return tuple(Move(GOAL, goal=goal, binding=not now.terms.open_goals) for goal in goals)
    return tuple(Move(START, seat=seat, drawn=True) for seat in range(now.seats)) if what == FIRST_LOT else ()


def _actions(now: Position) -> list[Move]:
    found = list(actions(now.terms, now.qubes, now.pawns, now.mover, now.points))
    if now.terms.open_goals:
        return found
    dearest_free = now.points - CHEAPEST
    return [move if COSTS[move.kind] <= dearest_free else move._replace(binding=True) for move in found]


def _calls(now: Position) -> tuple[Move, ...]:
    """The true calls (Q-44)."""
    if not now.terms.manual or now.points < ALL_POINTS:
        return ()
    secret = not now.terms.open_goals
    return tuple(
        Move(CALL, seat=OWN if seat == now.mover else seat, binding=secret)
        for seat in now.order_from(now.mover)
        if has_goal(now, seat)
    )
