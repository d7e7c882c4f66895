"""The endless table: its cells, the cubes placed on it, and the empty cells that a placement can fill.

A cell is 256 x + y, so that rising numbers go by x, then by y. No game of 90 cubes that begins at 0,0 (Z-30) gets
further than 99 from there, so two digits are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import ALL_GROUPS, ANY, FITTING, GROUPS_OF, HAND, LONGEST

EAST: Final = 256
NORTH: Final = 1
STEPS: Final = (EAST, NORTH)
"""Along a row and along a column."""

ROW: Final = 0
COLUMN: Final = 1
AXES: Final = (ROW, COLUMN)

Cell = tuple[int, int]
"""A cell as people name it: x to the east, y to the north."""


def cell_at(x: int, y: int) -> int:
    """Return the number of the cell at x east and y north."""
    return 256 * x + y


def xy(cell: int) -> Cell:
    """Return its place: x east and y north."""
    return cell + 128 >> 8, (cell + 128 & 255) - 128


def cell_text(cell: int) -> str:
    """As in "4,-1"."""
    return f"{cell + 128 >> 8},{(cell + 128 & 255) - 128}"


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


Placed = tuple[tuple[int, int], ...]
"""Cells with the cubes put there, by rising cell."""


class Grid:
    """Placed cubes. `with_cubes` gives another grid; one never changes, it only remembers what it has worked out."""

    __slots__ = ("_hash", "after", "before", "cubes", "distinct", "fits", "line_fits", "open", "stretches")

    def __init__(self, distinct: bool) -> None:
        self.distinct = distinct
        """May no line hold the same cube twice (Z-12)?"""
        self.cubes: dict[int, int] = {}
        self.before: tuple[dict[int, Run], dict[int, Run]] = ({}, {})
        self.after: tuple[dict[int, Run], dict[int, Run]] = ({}, {})
        """By axis, then by empty cell: the run that ends just before the cell, and the one that begins just after."""
        self.line_fits: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """By axis, then by empty cell: the kinds that fit its row, or its column."""
        self.fits: dict[int, int] = {}
        """For each empty cell beside a cube, the kinds that may stand there alone; often none."""
        self.open = 0
        """The kinds that may stand somewhere: whoever has none of them can place nothing."""
        self.stretches: tuple[dict[int, Stretch], dict[int, Stretch]] = ({}, {})
        """By axis, then by touching cell: those asked for so far, here or in a grid that this one came from."""
        self._hash: int | None = None

    def with_cubes(self, placed: Iterable[tuple[int, int]]) -> Grid:
        grid = Grid.__new__(Grid)
        grid.distinct = self.distinct
        grid.cubes = self.cubes.copy()
        grid.before = (self.before[0].copy(), self.before[1].copy())
        grid.after = (self.after[0].copy(), self.after[1].copy())
        grid.line_fits = (self.line_fits[0].copy(), self.line_fits[1].copy())
        grid.fits = self.fits.copy()
        grid._hash = None
        renewed: set[int] = set()
        for cell, cube in placed:
            renewed |= grid._put(cell, cube)
        grid.stretches = self._stretches_without(renewed)
        grid.open = 0
        for kinds in grid.fits.values():
            grid.open |= kinds
        return grid

    def _put(self, cell: int, cube: int) -> set[int]:
        """Put a cube; the cells about which anything has changed."""
        renewed = {cell}
        self.cubes[cell] = cube
        self.fits.pop(cell, None)
        kind = 1 << cube if self.distinct else 0
        for step, before, after, line_fits in zip(STEPS, self.before, self.after, self.line_fits, strict=True):
            left, right = before.pop(cell, NO_RUN), after.pop(cell, NO_RUN)
            line_fits.pop(cell, None)
            groups = left[0] & right[0] & GROUPS_OF[cube]
            run = (groups, left[1] | kind | right[1], left[2] + 1 + right[2])
            first, last = cell - step * (left[2] + 1), cell + step * (right[2] + 1)
            after[first] = before[last] = run
            line_fits[first] = fitting(before.get(first, NO_RUN), run)
            line_fits[last] = fitting(run, after.get(last, NO_RUN))
            for end in (first, last):
                self.fits[end] = self.line_fits[0].get(end, ANY) & self.line_fits[1].get(end, ANY)
                renewed.add(end)
        return renewed

    def _stretches_without(self, renewed: set[int]) -> tuple[dict[int, Stretch], dict[int, Stretch]]:
        """Return the stretches of those rows and of those columns in which nothing has changed."""
        rows = {cell + 128 & 255 for cell in renewed}
        columns = {cell + 128 >> 8 for cell in renewed}
        in_rows, in_columns = self.stretches
        return (
            {cell: stretch for cell, stretch in in_rows.items() if cell + 128 & 255 not in rows},
            {cell: stretch for cell, stretch in in_columns.items() if cell + 128 >> 8 not in columns},
        )

    def stretch(self, axis: int, cell: int) -> Stretch:
        """Return the stretch from a touching cell, worked out when first asked for."""
        known = self.stretches[axis]
        if cell not in known:
            before, after, across = self.before[axis], self.after[axis], self.line_fits[1 - axis]
            known[cell] = stretch_from(cell, STEPS[axis], self.cubes, self.fits, before, after, across)
        return known[cell]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.cubes == other.cubes and self.distinct == other.distinct

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.cubes.items()))
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[bool, Placed]]:
        return grid_of, (self.distinct, tuple(sorted(self.cubes.items())))


def fitting(left: Run, right: Run) -> int:
    """Return the kinds of cubes that may stand between two runs and join them (Z-11, Z-12, Z-13)."""
    if left[2] + right[2] >= LONGEST or left[1] & right[1]:
        return 0
    return FITTING[left[0] & right[0]] & ~(left[1] | right[1])


def grid_of(distinct: bool, placed: Iterable[tuple[int, int]]) -> Grid:
    """Return a grid with these cubes."""
    return Grid(distinct).with_cubes(placed)
