"""What a move does: the next position. Whether it may be made is decided in `legal`."""

from __future__ import annotations

from typing import TypeVar

from cuboteca.games.qurush.rules.action_costs import (
    ALL_POINTS,
    CHEAPEST,
    FALSE_CALL,
    FLIP,
    MOVE,
    PULL,
    PUSH,
    REENTER,
    SLIDE,
)
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, HOME, OWN, RESIGN, START, Move
from cuboteca.games.qurush.rules.options import LOSE_TURN, Rules
from cuboteca.games.qurush.rules.position import (
    CALLED,
    FIRST_LOT,
    FOUND,
    HOMES,
    OVER,
    PLAY,
    RESIGNED,
    TURN_CAP,
    Position,
    starting_qubes,
    winners,
)

Pawns = tuple[int, ...]


def line_pushed(rules: Rules, qubes: bytes, pusher: int, way: int) -> tuple[list[int], int] | None:
    """Return the squares of the line that a push from a square moves (Q-13), nearest first, and the square that it
    enters.

    None if it cannot move: its last qube is against the edge (Q-14), or its row has no gap (Q-35).
    """
    step = rules.board.step[way]
    square = step[pusher]
    line = []
    while qubes[square]:
        line.append(square)
        square = step[square]
        if square == OFF or square == line[0]:
            return None
    return line, square


def pushed(rules: Rules, qubes: bytes, pawns: Pawns, seat: int, way: int) -> tuple[bytes, Pawns]:
    """Return qubes and pawns after a seat's pawn has made a push that can be made."""
    moved = line_pushed(rules, qubes, pawns[seat], way)
    if moved is None:
        raise ValueError("That line cannot be pushed.")
    line, entered = moved
    step = rules.board.step[way]
    cells = bytearray(qubes)
    for square in reversed(line):
        cells[step[square]] = cells[square]
    cells[line[0]] = 0
    after = [step[square] if square in line else square for square in pawns]
    after[seat] = line[0]
    in_the_way = [other for other, square in enumerate(pawns) if square == entered and other != seat]
    if in_the_way:
        displaced = _displaced(rules, cells, after, in_the_way, way)
        for other in displaced:
            after[other] = step[after[other]]
        if not displaced and rules.squeesh:
            for other in in_the_way:
                after[other] = OFF
    return bytes(cells), tuple(after)


def _displaced(rules: Rules, cells: bytearray, pawns: list[int], in_the_way: list[int], way: int) -> list[int]:
    """Return the pawns that the first qube of a line sends one square on; none if they cannot go (Q-17).

    Over an edge that wraps they come in on the other side (Q-34). Where pawns push on, those behind them go along, or
    none goes (Q-18).
    """
    step = rules.board.step[way]
    displaced = list(in_the_way)
    square = step[pawns[in_the_way[0]]]
    while square != OFF and not cells[square]:
        behind = [other for other, where in enumerate(pawns) if where == square] if rules.chains else []
        if not behind:
            return displaced
        displaced += behind
        square = step[square]
    return []


P = TypeVar("P", bound=Position)
"""Any position; each of these gives one of the same class back."""


def first_position(kind: type[P], rules: Rules) -> P:
    """Before anything is settled (Q-41)."""
    corners = rules.board.corners
    settled = rules.corner == "opposite"
    pawns = tuple(corners[home] if settled else OFF for home in HOMES[rules.seats])
    return kind(rules, starting_qubes(rules), pawns, ((),) * rules.seats, points=0)


def act(now: P, move: Move) -> P:
    """Take an action; the turn ends if too few points are left for another, or if the move says so (Q-7)."""
    qubes, pawns = applied(now.rules, now.qubes, now.pawns, now.mover, move)
    after = now._replace(qubes=qubes, pawns=pawns, points=now.points - move.cost)
    return end_turn(after) if move.stop or after.points < CHEAPEST else after


def declare(now: P, move: Move) -> P:
    return end_turn(now)


def end_turn(now: P) -> P:
    """End the turn: declare a winner, end a game that has lasted long enough, or pass the turn on clockwise (Q-31)."""
    if not now.rules.manual or now.last_turn:  # else nobody is told; but a game that is over is
        found = winners(now)
        if found:
            return _ended(now, FOUND, found)
    if now.last_turn:
        return _ended(now, TURN_CAP, ())
    owing = now.owing - {now.mover}
    order = now.order_from((now.mover + 1) % now.seats)
    following = order[0]
    if now.rules.false_call == LOSE_TURN:  # they miss it; where all do, all have paid
        free = [seat for seat in order if seat not in owing]
        following = (free or order)[0]
        owing = owing.difference(order[: order.index(following)] if free else order)
    points = ALL_POINTS - FALSE_CALL if following in owing else ALL_POINTS
    return now._replace(mover=following, points=points, turn=now.turn + 1, owing=owing)


def call(now: P, move: Move) -> P:
    """Judge a call: a true one wins at once (Q-44); a false one costs what the options say, now or in the next turn
    (Q-46)."""
    seat = now.seat_of(move.seat)
    if not move.false:
        return _ended(now, CALLED, (seat,))
    if seat != now.mover:
        return now._replace(owing=now.owing | {seat})
    if now.rules.false_call == LOSE_TURN:
        return end_turn(now)
    return now._replace(owing=now.owing | {seat}, points=now.points - FALSE_CALL)


def resign(now: P, move: Move) -> P:
    after = now._replace(out=now.out | {now.mover})
    left = after.playing
    return _ended(after, RESIGNED, left) if len(left) < 2 else end_turn(after)


def _ended(now: P, why: str, who: tuple[int, ...]) -> P:
    return now._replace(stage=OVER, points=0, owing=frozenset(), ended=why, winners=who)


def go_home(now: P, move: Move) -> P:
    pawns = list(now.pawns)
    pawns[now.chooser] = move.square
    return now._replace(pawns=tuple(pawns))


def choose(now: P, move: Move) -> P:
    """Choose a goal for good (Q-4); after the last one begin the first turn, if it is settled whose."""
    goals = list(now.goals)
    goals[now.chooser] += (move.goal,) if move.goal else ()
    after = now._replace(goals=tuple(goals))
    return begin(after, now.rules.first) if after.next == FIRST_LOT and now.rules.first >= 0 else after


def start(now: P, move: Move) -> P:
    return begin(now, move.seat)


def begin(now: P, seat: int) -> P:
    return now._replace(stage=PLAY, points=ALL_POINTS, mover=seat)


MADE = {
    MOVE: act,
    PUSH: act,
    PULL: act,
    SLIDE: act,
    FLIP: act,
    REENTER: act,
    DECLARE: declare,
    CALL: call,
    RESIGN: resign,
    HOME: go_home,
    GOAL: choose,
    START: start,
}
"""What each kind of move does."""


def applied(rules: Rules, qubes: bytes, pawns: Pawns, mover: int, move: Move) -> tuple[bytes, Pawns]:
    """Return qubes and pawns after an action that may be taken."""
    kind = move.kind
    seat = mover if move.seat == OWN else move.seat
    if kind == FLIP:
        return _with_top(qubes, move.square, move.face), pawns
    if kind == SLIDE:
        return shifted(qubes, pawns, move.square, move.other)
    if kind == PUSH:
        way = rules.board.way_to(pawns[seat], move.square)
        if way is None:
            raise ValueError("That qube is not beside the pawn.")
        return pushed(rules, qubes, pawns, seat, way)
    gone = (*pawns[:seat], move.square, *pawns[seat + 1 :])
    return shifted(qubes, gone, move.other, pawns[seat]) if kind == PULL else (qubes, gone)


def _with_top(qubes: bytes, square: int, face: int) -> bytes:
    return qubes[:square] + bytes((face,)) + qubes[square + 1 :]


def shifted(qubes: bytes, pawns: Pawns, square: int, target: int) -> tuple[bytes, Pawns]:
    """Return one qube and its riders taken to an empty square (Q-22, Q-23)."""
    cells = bytearray(qubes)
    cells[target], cells[square] = cells[square], 0
    return bytes(cells), tuple(target if where == square else where for where in pawns)
