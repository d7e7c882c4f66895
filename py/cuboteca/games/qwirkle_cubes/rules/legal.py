"""What may be played: each clause that limits a placement is enforced here, and the legal moves are listed.

`placing` finds the legal placements by building them up; `fault_of` judges any placement as a whole. The tests hold the
two against each other, and both against a third.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import ALL_GROUPS, GROUPS_OF, LONGEST
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, COLUMN, ROW, STEPS, Grid, Placed, xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.placing import Laid, most_together
from cuboteca.games.qwirkle_cubes.rules.scoring import lines_made
from cuboteca.play.lazy import LazySequence

ORIGIN: Final = 0
CORNERS: Final = tuple(one + other for one in (STEPS[ROW], -STEPS[ROW]) for other in (STEPS[COLUMN], -STEPS[COLUMN]))


class Fault(NamedTuple):
    """One thing that is wrong: an identifier, the clause, and what it is about."""

    what: str
    clause: str
    cubes: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    number: int = 0


def fault_of(grid: Grid, hand: tuple[int, ...], placed: Placed) -> Fault | None:
    """The first thing that is wrong with a placement; None if it is legal."""
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


def _not_in_hand(hand: tuple[int, ...], placed: Placed) -> Fault | None:
    left = list(hand)
    for _, cube in placed:
        if cube not in left:
            return Fault("no_more_in_hand" if cube in hand else "not_in_hand", "Z-2", (cube,))
        left.remove(cube)
    return None if placed else Fault("nothing", "Z-20")


def _taken(grid: Grid, placed: Placed) -> Fault | None:
    new: dict[int, int] = {}
    for cell, cube in placed:
        if cell in grid.cubes:
            return Fault("taken", "Z-26", (grid.cubes[cell],), (cell,))
        if cell in new:
            return Fault("cell_twice", "Z-8", (new[cell], cube), (cell,))
        new[cell] = cube
    return None


def _nothing_in_common(placed: Placed) -> Fault | None:
    shared = ALL_GROUPS
    for _, cube in placed:
        shared &= GROUPS_OF[cube]
    if shared:
        return None
    cubes = tuple(cube for _, cube in placed)
    return Fault("nothing_in_common" if len(cubes) > 2 else "unlike_pair", "Z-7", cubes)


def _axis(placed: Placed) -> int | None:
    """Along which axis the cells lie; None if along neither. A single cell lies along both."""
    columns, rows = zip(*[xy(cell) for cell, _ in placed], strict=True)
    if len(set(rows)) == 1:
        return ROW
    return COLUMN if len(set(columns)) == 1 else None


def _not_in_one_line(placed: Placed) -> Fault | None:
    return Fault("scattered", "Z-8") if _axis(placed) is None else None


def _touching(grid: Grid, placed: Placed) -> Fault | None:
    cells = tuple(cell for cell, _ in placed)
    if any(cell in grid.fits for cell in cells):
        return None
    at_corner = any(cell + away in grid.cubes for cell in cells for away in CORNERS)
    return Fault("corner" if at_corner else "apart", "Z-10" if at_corner else "Z-9", cells=cells)


def _gap(grid: Grid, placed: Placed) -> Fault | None:
    step = STEPS[_axis(placed) or ROW]
    new = {cell for cell, _ in placed}
    for cell in range(min(new), max(new), step):
        if cell not in new and cell not in grid.cubes:
            return Fault("gap", "Z-8", cells=(cell,))
    return None


def _bad_line(grid: Grid, placed: Placed) -> Fault | None:
    cubes = {**grid.cubes, **dict(placed)}
    for cells in lines_made(grid.cubes, placed):
        fault = line_fault([cubes[cell] for cell in cells], grid.distinct)
        if fault is not None:
            return fault._replace(cells=tuple(cells))
    return None


def line_fault(cubes: list[int], distinct: bool) -> Fault | None:
    """What is wrong with a line of cubes, wherever it lies."""
    if len(cubes) > LONGEST:
        return Fault("too_long", "Z-13", tuple(cubes))
    shared = ALL_GROUPS
    for cube in cubes:
        shared &= GROUPS_OF[cube]
    if not shared:
        return Fault("mixed_line", "Z-11", tuple(cubes))
    twin = next((cube for cube in cubes if cubes.count(cube) > 1), None)
    if distinct and twin is not None:
        return Fault("twins", "Z-12", (twin,))
    return None


def _bad_opening(grid: Grid, hand: tuple[int, ...], placed: Placed) -> Fault | None:
    most = most_together(hand, grid.distinct)
    if most < 2:
        return Fault("no_pair", "Z-15")
    if len(placed) < most:
        return Fault("too_few", "Z-14", number=most)
    return None if placed[0][0] == ORIGIN else Fault("not_at_origin", "Z-30", cells=(placed[0][0],))


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

    def __init__(self, said: tuple[Move, ...], search: Iterator[list[Laid]], is_legal: Callable[[Move], bool]) -> None:
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
        return isinstance(move, Move) and (move in self._said or (move.kind == PUT and self._is_legal(move)))


def _move(laid: Laid) -> Move:
    return Move(PUT, tuple(zip(*laid, strict=True)))
