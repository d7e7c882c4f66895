"""The cubes, and what a line of them has in common.

A cube is a number from 0 to 35: six times its colour plus the shape that it shows. A set of kinds of cubes is a mask
of 36 bits. A line is known by its groups, a mask of 12 bits: the six colours and six shapes that all its cubes share.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = "ROYGBP"
SHAPES: Final = "csdlxe"
SIX: Final = range(6)
CUBES: Final = range(36)
PER_COLOUR: Final = 15
"""How many cubes there are of each colour (Z-1)."""

HAND: Final = 6
LONGEST: Final = 6
"""The cubes of a full hand (Z-2) and of a full line (Z-13)."""

CUBE_TEXTS: Final = tuple(colour + shape for colour in COLOURS for shape in SHAPES)
CUBE_OF: Final = {text: cube for cube, text in enumerate(CUBE_TEXTS)}

ANY: Final = (1 << 36) - 1
ALL_GROUPS: Final = (1 << 12) - 1

GROUPS_OF: Final = tuple(1 << cube // 6 | 64 << cube % 6 for cube in CUBES)
"""The two groups of a cube: its colour and its shape."""

MEMBERS: Final = tuple(sum(1 << cube for cube in CUBES if GROUPS_OF[cube] >> group & 1) for group in range(12))
"""The kinds of cubes in each group."""

FITTING: Final = {
    0: 0,
    ALL_GROUPS: ANY,
    **{1 << group: MEMBERS[group] for group in range(12)},
    **{groups: MEMBERS[cube // 6] | MEMBERS[6 + cube % 6] for cube, groups in enumerate(GROUPS_OF)},
}
"""The kinds of cubes that share something with a line of these groups: none, all, one, or a single cube's two."""


def kinds_of(hand: tuple[int, ...]) -> int:
    """Return the kinds of cubes in a hand, as a mask."""
    kinds = 0
    for cube in hand:
        kinds |= 1 << cube
    return kinds


def cubes_in(kinds: int) -> list[int]:
    """Return the cubes of a mask, rising."""
    found = []
    while kinds:
        bit = kinds & -kinds
        found.append(bit.bit_length() - 1)
        kinds ^= bit
    return found
