"""The most points that any hand can make on a grid, for lines without twins: looked up, not searched for.

A placement's cubes share a group, and what it scores hangs on its cells alone. So for each group it is enough to know
which sets of its six members can fill some cells. Such a family of sets is 64 bits, one for each set; a hand is twelve
sets of six bits, one for each group.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import lru_cache
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import LONGEST, SIX
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, NO_RUN, Grid
from cuboteca.games.qwirkle_cubes.rules.scoring import points_for

GROUPS: Final = range(12)
SETS: Final = range(64)
EVERY_MEMBER: Final = 63
ONLY_EMPTY: Final = 1
"""The family of the empty set alone."""

WITHOUT: Final = tuple(sum(1 << chosen for chosen in SETS if not chosen >> member & 1) for member in SIX)
"""The family of all sets without a member."""
APART: Final = tuple(sum(1 << chosen for chosen in SETS if not chosen & barred) for barred in SETS)
"""The family of all sets that have nothing in common with a set."""

HELD: Final = tuple(1 << cube | 1 << 36 + 6 * (cube % 6) + cube // 6 for cube in range(36))
"""A cube as it counts in a hand's twelve sets."""

REMEMBERED: Final = 1024
"""As many families are remembered; sixteen times as many saved no time."""

Families = dict[tuple[int, int], int]
"""By points and group: the sets that score so much."""

Tables = tuple[tuple[int, ...], ...]
"""By group and by what a hand holds of it: the most points."""


def held(cubes: Iterable[int]) -> int:
    """Return a hand as twelve sets of six bits."""
    sets = 0
    for cube in cubes:
        sets |= HELD[cube]
    return sets


def most_points(tables: Tables, sets: int) -> int:
    """Return the most points that a hand of these sets can make."""
    best = 0
    for table in tables:
        points = table[sets & 63]
        if points > best:
            best = points
        sets >>= 6
    return best


@lru_cache(4096)
def _members(kinds: int) -> tuple[int, ...]:
    """Return what a mask of kinds has of each group."""
    return tuple(
        sum(1 << member for member in SIX if kinds >> (6 * group + member if group < 6 else 6 * member + group - 6) & 1)
        for group in GROUPS
    )


@lru_cache(REMEMBERED)
def _grown(family: int, allowed: int) -> int:
    """Return each set of a family with one of the allowed members more."""
    grown = 0
    for member in SIX:
        if allowed >> member & 1:
            grown |= (family & WITHOUT[member]) << (1 << member)
    return grown


@lru_cache(REMEMBERED)
def _supersets(family: int) -> int:
    """Return the family of all sets that hold one of a family's."""
    for member in SIX:
        family |= (family & WITHOUT[member]) << (1 << member)
    return family


def _add_stretch(grid: Grid, axis: int, cell: int, families: Families) -> None:
    """Add what the placements score that first touch old cubes of a line in a cell."""
    stretch = grid.stretch(axis, cell)
    right, left = stretch.right, stretch.left
    if not right:
        return
    before, after = grid.before[1 - axis], grid.after[1 - axis]
    crossing = 0
    windows: list[tuple[int, int, int, int]] = []
    for index, (across, groups, kinds, _) in enumerate(right):
        beside = stretch.cells[left + index]
        crossed = before.get(beside, NO_RUN)[2] + after.get(beside, NO_RUN)[2]
        crossing += points_for(crossed + 1) if crossed else 0
        windows.append((across, groups, kinds, crossing))
    first_across, first_groups = _members(right[0][0]), right[0][1]
    alone = right[0][3] == LONGEST - 1
    for group in GROUPS:
        if not (first_groups >> group & 1 and first_across[group]):
            continue
        family = ONLY_EMPTY
        for index, (across, groups, kinds, points) in enumerate(windows):
            if not groups >> group & 1:
                break
            family = _grown(family, _members(across)[group])
            if not family:
                break
            room = right[index][3]
            fresh = family & APART[_members(kinds)[group]]
            for away in range(min(left, room) + 1):
                if not fresh:
                    break
                if away or index or not alone:  # a cube alone is in no line; across it is
                    scored = (points + points_for(LONGEST - room + away), group)
                    families[scored] = families.get(scored, 0) | fresh
                if away < room:
                    fresh = _grown(fresh, EVERY_MEMBER & ~_members(kinds)[group])


class BestPoints:
    """What every hand can make on one grid, found by `build`."""

    __slots__ = ("lines", "tables")

    def __init__(self, lines: dict[tuple[int, int], Families]) -> None:
        self.lines = lines
        self.tables = _tables(lines.values())


def build(grid: Grid, before: BestPoints | None = None) -> Generator[None, None, BestPoints]:
    """Look at a grid line by line, with a pause after each; after that of a grid that it came from by a placement, only
    at lines near it."""
    known = before.lines if before is not None else {}
    lines: dict[tuple[int, int], Families] = {}
    for axis in AXES:
        by_line: dict[int, list[int]] = {}
        for cell, kinds in grid.fits.items():
            if kinds:
                by_line.setdefault(cell + 128 >> 8 if axis else cell + 128 & 255, []).append(cell)
        for number, cells in by_line.items():
            # A grid keeps its stretches as long as nothing has changed in their line.
            if (axis, number) in known and cells[0] in grid.stretches[axis]:
                lines[axis, number] = known[axis, number]
                continue
            families: Families = {}
            for cell in cells:
                _add_stretch(grid, axis, cell, families)
            lines[axis, number] = families
            yield
    return BestPoints(lines)


def _tables(lines: Iterable[Families]) -> Tables:
    together: Families = {}
    for families in lines:
        for scored, family in families.items():
            together[scored] = together.get(scored, 0) | family
    tables = [[0] * 64 for _ in GROUPS]
    left = [-1] * 12
    for points, group in sorted(together, reverse=True):
        reached = _supersets(together[points, group]) & left[group]
        left[group] &= ~reached
        table = tables[group]
        while reached:
            bit = reached & -reached
            reached ^= bit
            table[bit.bit_length() - 1] = points
    return tuple(map(tuple, tables))


def opening_tables() -> Tables:
    """Return the tables of the first turn of a game: the largest set that a hand holds scores."""
    line = tuple(points_for(chosen.bit_count()) if chosen.bit_count() > 1 else 0 for chosen in SETS)
    return (line,) * 12
