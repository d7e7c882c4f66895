"""Where a cube may go now, so that the placement is legal or can still be made so with the rest of the hand.

A part of a legal placement that still touches an old cube is legal itself. So a cell that touches is open to a cube
if the cube may stand there alone; and a cell that touches nothing is open if the cells from it to the nearest one
that does can be filled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import ANY, FITTING, GROUPS_OF, HAND, LONGEST, MEMBERS
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, NO_RUN, STEPS, Grid, Placed
from cuboteca.games.qwirkle_cubes.rules.legal import fault_of
from cuboteca.games.qwirkle_cubes.rules.placing import largest_groups, most_together, stock_of, without

LINE_CELLS: Final = range(LONGEST)


def open_cells(grid: Grid, hand: tuple[int, ...], chosen: tuple[int, ...], placed: Placed) -> dict[int, bool]:
    """Return the cells where at least one of the chosen cubes may go, rising; True where that makes a legal placement.

    `hand` holds the chosen cubes and the placed ones too.
    """
    rest = list(hand)
    for _, cube in placed:
        rest.remove(cube)
    if not grid.cubes:
        return _opening_cells(grid, hand, chosen, placed)
    if not placed:
        return _first_cells(grid, hand, chosen)
    found: dict[int, bool] = {}
    for cube in set(chosen):
        for cell in _next_cells(grid, tuple(rest), cube, placed):
            found[cell] = found.get(cell, False) or fault_of(grid, hand, with_cube(placed, cell, cube)) is None
    return dict(sorted(found.items()))


def with_cube(placed: Placed, cell: int, cube: int) -> Placed:
    """Return the placement with one cube more."""
    return tuple(sorted((*placed, (cell, cube))))


def _opening_cells(grid: Grid, hand: tuple[int, ...], chosen: tuple[int, ...], placed: Placed) -> dict[int, bool]:
    """On the empty table: the cells of a longest line from 0,0 (Z-14, Z-30)."""
    most = most_together(hand, grid.distinct)
    laid = tuple(cube for _, cube in placed)
    if not any(largest_groups(hand, grid.distinct, (*laid, cube)) for cube in chosen):
        return {}
    taken = {cell for cell, _ in placed}
    cells = {
        step * number
        for step in STEPS
        for line in ({step * number for number in range(most)},)
        if taken <= line
        for number in range(most)
    }
    return {cell: len(placed) + 1 == most for cell in sorted(cells - taken)}


def _first_cells(grid: Grid, hand: tuple[int, ...], chosen: tuple[int, ...]) -> dict[int, bool]:
    """Return the first cube of a placement: cells that touch, and cells beyond them that others of the hand would
    join."""
    wanted = 0
    for cube in chosen:
        wanted |= 1 << cube
    kinds, copies = stock_of(hand, grid.distinct)
    found = {}
    for cell, fitting in grid.fits.items():
        if fitting & wanted:
            found[cell] = True
        if fitting & kinds:
            for axis in AXES:
                step, before, after = STEPS[axis], grid.before[axis], grid.after[axis]
                if cell not in before:
                    away = _furthest(grid, cell, after.get(cell, NO_RUN), (kinds, copies), chosen)
                    _mark(grid, cell, -step, away, found)
                if cell not in after:
                    away = _furthest(grid, cell, before.get(cell, NO_RUN), (kinds, copies), chosen)
                    _mark(grid, cell, step, away, found)
    return dict(sorted(found.items()))


def _furthest(
    grid: Grid,
    cell: int,
    run: tuple[int, int, int],
    stock: tuple[int, int],
    chosen: tuple[int, ...],
) -> int:
    """Return how far from a touching cell one of the chosen cubes may stand, the cells between filled with others."""
    kinds, copies = stock
    groups, old_kinds, length = run
    crossing = grid.fits[cell]
    furthest = 0
    for cube in chosen:
        bit = 1 << cube
        if bit & old_kinds:
            continue
        others = without(kinds, bit, copies)
        for group in _each(groups & GROUPS_OF[cube]):
            in_line = others & EVERY_MEMBER[group] & ~old_kinds
            if in_line & crossing:
                furthest = max(furthest, min(in_line.bit_count(), LONGEST - 1 - length))
    return furthest


EVERY_MEMBER: Final = tuple(sum(members << 36 * copy for copy in range(HAND)) for members in MEMBERS)
"""The members of each group in all the copies of a stock."""


def _each(groups: int) -> Iterator[int]:
    while groups:
        bit = groups & -groups
        groups ^= bit
        yield bit.bit_length() - 1


def _mark(grid: Grid, cell: int, step: int, away: int, found: dict[int, bool]) -> None:
    """Mark cells that touch nothing, up to so many steps away."""
    for _ in range(away):
        cell += step
        if cell in grid.fits or cell in grid.cubes:
            return
        found.setdefault(cell, False)


def _next_cells(grid: Grid, rest: tuple[int, ...], cube: int, placed: Placed) -> Iterator[int]:
    """Yield the cells where a cube may join others already placed this turn."""
    others = list(rest)
    others.remove(cube)
    for axis in AXES:
        step = STEPS[axis]
        line = [cell for cell, _ in placed]
        if any((cell - line[0]) % step or abs(cell - line[0]) >= step * LONGEST for cell in line):
            continue
        for cell in range(max(line) - step * (LONGEST - 1), min(line) + step * LONGEST, step):
            if cell in grid.cubes or cell in line:
                continue
            if _can_complete(grid, axis, tuple(others), dict(with_cube(placed, cell, cube))):
                yield cell


def _can_complete(grid: Grid, axis: int, others: tuple[int, ...], new: dict[int, int]) -> bool:
    """Can the gaps between some new cubes of a line be filled, and an old cube be reached, with other cubes?"""
    step = STEPS[axis]
    first, last = min(new), max(new)
    spans = [(first, last)]
    if not any(cell in grid.fits for cell in range(first, last + 1, step)):
        spans = [(_to_touching(grid, first, -step), last), (first, _to_touching(grid, last, step))]
    return any(
        (end - start) // step < LONGEST and _can_fill(grid, axis, others, new, range(start, end + 1, step))
        for start, end in spans
    )


def _to_touching(grid: Grid, cell: int, step: int) -> int:
    """Return the nearest cell in a direction that touches an old cube, if a line can be as long."""
    for _ in LINE_CELLS:
        cell += step
        if cell in grid.fits:
            break
    return cell


def _can_fill(grid: Grid, axis: int, others: tuple[int, ...], new: dict[int, int], span: range) -> bool:
    groups, kinds, length = grid.before[axis].get(span[0], NO_RUN)
    gaps = []
    used = 0
    for cell in span:
        if cell in grid.cubes:
            continue
        if cell in new:
            cube = new[cell]
            if not grid.line_fits[1 - axis].get(cell, ANY) >> cube & 1 or used >> cube & grid.distinct:
                return False
            groups &= GROUPS_OF[cube]
            used |= 1 << cube
        else:
            gaps.append(grid.line_fits[1 - axis].get(cell, ANY))
        run = grid.after[axis].get(cell, NO_RUN)
        if kinds & run[1]:
            return False
        groups, kinds, length = groups & run[0], kinds | run[1], length + 1 + run[2]
    if length > LONGEST or (grid.distinct and used & kinds):
        return False
    return _can_match(gaps, others, groups, kinds | used, grid.distinct)


def _can_match(gaps: list[int], others: tuple[int, ...], groups: int, barred: int, distinct: bool) -> bool:
    """Can each gap get a cube of its own that fits across, so that the whole line shares something?"""
    if not groups or not gaps:
        return bool(groups)
    fitting = gaps[0] & FITTING[groups] & ~(barred if distinct else 0)
    return any(
        fitting >> cube & 1
        and _can_match(
            gaps[1:], (*others[:index], *others[index + 1 :]), groups & GROUPS_OF[cube], barred | 1 << cube, distinct
        )
        for index, cube in enumerate(others)
    )
