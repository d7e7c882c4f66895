"""What a move does: the next position. Whether it may be made is decided elsewhere."""

from __future__ import annotations

from typing import TypeVar

from cuboteca.games.qurush.rules.actions import applied
from cuboteca.games.qurush.rules.cells import OFF
from cuboteca.games.qurush.rules.facts import (
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
)
from cuboteca.games.qurush.rules.moves import (
    ALL_POINTS,
    CALL,
    CHEAPEST,
    DECLARE,
    FLIP,
    GOAL,
    HOME,
    MOVE,
    OWN,
    PULL,
    PUSH,
    REENTER,
    RESIGN,
    SLIDE,
    START,
    Move,
)
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.winning import winners

P = TypeVar("P", bound=Position)
"""Any position; each of these gives one of the same class back."""


def first_position(kind: type[P], terms: Rules) -> P:
    """Before anything is settled (Q-41)."""
    corners = terms.board.corners
    settled = terms.corner == "opposite"
    pawns = tuple(corners[home] if settled else OFF for home in HOMES[terms.seats])
    return kind(terms, starting_qubes(terms), pawns, ((),) * terms.seats, points=0)


def act(now: P, move: Move) -> P:
    """Take an action; the turn ends if too few points are left for another, or if the move says so (Q-7)."""
    qubes, pawns = applied(now.terms, now.qubes, now.pawns, now.mover, move)
    after = now._replace(qubes=qubes, pawns=pawns, points=now.points - move.cost)
    return end_turn(after) if move.stop or after.points < CHEAPEST else after


def declare(now: P, move: Move) -> P:
    return end_turn(now)


def end_turn(now: P) -> P:
    """Somebody wins, or the game has lasted long enough, or the turn goes on clockwise (Q-31)."""
    capped = 0 < now.terms.cap <= now.turn
    if not now.terms.manual or capped:  # else nobody is told; but a game that is over is
        found = winners(now)
        if found:
            return _ended(now, FOUND, found)
    if capped:
        return _ended(now, TURN_CAP, ())
    following = now.order_from((now.mover + 1) % now.seats)[0]
    return now._replace(mover=following, points=ALL_POINTS, turn=now.turn + 1)


def call(now: P, move: Move) -> P:
    """A true call wins at once (Q-44)."""
    return _ended(now, CALLED, (now.mover if move.seat == OWN else move.seat,))


def resign(now: P, move: Move) -> P:
    after = now._replace(out=now.out | {now.mover})
    left = after.playing
    return _ended(after, RESIGNED, left) if len(left) < 2 else end_turn(after)


def _ended(now: P, why: str, who: tuple[int, ...]) -> P:
    return now._replace(stage=OVER, points=0, ended=why, winners=who)


def go_home(now: P, move: Move) -> P:
    pawns = list(now.pawns)
    pawns[now.chooser] = move.square
    return now._replace(pawns=tuple(pawns))


def choose(now: P, move: Move) -> P:
    """A goal is chosen for good (Q-4); after the last one the first turn begins, if it is settled whose."""
    goals = list(now.goals)
    goals[now.chooser] += (move.goal,) if move.goal else ()
    after = now._replace(goals=tuple(goals))
    return begin(after, now.terms.first) if after.next == FIRST_LOT and now.terms.first >= 0 else after


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
