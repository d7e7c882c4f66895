"""What may be played: each clause that limits an action is enforced here."""

from __future__ import annotations

from collections.abc import Iterator

from cuboteca.games.qurush.rules.action_costs import CHEAPEST, COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.apply import Pawns, line_pushed
from cuboteca.games.qurush.rules.board import OFF, OPPOSITE
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, HOME, OWN, START, Move
from cuboteca.games.qurush.rules.options import NO_PENALTY, Rules
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, CORNER_LOT, FIRST_LOT, TURN, Position, has_goal

SIDE_FACES = tuple(tuple(face for face in range(1, 7) if face not in (top, 7 - top)) for top in range(7))
"""By the face on top: the four that one flip brings up (Q-24)."""


def actions(rules: Rules, qubes: bytes, pawns: Pawns, mover: int, points: int) -> Iterator[Move]:
    """Yield every action that the mover may take with so many points: the own pawn's first."""
    if rules.squeesh and pawns[mover] == OFF and points >= 4:
        for corner in rules.board.corners:
            if not (rules.apart and corner in pawns):
                yield Move(REENTER, corner)
    for seat in (
        (mover, *(other for other in range(len(pawns)) if other != mover)) if rules.agents else (mover,)
    ):
        if pawns[seat] != OFF:
            yield from actions_of(rules, qubes, pawns, seat, OWN if seat == mover else seat, points)


def actions_of(rules: Rules, qubes: bytes, pawns: Pawns, seat: int, named: int, points: int) -> Iterator[Move]:
    """Yield every action of one pawn on the board; `named` is how the moves name its seat."""
    here = pawns[seat]
    near = rules.board.near
    for _, beside in near[here]:
        if points >= 3 and not (rules.apart and beside in pawns):
            yield Move(MOVE, beside, seat=named)
    if points >= 4:
        for _, beside in near[here]:
            if qubes[beside]:
                yield from _slides(rules, qubes, pawns, beside, named)
                yield from _flips(rules, qubes, pawns, beside, named)
    if points >= 7:
        yield from _pushes(rules, qubes, here, named)
        yield from _pulls(rules, qubes, pawns, here, named)


def _slides(rules: Rules, qubes: bytes, pawns: Pawns, square: int, named: int) -> Iterator[Move]:
    for _, target in rules.board.near[square]:
        if not qubes[target] and target not in pawns:
            yield Move(SLIDE, square, target, seat=named)


def _flips(rules: Rules, qubes: bytes, pawns: Pawns, square: int, named: int) -> Iterator[Move]:
    if rules.flips_ridden or square not in pawns:
        for face in SIDE_FACES[qubes[square]]:
            yield Move(FLIP, square, face=face, seat=named)


def _pushes(rules: Rules, qubes: bytes, here: int, named: int) -> Iterator[Move]:
    if qubes[here] and not rules.pushes_from_top:
        return
    for way, beside in rules.board.near[here]:
        if qubes[beside] and line_pushed(rules, qubes, here, way):
            yield Move(PUSH, beside, seat=named)


def _pulls(rules: Rules, qubes: bytes, pawns: Pawns, here: int, named: int) -> Iterator[Move]:
    if qubes[here] or pawns.count(here) > 1:  # the square left must be empty
        return
    near = rules.board.near[here]
    pulled = [(way, square) for way, square in near if qubes[square]]
    for way, beside in near:
        if rules.apart and beside in pawns:
            continue
        for side, square in pulled:
            if not rules.straight or side == OPPOSITE[way]:
                yield Move(PULL, beside, square, seat=named)


def legal_moves(now: Position) -> tuple[Move, ...]:
    """Return the legal moves: actions, then saying that the turn is over, then calls; or what is to be settled."""
    what = now.next
    if what == TURN:
        return (*_actions(now), Move(DECLARE, binding=not now.rules.open_goals), *_calls(now))
    if what in (CORNER, CORNER_LOT):
        return tuple(Move(HOME, corner, drawn=what == CORNER_LOT) for corner in now.free_corners)
    if what == CHOICE:
        goals = now.rules.choices[len(now.goals[now.chooser])]
        return tuple(Move(GOAL, goal=goal, binding=not now.rules.open_goals) for goal in goals)
    return tuple(Move(START, seat=seat, drawn=True) for seat in range(now.seats)) if what == FIRST_LOT else ()


def _actions(now: Position) -> list[Move]:
    found = list(actions(now.rules, now.qubes, now.pawns, now.mover, now.points))
    if now.rules.open_goals:
        return found
    dearest_free = now.points - CHEAPEST
    return [move if COSTS[move.kind] <= dearest_free else move._replace(binding=True) for move in found]


def _calls(now: Position) -> tuple[Move, ...]:
    """Return the true calls (Q-44); where a false one costs something, also those, of everybody who owes nothing
    (Q-46)."""
    if not now.rules.manual or not now.unspent:
        return ()
    secret = not now.rules.open_goals
    costs = now.rules.false_call != NO_PENALTY
    calls = (
        Move(CALL, seat=now.named(seat), binding=secret, false=not has_goal(now, seat))
        for seat in now.order_from(now.mover)
    )
    return tuple(call for call in calls if not call.false or (costs and now.seat_of(call.seat) not in now.owing))
