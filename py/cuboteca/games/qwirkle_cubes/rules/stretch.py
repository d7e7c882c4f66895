"""The empty cells of a row or column that a placement can fill, from a cell that touches old cubes.

It depends on the grid alone, not on a hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import ALL_GROUPS, ANY, HAND, LONGEST

Run = tuple[int, int, int]
"""The groups that all the cubes of a run share, its kinds (0 where twins are allowed), its length."""

NO_RUN: Run = (ALL_GROUPS, 0, 0)


class Stretch(NamedTuple):
    """Where a placement along a line may go that has its first touching cell here."""

    cells: tuple[int, ...]
    """All the cells, rising: those on the left, the touching one, those on the right."""
    left: int
    """How many cells on the left, all of which touch nothing, may be filled too."""
    right: tuple[tuple[int, int, int, int], ...]
    """For the touching cell and each one on its right: the kinds that may cross there; and with the old cubes of the
    line as far as there, the groups they share, their kinds, and how many more cubes the line could take."""


def stretch_from(
    start: int,
    step: int,
    cubes: Mapping[int, int],
    touching: Mapping[int, int],
    before: Mapping[int, Run],
    after: Mapping[int, Run],
    across: Mapping[int, int],
) -> Stretch:
    groups, kinds, length = before.get(start, NO_RUN)
    left = 0
    cell = start - step
    while not length and left < HAND - 1 and cell not in cubes and cell not in touching:
        left += 1
        cell -= step
    cells = list(range(start - step * left, start, step))
    right: list[tuple[int, int, int, int]] = []
    cell = start
    for room in range(LONGEST - 1, -1, -1):
        run_groups, run_kinds, run_length = after.get(cell, NO_RUN)
        groups &= run_groups
        length += run_length
        if length > room or not groups or kinds & run_kinds:
            break
        kinds |= run_kinds
        right.append((across.get(cell, ANY), groups, kinds, room - length))
        cells.append(cell)
        cell += step * (run_length + 1)
    return Stretch(tuple(cells), left, tuple(right))
