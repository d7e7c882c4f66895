"""What a position of Qwirkle Cubes consists of, and what follows from it: whose turn it is, and to do what."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import HAND, MEMBERS, kinds_of
from cuboteca.games.qwirkle_cubes.rules.grid import Grid
from cuboteca.games.qwirkle_cubes.rules.options import Rules
from cuboteca.games.qwirkle_cubes.rules.placing import most_together

NOBODY: Final = -1

RAN_OUT: Final = "ran_out"
ALL_PASSED: Final = "all_passed"
RESIGNED: Final = "resigned"

ENDS: Final = {RAN_OUT: "Z-24", ALL_PASSED: "Z-22", RESIGNED: "Z-28"}
"""What ends a game, and the clause that says so."""

OVER: Final = "over"
TURN: Final = "turn"
LOT: Final = "lot"
DEAL: Final = "deal"
FALL: Final = "fall"
FORCED_ROLL: Final = "forced_roll"
REFILL: Final = "refill"
"""What comes next: nothing; a player's decision; or chance: who begins, the first hands, the fall of the cubes that
a player rolls, a forced roll, new cubes."""


class PositionFields(NamedTuple):
    """A position. What is not named here follows from it."""

    rules: Rules
    grid: Grid
    hands: tuple[tuple[int, ...], ...]
    """By seat, in slot order (Z-29)."""
    bag: tuple[int, ...]
    """How many cubes of each colour it holds."""
    scores: tuple[int, ...]
    mover: int
    """The seat whose turn it is; NOBODY before it is known and after the end."""
    rolls: int
    """How many re-rolls the mover has left in this turn; UNLIMITED may be."""
    passes: int = 0
    """How many turns in succession have been passes (Z-22)."""
    out: frozenset[int] = frozenset()
    """The seats that have resigned (Z-28)."""
    rolling: tuple[int, ...] = ()
    """The slots of the cubes that the mover is rolling."""
    rolled: bool = False
    """With must_place=off: has the mover's hand been rolled this turn, so that passing is no pass (Z-22)?"""
    began: int = NOBODY
    """With end_round=on, where the options do not say it: the seat that began."""
    ended: str = ""


class Position(PositionFields):
    """A position with what follows from it, each found once."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> tuple[int, ...]:
        """The mover's cubes."""
        return self.hands[self.mover] if self.mover >= 0 else ()

    @property
    def opening(self) -> bool:
        """Is the first placement of the game still to come (Z-14)?"""
        return not self.grid.cubes

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @cached_property
    def in_bag(self) -> int:
        return sum(self.bag)

    @cached_property
    def can_place(self) -> bool:
        """Is there a legal placement for the mover's hand as it lies?"""
        if self.opening:
            return most_together(self.hand, self.rules.distinct) > 1  # Z-15
        return bool(kinds_of(self.hand) & self.grid.open)

    @cached_property
    def is_dead(self) -> bool:
        """Could no roll whatever make one of the mover's cubes fit (Z-22)?"""
        return not self.opening and not any(MEMBERS[cube // 6] & self.grid.open for cube in self.hand)

    @cached_property
    def next(self) -> str:
        """What comes next, OVER, TURN or one of the things left to chance."""
        if self.ended:
            return OVER
        if self.mover == NOBODY and self.rules.by_lot:
            return LOT
        if self.opening and not all(self.hands):
            return DEAL
        if self.rolling:
            return FALL
        if len(self.hand) < HAND and self.in_bag:
            return REFILL  # Z-19
        return FORCED_ROLL if self.must_roll else TURN

    @property
    def must_roll(self) -> bool:
        """Must the whole hand be rolled (Z-15, Z-21)? Not while the mover may still choose what to roll (Z-5)."""
        if self.rolls or self.can_place:
            return False
        return self.opening or (self.rules.sequence and self.rules.reroll_all and not self.is_dead)

    @property
    def may_pass(self) -> bool:
        """May the mover end the turn without a placement?"""
        if self.opening:
            return False
        if self.is_dead or not self.rules.must_place:  # Z-22, Z-20
            return True
        return not (self.can_place or self.rules.reroll_all or (self.rolls and self.rules.sequence))  # Z-21

    @property
    def starter(self) -> int:
        """The seat that began, as far as that still matters."""
        return self.rules.first if self.rules.first != NOBODY else self.began

    @property
    def has_run_out(self) -> bool:
        """Has somebody no cubes left, and none to draw (Z-24)?"""
        return not self.opening and not self.in_bag and not all(self.hands[seat] for seat in self.playing)
