"""Every legal placement of a hand, found once each and in a fixed order.

A placement after the first has, along its line, a first new cube that touches old ones. The search starts from that
cell: from there rightwards over the next empty cells of the line, then leftwards over cells that touch nothing. A
part of a legal placement that still touches is legal too, so that nothing is tried in vain for long.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.cells import AXES, STEPS
from cuboteca.games.qwirkle_cubes.cubes import (
    ALL_GROUPS,
    ANY,
    FITTING,
    GROUPS_OF,
    HAND,
    LONGEST,
    cubes_in,
    kinds_of,
)
from cuboteca.games.qwirkle_cubes.grid import NO_RUN, Grid

Laid = tuple[tuple[int, ...], tuple[int, ...]]
"""Rising cells, and the cubes put there."""

SINGLE: Final = 1
EVERY_COPY: Final = sum(1 << 36 * copy for copy in range(HAND))


class Stock(NamedTuple):
    """The cubes at hand, as masks of kinds, one upon the other: of which there is one, two, three …

    Where twins are forbidden only the first counts, for no placement can use the others.
    """

    kinds: int
    copies: int
    """What a kind's bit is multiplied by to reach all its copies."""


def stock_of(hand: tuple[int, ...], distinct: bool) -> Stock:
    if distinct:
        return Stock(kinds_of(hand), SINGLE)
    kinds = 0
    for cube in hand:
        bit = 1 << cube
        while kinds & bit:
            bit <<= 36
        kinds |= bit
    return Stock(kinds, EVERY_COPY)


def without(kinds: int, bit: int, copies: int) -> int:
    """A stock's kinds after one of a kind is used."""
    held = kinds & bit * copies
    return kinds ^ held | held >> 36


def placements(grid: Grid, hand: tuple[int, ...]) -> Iterator[list[Laid]]:
    """Every legal placement, a few at a time; on an empty grid there is none here, see `opening`."""
    stock = stock_of(hand, grid.distinct)
    for cell in sorted(grid.fits):
        fitting = grid.fits[cell] & stock.kinds
        if fitting:
            yield [((cell,), (cube,)) for cube in cubes_in(fitting)]
            for axis in AXES:
                found: list[Laid] = []
                _Line(grid, axis, cell, len(hand)).fill(fitting, stock, found)
                if found:
                    yield found


class _Line:
    """A line to be filled from a cell that touches old cubes: the empty cells on its right and left."""

    __slots__ = ("cells", "copies", "found", "left", "right")

    def __init__(self, grid: Grid, axis: int, start: int, most: int) -> None:
        step, cubes = STEPS[axis], grid.cubes
        after, across = grid.after[axis], grid.line_fits[1 - axis]
        groups, kinds, length = grid.before[axis].get(start, NO_RUN)
        self.left = 0
        """How many cells may be filled on the left, if the line stays short enough."""
        if not length:
            cell = start - step
            while self.left < most - 1 and cell not in cubes and cell not in grid.fits:
                self.left += 1
                cell -= step
        self.right: list[tuple[int, int, int, int]] = []
        """For each cell on the right: the kinds that may cross there; and with the runs met as far as there, the
        groups of the line's old cubes, their kinds, and how many cubes more the line can take."""
        cells = [start - step * away for away in range(self.left, 0, -1)]
        cell = start
        while len(self.right) < most:
            run = after.get(cell, NO_RUN)
            if kinds & run[1]:
                break
            groups, kinds, length = groups & run[0], kinds | run[1], length + run[2]
            room = LONGEST - length - len(self.right) - 1
            if room < 0 or not groups:
                break
            self.right.append((across.get(cell, ANY), groups, kinds, room))
            cells.append(cell)
            cell += step * (run[2] + 1)
        self.cells = tuple(cells)

    def fill(self, starting: int, stock: Stock, found: list[Laid]) -> None:
        """Add every filling of two cubes or more; `starting` are the kinds for the first cell."""
        if self.right and (len(self.right) > 1 or self.left):
            self.copies = stock.copies
            self.found = found
            self._rightwards(0, starting, stock.kinds, ALL_GROUPS, 0, ())

    def _rightwards(self, index: int, fitting: int, stock: int, shared: int, used: int, laid: tuple[int, ...]) -> None:
        """Lay each fitting cube in a cell, then go on, to the right or to the left."""
        _, old_groups, old_kinds, room = self.right[index]
        further = index + 1 < len(self.right)
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            cube = bit.bit_length() - 1
            groups = shared & GROUPS_OF[cube]
            left_over = without(stock, bit, self.copies)
            now = (*laid, cube)
            if index:
                self.found.append((self.cells[self.left : self.left + index + 1], now))
            if self.left and room:
                possible = left_over & FITTING[groups & old_groups] & ~old_kinds
                if possible:
                    self._leftwards(1, index, possible, left_over, groups, now)
            if further:
                across, next_groups, next_kinds, _ = self.right[index + 1]
                if groups & next_groups and not (used | bit) & next_kinds:
                    possible = left_over & across & FITTING[groups & next_groups] & ~next_kinds
                    if possible:
                        self._rightwards(index + 1, possible, left_over, groups, used | bit, now)

    def _leftwards(self, away: int, index: int, fitting: int, stock: int, shared: int, laid: tuple[int, ...]) -> None:
        """Lay each fitting cube in a cell on the left that touches nothing, then go on to the left."""
        _, old_groups, old_kinds, room = self.right[index]
        cells = self.cells[self.left - away : self.left + index + 1]
        further = away < self.left and away < room
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            cube = bit.bit_length() - 1
            now = (cube, *laid)
            self.found.append((cells, now))
            if further:
                groups = shared & GROUPS_OF[cube]
                left_over = without(stock, bit, self.copies)
                possible = left_over & FITTING[groups & old_groups] & ~old_kinds
                if possible:
                    self._leftwards(away + 1, index, possible, left_over, groups, now)
