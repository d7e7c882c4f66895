"""What a position of Qurush consists of, and what follows from it: whose turn it is, to do what, and who wins."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.action_costs import ALL_POINTS
from cuboteca.games.qurush.rules.board import AREA, OFF
from cuboteca.games.qurush.rules.goals import HIDDEN, Goal, Place, places_of
from cuboteca.games.qurush.rules.moves import NOBODY, OWN
from cuboteca.games.qurush.rules.options import Rules

SETUP: Final = "setup"
PLAY: Final = "play"
OVER: Final = "over"
"""The stages of a game."""

CORNER: Final = "corner"
CORNER_LOT: Final = "corner_lot"
CHOICE: Final = "choice"
FIRST_LOT: Final = "first_lot"
TURN: Final = "turn"
"""What comes next, beside OVER: a home corner chosen or drawn, a goal chosen, who begins drawn, an action."""

FOUND: Final = "found"
CALLED: Final = "called"
RESIGNED: Final = "resigned"
TURN_CAP: Final = "turn_cap"

ENDS: Final = {FOUND: "Q-26", CALLED: "Q-44", RESIGNED: "Q-43", TURN_CAP: "Q-40"}
"""What ends a game, and the clause that says so."""

HOMES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By number of players, their corners where the rules say them, counted clockwise from the south-west (Q-42)."""


class PositionFields(NamedTuple):
    """A position. What is not named here follows from it."""

    rules: Rules
    qubes: bytes
    """By square: the face on top; 0 where there is no qube."""
    pawns: tuple[int, ...]
    """By seat: its square, or OFF. A pawn whose square holds a qube stands on top of it."""
    goals: tuple[tuple[Goal, ...], ...]
    """By seat, in the order of choosing; fewer than are due while they are being chosen."""
    stage: str = SETUP
    points: int = ALL_POINTS
    """Action points left; 0 before the first turn and after the end."""
    mover: int = NOBODY
    """Whose turn it is; after the end, whose turn it was; NOBODY before the first turn."""
    turn: int = 1
    """The number of the turn, all players together; before the first turn already 1."""
    out: frozenset[int] = frozenset()
    """The seats that have resigned."""
    owing: frozenset[int] = frozenset()
    """The seats that have called falsely and not yet paid for it, or pay in the turn that has just begun (Q-46)."""
    ended: str = ""
    winners: tuple[int, ...] = ()


class Position(PositionFields):
    """A position with what follows from it, each found once."""

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @property
    def last_turn(self) -> bool:
        """Is this the last turn that the turn limit allows (Q-40)?"""
        return 0 < self.rules.cap <= self.turn

    @property
    def unspent(self) -> bool:
        """Has no action of the turn been taken yet? What a false call takes is not spent on one (Q-44, Q-46)."""
        return self.points == ALL_POINTS or self.mover in self.owing

    @cached_property
    def next(self) -> str:
        """What comes next."""
        if self.stage != SETUP:
            return TURN if self.stage == PLAY else OVER
        if OFF in self.pawns:
            return CORNER_LOT if self.rules.corner == "random" else CORNER
        return CHOICE if self.chooser != NOBODY else FIRST_LOT

    @cached_property
    def chooser(self) -> int:
        """Before the first turn: the seat whose corner or goal comes next; NOBODY when all are settled."""
        if OFF in self.pawns:
            return self.pawns.index(OFF)
        due = len(self.rules.choices)
        return next((seat for seat, goals in enumerate(self.goals) if len(goals) < due), NOBODY)

    @property
    def own(self) -> int:
        """The seat that "own" means in a move: who acts, chooses, or has something drawn for them."""
        return self.chooser if self.stage == SETUP else self.mover

    def seat_of(self, named: int) -> int:
        """Return the seat that a move names: OWN stands for the mover."""
        return self.mover if named == OWN else named

    def named(self, seat: int) -> int:
        """Return how a move names a seat."""
        return OWN if seat == self.mover else seat

    @property
    def free_corners(self) -> tuple[int, ...]:
        """The corners where no pawn stands, clockwise."""
        return tuple(corner for corner in self.rules.board.corners if corner not in self.pawns)

    def order_from(self, seat: int) -> tuple[int, ...]:
        """Return the seats that still play, clockwise, beginning with this one if it does (Q-31)."""
        every = ((seat + further) % self.seats for further in range(self.seats))
        return tuple(other for other in every if other not in self.out)

    def knows(self, seat: int) -> bool:
        """Are this seat's goals chosen and known here?"""
        return len(self.goals[seat]) == len(self.rules.choices) and HIDDEN not in self.goals[seat]


def starting_qubes(rules: Rules) -> bytes:
    """Return a qube with its 6 up on every square that is not at an edge (Q-1)."""
    qubes = bytearray(AREA)
    for square in rules.board.interior:
        qubes[square] = 6
    return bytes(qubes)


def places(now: Position, goal: Goal) -> tuple[Place, ...]:
    """Return every place where a goal lies on the board as it is, under the rules of the game."""
    rules = now.rules
    return places_of(goal, now.qubes, rules.windows, rules.true_north, rules.mirror)


def has_goal(now: Position, seat: int) -> bool:
    """Does a seat have on the board what it needs to win: one of its goals (Q-27), or with goals4=both each of them?

    As far as its goals are known: a hidden goal is never found.
    """
    if seat in now.out:
        return False
    found = [bool(places(now, goal)) for goal in now.goals[seat]]
    return all(found) if now.rules.both_goals else any(found)


def winners(now: Position) -> tuple[int, ...]:
    """Return who wins if the mover's turn ends now (Q-26); nobody, one seat, or several that share the win."""
    complete = tuple(seat for seat in now.order_from(now.mover) if has_goal(now, seat))
    return tuple(sorted(complete)) if now.rules.shared_win else complete[:1]
