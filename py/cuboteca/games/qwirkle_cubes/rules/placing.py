"""Every legal placement of a hand, found once each and in a fixed order.

A placement after the first has, along its line, a first new cube that touches old ones. The search starts from that
cell: from there rightwards over the next empty cells of the line, then leftwards over cells that touch nothing. A
part of a legal placement that still touches is legal too, so that nothing is tried in vain for long. The first turn of
the game places as many cubes as possible, in a line from 0,0 (Z-14, Z-15, Z-30).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import (
    ALL_GROUPS,
    FITTING,
    GROUPS_OF,
    HAND,
    LONGEST,
    MEMBERS,
    cubes_in,
    kinds_of,
)
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, NO_RUN, STEPS, Grid, Stretch

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
    """Return how often the hand holds each cube; `distinct` counts none twice."""
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
    """Return a stock's kinds after one of a kind is used."""
    held = kinds & bit * copies
    return kinds ^ held | held >> 36


def placements(grid: Grid, hand: tuple[int, ...]) -> Iterator[list[Laid]]:
    """Yield every legal placement, a few at a time."""
    if not grid.cubes:
        yield from _opening_lines(hand, grid.distinct)
        return
    stock = stock_of(hand, grid.distinct)
    for cell in sorted(grid.fits):
        fitting = grid.fits[cell] & stock.kinds
        if fitting:
            yield [((cell,), (cube,)) for cube in cubes_in(fitting)]
            for axis in AXES:
                if _may_grow(grid, axis, cell, stock):
                    yield _Filling(grid.stretch(axis, cell), stock, fitting).found


def _may_grow(grid: Grid, axis: int, cell: int, stock: Stock) -> bool:
    """Return whether the hand holds two cubes for the line through a cell, at a quick look."""
    before, after = grid.before[axis].get(cell, NO_RUN), grid.after[axis].get(cell, NO_RUN)
    if before[2] + after[2] > LONGEST - 2:
        return False
    suitable = stock.kinds & FITTING[before[0] & after[0]] * stock.copies & ~(before[1] | after[1])
    return bool(suitable & suitable - 1)


class _Filling:
    """Every filling of a stretch with two cubes or more, in `found`."""

    __slots__ = ("copies", "found", "stretch")

    def __init__(self, stretch: Stretch, stock: Stock, starting: int) -> None:
        """`starting` are the kinds for the cell that touches."""
        self.stretch = stretch
        self.copies = stock.copies
        self.found: list[Laid] = []
        self._rightwards(0, starting, stock.kinds, ALL_GROUPS, 0, ())

    def _rightwards(self, index: int, fitting: int, stock: int, shared: int, used: int, laid: tuple[int, ...]) -> None:
        """Lay each fitting cube in a cell, then go on, to the right or to the left."""
        cells, left, right = self.stretch
        _, old_groups, old_kinds, room = right[index]
        further = room and index + 1 < len(right)
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            cube = bit.bit_length() - 1
            groups = shared & GROUPS_OF[cube]
            left_over = without(stock, bit, self.copies)
            now = (*laid, cube)
            if index:
                self.found.append((cells[left : left + index + 1], now))
            if left and room:
                possible = left_over & FITTING[groups & old_groups] & ~old_kinds
                if possible:
                    self._leftwards(1, index, possible, left_over, groups, now)
            if further:
                across, next_groups, next_kinds, _ = right[index + 1]
                if groups & next_groups and not (used | bit) & next_kinds:
                    possible = left_over & across & FITTING[groups & next_groups] & ~next_kinds
                    if possible:
                        self._rightwards(index + 1, possible, left_over, groups, used | bit, now)

    def _leftwards(self, away: int, index: int, fitting: int, stock: int, shared: int, laid: tuple[int, ...]) -> None:
        """Lay each fitting cube in a cell on the left that touches nothing, then go on to the left."""
        all_cells, left, right = self.stretch
        _, old_groups, old_kinds, room = right[index]
        cells = all_cells[left - away : left + index + 1]
        further = away < left and away < room
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


def most_together(hand: tuple[int, ...], distinct: bool) -> int:
    """Return how many cubes of a hand can stand in one line."""
    return max(_together(hand, group, distinct) for group in range(12))


def _together(hand: tuple[int, ...], group: int, distinct: bool) -> int:
    members = [cube for cube in (set(hand) if distinct else hand) if MEMBERS[group] >> cube & 1]
    return len(members)


def largest_groups(hand: tuple[int, ...], distinct: bool, with_cubes: tuple[int, ...] = ()) -> int:
    """Return the groups in which the most cubes of a hand stand together, and some given ones among them."""
    most = most_together(hand, distinct)
    if most < 2 or (distinct and len(set(with_cubes)) < len(with_cubes)):
        return 0
    groups = sum(1 << group for group in range(12) if _together(hand, group, distinct) == most)
    for cube in with_cubes:
        groups &= GROUPS_OF[cube]
    return groups


def _opening_lines(hand: tuple[int, ...], distinct: bool) -> Iterator[list[Laid]]:
    """Yield every first placement: the largest sets in every order, in a row and in a column."""
    groups = largest_groups(hand, distinct)
    if not groups:
        return
    most = most_together(hand, distinct)
    kinds, copies = stock_of(hand, distinct)
    orders = list(_orders(groups, kinds, copies, most, ()))
    for step in STEPS:
        cells = tuple(step * number for number in range(most))
        yield [(cells, order) for order in orders]


def _orders(groups: int, kinds: int, copies: int, wanted: int, laid: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not wanted:
        yield laid
        return
    fitting = 0
    for group in range(12):
        if groups >> group & 1:
            fitting |= MEMBERS[group]
    fitting &= kinds
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        cube = bit.bit_length() - 1
        shared = groups & GROUPS_OF[cube]
        yield from _orders(shared, without(kinds, bit, copies), copies, wanted - 1, (*laid, cube))
