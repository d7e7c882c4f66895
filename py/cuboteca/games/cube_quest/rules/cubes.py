"""The fifty cubes: their kinds, names, costs and shadow sides.

A cube is a number from 0 to 49: the 25 of Red in the order of the box, then the 25 of Blue.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

RED: Final = 0
BLUE: Final = 1
COLOURS: Final = "rb"


class Kind(NamedTuple):
    """One kind of cube."""

    code: str
    name: str
    cost: int
    shadows: frozenset[int]
    """The faces, 1 to 6, that are shadow sides; opposite faces sum to 7, and 1 is the main icon."""
    number: int
    """How many of each colour lie in the box."""
    flicked: bool
    """Can it be flicked (CQ-10)?"""


KINDS: Final = (
    Kind("K", "King", 0, frozenset(), 1, True),
    Kind("S", "Striker", 4, frozenset({6}), 4, True),
    Kind("H", "Helm", 4, frozenset({4, 5, 6}), 2, True),
    Kind("U", "Skulk", 3, frozenset({4, 5, 6}), 2, True),
    Kind("G", "Grunt", 2, frozenset({2, 3, 4, 5}), 12, True),
    Kind("L", "Healer", 2, frozenset(), 2, False),
    Kind("F", "Freeze", 2, frozenset(), 2, False),
)
ARMY: Final = sum(kind.number for kind in KINDS)
"""The cubes of one colour."""

KIND_OF: Final = tuple(kind for _ in COLOURS for kind in KINDS for _ in range(kind.number))
CODES: Final = "".join(kind.code for kind in KIND_OF)
"""The code of each cube's kind."""

CUBES: Final = range(len(KIND_OF))
COLOUR_OF: Final = tuple(cube // ARMY for cube in CUBES)
TEXTS: Final = tuple(
    f"{colour}{kind.code}{'' if kind.number == 1 else index}"
    for colour in COLOURS
    for kind in KINDS
    for index in range(1, kind.number + 1)
)
"""The id of each cube: rK, rS1 to rS4, bG12."""

CUBE_OF: Final[Mapping[str, int]] = MappingProxyType({text: cube for cube, text in enumerate(TEXTS)})
KINGS: Final = (CUBE_OF["rK"], CUBE_OF["bK"])
FACES: Final = range(1, 7)


def army_of(colour: int) -> range:
    """Return all cubes of a colour."""
    return range(colour * ARMY, (colour + 1) * ARMY)


def cost_of(cubes: tuple[int, ...]) -> int:
    """Return what some cubes cost together."""
    return sum(KIND_OF[cube].cost for cube in cubes)


def is_shadow(cube: int, face: int) -> bool:
    """Does that face show the cube with its lights off?"""
    return face in KIND_OF[cube].shadows
