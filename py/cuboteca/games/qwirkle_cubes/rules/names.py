"""What cubes and places are called."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import Cell

COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPE_NAMES: Final = ("circle", "square", "diamond", "clover", "four-point star", "eight-point star")

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")


def cube_name(cube: int) -> str:
    """As in "red square"."""
    return f"{COLOUR_NAMES[cube // 6]} {SHAPE_NAMES[cube % 6]}"


def a_cube(cube: int) -> str:
    """As in "an orange star"."""
    name = cube_name(cube)
    return f"{'an' if name[0] == 'o' else 'a'} {name}"


def cubes_text(count: int) -> str:
    """As in "one cube", "three cubes"."""
    return f"{NUMBERS[count]} cube{'' if count == 1 else 's'}"


def place_name(cell: Cell) -> str:
    """As in "the middle", where the first line began (Z-30), or "3 left, 8 up" of it."""
    x, y = cell
    across = f"{abs(x)} {'right' if x > 0 else 'left'}" if x else ""
    along = f"{abs(y)} {'up' if y > 0 else 'down'}" if y else ""
    return ", ".join(filter(None, (across, along))) or "the middle"


def at_place(cell: Cell) -> str:
    """The same in a sentence: "in the middle", "3 left, 8 up of the middle"."""
    return f"{place_name(cell)} of the middle" if any(cell) else "in the middle"


def begun(words: str) -> str:
    """Words as a sentence begins with them."""
    return f"{words[0].upper()}{words[1:]}"


def line_name(cells: tuple[int, ...]) -> str:
    """As in "row" or "column", as the cells lie."""
    return "column" if len(cells) > 1 and abs(cells[1] - cells[0]) == 1 else "row"


def points_text(points: int) -> str:
    """As in "1 point", "3 points"."""
    return f"{points} point" if points == 1 else f"{points} points"
