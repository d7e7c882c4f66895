"""The 25 places: columns a to e from west to east, rows 1 to 5 from south to north; and the four ways."""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
PLACES: Final = range(SIDE * SIDE)
NOWHERE: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = range(4)
WAY_LETTERS: Final = "NESW"
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))

CENTRE: Final = 12

PLACE_NAMES: Final = tuple(f"{'abcde'[place % SIDE]}{place // SIDE + 1}" for place in PLACES)
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


def _beside(place: int, way: int) -> int:
    column, row = place % SIDE + STEPS[way][0], place // SIDE + STEPS[way][1]
    return row * SIDE + column if column in range(SIDE) and row in range(SIDE) else NOWHERE


def _across(place: int, way: int) -> int:
    column, row = (place % SIDE + STEPS[way][0]) % SIDE, (place // SIDE + STEPS[way][1]) % SIDE
    return row * SIDE + column


BESIDE: Final = tuple(tuple(_beside(place, way) for way in WAYS) for place in PLACES)
"""The place next to a place in each way; NOWHERE past the edge."""

ACROSS: Final = tuple(tuple(_across(place, way) for way in WAYS) for place in PLACES)
"""The same, but past the edge the place at the other end of the line (C-37, C-74)."""

NEXT_TO: Final = tuple(tuple(near for near in BESIDE[place] if near != NOWHERE) for place in PLACES)

DISTANCE: Final = tuple(tuple(abs(a % SIDE - b % SIDE) + abs(a // SIDE - b // SIDE) for b in PLACES) for a in PLACES)
"""In steps along rows and columns (C-82)."""


def line_through(place: int, way: int) -> tuple[int, ...]:
    """Return the five places of the row or column through a place, in the order of going that way from `place`."""
    line = [place]
    while len(line) < SIDE:
        line.append(ACROSS[line[-1]][way])
    return tuple(line)


LINES: Final = tuple(tuple(line_through(place, way) for way in WAYS) for place in PLACES)
