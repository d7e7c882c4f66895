"""The first turn of the game: as many cubes as possible, in a line from 0,0 (Z-14, Z-15, Z-30)."""

from __future__ import annotations

from collections.abc import Iterator

from cuboteca.games.qwirkle_cubes.rules.cells import STEPS
from cuboteca.games.qwirkle_cubes.rules.cubes import GROUPS_OF, MEMBERS
from cuboteca.games.qwirkle_cubes.rules.placing import Laid, stock_of, without


def most_together(hand: tuple[int, ...], distinct: bool) -> int:
    """How many cubes of a hand can stand in one line."""
    return max(_together(hand, group, distinct) for group in range(12))


def _together(hand: tuple[int, ...], group: int, distinct: bool) -> int:
    members = [cube for cube in (set(hand) if distinct else hand) if MEMBERS[group] >> cube & 1]
    return len(members)


def largest_groups(hand: tuple[int, ...], distinct: bool, with_cubes: tuple[int, ...] = ()) -> int:
    """The groups in which the most cubes of a hand stand together, and some given ones among them."""
    most = most_together(hand, distinct)
    if most < 2 or (distinct and len(set(with_cubes)) < len(with_cubes)):
        return 0
    groups = sum(1 << group for group in range(12) if _together(hand, group, distinct) == most)
    for cube in with_cubes:
        groups &= GROUPS_OF[cube]
    return groups


def opening_lines(hand: tuple[int, ...], distinct: bool) -> Iterator[list[Laid]]:
    """Every first placement: the largest sets in every order, in a row and in a column."""
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
