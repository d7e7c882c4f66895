"""What may be played: each clause that limits a placement is enforced here, and the legal moves are listed.

`placing` finds the legal placements by building them up; `fault_of` judges any placement as a whole. The tests hold the
two against each other, and both against a third.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import ALL_GROUPS, GROUPS_OF, LONGEST
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, COLUMN, ROW, STEPS, Grid, Placed, xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.placing import Laid, most_together
from cuboteca.games.qwirkle_cubes.rules.refusal import Refusal
from cuboteca.games.qwirkle_cubes.rules.scoring import lines_made
from cuboteca.play.lazy_sequences import LazySequence

ORIGIN: Final = 0
CORNERS: Final = tuple(one + other for one in (STEPS[ROW], -STEPS[ROW]) for other in (STEPS[COLUMN], -STEPS[COLUMN]))


def fault_of(grid: Grid, hand: tuple[int, ...], placed: Placed) -> Refusal | None:
    """Return the first thing that is wrong with a placement; None if it is legal."""
    return (
        _not_in_hand(hand, placed)
        or _taken(grid, placed)
        or _nothing_in_common(placed)
        or _not_in_one_line(placed)
        or (_touching(grid, placed) if grid.cubes else None)
        or _gap(grid, placed)
        or _bad_line(grid, placed)
        or (None if grid.cubes else _bad_opening(grid, hand, placed))
    )


def _not_in_hand(hand: tuple[int, ...], placed: Placed) -> Refusal | None:
    left = list(hand)
    for _, cube in placed:
        if cube not in left:
            return Refusal("no_more_in_hand" if cube in hand else "not_in_hand", "Z-2", cube=cube)
        left.remove(cube)
    return None if placed else Refusal("nothing_placed", "Z-20")


def _taken(grid: Grid, placed: Placed) -> Refusal | None:
    new = set()
    for cell, _ in placed:
        if cell in grid.cubes:
            return Refusal("taken", "Z-26", cube=grid.cubes[cell], cell=xy(cell))
        if cell in new:
            return Refusal("cell_twice", "Z-8", cell=xy(cell))
        new.add(cell)
    return None


def _nothing_in_common(placed: Placed) -> Refusal | None:
    shared = ALL_GROUPS
    for _, cube in placed:
        shared &= GROUPS_OF[cube]
    if shared:
        return None
    if len(placed) > 2:
        return Refusal("nothing_in_common", "Z-7")
    (_, cube), (_, other) = placed
    return Refusal("unlike_pair", "Z-7", cube=cube, other=other)


def _axis(placed: Placed) -> int | None:
    """Along which axis the cells lie; None if along neither. A single cell lies along both."""
    columns, rows = zip(*[xy(cell) for cell, _ in placed], strict=True)
    if len(set(rows)) == 1:
        return ROW
    return COLUMN if len(set(columns)) == 1 else None


def _not_in_one_line(placed: Placed) -> Refusal | None:
    return Refusal("scattered", "Z-8") if _axis(placed) is None else None


def _touching(grid: Grid, placed: Placed) -> Refusal | None:
    cells = tuple(cell for cell, _ in placed)
    if any(cell in grid.fits for cell in cells):
        return None
    at_corner = any(cell + away in grid.cubes for cell in cells for away in CORNERS)
    return Refusal("corner", "Z-10") if at_corner else Refusal("apart", "Z-9")


def _gap(grid: Grid, placed: Placed) -> Refusal | None:
    step = STEPS[_axis(placed) or ROW]
    new = {cell for cell, _ in placed}
    for cell in range(min(new), max(new), step):
        if cell not in new and cell not in grid.cubes:
            return Refusal("gap", "Z-8", cell=xy(cell))
    return None


def _bad_line(grid: Grid, placed: Placed) -> Refusal | None:
    cubes = {**grid.cubes, **dict(placed)}
    for cells in lines_made(grid.cubes, placed):
        fault = line_fault(cells, cubes, grid.distinct)
        if fault is not None:
            return fault
    return None


def line_fault(cells: list[int], cubes: Mapping[int, int], distinct: bool) -> Refusal | None:
    """Return what is wrong with the cubes in a line of cells; None if it is right."""
    axis, line = STEPS.index(cells[1] - cells[0]), [cubes[cell] for cell in cells]
    if len(line) > LONGEST:
        return Refusal("too_long", "Z-13", axis=axis, length=len(line))
    shared = ALL_GROUPS
    for cube in line:
        shared &= GROUPS_OF[cube]
    if not shared:
        return Refusal("mixed_line", "Z-11", axis=axis)
    twin = next((cube for cube in line if line.count(cube) > 1), None)
    if distinct and twin is not None:
        return Refusal("twins", "Z-12", axis=axis, cube=twin)
    return None


def _bad_opening(grid: Grid, hand: tuple[int, ...], placed: Placed) -> Refusal | None:
    most = most_together(hand, grid.distinct)
    if most < 2:
        return Refusal("no_pair", "Z-15")
    if len(placed) < most:
        return Refusal("too_few", "Z-14", most=most)
    return None if placed[0][0] == ORIGIN else Refusal("first_line", "Z-30")


def is_connected(grid: Grid) -> bool:
    """Do all cubes of the grid hang together side by side (Z-9, Z-10)?"""
    if not grid.cubes:
        return True
    reached = {next(iter(grid.cubes))}
    waiting = list(reached)
    while waiting:
        cell = waiting.pop()
        for axis in AXES:
            for near in (cell - STEPS[axis], cell + STEPS[axis]):
                if near in grid.cubes and near not in reached:
                    reached.add(near)
                    waiting.append(near)
    return len(reached) == len(grid.cubes)


class Listing(LazySequence[Move]):
    """Complete and finite: the re-rolls and what is said first, then every placement.

    The placements are searched for only as far as they are asked for; `len` finds them all. `in` searches for none,
    it judges.
    """

    __slots__ = ("_found", "_is_legal", "_said", "_search")

    def __init__(
        self, said: tuple[Move, ...], search: Iterator[list[Laid]], is_legal: Callable[[Placed], bool]
    ) -> None:
        self._said = said
        self._search = search
        self._found: list[Laid] = []
        self._is_legal = is_legal

    def reach(self, most: int | None = None) -> int:
        while most is None or len(self._said) + len(self._found) < most:
            more = next(self._search, None)
            if more is None:
                break
            self._found += more
        return len(self._said) + len(self._found)

    def at(self, number: int) -> Move:
        place = number - len(self._said)
        return _move(self._found[place]) if place >= 0 else self._said[number]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and (move in self._said or (move.kind == PUT and self._is_legal(move.cubes)))


def _move(laid: Laid) -> Move:
    return Move(PUT, tuple(zip(*laid, strict=True)))
