"""The secret goals: patterns of four numbers, every one that may be chosen, and where one lies on the board.

A window is four squares that a pattern may lie on: north-west, north-east, south-west and south-east, or a line from
west to east or from north to south.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.board import square_at
from cuboteca.play.sealing import seal_number, unseal_number

SQUARE: Final = "2x2"
LINE: Final = "4x1"
ROW: Final = "4x1h"
COLUMN: Final = "4x1v"
"""What a goal looks like. With True North a line is a row, west to east, or a column, north to south (Q-39)."""

SHAPES: Final = (SQUARE, LINE, ROW, COLUMN)
NUMBERS: Final = (2, 3, 4, 5)
"""What a goal is made of (Q-5)."""


class Goal(NamedTuple):
    """A pattern. `numbers` holds the upper row and then the lower one, or the line as it is read."""

    shape: str
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        if self == HIDDEN:
            return "?"
        text = "".join(map(str, self.numbers))
        return f"{self.shape}:{text[:2]}/{text[2:]}" if self.shape == SQUARE else f"{self.shape}:{text}"


HIDDEN: Final = Goal("?", ())
"""Stands for a goal that the viewer may not know."""


def seal(goal: Goal, rng: Random) -> str:
    """Return a goal sealed, for a record that others may read."""
    number = SHAPES.index(goal.shape)
    for pips in goal.numbers:
        number = 4 * number + NUMBERS.index(pips)
    return seal_number(number, rng)


def unseal(text: str) -> Goal | None:
    """Return the goal that was sealed; None if none was, or it is damaged."""
    number = unseal_number(text)
    if number is None or number >= len(SHAPES) * 4**4:
        return None
    numbers = [NUMBERS[number // 4**place % 4] for place in (3, 2, 1, 0)]
    return Goal(SHAPES[number // 4**4], tuple(numbers))


def rotated(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return a 2x2 turned clockwise by a quarter."""
    north_west, north_east, south_west, south_east = numbers
    return (south_west, north_west, south_east, north_east)


def mirrored(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return a 2x2 with west and east exchanged."""
    north_west, north_east, south_west, south_east = numbers
    return (north_east, north_west, south_east, south_west)


@cache
def every_goal(shapes: tuple[str, ...], permutation: bool, /) -> tuple[Goal, ...]:
    """Return each goal of some shapes, in rising order of its numbers."""
    chosen = product(NUMBERS, repeat=4)
    return tuple(
        Goal(shape, numbers) for numbers in chosen if not permutation or len(set(numbers)) == 4 for shape in shapes
    )


WILD: Final = 1
"""The face that stands for any number of a goal, but never for a 6 (Q-25)."""

Window = tuple[int, int, int, int]


class Windows(NamedTuple):
    """All windows of a board, by kind."""

    blocks: tuple[Window, ...]
    rows: tuple[Window, ...]
    columns: tuple[Window, ...]


class Place(NamedTuple):
    """Where a goal lies on the board."""

    squares: Window
    """In the order of the goal as it lies: turned perhaps, and so not in the order in which it is written."""
    numbers: tuple[int, ...]
    """What counts on each of them, so that a 1 stands for it."""
    wild: tuple[int, ...]
    """Those of them that show a 1."""


@cache
def windows_of(size: int, wraps: bool, /) -> Windows:
    """Return all windows of a board of `size` squares a side; with `wraps` those across its edges too (Q-28)."""

    def window(column: int, row: int, *steps: tuple[int, int]) -> Window | None:
        cells = [(column + dx, row + dy) for dx, dy in steps]
        if not wraps and any(c not in range(size) or r not in range(size) for c, r in cells):
            return None
        one, two, three, four = (square_at(c % size, r % size) for c, r in cells)
        return (one, two, three, four)

    def all_of(*steps: tuple[int, int]) -> tuple[Window, ...]:
        found = (window(column, row, *steps) for row in range(size) for column in range(size))
        return tuple(one for one in found if one is not None)

    return Windows(
        blocks=all_of((0, 1), (1, 1), (0, 0), (1, 0)),
        rows=all_of((0, 0), (1, 0), (2, 0), (3, 0)),
        columns=all_of((0, 3), (0, 2), (0, 1), (0, 0)),
    )


@cache
def forms_of(goal: Goal, true_north: bool, mirror: bool) -> tuple[tuple[int, ...], ...]:
    """Return the ways round in which a goal counts, as written first: none twice (Q-28, Q-39)."""
    written = goal.numbers
    if true_north:
        return (written,)
    if goal.shape != SQUARE:
        return tuple(dict.fromkeys((written, written[::-1])))
    forms = [written]
    for _ in range(3):
        forms.append(rotated(forms[-1]))
    if mirror:
        forms += [mirrored(form) for form in forms]
    return tuple(dict.fromkeys(forms))


def windows_for(windows: Windows, shape: str) -> tuple[Window, ...]:
    """Return the windows that a goal of some shape may lie on."""
    if shape == SQUARE:
        return windows.blocks
    if shape == LINE:
        return windows.rows + windows.columns
    return {ROW: windows.rows, COLUMN: windows.columns}.get(shape, ())


def places_of(
    goal: Goal, qubes: bytes, windows: Windows, true_north: bool = False, mirror: bool = False
) -> tuple[Place, ...]:
    """Return every place where a goal lies on the board; pawns on the qubes hide nothing (Q-29)."""
    found = []
    forms = forms_of(goal, true_north, mirror)
    for window in windows_for(windows, goal.shape):
        one, two, three, four = window
        tops = (qubes[one], qubes[two], qubes[three], qubes[four])
        if 0 in tops or 6 in tops:
            continue
        for form in forms:
            if all(top in (number, WILD) for top, number in zip(tops, form, strict=True)):
                wild = tuple(square for square, top in zip(window, tops, strict=True) if top == WILD)
                found.append(Place(window, form, wild))
                break
    return tuple(found)
