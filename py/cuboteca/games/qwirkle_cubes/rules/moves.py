"""The moves of Qwirkle Cubes, the players' and chance's, and how they are written."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS, HAND, SHAPES
from cuboteca.games.qwirkle_cubes.rules.grid import Placed, cell_text

PUT: Final = "put"
ROLL: Final = "roll"
SKIP: Final = "pass"
RESIGN: Final = "resign"
"""What a player may do. `roll` names slots from 0; with none it declines the free re-roll."""

ROLLED: Final = "rolled"
FORCED: Final = "forced"
DRAWN: Final = "drawn"
FIRST: Final = "first"
"""What chance does: the shapes of a re-roll, of a forced one, the cubes of a draw, who begins."""

CHANCE: Final = frozenset({ROLLED, FORCED, DRAWN, FIRST})


class Move(NamedTuple):
    """One move. Equal moves have the same notation, and the same notation is an equal move."""

    kind: str
    cubes: Placed = ()
    """`put`: the cells, rising, with their cubes."""
    slots: tuple[int, ...] = ()
    """`roll` and `rolled`: slots of the hand from 0, rising."""
    faces: tuple[int, ...] = ()
    """`rolled` and `forced`: shapes. `drawn`: cubes. `first`: one seat."""

    @property
    def random(self) -> bool:
        return self.kind in CHANCE

    @property
    def reveals(self) -> bool:
        """Nothing is hidden but what the bag will give, and giving it is chance."""
        return False

    def __str__(self) -> str:
        kind = self.kind
        if kind == PUT:
            return "put " + " ".join([f"{CUBE_TEXTS[cube]}@{cell_text(cell)}" for cell, cube in self.cubes])
        if kind == DRAWN:
            return "draw > " + " ".join([CUBE_TEXTS[cube] for cube in self.faces])
        if kind == ROLL:
            return roll_text(self.slots)
        if kind == FIRST:
            return f"start={SEATS[self.faces[0]]}"
        if kind in CHANCE:
            thrown = "roll!" if kind == FORCED else roll_text(self.slots)
            return f"{thrown} > {' '.join([SHAPES[shape] for shape in self.faces])}"
        return kind


def roll_text(slots: tuple[int, ...]) -> str:
    """As in "roll 1 3 5"; "roll -" if none is rolled."""
    return "roll " + (" ".join([str(slot + 1) for slot in slots]) or "-")


SEATS: Final = "ABCDEF"
"""How each seat is written."""


DECLINE: Final = Move(ROLL)
PASSING: Final = Move(SKIP)
RESIGNING: Final = Move(RESIGN)


@cache
def rolls_of(size: int) -> tuple[Move, ...]:
    """Return every re-roll of some cubes of a hand, fewest first (Z-5)."""
    return tuple(
        Move(ROLL, slots=slots) for count in range(1, min(size, HAND) + 1) for slots in combinations(range(size), count)
    )
