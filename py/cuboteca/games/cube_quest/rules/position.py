"""What a position of Cube Quest consists of, and what follows from it."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.boxes import is_beyond, rests_on, touches
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBES, KIND_OF, KINGS, army_of
from cuboteca.games.cube_quest.rules.jobs import CHANCE, CHECK, LOT, NOBODY, PLACE, SETUP, Job
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.play.game import NATURE

BOARD: Final = "board"
RESERVE: Final = "reserve"
HIDDEN: Final = "hidden"
DEFEATED: Final = "defeated"
SPENT: Final = "spent"
UNUSED: Final = "unused"
CAUGHT: Final = "captured"
HAND: Final = "hand"
SCREENED: Final = "secret"
"""Where a cube is. Besides the rules' own: captured and about to be rolled, in its owner's hand to be put down, and
behind the screen, in what another player may know."""

STATUSES: Final = (BOARD, RESERVE, HIDDEN, DEFEATED, SPENT, UNUSED, CAUGHT, HAND, SCREENED)

FRESH: Final = "fresh"
HEALING: Final = "healing"
FROZE: Final = "froze"
DONE: Final = "done"
"""What the mover has done in this turn: nothing yet, or owed flicks only; used a Healer; put Freezes down; anything
else that is the turn."""

ACTS: Final = (FRESH, HEALING, FROZE, DONE)

KING_OFF: Final = "king_off"
BOTH_OFF: Final = "both_off"
RESIGNED: Final = "resigned"
TOO_LONG: Final = "too_long"

ENDS: Final = {KING_OFF: "CQ-19", BOTH_OFF: "CQ-19", RESIGNED: "CQ-47", TOO_LONG: "CQ-40"}
"""What ends a bout, and the clause that says so."""


class PositionFields(NamedTuple):
    """A position. What is not named here follows from it."""

    rules: Rules
    statuses: tuple[str, ...]
    """By cube."""
    poses: tuple[Pose | None, ...]
    """By cube; those on the board have one."""
    freezes: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Each Freeze that freezes something, and what; rising."""
    extra: tuple[int, int] = (0, 0)
    """The flicks that fouls have earned each player (CQ-24)."""
    score: tuple[int, int] = (0, 0)
    """Bouts won, in a series."""
    mover: int = NOBODY
    """Whose turn it is; who begins, during the set-up; NOBODY before that is known and after the end."""
    starter: int = NOBODY
    """In a series: who began this bout."""
    act: str = FRESH
    """What the mover has done in this turn."""
    helm: int = NOBODY
    """The Helm that may be flicked again when all that its first flick leads to is over (CQ-25)."""
    jobs: tuple[Job, ...] = ()
    """What is to be done before the turn goes on, in order."""
    seen: int = 0
    """With fouls: how many flicks of the other player can still be called fouls."""
    made: int = 0
    """With fouls: how many flicks the mover has made in this turn."""
    turns: int = 0
    """With a cap: how many turns of the bout are over."""
    ended: str = ""
    winner: int = NOBODY
    """When it has ended: who won; NOBODY if it was drawn."""


class Position(PositionFields):
    """A position with what follows from it, each found once."""

    @property
    def job(self) -> Job | None:
        """What is to be done now; None: a turn is to be taken."""
        return self.jobs[0] if self.jobs else None

    @cached_property
    def decider(self) -> int | None:
        """Whose decision it is, NATURE's or nobody's."""
        if self.ended:
            return None
        job = self.job
        if job is None:
            return self.mover
        if job.kind in CHANCE:
            return NATURE
        if job.kind == SETUP:
            return job.seat
        return COLOUR_OF[job.cubes[0]] if job.kind == PLACE else self.mover

    @property
    def is_setting_up(self) -> bool:
        return any(job.kind in (LOT, SETUP, CHECK) for job in self.jobs)

    @cached_property
    def on_board(self) -> tuple[int, ...]:
        """The cubes on the board, by number."""
        return tuple(cube for cube in CUBES if self.statuses[cube] == BOARD)

    @cached_property
    def frozen(self) -> frozenset[int]:
        """The cubes that are frozen (CQ-35)."""
        return frozenset(cube for _, cubes in self.freezes for cube in cubes)

    def pose(self, cube: int) -> Pose:
        """Return the pose of a cube on the board."""
        pose = self.poses[cube]
        if pose is None:
            raise ValueError("Only cubes on the board have a place there.")
        return pose

    def poses_without(self, *cubes: int) -> tuple[Pose, ...]:
        """Return the poses of all cubes on the board but some."""
        return tuple(self.pose(cube) for cube in self.on_board if cube not in cubes)

    def with_status(self, seat: int, status: str) -> tuple[int, ...]:
        """Return the cubes of a colour that are in some state."""
        return tuple(cube for cube in army_of(seat) if self.statuses[cube] == status)

    def is_at_home(self, cube: int) -> bool:
        """Is a cube on the board, and not completely in enemy territory (CQ-14)?"""
        return self.statuses[cube] == BOARD and not is_beyond(COLOUR_OF[cube], self.pose(cube))

    def is_abroad(self, cube: int) -> bool:
        """Is a cube on the board, completely in enemy territory?"""
        return self.statuses[cube] == BOARD and is_beyond(COLOUR_OF[cube], self.pose(cube))

    def neighbours(self, cube: int) -> tuple[int, ...]:
        """Return the cubes in contact with one on the board."""
        here = self.pose(cube)
        return tuple(other for other in self.on_board if other != cube and touches(here, self.pose(other)))

    def carried_by(self, cube: int) -> tuple[int, ...]:
        """Return the cubes that rest on one on the board."""
        here = self.pose(cube)
        return tuple(other for other in self.on_board if other != cube and rests_on(self.pose(other), here))

    def frozen_under(self, freeze: int) -> tuple[int, ...]:
        """CQ-35: the enemy cubes that a Freeze on the board rests on, but for the King (CQ-34)."""
        here, colour = self.pose(freeze), COLOUR_OF[freeze]
        return tuple(
            cube
            for cube in self.on_board
            if COLOUR_OF[cube] != colour and cube not in KINGS and rests_on(here, self.pose(cube))
        )

    def flickable(self) -> tuple[int, ...]:
        """Return the mover's cubes that can be flicked (CQ-10, CQ-36)."""
        mine = self.with_status(self.mover, BOARD)
        return tuple(cube for cube in mine if KIND_OF[cube].flicked and cube not in self.frozen)

    def hiders(self) -> tuple[int, ...]:
        """CQ-27: the mover's Skulks that may be taken aside now."""
        return tuple(
            cube
            for cube in army_of(self.mover)
            if CODES[cube] == "U" and self.is_abroad(cube) and cube not in self.frozen
        )

    def healers(self) -> tuple[int, ...]:
        """Return the mover's Healers that can be used (CQ-36)."""
        return tuple(
            cube for cube in self.with_status(self.mover, BOARD) if CODES[cube] == "L" and cube not in self.frozen
        )

    def revivable(self) -> tuple[int, ...]:
        """Return the mover's defeated cubes that Healers may roll (CQ-32); the King's defeat has ended the bout."""
        fallen = self.with_status(self.mover, DEFEATED)
        return fallen if self.rules.heal_special else tuple(cube for cube in fallen if CODES[cube] not in "LF")
